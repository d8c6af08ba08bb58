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
from tabletown.kernel.record import Record, read_saved, replay
from tabletown.server import fairness
from tabletown.server.fairness import Export, Proof, check_entropy, commitment, new_secret
from tabletown.server.verify import command, verify

SECRET = "0123456789abcdef" * 4
ANNA = "a" * 64
BEN = "b" * 64


def finished(entropy: list[str]) -> Export:
    """A game as the server gives it out."""
    proof = Proof(commitment(SECRET), SECRET, "oak-tree", entropy)
    seed = fairness.seed(SECRET, "oak-tree", entropy)
    record = Record(tabletown.game("crimson"), len(entropy), seed, names=["Anna", "Ben", "Cleo"])
    bot = make("random", 1)
    while acting := record.state.actors():
        record.apply(acting[0], bot.choose(record.state, acting[0]))
    return Export(**msgspec.structs.asdict(record.saved()), proof=proof)


HONEST = finished([ANNA, BEN, ""])


def write(path: Path, game: Export) -> Path:
    path.write_bytes(msgspec.json.encode(game))
    return path


def forged(path: Path, **changes: Any) -> Path:
    return write(path, msgspec.structs.replace(HONEST, **changes))


def forged_proof(path: Path, **changes: Any) -> Path:
    assert HONEST.proof is not None
    return forged(path, proof=msgspec.structs.replace(HONEST.proof, **changes))


def wrong(path: Path) -> list[str]:
    return [finding.what for finding in verify(path) if not finding.ok]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


# The method


def test_the_commitment_is_the_hash_of_the_secret_bytes() -> None:
    assert commitment("00" * 32) == sha256(bytes(32)).hexdigest()
    assert commitment("00" * 32) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_the_seed_is_the_hash_of_the_documented_lines() -> None:
    lines = f"tabletown-seed-1\n{SECRET}\noak-tree\n{ANNA}\n\n{BEN}"
    assert fairness.seed(SECRET, "oak-tree", [ANNA, "", BEN]) == sha256(lines.encode("ascii")).hexdigest()


def test_the_seed_never_changes_its_method() -> None:
    known = "b2a4587fd03a533712f521d118e396478ecf4a554ca3c41888af68d3a23aed83"
    assert fairness.seed(SECRET, "oak-tree", [ANNA, "", BEN]) == known


def test_everything_that_goes_in_changes_the_seed() -> None:
    seeds = {
        fairness.seed(SECRET, "oak", [ANNA, ""]),
        fairness.seed("f" * 64, "oak", [ANNA, ""]),
        fairness.seed(SECRET, "elm", [ANNA, ""]),
        fairness.seed(SECRET, "oak", ["", ANNA]),
        fairness.seed(SECRET, "oak", [ANNA]),
        fairness.seed(SECRET, "oak", [ANNA, "", ""]),
    }
    assert len(seeds) == 6


