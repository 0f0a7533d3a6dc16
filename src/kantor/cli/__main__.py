"""`python -m kantor.cli`: the command line without an installed script."""

from kantor.cli import main

if __name__ == "__main__":
    main()
