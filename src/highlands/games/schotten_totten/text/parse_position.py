"""Positions of Schotten Totten as text: reading them, and refusing those that contradict themselves."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from highlands.engine.state import NO_OBSERVER, new_state
from highlands.errors import UnreadableError
from highlands.games.schotten_totten.rules.claims import claimable, has_won, may_claim
from highlands.games.schotten_totten.rules.decks import must_return_hand, returnable
from highlands.games.schotten_totten.state.cards import (
    ALL_TACTICS,
    BIT,
    CLAN_CARDS,
    JOKER,
    JOKERS,
    NO_CARD,
    RECRUITER,
    SEATS,
    STONES,
    TACTICS_CARDS,
    TACTICS_NAMES,
    UNIT,
    clan_cards,
    number_of,
    tactics_count,
)
from highlands.games.schotten_totten.state.layout import (
    ANY_OBSERVER,
    CLAIM,
    DRAW,
    MOST_ROUNDS,
    NO_JOKER,
    NOBODY,
    OVER,
    RECRUIT,
    RECRUITER_DRAWS,
    RECRUITER_RETURNS,
    RETURN,
    STATE,
    STEP_NAMES,
    TACTICS_LEAD,
    State,
    hand_size,
)
from highlands.games.schotten_totten.text.messages import card_message
from highlands.games.schotten_totten.text.notation import (
    CLAN_TEXTS,
    UNKNOWN_CLAN,
    UNKNOWN_TACTICS,
    clan_card,
    tactics_card,
)
from highlands.games.schotten_totten.text.options import read_options
from highlands.games.schotten_totten.text.parse_face_up import in_game, take_face_up
from highlands.games.schotten_totten.text.parse_stones import set_stones
from highlands.games.schotten_totten.text.position import NAME
from highlands.i18n import message
from highlands.spec.options import SEAT_LETTERS
from highlands.spec.position_text import REPEAT, read_cards, split_position, unreadable_value

LETTERS_OF_ANY_CASE = re.IGNORECASE | re.ASCII
"""Without ASCII, Python would take a dotless ı or a long ſ for i and s."""

FIELDS = re.compile(
    r"round|points|began|stone [1-9]( .*)?|hand [ab]|clan deck|tactics deck|discard|played|jokers|to move"
)
CARD = re.compile(r"(?P<card>[a-z0-9]+\??)(?:\{(?P<knower>[ab])(?P<no_joker>!)?\})?" + REPEAT, LETTERS_OF_ANY_CASE)
TURN = re.compile(
    r"(?P<seat>[ab]) (?P<step>play|claim|draw|recruit|return)(?: (?P<left>[1-9]))?(?:, ?passed(?P<twice> twice)?)?",
    LETTERS_OF_ANY_CASE,
)
PAIR = re.compile(r"(?P<a>[0-9]{1,3})-(?P<b>[0-9]{1,3})")
ROUND = re.compile(r"(?P<round>[0-9]{1,2}) of (?P<rounds>[0-9]{1,2})", LETTERS_OF_ANY_CASE)


class Card(msgspec.Struct, frozen=True):
    """A card of a hand or deck as written: a clan card, or a tactics card, perhaps unknown, perhaps known to a seat."""

    clan: bool
    id: int
    knower: int = NOBODY
    no_joker: bool = False
    """Whether everybody knows that it is not a Joker (ST-18)."""


def read_position(lines: Sequence[str]) -> State:
    """The state of a position; with unknown cards its observer is ANY_OBSERVER, and `resample` completes it."""
    head, fields = split_position(NAME, FIELDS, lines)
    variants = head.split()[1:]
    for word in variants:
        if word.startswith(("rounds", "first")):  # those have lines of their own: `round`, `began`
            raise UnreadableError(message("option-unreadable", text=word))
    options = read_options(", ".join(word.replace("=", " ") for word in variants))
    state = new_state(STATE)
    state.tactics, state.expert, state.hand_limit = options.tactics, options.expert, options.hand
    state.colours, state.strengths = options.colours, options.strengths
    state.border = (1 << int(options.stones)) - 1
    state.unseen = clan_cards(int(options.colours), int(options.strengths))
    state.unseen_tactics = ALL_TACTICS if options.tactics else 0
    _set_match(state, fields)
    set_stones(state, fields)
    _set_discard(state, fields)
    _set_played(state, fields)
    _set_turn(state, fields)
    _set_hidden(state, fields)
    _check_claimed(state)
    _check_turn(state)
    _check_jokers(state)
    return state


def _set_match(state: State, fields: dict[str, str]) -> None:
    """The round, the points of earlier ones, and who began this one."""
    text = fields.get("round", "1 of 1")
    match = ROUND.fullmatch(text)
    if not match or not 1 <= int(match["round"]) <= int(match["rounds"]) <= MOST_ROUNDS:
        raise unreadable_value("round", text)
    state.round_number, state.rounds = int(match["round"]), int(match["rounds"])
    state.points[:] = _pair("points", fields.get("points", "0-0"))
    began = fields.get("began", "A").upper()
    if began not in tuple(SEAT_LETTERS[:SEATS]):
        raise unreadable_value("began", began)
    state.starter = SEAT_LETTERS.index(began)


def _pair(name: str, text: str) -> tuple[int, int]:
    match = PAIR.fullmatch(text.replace(" ", ""))
    if not match:
        raise unreadable_value(name, text)
    return int(match["a"]), int(match["b"])


def _set_discard(state: State, fields: dict[str, str]) -> None:
    for text in fields.get("discard", "-").split():
        if text != "-":
            is_clan, card = take_face_up(state, text)
            if is_clan:
                state.discard |= BIT[card]
            elif TACTICS_NAMES[card] in ("blind", "mud"):
                raise UnreadableError(message("mode-in-discard", card=card_message(TACTICS_NAMES[card])))
            else:
                state.discard_tactics += UNIT[card]


def _set_played(state: State, fields: dict[str, str]) -> None:
    """Who has played how many tactics cards: together those that lie face up, and never two more than the other."""
    face_up = tactics_count(ALL_TACTICS) - tactics_count(int(state.unseen_tactics)) if state.tactics else 0
    troops = [sum(int(troops).bit_count() for troops in state.troops[seat]) for seat in range(SEATS)]
    if "played" in fields:
        state.played[:] = _pair("played", fields["played"])
    else:
        low = min(max(face_up // 2, troops[0]), face_up - troops[1])
        state.played[:] = (low, face_up - low)
    a, b = (int(played) for played in state.played)
    if a + b != face_up or abs(a - b) > TACTICS_LEAD or a < troops[0] or b < troops[1]:
        raise UnreadableError(message("played-wrong", a=a, b=b, number=face_up))
    on_side = [any(int(troops) & 1 << JOKER for troops in state.troops[seat]) for seat in range(SEATS)]
    if "jokers" in fields:
        named = fields["jokers"].upper().split()
        if any(letter not in tuple(SEAT_LETTERS[:SEATS]) for letter in named):
            raise unreadable_value("jokers", fields["jokers"])
        state.joker_played[:] = tuple(SEAT_LETTERS[seat] in named for seat in range(SEATS))
    else:
        state.joker_played[:] = on_side
    face_up_jokers = int(state.tactics) * JOKERS - number_of(int(state.unseen_tactics), JOKER)
    if sum(state.joker_played) != face_up_jokers or any(
        laid and not played for laid, played in zip(on_side, state.joker_played, strict=True)
    ):
        raise UnreadableError(message("jokers-wrong", number=face_up_jokers))


def _set_turn(state: State, fields: dict[str, str]) -> None:
    """Who is to do what."""
    text = fields.get("to move", "A play")
    if text.lower() == "nobody":
        state.mover, state.step = NOBODY, OVER
        return
    match = TURN.fullmatch(text)
    if not match:
        raise unreadable_value("to move", text)
    state.mover = SEAT_LETTERS.index(match["seat"].upper())
    state.step = STEP_NAMES.index(match["step"].lower())
    if (match["left"] is not None) != (state.step in (RECRUIT, RETURN)):
        raise unreadable_value("to move", text)
    state.pending = int(match["left"] or 0)
    state.passes = 2 if match["twice"] else int("passed" in text.lower())


def _cards(state: State, name: str, text: str) -> list[Card]:
    """The cards of a hand or deck."""
    return [_card(state, match) for match in read_cards(name, CARD, text)]


def _card(state: State, match: re.Match[str]) -> Card:
    """One card of a hand or deck, perhaps with the letter of the seat that knows it."""
    text, no_joker = match["card"], match["no_joker"] is not None
    knower = NOBODY if match["knower"] is None else SEAT_LETTERS.index(match["knower"].upper())
    if no_joker and text.lower() != UNKNOWN_TACTICS and tactics_card(text) in (None, JOKER):
        raise UnreadableError(message("no-joker-wrong"))
    if text.lower() in (UNKNOWN_CLAN, UNKNOWN_TACTICS):
        return Card(text.lower() == UNKNOWN_CLAN, NO_CARD, knower, no_joker)
    card, kind = clan_card(text), tactics_card(text)
    if card is not None and in_game(state, card):
        return Card(True, card, knower)
    if kind is not None:
        return Card(False, kind, knower, no_joker)
    raise UnreadableError(message("no-such-card", text=text))


def _set_hidden(state: State, fields: dict[str, str]) -> None:
    """Hands and decks: what is written, then the defaults for what is not, and all cards must be somewhere."""
    hands = [
        _cards(state, f"hand {letter}", fields[f"hand {letter.lower()}"])
        if f"hand {letter.lower()}" in fields
        else None
        for letter in SEAT_LETTERS[:SEATS]
    ]
    decks = {
        clan: _cards(state, name, fields[name]) if name in fields else None
        for clan, name in ((True, "clan deck"), (False, "tactics deck"))
    }
    for clan, deck in decks.items():
        if deck is not None and any(card.clan != clan for card in deck):
            raise UnreadableError(message("wrong-deck"))
    written = [card for cards in (*hands, *decks.values()) if cards is not None for card in cards]
    if not state.tactics and any(not card.clan for card in written):
        raise UnreadableError(message("no-tactics-variant"))
    _check_once(state, written)
    left = {
        True: int(state.unseen).bit_count() - sum(card.clan for card in written),
        False: int(tactics_count(int(state.unseen_tactics))) - sum(not card.clan for card in written),
    }
    for seat in range(SEATS):
        if hands[seat] is None:
            hands[seat] = [Card(True, NO_CARD)] * min(_usual_hand(state, seat), max(left[True], 0))
            left[True] -= len(hands[seat] or ())
    for clan, deck in decks.items():
        if deck is None:
            decks[clan] = [Card(clan, NO_CARD)] * max(left[clan], 0)
            left[clan] -= len(decks[clan] or ())
        if left[clan]:
            raise UnreadableError(
                message("cards-do-not-add-up", number=abs(left[clan]), sign="few" if left[clan] > 0 else "many")
            )
    for seat in range(SEATS):
        _fill_hand(state, seat, hands[seat] or [])
    _fill_decks(state, decks[True] or [], decks[False] or [])
    hidden = [card for cards in (*hands, *decks.values()) for card in cards or ()]
    state.observer = ANY_OBSERVER if any(card.id == NO_CARD for card in hidden) else NO_OBSERVER
    _check_knowers(state, [card.knower for card in hidden if card.knower != NOBODY])


def _check_knowers(state: State, knowers: list[int]) -> None:
    """Only the Recruiter's player knows cards: what was put back, two at the most (ST-9)."""
    recruited = number_of(int(state.discard_tactics), RECRUITER)
    if knowers and (not recruited or len(set(knowers)) > 1 or len(knowers) > RECRUITER_RETURNS):
        raise UnreadableError(message("knower-impossible"))


