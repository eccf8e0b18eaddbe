"""The therapist's page for everybody, and its script."""

import pathlib
import re
import shutil
import subprocess
import unittest

from axe_playwright_python.sync_playwright import Axe

from browser import Tablet
from desk import PLAN, Desk
from therapist import open_board, open_studio

PROJECT = pathlib.Path(__file__).parents[3]
STUDIO = PROJECT / "Sources" / "Serving" / "Browser" / "Studio"
FILES = sorted(STUDIO.glob("*.js"))
AXE = Axe().axe_script
FLAWS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))]);
}"""
# What is pressed is at least so many pixels wide and high.
SMALL = """() => [...document.querySelectorAll("button, input, select, textarea, label.check")]
  .filter((target) => target.checkVisibility() && !target.matches("label.check input"))
  .map((target) => [target.getBoundingClientRect(), target.outerHTML.slice(0, 120)])
  .filter(([{ width, height }]) => width < 43.5 || height < 43.5).map(([box, html]) => [box.width, box.height, html])"""


class AccessTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desk = Desk([*PLAN, "board color Lanche A1 --fill yellow", "board hide Lanche B1", "board new Frases --layout sentence", "board fill Frases eu querer suco", 'note "Pediu suco"'])
        cls.desk.serve()

    @classmethod
    def tearDownClass(cls):
        cls.desk.end()

    def open(self, **manner):
        # axe-core is put into the page, which forbids that to everybody else.
        tablet = Tablet(bypass_csp=True, **manner)
        self.addCleanup(tablet.throw_away)
        return open_studio(tablet, self.desk)

    def check(self, page, what):
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE)
        self.assertEqual([(what, *flaw) for flaw in page.evaluate(FLAWS)], [])
        self.assertEqual([(what, *target) for target in page.evaluate(SMALL)], [])
        wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        self.assertLessEqual(wide, room, what)

    def look_at_all(self, page, what):
        page.get_by_label("Paciente").select_option(label="Giovanna")
        for tab in ("Planos", "Observações", "Pranchas"):
            page.get_by_role("button", name=tab, exact=True).click()
            page.get_by_role("heading", name=tab).wait_for()
            page.wait_for_timeout(300)
            self.check(page, (what, tab))
        open_board(page, "Frases")
        page.wait_for_timeout(300)
        self.check(page, (what, "wide board"))
        page.get_by_role("button", name="Pranchas").first.click()
        open_board(page, "Lanche")
        page.locator(".place[aria-label^='A1,']").click()
        page.get_by_label("Procurar símbolo").fill("maçã")
        page.locator(".symbol").first.wait_for()
        self.check(page, (what, "board"))
        page.get_by_role("button", name="Novo símbolo").click()
        self.check(page, (what, "symbol"))

    def test_it_has_no_flaws_in_light(self):
        self.look_at_all(self.open(color_scheme="light"), "light")

    def test_it_has_no_flaws_in_the_dark(self):
        self.look_at_all(self.open(color_scheme="dark"), "dark")

    def test_twice_as_large_it_fits_a_tablet(self):
        page = self.open()
        page.set_viewport_size({"width": 512, "height": 384})
        self.look_at_all(page, "zoom")


class ScriptTest(unittest.TestCase):
    @unittest.skipUnless(shutil.which("tsc"), "node-typescript isn't installed")
    def test_its_types_hold(self):
        checked = subprocess.run(["tsc", "-p", STUDIO], capture_output=True, text=True)
        self.assertEqual((checked.stdout, checked.returncode), ("", 0))

    def test_nothing_in_it_makes_markup_or_code_of_texts(self):
        for file in FILES:
            found = re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|XMLHttpRequest", file.read_text())
            self.assertIsNone(found, file)

    def test_every_text_that_it_says_is_sent_along_and_every_text_is_said(self):
        script = "".join(file.read_text() for file in FILES)
        keys = set(re.findall(r'"studio\.([\w.-]+)"', (PROJECT / "Sources" / "Serving" / "Studio" / "StudioTexts.swift").read_text()))
        for key in re.findall(r'say\("([\w.-]+)"', script):
            self.assertIn(key, keys)
        said = set(re.findall(r'"([\w.-]+)"', script))
        # Keys of which a part is worked out.
        composed = ("field.", "labels.", "letters.", "undo.", "redo.", "fill.", "border.")
        for key in keys:
            self.assertTrue(key in said or key.startswith(composed), key)


if __name__ == "__main__":
    unittest.main()
