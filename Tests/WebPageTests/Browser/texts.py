"""The page's texts by key and language, as the module has them."""

import pathlib
import re

FOLDER = pathlib.Path(__file__).resolve().parents[3] / "Plugins" / "WebPage" / "Messages"
LANGUAGES = {"en": "English", "pt": "Portuguese", "es": "Spanish", "ca": "Catalan"}


def read(language):
    source = (FOLDER / f"{LANGUAGES[language]}Messages.swift").read_text()
    return dict(re.findall(r"^ +page\.(\S+) = (.*)$", source, re.MULTILINE))


TEXTS = {}
for code in LANGUAGES:
    for key, text in read(code).items():
        TEXTS.setdefault(key, {})[code] = text
