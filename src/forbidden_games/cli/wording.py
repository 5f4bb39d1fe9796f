"""Advice in sentences and numbers, for those who read it in a terminal and as JSON."""

from forbidden_games.bots.advice import CONFIDENCE, UNKNOWN_ERROR, Choice
from forbidden_games.bots.advice_json import AdvisedChoice, advised_choice
from forbidden_games.bots.reason import per_cent
from forbidden_games.kernel.game import Game
from forbidden_games.kernel.match import Match
from forbidden_games.kernel.message import Message
from forbidden_games.kernel.state import Table
from forbidden_games.words import say


def sentence(message: Message) -> str:
    """A message in words."""
    return say(message.key, **message.arguments)


def ending_told(match: Match[Table]) -> str:
    """How a match ended, with who, where and which, or that it is still going."""
    ending = match.ending()
    if ending is None:
        return say(f"outcome-{match.game.write_outcome(match.game.outcome(match.state))}")
    return " ".join(map(sentence, ending.told))


def meaning(game: Game[Table], state: Table, choice: AdvisedChoice) -> str:
    """What the first action of a choice does, as a sentence."""
    if choice.action is None:
        return say("advice-wait", role=role_to_act(game, state))
    return sentence(choice.told[0])


def role_to_act(game: Game[Table], state: Table) -> str:
    """The name of the role that the table waits for, as a key of words/."""
    return f"role-{game.roles[state.roles[game.to_act(state)]]}"


def choice_json(game: Game[Table], state: Table, choice: Choice) -> dict[str, object]:
    """A choice as plain data, its reasons as sentences."""
    words = advised_choice(game, state, choice)
    return {
        "action": words.action,
        "means": meaning(game, state, words),
        "chance": words.chance,
        "interval": [words.low, words.high],
        "rollouts": words.rollouts,
        "plan": list(words.plan),
        "reasons": [sentence(reason) for reason in words.reasons],
    }


def percentage(chance: float, certain: bool = False) -> str:
    """A chance as a percentage; 0 and 100 only if that is certain."""
    if not certain and round(100 * chance) < 1:
        return "<1%"
    if not certain and round(100 * chance) > 99:
        return ">99%"
    return f"{per_cent(chance)}%"


def chance_with_error(choice: Choice) -> str:
    """34% ± 3; without the error if certain, with a question mark after very few rollouts."""
    if choice.error == UNKNOWN_ERROR:
        return f"({percentage(choice.chance)}?)"
    if choice.error == 0.0:
        return percentage(choice.chance, True)
    return f"{percentage(choice.chance)} ± {max(round(100 * CONFIDENCE * choice.error), 1)}"
