"""Lists the messages that each language lacks and that fall back to English: `python -m tests.locales.missing`."""

from .test_catalogues import CATALOGUES, FIRST, OTHERS, messages


def missing(language: str) -> dict[str, list[str]]:
    """Ids of the messages that `language` lacks, by catalogue."""
    # What terminals print is in English only.
    names = (name for name in CATALOGUES if not name.startswith("terminal-"))
    lacks = {name: sorted(messages(FIRST, name).keys() - messages(language, name).keys()) for name in names}
    return {name: ids for name, ids in lacks.items() if ids}


def main() -> None:
    """Print one line for each catalogue that is not complete."""
    for language in OTHERS:
        for catalogue, ids in missing(language).items():
            print(f"not translated: {language}/{catalogue}: {', '.join(ids)}")


if __name__ == "__main__":
    main()
