"""What stays on the device, and how it leaves."""

import json
import os
import pathlib
import signal
import subprocess
import tempfile
import unittest
import urllib.parse

import join
import samples
from support import BROWSER, LISTENING, PageTest

# A browser that refuses to keep anything.
REFUSING = "Object.defineProperty(window, 'indexedDB', { value: { open() { throw new DOMException('no', 'SecurityError'); } } });"

# A device on which what was kept is there only after four seconds, with the page's own patience.
SLOW = """
Object.defineProperty(window, "setTimeout", { value: sooner });
const open = IDBFactory.prototype.open;
IDBFactory.prototype.open = function (name) {
  const request = open.call(this, name);
  const late = { get result() { return request.result; } };
  request.onupgradeneeded = (event) => late.onupgradeneeded(event);
  request.onsuccess = (event) => sooner(() => late.onsuccess(event), 4000);
  return late;
};
"""

# Notes what is shared, and where links of the page lead.
LEAVING = """
window.shared = []; window.led = [];
const knows = (file) => /\\.txt$/.test(file.name);
navigator.canShare = ({ files }) => files.every(knows);
navigator.share = async ({ files, title }) => { shared.push({ name: files[0].name, title, text: await files[0].text() }); };
const click = HTMLAnchorElement.prototype.click;
HTMLAnchorElement.prototype.click = function () { led.push(this.href); if (!this.href.startsWith("mailto:")) click.call(this); };
"""


def lines(text):
    return [json.loads(line) for line in text.splitlines()]


