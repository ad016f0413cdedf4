"""Bot specifications, as the command line takes them: a built-in bot, a function or class in Python, a program.

| text | bot |
| --- | --- |
| `random`, `warrior,temperature=0.3` | a built-in bot, with settings |
| `bots/mine.py:choose`, `bots/mine.py:Mine,depth=3` | a function in a file, or a class, with settings |
| `package.module:Mine` | the same in a package: an installed one, or one in the working folder |
| `cmd:node bot.js` | a program that speaks the protocol of `docs/bots.md` |
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import math
import shlex
import shutil
import sys
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from highlands.bots import levels
from highlands.bots.bot import BotFactory, FunctionBot
from highlands.bots.subprocess_bot import SubprocessBotFactory
from highlands.errors import NotAllowedError, UnreadableError
from highlands.i18n import message

COMMAND = "cmd:"

Settings = dict[str, int | float | str]


def bot_factory(text: str) -> BotFactory:
    """The factory of the bot that a text specifies; UnreadableError or NotAllowedError, with the reason, if none.

    >>> bot_factory("random").__name__
    'RandomBot'
    >>> bot_factory("radnom")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    highlands.errors.NotAllowedError: there is no bot “radnom”; there are: shepherd...
    """
    text = text.strip()
    if text.startswith(COMMAND):
        return _program(text.removeprefix(COMMAND))
    name, *parts = text.split(",")
    settings = _settings(parts)
    place, colon, inner = name.strip().rpartition(":")
    if colon:
        return _user_bot(place, inner, settings)
    if inner not in levels.NAMED:
        raise NotAllowedError(message("bot-unknown", name=inner, names=list(levels.NAMED)))
    return _with_settings(levels.NAMED[inner], inner, settings)


def is_built_in(text: str) -> bool:
    """Whether a text specifies a built-in bot, which can be trusted to keep to its time."""
    return ":" not in text


def _user_bot(place: str, name: str, settings: Settings) -> BotFactory:
    """The factory of a user's function or class."""
    module = _from_file(Path(place)) if place.endswith(".py") else _from_package(place)
    if not hasattr(module, name):
        raise NotAllowedError(message("bot-name-missing", name=name, place=place))
    found = getattr(module, name)
    if _is_class(found) and callable(getattr(found, "choose", None)):
        if not settings and not _takes(found, "start") and _takes(found):
            return lambda start: found()
        return _with_settings(found, name, settings)
    if callable(found) and not _is_class(found) and _takes(found, "observation", "moves", "seconds"):
        if settings:
            raise NotAllowedError(message("bot-no-settings", name=name))
        return lambda start: FunctionBot(found)
    raise NotAllowedError(message("bot-not-one", name=name, place=place))


def _is_class(found: object) -> bool:
    return isinstance(found, type)


def _takes(function: Callable[..., Any], *values: Any, **settings: Any) -> bool:
    """Whether a function takes these arguments."""
    try:
        inspect.signature(function).bind(*values, **settings)
    except TypeError:
        return False
    return True


# Settings


def _settings(parts: list[str]) -> Settings:
    """Parse `name=value` parts."""
    settings: Settings = {}
    for part in parts:
        name, _, value = (piece.strip() for piece in part.partition("="))
        if not name.isidentifier() or not value:
            raise UnreadableError(message("bot-setting-unreadable", text=part.strip()))
        if name in settings:
            raise UnreadableError(message("option-twice", name=name))
        settings[name] = _value(value)
    return settings


def _value(text: str) -> int | float | str:
    """A number if it looks like one."""
    for kind in (int, float):
        try:
            number = kind(text)
        except ValueError:
            continue
        if math.isfinite(number):
            return number
    return text


def _with_settings(factory: BotFactory, name: str, settings: Settings) -> BotFactory:
    """A factory with its settings bound; NotAllowedError if it does not take them."""
    if not _takes(factory, "start", **settings):
        names = list(inspect.signature(factory).parameters)[1:]
        raise NotAllowedError(
            message("bot-settings", name=name, settings=names) if names else message("bot-no-settings", name=name)
        )
    return partial(factory, **settings) if settings else factory


# Loading modules of users


def _from_file(path: Path) -> ModuleType:
    """Load a Python file as a module, under a name in `sys.modules` that no import statement can have."""
    if not path.is_file():
        raise NotAllowedError(message("bot-file-missing", path=str(path)))
    name = f"highlands-bot {path.resolve()}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # dataclasses, among others, looks a class's module up there.
    sys.modules[name] = module
    _load(str(path), partial(spec.loader.exec_module, module))
    return module


def _from_package(name: str) -> ModuleType:
    """Import a module. The working folder is last on the path, so that nothing there shadows what is installed."""
    if (folder := str(Path.cwd())) not in sys.path:
        sys.path.append(folder)
    _load(name, partial(importlib.import_module, name))
    return sys.modules[name]


def _load(place: str, load: Callable[[], object]) -> None:
    """Run a user's module; what it raises becomes NotAllowedError with the line that raised it."""
    try:
        load()
    except (Exception, SystemExit) as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        reason = f"{type(error).__name__}: {error} ({last.filename}:{last.lineno})"
        raise NotAllowedError(message("bot-unloadable", place=place, reason=reason)) from error


def _program(command: str) -> BotFactory:
    """The factory of a program."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise UnreadableError(message("bot-command-unreadable", text=command.strip()))
    if shutil.which(words[0]) is None:
        raise NotAllowedError(message("bot-command-missing", program=words[0]))
    return SubprocessBotFactory(words)
