"""python -m forbidden.cli is the same as forbidden."""

from forbidden.cli.main import main

main()