def _usual_hand(state: State, seat: int) -> int:
    """A full hand; one card less for who has played and not drawn."""
    played = state.mover == seat and (state.step == DRAW or (state.step == CLAIM and not state.expert))
    return int(state.hand_limit) - int(played and state.passes == 0)


def _check_once(state: State, cards: Sequence[Card]) -> None:
    """No hidden card may be there twice, or lie face up as well."""
    clan, tactics = int(state.unseen), int(state.unseen_tactics)
    for card in cards:
        if card.id == NO_CARD:
            continue
        if card.clan and clan & int(BIT[card.id]):
            clan &= ~int(BIT[card.id])
        elif not card.clan and number_of(tactics, card.id):
            tactics -= int(UNIT[card.id])
        else:
            text = CLAN_TEXTS[card.id] if card.clan else TACTICS_NAMES[card.id]
            raise UnreadableError(message("card-twice", card=card_message(text)))


def _fill_hand(state: State, seat: int, cards: Sequence[Card]) -> None:
    """Put cards into a hand."""
    for card in cards:
        if card.knower == seat or (card.knower != NOBODY and card.id == NO_CARD):
            raise UnreadableError(message("knower-wrong"))
        if card.no_joker:
            raise UnreadableError(message("no-joker-wrong"))
        if card.clan:
            state.clan_held[seat] += 1
        else:
            state.tactics_held[seat] += 1
        if card.id != NO_CARD and card.clan:
            state.hand[seat] |= BIT[card.id]
            state.known[seat] |= BIT[card.id] if card.knower != NOBODY else 0
        elif card.id != NO_CARD:
            state.hand_tactics[seat] += UNIT[card.id]
            state.known_tactics[seat] += UNIT[card.id] if card.knower != NOBODY else 0


