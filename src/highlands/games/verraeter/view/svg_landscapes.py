"""A small scene for each kind of landscape, drawn in a frame of 132 by 84: what `svg` puts on the cards.

All shapes are our own. The lower right of each scene is left quiet, for there a building may stand.
"""

from __future__ import annotations

from collections.abc import Iterable

from highlands.svg import Value, element, group, moved, path, rect

WIDTH, HEIGHT = 132, 84

PINE = "M0,-30 L7,-18 H4 L10,-8 H6 L13,4 H2 V9 H-2 V4 H-13 L-6,-8 H-10 L-4,-18 H-7Z"
COTTAGE_EDGE, WALL_EDGE = "#5b4632", "#4f4a43"
COTTAGE_OUTLINE: dict[str, Value] = {"stroke": COTTAGE_EDGE, "stroke_width": 0.9, "stroke_linejoin": "round"}
WALL_OUTLINE: dict[str, Value] = {**COTTAGE_OUTLINE, "stroke": WALL_EDGE}


def _line(course: str, colour: str, width: float = 1.2) -> str:
    """A drawn line with round ends."""
    return path(course, stroke=colour, stroke_width=width, stroke_linecap="round")


def _sky(colour: str) -> str:
    return rect(0, 0, WIDTH, HEIGHT, colour)


def _wasteland() -> str:
    """A bare tree and boulders under a low sun."""
    tree = (
        "M35,74 C38,62 34,54 38,42 M37,58 L25,46 L20,47 M25,46 L23,37 M37,51 L49,40 L57,41 M49,40 L49,31 "
        "M38,42 L32,30 M38,42 L42,30"
    )
    return "".join(
        (
            _sky("#ecdcbb"),
            element("circle", cx=92, cy=25, r=10, fill="#fbf3da"),
            path("M0,48 L16,37 L30,41 L46,30 L60,31 L76,44 L98,36 L114,41 L132,33 V84 H0Z", "#d0b385"),
            path("M0,62 C22,50 48,55 70,59 S112,52 132,57 V84 H0Z", "#b39365"),
            path("M0,75 C32,66 62,73 132,67 V84 H0Z", "#957749"),
            _line(tree, "#4b3a28", 2.6),
            path("M58,77 L62,69 L70,67 L77,72 L78,77Z", "#7d6a52"),
            path("M62,69 L70,67 L77,72 L68,72Z", "#a08b6c"),
            path("M9,80 L12,75 L18,75 L20,80Z", "#7d6a52"),
            _line("M82,64 L90,66 L95,63 M88,76 L96,73 L102,75 L110,72 M14,66 L20,64", "#7c6038"),
            _line("M64,19 q3,-4 6,0 q3,-4 6,0", "#4b3a28"),
        )
    )


def _sheep(x: float, y: float, size: float) -> str:
    """A sheep that looks to the left."""
    wool = "M-9,0 a4,4 0 0 1 2,-7 a5,4 0 0 1 8,-2 a5,4 0 0 1 8,3 a4,4 0 0 1 0,8 a5,4 0 0 1 -9,2 a5,4 0 0 1 -9,-4Z"
    parts = (
        _line("M-5,3 V9 M-2,4 V9 M4,4 V9 M7,3 V9", "#3d3a36", 1.6),
        path(wool, "#fdfbf4", stroke="#8b8778", stroke_width=0.9),
        path("M-9,-6 C-13,-6 -16,-3 -15,0 C-12,2 -9,0 -8,-3Z", "#3d3a36"),
    )
    return group(x, y, parts, size)


def _pasture() -> str:
    """Sheep on rolling hills, and a fence."""
    return "".join(
        (
            _sky("#cfe6f2"),
            path("M62,20 a6,6 0 0 1 9,-5 a8,8 0 0 1 14,1 a5,5 0 0 1 6,6 H64Z", "#ffffff"),
            path("M0,44 C24,26 50,30 72,40 S112,32 132,36 V84 H0Z", "#b5d587"),
            path("M0,58 C36,42 58,52 84,54 S120,48 132,46 V84 H0Z", "#94c264"),
            path("M0,72 C40,58 80,70 132,62 V84 H0Z", "#76ab49"),
            _line("M4,49 V61 M15,46 V58 M26,45 V56 M37,45 V56 M1,53 L41,48 M1,57 L41,52", "#7c5a34", 1.8),
            _sheep(66, 55, 0.85),
            _sheep(36, 70, 1.15),
            _line("M8,78 l2,-4 l1,4 M66,78 l2,-4 l1,4 M84,67 l1,-3 l2,3", "#4f7f2b"),
        )
    )


