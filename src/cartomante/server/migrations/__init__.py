"""How a database made by an earlier version becomes one of this version."""
