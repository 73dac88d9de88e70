"""Golden playthroughs: the whole public behaviour of a table as text, for people to read in a diff."""
