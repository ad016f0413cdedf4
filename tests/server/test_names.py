"""Names are seen, take one line, and nobody but a bot has a bot's title."""

from __future__ import annotations

import pytest

from highlands.protocol.lookalikes import look_alike
from highlands.protocol.names import (
    BOT_TITLE,
    MAX_NAME_LENGTH,
    UnreadableNameError,
    bot_name,
    checked_name,
    distinct_name,
    is_bot_name,
)


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
        "\U0001d159",
        "An\u200bn",
        "An\u200dn",
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
        "bot",
        "BOT Ann",
        " Bot  x",
        "\uff22\uff2f\uff34 Ann",
        "ВОТ Ann",
        "BОT Ann",
        "ΒΟΤ Ann",
        "𝐁𝐎𝐓 Ann",
        "BOT\ufe0f Ann",
        "B\U000e0100OT Ann",
        "bоt Ann",
        "bοt Ann",
        "ʙᴏᴛ Ann",
        "B0T Ann",
        "ꓐꓳꓔ Ann",
        "𐌁𐌏𐌕 Ann",
        "ⲂⲞⲦ Ann",
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
        "Ann ❤\ufe0f",
        "Вотан",
        "Оксана",
        "ΒΟΤΑΝΗ",
        "–",
    ],
)
def test_people_of_all_languages_have_names(name: str):
    assert checked_name(name) == name
    assert is_bot_name(bot_name(name))
    assert bot_name(bot_name(name)) == bot_name(name) == f"{BOT_TITLE} {name}"


def test_a_name_is_the_same_however_its_accents_are_written():
    assert checked_name("Zoe\u0308") == checked_name("Zo\u00eb")


def test_selectors_of_shapes_are_taken_from_letters_and_left_to_symbols():
    assert checked_name("An\ufe0fn\U000e0101") == "Ann"
    assert checked_name("❤\ufe0f\ufe0f") == "❤\ufe0f"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "Аnn"),
        ("Ann", "𝒜nn"),
        ("Nova", "Νονа"),
        ("NINA", "ΝΙΝΑ"),
        ("Ian", "lan"),
        ("Ian", "ian"),
        ("Оксана", "Oкcaнa"),
        ("Arno", "Amo"),
        ("Ann Lee", "AnnLee"),
        ("Ann ❤", "Ann ❤\ufe0f"),
    ],
)
def test_names_that_are_read_for_each_other_look_alike(name: str, other: str):
    assert look_alike(name, other)
    assert distinct_name(other, ["Ben", name]) == f"{other} (2)"


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ann", "Anna"), ("Zoe", "Zoë"), ("Nina", "Vita"), ("Юля", "Юлія"), ("Νίκος", "Νίκη"), ("Ann", "Ада")],
)
def test_other_names_do_not(name: str, other: str):
    assert not look_alike(name, other)
    assert distinct_name(other, [name]) == other


def test_who_looks_like_two_others_has_a_number_that_nobody_has_and_no_longer_name():
    assert distinct_name("Ann", ["Ann", "ann (2)"]) == "Ann (3)"
    long = "N" * MAX_NAME_LENGTH
    assert len(distinct_name(long, [long])) == MAX_NAME_LENGTH
