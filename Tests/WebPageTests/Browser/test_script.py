"""The script itself: its types, its texts, its order."""

import re
import shutil
import subprocess
import unittest

from join import PARTS, ROOM
import samples
from texts import PROJECT, TEXTS

SCRIPT = ROOM / "Script"
FOLDERS = [ROOM, *PARTS]
# What only a page has that the clinic's server hands out.
SERVED = ROOM / "Served"
# And one that is sealed.
SEALED = ROOM / "Sealed"
FILES = sorted(file for folder in FOLDERS for file in (folder / "Script").rglob("*.js"))


class ScriptTest(unittest.TestCase):
    @unittest.skipUnless(shutil.which("tsc"), "node-typescript isn't installed")
    def test_its_types_hold(self):
        checked = subprocess.run(["tsc", "-p", SCRIPT], capture_output=True, text=True)
        self.assertEqual((checked.stdout, checked.returncode), ("", 0))

    def test_every_file_is_joined_once(self):
        for room in FOLDERS:
            for kind, ending in (("Script", "js"), ("Style", "css")):
                folder = room / kind
                files = sorted(str(file.relative_to(folder)) for file in folder.rglob(f"*.{ending}"))
                self.assertEqual(sorted((folder / "order.txt").read_text().split()), files)
        for folder in (SERVED, SEALED):
            files = sorted(file.name for file in folder.glob("*.js"))
            self.assertEqual(sorted((folder / "order.txt").read_text().split()), files)

    def test_the_page_itself_knows_no_activity(self):
        made = (samples.with_activities, samples.with_albums, samples.with_course)
        names = [name for sample in made for name in sample()["activities"]]
        for file in SCRIPT.rglob("*.js"):
            for name in names:
                self.assertNotRegex(file.read_text(), rf"""["`]{name}\b""", file)

    def test_nothing_in_it_makes_markup_or_code_of_texts(self):
        for name in [*FILES, *SEALED.glob("*.js")]:
            found = re.search(
                r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|XMLHttpRequest|fetch\(",
                name.read_text())
            self.assertIsNone(found, name)

    def test_every_text_is_in_all_languages_with_the_same_places(self):
        for key, row in TEXTS.items():
            self.assertEqual(sorted(row), ["ca", "en", "es", "pt"], key)
            places = {frozenset(re.findall(r"\{(\w+)", text)) for text in row.values()}
            self.assertEqual(len(places), 1, key)

    def test_what_games_count_stands_in_one_and_in_many(self):
        for key, row in TEXTS.items():
            for language, text in row.items():
                if key.startswith("play."):
                    self.assertNotRegex(text, r"\{(count|score|errors|lives)\} \w", (key, language))

    def test_all_that_games_say_is_sent_along(self):
        keys = re.findall(r'"page\.([^"]+)"', (PROJECT / "Sources" / "PlayRoom" / "PlayPageKeys.swift").read_text())
        self.assertEqual(sorted(keys), sorted(key for key in TEXTS if key.startswith("play.")))

    def test_every_text_that_it_says_is_there_and_every_text_is_said(self):
        script = "".join(name.read_text() for name in [*FILES, *SERVED.glob("*.js")])
        said = set(re.findall(r"""["`]([a-z]\w*(?:\.[\w$*{}-]+)*)["`]""", script))
        for key in re.findall(r'say\("([\w.]+)"', script):
            self.assertIn(key, TEXTS)
        # Keys of which a part is worked out: setting.KEY, corner.SECTION …
        composed = ("setting.", "settings.", "corner.", "letter.", "send.", "modelling", "moving", "glimpse", "screen.", "moves.", "sealed.")
        for key in TEXTS:
            self.assertTrue(key in said or key.startswith(composed), key)


if __name__ == "__main__":
    unittest.main()
