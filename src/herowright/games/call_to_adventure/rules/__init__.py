"""The rules, one file a chapter."""
