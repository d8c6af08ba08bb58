"""How numbers and names are written, in sentences and beside them."""

import subprocess

from tests.web.test_files import SOURCE, WEB
from tools.steps import ROOT

PAGE = "globalThis.document = { documentElement: { lang: 'en' } };"
"""As much of a page as the scripts need."""


def script(code: str) -> str:
    """What a script prints that runs beside the browser's own."""
    command = ["node", "--input-type=module", "--eval", PAGE + code]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def test_a_negative_number_in_a_sentence_has_a_minus_sign() -> None:
    said = script(f"""
        const {{ readFileSync }} = await import("node:fs");
        const {{ Texts }} = await import("{WEB}/text.js");
        const texts = new Texts("en", [readFileSync("{WEB}/messages.ftl", "utf8")]);
        console.log(texts.say("ui-points", {{ points: -3 }}));
    """)
    assert said == "−3 points"


def test_a_negative_number_by_itself_has_a_minus_sign() -> None:
    written = script(f"""
        const {{ signed, written }} = await import("{WEB}/pieces/writing.js");
        console.log(written(-12), written(7), signed(-1), signed(0), signed(4));
    """)
    assert written == "−12 7 −1 0 +4"


def test_the_language_of_the_page_is_followed_in_one_place() -> None:
    """Numbers and lists are written by pieces/writing.js, times by the shell's words."""
    scripts = [path for path in SOURCE.rglob("*.js") if not path.is_relative_to(WEB / "vendor")]
    users = {path.name for path in scripts if "new Intl." in path.read_text()}
    assert users == {"writing.js", "words.js"}
