"""The lab of a server: studies in a process of their own, one at a time."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from httpx import Response

from tabletown.bots import LEVELS
from tabletown.server.problems import MESSAGES
from tabletown.server.protocol import LARGEST_PACK, LARGEST_STUDY, MOST_GAMES, Catalog, Lab, NewStudy, Study, StudyBegun
from tabletown.server.studies import MOST_REPORTS, StudyRunner
from tabletown.server.study_process import MOST_MEMORY, MOST_SECONDS, StudyFailed
from tabletown.server.table_settings import new_id
from tests.server.client import Client, granted, refusal
from tests.serving import Server

PACK = '[[citizen]]\nid = "red-5"\nvalue = 9\n'
FILES = ("report.html", "report.json", "report.parquet")
STUDIES = "/api/lab/studies"
PATIENCE = 240
"""Seconds until a study that does nothing is given up."""


def wanted(**changes: Any) -> dict[str, Any]:
    """A study that is soon done."""
    usual = {"game": "crimson", "seats": 2, "options": {"two_players": True}, "bots": ["random"], "games": 2, "seed": 4}
    return {**usual, **changes}


def endless(**changes: Any) -> dict[str, Any]:
    """A study that takes longer than any test."""
    return wanted(bots=["search:5000"], games=MOST_GAMES, **changes)


def until(happened: Callable[[], bool]) -> None:
    """Looks again and again; studies take their time."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "what was waited for did not happen"
        time.sleep(0.02)


def new(**settings: Any) -> NewStudy:
    return NewStudy(**settings)


# Over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("lab") / "data", "--no-limits", "--workers=1", "--lab")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def report(server: Server) -> Study:
    """A study that is done."""
    with Client(server.address) as client:
        return done(client, begin(client, wanted(pack=PACK)))


def begin(client: Client, study: dict[str, Any]) -> StudyBegun:
    return granted(client.ask("POST", STUDIES, study, timeout=PATIENCE), StudyBegun)


def look(client: Client, id: str) -> Study:
    return client.get(Study, f"{STUDIES}/{id}")


def done(client: Client, begun: StudyBegun) -> Study:
    until(lambda: look(client, begun.study.id).status != "running")
    return look(client, begun.study.id)


def cancel(client: Client, begun: StudyBegun, token: str | None = None) -> Response:
    return client.ask("POST", f"{STUDIES}/{begun.study.id}/cancel", {}, token=begun.token if token is None else token)


@pytest.fixture
def running(client: Client) -> Iterator[StudyBegun]:
    begun = begin(client, endless())
    yield begun
    cancel(client, begun)


def test_a_study_that_is_done_has_its_reports_and_its_pack(client: Client, report: Study) -> None:
    assert (report.status, report.wrong, report.played) == ("done", None, report.all)
    for name in FILES:
        assert client.ask("GET", f"{STUDIES}/{report.id}/{name}").status_code == 200
    assert client.ask("GET", f"{STUDIES}/{report.id}/variant.toml").text == PACK


def test_a_report_is_that_of_the_command_and_names_it(client: Client, report: Study) -> None:
    page = client.ask("GET", f"{STUDIES}/{report.id}/report.html").text
    assert "--seats=2 --games=2 --seed=4 --bots=random --option=two_players=on --pack=variant.toml" in page


def test_a_report_may_draw_and_nothing_else(client: Client, report: Study) -> None:
    policy = client.ask("GET", f"{STUDIES}/{report.id}/report.html").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "sandbox allow-scripts" in policy
    assert "frame-ancestors 'self'" in policy


@pytest.mark.parametrize("name", ["study.json", "..%2f..%2ftabletown.db", "report.pdf", ".."])
def test_only_the_files_of_a_report_can_be_fetched(client: Client, report: Study, name: str) -> None:
    assert client.ask("GET", f"{STUDIES}/{report.id}/{name}").status_code == 404


def test_the_latest_reports_are_listed(client: Client, report: Study) -> None:
    lab = client.get(Lab, "/api/lab")
    assert lab.on
    assert report in lab.reports


def test_what_the_loader_says_of_a_pack_is_passed_on(client: Client) -> None:
    answer = client.ask("POST", STUDIES, wanted(pack='[[citizen]]\nid = "pink-5"\n'), timeout=PATIENCE)
    assert refusal(answer) == (422, "bad-study")
    assert "variant.toml: [[citizen]] has an entry with an unknown id 'pink-5'" in answer.json()["text"]
    assert client.get(Lab, "/api/lab").running is None


