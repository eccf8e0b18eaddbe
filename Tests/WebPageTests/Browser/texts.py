"""The page's texts by key and language, as its module, those of activities, and languages (of all games) have them."""

import pathlib
import re

PROJECT = pathlib.Path(__file__).resolve().parents[3]
PLUGINS = PROJECT / "Plugins"
LANGUAGES = {"en": "English", "pt": "Portuguese", "es": "Spanish", "ca": "Catalan"}


def read(language):
    sources = [(PLUGINS / "WebPage" / "Messages" / f"{LANGUAGES[language]}Messages.swift").read_text()]
    sources.append((PLUGINS / LANGUAGES[language] / "Core" / "Play.swift").read_text())
    for file in PLUGINS.glob("**/Texts/PageTexts.swift"):
        sources += re.findall(f'"{language}": """(.*?)"""', file.read_text(), re.DOTALL)
    return {key: text for source in sources for key, text in re.findall(r"^ +page\.(\S+) = (.*)$", source, re.MULTILINE)}


TEXTS = {}
for code in LANGUAGES:
    for key, text in read(code).items():
        TEXTS.setdefault(key, {})[code] = text
