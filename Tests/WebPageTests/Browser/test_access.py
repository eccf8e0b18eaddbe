"""The page for everybody: WCAG 2.2, keys, zoom, looks, the carer's corner."""

import json
import pathlib
import unittest

from axe_playwright_python.sync_playwright import Axe

import samples
from support import SIZES, VOICES, PageTest


# Notes the looks of each picture of the page that has a board: its theme, and the word that is first.
LOOKS = """
window.looks = [];
const look = () => {
  const [first] = document.querySelectorAll(".grid.shown .word");
  if (first) looks.push(`${document.documentElement.classList.contains("contrast") ? "contrast" : "plain"} ${first.textContent}`);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


AXE = Axe().axe_script

# Done when what is laid out ahead, while nothing else is done, has gone below.
LAID = """async () => {
  for (let calm = 0; calm < 3; calm += 1) {
    await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 20), { timeout: 1000 }));
    if (document.querySelector(".grid.laying")) calm = -1;
  }
}"""

# Flaws with the beginning of what has them; what is flawless stays in the browser.
FLAWS = """async (within) => {
  const { violations } = await axe.run(within ?? document, { resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 120))]);
}"""


class Flawless(PageTest):
    def flawless(self, page, what, within=None):
        """`within` is the part that wasn't looked at before, for it takes long."""
        page.evaluate(LAID)
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE)
        found = page.evaluate(FLAWS, within)
        self.assertEqual([(what, *flaw) for flaw in found], [])

    def open(self, *arguments, **more):
        # axe-core is put into the page, which forbids that to everybody else.
        return super().open(*arguments, bypass_csp=True, **more)


