"""The picture: well formed, whole, and no more in it than its observer may know."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from highlands.engine import kernel
from highlands.engine.chance import Seed
from highlands.engine.state import new_state
from highlands.games.verraeter import SPEC
from highlands.games.verraeter.state.cards import KIND_NAMES
from highlands.games.verraeter.state.layout import State
from highlands.games.verraeter.view.svg import PLACES, picture
from tests.games.verraeter.helpers import look, observed_by, play, random_game, state_of

SVG = "{http://www.w3.org/2000/svg}"
POSITION = (
    "verraeter players=4; circle: wE pR rE fR vE cE wR pE rR fE vR cR",
    "round: 4; start player: D; strategy: B; points: 12-9-15-7; allegiance: E R R E; conflict: 9-10",
    "buildings A: estate 3, counting 12; buildings B: estate 4, counting 6",
    "buildings C: estate 8, estate 11, counting 5; buildings D: estate 10",
    "hand A: 5 8; hand B: 3 4 6; known B: 3 4; hand C: 2 2 4; known C: 4; hand D: 3; discard: 3 5",
    "aside: traitor; action A: builder; action B: farmer; action C: diplomat5; action D: strategist",
    "laid D: 3 6; laid A: 5; to move: B supply",
)


def shapes(text: str) -> list[str]:
    """The names of the shapes that are placed on the table, in their order."""
    root = ET.fromstring(text)
    defined = {use for definition in root.iter(f"{SVG}defs") for use in definition.iter(f"{SVG}use")}
    return [use.attrib["href"].removeprefix("#highlands-v-") for use in root.iter(f"{SVG}use") if use not in defined]


def words(text: str) -> list[str]:
    """All that is written in the picture, but for what the shapes themselves have in them."""
    root = ET.fromstring(text)
    shared = {element for definition in root.iter(f"{SVG}defs") for element in definition.iter()}
    return [element.text or "" for element in root.iter(f"{SVG}text") if element not in shared]


def dealt_anew(state: State, seat: int) -> State:
    """As the seat sees a world that it can't tell from the true one."""
    world = new_state(SPEC.state_dtype)
    kernel.resample(observed_by(state, seat), Seed.of("picture").rng(seat), world)
    return observed_by(world, seat)


@pytest.mark.parametrize("players", [3, 4])
def test_it_is_well_formed_small_and_fetches_nothing(players):
    for number, state in enumerate(random_game(11, players)):
        text = picture(observed_by(state, number % (players + 1)))
        root = ET.fromstring(text)
        assert root.tag == f"{SVG}svg"
        assert text.count("http") == 1
        assert not {"image", "script", "foreignObject", "style"} & {
            element.tag.removeprefix(SVG) for element in root.iter()
        }
        assert len(text.encode()) < 60_000


@pytest.mark.parametrize("players", [3, 4])
def test_every_shape_that_is_placed_is_defined_and_no_name_is_given_twice(players):
    for state in random_game(12, players):
        root = ET.fromstring(picture(state))
        names = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
        assert len(set(names)) == len(names)
        assert {use.attrib["href"].removeprefix("#") for use in root.iter(f"{SVG}use")} <= set(names)


@pytest.mark.parametrize("players", [3, 4])
def test_it_stays_the_same_when_what_a_seat_cannot_know_is_dealt_anew(players):
    for number, state in enumerate(random_game(13, players)):
        for seat in range(players + 1) if number % 4 == 0 else ():
            assert picture(dealt_anew(state, seat)) == picture(observed_by(state, seat))


def test_it_shows_every_landscape_with_its_house_its_numbers_and_its_building():
    state = state_of(*POSITION)
    titles = [element.text for element in ET.fromstring(picture(state)).iter(f"{SVG}title")]
    assert titles[0] == "1 wasteland, eagles, base 0, points 3/2/1/0"
    assert titles[5] == "6 city, eagles, base 15, points 8/6/4/3, counting house of B"
    assert titles[9] == "10 forest, eagles, base 7, points 6/4/3/2, estate of D"
    assert len(titles) == 12
    scenes = [name for name in shapes(picture(state)) if name in KIND_NAMES]
    assert scenes == [landscape.kind for landscape in look(state).landscapes]


def test_it_draws_every_building_placed_and_every_one_in_reserve():
    drawn = shapes(picture(state_of(*POSITION)))
    in_the_key = 1
    assert drawn.count("counting") == 3 + in_the_key
    assert drawn.count("estate") == 5 + 4 + in_the_key


def test_the_swords_lie_between_the_landscapes_in_conflict():
    def swords(conflict: str) -> list[str]:
        text = picture(state_of(f"verraeter; conflict: {conflict}; aside: farmer; to move: A choose"))
        places = [
            use.attrib["transform"] for use in ET.fromstring(text).iter(f"{SVG}use") if "swords" in use.attrib["href"]
        ]
        return [place.split(" ")[0] for place in places]

    assert swords("6-7") == ["translate(0,350)"]
    assert swords("12-1") == ["translate(0,-350)"]
    assert "swords" not in shapes(picture(state_of("verraeter")))
    assert len(set(PLACES)) == 12


def test_what_a_seat_may_not_know_lies_on_its_face():
    state = state_of(*POSITION)
    own, truth = shapes(picture(observed_by(state, 0))), shapes(picture(state))
    pile = 3
    assert truth.count("back") == pile
    assert own.count("back") == pile + 1 + 2 + 1
    assert "builder" in own
    assert "farmer" in truth
    assert words(picture(observed_by(state, 0))).count("?") == 3
    assert "Strategist" not in words(picture(observed_by(state, 0)))


def test_after_the_reveal_everybody_sees_the_action_cards_and_the_last_conflict():
    state = play(state_of(*POSITION), "lay 4", "lay 2 2")
    for seat in range(5):
        observation = words(picture(observed_by(state, seat)))
        assert {"Builder", "Farmer", "Diplomat 5", "Strategist"} <= set(observation)
        assert "last conflict, 9–10: Eagles won" in observation
        assert "D" in observation
        assert "Strategist · 3 6" in observation


def test_at_the_end_the_winners_wear_crowns():
    one = state_of("verraeter players=3; round: 9; points: 20-31-25; to move: nobody")
    assert shapes(picture(one)).count("crown") == 1
    assert "B wins" in words(picture(one))
    shared = state_of("verraeter players=3; round: 9; points: 31-31-25; to move: nobody")
    assert shapes(picture(shared)).count("crown") == 2
    assert "A and B share the victory" in " ".join(words(picture(shared)))
    assert "crown" not in shapes(picture(state_of(*POSITION)))