def _fill_decks(state: State, clan: Sequence[Card], tactics: Sequence[Card]) -> None:
    """Put cards into the decks, from the top."""
    state.clan_knower[:], state.tactics_knower[:] = NOBODY, NOBODY
    for place, card in enumerate(clan[:CLAN_CARDS]):
        state.clan_deck[place], state.clan_knower[place] = card.id, card.knower
    for place, card in enumerate(tactics[:TACTICS_CARDS]):
        if card.no_joker and not state.joker_played[card.knower]:
            raise UnreadableError(message("no-joker-wrong"))
        state.tactics_deck[place] = card.id
        state.tactics_knower[place] = card.knower + NO_JOKER if card.no_joker else card.knower
    state.clan_left, state.tactics_left = len(clan), len(tactics)


def _check_claimed(state: State) -> None:
    """A claimed stone is closed and unseen cards only grow fewer, so what was proved once can be proved still."""
    for seat in range(SEATS):
        for stone in range(STONES):
            if int(state.stones[seat]) >> stone & 1 and not may_claim(state, seat, stone):
                raise UnreadableError(message("position-owner-weaker", stone=stone + 1, seat=SEAT_LETTERS[seat]))


def _check_turn(state: State) -> None:
    """The step must be one that can come, and nobody may have won already."""
    if state.step == OVER:
        if state.round_number != state.rounds:
            raise UnreadableError(message("position-over-early"))
        return
    for seat in range(SEATS):
        if has_won(state, seat):
            raise UnreadableError(message("position-won", seat=SEAT_LETTERS[seat]))
        spare = RECRUITER_DRAWS - 1 if state.mover == seat and state.step in (RECRUIT, RETURN) else 0
        if hand_size(state, seat) > int(state.hand_limit) + spare:
            raise UnreadableError(message("hand-too-large", seat=SEAT_LETTERS[seat], limit=int(state.hand_limit)))
    held = hand_size(state, int(state.mover))
    choice_of_deck = bool(state.clan_left and state.tactics_left)
    possible = {
        DRAW: choice_of_deck and held < state.hand_limit,
        RECRUIT: choice_of_deck and state.pending <= RECRUITER_DRAWS,
        RETURN: state.pending <= min(RECRUITER_RETURNS, returnable(state, int(state.mover))),
    }
    recruited = state.step not in (RECRUIT, RETURN) or number_of(int(state.discard_tactics), RECRUITER)
    # Who passes neither recruits nor draws, and after the second pass only a standard turn's claims are left.
    most_passes = 0 if state.step in possible else 2 if state.step == CLAIM and not state.expert else 1
    if not possible.get(int(state.step), True) or not recruited or state.passes > most_passes:
        raise UnreadableError(message("position-step", step=STEP_NAMES[int(state.step)]))
    if state.step == CLAIM:
        state.claims = claimable(state, int(state.mover))


def _check_jokers(state: State) -> None:
    """There must be a place for a Joker that is nowhere to be seen: under a deck or in a hand ST-18 may exclude it."""
    deck = [(int(state.tactics_top) + step) % TACTICS_CARDS for step in range(int(state.tactics_left))]
    known = sum(number_of(int(hand), JOKER) for hand in state.hand_tactics)
    known += sum(bool(state.tactics_deck[place] == JOKER) for place in deck)
    unknown = [place for place in deck if state.tactics_deck[place] == NO_CARD]
    places = sum(bool(state.tactics_knower[place] < NO_JOKER) for place in unknown)
    for seat in range(SEATS):
        if not must_return_hand(state, seat):
            places += int(state.tactics_held[seat]) - int(tactics_count(int(state.hand_tactics[seat])))
    if number_of(int(state.unseen_tactics), JOKER) - known > places:
        raise UnreadableError(message("joker-nowhere"))
