"""Reading the lines of a position that speak of supply cards, and of what everybody knows of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import msgspec

from highlands.engine.chance import Seed
from highlands.engine.state import new_state
from highlands.errors import UnreadableError
from highlands.games.verraeter.numbers import FIRST_HAND_VALUES, HAND_LIMIT
from highlands.games.verraeter.rules.memory import UNLIMITED, clear_unsettled
from highlands.games.verraeter.rules.resample import guess_well
from highlands.games.verraeter.state.cards import NO_CARD, SUPPLY_CARDS, SUPPLY_NUMBER, UNIT, VALUES, number_of, size_of
from highlands.games.verraeter.state.layout import BUILD, MOST_UNSETTLED, PILES, STATE, SUPPLY, State, order_of
from highlands.games.verraeter.text.notation import SUPPLY_TEXTS, UNKNOWN, supply_value
from highlands.i18n import message
from highlands.spec.options import SEAT_LETTERS
from highlands.spec.position_text import REPEAT, read_cards, unreadable_value

LETTERS = SEAT_LETTERS.lower()
FIRST_HAND = " ".join(map(str, FIRST_HAND_VALUES))
VALUE = "|".join(SUPPLY_TEXTS)
CARD = re.compile(rf"(?P<card>{VALUE}|\?)" + REPEAT)
UNSETTLED = re.compile(rf"(?P<seat>[a-d]) (?P<card>{VALUE}) by (?P<last>[1-9]|10)(?::(?P<limit>[0-9]{{1,2}}))?")

MOST_TRIES = 10_000
"""How long to look for an explanation of uncertain cards; what a game writes needs no more than a few dozen tries."""

Cards = Counter[int]
"""Supply cards by value."""


class Shown(msgspec.Struct, frozen=True):
    """A card of uncertain origin: whose, its value, the latest pile that it can be from, of how many cards of it."""

    seat: int
    value: int
    last: int
    limit: int


class Hidden(msgspec.Struct):
    """Some cards of a hand or pile: the known ones, and how many others."""

    cards: Cards
    unknown: int

    def size(self) -> int:
        """How many cards there are."""
        return self.cards.total() + self.unknown


def _tokens(name: str, text: str) -> list[int]:
    """The cards of a text in order, NO_CARD for unknown ones."""
    values = [supply_value(match["card"]) for match in read_cards(name, CARD, text)]
    cards = [NO_CARD if value is None else value for value in values]
    if len(cards) > SUPPLY_CARDS:
        raise unreadable_value(name, text)
    return cards


def _hidden(name: str, text: str) -> Hidden:
    cards = _tokens(name, text)
    return Hidden(Counter(card for card in cards if card != NO_CARD), cards.count(NO_CARD))


def _open(name: str, text: str) -> Cards:
    """Cards that everybody sees."""
    found = _hidden(name, text)
    if found.unknown:
        raise unreadable_value(name, text)
    return found.cards


def _packed(cards: Cards) -> int:
    return sum(int(UNIT[value]) * number for value, number in cards.items())


def _take(cards: Cards, part: Cards) -> Cards:
    """The rest of some cards; refused where they don't have the part."""
    for value, number in part.items():
        if number > cards[value]:
            raise UnreadableError(message("v-position-too-many", card=SUPPLY_TEXTS[value]))
    rest = cards.copy()
    rest.subtract(part)
    return +rest


def set_supply(state: State, fields: dict[str, str]) -> bool:
    """Lay out all supply cards; return whether every one is known."""
    seats = range(int(state.players))
    hands = [_hidden("hand", fields.get(f"hand {LETTERS[seat]}", FIRST_HAND)) for seat in seats]
    for seat in seats:
        if hands[seat].size() > HAND_LIMIT:
            raise UnreadableError(message("hand-too-large", seat=SEAT_LETTERS[seat], limit=HAND_LIMIT))
        state.held[seat] = hands[seat].size()
        state.hand[seat] = _packed(hands[seat].cards)
    left = Counter({value: int(SUPPLY_NUMBER[value]) for value in range(VALUES)})
    left = _take(left, _set_face_up(state, fields))
    known = _set_known(state, fields, hands)
    pools, parts = _earlier_piles(state, fields)
    shown = _unsettled(state, fields, len(pools))
    for cards in known:
        left = _take(left, cards)
    left.update(card.value for card in shown)
    for pool in pools:
        left = _take(left, pool)
    present = [_present_part(seat, hands[seat], known[seat], parts, shown) for seat in seats]
    _set_memory(state, [*pools, left], [*parts, dict(enumerate(present))], shown)
    whole = _set_pile(state, fields, left, present)
    _check_shown(state, shown)
    return whole and not any(hand.unknown for hand in hands)


