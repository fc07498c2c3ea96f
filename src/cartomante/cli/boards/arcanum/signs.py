"""The signs and colours of Arcanum; colour is never the only sign of anything."""

HOUSE_STYLES = ("#ffffff on #2f5fb3", "#3b2a00 on #f0c23c", "#ffffff on #b3303a", "#ffffff on #2a7a45")
HOUSE_TINTS = ("$text-primary", "$text-accent", "$text-error", "$text-success")  # the same as letters on a panel
MAJOR_STYLE = "#ffffff on #6d3aa8"
RANK_SIGNS = ("♟", "♞", "♛", "♚")  # Knave, Knight, Queen, King
TOWER = "♜"
ACTIVE, FIRST, TURNED_UP = "▸", "⚑", "☀"
STEP, FREE_STEP = "━", "─"
ROMAN = (
    "0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI", "XVII",
    "XVIII", "XIX", "XX", "XXI",
)  # fmt: skip
