"""The cards of Call to Adventure and the vocabulary they are written in."""