def _set_face_up(state: State, fields: dict[str, str]) -> Cards:
    """The discard pile, and what was laid this round; return all of it."""
    cards = _open("discard", fields.get("discard", "-"))
    state.discard = _packed(cards)
    all_cards = cards.copy()
    for seat in range(int(state.players)):
        name = f"laid {LETTERS[seat]}"
        cards = _open(name, fields.get(name, "-"))
        before_mover = state.step == SUPPLY and order_of(state, seat) < order_of(state, int(state.mover))
        if cards and not (before_mover or state.step == BUILD):
            raise UnreadableError(message("v-position-not-now", name=name))
        if cards.total() + int(state.held[seat]) > HAND_LIMIT:
            raise UnreadableError(message("hand-too-large", seat=SEAT_LETTERS[seat], limit=HAND_LIMIT))
        state.laid[seat] = _packed(cards)
        all_cards.update(cards)
    return all_cards


def _set_known(state: State, fields: dict[str, str], hands: list[Hidden]) -> list[Cards]:
    """What everybody knows of each hand."""
    all_known = []
    for seat, hand in enumerate(hands):
        name = f"known {LETTERS[seat]}"
        usual = "-" if f"hand {LETTERS[seat]}" in fields else FIRST_HAND
        known = _open(name, fields.get(name, usual))
        if not known <= hand.cards:
            raise UnreadableError(message("v-position-known", seat=SEAT_LETTERS[seat]))
        state.known[seat] = _packed(known)
        all_known.append(known)
    return all_known


def _earlier_piles(state: State, fields: dict[str, str]) -> tuple[list[Cards], list[dict[int, Hidden]]]:
    """Of each earlier pile the cards that nobody has shown, and who drew what of them."""
    names = [name for name in fields if name.startswith("earlier pile")]
    if sorted(names) != [f"earlier pile {number + 1}" for number in range(len(names))] or len(names) >= PILES:
        raise UnreadableError(message("v-position-earlier-piles", most=PILES - 1))
    pools, all_parts = [], []
    for name in sorted(names):
        text, *others = fields[name].split("/")
        pool = _open(name, text)
        parts: dict[int, Hidden] = {}
        for other in others:
            letter, _, cards = other.strip().partition(" ")
            if len(letter) != 1 or letter not in LETTERS[: int(state.players)] or LETTERS.index(letter) in parts:
                raise unreadable_value(name, other.strip())
            parts[LETTERS.index(letter)] = _hidden(name, cards)
        rest = pool
        for part in parts.values():
            rest = _take(rest, part.cards)
        if rest.total() != sum(part.unknown for part in parts.values()):
            raise UnreadableError(message("v-position-earlier-size", name=name))
        pools.append(pool)
        all_parts.append(parts)
    return pools, all_parts


def _unsettled(state: State, fields: dict[str, str], earlier: int) -> list[Shown]:
    """The shown cards of uncertain origin."""
    text = fields.get("unsettled", "")
    shown = []
    for word in text.split(",") if text else []:
        match = UNSETTLED.fullmatch(word.strip())
        if not match or match["seat"] not in LETTERS[: int(state.players)] or int(match["last"]) > earlier + 1:
            raise unreadable_value("unsettled", word.strip())
        limit = UNLIMITED if match["limit"] is None else int(match["limit"])
        value = SUPPLY_TEXTS.index(match["card"])
        shown.append(Shown(LETTERS.index(match["seat"]), value, int(match["last"]) - 1, limit))
    if len(shown) > MOST_UNSETTLED:
        raise unreadable_value("unsettled", text)
    return shown


