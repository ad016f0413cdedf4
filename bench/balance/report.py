"""The numbers of the balance note, as Markdown."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence

KINDS = ("wasteland", "pasture", "river", "forest", "village", "city")
SEATS = ("start player", "second", "third", "fourth")
SOURCES = ("landscapes", "action cards", "counting houses")
ACTIONS = ("traitor", "farmer", "builder", "strategist", "diplomat2", "diplomat5")
TWELFTHS = 12
SURE = 1.96
"""Standard errors either side of a number that hold the truth in 95 of 100 cases."""

Tally = Counter[Hashable]
Group = tuple[str, int]
"""Who plays, and how many they are."""


def title(group: Group) -> str:
    """How a group is called."""
    return f"{group[1]} {group[0]} players"


def points_of(tally: Tally) -> Counter[int]:
    """How often a player ended with so many points."""
    return Counter({key[1]: number for key, number in tally.items() if isinstance(key, tuple) and key[0] == "points"})


def quantile(points: Counter[int], share: float) -> int:
    """The number of points that this share of the players did not exceed."""
    left = share * points.total()
    for own in sorted(points):
        left -= points[own]
        if left <= 0:
            return own
    return max(points)


def mean_points(tally: Tally) -> float:
    """Victory points per player."""
    points = points_of(tally)
    return sum(own * number for own, number in points.items()) / points.total()


def win_share(tally: Tally, order: int) -> float:
    """The share of all victories that went to the player so many places after the first start player."""
    return tally["twelfths", order] / TWELFTHS / tally["games"]


def uncertainty(share: float, number: int) -> float:
    """How far a share among so many independent cases may be off, either way."""
    return float(SURE * (share * (1 - share) / number) ** 0.5)


def conquests(tally: Tally, kind: str) -> list[int]:
    """How often a kind of landscape was conquered by nobody, one, two, three and four players of the winning house."""
    return [tally["conquered", kind, winners] for winners in range(5)]


def percent(share: float) -> str:
    """A share for people."""
    return f"{100 * share:.1f} %"


def with_error(share: float, number: int) -> str:
    """A share for people, with its uncertainty."""
    return f"{100 * share:.1f} ± {100 * uncertainty(share, number):.1f} %"


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def numbers(tallies: Mapping[Group, Tally]) -> str:
    """All tables of the note."""
    return "\n".join([overview(tallies), seats(tallies), landscapes(tallies), actions(tallies)])


def facts(tally: Tally) -> dict[str, str]:
    """What happened in the games of a group."""
    games, conflicts, points = tally["games"], tally["conflicts"], points_of(tally)
    all_points = sum(tally["source", source] for source in SOURCES)
    uneven = tally["favourite"] + tally["underdog"]
    return {
        "games": f"{games:,}",
        "points per player, mean": f"{mean_points(tally):.1f}",
        "… of the middle nine in ten": f"{quantile(points, 0.05)}–{quantile(points, 0.95)}",
        **{f"points from {source}": percent(tally["source", source] / all_points) for source in SOURCES},
        "conflicts that end in a tie": with_error(tally["ties"] / conflicts, conflicts),
        "… that the landscape with the lower base wins, of those won between unequal ones": percent(
            tally["underdog"] / uneven
        ),
        "conquests by a house that nobody serves": percent(
            sum(conquests(tally, kind)[0] for kind in KINDS) / sum(sum(conquests(tally, kind)) for kind in KINDS)
        ),
        "games that end early": with_error(tally["early ends"] / games, games),
        "games with a shared victory": with_error(1 - tally["winners", 1] / games, games),
    }


def overview(tallies: Mapping[Group, Tally]) -> str:
    """What happened, group by group."""
    columns = [facts(tally) for tally in tallies.values()]
    return markdown(["", *map(title, tallies)], [[name, *(facts[name] for facts in columns)] for name in columns[0]])


def seats(tallies: Mapping[Group, Tally]) -> str:
    """Victories and points by the place clockwise from the first start player."""
    rows = []
    for order, name in enumerate(SEATS):
        cells = [
            f"{with_error(win_share(tally, order), tally['games'])}; {tally['points of', order] / tally['games']:.1f}"
            if order < players
            else ""
            for (_, players), tally in tallies.items()
        ]
        rows.append([name, *cells])
    return markdown(["victories (shared ones in parts); mean points", *map(title, tallies)], rows)


def landscapes(tallies: Mapping[Group, Tally]) -> str:
    """How often each kind is fought for in a game, how often it is conquered then, and by how many winners."""
    rows = []
    for kind in KINDS:
        cells = []
        for tally in tallies.values():
            fought, by_winners = tally["fought for", kind], conquests(tally, kind)
            served = max(1, sum(by_winners[1:]))
            winners = sum(number * times for number, times in enumerate(by_winners)) / served
            cells.append(f"{fought / tally['games']:.2f}; {percent(sum(by_winners) / fought)}; {winners:.2f}")
        rows.append([kind, *cells])
    head = "times fought for in a game; of these conquered; winners who shared it, mean"
    return markdown([head, *map(title, tallies)], rows)


def actions(tallies: Mapping[Group, Tally]) -> str:
    """In how many rounds somebody has each action card."""
    rows = [
        [name, *(percent(tally["kept", name] / tally["conflicts"]) for tally in tallies.values())] for name in ACTIONS
    ]
    return markdown(["rounds in which somebody keeps it", *map(title, tallies)], rows)
