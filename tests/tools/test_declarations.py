"""tools/declarations.py: records in Python become interfaces in TypeScript, numbers those of a script."""

from types import ModuleType
from typing import Any, Literal

import msgspec

from tools.declarations import declarations, numbers


class Piece(msgspec.Struct, tag="piece"):
    """A thing on the table."""

    name: str
    owner: int | None = None


class Pile(msgspec.Struct, tag="pile"):
    pieces: list[Piece]
    sizes: dict[str, float]
    corner: tuple[int, int]
    anything: Any
    things: dict[str, Any]


class Place(msgspec.Struct):
    row: int
    side: Literal["left", "right"] = "left"


class Put(msgspec.Struct, forbid_unknown_fields=True):
    """Asks for a move.

    It can be sent twice.
    """

    at: Place
    loud: bool = False


def module(**names: object) -> ModuleType:
    made = ModuleType("toy")
    vars(made).update(names)
    return made


def declared(**names: object) -> str:
    return declarations(module(**names))


def test_a_record_that_the_server_sends_has_all_its_fields() -> None:
    assert declared(Piece=Piece).endswith(
        """
/** A thing on the table. */
export interface Piece {
  type: "piece";
  name: string;
  owner: number | null;
}
"""
    )


def test_a_client_may_leave_out_what_has_a_default_also_further_in() -> None:
    assert declared(Put=Put).endswith(
        """
export interface Place {
  row: number;
  side?: "left" | "right";
}

/**
 * Asks for a move.
 *
 * It can be sent twice.
 */
export interface Put {
  at: Place;
  loud?: boolean;
}
"""
    )


def test_what_a_record_refers_to_is_declared_too() -> None:
    text = declared(Pile=Pile)
    assert "export interface Piece {" in text
    assert (
        """  pieces: Array<Piece>;
  sizes: Record<string, number>;
  corner: [number, number];
  anything: unknown;
  things: Record<string, unknown>;
"""
        in text
    )


def test_named_choices_keep_their_names() -> None:
    text = declared(Thing=Piece | Pile, Side=Literal["left", "right"])
    assert "export type Thing = Piece | Pile;" in text
    assert 'export type Side = "left" | "right";' in text


def test_numbers_keep_their_names_and_nothing_else_becomes_one() -> None:
    text = numbers(module(MOST=65_536, CLOSED=4400, USUAL="steady", Piece=Piece, quiet=7))
    assert text.endswith("""
export const MOST = 65536;
export const CLOSED = 4400;
""")
    assert text.count("export") == 2
