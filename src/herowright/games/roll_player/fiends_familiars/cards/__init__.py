"""The cards of Fiends & Familiars."""
