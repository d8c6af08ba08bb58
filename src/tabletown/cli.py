"""The `tabletown` command."""


def main() -> int:
    return 0
