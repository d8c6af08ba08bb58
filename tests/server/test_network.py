"""The address of a server in the local network, for invitations that are made on the machine itself."""

from __future__ import annotations

import socket

import pytest

from tabletown.server.serve import network_address


class Way:
    """A socket that knows the way to others, or does not."""

    def __init__(self, *_: object) -> None:
        pass

    def __enter__(self) -> Way:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, address: tuple[str, int]) -> None:
        pass

    def getsockname(self) -> tuple[str, int]:
        return "192.168.1.5", 4711


class NoWay(Way):
    def connect(self, address: tuple[str, int]) -> None:
        raise OSError("Network is unreachable")


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_that_listens_everywhere_has_an_address_for_others(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "socket", Way)
    assert network_address(host, 8600) == "http://192.168.1.5:8600"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "192.168.1.9"])
def test_a_server_with_an_address_of_its_own_has_no_other(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "socket", Way)
    assert network_address(host, 8600) == ""


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "socket", NoWay)
    assert network_address("0.0.0.0", 8600) == ""
