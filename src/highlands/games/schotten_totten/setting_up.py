"""Positions of Schotten Totten as text: reading them, and refusing those that contradict themselves."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from highlands.errors import UnreadableError
from highlands.games.schotten_totten.cards import (
    ALL_TACTICS,
    BIT,
    CLAN_CARDS,
    JOKER,
    NO_CARD,
    RECRUITER,
    SEATS,
    STONES,
    STRENGTHS,
    TACTICS_CARDS,
    TACTICS_NAMES,
    UNIT,
    number_of,
    tactics_count,
)
from highlands.games.schotten_totten.claims import claimable, has_won, may_claim
from highlands.games.schotten_totten.face_up import take_face_up
from highlands.games.schotten_totten.messages import card_message
from highlands.games.schotten_totten.notation import (
    CLAN_TEXTS,
    UNKNOWN_CLAN,
    UNKNOWN_TACTICS,
    clan_card,
    tactics_card,
)
from highlands.games.schotten_totten.options import read_options
from highlands.games.schotten_totten.position import NAME
from highlands.games.schotten_totten.rules import RECRUITER_RETURNS
from highlands.games.schotten_totten.setting_stones import set_stones
from highlands.games.schotten_totten.table import (
    CLAIM,
    DRAW,
    MOST_ROUNDS,
    NOBODY,
    OVER,
    PUZZLE,
    RECRUIT,
    RETURN,
    STEP_NAMES,
    TABLE,
    hand_size,
)
from highlands.kernel import TRUTH, Table, new_table
from highlands.ruleset import SEAT_LETTERS
from highlands.words import message

LETTERS_OF_ANY_CASE = re.IGNORECASE | re.ASCII
"""Without ASCII, Python would take a dotless ı or a long ſ for i and s."""

FIELDS = re.compile(
    r"round|points|began|stone [1-9]( .*)?|hand [ab]|clan deck|tactics deck|discard|played|jokers|to move"
)
TOKEN = re.compile(r"(?P<card>[a-z0-9]+\??)(?:\{(?P<knower>[ab])\})?(?:\*(?P<times>[0-9]{1,2}))?", LETTERS_OF_ANY_CASE)
TURN = re.compile(
    r"(?P<seat>[ab]) (?P<step>play|claim|draw|recruit|return)(?: (?P<left>[1-3]))?(?:, ?passed(?P<twice> twice)?)?",
    LETTERS_OF_ANY_CASE,
)
PAIR = re.compile(r"(?P<a>[0-9]{1,3})-(?P<b>[0-9]{1,3})")
ROUND = re.compile(r"(?P<round>[0-9]{1,2}) of (?P<rounds>[0-9]{1,2})", LETTERS_OF_ANY_CASE)


class Card(msgspec.Struct, frozen=True):
    """A card of a hand or deck as written: a clan card, or a tactics card, perhaps unknown, perhaps known to a seat."""

    clan: bool
    id: int
    knower: int


def read_position(lines: Sequence[str]) -> Table:
    """The table of a position; with unknown cards it is a PUZZLE that `resample` completes."""
    head, fields = _split(lines)
    variants = head.split()[1:]
    for word in variants:
        if word.startswith(("rounds", "first")):  # those have lines of their own: `round`, `began`
            raise UnreadableError(message("option-unreadable", text=word))
    options = read_options(", ".join(word.replace("=", " ") for word in variants))
    table = new_table(TABLE)
    table.tactics, table.expert, table.colours, table.hand_limit = (
        options.tactics,
        options.expert,
        options.colours,
        options.hand,
    )
    table.border = (1 << int(options.stones)) - 1
    table.unseen = (1 << int(options.colours) * STRENGTHS) - 1
    table.unseen_tactics = ALL_TACTICS if options.tactics else 0
    _set_match(table, fields)
    set_stones(table, fields)
    _set_discard(table, fields)
    _set_played(table, fields)
    _set_turn(table, fields)
    _set_hidden(table, fields)
    _check_claimed(table)
    _check_turn(table)
    return table


def _split(lines: Sequence[str]) -> tuple[str, dict[str, str]]:
    """The first line and the named values of the others."""
    parts = [" ".join(part.split()) for line in lines for part in line.split(";")]
    parts = [part for part in parts if part]
    if not parts or parts[0].split()[0].lower() != NAME:
        raise UnreadableError(message("position-first-line", name=NAME))
    fields: dict[str, str] = {}
    for part in parts[1:]:
        name, colon, value = part.partition(":")
        name = name.strip().lower()
        if not colon or not FIELDS.fullmatch(name):
            raise UnreadableError(message("position-line", text=part))
        key = " ".join(name.split()[:2]) if name.startswith("stone") else name
        if key in fields:
            raise UnreadableError(message("position-line-twice", text=key))
        fields[key] = f"{name}:{value.strip()}" if name.startswith("stone") else value.strip()
    return parts[0].lower(), fields


def _bad(name: str, value: str) -> UnreadableError:
    return UnreadableError(message("position-value", name=name, text=value))


def _set_match(table: Table, fields: dict[str, str]) -> None:
    """The round, the points of earlier ones, and who began this one."""
    text = fields.get("round", "1 of 1")
    match = ROUND.fullmatch(text)
    if not match or not 1 <= int(match["round"]) <= int(match["rounds"]) <= MOST_ROUNDS:
        raise _bad("round", text)
    table.round_number, table.rounds = int(match["round"]), int(match["rounds"])
    table.points = _pair("points", fields.get("points", "0-0"))
    began = fields.get("began", "A").upper()
    if began not in tuple(SEAT_LETTERS[:SEATS]):
        raise _bad("began", began)
    table.starter = SEAT_LETTERS.index(began)


def _pair(name: str, text: str) -> tuple[int, int]:
    match = PAIR.fullmatch(text.replace(" ", ""))
    if not match:
        raise _bad(name, text)
    return int(match["a"]), int(match["b"])


def _set_discard(table: Table, fields: dict[str, str]) -> None:
    for text in fields.get("discard", "-").split():
        if text != "-":
            is_clan, card = take_face_up(table, text)
            if is_clan:
                table.discard |= BIT[card]
            elif TACTICS_NAMES[card] in ("blind", "mud"):
                raise UnreadableError(message("mode-in-discard", card=card_message(TACTICS_NAMES[card])))
            else:
                table.discard_tactics += UNIT[card]


def _set_played(table: Table, fields: dict[str, str]) -> None:
    """Who has played how many tactics cards: together those that lie face up, and never two more than the other."""
    face_up = tactics_count(ALL_TACTICS) - tactics_count(int(table.unseen_tactics)) if table.tactics else 0
    troops = [sum(int(troops).bit_count() for troops in table.troops[seat]) for seat in range(SEATS)]
    if "played" in fields:
        table.played = _pair("played", fields["played"])
    else:
        low = min(max(face_up // 2, troops[0]), face_up - troops[1])
        table.played = (low, face_up - low)
    a, b = (int(played) for played in table.played)
    if a + b != face_up or abs(a - b) > 1 or a < troops[0] or b < troops[1]:
        raise UnreadableError(message("played-wrong", a=a, b=b, number=face_up))
    on_side = [any(int(troops) & 1 << JOKER for troops in table.troops[seat]) for seat in range(SEATS)]
    if "jokers" in fields:
        named = fields["jokers"].upper().split()
        if any(letter not in tuple(SEAT_LETTERS[:SEATS]) for letter in named):
            raise _bad("jokers", fields["jokers"])
        table.joker_played = tuple(SEAT_LETTERS[seat] in named for seat in range(SEATS))
    else:
        table.joker_played = on_side
    face_up_jokers = int(table.tactics) * 2 - number_of(int(table.unseen_tactics), JOKER)
    if sum(table.joker_played) != face_up_jokers or any(
        laid and not played for laid, played in zip(on_side, table.joker_played, strict=True)
    ):
        raise UnreadableError(message("jokers-wrong", number=face_up_jokers))


def _set_turn(table: Table, fields: dict[str, str]) -> None:
    """Who is to do what."""
    text = fields.get("to move", "A play")
    if text.lower() == "nobody":
        table.mover, table.step = NOBODY, OVER
        return
    match = TURN.fullmatch(text)
    if not match:
        raise _bad("to move", text)
    table.mover = SEAT_LETTERS.index(match["seat"].upper())
    table.step = STEP_NAMES.index(match["step"].lower())
    if (match["left"] is not None) != (table.step in (RECRUIT, RETURN)):
        raise _bad("to move", text)
    table.pending = int(match["left"] or 0)
    table.passes = 2 if match["twice"] else int("passed" in text.lower())


def _cards(table: Table, name: str, text: str) -> list[Card]:
    """The cards of a hand or deck."""
    cards: list[Card] = []
    for word in text.split():
        if word == "-":
            continue
        match = TOKEN.fullmatch(word)
        if not match:
            raise _bad(name, word)
        knower = NOBODY if match["knower"] is None else SEAT_LETTERS.index(match["knower"].upper())
        cards += [_card(table, match["card"], knower) for _ in range(int(match["times"] or 1))]
    return cards


def _card(table: Table, text: str, knower: int) -> Card:
    """One card of a hand or deck."""
    if text.lower() in (UNKNOWN_CLAN, UNKNOWN_TACTICS):
        return Card(text.lower() == UNKNOWN_CLAN, NO_CARD, knower)
    card, kind = clan_card(text), tactics_card(text)
    if card is not None and card < int(table.colours) * STRENGTHS:
        return Card(True, card, knower)
    if kind is not None:
        return Card(False, kind, knower)
    raise UnreadableError(message("no-such-card", text=text))


def _set_hidden(table: Table, fields: dict[str, str]) -> None:
    """Hands and decks: what is written, then the defaults for what is not, and all cards must be somewhere."""
    hands = [
        _cards(table, f"hand {letter}", fields[f"hand {letter.lower()}"])
        if f"hand {letter.lower()}" in fields
        else None
        for letter in SEAT_LETTERS[:SEATS]
    ]
    decks = {
        clan: _cards(table, name, fields[name]) if name in fields else None
        for clan, name in ((True, "clan deck"), (False, "tactics deck"))
    }
    for clan, deck in decks.items():
        if deck is not None and any(card.clan != clan for card in deck):
            raise UnreadableError(message("wrong-deck"))
    written = [card for cards in (*hands, *decks.values()) if cards is not None for card in cards]
    if not table.tactics and any(not card.clan for card in written):
        raise UnreadableError(message("no-tactics-variant"))
    _check_once(table, written)
    left = {
        True: int(table.unseen).bit_count() - sum(card.clan for card in written),
        False: int(tactics_count(int(table.unseen_tactics))) - sum(not card.clan for card in written),
    }
    for seat in range(SEATS):
        if hands[seat] is None:
            hands[seat] = [Card(True, NO_CARD, NOBODY)] * min(_usual_hand(table, seat), max(left[True], 0))
            left[True] -= len(hands[seat] or ())
    for clan, deck in decks.items():
        if deck is None:
            decks[clan] = [Card(clan, NO_CARD, NOBODY)] * max(left[clan], 0)
            left[clan] -= len(decks[clan] or ())
        if left[clan]:
            raise UnreadableError(
                message("cards-do-not-add-up", number=abs(left[clan]), sign="few" if left[clan] > 0 else "many")
            )
    for seat in range(SEATS):
        _fill_hand(table, seat, hands[seat] or [])
    _fill_decks(table, decks[True] or [], decks[False] or [])
    hidden = [card for cards in (*hands, *decks.values()) for card in cards or ()]
    table.seer = PUZZLE if any(card.id == NO_CARD for card in hidden) else TRUTH
    _check_knowers(table, [card.knower for card in hidden if card.knower != NOBODY])


def _check_knowers(table: Table, knowers: list[int]) -> None:
    """Only the Recruiter's player knows cards: what was put back, two at the most (ST-9)."""
    recruited = number_of(int(table.discard_tactics), RECRUITER)
    if knowers and (not recruited or len(set(knowers)) > 1 or len(knowers) > RECRUITER_RETURNS):
        raise UnreadableError(message("knower-impossible"))


