"""`tabletown verify`: works out the shuffles and moves of a finished game again, and says what that proves."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tabletown.kernel import registry
from tabletown.kernel.errors import BadInput
from tabletown.kernel.record import read_saved, replay
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
    if game.proof is None:
        return [Finding("The file has no proof of its shuffles; the server adds one when a game is over.", False)]
    return [_committed(game.proof), _seeded(game, game.proof), _replayed(game)]


def _committed(proof: Proof) -> Finding:
    try:
        same = fairness.commitment(proof.secret) == proof.commitment
    except BadInput as error:
        return Finding(f"The secret cannot be checked: {error}.", False)
    if not same:
        return Finding("The secret is not the one that the commitment was made for.", False)
    return Finding("The secret is the one that the commitment was made for.", True)


def _seeded(game: Export, proof: Proof) -> Finding:
    if len(proof.entropy) != game.seats:
        return Finding(f"There are {len(proof.entropy)} numbers of players for {game.seats} seats.", False)
    try:
        same = fairness.seed(proof.secret, proof.table, proof.entropy) == game.seed
    except BadInput as error:
        return Finding(f"The seed cannot be checked: {error}.", False)
    if not same:
        return Finding("The seed does not follow from the secret, the table and the players' numbers.", False)
    return Finding("The seed follows from the secret, the table and the players' numbers.", True)


def _replayed(game: Export) -> Finding:
    try:
        state = replay(registry.game(game.game), game).state
    except BadInput as error:
        return Finding(f"The moves do not lead to the position in the file: {error}.", False)
    if not state.over:
        return Finding("The moves do not lead to the end of the game.", False)
    scores = ", ".join(f"{_plain(name)} {score}" for name, score in zip(game.names, state.scores(), strict=True))
    return Finding(f"With this seed, the {len(game.actions)} moves lead to the end in the file: {scores}.", True)


def _plain(name: str) -> str:
    """A name without what would steer a terminal."""
    return "".join(letter for letter in name if letter.isprintable())


def command(path: Path) -> int:
    """Prints what was found and what it means; 0 if all is well, 1 if something is not."""
    game = read_export(path)
    found = findings(game)
    for finding in found:
        print("✓" if finding.ok else "✗", finding.what)
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
    print(f"  commitment: {proof.commitment}")
    for seat, number in enumerate(proof.entropy):
        print(f"  {_plain(game.names[seat])} added: {number or '(nothing)'}")
    print()
    if any(proof.entropy):
        print("If the commitment is the same, and your own number is there, then the server could not choose the")
        print("shuffles: it had fixed its part before it saw yours.")
    else:
        print("No player added a number. If the commitment is the same, then the server chose the shuffles before the")
        print("game and could not change them later; but it chose them alone.")
    print("This does not prove that the server did not look at the cards, or tell them to somebody.")
