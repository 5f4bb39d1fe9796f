"""Every word a person reads: one Fluent file per language, shared by all that speak to people."""

from functools import cache
from importlib.resources import files
from typing import Final

LANGUAGES: Final = ("en", "ja")


@cache
def _bundle(language: str):  # type: ignore[no-untyped-def]  # fluent.runtime has no types
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    text = files(__package__).joinpath(f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def say(key: str, language: str = "en", /, **arguments: str | int) -> str:
    """The sentence of this key; an argument that is itself a key is said first."""
    bundle = _bundle(language)
    said = {
        name: say(value, language)
        if isinstance(value, str) and bundle.has_message(value)
        else value
        for name, value in arguments.items()
    }
    if not bundle.has_message(key):
        return _plain(key, said)
    sentence, errors = bundle.format_pattern(bundle.get_message(key).value, said)
    assert not errors, f"{key}: {errors}"
    return str(sentence)


def has_words(key: str, language: str = "en") -> bool:
    """Whether there is a sentence for this key."""
    return bool(_bundle(language).has_message(key))


def _plain(key: str, arguments: dict[str, str | int]) -> str:
    """What a game without words of its own gets: `outcome-sank-early` is said as sank early."""
    said = (key.partition("-")[2] or key).replace("-", " ")
    return f"{said} ({', '.join(map(str, arguments.values()))})" if arguments else said
