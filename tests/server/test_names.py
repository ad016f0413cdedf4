"""Names are seen, take one line, and nobody but a bot has a bot's title."""

from __future__ import annotations

import pytest

from highlands.protocol.names import BOT_TITLE, UnreadableNameError, bot_name, checked_name, is_bot_name, likeness


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u200b",
        "\u3164",
        "\u2800\u2800",
        "A\u3164n",
        "\ufe0f",
        "\u0301",
        "A\nBcc: x@example.org",
        "A\x00",
        "nn\u202eA",
        "\u2066Ann",
        "Z" + "\u0335\u0301\u0302\u0303\u0304",
    ],
)
def test_of_which_nothing_is_seen_or_too_much_is_no_name(name: str):
    if "\n" in name:
        assert "\n" not in checked_name(name), "a line break is a blank"
    else:
        with pytest.raises(UnreadableNameError):
            checked_name(name)


@pytest.mark.parametrize(
    "name",
    [
        *("bot", "BOT Ann", " Bot  x", "\uff22\uff2f\uff34 Ann", "𝐁𝐎𝐓 Ann", "BOT\ufe0f Ann", "B\U000e0100OT Ann"),
        *("ВОТ Ann", "BОT Ann", "ΒΟΤ Ann", "bоt Ann"),
    ],
)
def test_nobody_but_a_bot_has_the_title(name: str):
    with pytest.raises(UnreadableNameError):
        checked_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "Γιώργος",
        "Їжачок",
        "Őrült Ödön",
        "João",
        "Nguyễn Thị",
        "अनुष्का",
        "קָמֵץ",
        "さくら",
        "Botho",
        "Ann 🐑",
        "–",
    ],
)
def test_people_of_all_languages_have_names(name: str):
    assert checked_name(name) == name
    assert is_bot_name(bot_name(name))
    assert bot_name(bot_name(name)) == bot_name(name) == f"{BOT_TITLE} {name}"


def test_a_name_is_the_same_however_its_accents_are_written():
    assert checked_name("Zoe\u0308") == checked_name("Zo\u00eb")


@pytest.mark.parametrize("other", ["ANN", "Аnn", "Αnn", "Ann\ufe0e", "Ａｎｎ"])
def test_names_that_look_alike_are_alike(other: str):
    assert likeness(other) == likeness("Ann")


def test_other_names_are_others():
    names = ["Ann", "Anna", "Anne", "Án", "Hanna", "Анна", "Ганна", "Άννα", "Ann 2"]
    assert len({likeness(name) for name in names}) == len(names)
