"""The rulebook of a game by clauses: `- **ID** [tag] text`, under headings."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tabletown.kernel.errors import BadInput

REASON: Final = re.compile(r"^- \*\*([A-Z0-9-]+)\*\* (.+)$")
CLAUSE: Final = re.compile(r"^- \*\*([A-Z0-9-]+)\*\* \[(\w+)\] (.+)$")
TAGS: Final = ("seed", "public", "designed", "ruling")


class Clause:
    """One rule. `tag` says where it comes from; a ruling is a decision where the rulebook is silent."""

    def __init__(self, id: str, tag: str, text: str, section: str) -> None:
        self.id = id
        self.tag = tag
        self.text = text
        self.section = section
        self.reason = ""
        """Why it was decided so, for a ruling."""


class Rulebook:
    """All clauses of a game, in their order."""

    def __init__(self, title: str, clauses: list[Clause]) -> None:
        self.title = title
        self.clauses = clauses
        self.by_id = {clause.id: clause for clause in clauses}

    def sections(self) -> list[str]:
        return list(dict.fromkeys(clause.section for clause in self.clauses))

    def find(self, words: str) -> list[Clause]:
        """The clauses whose id, heading or text contains all the words."""
        wanted = words.lower().split()
        return [
            clause
            for clause in self.clauses
            if all(word in f"{clause.id} {clause.section} {clause.text}".lower() for word in wanted)
        ]


def parse(path: Path) -> Rulebook:
    """Reads a rulebook; BadInput names the line that is wrong."""
    title = ""
    section = ""
    clauses: list[Clause] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("## "):
            section = line[3:].strip()
        elif line.startswith("- **") and section:
            match = CLAUSE.match(line)
            if not match or match[2] not in TAGS:
                raise BadInput(f"{path.name}, line {number}: a clause reads `- **ID** [{'|'.join(TAGS)}] text`")
            clauses.append(Clause(match[1], match[2], match[3], section))
    ids = [clause.id for clause in clauses]
    for id in ids:
        if ids.count(id) > 1:
            raise BadInput(f"{path.name}: the clause {id} is there twice")
    rulebook = Rulebook(title, clauses)
    _add_reasons(rulebook, path.with_name("rulings.md"))
    return rulebook


def _add_reasons(rulebook: Rulebook, path: Path) -> None:
    if not path.exists():
        return
    for line in path.read_text(encoding="utf-8").splitlines():
        match = REASON.match(line)
        if match:
            if match[1] not in rulebook.by_id:
                raise BadInput(f"{path.name}: there is no clause {match[1]}")
            rulebook.by_id[match[1]].reason = match[2].replace("**", "")