def _river() -> str:
    """A river that winds out of the hills, with a sail on it."""
    water = "M62,37 C50,43 82,47 66,55 C50,63 14,64 22,84 H92 C84,72 106,64 92,54 C82,47 78,43 74,37Z"
    return "".join(
        (
            _sky("#d9ebf3"),
            path("M0,40 L20,24 L36,34 L58,16 L80,36 L100,26 L132,40 V50 H0Z", "#9fb6bd"),
            path("M58,16 L52,22 L57,24 L60,22 L65,24Z M20,24 L15,28 L20,29 L25,28Z", "#ffffff"),
            path("M0,42 C30,34 50,38 68,38 S110,34 132,40 V84 H0Z", "#8fb86c"),
            path("M0,62 C10,60 16,66 12,84 H0Z M132,58 C110,60 100,72 102,84 H132Z", "#74a152"),
            path(water, "#4a93c9"),
            _line("M66,43 h9 M60,51 h14 M76,57 h10 M34,72 h10 M36,79 h16 M70,78 h12", "#c6e3f4", 1.5),
            path("M44,67 H68 C66,73 62,74 58,74 H52 C48,74 45,71 44,67Z", "#6a4526"),
            path("M57,65 V42 C68,48 70,58 69,65Z", "#fff8e6", stroke="#8c7a55", stroke_width=0.8),
            path("M55,65 V46 C49,52 46,60 46,65Z", "#f1dfb6", stroke="#8c7a55", stroke_width=0.8),
            _line("M8,80 V64 M12,82 V68 M5,82 V70", "#3f6e30", 1.5),
            _line("M8,66 V61 M12,70 V66", "#6a4526", 3),
        )
    )


def _pines(places: Iterable[tuple[float, float, float]], fill: str) -> str:
    """Pines by where they stand and how large they are."""
    trees = (path(PINE, fill, transform=moved(x, y, size)) for x, y, size in places)
    return "".join(trees)


def _forest() -> str:
    """Three rows of pines, the darkest in front."""
    far = ((x, 40 - 2 * (x % 3), 0.62) for x in (22, 37, 50, 64, 77, 91, 104, 118, 129))
    return "".join(
        (
            _sky("#dbe9dd"),
            element("circle", cx=104, cy=17, r=8, fill="#fbf6dc"),
            path("M0,34 C40,22 90,24 132,32 V84 H0Z", "#b4cfb4"),
            _pines(far, "#86ac92"),
            path("M0,46 C40,40 90,42 132,44 V84 H0Z", "#6f9b6c"),
            _pines(((38, 56, 0.9), (58, 54, 0.95), (78, 56, 0.9), (97, 53, 0.8), (122, 54, 0.85)), "#417d55"),
            path("M0,66 C40,58 90,60 132,62 V84 H0Z", "#4c7c45"),
            _pines(((12, 72, 1.15), (33, 74, 1.3), (56, 72, 1.2), (75, 75, 1.05)), "#1f5137"),
            _line("M18,81 q6,-3 12,0 M60,82 q6,-3 12,0 M92,72 l2,-4 l1,4 M110,76 l2,-4 l1,4", "#2f5f35"),
        )
    )


def _cottage(x: float, y: float, width: float, roof: str, wall: str = "#f4e6c8") -> str:
    """A cottage seen from its gable's side, its left foot at a point."""
    height = width * 0.45
    door = width * 0.42
    return "".join(
        (
            path(f"M{x:g},{y:g} v{-height:g} h{width:g} v{height:g}Z", wall, **COTTAGE_OUTLINE),
            path(
                f"M{x - 3:g},{y - height:g} l{width * 0.24:g},{-height * 1.05:g} h{width * 0.52 + 6:g} "
                f"l{width * 0.24:g},{height * 1.05:g}Z",
                roof,
                **COTTAGE_OUTLINE,
            ),
            path(f"M{x + door:g},{y:g} v{-height * 0.7:g} h{width * 0.18:g} v{height * 0.7:g}Z", COTTAGE_EDGE),
            path(
                f"M{x + 3:g},{y - height * 0.35:g} v-4 h4 v4Z M{x + width - 7:g},{y - height * 0.35:g} v-4 h4 v4Z",
                "#6d8ea3",
            ),
        )
    )


