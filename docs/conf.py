"""How Sphinx builds the documentation (`make docs`). Everything is local: the site asks nothing of another host."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from sphinx import addnodes  # noqa: E402
from sphinx.errors import ExtensionError  # noqa: E402

import highlands  # noqa: E402
from tools.api_pages import as_rst, write_pages  # noqa: E402

project = "Highlands"
author = "The Highlands developers"
version = release = highlands.__version__
html_title = f"{project} {version}"
html_theme = "furo"
html_show_copyright = False
# Source listings would double the site; the repository has them.
html_copy_source = False

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
# Anchors as a repository's host makes them, so that links work there too.
myst_heading_anchors = 4

autodoc_default_options = {"show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
# Defaults as they are written: their values may be those of the machine that builds the site.
autodoc_preserve_defaults = True
add_module_names = False
# It brings PyTorch, which is not installed for this.
autodoc_mock_imports = ["stable_baselines3"]
logging.getLogger("alembic").setLevel(logging.WARNING)


def translate(app: Any, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    """Replace a docstring, in place, by what Sphinx can read."""
    lines[:] = as_rst(lines)


def leave_out_foreign(app: Any, what: str, name: str, obj: Any, skip: bool, options: Any) -> bool | None:
    """Leave out what other libraries define and ours only hand on."""
    return True if (getattr(obj, "__module__", None) or "").startswith("numba.") else None


def names_this_machine(text: str) -> bool:
    """Whether a text tells of the machine that builds the site."""
    return str(HERE.parent) in text or f"{Path.home()}/" in text


def leave_out_paths(app: Any, doctree: Any) -> None:
    """Take the values of constants away that are paths here and others elsewhere."""
    for value in list(doctree.findall(addnodes.desc_annotation)):
        if names_this_machine(value.astext()):
            value.parent.remove(value)


def check(app: Any, exception: Exception | None) -> None:
    """Fail if such a path has come into a page all the same."""
    for page in Path(app.outdir).rglob("*.html"):
        if exception is None and names_this_machine(page.read_text(encoding="utf-8")):
            raise ExtensionError(f"{page.relative_to(app.outdir)} names a path of this machine")


def setup(app: Any) -> None:
    """Write the pages of the API before anything is read."""
    write_pages(Path(highlands.__file__).parent, HERE / "api")
    app.connect("autodoc-process-docstring", translate)
    app.connect("autodoc-skip-member", leave_out_foreign)
    app.connect("doctree-read", leave_out_paths)
    app.connect("build-finished", check)
