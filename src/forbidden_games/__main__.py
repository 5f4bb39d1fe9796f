"""python -m forbidden_games is the same as the command forbidden."""

from forbidden_games.cli.main import main

if __name__ == "__main__":
    main()
