"""Reading the lines of a position that speak of action cards."""

from __future__ import annotations

from highlands.errors import UnreadableError
from highlands.games.verraeter.rules.resample import pass_on
from highlands.games.verraeter.state.cards import ACTION_CARDS, ALL_ACTIONS, BUILDER, NO_ACTION, UNSEEN_ACTION
from highlands.games.verraeter.state.layout import BUILD, CHOOSE, DISCARD, SUPPLY, State, order_of
from highlands.games.verraeter.text.messages import action_message
from highlands.games.verraeter.text.notation import UNKNOWN, action_card
from highlands.i18n import message
from highlands.spec.options import SEAT_LETTERS
from highlands.spec.position_text import unreadable_value


def set_actions(state: State, fields: dict[str, str]) -> bool:
    """Give everybody their action card; return whether all of them are known."""
    state.aside = NO_ACTION
    seats = range(int(state.players))
    letters = SEAT_LETTERS.lower()
    for seat in range(len(state.action)):
        state.action[seat] = NO_ACTION
    for seat in seats:
        text = fields.get(f"action {letters[seat]}")
        if _has_chosen(state, seat):
            state.action[seat] = UNSEEN_ACTION if text is None else _card(f"action {letters[seat]}", text)
        elif text is not None:
            raise UnreadableError(message("v-position-not-chosen", seat=SEAT_LETTERS[seat]))
    hidden_step = state.step in (CHOOSE, SUPPLY)
    if "aside" in fields:
        if not hidden_step:
            raise UnreadableError(message("v-position-not-now", name="aside"))
        card = _card("aside", fields["aside"])
        state.aside = NO_ACTION if card == UNSEEN_ACTION else card
    cards = [int(card) for card in (*state.action[seats.start : seats.stop], state.aside) if card >= 0]
    for card in cards:
        if cards.count(card) > 1:
            raise UnreadableError(message("v-position-action-twice", card=action_message(card)))
    unseen = [SEAT_LETTERS[seat] for seat in seats if state.action[seat] == UNSEEN_ACTION]
    if not hidden_step:
        if unseen:
            raise UnreadableError(message("v-position-face-up", seat=unseen[0]))
        if state.step == BUILD and state.action[int(state.mover)] != BUILDER:
            raise UnreadableError(message("v-position-no-builder", seat=SEAT_LETTERS[state.mover]))
    offers = {seat: _offer(fields[name]) for seat in seats if (name := f"saw {letters[seat]}") in fields}
    return _set_offers(state, offers, whole=hidden_step and not unseen and state.aside != NO_ACTION)


def _has_chosen(state: State, seat: int) -> bool:
    """Whether a seat has an action card at this step."""
    if state.step == CHOOSE:
        return bool(order_of(state, seat) < order_of(state, int(state.mover)))
    return state.step in (SUPPLY, BUILD, DISCARD)


def _card(name: str, text: str) -> int:
    """An action card, or an unknown one."""
    if text == UNKNOWN:
        return UNSEEN_ACTION
    card = action_card(text)
    if card is None:
        raise unreadable_value(name, text)
    return card


def _offer(text: str) -> int:
    """The set of action cards that somebody saw."""
    cards = 0
    for word in text.split():
        card = action_card(word)
        if card is None or cards >> card & 1:
            raise unreadable_value("saw", text)
        cards |= 1 << card
    return cards


def _set_offers(state: State, offers: dict[int, int], whole: bool) -> bool:
    """Work out what came into everybody's hands, or take what is said of one seat; return whether nothing is hidden."""
    hidden_step = state.step in (CHOOSE, SUPPLY)
    if offers and not hidden_step:
        raise UnreadableError(message("v-position-not-now", name="saw"))
    if whole:
        pass_on(state, state)
    elif len(offers) > 1:
        raise UnreadableError(message("v-position-one-observer"))
    for seat, cards in offers.items():
        if not (cards == state.saw[seat] if whole else _could_see(state, seat, cards)):
            raise UnreadableError(message("v-position-saw", seat=SEAT_LETTERS[seat]))
        state.saw[seat] = cards
    return whole or not hidden_step


def _could_see(state: State, seat: int, cards: int) -> bool:
    """Whether just these cards can have come to a seat: none of the seats before it, all of those after it."""
    place = order_of(state, seat)
    if state.step == CHOOSE and place > order_of(state, int(state.mover)):
        return False
    if cards.bit_count() != ACTION_CARDS - 1 - place or cards & ~ALL_ACTIONS:
        return False
    if state.aside >= 0 and cards >> int(state.aside) & 1:
        return False
    return all(
        (cards >> int(state.action[other]) & 1) == (order_of(state, other) >= place)
        for other in range(int(state.players))
        if state.action[other] >= 0
    )
