"""The engine under every game. It knows decisions, chance and time, and no game."""
