"""Every reason to say no is a sentence in every language, and nothing else is kept for that."""

import re

import pytest

from cartomante.core.text import LANGUAGES, TEXTS
from cartomante.server.protocol import Refused
from cartomante.server.refusals import Code, Refusal

each_language = pytest.mark.parametrize("language", LANGUAGES)

PROBLEM = "seat: it should be a number"
WITH_PROBLEM = {Code.BAD_MESSAGE, Code.BAD_SETUP, Code.BAD_FILE}  # these say what exactly is wrong


def refusal(code: Code) -> Refusal:
    return Refusal(code, problem=PROBLEM) if code in WITH_PROBLEM else Refusal(code)


@each_language
@pytest.mark.parametrize("code", Code)
def test_every_code_is_a_whole_sentence(code: Code, language: str) -> None:
    text = refusal(code).text(language)
    assert text[0].isupper()
    assert text.endswith(PROBLEM if code in WITH_PROBLEM else ".")
    assert not re.search(r"[{}$]|  |\n", text), text


@each_language
def test_no_sentence_is_left_without_a_code(language: str) -> None:
    source = (TEXTS / language / "common.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^refusal-([\w-]+) =", source, re.MULTILINE)
    assert sorted(messages) == sorted(code.replace("_", "-") for code in Code)


@each_language
def test_no_two_codes_are_told_alike(language: str) -> None:
    assert len({refusal(code).text(language) for code in Code}) == len(Code)


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "in one second.", "in 12 seconds."),
        ("it", "fra un secondo.", "fra 12 secondi."),
        ("de", "in einer Sekunde noch einmal.", "in 12 Sekunden noch einmal."),
        ("fr", "dans une seconde.", "dans 12 secondes."),
        ("es", "dentro de un segundo.", "dentro de 12 segundos."),
    ],
)
def test_whoever_is_too_fast_is_told_how_long_to_wait(language: str, one: str, several: str) -> None:
    assert Refusal(Code.TOO_OFTEN, wait=0.2).text(language).endswith(one)
    assert Refusal(Code.TOO_OFTEN, wait=12.3).text(language).endswith(several)


def test_a_refusal_is_sent_as_the_protocol_says() -> None:
    sent = Refused.model_validate(Refusal(Code.NOT_LEGAL, section="TY-3").to_json("it", wish="w1"))
    assert sent == Refused(
        id="w1", code="not_legal", text="Adesso le regole non lo permettono.", section="TY-3", wait=None
    )
