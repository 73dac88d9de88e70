"""The bots of Roll Player. They know what a view shows and what is printed on the cards."""
