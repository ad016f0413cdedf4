"""What the picture is put together from: crests, buildings, swords, the emblems of the action cards, and cards.

Each thing has a shape of its own, so that colour is never the only sign. All shapes are ours, and a shape that is used
often is defined once.
"""

from __future__ import annotations

from highlands.games.verraeter.text.notation import UNKNOWN
from highlands.games.verraeter.view.board import ACTION_TITLES
from highlands.games.verraeter.view.svg_landscapes import HEIGHT, VIGNETTES, WIDTH
from highlands.spec.options import SEAT_LETTERS
from highlands.svg import INK, Value, bold, element, group, moved, path, rect

FADED, PAPER, PLATE = "#6a665d", "#ece5d5", "#fbf8f0"
GOLD, RED = "#e3b341", "#b3261e"
HOUSE_INKS = {"eagles": "#1f4b87", "roses": "#9c1f3c"}
HOUSE_GROUNDS = {"eagles": "#dbe6f4", "roses": "#f8dde2"}
OWNER_FILLS = ("#8a5a00", "#1f6b3a", "#6a2a91", "#33424d")

SUPPLY_WIDTH, SUPPLY_HEIGHT = 40, 58
ACTION_WIDTH, ACTION_HEIGHT = 82, 84

EAGLE_WING = (
    "M2,-8 C6,-10 8,-13 9,-17 C10,-20.5 13,-21 15.5,-20 C13.5,-18.5 13.5,-16.5 15,-15.5 L20,-12 L16.5,-10 L20.5,-4 "
    "L16,-4 L18,3 L13.2,1.5 L13,8 L8.7,4.5 L6.5,9 L3,4Z"
)
EAGLE_BODY = (
    "M3.5,-8 C4.5,-12 4,-17 0.5,-18.5 C-3,-19.5 -5,-17.5 -5.5,-16 L-10,-13.6 C-8,-12.6 -6,-13 -4.5,-12.6 "
    "C-3,-11.5 -3.5,-9 -4,-8 C-5,0 -3.5,6 -1.6,9 L-2.4,12 L-7,17 L-3,16.5 L-3.5,21 L0,18.5 L3.5,21 L3,16.5 L7,17 "
    "L2.4,12 L1.6,9 C3.5,6 5,0 3.5,-8Z"
)
EAGLE_LEG = "M2.5,7 L8.5,11.5 L12,10 M8.5,11.5 L11.5,14 M8.5,11.5 L8,15"
ROSE_PETAL = (
    "M0,-3 C-9,-5 -13,-15 -6.5,-19.5 C-3.5,-21 -1.2,-19.8 0,-18 C1.2,-19.8 3.5,-21 6.5,-19.5 C13,-15 9,-5 0,-3Z"
)
ROSE_SEPAL = "M0,-8 L-3,-17 L0,-22 L3,-17Z"
SHIELD = "M-22,-24 Q0,-21 22,-24 V0 C22,14 10,23 0,27 C-10,23 -22,14 -22,0Z"
CROWN = "M-16,10 L-20,-8 L-10,-1 L0,-13 L10,-1 L20,-8 L16,10Z"
SACK = "M-4,-10 L-7,-14 L-2,-13 L0,-15 L2,-13 L7,-14 L4,-10 C9,-6 11,4 7,9 C4,11 -4,11 -7,9 C-11,4 -9,-6 -4,-10Z"

