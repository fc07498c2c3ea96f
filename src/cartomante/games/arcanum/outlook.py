"""How well the seats stand, by what games have taught (experience.py) about what there is to see (measures.py)."""

from cartomante.core.rule import NONE, rule
from cartomante.games.arcanum.experience import EYE_BIAS, EYES, NERVE_BIAS, NERVES, VOICES, verdict
from cartomante.games.arcanum.measures import measure, survey_table
from cartomante.games.arcanum.prospects import turns_to_scoring
from cartomante.games.arcanum.state import DRAW_CHOICE, PLAY_CARD


@rule
def outlook(s, c, standing, room):
    survey_table(s, room)
    for seat in range(s.players):
        measure(s, c, seat, room)
        standing[seat] = verdict(room.measures, room.neurons, EYES, EYE_BIAS, NERVES, NERVE_BIAS, VOICES)


@rule
def insight(s, c, standing, room, lore):
    """The same among practised players."""
    survey_table(s, room)
    for seat in range(s.players):
        measure(s, c, seat, room)
        standing[seat] = verdict(
            room.measures, room.neurons, lore.insight_eyes, lore.insight_eye_bias, lore.insight_nerves,
            lore.insight_nerve_bias, lore.insight_voices,
        )  # fmt: skip


@rule
def is_quiet(s, c):
    """Whether a turn is just beginning; in the midst of one much hangs on what is half done.

    Not where a scoring closes the game turn: then single points decide, which only playing it out can tell.
    """
    if turns_to_scoring(s) == 0:
        return False
    if s.active == NONE:
        return s.asked[s.first] == DRAW_CHOICE
    return s.asked[s.active] == PLAY_CARD and not (s.minor_played or s.major_played)
