"""`python -m rivage`: the `rivage` command."""

from rivage.cli import main

if __name__ == "__main__":
    main(prog_name="rivage")