ACTION_EMBLEMS = {
    # A masked face: two eyes.
    "traitor": "M-17,-9 C-10,-13 -4,-11 0,-9 C4,-11 10,-13 17,-9 C18,1 14,9 8,9 C4,9 2,6 0,4 C-2,6 -4,9 -8,9 "
    "C-14,9 -18,1 -17,-9Z M-12,-3 C-9,2 -5,2 -3,0 C-5,-5 -9,-6 -12,-3Z M12,-3 C9,2 5,2 3,0 C5,-5 9,-6 12,-3Z",
    # A sheaf.
    "farmer": "M-3,2 C-12,-3 -15,-10 -13,-16 L-9,-10 L-8,-18 L-4,-10 L0,-19 L4,-10 L8,-18 L9,-10 L13,-16 "
    "C15,-10 12,-3 3,2Z M-7,4 H7 V8 H-7Z M-4,10 H4 L10,19 H-10Z",
    # A hammer.
    "builder": "M-14,-14 H8 L15,-8 V-3 H8 L6,-5 H-14Z M-5,-3 H2 L3,18 H-6Z",
    # A rook.
    "strategist": "M-12,-16 H-7 V-12 H-3 V-16 H3 V-12 H7 V-16 H12 V-7 L7,-3 L9,9 H13 V16 H-13 V9 H-9 L-7,-3 L-12,-7Z",
    # A letter with its seal hanging down.
    "diplomat": "M-14,-16 H14 V6 H3 L6,18 L0,13 L-6,18 L-3,6 H-14Z M-10,-12 V-10 H10 V-12Z M-10,-7 V-5 H10 V-7Z "
    "M-10,-2 V0 H-3 V-2Z",
}
"""A shape for each action card: mask, sheaf, hammer, rook, letter; on a Diplomat its number is written too."""


def box(x: float, y: float, width: float, height: float, fill: str, **attributes: Value) -> str:
    """A rectangle with round corners."""
    return rect(x, y, width, height, fill, rx=6, **attributes)


def place(name: str, x: float, y: float, scale: float = 1, **attributes: Value) -> str:
    """One of the shapes that are defined once."""
    return element("use", href=f"#highlands-v-{name}", transform=moved(x, y, scale), **attributes)


def building(x: float, y: float, *, owner: int, counting_house: bool) -> str:
    """A building that stands at a point, with its owner's letter on a flag."""
    colour = OWNER_FILLS[owner]
    return group(
        x,
        y,
        (
            path("M0,-36 V-58", stroke=PLATE, stroke_width=4.5),
            path("M0,-36 V-58", stroke=INK, stroke_width=2),
            path("M0,-59 H23 L18.5,-50 L23,-41 H0Z", colour, stroke=PLATE, stroke_width=1.6),
            place("counting" if counting_house else "estate", 0, 0, color=colour),
            bold(9.5, -44.8, SEAT_LETTERS[owner], 14.5, "#ffffff"),
        ),
    )


def supply_card(value: str, x: float, y: float, scale: float = 1) -> str:
    """A supply card, or its back, its upper left corner at a point."""
    if value == UNKNOWN:
        return place("back", x, y, scale)
    return group(x, y, (place("front", 0, 0), bold(20, 28, value, 26)), scale)


def action_card(card: str, x: float, y: float) -> str:
    """An action card, or its back, its upper left corner at a point."""
    if card == UNKNOWN:
        lattice = "M6,42 L41,6 L76,42 L41,78Z M6,6 L76,78 M76,6 L6,78"
        parts = [
            rect(0, 0, ACTION_WIDTH, ACTION_HEIGHT, "#5e3a2c", rx=7, stroke=INK, stroke_width=1.2),
            path(lattice, stroke="#9c7460", stroke_width=1.8),
            element("circle", cx=41, cy=42, r=15, fill="#5e3a2c", stroke="#d8bfa6", stroke_width=1.5),
            bold(41, 49, "?", 20, "#ffffff"),
        ]
    else:
        parts = [
            rect(0, 0, ACTION_WIDTH, ACTION_HEIGHT, "#e2d3ac", rx=7, stroke="#7a6636", stroke_width=1.4),
            box(4, 4, ACTION_WIDTH - 8, ACTION_HEIGHT - 8, "none", stroke="#7a6636"),
            *action_emblem(card, 41, 34, 1.15),
            bold(41, 73, ACTION_TITLES[card], 14 if len(card) < 9 else 12.5, "#3d3113"),
        ]
    return group(x, y, parts)


def action_emblem(card: str, x: float, y: float, scale: float) -> list[str]:
    """The emblem of an action card."""
    return [place(card.rstrip("25"), x, y, scale)]


