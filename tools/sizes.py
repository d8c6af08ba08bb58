"""How many lines a game spends on what. Counted are all lines of a file: code, comments, docstrings and blank ones.

A file has one role, by its name; in a module of the rules and in game.py, each statement has its own. The tables below
say which. A file that fits nothing is counted as "other", so that it is noticed.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatch

RULES, GLUE, IMPORTS, OTHER = "rules proper", "glue", "imports", "other"
DECLARATIONS, CONTENT = "declarations", "reading the content"
DESCRIBING, REFUSALS = "describing actions", "refusals"
TEXT, FIGURES, LAB, EVALUATION = "text view", "figures", "what the lab counts", "evaluation for bots"
SKETCH, CSS, MESSAGES = "drawing for terminals", "CSS", "messages"
STORY, SHOW, POSTER, SCRIPTS = "UI: story", "UI: show", "UI: poster", "UI: other scripts"

ROLES = {
    **{f"rules/{name}.py": DECLARATIONS for name in ("layout", "words", "events", "steps", "reasons", "codes")},
    "refusals.py": REFUSALS,
    "refusals/*": REFUSALS,
    "actions.py": DESCRIBING,
    "clauses.py": DESCRIBING,
    "prompts.py": DESCRIBING,
    "told.py": DESCRIBING,
    "view.py": TEXT,
    "text.py": TEXT,
    "sketch.py": SKETCH,
    "figures.py": FIGURES,
    "records.py": FIGURES,
    "features.py": LAB,
    "factors.py": LAB,
    "contents.py": CONTENT,
    "rules/box.py": CONTENT,
    **{f"rules/{name}.py": EVALUATION for name in ("judge", "judgement", "instinct", "odds", "plans", "race")},
    "__init__.py": GLUE,
    "game.py": GLUE,
    "rules.py": RULES,
    "rules/*.py": RULES,
    "ui/story.js": STORY,
    "ui/show.js": SHOW,
    "ui/moments.js": SHOW,
    "ui/poster.js": POSTER,
    "ui/*.js": SCRIPTS,
    "ui/*.css": CSS,
    "*.ftl": MESSAGES,
}
"""The first pattern that fits decides. What is no code is not counted: rulebook, content, versions."""
MIXED = (RULES, GLUE)

NAMES = {
    "declare": DECLARATIONS,
    "_events": DECLARATIONS,
    "layout": DECLARATIONS,
    "describe": DESCRIBING,
    "_describe*": DESCRIBING,
    "offered": DESCRIBING,
    "option_tells": DESCRIBING,
    "question_tells": DESCRIBING,
    "placement": DESCRIBING,
    "refuse": REFUSALS,
    "_refuse*": REFUSALS,
    "why_not": REFUSALS,
    "no_use": REFUSALS,
    "features": LAB,
    "Citizens": CONTENT,
    "_values_in": CONTENT,
    "_colours": CONTENT,
    "_citizens": CONTENT,
    "evaluate": EVALUATION,
    "guess": EVALUATION,
    "leads": EVALUATION,
    "likelihood": EVALUATION,
}
"""Functions, classes and methods of mixed modules that are not what their module is."""

ORDER = [
    RULES, DECLARATIONS, CONTENT, DESCRIBING, REFUSALS, TEXT, FIGURES, LAB, EVALUATION, GLUE, SKETCH,
    STORY, SHOW, POSTER, SCRIPTS, CSS, MESSAGES, OTHER, IMPORTS,
]  # fmt: skip
SAID_ONCE = (DECLARATIONS, DESCRIBING, REFUSALS, TEXT, FIGURES)
"""What the kernel shall know from one line of each thing."""

CODE = (".py", ".js", ".css", ".ftl")


def sizes(files: dict[str, str]) -> Counter[str]:
    """The lines of each role, of files by their paths in the game's folder. Imports count in their roles, too."""
    found: Counter[str] = Counter()
    for path, text in files.items():
        if path.endswith(CODE):
            role = next((role for pattern, role in ROLES.items() if fnmatch(path, pattern)), OTHER)
            module = ast.parse(text) if path.endswith(".py") else None
            found[role] += len(text.splitlines())
            if module and role in MIXED:
                for other, lines in apart(module, role):
                    found[other] += lines
                    found[role] -= lines
            if module:
                found[IMPORTS] += sum(imported(node) for node in ast.walk(module))
    return found


def apart(module: ast.Module, role: str) -> Iterator[tuple[str, int]]:
    """Statements of a mixed module that have another role, with their lines and those that lead to them."""
    last = 0
    noted = role  # of a text that says what an assignment is
    for node in statements(module):
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        mine = noted if is_text else role_of(node, role)
        end = node.end_lineno or last
        if mine != role:
            yield mine, end - last
        last = end
        noted = mine if isinstance(node, ast.Assign | ast.AnnAssign) else role


def statements(module: ast.Module) -> Iterator[ast.stmt]:
    """Those of the module, and in their place those of classes that have no name of their own in the table."""
    for node in module.body:
        if isinstance(node, ast.ClassDef) and not named(node.name):
            yield from node.body
        else:
            yield node


def role_of(node: ast.stmt, role: str) -> str:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return named(node.name) or role
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    declares = any(isinstance(target, ast.Name) and target.id.isupper() for target in targets)
    return DECLARATIONS if declares and role == RULES else role


def named(name: str) -> str | None:
    return next((role for pattern, role in NAMES.items() if fnmatch(name, pattern)), None)


def imported(node: ast.AST) -> int:
    """The lines of an import."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        return (node.end_lineno or node.lineno) - node.lineno + 1
    return 0
