"""`python -m cartomante` is the command line."""

from cartomante.cli import main

main(prog_name="cartomante")
