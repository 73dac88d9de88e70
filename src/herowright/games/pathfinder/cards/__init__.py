"""Every card of the game, and the vocabulary they are declared in."""
