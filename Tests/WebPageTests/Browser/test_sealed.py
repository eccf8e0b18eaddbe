"""A page that came sealed: how it opens, and that the device keeps nothing of it in the open."""

import pathlib
import re
import tempfile
import unittest
import urllib.parse

import join
import samples
from support import PageTest
from test_access import Flawless
from test_keeping import LEAVING, Process, lines
import sealed

PASSPHRASE = "quatro palavras à toa"

# Nothing of a page opened from some attachments may be sealed or opened by the browser.
INSECURE = "Object.defineProperty(crypto, 'subtle', { value: undefined });"

# All that the browser's databases and `localStorage` hold of pages, as texts of bytes.
DUMP = """async () => {
  const found = [JSON.stringify(localStorage)];
  const told = (value) => JSON.stringify(value, (_, part) =>
    part instanceof ArrayBuffer ? new TextDecoder("latin1").decode(part) : ArrayBuffer.isView(part) ? new TextDecoder("latin1").decode(part) : part);
  const answer = (request) => new Promise((resolve, reject) => { request.onsuccess = () => resolve(request.result); request.onerror = reject; });
  for (const { name } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const reading = database.transaction(store).objectStore(store);
      found.push(`${name} ${store}`, told(await answer(reading.getAllKeys())), told(await answer(reading.getAll())));
    }
    database.close();
  }
  return found.join("\\n");
}"""


class SealedPages(PageTest):
    passphrase, salt = PASSPHRASE, None

    def rewrite(self, before=""):
        self.file.write_text(join.sealed_page(self.data, self.passphrase, salt=self.salt, before=before))

    def load(self, page):
        page.goto(self.file.as_uri())
        self.type(page, self.passphrase)
        self.ready(page)
        return page

    def locked(self, page):
        """The page again, as it is before anything was typed."""
        page.goto(self.file.as_uri())
        page.locator("#passphrase").wait_for()
        return page

    def type(self, page, passphrase):
        page.get_by_label("Senha", exact=True).fill(passphrase)
        page.get_by_role("button", name="Abrir", exact=True).click()

    def note(self, page, text):
        self.corner(page, "notes")
        page.get_by_label("O que você observou?").fill(text)
        page.get_by_role("button", name="Guardar").click()
        self.until(lambda: page.locator(".note").count() == 1)
        self.close(page)

    def notes(self, page):
        self.corner(page, "notes")
        page.locator("#note").wait_for()
        texts = page.locator(".note p").all_inner_texts()
        self.close(page)
        return texts

    def saved(self, page, name):
        """A file that the page hands back: how it is called, what it holds, and its ending."""
        self.corner(page, "send")
        with page.expect_download() as download:
            page.get_by_role("button", name=name).click()
        self.close(page)
        content, ending, signer = sealed.open_sealed(pathlib.Path(download.value.path()).read_bytes(), b"", self.passphrase)
        self.assertIsNone(signer)
        return download.value.suggested_filename, content.decode(), ending


