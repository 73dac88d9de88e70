"""Tables in memory: their ledger, who sits at them, what is played and who is notified."""
