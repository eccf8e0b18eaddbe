"""What goes wrong on devices, in storage and in files that came damaged."""

import json
import pathlib
import unittest

from support import PageTest

# A disk without room for more.
FULL = "IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); };"


class HostileTest(PageTest):
    def test_a_full_disk_is_told_of_and_the_file_has_what_was_touched(self):
        page = self.open(before=FULL)
        self.touch(page, "eu", "casa")
        self.until(lambda: page.locator(".notice").count() == 1)
        with page.expect_download() as download:
            page.locator(".notice").get_by_role("button", name="Salvar o arquivo").click()
        _, *touches = map(json.loads, pathlib.Path(download.value.path()).read_text().splitlines())
        self.assertEqual([touch["history.symbol"] for touch in touches], ["eu", "casa"])
        self.assertEqual(self.words(page), ["eu", "casa"])

    def test_touches_of_two_tabs_are_kept_once_each_and_forgotten_in_both(self):
        first = self.open()
        second = self.load(first.context.new_page())
        self.touch(first, "eu")
        self.touch(second, "casa")
        self.touch(first, "água")
        self.until(lambda: len(self.kept(first, "touches")) == 3)
        for page in (first, second):
            page.bring_to_front()
            self.corner(page, "usage")
            self.until(lambda: page.locator("table").nth(1).locator("tbody tr").count() == 3)
        second.get_by_role("button", name="Apagar histórico e observações").click()
        second.locator("dialog.small .main").click()
        self.until(lambda: self.kept(second, "touches") == [])
        first.bring_to_front()
        first.locator("#tab-usage").click()
        self.until(lambda: first.get_by_text("Nada foi tocado ainda.").count() == 1)

    def test_a_clock_that_is_set_back_loses_no_touch(self):
        page = self.open(before="let late = 0; const now = Date; window.setBack = () => { late = 864e5; };"
                         "window.Date = class extends now { constructor(...all) { if (all.length) super(...all);"
                         " else super(now.now() - late); } };")
        self.touch(page, "eu")
        page.evaluate("setBack()")
        self.touch(page, "casa", "eu")
        touches = self.until(lambda: (kept := self.kept(page, "touches")) and len(kept) == 3 and kept)
        self.assertEqual([touch["symbol"] for touch in touches], ["eu", "casa", "eu"])
        self.assertLess(touches[1]["at"], touches[0]["at"])

    def test_what_another_version_of_the_page_kept_does_no_harm(self):
        page = self.open()
        page.evaluate("""(uid) => new Promise((resolve) => {
          indexedDB.open(`tagarela ${uid}`).onsuccess = ({ target: { result: database } }) => {
            const writing = database.transaction("values", "readwrite");
            writing.objectStore("values").put({ quick: "none", dwell: "long", later: [1], contrast: true }, "settings");
            writing.objectStore("values").put({ "board-0": { "board-0-1-0": 3 } }, "moves");
            writing.oncomplete = () => { database.close(); resolve(); };
          };
        })""", self.data["uid"])
        page.reload()
        self.ready(page)
        self.assertEqual(page.locator("html").get_attribute("class"), "contrast")
        self.touch(page, "eu")
        self.assertEqual(self.words(page), ["eu"])

    def test_what_a_later_page_left_is_gone_on_with(self):
        page = self.open(before="""
          const open = indexedDB.open.bind(indexedDB);
          if (!sessionStorage.later) indexedDB.open = (name) => open(name, 7);
          sessionStorage.later = true;
        """)
        self.touch(page, "eu")
        self.until(lambda: len(self.kept(page, "touches")) == 1)
        page.reload()
        self.ready(page)
        self.touch(page, "casa")
        self.until(lambda: len(self.kept(page, "touches")) == 2)
        self.assertEqual(page.locator(".notice").count(), 0)

    def test_a_board_without_cells_is_shown_empty(self):
        page = self.open(change=lambda data: data["boards"][0].update(cells=[]))
        self.assertEqual(page.locator(".shown .cell").count(), 0)
        self.tool(page, "strip.speak").click()
        page.keyboard.press("ArrowDown")

    def test_a_picture_that_cannot_be_seen_leaves_its_word(self):
        def change(data):
            data["pictures"][0] = "data:image/svg+xml;base64,AAAA"
            data["pictures"][1] = "data:image/png;base64,iVBORw0KGgo="
            data["pictures"][2] = "nothing"
            data["boards"][0]["cells"][3]["picture"] = 99
            data["boards"][0]["labels"] = "hidden"
        page = self.open(change=change)
        self.until(lambda: page.locator(".shown .word-alone").count() == 4)
        self.assertEqual(page.locator(".shown .word").all_inner_texts(), ["eu", "quero", "água", "comer"])
        self.touch(page, "eu", "comer")
        self.assertEqual(self.words(page), ["eu", "comer"])
        self.complaints.clear()

    def test_a_sound_that_cannot_be_played_is_shown_and_the_next_is_heard(self):
        def change(data):
            cells = data["boards"][0]["cells"]
            data["sounds"][cells[0]["sound"]] = "data:audio/wav;base64,AAAA"
            data["sounds"][cells[1]["sound"]] = "data:audio/wav;base64,%%%"
            cells[3]["sound"] = 99
        page = self.open(change=change, now="2026-11-23T12:00:00")
        for label in ("eu", "quero", "comer"):
            self.touch(page, label)
            self.until(lambda: page.locator(".shown-word.visible").count() == 1)
            self.assertEqual(page.locator(".shown-word").inner_text(), label)
            self.tool(page, "strip.clear").click()
        self.touch(page, "água")
        self.until(lambda: any(note["end"] == "ended" for note in self.heard(page)))

    def test_a_video_that_cannot_be_played_says_so(self):
        page = self.open("forty", change=lambda data: data["videos"].__setitem__(0, "data:video/mp4;base64,AAAA"))
        self.touch(page, "assistir")
        self.until(lambda: page.get_by_text("Este vídeo não pode ser mostrado aqui.").count() == 1)
        self.close(page)
        self.touch(page, "bola")
        self.assertEqual(self.words(page), ["assistir", "bola"])

    def test_of_a_file_that_was_cut_off_the_first_board_works(self):
        page = self.open()
        whole = self.file.read_text()
        for end in ('id="pictures">', 'id="sounds">', 'id="sentences">'):
            self.file.write_text(whole[:whole.index(end) + len(end) + 8])
            self.load(page)
            self.touch(page, "eu")
            self.assertEqual(self.words(page), ["eu"])

    def test_a_file_that_was_cut_off_before_its_script_says_so(self):
        page = self.open()
        self.assertEqual(page.get_by_text("Chegou incompleto").count(), 0)
        whole = self.file.read_text()
        begin = whole.index("<script>(() =>")
        for end in (begin - 200, begin + 20_000, begin + 60_000):
            self.file.write_text(whole[:end])
            page.goto(self.file.as_uri())
            self.assertEqual(page.locator("body").inner_text().strip(), "Chegou incompleto")
            self.until(lambda: page.locator(".incomplete").evaluate("text => getComputedStyle(text).opacity") == "1")

    def test_a_drawing_that_is_not_plain_stays_a_picture_of_its_own(self):
        import base64
        inner = {
            "script": "<script>window.broken = 1</script>", "event": '<path d="M0 0h9" onclick="window.broken = 1"/>',
            "style": "<style>* { display: none }</style>", "link": '<a href="javascript:1"><path d="M0 0h9"/></a>',
            "foreign": '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>',
            "image": '<image href="https://example.org/x.png"/>', "url": '<path d="M0 0h9" fill="url(https://example.org/x#y)"/>',
            "use": '<use href="#x"/>', "id": '<g id="page"/>',
        }
        def change(data):
            data["pictures"] = ["data:image/svg+xml;base64," + base64.b64encode(
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{drawing}</svg>'.encode()).decode()
                for drawing in inner.values()]
            for i, cell in enumerate(data["boards"][0]["cells"]):
                cell["picture"] = i
        page = self.open(change=change)
        self.until(lambda: page.locator(".shown .picture").evaluate_all("all => all.every((one) => one.tagName === 'IMG' && one.src)"))
        self.assertEqual(page.locator(".shown svg").count(), 0)
        self.assertEqual(page.evaluate("window.broken"), None)
        # The policy has refused what it could while it was looked through.
        self.complaints = [said for said in self.complaints if "Content Security Policy" not in said]


if __name__ == "__main__":
    unittest.main()
