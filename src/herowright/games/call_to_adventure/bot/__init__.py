"""The bot for Call to Adventure."""
