"""How the group decides: proposals, votes, and what happens without agreement (section 3.4)."""

from cartomante.core.rule import NONE, ask, rule
from cartomante.games.shipwreck.events import NO_AGREEMENT, PROPOSED, REJECTED, tell_proposal, tell_votes
from cartomante.games.shipwreck.options import FALL_BACK_ON_MAJORITY, HOST, MAJORITY, SPEAKER, YES
from cartomante.games.shipwreck.seats import first_speaker, leavers, seated
from cartomante.games.shipwreck.state import AGREED, GROUP_VOTE, NO_VOTE, OBJECTED, PASS, SEATS

ACT, PAYMENT, PARAMETER, SUPPORT = range(4)


@rule
def open_window(s, decision):
    """A round of proposals begins; every ally may make one."""
    s.window = decision
    ask_proposer(s)


@rule
def close_window(s):
    s.window = NONE
    s.proposer = NONE
    s.spoken = 0
    s.offered = 0
    for i in range(SEATS - 1):
        for j in range(4):
            s.offers[i, j] = 0
    clear_proposal(s)


@rule
def clear_proposal(s):
    for i in range(3):
        s.proposal[i] = NONE
    for seat in range(SEATS):
        s.ballot[seat] = NO_VOTE


@rule
def ask_proposer(s):
    """The next ally in speaker order makes a proposal; with nobody left the window ends without agreement."""
    clear_proposal(s)
    s.proposer = first_speaker(s, s.spoken | leavers(s))
    if s.proposer == NONE:
        fall_back(s)
    else:
        ask(s, s.window, s.proposer)


@rule
def start_again(s):
    """Drop the proposal that is being made; its proposer begins anew, or the next one if that seat is leaving (3.5)."""
    for seat in range(SEATS):
        s.asked[seat] = NONE
        s.unsettled[seat] = 0
    clear_proposal(s)
    s.spoken &= ~(1 << s.proposer)
    if s.leaving[s.proposer]:
        ask_proposer(s)
    else:
        ask(s, s.window, s.proposer)


@rule
def complete_proposal(s):
    tell_proposal(s, PROPOSED, s.proposer)
    s.spoken |= 1 << s.proposer
    ask_next_vote(s)


@rule
def must_vote(s, seat):
    """Bots agree with people and with each other; who follows the speaker or leaves agrees with everything."""
    if s.consent == SPEAKER or s.consent == HOST or s.follows[seat] or s.leaving[seat]:
        return False
    if s.bot[seat]:
        return not s.bot[s.proposer] and s.bots_follow_humans != YES
    return True


@rule
def ask_next_vote(s):
    """Votes are taken one by one in speaker order and stay secret until the last; then they are counted."""
    done = 1 << s.proposer
    for seat in range(SEATS):
        if s.ballot[seat] != NO_VOTE or not must_vote(s, seat):
            done |= 1 << seat
    voter = first_speaker(s, done)
    if voter != NONE:
        ask(s, GROUP_VOTE, voter)
    else:
        count_votes(s)


@rule
def allies(s):
    return seated(s) - 1


@rule
def count_votes(s):
    """Accepted, the proposal stands and is carried out once nobody is asked; rejected, the next ally proposes."""
    objections, votes = 0, 0
    for seat in range(SEATS):
        objections += s.ballot[seat] == OBJECTED
        votes += s.ballot[seat] != NO_VOTE
    if votes > 0:
        tell_votes(s)
    support = allies(s) - objections
    if objections == 0 or (s.consent == MAJORITY and is_majority(s, support)):
        return
    reject_proposal(s, support)


@rule
def is_majority(s, support):
    return 2 * support > allies(s)


@rule
def reject_proposal(s, support):
    tell_proposal(s, REJECTED, s.proposer)
    for i in range(3):
        s.offers[s.offered, i] = s.proposal[i]
    s.offers[s.offered, SUPPORT] = support
    s.offered += 1
    ask_proposer(s)


@rule
def fall_back(s):
    """Without agreement: the rejected proposal with the most support, if that is a majority; else nothing is done."""
    best = NONE
    for i in range(s.offered):
        if is_majority(s, s.offers[i, SUPPORT]) and (best == NONE or s.offers[i, SUPPORT] > s.offers[best, SUPPORT]):
            best = i
    if best != NONE and s.consent_fallback == FALL_BACK_ON_MAJORITY:
        for i in range(3):
            s.proposal[i] = s.offers[best, i]
    else:
        s.proposal[ACT] = PASS
    tell_proposal(s, NO_AGREEMENT, NONE)


@rule
def vote(s, seat, agrees):
    s.ballot[seat] = AGREED if agrees else OBJECTED
    ask_next_vote(s)
