"""The pages of the API: one for each package, from docstrings in Markdown."""

from __future__ import annotations

from pathlib import Path

import highlands
from tools.api_pages import as_rst, write_pages


def test_every_module_is_on_the_page_of_its_package(tmp_path: Path):
    package = Path(highlands.__file__).parent
    write_pages(package, tmp_path)
    pages = {path.stem: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    for module in package.rglob("*.py"):
        folder = ".".join(module.parent.relative_to(package.parent).parts)
        if (module.parent / "__init__.py").exists() and not module.stem.startswith("__"):
            assert f".. automodule:: {folder}.{module.stem}\n" in pages[folder]
            assert f"   {folder}\n" in pages["index"]


def test_pages_of_modules_that_are_gone_are_removed(tmp_path: Path):
    package, folder = tmp_path / "house", tmp_path / "api"
    for name in ("attic", "cellar"):
        (package / name).mkdir(parents=True)
        (package / name / "__init__.py").touch()
    write_pages(package, folder)
    (package / "attic" / "__init__.py").unlink()
    write_pages(package, folder)
    assert {path.name for path in folder.iterdir()} == {"index.rst", "house.cellar.rst"}


def test_code_and_bold_are_kept_and_all_else_means_itself():
    assert as_rst(["Take *args and `a_*` or ``b``, **now**: |x|, y_."]) == [
        r"Take \*args and ``a_*`` or ``b``, **now**: \|x\|, y\_."
    ]


def test_an_example_stands_apart_and_unchanged():
    assert as_rst(["Twice:", ">>> 2 * 2", "4", "", "and *."]) == ["Twice:", "", ">>> 2 * 2", "4", "", r"and \*."]


def test_an_indented_block_is_code():
    assert as_rst(["So:", "", "    a * b", "    c", "", "Then."]) == [
        "So:",
        "",
        "::",
        "",
        "    a * b",
        "    c",
        "",
        "Then.",
    ]


def test_a_table_becomes_a_list_table():
    assert as_rst(["| a | b |", "| --- | --- |", "| `c` | d_ |"]) == [
        "",
        ".. list-table::",
        "   :header-rows: 1",
        "",
        "   * - a",
        "     - b",
        "   * - ``c``",
        r"     - d\_",
    ]