def test_secrets_are_random_and_fit() -> None:
    secrets = {new_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert all(len(commitment(secret)) == 64 for secret in secrets)


@pytest.mark.parametrize("number", ["", ANNA, "0" * 64])
def test_a_seat_adds_64_digits_or_nothing(number: str) -> None:
    check_entropy(number)


@pytest.mark.parametrize("number", ["a", "A" * 64, "a" * 63, "a" * 65, "g" * 64, "a" * 63 + "\n", "a" * 64 + "\n", "é"])
def test_a_seat_adds_nothing_else(number: str) -> None:
    with pytest.raises(BadInput):
        check_entropy(number)
    with pytest.raises(BadInput):
        fairness.seed(SECRET, "oak", [number])


@pytest.mark.parametrize("table", ["", "oak\n", "oak\nelm", "oak tree", "é", "x" * 65])
def test_a_table_whose_id_could_be_read_as_something_else_is_refused(table: str) -> None:
    with pytest.raises(BadInput):
        fairness.seed(SECRET, table, [ANNA])


@pytest.mark.parametrize("secret", ["", "0" * 63, "0" * 64 + "\n", "A" * 64])
def test_a_secret_that_is_none_is_refused(secret: str) -> None:
    with pytest.raises(BadInput):
        commitment(secret)
    with pytest.raises(BadInput):
        fairness.seed(secret, "oak", [ANNA])


# Giving out a game


def test_an_export_is_an_ordinary_saved_game(file: Path) -> None:
    saved = read_saved(write(file, HONEST))
    assert replay(tabletown.game("crimson"), saved).state.hash() == HONEST.hash


# Checking a game


def test_an_honest_game_passes(file: Path) -> None:
    findings = verify(write(file, HONEST))
    assert [finding.ok for finding in findings] == [True] * 3
    scores = replay(tabletown.game("crimson"), HONEST).state.scores()
    assert f"Anna {scores[0]}, Ben {scores[1]}, Cleo {scores[2]}" in findings[-1].what


FORGERIES: list[tuple[Callable[[Path], Path], list[str]]] = [
    (lambda file: forged_proof(file, secret="f" * 64), ["commitment was made for", "seed does not follow"]),
    (lambda file: forged_proof(file, secret="open sesame"), ["secret cannot be checked", "seed cannot be checked"]),
    (lambda file: forged_proof(file, commitment=commitment("f" * 64)), ["commitment was made for"]),
    (lambda file: forged_proof(file, table="elm"), ["seed does not follow"]),
    (lambda file: forged_proof(file, entropy=[ANNA, ANNA, ""]), ["seed does not follow"]),
    (lambda file: forged_proof(file, entropy=["", "", ""]), ["seed does not follow"]),
    (lambda file: forged_proof(file, entropy=[ANNA, BEN]), ["2 numbers of players for 3 seats"]),
    (lambda file: forged_proof(file, entropy=[ANNA, "seven", ""]), ["seed cannot be checked"]),
    (lambda file: forged(file, seed="7"), ["seed does not follow", "do not lead to"]),
    (lambda file: forged(file, seed=7), ["seed does not follow", "do not lead to"]),
    (lambda file: forged(file, actions=HONEST.actions[:-1]), ["do not lead to"]),
    (lambda file: forged(file, actions=[*HONEST.actions, (0, 0)]), ["do not lead to"]),
    (lambda file: forged(file, actions=[(2, HONEST.actions[0][1]), *HONEST.actions[1:]]), ["do not lead to"]),
    (lambda file: forged(file, hash="0" * 16), ["do not lead to"]),
    (lambda file: forged(file, game="chess"), ["there is no game 'chess'"]),
    (lambda file: forged(file, rules="0"), ["rules version"]),
    (lambda file: forged(file, content="0"), ["content"]),
    (lambda file: forged(file, options={"magic": True}), ["no option 'magic'"]),
    (lambda file: forged(file, seats=4), ["3 numbers of players for 4 seats", "do not lead to"]),
    (lambda file: forged(file, proof=None), ["no proof"]),
]


@pytest.mark.parametrize(("forge", "told"), FORGERIES)
def test_a_forgery_is_found(file: Path, forge: Callable[[Path], Path], told: list[str]) -> None:
    found = wrong(forge(file))
    assert len(found) == len(told)
    for sentence, words in zip(found, told, strict=True):
        assert words in sentence


def test_a_move_that_was_replaced_is_found(file: Path) -> None:
    """Each move in turn by another legal one, unless that comes to the same."""
    state = tabletown.game("crimson").new(3, HONEST.seed, HONEST.options)
    forgeries = 0
    for number, (seat, code) in enumerate(HONEST.actions):
        worlds = {int(other): state.clone() for other in state.legal(seat)}
        for other, world in worlds.items():
            world.apply(seat, other)
        state.apply(seat, code)
        for other, world in worlds.items():
            if world.hash() != state.hash():
                actions = [*HONEST.actions[:number], (seat, other), *HONEST.actions[number + 1 :]]
                assert wrong(forged(file, actions=actions))
                forgeries += 1
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
    assert said.count("✓") == 3
    assert f"commitment: {commitment(SECRET)}" in said
    assert f"Anna added: {ANNA}" in said
    assert "Cleo added: (nothing)" in said
    assert "does not prove that the server did not look" in said


def test_the_command_tells_when_the_server_chose_alone(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(write(file, finished(["", "", ""]))) == 0
    assert "it chose them alone" in capsys.readouterr().out


def test_the_command_fails_for_a_forgery(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(forged(file, seed="7")) == 1
    said = capsys.readouterr().out
    assert (said.count("✓"), said.count("✗")) == (1, 2)
    assert "does not prove a fair game" in said


def test_names_cannot_steer_the_terminal(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command(forged(file, names=["\x1b[2JAnna", "Ben\n✓ All is well.", "Cleo"]))
    said = capsys.readouterr().out
    assert "\x1b" not in said
    assert "\n✓ All" not in said
