"""A bot that is an address: every message is a POST, and its answer the response."""

from __future__ import annotations

from http.client import HTTPConnection, HTTPException, HTTPSConnection
from threading import Thread
from urllib.parse import SplitResult

from tabletown.bots.outside.wire import MOST_BYTES, Fault


class Address:
    """Asks anew each time, so that nothing is left open between two questions."""

    def __init__(self, url: SplitResult) -> None:
        self.url = url

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The body of the response; Fault if none comes in time."""
        post = Post(self.url, question, seconds)
        post.start()
        post.join(seconds)
        if post.is_alive():  # a response that comes drop by drop would never run into the time limit of the socket
            raise Fault(f"it gave no answer within {seconds:g} seconds")
        if post.fault:
            raise Fault(post.fault)
        return post.answer

    def close(self) -> None:
        """There is nothing to end."""


class Post(Thread):
    """One question on its way."""

    def __init__(self, url: SplitResult, question: bytes, seconds: float) -> None:
        super().__init__(daemon=True)
        self.path = f"{url.path or '/'}{'?' if url.query else ''}{url.query}"
        kind = HTTPSConnection if url.scheme == "https" else HTTPConnection
        self.connection = kind(url.hostname or "", url.port, timeout=seconds)
        self.question = question
        self.seconds = seconds
        self.answer = b""
        self.fault = ""

    def run(self) -> None:
        try:
            self.connection.request("POST", self.path, self.question, {"Content-Type": "application/json"})
            response = self.connection.getresponse()
            self.answer = response.read(MOST_BYTES + 1)
            if response.status != 200:
                self.fault = f"it answered with the status {response.status}"
            elif len(self.answer) > MOST_BYTES:
                self.fault = f"its answer is longer than {MOST_BYTES} bytes"
        except TimeoutError:
            self.fault = f"it gave no answer within {self.seconds:g} seconds"
        except OSError as error:
            self.fault = f"it cannot be reached: {error.strerror or error}"
        except HTTPException as error:
            self.fault = f"it did not answer in HTTP: {type(error).__name__}"
        finally:
            self.connection.close()
