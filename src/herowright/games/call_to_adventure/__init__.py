"""Call to Adventure: one file a chapter of its rules."""
