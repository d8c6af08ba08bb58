"""Rows of numbers: packed vectors where the kernel is compiled, plain lists where it is interpreted.

Compiled modules have vectors built in and never look here; interpreted ones are a sixth faster with lists.
Only what is compiled together with the kernel may import this. Other games take `librt.vecs`, which suits both.
"""

from typing import TYPE_CHECKING

__all__ = ["append", "vec"]

if TYPE_CHECKING:
    from librt.vecs import append, vec
else:

    class vec:  # noqa: N801 - named after what it stands in for
        """`vec[i64](numbers)` is a list of them."""

        def __class_getitem__(cls, _: object) -> type[list]:
            return list

    def append(row, item):
        """The row with one more item."""
        row.append(item)
        return row
