"""Observations: what a seat's view shows, all of it, nothing else, and each number as the space says."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabletown
from tabletown.envs import space as make_space
from tabletown.envs.encoder import Observations
from tabletown.envs.space import BOARD_SPACES, Space, page, players
from tabletown.kernel.boards import SIDE
from tabletown.kernel.errors import BadInput, RulesError
from tabletown.kernel.layout import COVERED
from tabletown.kernel.records import View, encode
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Setup
from tabletown.kernel.state import State
from tests.envs.tables import SLUGS, each, positions, some_positions
from tests.kernel.menagerie.game import ANT, DECK, HAND, NO, SACK, VOTE, YES, Menagerie, table

PAGES = Path(__file__).parents[2] / "docs" / "spaces"


def observe(space: Space, state: State, seat: int) -> list[int]:
    observations = Observations(space.setup, 3)
    observations.write(1, state, seat)
    rows = [int(number) for number in observations.rows]
    assert not any(rows[: space.size] + rows[2 * space.size :])
    return rows[space.size : 2 * space.size]


def expected(space: Space, view: View) -> list[int]:
    """The same from the view, field by field."""
    assert view.seat is not None
    round_the_table = [(view.seat + i) % view.seats for i in range(view.seats)]
    out: list[int] = []
    for field in space.fields.values():
        what, _, name = field.name.partition("/")
        if what == "seat":
            out += [int(seat == view.seat) for seat in range(view.seats)]
        elif what == "step":
            out += [int(word == view.step) for word in field.each]
        elif what == "acting":
            out += [int(seat in view.actors) for seat in round_the_table]
        elif what == "scores":
            out += [view.scores[seat] for seat in round_the_table]
        elif what == "sealed":
            out += [0 if view.sealed is None else 1 + view.sealed]
        elif what == "number" and field.each == BOARD_SPACES:
            name, _, owner = name.partition("/")
            boards = view.numbers[name]
            if isinstance(boards, list):
                boards = boards[round_the_table[players(view.seats).index(owner)]]
            out += spaces(boards)
        elif what == "number":
            numbers = view.numbers[name]
            if not isinstance(numbers, list):
                numbers = [numbers]
            out += [numbers[seat] for seat in round_the_table] if field.each == tuple(players(view.seats)) else numbers
        else:
            out += zone(field.name, field.each, field.values, view, round_the_table)
    return out


def spaces(board: int) -> list[int]:
    """A board as its spaces, the lowest first."""
    return [int(digit) for digit in reversed(f"{board:0{SIDE * SIDE}b}")]


def zone(name: str, each: tuple[str, ...], values: tuple[str, ...], view: View, order: list[int]) -> list[int]:
    _, zone, *rest = name.split("/")
    if rest and rest[0] in players(view.seats):
        zone = f"{zone}:{order[players(view.seats).index(rest[0])]}"
    elif rest and rest[0] != "size":
        zone = f"{zone}:{rest[0]}"
    pieces = view.zones[zone]
    if rest and rest[-1] == "size":
        return [len(pieces)]
    if not values:
        return [pieces.count(None), *(pieces.count(kind) for kind in each[1:])]
    places = ["some piece" if piece is None else piece for piece in pieces]
    places += ["no piece"] * (len(each) - len(places))
    return [values.index(place) for place in places]


@each
def test_an_observation_is_what_the_view_shows(setup: Setup) -> None:
    space = Space(setup)
    for state in some_positions(setup, "shows"):
        for seat in range(setup.seats):
            assert observe(space, state, seat) == expected(space, state.view(seat))


@each
def test_an_observation_can_be_read_from_the_view(setup: Setup) -> None:
    space = Space(setup)
    for state in positions(setup, "read", most=100):
        for seat in range(setup.seats):
            assert space.observation(state.view(seat)) == observe(space, state, seat)


def test_covered_totals_of_others_are_observed_when_the_game_is_over() -> None:
    game = tabletown.game("remnants")
    state = game.new(2, 7, {"sides": "random"})
    (first,) = (first for name, first, *_ in game.layout.numbers if name == "renown")
    state[first + 1] = 5
    space = Space(game.setup(2, {"sides": "random"}))
    places = [space.fields[name].first for name in ("scores", "number/renown")]
    assert [observe(space, state, 0)[place + 1] for place in places] == [COVERED, COVERED]
    assert [observe(space, state, 1)[place] for place in places] == [5, 5]
    state.over = True
    assert [observe(space, state, 0)[place + 1] for place in places] == [5, 5]


def test_a_view_of_another_table_or_of_no_seat_is_refused() -> None:
    space = make_space("crimson", 4)
    with pytest.raises(BadInput, match="not one of Crimson Crush with these seats and options"):
        space.observation(tabletown.game("crimson").new(3, 7).view(0))
    with pytest.raises(BadInput, match="spectator"):
        space.observation(tabletown.game("crimson").new(4, 7).view(None))


@each
def test_a_row_that_is_written_again_shows_nothing_of_what_it_held_before(setup: Setup) -> None:
    space = Space(setup)
    observations = Observations(setup, 1)
    for state in some_positions(setup, "again"):
        for seat in range(setup.seats):
            observations.write(0, state, seat)
            assert [int(number) for number in observations.rows] == observe(space, state, seat)


@each
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_observation(setup: Setup) -> None:
    space = Space(setup)
    rng = Rng("worlds")
    worlds = 0
    for state in some_positions(setup, "worlds"):
        for seat in range(setup.seats):
            world = state.imagine(seat, rng.word())
            assert observe(space, world, seat) == observe(space, state, seat)
            worlds += world.hash() != state.hash()
    assert worlds > 10


def test_zones_of_every_kind_show_what_the_view_shows() -> None:
    zones = {
        "deck": "ant bee cat",
        "hand:0": "ant bee",
        "hand:1": "bee cat",
        "team:2": "dog",
        "table": "ant",
        "pile": "bee bee cat",
        "sack": "ant cat",
        "bag": "tin gold",
        "purse:3": "tin gold",
    }
    state = table(4, zones, teams=True)
    state.show(HAND + 1, 0b0101)
    state.put_under(ANT, HAND, DECK)
    state.show(SACK, 0b0010)
    space = Space(state.setup)
    for seat in range(4):
        assert observe(space, state, seat) == expected(space, state.view(seat))
        assert observe(space, state.imagine(seat, 1), seat) == observe(space, state, seat)


def test_an_own_sealed_choice_is_observed_and_that_of_another_is_not() -> None:
    state = Menagerie().new(3, 1)
    for seat, code in ((0, VOTE), (0, YES), (1, NO)):
        state.apply(seat, code)
    space = Space(state.setup)
    sealed = space.fields["sealed"].first
    assert [observe(space, state, seat)[sealed] for seat in range(3)] == [1 + YES, 1 + NO, 0]
    assert [observe(space, state, seat) for seat in range(3)] == [
        expected(space, state.view(seat)) for seat in range(3)
    ]


@each
def test_different_views_give_different_observations(setup: Setup) -> None:
    space = Space(setup)
    seen: dict[tuple[int, ...], bytes] = {}
    for seed in ("one", "two"):
        for state in positions(setup, seed):
            for seat in range(setup.seats):
                view = encode(state.view(seat))
                assert seen.setdefault(tuple(observe(space, state, seat)), view) == view


@each
def test_every_number_of_an_observation_has_one_meaning(setup: Setup) -> None:
    space = Space(setup)
    meanings = [space.meaning(index) for index in range(space.size)]
    assert len(set(meanings)) == space.size
    with pytest.raises(IndexError, match=str(space.size)):
        space.meaning(space.size)


def test_a_field_tells_where_it_lies() -> None:
    space = make_space("crimson", 4)
    state = tabletown.game("crimson").new(4, 7)
    observation = observe(space, state, 2)
    hand = space.fields["zone/hand/you"]
    held = dict(zip(hand.each, observation[hand.indices], strict=True))
    assert [kind for kind in hand.each for _ in range(held[kind])] == state.view(2).zones["hand:2"]


def test_a_number_that_is_too_large_is_a_fault_of_the_game() -> None:
    game = tabletown.game("crimson")
    state = game.new(4, 7)
    state[0] = 2**40
    with pytest.raises(RulesError, match="too large"):
        observe(make_space("crimson", 4), state, 0)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_page_of_a_game_lists_every_field_and_every_action(slug: str) -> None:
    game = tabletown.game(slug)
    space = make_space(slug, game.most)
    lines = page(space).splitlines()
    assert sum(line.startswith("|") for line in lines) >= len(space.fields) + 4
    for field in space.fields.values():
        assert any(f"| `{field.name}` |" in line for line in lines)
    assert f"There are {game.layout.actions} actions" in page(space)
    assert any(f" {game.layout.actions - 1} |" in line for line in lines[-4:])


@pytest.mark.parametrize("slug", SLUGS)
def test_the_page_in_the_docs_is_there_and_up_to_date(slug: str) -> None:
    """`tabletown spaces GAME --seats N > docs/spaces/GAME.md` writes it, with as many seats as can play."""
    game = tabletown.game(slug)
    written = (PAGES / f"{slug}.md").read_text(encoding="utf-8")
    assert written == page(make_space(game, game.most)) + "\n"
