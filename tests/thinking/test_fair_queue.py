"""Who is served next: cheap before dear, every address and every table with a fair share, nobody for ever."""

from __future__ import annotations

import random

import pytest

from highlands.thinking import fair_queue
from highlands.thinking.fair_queue import Asker, FairQueue

CHEAP, DEAR = 0.05, 1.0


class Job:
    def __init__(self, address: str, table: str, name: str = "") -> None:
        self.asker = Asker(address, table)
        self.name = name or f"{address} {table}"


def served(queue: FairQueue[Job]) -> list[str]:
    """The names of all jobs, in the order in which they are served."""
    return [queue.pop().name for _ in range(len(queue))]


def test_an_address_with_many_jobs_delays_another_by_one_of_them():
    queue = FairQueue[Job](1000)
    for number in range(60):
        queue.put(Job("crowd", f"table {number}"), DEAR)
    assert queue.pop().asker.address == "crowd"
    queue.put(Job("bystander", "table"), DEAR)
    assert served(queue).index("bystander table") <= 1


def test_addresses_take_turns_however_many_jobs_they_have():
    queue = FairQueue[Job](1000)
    for number in range(30):
        queue.put(Job("many", f"table {number}"), DEAR)
    for number in range(3):
        queue.put(Job("few", f"table {number}"), DEAR)
    order = [name.split()[0] for name in served(queue)]
    assert order[:6].count("few") == 3


def test_the_tables_of_an_address_take_turns():
    queue = FairQueue[Job](1000)
    for number in range(5):
        queue.put(Job("here", "first", f"first {number}"), DEAR)
    queue.put(Job("here", "second"), DEAR)
    assert served(queue).index("here second") <= 1


def test_the_jobs_of_a_table_are_served_in_their_order():
    queue = FairQueue[Job](1000)
    for number in range(5):
        queue.put(Job("here", "table", f"{number}"), DEAR)
    assert served(queue) == ["0", "1", "2", "3", "4"]


def test_cheap_comes_before_dear():
    queue = FairQueue[Job](1000)
    for number in range(10):
        queue.put(Job(f"address {number}", "table", "dear"), DEAR)
    for number in range(10, 20):
        queue.put(Job(f"address {number}", "table", "cheap"), CHEAP)
    assert served(queue) == ["cheap"] * 10 + ["dear"] * 10


def test_a_cheap_job_brings_its_address_forward():
    queue = FairQueue[Job](1000)
    queue.put(Job("other", "table", "dear"), DEAR)
    queue.put(Job("here", "one", "also dear"), DEAR)
    queue.put(Job("here", "two", "cheap"), CHEAP)
    assert served(queue)[0] == "cheap"


def test_a_dear_job_is_served_though_cheap_ones_never_end():
    queue = FairQueue[Job](1000)
    queue.put(Job("patient", "table"), DEAR)
    for number in range(100):
        queue.put(Job(f"address {number}", "table", "cheap"), CHEAP)
        if queue.pop().name == "patient table":
            break
    else:
        pytest.fail("it starved")
    assert number <= DEAR / CHEAP


def test_who_asks_for_dear_things_gets_as_much_time_as_who_asks_for_cheap_ones():
    queue = FairQueue[Job](1000)
    for number in range(10):
        queue.put(Job("dear", f"table {number}", "dear"), DEAR)
    for number in range(200):
        queue.put(Job("cheap", f"table {number}", "cheap"), CHEAP)
    order = [queue.pop().name for _ in range(105)]
    assert 4 <= order.count("dear") <= 6


def test_coming_back_again_and_again_brings_no_advantage():
    """An address that always has one job, and asks again at once, against one that has many waiting."""
    queue = FairQueue[Job](1000)
    for number in range(50):
        queue.put(Job("waiting", f"table {number}", "waiting"), DEAR)
    queue.put(Job("returning", "table", "returning"), DEAR)
    order = []
    for _ in range(40):
        order.append(queue.pop().name)
        if order[-1] == "returning":
            queue.put(Job("returning", "table", "returning"), DEAR)
    assert abs(order.count("waiting") - order.count("returning")) <= 2


def test_what_nobody_waits_for_any_more_is_not_served():
    queue = FairQueue[Job](1000)
    jobs = [Job("here", f"table {number}", f"{number}") for number in range(4)]
    for job in jobs:
        queue.put(job, DEAR)
    assert queue.remove(jobs[1])
    assert not queue.remove(jobs[1])
    assert queue.remove(jobs[3])
    assert served(queue) == ["0", "2"]
    assert not queue.remove(jobs[0])


def test_a_full_queue_leaves_out_the_latest_of_who_has_most():
    queue = FairQueue[Job](10)
    greedy = [Job("greedy", f"table {number}", f"greedy {number}") for number in range(10)]
    for job in greedy:
        assert queue.put(job, DEAR) is None
    modest = Job("modest", "table", "modest")
    assert queue.put(modest, DEAR) is greedy[-1]
    more = Job("greedy", "table", "more")
    assert queue.put(more, DEAR) is more
    assert len(queue) == 10
    assert "modest" in served(queue)


def test_a_queue_full_of_equals_leaves_out_the_newcomer():
    queue = FairQueue[Job](5)
    for number in range(5):
        queue.put(Job(f"address {number}", "table"), DEAR)
    late = Job("late", "table")
    assert queue.put(late, DEAR) is late


def test_any_order_of_calls_keeps_the_counts(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(fair_queue, "MAX_IDLE_TABLES", 2)
    chance = random.Random(1)
    queue = FairQueue[Job](40)
    queue._fair._remembered = 3
    waiting: list[Job] = []
    for _ in range(5000):
        match chance.randrange(3):
            case 0:
                job = Job(f"address {chance.randrange(20)}", f"table {chance.randrange(5)}")
                left_out = queue.put(job, chance.choice([CHEAP, DEAR]))
                waiting.append(job)
                if left_out is not None:
                    waiting.remove(left_out)
            case 1 if waiting:
                waiting.remove(queue.pop())
            case 2 if waiting:
                job = chance.choice(waiting)
                waiting.remove(job)
                assert queue.remove(job)
        assert len(queue) == len(waiting)
    assert len(queue._fair._flows) <= 20
    while waiting:
        waiting.remove(queue.pop())
