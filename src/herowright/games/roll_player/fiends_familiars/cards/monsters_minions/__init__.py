"""The cards of the second box, Monsters & Minions, as far as they join those of Fiends & Familiars (FF-MM)."""