def test_a_pack_that_would_take_all_memory_is_refused(client: Client) -> None:
    """32,000 parts of a key would be 4 GB."""
    answer = client.ask("POST", STUDIES, wanted(pack="a." * 32_000 + "a = 1"), timeout=PATIENCE)
    assert refusal(answer) == (422, "bad-study")
    assert "a key has more than 12 parts" in answer.json()["text"]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"pack": "[[["}, (422, "bad-study")),
        ({"pack": "\x00"}, (422, "bad-study")),
        ({"seats": 9}, (422, "bad-study")),
        ({"options": {"no_such": True}}, (422, "bad-study")),
        ({"options": {"one_action": "--json"}}, (422, "bad-study")),
        ({"options": {"\0": True}}, (422, "bad-study")),
        ({"game": "chess"}, (404, "unknown-game")),
        ({"game": "--help"}, (404, "unknown-game")),
        ({"bots": ["command:sh"]}, (422, "unknown-level")),
        ({"bots": ["search:9999999"]}, (422, "unknown-level")),
        ({"bots": []}, (422, "bad-request")),
        ({"games": MOST_GAMES + 1}, (422, "bad-request")),
        ({"seed": -1}, (422, "bad-request")),
        ({"pack": "#" * (LARGEST_PACK + 1)}, (422, "bad-request")),
        ({"pack": "#" * LARGEST_STUDY}, (413, "too-large")),
    ],
)
def test_what_cannot_be_studied_is_refused(client: Client, change: dict[str, Any], expected: tuple[int, str]) -> None:
    answer = client.ask("POST", STUDIES, wanted(**change), timeout=PATIENCE)
    assert refusal(answer) == expected
    assert "/" not in answer.json()["text"].replace("http://", "")
    assert client.get(Lab, "/api/lab").running is None


def test_another_site_cannot_begin_a_study(client: Client) -> None:
    answer = client.ask("POST", STUDIES, wanted(), headers={"Origin": "http://elsewhere.example"})
    assert refusal(answer) == (403, "wrong-origin")


def test_a_second_study_has_to_wait(client: Client, running: StudyBegun) -> None:
    assert refusal(client.ask("POST", STUDIES, wanted())) == (409, "lab-busy")
    lab = client.get(Lab, "/api/lab")
    assert lab.running is not None
    assert lab.running.id == running.study.id


def test_a_cancelled_study_says_so_and_makes_room(client: Client, running: StudyBegun) -> None:
    assert cancel(client, running).json()["wrong"]["id"] == "study-cancelled"
    assert look(client, running.study.id).status == "ended"
    assert refusal(cancel(client, running)) == (409, "study-over")
    begun = begin(client, wanted())
    assert done(client, begun).status == "done"


@pytest.mark.parametrize("token", ["", "0" * 64])
def test_only_whoever_began_a_study_can_cancel_it(client: Client, running: StudyBegun, token: str) -> None:
    assert refusal(cancel(client, running, token)) == (403, "not-your-study")
    assert look(client, running.study.id).status == "running"


def test_a_study_that_nobody_knows_is_gone(client: Client) -> None:
    assert refusal(client.ask("GET", f"{STUDIES}/nobody-knows")) == (404, "unknown-study")
    assert refusal(client.ask("POST", f"{STUDIES}/nobody-knows/cancel", {})) == (404, "unknown-study")


def test_a_server_that_starts_anew_has_the_reports_but_not_what_was_running(start: Callable[..., Server]) -> None:
    server = start("--lab", "--no-limits")
    with Client(server.address) as client:
        report = done(client, begin(client, wanted()))
        lost = begin(client, endless(seed=86420753)).study
        server.kill()
    until(lambda: f"--seed={lost.seed}" not in listed("args="))
    server.start()
    with Client(server.address) as client:
        lab = client.get(Lab, "/api/lab")
        assert (lab.running, lab.reports) == (None, [report])
        assert refusal(client.ask("GET", f"{STUDIES}/{lost.id}")) == (404, "unknown-study")
        assert client.ask("GET", f"{STUDIES}/{report.id}/report.json").status_code == 200
    assert [folder.name for folder in (server.data / "lab").iterdir()] == [report.id]


def test_without_the_option_there_is_no_lab(start: Callable[..., Server]) -> None:
    with Client(start().address) as client:
        assert not client.get(Lab, "/api/lab").on
        assert not client.get(Catalog, "/api/catalog").lab
        assert refusal(client.ask("POST", STUDIES, wanted())) == (403, "no-lab")
        assert "tabletown serve --lab" in client.ask("POST", STUDIES, wanted()).json()["text"]


def test_studies_are_limited_for_each_client(start: Callable[..., Server]) -> None:
    with Client(start("--lab").address) as client:
        answers = [client.ask("POST", STUDIES, wanted(game="chess")) for _ in range(6)]
    assert refusal(answers[4]) == (404, "unknown-game")
    assert refusal(answers[5]) == (429, "slow-down")


# Inside


def in_lab(folder: Path, act: Callable[[StudyRunner], Awaitable[None]], longest: float = 300.0) -> StudyRunner:
    async def work() -> StudyRunner:
        studies = StudyRunner(folder, longest)
        try:
            await act(studies)
        finally:
            await studies.close()
        return studies

    return asyncio.run(work())


