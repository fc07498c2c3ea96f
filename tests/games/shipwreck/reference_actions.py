"""The action ids a second time."""

from .reference_cards import BY_INDEX, CARDS

PASS, AGREE, OBJECT = 0, 129, 130


def play(hand_index: int, destination: int) -> int:
    return 1 + 5 * hand_index + destination


def use_power(card: str) -> int:
    return 11 + CARDS[card].index


def pay_power(card: str) -> int:
    return 47 + CARDS[card].index


def choose_slot(slot: int) -> int:
    return 83 + slot


def choose_visible(slot: int, value: int) -> int:
    return 87 + 7 * slot + value - 1


def choose_number(value: int) -> int:
    return 114 + value


def predict(value: int) -> int:
    return 121 + value


def reveal_discard(hand: int) -> int:
    return 131 + hand


def is_reveal(action: int) -> bool:
    return action in (131, 132)


def is_predict(action: int) -> bool:
    return 122 <= action <= 128


def played(action: int) -> tuple[int, int]:
    """Hand index and destination of a play."""
    return divmod(action - 1, 5)


def power_used(action: int) -> str:
    return BY_INDEX[action - 11]


def power_paid(action: int) -> str:
    return BY_INDEX[action - 47]


def slot_chosen(action: int) -> int:
    return action - 83


def visible_chosen(action: int) -> tuple[int, int]:
    """Slot and value of a visible fate."""
    slot, offset = divmod(action - 87, 7)
    return slot, offset + 1


def number_chosen(action: int) -> int:
    return action - 114


def value_predicted(action: int) -> int:
    return action - 121


def hand_revealed(action: int) -> int:
    return action - 131