def _usual_hand(table: Table, seat: int) -> int:
    """A full hand; one card less for who has played and not drawn."""
    played = table.mover == seat and (table.step == DRAW or (table.step == CLAIM and not table.expert))
    return int(table.hand_limit) - int(played and table.passes == 0)


def _check_once(table: Table, cards: Sequence[Card]) -> None:
    """No hidden card may be there twice, or lie face up as well."""
    clan, tactics = int(table.unseen), int(table.unseen_tactics)
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


def _fill_hand(table: Table, seat: int, cards: Sequence[Card]) -> None:
    """Put cards into a hand."""
    for card in cards:
        if card.knower == seat or (card.knower != NOBODY and card.id == NO_CARD):
            raise UnreadableError(message("knower-wrong"))
        if card.clan:
            table.clan_held[seat] += 1
        else:
            table.tactics_held[seat] += 1
        if card.id != NO_CARD and card.clan:
            table.hand[seat] |= BIT[card.id]
            table.known[seat] |= BIT[card.id] if card.knower != NOBODY else 0
        elif card.id != NO_CARD:
            table.hand_tactics[seat] += UNIT[card.id]
            table.known_tactics[seat] += UNIT[card.id] if card.knower != NOBODY else 0


def _fill_decks(table: Table, clan: Sequence[Card], tactics: Sequence[Card]) -> None:
    """Put cards into the decks, from the top."""
    table.clan_knower, table.tactics_knower = NOBODY, NOBODY
    for place, card in enumerate(clan[:CLAN_CARDS]):
        table.clan_deck[place], table.clan_knower[place] = card.id, card.knower
    for place, card in enumerate(tactics[:TACTICS_CARDS]):
        table.tactics_deck[place], table.tactics_knower[place] = card.id, card.knower
    table.clan_left, table.tactics_left = len(clan), len(tactics)


