"""The signs and colours of The Shipwreck Arcana; colour is never the only sign of anything."""

from textual.content import Content

FATE_STYLES = ("", "#0d3350 on #cfeaf9", "#ffffff on #2f78b7", "#3b2a00 on #e0a93b")  # by the hours of a fate
POWER_STYLE = "#ffffff on #6d3aa8"
SCORE, DOOM = ("◆", "◇", "$text-success"), ("▲", "△", "$text-error")  # done, to come
HOUR, FREE_HOUR, FADED = "●", "○", "◗"
ACTIVE, SECRET, RULED_OUT = "▸", "?", "·"
OPEN, OUT = Content("○"), Content.styled("✗", "$text-error")
BEST = "★"
