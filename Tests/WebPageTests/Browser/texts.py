"""The page's texts by key and language, as its module and those of activities have them."""

import pathlib
import re

PROJECT = pathlib.Path(__file__).resolve().parents[3]
PLUGINS = PROJECT / "Plugins"
LANGUAGES = {"en": "English", "pt": "Portuguese", "es": "Spanish", "ca": "Catalan"}


def read(language):
    sources = [(PLUGINS / "WebPage" / "Messages" / f"{LANGUAGES[language]}Messages.swift").read_text()]
    shared = PROJECT / "Sources" / "PlayRoom" / "PageTexts.swift"
    for file in [shared, *PLUGINS.glob("**/Texts/PageTexts.swift")]:
        sources += re.findall(f'"{language}": """(.*?)"""', file.read_text(), re.DOTALL)
    return {key: text for source in sources for key, text in re.findall(r"^ +page\.(\S+) = (.*)$", source, re.MULTILINE)}


TEXTS = {}
for code in LANGUAGES:
    for key, text in read(code).items():
        TEXTS.setdefault(key, {})[code] = text
