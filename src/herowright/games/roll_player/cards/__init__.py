"""Every card of the box: one declaration each, in the file of its family."""
