"""The one rule that a table may choose."""

from cartomante.core.options import Option

OPTIONS = (Option("passing", (False, True)),)

PRESETS = {"standard": {}, "courtly": {"passing": True}}
