"""Both languages say the same things, and nobody speaks past them."""

import re
from collections import Counter
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from forbidden_games.words import LANGUAGES, say
from tests.support.rules import ROOT
from tests.words.markup import spoken

pytestmark = pytest.mark.no_cover

WORDS = ROOT / "src" / "forbidden_games" / "words"
FILES = sorted(WORDS.glob("*.ftl"))
GAMES = ("island", "desert")
COMPONENTS = sorted((ROOT / "web" / "src").rglob("*.svelte"))
SCRIPTS = sorted((ROOT / "web" / "src").rglob("*.ts"))
UNSPOKEN = {"forbidden", "EN", "English", "日本語"}  # names: the same in every language
KEY = re.compile(r"[A-Z]|Esc|Enter|Tab|Space|Shift")  # of the keyboard; or N on a compass


class Wanted(Visitor):
    """What a message asks for: arguments it says or only chooses by, and other messages."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.chosen_by: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.said.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            self.chosen_by.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)


@cache
def messages(path: Path) -> list[tuple[str, Wanted]]:
    """The keys of a file in their order, each with what it asks for."""
    found = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, Message):
            wanted = Wanted()
            wanted.visit(entry)
            found.append((entry.id.name, wanted))
    return found


@cache
def spoken_in(language: str) -> dict[str, Wanted]:
    """All messages of a language; what one takes from another it asks for itself."""
    found = dict(chain(*(messages(path) for path in FILES if path.name.startswith(language))))
    for wanted in found.values():
        for other in (found[name] for name in wanted.messages):
            assert not other.messages, "one step is enough"
            wanted.said |= other.said
            wanted.chosen_by |= other.chosen_by
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_file_has_its_counterparts(path: Path) -> None:
    _, *rest = path.stem.split("-")
    for language in LANGUAGES:
        other = path.with_name("-".join([language, *rest]) + ".ftl")
        assert other in FILES
        assert {key for key, _ in messages(path)} == {key for key, _ in messages(other)}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_same_arguments_in_every_language(language: str) -> None:
    """One that English only chooses a plural by may be left out where there are no plurals."""
    english, other = spoken_in("en"), spoken_in(language)
    for key in english.keys() & other.keys():
        said, all_of_them = english[key].said, english[key].said | english[key].chosen_by
        assert said <= other[key].said | other[key].chosen_by <= all_of_them, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_twice(language: str) -> None:
    keys = Counter(
        key for path in FILES if path.name.startswith(language) for key, _ in messages(path)
    )
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for key, wanted in spoken_in(language).items():
        for value in (0, 1, 2, 100):
            assert say(key, language, **dict.fromkeys(wanted.said | wanted.chosen_by, value)), key


def test_japanese_keeps_no_english_plurals() -> None:
    """Japanese has no form for one thing: such a variant would never be spoken."""
    for path in WORDS.glob("ja*.ftl"):
        assert not re.search(r"\[(one|two|few|many)\]", path.read_text("utf-8")), path.name


@pytest.mark.parametrize(
    ("sentence", "key", "arguments"),
    [
        (
            "土木技師が青銅の門へ移動する",
            "island-move",
            {"role": "role-engineer", "tile": "tile-bronze-gate"},
        ),
        (
            "席1は大地の石のカードを持っていません。",
            "card-not-held",
            {"seat": 1, "card": "card-earth"},
        ),
        (
            "このままでは、愚か者の着地点が今ターン中に必ず水没し、負けになります。",
            "why-landing",
            {"chance": 100},
        ),
        (
            "このままでは、愚か者の着地点が今ターン中に1%の確率で水没し、負けになります。",
            "why-landing",
            {"chance": 1},
        ),
        (
            "登山家は次に2枚引きますが、これで1枚分の空きができます。",
            "why-room",
            {"role": "role-climber", "room": 1},
        ),
        (
            "水運び人の水はもうありません。",
            "why-watered",
            {"role": "role-carrier", "water": 0},
        ),
        (
            "プロペラが手に入ります。これですべての部品がそろいます。",
            "why-takes-part",
            {"part": "part-propeller", "left": 0},
        ),
    ],
)
def test_japanese_sentences(sentence: str, key: str, arguments: dict[str, str | int]) -> None:
    assert say(key, "ja", **arguments) == sentence


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "mark",
    [
        pytest.param(r"^- \*\*(F[ID]-\d+[a-z]?|F\d+)\*\* ", id="rules"),
        pytest.param(r"^#+(?= )", id="headings"),
        pytest.param(r"^\|(?:[^|\n]*\|)+$", id="rows"),
        pytest.param(r"^\|[ |-]+\|$", id="tables"),
        pytest.param(r"^```text\n[.#\n]+```$", id="drawings of layouts"),
        pytest.param(r"\*.(?:ruling|解釈).\*", id="rulings"),
    ],
)
def test_the_rules_in_japanese_have_the_same_marks(game: str, mark: str) -> None:
    """Same rules, tables and drawings in the same order: the page of rules reads both alike."""
    english, japanese = (document.read_text("utf-8") for document in documents(game))
    assert marks(mark, japanese) == marks(mark, english)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "cited",
    [
        pytest.param(r"F[ID]-\d+[a-z]?", id="rules"),
        pytest.param(r"(?<!`)`[^`\n]+`(?!`)", id="words of the notation"),
    ],
)
def test_the_rules_in_japanese_cite_the_same(game: str, cited: str) -> None:
    """Rule by rule; in which order is a matter of the language."""
    english, japanese = (
        re.split(r"^- (?=\*\*F)|^#+ ", document.read_text("utf-8"), flags=re.MULTILINE)
        for document in documents(game)
    )
    assert len(japanese) == len(english)
    for ours, theirs in zip(japanese, english, strict=True):
        assert sorted(re.findall(cited, ours)) == sorted(re.findall(cited, theirs)), ours


def documents(game: str) -> tuple[Path, Path]:
    return ROOT / "docs" / f"rules-{game}.md", ROOT / "docs" / f"rules-{game}.ja.md"


def marks(mark: str, text: str) -> list[str | int]:
    """What is marked, in its order; of a row the number of its columns, of a ruling only that."""
    found = re.findall(mark, text, re.MULTILINE)
    return [
        each.count("|") if each.startswith("|") else "ruling" if each.startswith("*") else each
        for each in found
    ]


@pytest.mark.parametrize(
    "path", COMPONENTS, ids=lambda path: path.relative_to(ROOT / "web" / "src").as_posix()
)
def test_no_words_outside_of_words(path: Path) -> None:
    """What a screen shows or reads aloud comes from words/: `say(key)`."""
    texts = [text for text in spoken(path.read_text("utf-8")) if not KEY.fullmatch(text)]
    assert [text for text in texts if text not in UNSPOKEN] == []


@pytest.mark.parametrize(
    "path",
    [*COMPONENTS, *SCRIPTS],
    ids=lambda path: path.relative_to(ROOT / "web" / "src").as_posix(),
)
def test_every_key_that_a_screen_names_has_words(path: Path) -> None:
    """`say("key")` has its message, and say(`key-${part}`) at least one that fits."""
    keys = spoken_in("en")
    script = re.sub(r"\$\{[^{}]*\}", "*", path.read_text("utf-8"))
    named = re.findall(r"\bsay\(([^,)]*)", re.sub(r'[!=]== "[^"]*"', "", script))
    for _, wanted in chain(*(re.findall(r"([\"`])(.*?)\1", each) for each in named)):
        fitting = re.compile(re.escape(wanted).replace(r"\*", ".+"))
        assert any(fitting.fullmatch(key) for key in keys), wanted


@pytest.mark.parametrize(
    ("markup", "texts"),
    [
        ("<p>{say('a')}</p>", []),
        ("<p>Hello {name}!</p>", ["Hello"]),
        ("<p>{#if a > b}One{:else}{say('b')} · 3{/if}</p>", ["One"]),
        ("<b onclick={() => { if (a > 1) f('}') }} class='x y'>{`${a}}`}</b>", []),
        ("<input placeholder='Your name' title=\"{a} seats\">", ["Your name", "seats"]),
        ("<script>let a = 'words';</script><style>p { color: red }</style><!-- why -->", []),
        ("<svg viewBox='0 0 1 1' aria-label=Map><title>Map</title></svg>", ["Map", "Map"]),
    ],
)
def test_spoken_finds_literal_texts(markup: str, texts: list[str]) -> None:
    assert spoken(markup) == texts
