"""A tiny game in a package of its own."""
