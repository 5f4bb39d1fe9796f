"""Crowd: the browsers that share a bound: those at one table, of one address, of the server."""

from forbidden_games.server.room.listener import Listener


class Crowd:
    """Players come before watchers: once all places are taken, a player gets the newest watcher's.

    Whoever has not joined takes no place yet. Of those, too, there are only so many: when one more
    comes, the one that has waited longest goes.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._coming: dict[Listener, None] = {}  # in the order in which they came
        self._here: dict[Listener, None] = {}  # in the order in which they joined

    def __len__(self) -> int:
        return len(self._coming) + len(self._here)

    def enter(self, listener: Listener) -> None:
        """Somebody has come, and is going to join."""
        self._coming[listener] = None
        if len(self._coming) > self._most:
            oldest = next(iter(self._coming))
            del self._coming[oldest]
            oldest.cut_off()

    def has_place(self, listener: Listener) -> bool:
        """Whether somebody can join, or has joined."""
        if listener in self._here or len(self._here) < self._most:
            return True
        return listener.is_player and self._newest_watcher() is not None

    def admit(self, listener: Listener) -> None:
        """Give somebody a place that there is."""
        self._coming.pop(listener, None)
        if listener in self._here:
            return
        if len(self._here) >= self._most:
            watcher = self._newest_watcher()
            assert watcher is not None, "`has_place` has been asked before"
            del self._here[watcher]
            watcher.cut_off()
        self._here[listener] = None

    def leave(self, listener: Listener) -> None:
        """Somebody has gone."""
        self._coming.pop(listener, None)
        self._here.pop(listener, None)

    def _newest_watcher(self) -> Listener | None:
        return next((each for each in reversed(self._here) if not each.is_player), None)


def admit(listener: Listener) -> bool:
    """Give somebody who joins a place in every crowd it belongs to, if all of them have one."""
    if not all(crowd.has_place(listener) for crowd in listener.crowds):
        return False
    for crowd in listener.crowds:
        crowd.admit(listener)
    return True
