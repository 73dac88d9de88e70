"""The bot for Pathfinder."""
