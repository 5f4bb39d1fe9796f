"""python -m tests.toy WORDS is the command forbidden with the toy game among the others."""

from forbidden_games.cli.main import main
from forbidden_games.games import register
from tests.toy.game import Beacon

if __name__ == "__main__":
    register(Beacon())
    main()
