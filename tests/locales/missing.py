"""Lists the messages without translation, which fall back to English: `python -m tests.locales.missing`."""

from .test_catalogues import CATALOGUES, FIRST, OTHERS, messages


def missing(language: str) -> dict[str, list[str]]:
    """Return the ids of the messages without translation, by catalogue."""
    # Output for terminals is in English only.
    names = (name for name in CATALOGUES if not name.startswith("terminal-"))
    untranslated = {name: sorted(messages(FIRST, name).keys() - messages(language, name).keys()) for name in names}
    return {name: ids for name, ids in untranslated.items() if ids}


def main() -> None:
    """Print one line for each incomplete catalogue."""
    for language in OTHERS:
        for catalogue, ids in missing(language).items():
            print(f"not translated: {language}/{catalogue}: {', '.join(ids)}")


if __name__ == "__main__":
    main()
