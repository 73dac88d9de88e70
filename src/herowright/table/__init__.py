"""The engine under every game. It knows about decisions, chance and time, but not about any particular game."""
