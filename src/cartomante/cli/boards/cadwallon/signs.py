"""The signs and colours of Arcana; colour is never the only sign of anything."""

ARCANUM_SIGNS = ("♣", "♠", "♥", "♦")  # staves, swords, chalices, ducats: the suits that became of them
KIND_SIGNS = {"agent": "♟", "personality": "♚", "relic": "✦", "location": "♜", "militia": "♞", "objective": "◎"}
KIND_STYLES = {
    "agent": "#ffffff on #2f5fb3",
    "personality": "#ffffff on #6d3aa8",
    "relic": "#3b2a00 on #e0a93b",
    "location": "#ffffff on #2a7a45",
    "militia": "#ffffff on #8c4a2f",
    "objective": "#0d3350 on #cfeaf9",
}
BACK, BACK_STYLE = "▒▒", "$text on $primary-muted"
FACE_DOWN, FACE_UP = "▾", "▴"
ZONE_KEYS = "12340"
FREE_KEY = ZONE_KEYS[-1]
YOURS, TARGET, CHOSEN = "⌂", "▸", "▸"
ACTIVE, FIRST = "▸", "⚑"
REACHED, UNKNOWN = "✓", "+?"
SEALED, PRECEDENCE = "⊠", "≻"
HIGHER, LOWER = "↑", "↓"
