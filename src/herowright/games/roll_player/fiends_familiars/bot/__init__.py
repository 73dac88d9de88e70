"""The greedy bot with Fiends & Familiars: what it judges otherwise than in the base game."""
