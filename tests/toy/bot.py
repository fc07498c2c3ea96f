"""The player that the rules describe (section 7), for those who want an opponent they can predict."""


def choose(match, seat):
    """The last option there is: a Herald rather than a banner, silence rather than a contest (TY-18)."""
    return match.legal_actions(seat)[-1]
