"""The server has the packs that the prompt was started with."""

import json
import pathlib
import tempfile
import unittest

from desk import Desk

PACK = {
    "id": "our-wording", "name": "Our wording", "version": "1.0", "interface": 1,
    "adds": {"translations": {"language": "pt", "messages": "messages.txt"}},
}


class PackTest(unittest.TestCase):
    def test_its_pages_speak_with_the_wording_of_a_pack_that_modules_names(self):
        folder = tempfile.TemporaryDirectory(prefix="pack-")
        self.addCleanup(folder.cleanup)
        pack = pathlib.Path(folder.name)
        (pack / "module.json").write_text(json.dumps(PACK))
        (pack / "messages.txt").write_text("serve.page.pair.title = Bem-vindo ao nosso cantinho\n")
        desk = Desk(modules=[pack])
        self.addCleanup(desk.end)
        desk.serve()
        self.assertIn("<h1>Bem-vindo ao nosso cantinho</h1>", desk.ask("GET", "/pair")[2].decode())


if __name__ == "__main__":
    unittest.main()
