"""`tabletown verify`: works out the shuffles and moves of a finished game again, and says what that proves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from tabletown.kernel import registry
from tabletown.kernel.errors import BadInput
from tabletown.kernel.printable import clean
from tabletown.kernel.record import PERSON, replay
from tabletown.kernel.saved_game import read_saved
from tabletown.server import fairness
from tabletown.server.fairness import Export, Proof


class Finding(msgspec.Struct, frozen=True):
    """One thing that was checked: what was found, and whether it is as it should be."""

    what: str
    ok: bool


def read_export(path: Path) -> Export:
    """A game that the server gave out, or any saved game; BadInput if the file is neither."""
    read_saved(path)
    try:
        return msgspec.json.decode(path.read_bytes(), type=Export)
    except msgspec.DecodeError as error:
        raise BadInput(f"{path} has a proof that cannot be read: {error}") from None


def verify(path: Path) -> list[Finding]:
    """Everything about the game in this file that can be checked; BadInput if there is none in it."""
    return findings(read_export(path))


def findings(game: Export) -> list[Finding]:
    proof = game.proof
    if proof is None:
        return [Finding("The file has no proof of its shuffles; the server adds one when a game is over.", False)]
    if proof.method == fairness.FIRST_METHOD:
        return [_checked(_first_promise, game, proof), _checked(_first_seed, game, proof), OLD, _replayed(game)]
    return [_checked(check, game, proof) for check in (_committed, _silent, _seeded)] + [_replayed(game)]


OLD: Final = Finding(
    "The table is of an older release: its commitment fixed the secret, but not the table's id and not who plays. "
    "The server could try ids, and numbers for bots, until it liked the shuffles.",
    False,
)


def _checked(check: Callable[[Export, Proof], Finding], game: Export, proof: Proof) -> Finding:
    try:
        return check(game, proof)
    except BadInput as error:
        return Finding(f"What the file says of its shuffles cannot be checked: {error}.", False)


def _committed(game: Export, proof: Proof) -> Finding:
    terms = fairness.Terms(proof.table, game.game, game.rules, game.content, proof.plan, game.options)
    if fairness.commitment(proof.secret, terms) != proof.commitment:
        return Finding("The commitment was made for another secret, table, game, rules, options or seats.", False)
    return Finding("The commitment was made for this secret, table, game, rules, options and seats.", True)


def _silent(game: Export, proof: Proof) -> Finding:
    """Whoever runs the server could try numbers for bots until it likes the shuffles."""
    if not len(proof.plan) == len(game.players) == game.seats:
        return Finding(f"There are {len(proof.plan)} planned players for {game.seats} seats.", False)
    for name, planned, player, number in zip(game.names, proof.plan, game.players, proof.entropy, strict=False):
        if planned == "bot" and player == PERSON:
            return Finding(f"{name} plays on a seat that was planned for a bot.", False)
        if number and player != PERSON:
            return Finding(f"{name} is a bot and added a number: only people may.", False)
    return Finding("Only people added numbers, no bot did.", True)


def _seeded(game: Export, proof: Proof) -> Finding:
    return _same_seed(game, proof, fairness.seed(proof.secret, proof.commitment, proof.entropy))


def _first_promise(_: Export, proof: Proof) -> Finding:
    if fairness.first_commitment(proof.secret) != proof.commitment:
        return Finding("The secret is not the one that the commitment was made for.", False)
    return Finding("The secret is the one that the commitment was made for.", True)


def _first_seed(game: Export, proof: Proof) -> Finding:
    return _same_seed(game, proof, fairness.first_seed(proof.secret, proof.table, proof.entropy))


def _same_seed(game: Export, proof: Proof, seed: str) -> Finding:
    if len(proof.entropy) != game.seats:
        return Finding(f"There are {len(proof.entropy)} numbers of players for {game.seats} seats.", False)
    if seed != game.seed:
        return Finding("The seed does not follow from the commitment, the secret and the players' numbers.", False)
    return Finding("The seed follows from the commitment, the secret and the players' numbers.", True)


def _replayed(game: Export) -> Finding:
    try:
        state = replay(registry.game(game.game), game).state
    except BadInput as error:
        return Finding(f"The moves do not lead to the position in the file: {error}.", False)
    if not state.over:
        return Finding("The moves do not lead to the end of the game.", False)
    scores = ", ".join(f"{name} {score}" for name, score in zip(game.names, state.scores(), strict=True))
    return Finding(f"With this seed, the {len(game.actions)} moves lead to the end in the file: {scores}.", True)


def _line(text: str) -> str:
    """Words of a file, so that they steer no terminal and pass for no line of ours."""
    return clean(text).replace("\n", " ")


def command(path: Path) -> int:
    """Prints what was found and what it means; 0 if all is well, 1 if something is not."""
    game = read_export(path)
    found = findings(game)
    for finding in found:
        print("✓" if finding.ok else "✗", _line(finding.what))
    print()
    if not all(finding.ok for finding in found):
        print("This file does not prove a fair game.")
        return 1
    assert game.proof is not None
    _tell_what_to_compare(game, game.proof)
    return 0


def _tell_what_to_compare(game: Export, proof: Proof) -> None:
    """The file alone proves little: it has to be the game that was played."""
    print("Compare the scores with those that you remember, and this with what the table showed you before the game:")
    print(f"  table: {_line(proof.table)}")
    print(f"  commitment: {proof.commitment}")
    for name, number in zip(game.names, proof.entropy, strict=True):
        print(f"  {_line(name)} added: {number or '(nothing)'}")
    print()
    if any(proof.entropy):
        print("If the commitment is the same, and your own number is there, then the server alone could not choose the")
        print("shuffles: it had fixed everything else before it heard yours. Only somebody who added a number after")
        print("you could have, with the help of the server; your page says who that was.")
    else:
        print("No player added a number. If the commitment is the same, then the server chose the shuffles before the")
        print("game and could not change them later; but it chose them alone.")
    print("This does not prove that the server did not look at the cards, tell them to somebody or let its bots know")
    print("them, nor that it kept every table that was begun.")