class KeepingTest(PageTest):
    def test_each_touch_is_kept_with_its_moment_and_survives_a_reload(self):
        page = self.open()
        self.touch(page, "eu", "água")
        self.until(lambda: len(self.kept(page, "touches")) == 2)
        page.reload()
        self.ready(page)
        self.touch(page, "casa")
        touches = self.until(lambda: (kept := self.kept(page, "touches")) and len(kept) == 3 and kept)
        self.assertEqual([touch["symbol"] for touch in touches], ["eu", "água", "casa"])
        for touch in touches:
            self.assertRegex(touch["at"], r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$")
            self.assertRegex(touch["uid"], r"^[A-Za-z0-9_-]{22}$")
        self.assertEqual(len({touch["uid"] for touch in touches}), 3)

    def test_what_was_touched_as_the_page_was_closed_is_kept(self):
        page = self.open()
        for count in range(1, 6):
            with page.expect_navigation():
                self.cell(page, "eu").evaluate("cell => { cell.click(); location.reload(); }")
            self.ready(page)
            self.assertEqual(len(self.kept(page, "touches")), count)

    def test_what_was_touched_survives_the_end_of_the_browser(self):
        data = samples.nine_cells()
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "page.html"
            file.write_text(join.page(data))
            self.data = data
            with Process(self, folder) as process:
                page = process.page(file)
                self.touch(page, "eu", "quero", "água")
                self.until(lambda: len(self.kept(page, "touches")) == 3)
            with Process(self, folder) as process:
                page = process.page(file)
                self.assertEqual([touch["symbol"] for touch in self.kept(page, "touches")], ["eu", "quero", "água"])

    def test_a_slow_device_is_waited_for(self):
        page = self.open(before=SLOW)
        self.touch(page, "eu")
        self.assertEqual(page.locator(".notice").count(), 0)
        self.until(lambda: len(self.kept(page, "touches")) == 1)

    def test_a_browser_that_keeps_nothing_is_told_of_and_the_file_is_offered(self):
        page = self.open(before=REFUSING)
        self.touch(page, "eu")
        self.assertIn(self.data["texts"]["kept.refused"], page.locator(".notice").inner_text())
        with page.expect_download() as download:
            page.locator(".notice").get_by_role("button", name="Salvar o arquivo").click()
        history = lines(pathlib.Path(download.value.path()).read_text())
        self.assertEqual([line.get("history.symbol") for line in history], [None, "eu"])
        page.get_by_role("button", name="Entendi").click()
        self.assertEqual(page.locator(".notice").count(), 0)

    def test_the_history_is_a_table_with_dates_and_counts(self):
        page = self.open()
        self.touch(page, "eu", "água", "eu")
        self.until(lambda: len(self.kept(page, "touches")) == 3)
        self.corner(page, "usage")
        rows = page.locator("table").first.locator("tbody tr")
        self.until(lambda: rows.count() == 2)
        self.assertEqual(rows.first.locator("td").all_inner_texts()[:2], ["eu", "2"])
        self.assertRegex(rows.first.locator("td").all_inner_texts()[2], r"\d\d/\d\d/\d{4}")
        self.assertEqual(page.locator("table").nth(1).locator("tbody tr").count(), 3)

    def test_the_history_is_saved_as_bundles_are_and_the_same_each_time(self):
        page = self.open()
        self.touch(page, "eu")
        self.until(lambda: len(self.kept(page, "touches")) == 1)
        self.corner(page, "send")
        files = []
        for _ in range(2):
            with page.expect_download() as download:
                page.get_by_role("button", name="Salvar o histórico").click()
            self.assertEqual(download.value.suggested_filename, "giovanna-reis-historico-de-uso.phist")
            files.append(pathlib.Path(download.value.path()).read_text())
        self.assertEqual(files[0], files[1])
        people, touch = lines(files[0])
        self.assertEqual(people, {
            "tagarela.format": "1", "tagarela.kind": "usage", "patient.name": "Giovanna Reis", "tutor.name": "Ana Reis",
            "tutor.email": "ana@example.org", "tutor.place": "casa", "fono.email": "fono@example.org",
            "tagarela.patient.uid": "patient-0000000000000", "tagarela.tutor.uid": "tutor-00000000000000",
        })
        [kept] = self.kept(page, "touches")
        self.assertEqual(touch, {
            "history.symbol": "eu", "history.date": kept["at"], "history.plan": "Hora do lanche",
            "tagarela.touch.uid": kept["uid"],
        })

    def test_the_history_tells_where_symbols_stand(self):
        page = self.open(settings={"moving": True})
        self.tool(page, "moving").click()
        self.touch(page, "eu", "casa")
        self.tool(page, "moving").click()
        self.touch(page, "quero")
        [eu, _, _, _, _, _, _, casa, _] = self.data["boards"][0]["cells"]

        def moves():
            self.corner(page, "send")
            with page.expect_download() as download:
                page.get_by_role("button", name="Salvar o histórico").click()
            self.close(page)
            people, *_ = lines(pathlib.Path(download.value.path()).read_text())
            [board] = json.loads(people["tagarela.moves"])
            self.assertRegex(board.pop("at"), r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$")
            return board

        self.assertEqual(moves(), {"board": "board-0", "cells": {eu["uid"]: 8, casa["uid"]: 1}})
        self.corner(page)
        page.get_by_role("button", name="Pôr os símbolos de volta").click()
        self.assertEqual(moves(), {"board": "board-0", "cells": {}})

    def test_what_is_missing_reads_null_and_a_name_that_reads_so_is_marked(self):
        def change(data):
            data["boards"][0]["cells"][0]["name"] = "Null"
            del data["plan"], data["therapist"]
        page = self.open(change=change)
        self.touch(page, "eu")
        self.corner(page, "send")
        with page.expect_download() as download:
            page.get_by_role("button", name="Salvar o histórico").click()
        people, touch = lines(pathlib.Path(download.value.path()).read_text())
        self.assertEqual((people["fono.email"], touch["history.plan"]), ("NULL", "NULL"))
        self.assertEqual((touch["history.symbol"], touch["tagarela.literal"]), ("Null", "history.symbol"))

    def test_observations_are_kept_and_shared_where_only_texts_can_be(self):
        page = self.open(before=LEAVING)
        self.corner(page, "notes")
        page.get_by_label("O que você observou?").fill("Pediu água <sozinha>.\nDuas vezes.")
        page.get_by_role("button", name="Guardar").click()
        self.until(lambda: page.locator(".note").count() == 1)
        page.locator("#tab-send").click()
        page.get_by_role("button", name="Compartilhar").click()
        [shared] = self.until(lambda: page.evaluate("shared"))
        self.assertEqual(shared["name"], "giovanna-reis-observacoes.pobs.txt")
        self.assertEqual(shared["title"], "Observações do paciente Giovanna Reis")
        people, note = lines(shared["text"])
        self.assertEqual(people["tagarela.kind"], "observations")
        self.assertEqual(note["observation.text"], "Pediu água <sozinha>.\nDuas vezes.")
        self.assertEqual(note["observation.author"], "Ana Reis")
        self.assertEqual(note["tagarela.observation.uid"], self.kept(page, "notes")[0]["uid"])

    def test_an_observation_that_is_asked_for_says_so(self):
        page = self.open()
        self.corner(page, "notes")
        field = page.get_by_label("O que você observou?")
        self.assertEqual(field.get_attribute("aria-required"), "true")
        self.assertIn("(obrigatório)", page.locator("label[for=note]").inner_text())
        page.get_by_role("button", name="Guardar").click()
        self.assertEqual(page.locator("#note-wrong").inner_text(), "Escreva o que observou e depois guarde.")
        self.assertEqual(field.get_attribute("aria-invalid"), "true")
        field.fill("Pediu água")
        self.assertEqual(page.locator("#note-wrong").inner_text(), "")
        self.assertEqual(field.get_attribute("aria-invalid"), "false")

    def test_an_observation_that_was_begun_is_there_again_and_sending_tells_of_it(self):
        page = self.open()
        self.corner(page, "notes")
        page.get_by_label("O que você observou?").fill("Pediu água")
        page.locator("#tab-settings").click()
        page.locator("#tab-notes").click()
        self.until(lambda: page.locator("#note").count() == 1)
        self.assertEqual(page.locator("#note").input_value(), "Pediu água")
        page.locator("#note").fill("Pediu água sozinha")
        self.close(page)
        self.until(lambda: self.kept(page, "values") == ["Pediu água sozinha"])
        page.reload()
        self.ready(page)
        self.corner(page, "notes")
        self.until(lambda: page.locator("#note").count() == 1)
        self.assertEqual(page.locator("#note").input_value(), "Pediu água sozinha")
        page.locator("#tab-send").click()
        self.until(lambda: page.locator(".draft").count() == 1)
        self.assertIn(self.data["texts"]["send.draft"], page.locator(".draft").inner_text())
        self.assertIn("Pediu água sozinha", page.locator(".draft").inner_text())
        page.locator(".draft button").click()
        self.until(lambda: page.get_by_text("1 observação").count() == 1)
        self.assertEqual(page.locator(".draft").count(), 0)
        self.assertEqual([note["text"] for note in self.kept(page, "notes")], ["Pediu água sozinha"])
        page.locator("#tab-notes").click()
        self.until(lambda: page.locator(".note").count() == 1)
        self.assertEqual(page.locator("#note").input_value(), "")

    def test_an_observation_that_was_begun_is_erased_with_all(self):
        page = self.open()
        self.touch(page, "eu")
        self.until(lambda: self.kept(page, "touches"))
        self.corner(page, "notes")
        page.locator("#note").fill("Pediu água")
        page.locator("#tab-usage").click()
        page.get_by_role("button", name="Apagar histórico e observações").click()
        page.locator("dialog.small .main").click()
        self.until(lambda: self.kept(page, "touches") == [])
        page.locator("#tab-notes").click()
        self.until(lambda: page.locator("#note").count() == 1)
        self.assertEqual(page.locator("#note").input_value(), "")

    def test_buttons_that_are_called_alike_say_what_they_send(self):
        page = self.open(before=LEAVING)
        self.touch(page, "eu")
        self.corner(page, "notes")
        page.locator("#note").fill("Pediu água")
        page.get_by_role("button", name="Guardar").click()
        self.until(lambda: page.locator(".note").count() == 1)
        page.locator("#tab-send").click()
        self.until(lambda: page.locator(".section section").count() == 2)
        names = page.locator(".section .buttons button").evaluate_all("all => all.map((one) => [one.textContent, one.getAttribute('aria-label')])")
        self.assertEqual(names, [[text, f"{text}: {kind}"] for kind, saved in (
            ("Histórico de uso", "Salvar o histórico"), ("Observações", "Salvar as observações"))
                                 for text in ("Compartilhar", saved, "Preparar um e-mail")])

    def test_what_was_saved_is_told_and_what_to_do_with_it(self):
        page = self.open()
        self.touch(page, "eu")
        self.corner(page, "send")
        self.assertEqual(page.locator(".saved:visible").count(), 0)
        with page.expect_download():
            page.get_by_role("button", name="Salvar o histórico").click()
        told = self.data["texts"]["send.saved"].replace("{file}", "giovanna-reis-historico-de-uso.phist")
        self.assertEqual(page.locator(".saved:visible").all_inner_texts(), [told])

    def test_an_e_mail_is_prepared_after_its_file_was_saved(self):
        page = self.open(before=LEAVING)
        self.touch(page, "eu")
        self.corner(page, "send")
        with page.expect_download() as download:
            page.get_by_role("button", name="Preparar um e-mail").click()
        self.assertEqual(download.value.suggested_filename, "giovanna-reis-historico-de-uso.phist")
        letter = urllib.parse.urlsplit(page.evaluate("led[1]"))
        self.assertEqual((letter.scheme, letter.path), ("mailto", "fono@example.org"))
        fields = urllib.parse.parse_qs(letter.query)
        self.assertEqual(fields["subject"], ["Histórico de uso dos símbolos do paciente Giovanna Reis"])
        self.assertIn("giovanna-reis-historico-de-uso.phist", fields["body"][0])

    def test_history_and_observations_are_forgotten_after_a_question(self):
        page = self.open()
        self.touch(page, "eu")
        self.until(lambda: self.kept(page, "touches"))
        self.corner(page, "usage")
        page.get_by_role("button", name="Apagar histórico e observações").click()
        page.get_by_role("button", name="Cancelar").click()
        self.assertEqual(len(self.kept(page, "touches")), 1)
        page.get_by_role("button", name="Apagar histórico e observações").click()
        page.locator("dialog.small .main").click()
        self.until(lambda: self.kept(page, "touches") == [])
        self.until(lambda: page.get_by_text("Nada foi tocado ainda.").count() == 1)

    def test_two_pages_keep_their_own(self):
        page = self.open()
        self.touch(page, "eu")
        self.until(lambda: self.kept(page, "touches"))
        other = samples.nine_cells()
        other["uid"] = "another-plan"
        self.file.write_text(join.page(other))
        self.load(page)
        self.data = other
        self.corner(page, "usage")
        self.until(lambda: page.get_by_text("Nada foi tocado ainda.").count() == 1)

    def test_without_a_patient_nothing_is_kept(self):
        page = self.open(change=lambda data: data.pop("patient"))
        self.touch(page, "eu")
        page.wait_for_timeout(200)
        self.assertEqual(self.kept(page, "touches"), [])
        self.corner(page)
        self.assertEqual(page.locator(".tabs button").count(), 2)


class Process:
    """A browser of its own, which is killed without a word."""

    def __init__(self, test, folder):
        self.test, self.folder = test, folder

    def __enter__(self):
        port = pathlib.Path(self.folder) / "profile" / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [BROWSER, "--headless=new", "--no-sandbox", "--remote-debugging-port=0", "--no-first-run",
             f"--user-data-dir={self.folder}/profile", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        self.test.until(lambda: port.exists() and port.read_text().strip())
        self.browser = self.test.playwright.chromium.connect_over_cdp(
            f"http://127.0.0.1:{port.read_text().splitlines()[0]}", timeout=60_000)
        self.browser.contexts[0].set_default_timeout(60_000)
        self.browser.contexts[0].add_init_script(LISTENING)
        return self

    def page(self, file):
        page = self.browser.contexts[0].new_page()
        page.goto(file.as_uri())
        self.test.ready(page)
        return page

    def __exit__(self, *_):
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        # Its children have files of the profile open as long as they live.
        self.test.until(lambda: not any(map(self.is_ours, pathlib.Path("/proc").glob("[0-9]*/stat"))))

    def is_ours(self, stat):
        """Whether a process of its group does something yet, by what the system tells of it."""
        try:
            state, _, group = stat.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            return False
        return int(group) == self.process.pid and state != "Z"


if __name__ == "__main__":
    unittest.main()
