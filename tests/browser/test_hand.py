"""A hand of cards: what its digits say, and what they choose."""

from __future__ import annotations

from itertools import permutations

from playwright.sync_api import Page

DIGITS = """async (hands) => {
  const { render } = await import("lit-html");
  const { hand } = await import("tabletown/pieces/hand.js");
  const root = document.body.appendChild(document.createElement("div"));
  const face = { suit: "", name: "", value: 1 };
  const held = (piece) => ({ piece, from: null, element: `card:${piece}`, face, usable: true });
  const groupsOf = (groups) => groups.map((cards) => ({ id: cards[0][0], cards: cards.map(held) }));
  return hands.map((groups) => {
    render(hand({ zone: "hand:0", label: "", groups: groupsOf(groups), onpick() {}, ondrag() {} }), root);
    return [...root.querySelectorAll("[data-key]")].map(({ dataset }) => [dataset.piece, dataset.key]);
  });
}"""
"""Draws one hand after the other in the same place: the cards from left to right, each with its digit."""

GREEN = ["g1", "g2", "g3"]
HANDS = [
    [["r1", "r2"], GREEN, ["y1"]],
    [["r2"], ["y1"], GREEN],
    [["y1", "y2"], ["r1"], ["b1", "b2", "b3"]],
    [["b3", "b1"], ["r2", "r1"], ["y2"]],
    *[[["r1"], list(order)] for order in permutations(GREEN)],
]


def test_digits_count_the_cards_from_left_to_right_whatever_has_moved(page: Page) -> None:
    page.goto("/credits")
    expected = [
        [[piece, str(place + 1)] for place, piece in enumerate(piece for group in groups for piece in group)]
        for groups in HANDS
    ]
    assert page.evaluate(DIGITS, HANDS) == expected
