"""The script itself: its types, its texts, its order."""

import re
import shutil
import subprocess
import unittest

from join import ROOM
from texts import TEXTS

SCRIPT = ROOM / "Script"
FILES = sorted(str(file.relative_to(SCRIPT)) for file in SCRIPT.rglob("*.js"))


class ScriptTest(unittest.TestCase):
    @unittest.skipUnless(shutil.which("tsc"), "node-typescript isn't installed")
    def test_its_types_hold(self):
        checked = subprocess.run(["tsc", "-p", SCRIPT], capture_output=True, text=True)
        self.assertEqual((checked.stdout, checked.returncode), ("", 0))

    def test_every_file_is_joined_once(self):
        self.assertEqual(sorted((SCRIPT / "order.txt").read_text().split()), FILES)
        styles = sorted(file.name for file in (ROOM / "Style").glob("*.css"))
        self.assertEqual(sorted((ROOM / "Style" / "order.txt").read_text().split()), styles)

    def test_nothing_in_it_makes_markup_or_code_of_texts(self):
        for name in FILES:
            found = re.search(
                r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|XMLHttpRequest|fetch\(",
                (SCRIPT / name).read_text())
            self.assertIsNone(found, name)

    def test_every_text_is_in_all_languages_with_the_same_places(self):
        for key, row in TEXTS.items():
            self.assertEqual(sorted(row), ["ca", "en", "es", "pt"], key)
            places = {frozenset(re.findall(r"\{(\w+)", text)) for text in row.values()}
            self.assertEqual(len(places), 1, key)

    def test_every_text_that_it_says_is_there_and_every_text_is_said(self):
        script = "".join((SCRIPT / name).read_text() for name in FILES)
        said = set(re.findall(r"""["`]([a-z]\w*(?:\.[\w$*{}-]+)*)["`]""", script))
        for key in re.findall(r'say\("([\w.]+)"', script):
            self.assertIn(key, TEXTS)
        # Keys of which a part is worked out: setting.KEY, corner.SECTION …
        composed = ("setting.", "settings.", "corner.", "letter.", "send.", "modelling", "moving", "glimpse", "screen.", "moves.")
        for key in TEXTS:
            self.assertTrue(key in said or key.startswith(composed), key)


if __name__ == "__main__":
    unittest.main()