def _village() -> str:
    """Cottages around a chapel."""
    return "".join(
        (
            _sky("#dce9f2"),
            path("M0,44 C30,28 62,36 84,36 S118,28 132,34 V84 H0Z", "#b9d193"),
            path("M0,56 C40,46 90,52 132,48 V84 H0Z", "#9cbf72"),
            path("M62,84 C66,74 54,68 60,58 H66 C64,68 82,74 84,84Z", "#e2cf9f"),
            path("M48,56 V36 H60 V56Z M60,56 V44 H80 V56Z", "#efe6d6", **COTTAGE_OUTLINE),
            path("M46,36 L54,13 L62,36Z M60,44 L63,36 H78 L82,44Z", "#5f6f86", **COTTAGE_OUTLINE),
            _line("M54,13 V5 M51,8 H57", COTTAGE_EDGE, 1.4),
            path("M51.5,47 a2.5,3 0 0 1 5,0 V51 h-5Z M64,53 v-5 h3 v5Z M72,53 v-5 h3 v5Z", "#6d8ea3"),
            _cottage(12, 58, 24, "#b5603c"),
            _cottage(84, 55, 20, "#c08a45"),
            _cottage(26, 76, 30, "#a84f35", "#fbf1da"),
            _line("M28,45 c-4,-5 5,-7 0,-13 c-3,-4 2,-6 0,-9", "#ffffff", 2),
            _line("M4,80 v-7 M10,80 v-7 M16,80 v-7 M2,76 H20", "#7c5a34", 1.6),
        )
    )


def _tower(x: float, y: float, width: float, height: float, roof: str) -> str:
    """A tower with a pointed roof, its left foot at a point."""
    return "".join(
        (
            path(f"M{x:g},{y:g} v{-height:g} h{width:g} v{height:g}Z", "#d3cabb", **WALL_OUTLINE),
            path(
                f"M{x - 3:g},{y - height:g} l{width / 2 + 3:g},{-width * 1.3:g} l{width / 2 + 3:g},{width * 1.3:g}Z",
                roof,
                **WALL_OUTLINE,
            ),
            path(f"M{x + width / 2 - 1.5:g},{y - height + 6:g} h3 v6 h-3Z", "#4f4a43"),
        )
    )


def _city() -> str:
    """Towers and roofs behind a battlemented wall with its gate."""
    wall = (
        "M4,76 V50 h6 v4 h6 v-4 h6 v4 h6 v-4 h6 v4 h6 v-4 h6 v4 h6 v-4 h6 v4 h6 v-4 h6 v4 h6 v-4 h6 v4 h6 v-4 h6 v26Z"
    )
    return "".join(
        (
            _sky("#dde3ee"),
            path("M0,56 C40,44 96,44 132,54 V84 H0Z", "#a9bb8b"),
            path(
                "M14,56 V42 L22,34 L30,42 V56Z M64,56 V40 L73,31 L82,40 V56Z M96,58 V46 H112 V58Z",
                "#e9dcc3",
                **WALL_OUTLINE,
            ),
            path("M12,43 L22,32 L32,43Z M62,41 L73,29 L84,41Z M94,47 L98,38 H110 L114,47Z", "#a5553c", **WALL_OUTLINE),
            _tower(40, 56, 17, 32, "#4c5f80"),
            _tower(31, 56, 9, 19, "#6a7c9c"),
            _tower(83, 57, 11, 23, "#4c5f80"),
            path(wall, "#b9afa0", **WALL_OUTLINE),
            _line("M12,62 h8 M24,68 h8 M14,72 h7 M34,60 h7 M66,62 h8 M76,69 h8 M64,72 h6 M84,60 h7", "#8d8375", 1),
            _tower(2, 79, 15, 36, "#8c4a3a"),
            path("M42,78 V60 a9,9 0 0 1 18,0 V78Z", "#6a5a48", **WALL_OUTLINE),
            _line("M46,54 V78 M51,52 V78 M56,54 V78 M42,62 H60 M42,69 H60", "#3a3128", 1.1),
            path("M0,77 C40,74 90,76 132,72 V84 H0Z", "#8ba567"),
            path("M42,77 H60 L66,84 H38Z", "#dccaa0"),
        )
    )


VIGNETTES = {
    "wasteland": _wasteland(),
    "pasture": _pasture(),
    "river": _river(),
    "forest": _forest(),
    "village": _village(),
    "city": _city(),
}
"""The scene of each kind of landscape."""
