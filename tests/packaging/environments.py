"""Wheels, and environments of their own to install them in, with any interpreter that the machine has."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.packaging.base_only import PINS

ROOT = Path(__file__).parents[2]
ASKED = "import ensurepip, sys, venv; print(sys.version_info.minor)"


def build(clone: Path, out: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel."""
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(out)],
        cwd=clone,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def install(wheel: Path, interpreter: str, place: Path) -> Path:
    """Make an environment with the wheel and what its base asks for, as pinned; returns its folder of programs."""
    subprocess.run([interpreter, "-m", "venv", str(place)], env=outside(), check=True)
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    arguments = ["-m", "pip", "install", "--quiet", "--only-binary", ":all:", "--constraint", str(PINS), str(wheel)]
    subprocess.run([programs / "python", *arguments], env=outside(), check=True)
    return programs


def outside(**environment: str) -> dict[str, str]:
    """The environment without anything that leads back to this clone."""
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONHOME"}}
    return {**kept, "LANG": "C", "COLUMNS": "200", "PIP_DISABLE_PIP_VERSION_CHECK": "1", **environment}


def interpreter(minor: int) -> str | None:
    """A Python 3.`minor` that makes environments: on the path, or where pyenv and uv keep theirs."""
    name = f"python3.{minor}"
    found = shutil.which(name)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR", Path.home() / ".local" / "share" / "uv" / "python"))
    kept = [*pyenv.glob(f"3.{minor}.*/bin/{name}"), *uv.glob(f"cpython-3.{minor}.*/bin/{name}")]
    for candidate in [*([found] if found else []), *map(str, sorted(kept))]:
        # What pyenv puts on the path may be there without an interpreter behind it.
        asked = subprocess.run([candidate, "-c", ASKED], env=outside(), capture_output=True, text=True, check=False)
        if asked.stdout.strip() == str(minor):
            return candidate
    return None
