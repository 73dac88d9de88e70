"""`make load`: how many live tables one server carries, and how long a choice takes."""