class AccessTest(Flawless):
    def test_axe_finds_nothing_on_boards_of_any_size_and_looks(self):
        for sample, size, settings in [
            ("nine", "phone", {}), ("forty", "tablet", {}), ("right", "desktop", {}), ("strange", "phone", {}),
            ("nine", "tablet", {"contrast": True}), ("forty", "phone", {"large": True, "leftHanded": True}),
            ("forty", "desktop", {"showHidden": True, "level": 0, "contrast": True}),
        ]:
            page = self.open(sample, size, settings)
            self.flawless(page, (sample, size, settings))
            page.locator(".shown .cell").first.click()
            page.locator(".item").first.click()
            self.flawless(page, (sample, "a word picked out"), [[".bar"], [".below"]])

    def test_axe_finds_nothing_in_the_corner_and_on_sheets(self):
        for settings in ({}, {"contrast": True}):
            page = self.open("nine", "phone", {**settings, "moving": True})
            self.touch(page, "eu")
            self.until(lambda: self.kept(page, "touches"))
            self.corner(page)
            for section in ("now", "usage", "notes", "send", "settings"):
                page.locator(f"#tab-{section}").click()
                self.flawless(page, section, [["dialog"]])
            self.close(page)
            self.tool(page, "find").click()
            page.locator("#find").fill("a")
            self.flawless(page, "find", [["dialog"]])
            self.close(page)
            self.tool(page, "strip.large").click()
            self.flawless(page, "large", [["dialog"]])
            self.close(page)
            self.tool(page, "moving").click()
            self.flawless(page, "moving")

    def test_buttons_are_large_enough_and_nothing_is_cut_off(self):
        for sample in ("nine", "forty"):
            page = self.open(sample)
            for size in self.turned(page):
                width, height = SIZES[size]
                for box in page.locator("button:not(.grid:not(.shown) .cell)").evaluate_all(
                        "all => all.map((button) => button.getBoundingClientRect().toJSON()).filter((box) => box.width)"):
                    self.assertGreaterEqual(min(box["width"], box["height"]), 24)
                    self.assertGreaterEqual(min(box["left"], box["top"]), 0)
                    self.assertLessEqual((box["right"] <= width, box["bottom"] <= height), (True, True))
                for box in page.locator(".stage :is(.tool, .sign, .phrase)").evaluate_all(
                        "all => all.map((button) => button.getBoundingClientRect().toJSON()).filter((box) => box.width)"):
                    self.assertGreaterEqual(min(box["width"], box["height"]), 44, (size, sample))
                cut = page.locator(".shown .word").evaluate_all(
                    "all => all.filter((word) => word.scrollHeight > word.clientHeight + 2"
                    " || word.scrollWidth > word.clientWidth + 1).map((word) => word.textContent)")
                self.assertEqual(cut, [], (size, sample))

    def test_the_page_is_whole_at_twice_the_size(self):
        page = self.open("nine", "desktop")
        self.resize(page, 720, 450)
        for label in ("eu", "gosto"):
            self.assertGreater(self.cell(page, label).bounding_box()["height"], 40)
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 720)

    def test_the_focus_is_seen_and_stays_on_the_board_that_opens(self):
        page = self.open("forty")
        self.cell(page, "comidas").focus()
        page.keyboard.press("Tab")
        self.assertNotEqual(page.evaluate("getComputedStyle(document.activeElement).outlineStyle"), "none")
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('aria-label')"), "EU 1")

    def test_boards_that_are_laid_out_ahead_are_neither_read_nor_reached(self):
        page = self.open("forty")
        self.until(lambda: page.locator(".grid:not(.shown, .laying)").count() == 3)
        tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
        buttons = [node["name"]["value"] for node in tree if node.get("role", {}).get("value") == "button"]
        self.assertIn("comidas", buttons)
        self.assertEqual([name for name in buttons if name in ("EU 1", "sol", "q")], [])
        self.cell(page, "casa").focus()
        for _ in range(60):
            page.keyboard.press("Tab")
            self.assertEqual(page.evaluate("document.activeElement.closest('.grid:not(.shown)')"), None)

    def test_another_board_is_there_when_it_was_touched(self):
        page = self.open("forty")
        self.until(lambda: page.locator(".grid:not(.shown, .laying)").count() == 3)
        made = page.evaluate("""() => {
          let made = 0;
          const make = document.createElement.bind(document);
          document.createElement = (name) => { made += name === "button"; return make(name); };
          document.querySelectorAll(".shown .leads")[0].click();
          return made;
        }""")
        self.assertEqual(page.locator("h1").inner_text(), "Comidas")
        self.assertEqual(made, 0)

    def test_a_screen_readers_click_acts(self):
        page = self.open()
        self.cell(page, "eu").evaluate("button => button.click()")
        self.assertEqual(self.words(page), ["eu"])

    def test_a_short_press_does_not_open_the_corner_and_keys_are_asked(self):
        page = self.open(now="2026-11-23T12:00:00")
        page.locator(".corner-button").click()
        self.assertEqual(page.locator(".hint").inner_text(), "Aperte por um segundo")
        page.clock.run_for(1200)
        self.assertEqual(page.locator("dialog").count(), 0)
        page.locator(".corner-button").focus()
        page.keyboard.press("Enter")
        self.assertIn("Abrir o canto do cuidador?", page.locator("dialog").inner_text())
        page.get_by_role("button", name="Abrir", exact=True).click()
        self.assertEqual(page.locator(".tabs").count(), 1)

    def test_the_carers_number_is_asked_for_and_kept(self):
        page = self.open()
        self.corner(page, "settings")
        page.locator("#new-pin").fill("12a4")
        page.get_by_role("button", name="Definir o número").click()
        self.assertIn("De quatro a oito algarismos", page.locator("dialog .wrong").last.inner_text())
        page.locator("#new-pin").fill("2468")
        page.get_by_role("button", name="Definir o número").click()
        self.until(lambda: any(kept.get("pin") for kept in self.kept(page, "values")))
        page.reload()
        self.ready(page)
        self.corner(page)
        page.locator("#pin").fill("1357")
        page.keyboard.press("Enter")
        self.until(lambda: page.locator(".wrong").inner_text() == "O número não é este.")
        self.assertEqual(page.locator(".tabs").count(), 0)
        page.locator("#pin").fill("2468")
        page.keyboard.press("Enter")
        self.until(lambda: page.locator(".tabs").count() == 1)

    def test_the_therapists_number_is_a_slow_hash(self):
        without = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });"
        for before in ("", without):
            page = self.open(settings={"pin": samples.sealed("123456", rounds=100_000)}, before=before)
            self.corner(page)
            page.locator("#pin").fill("123456")
            page.keyboard.press("Enter")
            self.until(lambda: page.locator(".tabs").count() == 1)

    def test_after_three_wrong_numbers_it_waits_longer_each_time_and_closing_the_page_is_no_way_round(self):
        page = self.open(settings={"pin": samples.sealed("2468")}, now="2026-11-23T12:00:00")
        button = page.get_by_role("button", name="Abrir", exact=True)

        def attempt(digits):
            page.locator("#pin").fill(digits)
            page.keyboard.press("Enter")
            self.until(lambda: page.evaluate("document.querySelector('#pin')?.value ?? ''") == "")

        def wrong():
            return page.locator(".wrong").inner_text()

        def knock():
            page.locator(".corner-button").press("Enter")

        knock()
        for seconds in (15, 30):
            for digits in ("1111", "2222"):
                attempt(digits)
                self.assertEqual(wrong(), "O número não é este.")
            attempt("3333")
            self.assertEqual(wrong(), f"Errado demais: espere {seconds} segundos.")
            self.assertTrue(button.is_disabled())
            page.locator("#pin").fill("2468")
            page.keyboard.press("Enter")
            if seconds == 15:
                self.load_at(page, "2026-11-23T12:00:05")
                knock()
                self.assertEqual(wrong(), "Errado demais: espere 10 segundos.")
            page.clock.run_for(31_000)
            self.until(lambda: not button.is_disabled())
            self.assertEqual(page.locator(".tabs").count(), 0)
        attempt("2468")
        self.assertEqual(page.locator(".tabs").count(), 1)

    def sent_settings(self, page):
        self.corner(page, "send")
        with page.expect_download() as download:
            page.get_by_role("button", name="Salvar").last.click()
        head = json.loads(pathlib.Path(download.value.path()).read_text().split("\n")[0])
        return [item for item in json.loads(head.get("tagarela.items", "[]")) if item["part"] == "settings"]

    def test_what_the_carer_set_goes_back_to_the_therapist(self):
        page = self.open(settings={"dwell": 2})
        self.corner(page, "settings")
        page.get_by_label("Quanto o toque precisa durar").select_option("0.5")
        page.get_by_label("Alto contraste").check()
        page.get_by_label("Frases rápidas").fill("Está doendo\nQuero sair")
        page.get_by_label("Alto contraste").focus()
        page.keyboard.press("Escape")
        self.assertEqual(self.sent_settings(page), [{
            "part": "settings", "uid": "patient-0000000000000", "media": {},
            "fields": {"dwell": "0.5", "page.contrast": "yes", "page.quick": "Está doendo; Quero sair"}}])

    def test_what_the_therapist_sets_later_wins_over_what_the_carer_had_set(self):
        page = self.open(settings={"dwell": 2, "scanStep": 1})
        self.corner(page, "settings")
        page.get_by_label("Quanto o toque precisa durar").select_option("0.5")
        page.get_by_label("Tempo para cada uma").select_option("3")
        self.until(lambda: any(kept.get("scanStep") == 3 for kept in self.kept(page, "values")))
        self.data["settings"]["dwell"] = 1
        self.rewrite()
        self.load(page)
        self.corner(page, "settings")
        self.assertEqual(page.get_by_label("Quanto o toque precisa durar").input_value(), "1")
        self.assertEqual(page.get_by_label("Tempo para cada uma").input_value(), "3")

    def test_of_symbols_only_favourites_are_seen_and_what_leads_elsewhere_stays(self):
        def change(data):
            cells = data["boards"][0]["cells"]
            for cell in cells:
                cell["symbol"] = f"symbol-{cell['position']}"
            cells[0]["favourite"] = True
            del cells[1]["symbol"]
            data["settings"]["favouritesOnly"] = True

        page = self.open(change=change)
        seen = page.locator(".cell:visible").count()
        self.assertEqual(seen, 2)
        self.corner(page, "settings")
        page.get_by_label("Só favoritos").uncheck()
        page.keyboard.press("Escape")
        self.assertGreater(page.locator(".cell:visible").count(), seen)

    def test_the_carer_chooses_among_the_devices_own_voices_and_hears_it(self):
        more = """window.moreVoices = [
          { localService: true, lang: "pt-BR", name: "Ana", voiceURI: "ana" }, { localService: true, lang: "en-GB", name: "Kate", voiceURI: "kate" }];"""
        page = self.open(before=more + VOICES)
        said = lambda: page.evaluate("said.map(({ text, voice }) => [text, voice])")
        self.corner(page, "settings")
        field = page.get_by_label("Voz do aparelho")
        self.assertEqual(field.locator("option").all_inner_texts(), ["a que o aparelho escolhe", "near", "Ana"])
        field.select_option("Ana")
        page.get_by_role("button", name="Ouvir", exact=True).click()
        self.until(lambda: said() == [["Assim soa a minha voz.", "Ana"]])
        self.until(lambda: any(kept.get("deviceVoice") == "ana" for kept in self.kept(page, "values")))
        self.load(page)
        page.get_by_role("button", name="Está doendo").click()
        self.until(lambda: said() == [["Está doendo.", "Ana"]])
        self.assertEqual(self.sent_settings(page), [])

    def test_a_device_with_one_voice_offers_no_choice_and_one_that_has_lost_the_chosen_speaks_all_the_same(self):
        page = self.open(before=VOICES, settings={"deviceVoice": "far"})
        self.corner(page, "settings")
        self.assertEqual(page.get_by_label("Voz do aparelho").count(), 0)
        self.close(page)
        page.get_by_role("button", name="Está doendo").click()
        self.until(lambda: page.evaluate("said.map(({ voice }) => voice)") == ["near"])

    def test_what_is_done_with_the_strip_and_the_adults_no_have_words(self):
        page = self.open("nine", settings={"adultNo": True})
        self.touch(page, "eu", "quero", "água")
        for size in self.turned(page):
            self.assertEqual(self.captions(page, ".tools"), ["Apagar", "Limpar", "Grande", "Falar"], size)
        self.tool(page, "strip.large").click()
        for size in self.turned(page):
            self.assertEqual(self.captions(page, "dialog"), ["Falar", "Não."], size)
            self.assertTrue(page.locator(".large-text").evaluate("text => text.scrollHeight <= text.clientHeight + 1"), size)
            self.assertGreaterEqual(page.evaluate("parseFloat(getComputedStyle(document.querySelector('dialog .caption')).fontSize)"), 20)

    def captions(self, page, within):
        """Words that lie whole in their buttons."""
        return page.locator(f"{within} .captioned").evaluate_all("""(all) => all.map((button) => {
          const caption = button.querySelector(".caption"), [all, own] = [button, caption].map((one) => one.getBoundingClientRect());
          return own.left >= all.left && own.right <= all.right && own.bottom <= all.bottom ? caption.textContent : "cut";
        })""")

    def test_the_adult_answers_no_where_it_is_allowed(self):
        for allowed in (False, True):
            page = self.open(settings={"adultNo": allowed}, before=VOICES)
            page.locator(".cell").first.click()
            page.get_by_role("button", name="Mostrar grande").click()
            no = page.get_by_role("button", name="Não.", exact=True)
            self.assertEqual(no.count(), int(allowed))
            if allowed:
                no.click()
                self.assertEqual(page.locator(".large-text.refused").count(), 1)
                self.assertIn("Não.", page.evaluate("said.map(({ text }) => text)"))

    def test_what_the_carer_sets_is_kept_and_can_be_taken_back(self):
        page = self.open(settings={"dwell": 2})
        self.corner(page, "settings")
        self.assertEqual(page.get_by_label("Quanto o toque precisa durar").input_value(), "2")
        page.get_by_label("Quanto o toque precisa durar").select_option("0")
        page.get_by_label("Alto contraste").check()
        page.get_by_label("Letras", exact=True).select_option("upper")
        page.get_by_label("Frases rápidas").fill("Está doendo\n\n Quero sair ")
        page.get_by_label("Alto contraste").focus()
        self.until(lambda: any(len(kept.get("quick", [])) == 2 for kept in self.kept(page, "values")))
        page.reload()
        self.ready(page)
        self.assertIn("contrast", page.locator("html").get_attribute("class"))
        self.assertEqual(page.locator(".phrase").all_inner_texts(), ["Está doendo", "Quero sair"])
        self.touch(page, "EU")
        self.corner(page, "settings")
        page.get_by_role("button", name="Como a terapeuta ajustou").click()
        page.locator("dialog.small .main").click()
        self.assertEqual(page.get_by_label("Quanto o toque precisa durar").input_value(), "2")
        self.assertNotIn("contrast", page.locator("html").get_attribute("class"))

    def test_what_was_kept_is_right_in_the_first_picture(self):
        page = self.open(settings={"moving": True}, before=LOOKS)
        self.corner(page, "settings")
        page.get_by_label("Alto contraste").check()
        page.get_by_label("Letras", exact=True).select_option("upper")
        self.close(page)
        self.tool(page, "moving").click()
        self.cell(page, "EU").click()
        self.cell(page, "ÁGUA").click()
        self.until(lambda: any("cells" in str(kept) for kept in self.kept(page, "values")))
        for forget in ("", "localStorage.clear()"):
            page.evaluate(forget)
            page.reload()
            self.ready(page)
            self.until(lambda: page.evaluate("looks")[-1:] == ["contrast ÁGUA"])
            looks = page.evaluate("looks")
            self.assertEqual(looks[0] == looks[-1], forget == "", looks)

    def test_what_was_kept_counts_more_than_its_copy(self):
        page = self.open()
        self.corner(page, "settings")
        page.get_by_label("Alto contraste").check()
        self.until(lambda: {"contrast": True} in self.kept(page, "values"))
        page.evaluate("Object.keys(localStorage).forEach((key) => localStorage.setItem(key, '{\"large\":true}'))")
        page.reload()
        self.ready(page)
        self.assertEqual(page.locator("html").get_attribute("class").split(), ["contrast"])

    def test_words_can_be_read_on_a_phone_and_places_stay(self):
        def sizes(page):
            return page.evaluate("[...document.querySelectorAll('.shown .word')].map((word) => parseFloat(getComputedStyle(word).fontSize))")
        def place(page, label):
            return page.evaluate("(cell) => [cell.dataset.row, cell.dataset.column]", self.cell(page, label).element_handle())
        page = self.open("forty", "phone")
        self.assertLess(min(sizes(page)), 11)
        before = place(page, "acabou")
        self.corner(page, "settings")
        page.get_by_label("Tamanho das células").select_option("readable")
        self.close(page)
        self.until(lambda: page.locator(".scrolls").count() == 1)
        self.assertGreaterEqual(min(sizes(page)), 11)
        self.assertEqual(place(page, "acabou"), before)
        self.cell(page, "acabou").click()
        self.assertEqual(self.words(page), ["acabou"])
        self.cell(page, "comidas").click()
        self.assertEqual(page.evaluate("document.querySelector('.board').scrollLeft"), 0)

    def test_the_hand_finds_speaking_on_its_own_side(self):
        right, left = (self.open(settings={"leftHanded": isLeft}, beside=True) for isLeft in (False, True))
        self.assertGreater(self.tool(right, "strip.speak").bounding_box()["x"], 512)
        self.assertLess(self.tool(left, "strip.speak").bounding_box()["x"], 512)


if __name__ == "__main__":
    unittest.main()