def _present_part(seat: int, hand: Hidden, known: Cards, parts: list[dict[int, Hidden]], shown: list[Shown]) -> Hidden:
    """What a seat drew from the present pile: all of the hand that is not known and not from an earlier pile."""
    own_shown = Counter(card.value for card in shown if card.seat == seat)
    earlier = [pile[seat] for pile in parts if seat in pile]
    size = hand.size() - known.total() + own_shown.total() - sum(part.size() for part in earlier)
    rest = hand.cards - known
    unknown = bool(hand.unknown or any(part.unknown for part in earlier))
    if own_shown and unknown:
        if rest or any(part.cards for part in earlier):
            raise UnreadableError(message("v-position-half-known", seat=SEAT_LETTERS[seat]))
    else:
        rest.update(own_shown)
    for part in earlier:
        rest = _take(rest, part.cards)
    if size < rest.total() or (not unknown and size != rest.total()):
        raise UnreadableError(message("v-position-origin", seat=SEAT_LETTERS[seat]))
    return Hidden(rest, size - rest.total())


def _set_memory(state: State, pools: list[Cards], parts: list[dict[int, Hidden]], shown: list[Shown]) -> None:
    """Write all of it to the state."""
    state.present = len(pools) - 1
    for pile, pool in enumerate(pools):
        state.pool[pile] = _packed(pool)
        for seat, part in parts[pile].items():
            state.origin[seat, pile] = _packed(part.cards)
            state.drawn[seat, pile] = part.size()
    state.unsettled = len(shown)
    for index in range(MOST_UNSETTLED):
        clear_unsettled(state, index)
    for index, card in enumerate(shown):
        state.unsettled_seat[index] = card.seat
        state.unsettled_value[index] = card.value
        state.unsettled_last[index] = card.last
        state.unsettled_limit[index] = card.limit


def _set_pile(state: State, fields: dict[str, str], pool: Cards, present: list[Hidden]) -> bool:
    """The pile: what is left of its cards when the hands have theirs; return whether its order is known."""
    for value in range(VALUES):
        if pool[value] > SUPPLY_NUMBER[value]:
            raise UnreadableError(message("v-position-too-many", card=SUPPLY_TEXTS[value]))
    number = pool.total() - sum(part.size() for part in present)
    text = fields.get("pile", f"{UNKNOWN}*{max(number, 0)}")
    cards = _tokens("pile", text)
    if number < 0 or len(cards) != number:
        raise UnreadableError(message("v-position-pile", number=max(number, 0), written=len(cards)))
    rest = _take(pool, Counter(card for card in cards if card != NO_CARD))
    for part in present:
        rest = _take(rest, part.cards)
    state.pile_left = number
    for place in range(SUPPLY_CARDS):
        state.pile[place] = NO_CARD
    for place, card in enumerate(reversed(cards)):
        state.pile[place] = card
    return NO_CARD not in cards


def _check_shown(state: State, shown: list[Shown]) -> None:
    """There must be a pile for each card of uncertain origin, in the known hands and in the unknown ones."""
    for seat in sorted({card.seat for card in shown}):
        if all(size_of(int(state.origin[seat, pile])) == state.drawn[seat, pile] for pile in range(PILES)):
            origin = [[number_of(int(cards), value) for value in range(VALUES)] for cards in state.origin[seat]]
            own = [card for card in shown if card.seat == seat]
            if not _explained(own, origin, [0] * PILES, iter(range(MOST_TRIES))):
                raise UnreadableError(message("v-position-unsettled", seat=SEAT_LETTERS[seat]))
    if shown and not guess_well(state, Seed.of("position").rng(0), new_state(STATE)):
        raise UnreadableError(message("v-position-unsettled", seat=SEAT_LETTERS[shown[0].seat]))


def _explained(shown: list[Shown], origin: list[list[int]], used: list[int], tries: Iterator[int]) -> bool:
    """Whether each of the shown cards, from early to late, can be one of those that the seat drew."""
    if not shown:
        return True
    card, *later = shown
    for pile in range(card.last + 1):
        if origin[pile][card.value] and (pile < card.last or used[pile] < card.limit):
            if next(tries, None) is None:
                return False
            origin[pile][card.value] -= 1
            used[pile] += 1
            if _explained(later, origin, used, tries):
                return True
            origin[pile][card.value] += 1
            used[pile] -= 1
    return False
