"""Collects which test proves which clause, so that `herowright rules` can show it."""
