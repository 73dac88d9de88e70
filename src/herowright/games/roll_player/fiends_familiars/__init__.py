"""Fiends & Familiars: what the expansion adds to Roll Player and what it changes, chapter by chapter."""
