"""Weights: what the policy of the desert finds important, as numbers that tuning may change."""

from collections.abc import Sequence
from typing import Final

WEIGHTS: Final = (
    "unknown",  # turning over a tile nobody has seen
    "clue",  # turning over a seen clue or launch pad
    "gear",  # turning over a seen gear
    "leftover",  # turning over a tile nobody has seen once all that is needed has been found
    "tunnel",  # turning over a seen tunnel
    "part",  # picking up a part
    "well",  # each water that a well may give
    "thirst",  # more for those who have little
    "patience",  # opening an oasis before friends who are close and thirsty have come
    "first_well",  # opening one for the water carrier
    "fetch",  # drawing water from an open well
    "fetch_to",  # the water carrier has enough from here on
    "give",  # bringing water to somebody thirsty
    "seek",  # going to somebody who has water
    "sand",  # a marker back to a small supply
    "supply",  # which supply is small
    "critical",  # a supply of so many storm steps is an alarm
    "dune",  # clearing a tile that matters
    "calm",  # the meteorologist holds a card back unless a job is worth more
    "guide",  # a step of a pawn that the navigator guides
    "ferry",  # the navigator guides a pawn into shade
    "nearer",  # a job for which somebody else is nearer
    "haste",  # how little the length of a job matters
    "pad",  # being close to the launch pad in good time
    "lonely",  # tiles with few closed ones around them
    "shelter",  # ending the turn in a tunnel
    "parched",  # more so with little water
    "blast",  # markers that are worth a Dune Blaster
    "jet",  # steps that are worth a Jet Pack
    "shield",  # suns on heads that are worth a Solar Shield
    "reserve",  # water that is worth opening the Secret Water Reserve
)


class Weights:
    """The same numbers by name."""

    def __init__(self, values: Sequence[float]) -> None:
        if len(values) != len(WEIGHTS):
            raise ValueError(f"the desert has {len(WEIGHTS)} weights, not {len(values)}")
        (
            self.unknown,
            self.clue,
            self.gear,
            self.leftover,
            self.tunnel,
            self.part,
            self.well,
            self.thirst,
            self.patience,
            self.first_well,
            self.fetch,
            self.fetch_to,
            self.give,
            self.seek,
            self.sand,
            self.supply,
            self.critical,
            self.dune,
            self.calm,
            self.guide,
            self.ferry,
            self.nearer,
            self.haste,
            self.pad,
            self.lonely,
            self.shelter,
            self.parched,
            self.blast,
            self.jet,
            self.shield,
            self.reserve,
        ) = values