def _crests() -> dict[str, str]:
    """The eagle on a shield, the rose on a roundel."""
    eagle = (
        f'<path d="{SHIELD}" fill="{HOUSE_INKS["eagles"]}" stroke="{PLATE}" stroke-width="2.4"/>'
        f'<g transform="scale(0.88)" fill="{PLATE}"><path d="{EAGLE_BODY}"/><path d="{EAGLE_WING}"/>'
        f'<path d="{EAGLE_WING}" transform="scale(-1,1)"/></g>'
        f'<g fill="none" stroke="{GOLD}" stroke-width="1.9" stroke-linecap="round" transform="scale(0.88)">'
        f'<path d="{EAGLE_LEG}"/><path d="{EAGLE_LEG}" transform="scale(-1,1)"/></g>'
        f'<path d="M-4.8,-14.3 L-9.4,-11.8 L-4.4,-11.4Z" fill="{GOLD}"/>'
        f'<circle cx="-2" cy="-13.8" r="1.1" fill="{HOUSE_INKS["eagles"]}"/>'
    )
    turns = range(0, 360, 72)
    sepals = "".join(f'<path d="{ROSE_SEPAL}" transform="rotate({turn + 36})"/>' for turn in turns)
    petals = "".join(f'<path d="{ROSE_PETAL}" transform="rotate({turn})"/>' for turn in turns)
    inner = "".join(f'<path d="{ROSE_PETAL}" transform="rotate({turn + 36}) scale(0.52)"/>' for turn in turns)
    ink = HOUSE_INKS["roses"]
    rose = (
        f'<circle r="25" fill="{ink}" stroke="{PLATE}" stroke-width="2.4"/>'
        f'<g fill="#7fae62">{sepals}</g><g fill="{PLATE}" stroke="{ink}" stroke-width="1.1">{petals}</g>'
        f'<g fill="#f0b9c4" stroke="{ink}" stroke-width="1.8">{inner}</g><circle r="4.2" fill="{GOLD}" stroke="{ink}"/>'
    )
    return {"eagles": eagle, "roses": rose}


def _buildings() -> dict[str, str]:
    """A barn and a house with a coin; they stand on their middle, and take the owner's colour."""
    edge = f'stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"'
    halo = f'fill="{PLATE}" stroke="{PLATE}" stroke-width="5" stroke-linejoin="round"'
    barn, gable = "M-17,0 V-19 L-12,-30 L0,-36 L12,-30 L17,-19 V0Z", "M-20,-16 L-13.5,-30 L0,-37 L13.5,-30 L20,-16"
    estate = (
        f'<path d="{barn}" {halo}/><path d="{barn}" fill="#d9a066" {edge}/>'
        f'<path d="{gable}" fill="none" stroke="{INK}" stroke-width="6.4" stroke-linejoin="round"/>'
        f'<path d="{gable}" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round"/>'
        f'<path d="M-4,-20 V-28 H4 V-20Z" fill="#5b3a1e" {edge}/><path d="M-10,0 V-15 H10 V0Z" fill="#8a5a33" {edge}/>'
        '<path d="M-10,0 L0,-15 L10,0 M-10,-15 L0,0 L10,-15 M0,0V-15" fill="none" stroke="#f3e2c3" stroke-width="1.5"/>'
    )
    steps = "M-18,-20 H-13 V-26 H-8 V-32 H-4 V-37 H4 V-32 H8 V-26 H13 V-20 H18"
    house = f"{steps} V0 H-18Z"
    counting = (
        f'<path d="{house}" {halo}/><path d="{house}" fill="#efe9db" {edge}/>'
        f'<path d="{steps}" fill="none" stroke="{INK}" stroke-width="5.4"/>'
        f'<path d="{steps}" fill="none" stroke="currentColor" stroke-width="3.2"/>'
        f'<path d="M-4,0 V-6 a4,4 0 0 1 8,0 V0Z M-14,-2 V-9 H-8 V-2Z M14,-2 V-9 H8 V-2Z" fill="#5b4a3a"/>'
        f'<circle cy="-20" r="9" fill="{GOLD}" stroke="#6b4c08" stroke-width="1.4"/>'
        '<circle cy="-20" r="6" fill="none" stroke="#8a650f"/>'
        '<path d="M-3.2,-17.2 L-4,-22.4 L-1.6,-20.6 L0,-23.6 L1.6,-20.6 L4,-22.4 L3.2,-17.2Z" fill="#6b4c08"/>'
    )
    return {"estate": estate, "counting": counting}


