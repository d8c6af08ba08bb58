"""A process that stays up and measures on demand: sampling.py SERVER_ADDRESS SERVER_CLOCK

Each line of JSON on standard input asks for a sample: {"game", "what", "seed", "amount"}. The answer is a line with
what was done and the CPU seconds that it took: {"count", "seconds"}. Equal questions make two builds of the same rules
do the same work. Few names are used, and such as stay, so that builds far apart can be asked.
"""

import json
import random
import sys
import time
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from typing import Any

from websockets.sync.client import ClientConnection, connect

import tabletown
from tabletown.bots.search import SearchBot
from tabletown.kernel.play import playouts

SEATS = 4
NAMES = ("Ann", "Ben", "Cleo", "Dan")
MIDDLE = 40  # decisions into a game of a hundred or more
SEARCHED = (0, 20, MIDDLE)
ITERATIONS = 100
PATIENCE = 60  # seconds for one message of the server


@cache
def position(slug: str, decisions: int) -> Any:
    """A game for four after so many random decisions."""
    rng = random.Random(decisions)
    state = tabletown.game(slug).new(seats=SEATS, seed=7)
    for _ in range(decisions):
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    return state


def inside(slug: str, seed: int, games: int) -> int:
    """Whole games, with the loop inside the engine."""
    _, decisions = playouts(tabletown.game(slug), games=games, seats=SEATS, seed=seed)
    return decisions


def stepped(slug: str, seed: int, games: int) -> int:
    """The same from an interpreted loop."""
    game = tabletown.game(slug)
    choice = random.Random(seed).choice
    decisions = 0
    for number in range(games):
        state = game.new(seats=SEATS, seed=seed * 1000 + number)
        while actors := state.actors():
            seat = actors[0]
            state.apply(seat, choice(state.legal(seat)))
            decisions += 1
    return decisions


def clone(slug: str, seed: int, clones: int) -> int:
    copy = position(slug, MIDDLE).clone
    for _ in range(clones):
        copy()
    return clones


def search(slug: str, seed: int, searches: int) -> int:
    """Searches at three positions in turn, up to the bot's own horizon."""
    for number in range(searches):
        state = position(slug, SEARCHED[number % len(SEARCHED)])
        SearchBot(iterations=ITERATIONS, seed=seed + number).choose(state, state.actors()[0])
    return searches * ITERATIONS


class Seat:
    """A player with a socket. docs/protocol.md has what is said on it."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket = socket
        self.seq = 0
        self.options: list[int] = []
        self.over = False
        socket.send(json.dumps({"type": "hello", "token": token}))

    def see(self, seq: int) -> None:
        """Reads until the position with this number has come."""
        while self.seq < seq:
            message = json.loads(self.socket.recv(timeout=PATIENCE))
            if message["type"] == "refused":
                raise RuntimeError(message["text"])
            if message["type"] in ("welcome", "update") and message["position"]:
                self.seq = message["seq"]
                self.options = [option["code"] for option in message["position"]["options"]]
                self.over = message["position"]["view"]["over"]


class Players:
    """Four players at a table of each game, who choose at random, one move after the other."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.tables: dict[str, list[Seat]] = {}
        self.sockets: dict[str, ExitStack] = {}

    def play(self, slug: str, seed: int, moves: int) -> int:
        rng = random.Random(seed)
        for _ in range(moves):
            seats = self.tables[slug]
            mover = rng.choice([seat for seat in seats if seat.options])
            seq = mover.seq + 1
            move = {"type": "move", "id": f"move-{seq}", "seq": mover.seq, "code": rng.choice(mover.options)}
            mover.socket.send(json.dumps(move))
            for seat in seats:
                seat.see(seq)
            if mover.over:
                self.sit(slug)
        return moves

    def sit(self, slug: str) -> None:
        """At a new table."""
        self.leave(slug)
        plan = [{"kind": "open" if number else "me"} for number in range(SEATS)]
        made = self.post("tables", {"game": slug, "name": NAMES[0], "seats": plan})
        join = {"invite": made["invite"]}
        others = [self.post(f"tables/{made['table']}/join", {"name": name, **join}) for name in NAMES[1:]]
        url = f"{self.address.replace('http', 'ws', 1)}api/tables/{made['table']}/live"
        self.sockets[slug] = ExitStack()
        for seated in (made, *others):
            socket = self.sockets[slug].enter_context(connect(url, compression=None, max_size=None))
            self.tables[slug].append(Seat(socket, seated["token"]))
        for seat in self.tables[slug]:
            seat.see(1)

    def leave(self, slug: str) -> None:
        if slug in self.sockets:
            self.sockets.pop(slug).close()
        self.tables[slug] = []

    def post(self, path: str, body: dict[str, object]) -> Any:
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.address}api/{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)


def main() -> None:
    players = Players(sys.argv[1])
    works: dict[str, Callable[[str, int, int], int]] = {
        "inside": inside, "stepped": stepped, "clone": clone, "search": search, "server": players.play
    }  # fmt: skip
    for line in sys.stdin:
        asked = json.loads(line)
        slug, what = asked["game"], asked["what"]
        if what == "server" and slug not in players.tables:
            players.sit(slug)
        clock = int(sys.argv[2]) if what == "server" else time.CLOCK_PROCESS_CPUTIME_ID
        start = time.clock_gettime(clock)
        count = works[what](slug, asked["seed"], asked["amount"])
        print(json.dumps({"count": count, "seconds": time.clock_gettime(clock) - start}), flush=True)


if __name__ == "__main__":
    main()
