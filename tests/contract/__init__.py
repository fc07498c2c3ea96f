"""What must hold of every game in the list, and of the toy: written once for all."""