class SealedTest(SealedPages):
    def test_it_shows_nothing_until_the_passphrase_is_typed_and_then_the_same_page(self):
        page = self.open()
        text = self.file.read_text()
        for told in ("Giovanna", "Hora do lanche", "água", "ana@example.org", self.data["uid"]):
            self.assertNotIn(told, text)
        self.locked(page)
        self.assertEqual(page.title(), "Página lacrada")
        self.assertEqual(page.locator("h1").inner_text(), "Página lacrada")
        self.assertEqual(page.locator(".cell").count(), 0)
        self.assertEqual(page.evaluate("document.activeElement.id"), "passphrase")
        self.type(page, "quatro palavras a\u0300 toa")
        self.ready(page)
        self.touch(page, "eu", "água")
        self.assertEqual(self.words(page), ["eu", "água"])
        self.assertEqual(page.locator(".door").count(), 0)
        # The browser's own history keeps titles.
        self.assertEqual(page.title(), "Página lacrada")

    def test_a_wrong_passphrase_is_told_and_typed_again_and_an_empty_one_costs_nothing(self):
        page = self.locked(self.open())
        self.type(page, "")
        self.assertEqual(page.get_by_role("alert").inner_text(), "Digite a senha.")
        self.type(page, "quatro palavras a toa")
        self.until(lambda: "não é a senha" in page.get_by_role("alert").inner_text())
        self.assertEqual(page.evaluate("[document.activeElement.id, document.activeElement.ariaInvalid]"), ["passphrase", "true"])
        self.assertEqual(page.locator(".cell").count(), 0)
        page.get_by_label("Mostrar o que se digita").check()
        self.assertEqual(page.locator("#passphrase").get_attribute("type"), "text")
        self.type(page, PASSPHRASE)
        self.ready(page)

    def test_what_the_device_keeps_is_sealed_and_there_again(self):
        page = self.open(settings={"moving": True})
        self.touch(page, "eu", "água")
        self.note(page, "Pediu água sozinha")
        self.corner(page, "settings")
        page.get_by_label("Alto contraste").check()
        self.close(page)
        self.tool(page, "moving").click()
        self.touch(page, "eu", "casa")
        self.tool(page, "moving").click()
        kept = self.until(lambda: (found := page.evaluate(DUMP)).count("nonce") >= 8 and found)
        for told in ("eu", "água", "Pediu", "contrast", "moves", "board-0", "symbol", "patient"):
            self.assertNotRegex(kept, rf"\b{told}\b")
        self.assertNotIn(f"tagarela {self.data['uid']} touches", kept)
        self.load(page)
        self.assertTrue(page.evaluate("document.documentElement.classList.contains('contrast')"))
        self.assertEqual(self.notes(page), ["Pediu água sozinha"])
        people, *touches = lines(self.saved(page, "Salvar o histórico")[1])
        self.assertEqual([touch["history.symbol"] for touch in touches], ["eu", "água"])
        self.assertIn("tagarela.moves", people)

    def test_no_file_of_the_browser_has_anything_of_it(self):
        with tempfile.TemporaryDirectory() as folder:
            self.data = samples.nine_cells()
            self.file = pathlib.Path(folder) / "page.html"
            self.rewrite()
            with Process(self, folder) as process:
                page = process.browser.contexts[0].new_page()
                self.load(page)
                self.touch(page, "água")
                self.note(page, "Zebra listrada no quintal")
                self.until(lambda: {"touches", "notes"} <= set(re.findall(r' sealed (\w+)\n\["', page.evaluate(DUMP))))
            files = [file.read_bytes() for file in (pathlib.Path(folder) / "profile").rglob("*") if file.is_file()]
            self.assertTrue(any(b"sealed" in content for content in files))
            for told in ("Zebra listrada", "Giovanna", "Hora do lanche", "history.symbol"):
                for content in files:
                    self.assertNotIn(told.encode(), content)
                    self.assertNotIn(told.encode("utf-16-le"), content)
            with Process(self, folder) as process:
                page = process.browser.contexts[0].new_page()
                self.load(page)
                self.assertEqual(self.notes(page), ["Zebra listrada no quintal"])

    def test_a_page_that_comes_later_finds_what_was_kept_also_under_another_passphrase(self):
        page = self.open()
        self.note(page, "Pediu água")
        self.rewrite()
        self.load(page)
        self.assertEqual(self.notes(page), ["Pediu água"])
        self.passphrase = "outras cinco palavras quaisquer"
        self.rewrite()
        self.locked(page)
        self.type(page, self.passphrase)
        self.until(lambda: "senha anterior" in page.locator(".door form").inner_text())
        self.type(page, "nenhuma das duas")
        self.until(lambda: "não é a senha" in page.get_by_role("alert").inner_text())
        self.type(page, PASSPHRASE)
        self.ready(page)
        self.assertEqual(self.notes(page), ["Pediu água"])
        self.load(page)
        self.assertEqual(self.notes(page), ["Pediu água"])

    def test_what_nobody_can_open_any_more_is_erased_after_a_question(self):
        page = self.open()
        self.note(page, "Pediu água")
        self.passphrase = "outras cinco palavras quaisquer"
        self.rewrite()
        self.locked(page)
        self.type(page, self.passphrase)
        erase = page.get_by_role("button", name="Apagar o que ficou guardado")
        erase.click()
        self.assertIn("se perde", page.get_by_role("alert").inner_text())
        erase.click()
        self.ready(page)
        self.assertEqual(self.notes(page), [])
        self.note(page, "Outra coisa")
        self.load(page)
        self.assertEqual(self.notes(page), ["Outra coisa"])

    def test_what_an_unsealed_page_of_the_plan_has_kept_is_taken_over_and_lies_open_no_more(self):
        page = self.open()
        self.file.write_text(join.page(self.data))
        PageTest.load(self, page)
        self.note(page, "Pediu água sozinha")
        self.corner(page, "settings")
        page.get_by_label("Alto contraste").check()
        self.close(page)
        self.assertIn("Pediu", page.evaluate(DUMP))
        self.rewrite()
        self.load(page)
        self.assertEqual(self.notes(page), ["Pediu água sozinha"])
        self.load(page)
        self.assertTrue(page.evaluate("document.documentElement.classList.contains('contrast')"))
        kept = page.evaluate(DUMP)
        self.assertNotIn("Pediu", kept)
        self.assertNotIn("contrast", kept)
        self.assertEqual(self.notes(page), ["Pediu água sozinha"])

    def test_two_that_are_open_lose_nothing_of_each_other(self):
        page = self.open()
        other = page.context.new_page()
        self.load(other)
        for one, label in ((page, "eu"), (other, "água"), (page, "casa"), (other, "quero")):
            self.touch(one, label)
        _, *touches = self.until(lambda: len(found := lines(self.saved(page, "Salvar o histórico")[1])) == 5 and found)
        self.assertEqual(sorted(touch["history.symbol"] for touch in touches), ["casa", "eu", "quero", "água"])

    def test_what_it_hands_back_is_sealed_for_the_same_and_says_nothing_outside(self):
        page = self.open(before=LEAVING)
        self.touch(page, "água")
        self.note(page, "Pediu água")
        name, content, ending = self.saved(page, "Salvar o histórico")
        self.assertEqual((name, ending), ("tagarela-historico-de-uso.phist.sealed", "phist"))
        people, touch = lines(content)
        self.assertEqual((people["patient.name"], touch["history.symbol"]), ("Giovanna Reis", "água"))
        name, content, ending = self.saved(page, "Salvar as observações")
        self.assertEqual((name, ending), ("tagarela-observacoes.pobs.sealed", "pobs"))
        self.assertEqual(lines(content)[1]["observation.text"], "Pediu água")
        self.corner(page, "send")
        with page.expect_download():
            page.get_by_role("button", name="Preparar um e-mail").first.click()
        letter = urllib.parse.urlsplit(page.evaluate("led.at(-1)"))
        self.assertNotIn("Giovanna", urllib.parse.unquote(letter.query))
        self.assertEqual(urllib.parse.parse_qs(letter.query)["subject"], ["Mensagem lacrada"])

    def test_large_contents_come_whole_in_pieces(self):
        def change(data):
            data["boards"][0]["cells"][0]["label"] = "x" * 200_000
        page = self.open(change=change)
        self.assertEqual(page.evaluate("JSON.parse(document.getElementById('page').textContent).boards[0].cells[0].label.length"), 200_000)

    def test_a_file_that_was_cut_off_or_changed_says_so(self):
        page = self.open()
        text = self.file.read_text()
        start, end = text.index('id="sealed">') + len('id="sealed">'), text.index("</script>\n</body>")
        for damaged in (text[:start], text[:start + 40], text[: end - 4000], text[: end - 40] + "AAAA" + text[end - 36 :]):
            self.file.write_text(damaged)
            page.goto(self.file.as_uri())
            page.locator("#passphrase, .door > .wrong").first.wait_for()
            if page.locator("#passphrase").count():
                self.type(page, PASSPHRASE)
            self.until(lambda: "não chegou inteiro" in page.locator(".door").inner_text())
            self.assertEqual(page.locator(".cell").count(), 0)

    def test_a_browser_that_can_open_nothing_says_what_to_do(self):
        page = self.open()
        self.rewrite(INSECURE)
        page.goto(self.file.as_uri())
        self.until(lambda: "Salve o arquivo no aparelho" in page.locator(".door").inner_text())
        self.assertEqual(page.locator("#passphrase").count(), 0)


class SealedAccessTest(SealedPages, Flawless):
    def test_axe_finds_nothing_before_the_page_is_opened(self):
        page = self.open()
        for contrast in (False, True):
            self.locked(page)
            page.evaluate("contrast => document.documentElement.classList.toggle('contrast', contrast)", contrast)
            self.flawless(page, "asked")
            self.type(page, "outra")
            self.until(lambda: page.get_by_role("alert").inner_text())
            self.flawless(page, "wrong")


if __name__ == "__main__":
    unittest.main()
