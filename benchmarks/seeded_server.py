"""The table server with secrets that anybody can guess: two of them deal the same cards. seeded_server.py serve ..."""

import random
import runpy
import secrets

USUAL = 32  # bytes, where nobody says how many


def main() -> None:
    rng = random.Random("equal secrets")
    secrets.token_bytes = lambda nbytes=None: rng.randbytes(nbytes or USUAL)
    runpy.run_module("tabletown", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
