"""What the laboratory asks of the game: what to count, what to watch, which chances to play out."""
