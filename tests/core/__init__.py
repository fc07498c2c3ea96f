"""One test file per module of the core, with the module's name; the toy game is their subject."""