def _swords() -> str:
    """Two crossed swords on a roundel."""
    one = (
        '<path d="M-2.6,14 V-20 L0,-27 L2.6,-20 V14Z" fill="#eef1f4" stroke="#2b2a27" stroke-width="1.2"/>'
        '<path d="M0,-24 V13" stroke="#9aa3ab"/>'
        f'<path d="M-9,12 H9 V16 H-9Z M-2,16 H2 V24 H-2Z" fill="{GOLD}" stroke="#2b2a27" stroke-width="1.2"/>'
        f'<circle cy="26" r="3.2" fill="{GOLD}" stroke="#2b2a27" stroke-width="1.2"/>'
    )
    return (
        f'<circle r="26" fill="{RED}" stroke="{PLATE}" stroke-width="3"/><circle r="22" fill="none" stroke="#e59a8f"/>'
        f'<g transform="rotate(45)">{one}</g><g transform="rotate(-45)">{one}</g>'
    )


def _cards() -> dict[str, str]:
    """The face of a supply card but for its number, and its back."""
    size = f'width="{SUPPLY_WIDTH}" height="{SUPPLY_HEIGHT}" rx="5"'
    front = (
        f'<rect {size} fill="{PLATE}" stroke="#8b6a2f" stroke-width="1.3"/>'
        f'<g transform="translate(20,44) scale(0.72)" stroke="#6b4c1c" fill="#c89b55">'
        f'<path d="{SACK}" stroke-width="1.3"/><path d="M-5,-10 H5" stroke-width="2.4"/></g>'
    )
    back = (
        f'<rect {size} fill="#55606b" stroke="{INK}"/>'
        '<path d="M4,29 L20,5 L36,29 L20,53Z M4,5 L36,53 M36,5 L4,53" fill="none" stroke="#8b97a3" stroke-width="1.5"/>'
        f'<circle cx="20" cy="29" r="10" fill="#55606b" stroke="#c3ccd4"/>{bold(20, 34.5, UNKNOWN, 16, "#ffffff")}'
    )
    return {"front": front, "back": back}


def _marks() -> dict[str, str]:
    """The start player's pennant, the strategy card, a winner's crown."""
    pennant = (
        f'<path d="M-11,16 V-16" stroke="{INK}" stroke-width="2.4" stroke-linecap="round"/>'
        f'<path d="M-11,-15 H15 L8,-6.5 L15,2 H-11Z" fill="{GOLD}" stroke="{INK}" stroke-width="1.2"/>'
    )
    strategy = (
        f'<rect x="-12" y="-16" width="24" height="32" rx="3" fill="{RED}" stroke="{INK}" stroke-width="1.2"/>'
        '<g stroke="#ffffff" stroke-width="2.6" fill="none" stroke-linecap="round">'
        '<path d="M-6,9 L6,-9 M6,9 L-6,-9 M-8,3.5 L-2.4,7.4 M8,3.5 L2.4,7.4"/></g>'
    )
    crown = (
        f'<path d="{CROWN}" fill="{GOLD}" stroke="#6b4c08" stroke-width="1.5" stroke-linejoin="round"/>'
        '<path d="M-15,6 H15" stroke="#6b4c08" stroke-width="1.5"/><g fill="#b3261e"><circle cy="1" r="2.2"/>'
        '<circle cx="-9" cy="2" r="1.6"/><circle cx="9" cy="2" r="1.6"/></g>'
    )
    return {"pennant": pennant, "strategy": strategy, "crown": crown}


def definitions() -> str:
    """All shapes that are used more than once."""
    emblems = {name: f'<path d="{path}" fill="#54431a" fill-rule="evenodd"/>' for name, path in ACTION_EMBLEMS.items()}
    scenes = {kind: f'<g clip-path="url(#highlands-v-frame)">{scene}</g>' for kind, scene in VIGNETTES.items()}
    shapes = _crests() | _buildings() | _cards() | _marks() | emblems | scenes | {"swords": _swords()}
    frame = f'<clipPath id="highlands-v-frame"><rect width="{WIDTH}" height="{HEIGHT}" rx="5"/></clipPath>'
    defined = "".join(f'<g id="highlands-v-{name}">{shape}</g>' for name, shape in shapes.items())
    return f"<defs>{frame}{defined}</defs>"
