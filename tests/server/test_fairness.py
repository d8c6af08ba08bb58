"""Shuffles that can be checked: whatever is changed afterwards is found, and honest games pass."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tabletown
from tabletown.bots import make
from tabletown.kernel.errors import BadInput
from tabletown.kernel.record import Record, replay
from tabletown.kernel.saved_game import read_saved
from tabletown.server import fairness
from tabletown.server.fairness import FIRST_METHOD, METHOD, Export, Planned, Proof, Terms, check_entropy, new_secret
from tabletown.server.verify import command, verify

SECRET = "0123456789abcdef" * 4
ANNA = "a" * 64
BEN = "b" * 64


PLAN: list[Planned] = ["person", "person", "bot"]
PLAYERS = ["person", "person", "random"]
CRIMSON = tabletown.game("crimson")
TERMS = Terms("oak-tree", "crimson", CRIMSON.rules, CRIMSON.content_id, PLAN, CRIMSON.setup(3, {}).options)
PROMISE = fairness.commitment(SECRET, TERMS)


def played(seed: str) -> Export:
    """A game without its proof."""
    record = Record(CRIMSON, 3, seed, names=["Anna", "Ben", "Cleo"], players=PLAYERS)
    bot = make("random", 1)
    while acting := record.state.actors():
        record.apply(acting[0], bot.choose(record.state, acting[0]))
    return Export(**msgspec.structs.asdict(record.saved()))


def finished(entropy: list[str]) -> Export:
    """A game as the server gives it out."""
    proof = Proof(PROMISE, SECRET, "oak-tree", entropy, PLAN, METHOD)
    return msgspec.structs.replace(played(fairness.seed(SECRET, PROMISE, entropy)), proof=proof)


HONEST = finished([ANNA, BEN, ""])
OLD = msgspec.structs.replace(
    played(fairness.first_seed(SECRET, "oak-tree", [ANNA, BEN, ""])),
    proof=Proof(fairness.first_commitment(SECRET), SECRET, "oak-tree", [ANNA, BEN, ""]),
)
"""A game of an older release."""


def write(path: Path, game: Export) -> Path:
    path.write_bytes(msgspec.json.encode(game))
    return path


def forged(path: Path, **changes: Any) -> Path:
    return write(path, msgspec.structs.replace(HONEST, **changes))


def forged_proof(path: Path, **changes: Any) -> Path:
    assert HONEST.proof is not None
    return forged(path, proof=msgspec.structs.replace(HONEST.proof, **changes))


def tried(path: Path, seed: str, game: Export = HONEST, **changes: Any) -> Path:
    """The same moves under another seed: what a server gives out that has tried something."""
    assert game.proof is not None
    proof = msgspec.structs.replace(game.proof, **changes)
    return write(path, msgspec.structs.replace(game, seed=seed, proof=proof))


def wrong(path: Path) -> list[str]:
    return [finding.what for finding in verify(path) if not finding.ok]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


# The method


SETTLED = Terms("oak-tree", "crimson", "1", "c0ffee", ["person", "bot"], {"sides": 2, "one_action": True, "name": "é"})


def test_the_commitment_is_the_hash_of_the_documented_lines() -> None:
    options = '{"name":"é","one_action":true,"sides":2}'
    lines = f"tabletown-commitment-2\n{SECRET}\noak-tree\ncrimson\n1\nc0ffee\nperson bot\n{options}"
    assert fairness.commitment(SECRET, SETTLED) == sha256(lines.encode()).hexdigest()


def test_the_seed_is_the_hash_of_the_documented_lines() -> None:
    lines = f"tabletown-seed-2\n{SECRET}\n{PROMISE}\n{ANNA}\n\n{BEN}"
    assert fairness.seed(SECRET, PROMISE, [ANNA, "", BEN]) == sha256(lines.encode()).hexdigest()


def test_the_methods_never_change() -> None:
    promise = fairness.commitment(SECRET, SETTLED)
    assert promise == "68bb0a9aed1b1a2eff2bf8f6f1d16294af3724166f0137c72407e12b17729395"
    assert (
        fairness.seed(SECRET, promise, [ANNA, "", BEN])
        == "c16cb9f174bde2b5b26f1484722a28e1f4936d3a56049a1a8ab4d93e0679113b"
    )


def test_the_first_method_is_still_known() -> None:
    assert fairness.first_commitment("00" * 32) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    known = "b2a4587fd03a533712f521d118e396478ecf4a554ca3c41888af68d3a23aed83"
    assert fairness.first_seed(SECRET, "oak-tree", [ANNA, "", BEN]) == known


def test_everything_that_is_settled_changes_the_commitment() -> None:
    others: list[dict[str, Any]] = [
        {"table": "elm"},
        {"game": "crow"},
        {"rules": "2"},
        {"content": "tea"},
        {"plan": ["person", "person"]},
        {"plan": ["person", "bot", "bot"]},
        {"options": {}},
        {"options": {"sides": 3}},
    ]
    promises = {fairness.commitment(SECRET, msgspec.structs.replace(SETTLED, **other)) for other in others}
    promises |= {fairness.commitment(SECRET, SETTLED), fairness.commitment("f" * 64, SETTLED)}
    assert len(promises) == len(others) + 2


def test_everything_that_goes_in_changes_the_seed() -> None:
    seeds = {
        fairness.seed(SECRET, PROMISE, [ANNA, ""]),
        fairness.seed("f" * 64, PROMISE, [ANNA, ""]),
        fairness.seed(SECRET, ANNA, [ANNA, ""]),
        fairness.seed(SECRET, PROMISE, ["", ANNA]),
        fairness.seed(SECRET, PROMISE, [ANNA]),
        fairness.seed(SECRET, PROMISE, [ANNA, "", ""]),
    }
    assert len(seeds) == 6


def test_secrets_are_random_and_fit() -> None:
    secrets = {new_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert all(len(fairness.commitment(secret, TERMS)) == 64 for secret in secrets)


@pytest.mark.parametrize("number", ["", ANNA, "0" * 64])
def test_a_seat_adds_64_digits_or_nothing(number: str) -> None:
    check_entropy(number)


@pytest.mark.parametrize("number", ["a", "A" * 64, "a" * 63, "a" * 65, "g" * 64, "a" * 63 + "\n", "a" * 64 + "\n", "é"])
def test_a_seat_adds_nothing_else(number: str) -> None:
    with pytest.raises(BadInput):
        check_entropy(number)
    with pytest.raises(BadInput):
        fairness.seed(SECRET, PROMISE, [number])


@pytest.mark.parametrize("field", ["table", "game", "rules", "content"])
@pytest.mark.parametrize("word", ["", "oak\n", "oak\nelm", "oak tree", "é", "x" * 65])
def test_a_word_that_could_be_read_as_something_else_is_refused(field: str, word: str) -> None:
    with pytest.raises(BadInput):
        fairness.commitment(SECRET, msgspec.structs.replace(SETTLED, **{field: word}))


@pytest.mark.parametrize("secret", ["", "0" * 63, "0" * 64 + "\n", "A" * 64])
def test_a_secret_that_is_none_is_refused(secret: str) -> None:
    with pytest.raises(BadInput):
        fairness.commitment(secret, TERMS)
    with pytest.raises(BadInput):
        fairness.seed(secret, PROMISE, [ANNA])


# Giving out a game


def test_an_export_is_an_ordinary_saved_game(file: Path) -> None:
    saved = read_saved(write(file, HONEST))
    assert replay(tabletown.game("crimson"), saved).state.hash() == HONEST.hash


# Checking a game


def test_an_honest_game_passes(file: Path) -> None:
    findings = verify(write(file, HONEST))
    assert [finding.ok for finding in findings] == [True] * 4
    scores = replay(tabletown.game("crimson"), HONEST).state.scores()
    assert f"Anna {scores[0]}, Ben {scores[1]}, Cleo {scores[2]}" in findings[-1].what


FORGERIES: list[tuple[Callable[[Path], Path], list[str]]] = [
    (lambda file: forged_proof(file, secret="f" * 64), ["made for another", "seed does not follow"]),
    (lambda file: forged_proof(file, secret="open sesame"), ["cannot be checked", "cannot be checked"]),
    (lambda file: forged_proof(file, commitment=ANNA), ["made for another", "seed does not follow"]),
    (lambda file: forged_proof(file, commitment="my word"), ["made for another", "cannot be checked"]),
    (lambda file: forged_proof(file, table="elm"), ["made for another"]),
    (lambda file: forged_proof(file, plan=["person", "person", "person"]), ["made for another"]),
    (lambda file: forged_proof(file, plan=[]), ["made for another", "0 planned players for 3 seats"]),
    (lambda file: forged_proof(file, entropy=[ANNA, ANNA, ""]), ["seed does not follow"]),
    (lambda file: forged_proof(file, entropy=["", "", ""]), ["seed does not follow"]),
    (lambda file: forged_proof(file, entropy=[ANNA, BEN]), ["2 numbers of players for 3 seats"]),
    (lambda file: forged_proof(file, entropy=[ANNA, "seven", ""]), ["cannot be checked"]),
    (lambda file: forged(file, seed="7"), ["seed does not follow", "do not lead to"]),
    (lambda file: forged(file, seed=7), ["seed does not follow", "do not lead to"]),
    (lambda file: forged(file, actions=HONEST.actions[:-1]), ["do not lead to"]),
    (lambda file: forged(file, actions=[*HONEST.actions, (0, 0)]), ["do not lead to"]),
    (lambda file: forged(file, actions=[(2, HONEST.actions[0][1]), *HONEST.actions[1:]]), ["do not lead to"]),
    (lambda file: forged(file, hash="0" * 16), ["do not lead to"]),
    (lambda file: forged(file, game="chess"), ["made for another", "there is no game 'chess'"]),
    (lambda file: forged(file, rules="0"), ["made for another", "rules version"]),
    (lambda file: forged(file, content="0"), ["made for another", "content"]),
    (lambda file: forged(file, options={"magic": True}), ["made for another", "no option 'magic'"]),
    (lambda file: forged(file, players=["person"] * 3), ["planned for a bot"]),
    (lambda file: forged(file, players=["random"] * 3), ["Anna is a bot and added a number"]),
    (lambda file: forged(file, seats=4), ["3 planned players for 4", "3 numbers of players for 4", "do not lead to"]),
    (lambda file: forged(file, proof=None), ["no proof"]),
]


@pytest.mark.parametrize(("forge", "told"), FORGERIES)
def test_a_forgery_is_found(file: Path, forge: Callable[[Path], Path], told: list[str]) -> None:
    found = wrong(forge(file))
    assert len(found) == len(told)
    for sentence, words in zip(found, told, strict=True):
        assert words in sentence


def end_of(actions: list[tuple[int, int]]) -> str | None:
    """The last position of a game that is played like this, if it can be."""
    state = CRIMSON.new(3, HONEST.seed, HONEST.options)
    for seat, code in actions:
        if code not in state.legal(seat):
            return None
        state.apply(seat, code)
    return state.hash()


def test_a_move_that_was_replaced_is_found(file: Path) -> None:
    """Each move in turn by another legal one, unless that comes to the same in the end."""
    state = CRIMSON.new(3, HONEST.seed, HONEST.options)
    forgeries = 0
    for number, (seat, code) in enumerate(HONEST.actions):
        for other in {int(other) for other in state.legal(seat)} - {code}:
            actions = [*HONEST.actions[:number], (seat, other), *HONEST.actions[number + 1 :]]
            if end_of(actions) != HONEST.hash:
                assert wrong(forged(file, actions=actions))
                forgeries += 1
        state.apply(seat, code)
    assert forgeries > 100


def test_a_game_that_stops_early_is_not_passed_off_as_finished(file: Path) -> None:
    half = HONEST.actions[: len(HONEST.actions) // 2]
    state = tabletown.game("crimson").new(3, HONEST.seed, HONEST.options)
    for seat, code in half:
        state.apply(seat, code)
    assert wrong(forged(file, actions=half, hash=state.hash())) == ["The moves do not lead to the end of the game."]


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\xff", b'{"tabletown": 1}'])
def test_a_file_that_is_no_game_is_refused(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    with pytest.raises(BadInput):
        verify(file)


def test_a_proof_that_cannot_be_read_is_refused(file: Path) -> None:
    data = msgspec.json.decode(msgspec.json.encode(HONEST))
    data["proof"]["entropy"] = 7
    file.write_bytes(msgspec.json.encode(data))
    with pytest.raises(BadInput, match="proof that cannot be read"):
        verify(file)


def test_a_file_that_is_missing_is_refused(file: Path) -> None:
    with pytest.raises(BadInput):
        verify(file)


# The command


def test_the_command_tells_what_to_compare_and_what_is_not_proven(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(write(file, HONEST)) == 0
    said = capsys.readouterr().out
    assert said.count("✓") == 4
    assert f"commitment: {PROMISE}" in said
    assert f"Anna added: {ANNA}" in said
    assert "Cleo added: (nothing)" in said
    assert "does not prove that the server did not look" in said


def test_the_command_tells_when_the_server_chose_alone(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(write(file, finished(["", "", ""]))) == 0
    assert "it chose them alone" in capsys.readouterr().out


def test_the_command_fails_for_a_forgery(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(forged(file, seed="7")) == 1
    said = capsys.readouterr().out
    assert (said.count("✓"), said.count("✗")) == (2, 2)
    assert "does not prove a fair game" in said


STEERING = "\x1b[2J\x9b2J\n✓ All is well."


@pytest.mark.parametrize(
    "changes",
    [
        {"names": [STEERING, "Ben", "Cleo"]},
        {"game": STEERING},
        {"rules": STEERING},
        {"content": STEERING, "packs": [STEERING]},
    ],
    ids=["names", "game", "rules", "packs"],
)
@pytest.mark.parametrize("of", [HONEST, OLD], ids=["new", "old"])
def test_no_words_of_a_file_steer_the_terminal(
    file: Path, capsys: pytest.CaptureFixture[str], changes: dict[str, Any], of: Export
) -> None:
    command(write(file, msgspec.structs.replace(of, **changes)))
    said = capsys.readouterr().out
    assert "All is well" in said
    assert not {"\x1b", "\x9b"} & set(said)
    assert "\n✓ All" not in said


# What a dishonest server could try when it knows the numbers


def test_no_id_of_a_table_gives_another_shuffle(file: Path) -> None:
    """Whoever tries ids until the deal pleases breaks the commitment with each of them."""
    for number in range(50):
        terms = msgspec.structs.replace(TERMS, table=f"oak-{number}")
        seed = fairness.seed(SECRET, fairness.commitment(SECRET, terms), [ANNA, BEN, ""])
        assert "made for another" in wrong(tried(file, seed, table=terms.table))[0]


def test_no_number_on_a_bots_seat_is_accepted(file: Path) -> None:
    for number in range(50):
        entropy = [ANNA, BEN, f"{number:064x}"]
        found = wrong(tried(file, fairness.seed(SECRET, PROMISE, entropy), entropy=entropy))
        assert found[0] == "Cleo is a bot and added a number: only people may."


def test_a_bot_cannot_be_passed_off_as_a_person_who_adds_a_number(file: Path) -> None:
    entropy = [ANNA, BEN, "c" * 64]
    game = msgspec.structs.replace(HONEST, players=["person"] * 3)
    found = wrong(tried(file, fairness.seed(SECRET, PROMISE, entropy), game, entropy=entropy))
    assert found[0] == "Cleo plays on a seat that was planned for a bot."


def test_no_other_options_can_be_played_with_the_same_promise(file: Path) -> None:
    game = forged(file, options={**HONEST.options, "one_action": True})
    assert "made for another" in wrong(game)[0]


# Games of older releases


def test_a_game_of_an_older_release_is_checked_and_told_what_it_does_not_prove(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(write(file, OLD)) == 1
    said = capsys.readouterr().out
    assert (said.count("✓"), said.count("✗")) == (3, 1)
    assert "could try ids, and numbers for bots" in said
    assert "does not prove a fair game" in said


def test_a_file_of_an_older_release_has_no_method_in_it(file: Path) -> None:
    data = msgspec.json.decode(msgspec.json.encode(OLD))
    del data["proof"]["method"], data["proof"]["plan"]
    file.write_bytes(msgspec.json.encode(data))
    assert [finding.ok for finding in verify(file)] == [True, True, False, True]


@pytest.mark.parametrize(
    ("changes", "told"),
    [({"secret": "f" * 64}, "the commitment was made for"), ({"table": "elm"}, "seed does not follow")],
)
def test_a_forgery_of_an_older_release_is_found(file: Path, changes: dict[str, str], told: str) -> None:
    assert OLD.proof is not None
    game = msgspec.structs.replace(OLD, proof=msgspec.structs.replace(OLD.proof, **changes))
    assert told in wrong(write(file, game))[0]


def test_a_new_game_is_not_passed_off_as_an_old_one(file: Path) -> None:
    assert wrong(forged_proof(file, method=FIRST_METHOD))