def group_of(studies: StudyRunner) -> int:
    assert studies.running is not None
    assert studies.running.process is not None
    return studies.running.process.process.pid


def listed(columns: str) -> str:
    """All processes of this machine."""
    return subprocess.run(["ps", "-A", "-o", columns], capture_output=True, text=True, check=True).stdout


def is_gone(group: int) -> bool:
    """Whether nothing of a group of processes runs; dead ones may wait for somebody to ask after them."""
    states = map(str.split, listed("pgid=,stat=").splitlines())
    return not any(int(id) == group and not state.startswith("Z") for id, state in states)


async def over(studies: StudyRunner) -> None:
    assert studies.running is not None
    assert studies.running.task is not None
    await studies.running.task


def test_a_study_that_takes_too_long_is_stopped_and_says_so(tmp_path: Path) -> None:
    async def act(studies: StudyRunner) -> None:
        begun = await studies.begin(new(**endless()))
        group = group_of(studies)
        await over(studies)
        ended = studies.find(begun.study.id)
        assert ended.wrong is not None
        assert "took more than 1 seconds" in MESSAGES.say(ended.wrong)
        until(lambda: is_gone(group))

    in_lab(tmp_path / "lab", act, longest=1.0)
    assert list((tmp_path / "lab").iterdir()) == []


def test_all_processes_of_a_study_end_with_the_server(tmp_path: Path) -> None:
    groups = []

    async def act(studies: StudyRunner) -> None:
        await studies.begin(new(**endless()))
        groups.append(group_of(studies))

    in_lab(tmp_path / "lab", act)
    until(lambda: is_gone(groups[0]))
    assert list((tmp_path / "lab").iterdir()) == []


def test_all_processes_of_a_study_are_limited_in_memory_and_time(tmp_path: Path) -> None:
    async def act(studies: StudyRunner) -> None:
        await studies.begin(new(**endless()))
        group = group_of(studies)
        pids = [int(pid) for pid, of in map(str.split, listed("pid=,pgid=").splitlines()) if int(of) == group]
        assert len(pids) >= 2
        for pid in pids:
            limits = [resource.prlimit(pid, what)[0] for what in (resource.RLIMIT_DATA, resource.RLIMIT_CPU)]
            assert limits == [MOST_MEMORY, MOST_SECONDS]

    in_lab(tmp_path, act)


def test_a_study_whose_process_dies_says_that_it_failed(tmp_path: Path) -> None:
    async def act(studies: StudyRunner) -> None:
        begun = await studies.begin(new(**endless()))
        os.killpg(group_of(studies), 9)
        await over(studies)
        ended = studies.find(begun.study.id)
        assert ended.wrong is not None
        assert ended.wrong.id == "study-failed"

    in_lab(tmp_path / "lab", act)


def test_old_reports_make_room_for_new_ones(tmp_path: Path) -> None:
    async def act(studies: StudyRunner) -> None:
        first = await studies.begin(new(**wanted()))
        await over(studies)
        study = studies.find(first.study.id)
        for number in range(MOST_REPORTS):
            copy = Study(**{**{name: getattr(study, name) for name in study.__struct_fields__}, "id": f"copy-{number}"})
            (studies.folder / f".copy-{number}").mkdir()
            studies._keep(copy, studies.folder / f".copy-{number}")

    studies = in_lab(tmp_path / "lab", act)
    assert len(studies.reports) == MOST_REPORTS
    assert sorted(path.name for path in (tmp_path / "lab").iterdir()) == sorted(studies.reports)


def test_a_level_can_be_named_as_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    async def start(self: StudyRunner, study: NewStudy, folder: Path) -> None:
        begun.append(study.bots)
        raise StudyFailed("enough")

    monkeypatch.setattr(StudyRunner, "_start", start)
    with pytest.raises(StudyFailed):
        asyncio.run(StudyRunner(tmp_path).begin(new(**wanted(bots=["beginner"]))))
    assert begun == [[LEVELS["beginner"]]]


def test_what_was_left_half_done_is_removed_at_the_start(tmp_path: Path) -> None:
    draft = tmp_path / "lab" / f".{new_id()}"
    draft.mkdir(parents=True)
    (draft / "report.html").write_text("half")
    assert StudyRunner(tmp_path / "lab").reports == {}
    assert list((tmp_path / "lab").iterdir()) == []


@pytest.mark.parametrize("name", ["thesis", ".git", "notes.txt", "0123456789abcdef"])
def test_what_is_not_of_the_lab_stays_as_it_is(tmp_path: Path, name: str) -> None:
    other = tmp_path / "lab" / name
    other.mkdir(parents=True)
    (other / "study.json").write_text("{")
    assert StudyRunner(tmp_path / "lab").reports == {}
    assert (other / "study.json").read_text() == "{"
