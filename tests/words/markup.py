"""What a Svelte component says by itself: letters outside of `{…}`, scripts, styles and keys."""

import re
from typing import Final

SILENT: Final = re.compile(r"<(script|style|kbd)\b.*?</\1>|<!--.*?-->", re.DOTALL)
ATTRIBUTE: Final = re.compile(r"[^\s=/>{\"']+")
SPOKEN: Final = re.compile(
    r"title|alt|label|placeholder|aria-(?:label|description|roledescription|valuetext|placeholder)"
)
LETTER: Final = re.compile(r"[^\W\d_]")
QUOTES: Final = "\"'`"


def spoken(component: str) -> list[str]:
    """Literal texts that people would see or hear, in their order."""
    markup = SILENT.sub("", component)
    found: list[str] = []
    text, at = "", 0
    while at < len(markup):
        if markup[at] == "{":
            found, text, at = [*found, text], "", after_braces(markup, at)
        elif re.match(r"</?[A-Za-z]", markup[at:]):
            end, said = after_tag(markup, at)
            found, text, at = [*found, text, *said], "", end
        else:
            text, at = text + markup[at], at + 1
    return [words(each) for each in [*found, text] if LETTER.search(plain(each))]


def after_tag(markup: str, at: int) -> tuple[int, list[str]]:
    """Where a tag ends, and what its attributes say."""
    name = re.compile(r"</?[^\s/>{]+").match(markup, at)
    assert name
    at, said = name.end(), []
    while markup[at] != ">":
        attribute = ATTRIBUTE.match(markup, at)
        if markup[at] == "{":
            at = after_braces(markup, at)
        elif not attribute:
            at += 1
        else:
            at = attribute.end()
            if markup[at] == "=":
                texts, at = value(markup, at + 1)
                said += texts if SPOKEN.fullmatch(attribute[0]) else []
    return at + 1, said


def value(markup: str, at: int) -> tuple[list[str], int]:
    """The literal texts of an attribute, and where it ends."""
    quote = markup[at] if markup[at] in "\"'" else ""
    at += len(quote)
    texts = [""]
    while not (markup[at] == quote if quote else re.match(r"[\s>]|/>", markup[at:])):
        if markup[at] == "{":
            at = after_braces(markup, at)
            texts.append("")
        else:
            texts[-1] += markup[at]
            at += 1
    return texts, at + len(quote)


def after_braces(markup: str, at: int) -> int:
    """Where an expression ends: after the brace that closes the one here."""
    at += 1
    while markup[at] != "}":
        if markup[at] == "{":
            at = after_braces(markup, at)
        elif markup.startswith("/*", at):
            at = markup.index("*/", at) + 2
        elif markup[at] in QUOTES:
            at = after_string(markup, at)
        else:
            at += 1
    return at + 1


def after_string(markup: str, at: int) -> int:
    """Where a string of an expression ends; a template may hold expressions in turn."""
    quote, at = markup[at], at + 1
    while markup[at] != quote:
        if markup[at] == "\\":
            at += 2
        elif quote == "`" and markup.startswith("${", at):
            at = after_braces(markup, at + 1)
        else:
            at += 1
    return at + 1


def plain(text: str) -> str:
    """A text without its character references."""
    return re.sub(r"&#?\w+;", "", text)


def words(text: str) -> str:
    """A text as one line."""
    return " ".join(text.split())
