"""The server has the packs that the prompt was started with."""

import pathlib
import unittest

from desk import Desk

LAYOUTS = pathlib.Path(__file__).parents[3] / "examples" / "packs" / "layouts"
TABLE = [
    "patient new Giovanna", "use giovanna", "tutor new Rosa", "board new Mesa --layout place-mat",
    "plan new Hora --tutor Rosa --type board --description d --board Mesa",
]


class PackTest(unittest.TestCase):
    def test_a_board_has_the_layout_of_a_pack_that_modules_names(self):
        desk = Desk(TABLE, modules=[LAYOUTS])
        self.addCleanup(desk.end)
        desk.serve()
        page, _ = desk.page(desk.paired())
        cells = page["boards"][0]["cells"]
        # The first place of the layout, a fifth of the width at the upper left corner.
        self.assertEqual([(cell["x"], cell["y"], round(cell["width"], 3)) for cell in cells][:1], [(0, 0, 0.2)])


if __name__ == "__main__":
    unittest.main()
