"""docs/protocol.md and its schemas are generated from the types of the messages."""

from __future__ import annotations

from tools import write_protocol


def test_the_tables_of_messages_are_those_of_the_types():
    text = write_protocol.DOCUMENT.read_text(encoding="utf-8")
    assert write_protocol.document(text) == text, "run: python -m tools.write_protocol"


def test_the_schemas_are_those_of_the_types():
    text = write_protocol.SCHEMA.read_text(encoding="utf-8")
    assert write_protocol.schema_text() == text, "run: python -m tools.write_protocol"
