"""A Ray of two machines, both of them this one: the same results as here, whatever happens to workers and machines."""

from __future__ import annotations

import importlib
import json
import os
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from multiprocessing import active_children
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from tabletown.kernel.errors import TabletownError
from tabletown.lab import simulate
from tabletown.lab.engines import Cluster, Engine, Processes
from tabletown.lab.engines.driver import Failed, _do
from tests.cli.command import Command, commander
from tests.lab.engines.works import (
    Chunk,
    plays,
    plays_and_dies,
    plays_and_hangs,
    refuse,
    square,
    stumble,
    wait_for,
)

if TYPE_CHECKING:
    from ray.cluster_utils import Cluster as Machines

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("ray") is None, reason="there is no Ray for this machine"),
]

SMALL: Final[dict[str, Any]] = {"num_cpus": 1, "object_store_memory": 80_000_000}
ATTENTIVE = {"health_check_initial_delay_ms": 1000, "health_check_period_ms": 500, "health_check_failure_threshold": 4}
"""Dead machines are noticed within seconds."""


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    os.environ["RAY_raylet_start_wait_time_s"] = "90"  # noqa: SIM112  on a busy machine; read on import
    from ray.cluster_utils import Cluster as Machines

    found = Machines()
    found.add_node(
        **SMALL, include_dashboard=False, include_log_monitor=False, no_monitor=True, _system_config=ATTENTIVE
    )
    found.add_node(**SMALL)
    yield found
    found.shutdown()


@pytest.fixture
def cluster(machines: Machines) -> Cluster:
    return Cluster(machines.address)


@pytest.fixture
def tabletown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    monkeypatch.chdir(tmp_path)
    return commander(monkeypatch, capsys)


def games(folder: Path) -> list[Chunk]:
    plan = simulate.plan("crimson", 12, 3, ["random"], 7, watched=True)
    return [(plan, number, folder) for number in range(plan.games)]


def in_order(engine: Engine, work: Callable[[Chunk], simulate.Played], chunks: list[Chunk]) -> list[simulate.Played]:
    return sorted(engine.each(work, chunks), key=lambda game: game.number)


# The same as here

PACK = '[[citizen]]\nid = "red-1"\nvalue = 9\n'


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "crimson", "--bots=random,beginner", "--pack=pack.toml"),
        ("lab", "crimson", "--bots=random"),
        ("arena", "crimson", "random", "beginner"),
        ("dataset", "crimson", "--bots=random", "--out=games.parquet"),
    ],
    ids=lambda words: words[0],
)
def test_a_command_gives_the_same_on_a_cluster(
    words: tuple[str, ...], tabletown: Command, cluster: Cluster, tmp_path: Path
) -> None:
    """Byte by byte. Nothing of Ray shows, and the workers need no file of this folder."""
    assert cluster.address is not None
    (tmp_path / "pack.toml").write_text(PACK)
    answers, files = [], []
    for engine in (("--workers=1",), ("--engine=ray", "--address", cluster.address)):
        answers.append(tabletown(*words, "--seats=3", "--games=12", "--seed=4", "--json", *engine))
        files.append({path.name: path.read_bytes() for path in tmp_path.iterdir()})
    assert answers[0] == answers[1]
    assert files[0] == files[1]
    assert json.loads(answers[0].out)


# Whatever happens


def test_a_worker_that_is_killed_costs_no_game_and_doubles_none(cluster: Cluster, tmp_path: Path) -> None:
    chunks = games(tmp_path)
    assert in_order(cluster, plays_and_dies, chunks) == in_order(Processes(1), plays, chunks)
    assert (tmp_path / "died").exists()


def test_a_machine_that_is_lost_costs_no_game_and_doubles_none(
    cluster: Cluster, machines: Machines, tmp_path: Path
) -> None:
    chunks = games(tmp_path)
    (lost,) = machines.worker_nodes
    (tmp_path / "hangs").write_text(lost.node_id)
    results = cluster.each(plays_and_hangs, chunks)
    found = [next(results)]
    wait_for((tmp_path / "hanging").exists)
    machines.remove_node(lost, allow_graceful=False)
    try:
        found += results
    finally:
        machines.add_node(**SMALL)
    assert sorted(found, key=lambda game: game.number) == in_order(Processes(1), plays, chunks)


def test_what_goes_wrong_there_is_told_here_in_a_sentence(cluster: Cluster) -> None:
    with pytest.raises(TabletownError, match=r"^number 1 cannot be used \(on the machine [0-9.]+\)$"):
        list(cluster.each(refuse, [1, 1, 1]))
    assert active_children() == []


def test_a_fault_in_the_code_is_told_with_its_place(cluster: Cluster) -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        list(cluster.each(stumble, [1]))
    assert "in stumble" in str(caught.value.__cause__)


def test_whoever_is_interrupted_keeps_what_is_done_and_stops_the_rest(
    tabletown: Command, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = simulate.run

    def interrupted(plan: simulate.Plan, engine: Engine) -> Iterator[list[simulate.Played]]:
        yield next(real(plan, engine))
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "run", interrupted)
    assert cluster.address is not None
    answer = tabletown("simulate", "crimson", "--games=9999", "--json", "--engine=ray", "--address", cluster.address)
    assert 0 < json.loads(answer.out)["summary"]["games"] < 9999
    assert answer.err.strip() == "Interrupted: these are the figures so far."
    assert active_children() == []


def test_a_cluster_that_goes_away_is_told_in_a_sentence(cluster: Cluster) -> None:
    """Ray then ends the process that talks to it."""
    results = cluster.each(square, list(range(10_000)))
    next(results)
    for driver in active_children():
        driver.kill()
    with pytest.raises(TabletownError, match=r"the Ray cluster at \S+ went away before all games were played"):
        list(results)


def test_a_machine_that_lacks_a_library_is_told_in_a_sentence(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "only_here.py").write_text("def work(number): return number")
    monkeypatch.syspath_prepend(tmp_path)
    work = importlib.import_module("only_here").work
    told = r"a machine of the Ray cluster cannot do this work: ModuleNotFoundError: No module named 'only_here'"
    with pytest.raises(TabletownError, match=told):
        list(cluster.each(work, [1]))


def test_another_tabletown_there_is_told_in_a_sentence() -> None:
    answer = _do("0.0.1-abcdef with crimson 0.0.1", square, 2)
    assert isinstance(answer, Failed)
    assert str(answer.error).startswith("every machine needs the same Tabletown: here is 0.0.1-abcdef with crimson")
