"""The board and the strip."""

import unittest

import samples
from support import HELD, VOICES, PageTest


class BoardTest(PageTest):
    def test_words_are_heard_one_after_another_each_to_its_end(self):
        page = self.open()
        self.touch(page, "eu", "quero", "água")
        heard = self.until(lambda: (h := self.heard(page)) and len(h) == 3 and all(n["end"] for n in h) and h)
        self.assertEqual([note["data"] for note in heard], [self.sound(word) for word in ("eu", "quero", "água")])
        self.assertEqual([note["end"] for note in heard], ["ended"] * 3)
        for earlier, later in zip(heard, heard[1:]):
            self.assertGreater(earlier["ended"] - earlier["began"], 250)
            self.assertGreater(later["began"], earlier["ended"] - 10)
        self.assertEqual(self.words(page), ["eu", "quero", "água"])

    def test_a_heading_is_read_and_is_no_button(self):
        def change(data):
            del data["boards"][0]["cells"][0]["word"]
            data["boards"][0]["cells"][0].update(heading=True, label="pessoas", name="pessoas")

        page = self.open(change=change, settings={"scan": "two", "scanOrder": "each"})
        heading = page.locator(".grid.shown .heading")
        self.assertEqual(heading.inner_text(), "pessoas")
        self.assertEqual(page.locator(".grid.shown .cell").count(), page.locator(".grid.shown button.cell").count() + 1)
        self.assertEqual(heading.evaluate("shown => shown.tabIndex"), -1)
        page.keyboard.press("Space")
        self.assertEqual(page.locator(".grid.shown .heading.lit").count(), 0)
        page = self.open(change=change)
        page.locator(".grid.shown .heading").click()
        self.touch(page, "água")
        self.assertEqual(self.words(page), ["água"])
        self.until(lambda: len(self.kept(page, "touches")) == 1)

    def test_the_same_word_waits_only_once(self):
        page = self.open()
        self.cell(page, "eu").evaluate("button => { for (let i = 0; i < 3; i++) button.click(); }")
        self.until(lambda: (h := self.heard(page)) and all(n["end"] for n in h))
        page.wait_for_timeout(500)
        self.assertEqual(len(self.heard(page)), 1)
        self.assertEqual(self.words(page), ["eu", "eu", "eu"])

    def test_a_word_without_recording_is_spoken_by_a_voice_of_the_device_alone(self):
        page = self.open(before=VOICES, change=lambda data: data["boards"][0]["cells"][2].pop("sound"))
        self.touch(page, "água")
        self.until(lambda: page.evaluate("said.length"))
        self.assertEqual(page.evaluate("said"), [{"text": "água", "voice": "near", "volume": 1}])

    def test_a_word_that_cannot_be_heard_is_shown_large_for_a_moment(self):
        page = self.open(change=lambda data: data["boards"][0]["cells"][0].pop("sound"), now="2026-11-23T12:00:00")
        self.touch(page, "eu")
        shown = page.locator(".shown-word.visible")
        self.until(lambda: shown.count() == 1)
        self.assertEqual(shown.inner_text(), "eu")
        page.clock.run_for(1400)
        self.until(lambda: shown.count() == 0)

    def test_the_sentence_stands_below_its_words_with_no_and_question(self):
        page = self.open()
        self.touch(page, "eu", "quero", "água")
        line = page.locator(".sentence p")
        self.until(lambda: line.inner_text() == "Eu quero água.")
        page.get_by_role("button", name="não", exact=True).click()
        self.assertEqual(line.inner_text(), "Eu não quero água.")
        page.get_by_role("button", name="?", exact=True).click()
        self.assertEqual(line.inner_text(), "Eu não quero água?")
        self.assertEqual(page.locator("[aria-live]").inner_text(), "Eu não quero água?")
        self.touch(page, "casa")
        self.assertEqual(line.inner_text(), "")
        self.assertEqual(page.locator("[aria-live]").inner_text(), "eu quero água casa")

    def test_speaking_says_the_sentence_with_a_voice_and_the_words_without(self):
        page = self.open(before=VOICES, settings={"speakEach": False})
        self.touch(page, "eu", "quero", "água")
        self.assertEqual(self.heard(page), [])
        self.until(lambda: page.locator(".sentence p").inner_text())
        self.tool(page, "strip.speak").click()
        self.until(lambda: page.evaluate("said.length") == 1)
        self.assertEqual(page.evaluate("said[0].text"), "Eu quero água.")
        self.touch(page, "casa")
        self.tool(page, "strip.speak").click()
        self.until(lambda: len(self.heard(page)) == 4)
        self.assertEqual(
            [note["data"] for note in self.heard(page)], [self.sound(word) for word in ("eu", "quero", "água", "casa")])

    def test_a_word_of_the_strip_is_moved_and_taken_out_where_it_stands(self):
        page = self.open()
        self.touch(page, "eu", "água", "quero")
        page.locator(".item", has_text="água").click()
        page.get_by_role("button", name="Pôr água depois").click()
        self.assertEqual(self.words(page), ["eu", "quero", "água"])
        page.get_by_role("button", name="Tirar água").click()
        self.assertEqual(self.words(page), ["eu", "quero"])
        self.tool(page, "strip.backspace").click()
        self.assertEqual(self.words(page), ["eu"])
        self.tool(page, "strip.clear").click()
        self.assertEqual(self.words(page), [])

    def test_what_was_said_is_shown_as_large_as_the_screen(self):
        page = self.open(size="phone")
        self.touch(page, "eu", "quero", "água")
        self.until(lambda: page.locator(".sentence p").inner_text())
        self.tool(page, "strip.large").click()
        text = page.locator(".large-text")
        self.assertEqual(text.inner_text(), "Eu quero água.")
        self.assertGreater(text.evaluate("text => parseFloat(getComputedStyle(text).fontSize)"), 60)
        self.assertLessEqual(text.evaluate("text => text.scrollWidth - text.clientWidth"), 0)

    def test_boards_lead_to_others_and_back_and_home(self):
        page = self.open("forty")
        self.touch(page, "comidas")
        self.assertEqual(page.locator("h1").inner_text(), "Comidas")
        self.assertEqual(self.words(page), [])
        self.touch(page, "EU 1")
        self.tool(page, "page.next").click()
        self.assertEqual(page.locator(".leaves").inner_text(), "2/3")
        self.tool(page, "page.next").click()
        self.touch(page, "ESCREVER")
        self.tool(page, "back").click()
        self.assertEqual(page.locator(".leaves").inner_text(), "3/3")
        self.touch(page, "VOLTAR")
        self.assertEqual(page.locator("h1").inner_text(), "Prancha principal")
        self.touch(page, "nossa rua", "sol")
        self.tool(page, "home").click()
        self.assertEqual(page.locator("h1").inner_text(), "Prancha principal")
        self.assertEqual(self.words(page), ["eu 1", "sol"])

    def test_cells_span_and_lie_on_scenes_where_they_were_put(self):
        page = self.open("forty")
        long, one = self.cell(page, "muito obrigado, estou contente").bounding_box(), self.cell(page, "casa").bounding_box()
        self.assertAlmostEqual(long["width"], 3 * one["width"], delta=30)
        self.touch(page, "nossa rua")
        self.until(lambda: page.locator(".scene.shown").evaluate("scene => scene.style.getPropertyValue('--shape')"))
        scene, sun = page.locator(".back").bounding_box(), self.cell(page, "sol").bounding_box()
        self.assertAlmostEqual(scene["width"] / scene["height"], 4 / 3, places=1)
        self.assertAlmostEqual((sun["x"] - scene["x"]) / scene["width"], 0.72, places=1)
        self.assertAlmostEqual(sun["height"] / scene["height"], 0.3, places=1)

    def test_letters_make_words_and_offered_words_complete_them(self):
        page = self.open("forty")
        offered = page.locator(".shown .cell").nth(-4)
        self.assertEqual(offered.inner_text(), "eu")
        offered.click()
        self.assertEqual(self.words(page), ["eu"])
        self.assertEqual(page.locator(".shown .cell").nth(-4).inner_text(), "quero")
        self.touch(page, "escrever", "m", "a")
        self.assertEqual(self.words(page), ["eu", "ma"])
        self.touch(page, "maçã")
        self.assertEqual(self.words(page), ["eu", "maçã"])
        self.touch(page, "b", "o", "apagar", "r", "espaço", "a")
        self.assertEqual(self.words(page), ["eu", "maçã", "br", "a"])

    def test_hidden_cells_and_later_levels_keep_their_places_empty(self):
        page = self.open("forty")
        place = self.cell(page, "casa").bounding_box()
        self.assertEqual(self.cell(page, "triste").count() + self.cell(page, "quente").count(), 0)
        page = self.open("forty", settings={"level": 2, "showHidden": True})
        self.assertEqual(self.cell(page, "triste").count() + self.cell(page, "quente").count(), 2)
        self.assertEqual(self.cell(page, "casa").bounding_box(), place)

    def test_labels_are_never_markup(self):
        page = self.open("strange")
        labels = [cell["label"] for cell in self.data["boards"][0]["cells"]]
        self.assertEqual(page.locator(".shown .word").all_inner_texts(), labels)
        for i in range(len(labels)):
            page.locator(".shown .cell").nth(i).click()
        self.corner(page, "usage")
        self.assertEqual(page.evaluate("window.broken"), None)
        self.assertEqual(page.locator("dialog h2").first.inner_text(), self.data["patient"]["name"])
        self.assertEqual(page.evaluate("document.querySelectorAll('script:not([type])').length"), 0)

    def test_what_is_written_from_the_right_begins_at_the_right(self):
        page = self.open("right", "phone")
        first, second = (self.cell(page, label).bounding_box()["x"] for label in ("أنا", "أريد"))
        self.assertGreater(first, second)
        self.touch(page, "أنا", "أريد")
        items = [item.bounding_box()["x"] for item in page.locator(".item").all()]
        self.assertGreater(items[0], items[1])

    def test_a_video_plays_on_the_page_after_its_poster(self):
        page = self.open("forty", before=HELD)
        self.touch(page, "assistir")
        film = page.locator("dialog video")
        self.assertEqual(film.get_attribute("poster"), samples.picture("music", samples.COLOURS["verb"][1]))
        self.until(lambda: page.evaluate("'begin' in window"))
        page.evaluate("begin()")
        self.until(lambda: page.locator("dialog").count() == 0)
        self.assertEqual(self.heard(page)[-1]["end"], "ended")
        self.assertEqual(self.heard(page)[-1]["data"], self.data["videos"][0].split(",")[1])

    def test_boards_that_nobody_sees_are_not_drawn(self):
        page, told = self.open("forty"), []
        # The browser tells of it when it is made to.
        page.on("console", lambda said: told.append(said.text))
        self.until(lambda: page.locator(".grid:not(.shown, .laying)").count() == 3)
        for link in range(3):
            page.evaluate("link => document.querySelectorAll('.shown .leads')[link].focus()", link)
            page.keyboard.press("Enter")
            self.until(lambda: page.locator("h1").inner_text() != "Prancha principal")
            page.go_back()
            self.until(lambda: page.locator("h1").inner_text() == "Prancha principal")
        self.assertEqual(told, [])

    def test_without_scripts_the_printed_board_is_seen(self):
        self.open()
        context = self.browser.new_context(java_script_enabled=False)
        self.addCleanup(context.close)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.goto(self.file.as_uri())
        self.assertTrue(page.locator("#printed img").is_visible())
        self.assertEqual(page.locator("#printed p").last.inner_text(), "Prancha impressa")


if __name__ == "__main__":
    unittest.main()
