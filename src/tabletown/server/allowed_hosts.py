"""The names that a server goes by.

Another site could point a name of its own at this server; to a browser, that site's pages would then be ours. So a
name is believed only if it was told. An address in figures is always believed: nobody can point it elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

LOCAL = "localhost"


def name_in(host: str) -> str:
    """The name in a Host header, without port; nothing if there is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    except ValueError:  # no address at all
        return ""


class AllowedHosts:
    """The names of this machine, and those that it was told."""

    def __init__(self, told: Iterable[str] = ()) -> None:
        machine = gethostname().lower()
        self.names = frozenset((LOCAL, machine, f"{machine}.local", *(name_in(name) for name in told)))

    def allow(self, host: str) -> bool:
        """Whether a Host header names this server."""
        name = name_in(host)
        return name in self.names or name.endswith(f".{LOCAL}") or is_address(name)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