def _check_claimed(table: Table) -> None:
    """A claimed stone is closed and unseen cards only grow fewer, so what was proved once can be proved still."""
    for seat in range(SEATS):
        for stone in range(STONES):
            if int(table.stones[seat]) >> stone & 1 and not may_claim(table, seat, stone):
                raise UnreadableError(message("position-owner-weaker", stone=stone + 1, seat=SEAT_LETTERS[seat]))


def _check_turn(table: Table) -> None:
    """The step must be one that can come, and nobody may have won already."""
    if table.step == OVER:
        if table.round_number != table.rounds:
            raise UnreadableError(message("position-over-early"))
        return
    for seat in range(SEATS):
        if has_won(table, seat):
            raise UnreadableError(message("position-won", seat=SEAT_LETTERS[seat]))
        spare = 2 if table.mover == seat and table.step in (RECRUIT, RETURN) else 0
        if hand_size(table, seat) > int(table.hand_limit) + spare:
            raise UnreadableError(message("hand-too-large", seat=SEAT_LETTERS[seat], limit=int(table.hand_limit)))
    held = hand_size(table, int(table.mover))
    choice_of_deck = bool(table.clan_left and table.tactics_left)
    possible = {
        DRAW: choice_of_deck and held < table.hand_limit,
        RECRUIT: choice_of_deck,
        RETURN: table.pending <= min(2, held),
    }
    recruited = table.step not in (RECRUIT, RETURN) or number_of(int(table.discard_tactics), RECRUITER)
    # Who passes neither recruits nor draws, and after the second pass only a standard turn's claims are left.
    most_passes = 0 if table.step in possible else 2 if table.step == CLAIM and not table.expert else 1
    if not possible.get(int(table.step), True) or not recruited or table.passes > most_passes:
        raise UnreadableError(message("position-step", step=STEP_NAMES[int(table.step)]))
    if table.step == CLAIM:
        table.claims = claimable(table, int(table.mover))
