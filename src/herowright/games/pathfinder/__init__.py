"""Pathfinder Adventure Card Game: Rise of the Runelords."""
