"""Timers beside the boards: begun, seen, heard, kept. The clock is the tests'."""

import re
import unittest

import samples
from support import SIZES, VOICES, PageTest
from test_access import Flawless

NOON = "2026-11-23T12:00:00"

# Notes the tones that are played.
TONES = """
window.tones = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...more) { tones.push(this.frequency.value); return start.apply(this, more); };
"""


class TimerTest(PageTest):
    def open(self, size="tablet", settings=None, now=NOON, **more):
        return super().open("activities", size, settings, now=now, **more)

    def begin(self, page, name):
        self.tool(page, "timer.title").click()
        page.locator(".timer-card", has_text=name).click()

    def digits(self, page):
        return page.locator(".timer-digits").inner_text()

    def rows(self, page):
        return page.locator(".timer-row:visible").evaluate_all("all => all.map((row) => row.getAttribute('aria-label'))")

    def hold(self, page, button, milliseconds):
        box = button.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.clock.run_for(milliseconds)
        page.mouse.up()

    def passes(self, page, minutes):
        """Time goes by: in one leap, and its last second frame by frame."""
        page.clock.fast_forward(round(minutes * 60_000) - 1000)
        page.clock.run_for(1000)

    def again(self, page, now):
        """Closes the page when all is kept, and opens it later."""
        self.until(lambda: self.kept(page, "values"))
        return self.load_at(page, now)

    def test_a_touch_begins_a_timer_that_counts_to_the_second(self):
        page = self.open()
        self.begin(page, "lanche")
        self.assertEqual(self.digits(page), "00:20:00")
        page.clock.run_for(1000)
        self.assertEqual(self.digits(page), "00:19:59")
        self.passes(page, 10)
        self.assertEqual(self.digits(page), "00:09:59")

    def test_it_is_seen_above_the_board_as_long_as_it_goes_on(self):
        page = self.open()
        self.begin(page, "lanche")
        self.assertEqual(self.rows(page), [])
        self.tool(page, "close").click()
        self.assertEqual(self.rows(page), ["lanche: ainda 20 minutos"])
        self.touch(page, "eu")
        self.assertEqual(self.words(page), ["eu"])
        self.passes(page, 5)
        self.assertEqual(self.rows(page), ["lanche: ainda 15 minutos"])
        self.assertEqual(page.locator(".timer-left").inner_text(), "00:15:00")
        page.locator(".timer-row").click()
        self.assertEqual(self.digits(page), "00:15:00")

    def test_several_go_on_at_once(self):
        page = self.open()
        self.begin(page, "lanche")
        self.tool(page, "timer.all").click()
        self.passes(page, 1)
        page.locator(".timer-card", has_text="brincar").click()
        self.tool(page, "close").click()
        self.assertEqual(self.rows(page), ["lanche: ainda 19 minutos", "brincar: ainda 1 hora e 30 minutos"])

    def test_two_tabs_keep_the_timers_of_each(self):
        first = self.open()
        second = first.context.new_page()
        self.load_at(second, NOON)
        self.begin(first, "lanche")
        self.until(lambda: self.kept(first, "values"))
        self.begin(second, "brincar")
        self.until(lambda: [timer["plan"]["name"] for timer in self.kept(first, "values")[0]] == ["lanche", "brincar"])
        self.tool(second, "close").click()
        self.until(lambda: self.rows(second) == ["lanche: ainda 20 minutos", "brincar: ainda 1 hora e 30 minutos"])

    def test_minutes_in_words_are_those_of_the_digits_rounded(self):
        page = self.open()
        self.begin(page, "lanche")
        before = 0
        for gone, words in ((0, "20 minutos"), (29, "20 minutos"), (30, "20 minutos"), (31, "19 minutos"), (54, "19 minutos"),
                            (1110, "2 minutos"), (1111, "1 minuto"), (1141, "59 segundos")):
            page.clock.fast_forward((gone - before) * 1000)
            before = gone
            self.tool(page, "timer.pause").click()
            self.assertEqual(page.locator(".timer-note").inner_text(), f"em pausa, ainda {words}", self.digits(page))
            self.tool(page, "timer.resume").click()

    def test_small_forms_keep_their_name_and_their_whole_time(self):
        for size in ("phone", "lying", "upright"):
            page = self.open(size, change=self.toothbrush)
            self.begin(page, "escovar")
            self.passes(page, 10)
            self.tool(page, "close").click()
            for name in ("manhã", "lanche", "brincar"):
                self.assertEqual(self.cut(page), [], size)
                self.begin_another(page, name)
                self.tool(page, "close").click()
            self.assertEqual((len(self.rows(page)), self.cut(page)), (4, []), size)

    def toothbrush(self, data):
        data["activities"]["timer"]["timers"].append({
            "uid": "timer-teeth", "name": "escovar os dentes", "figure": "hourglass", "words": None,
            "steps": [{"activity": "escovar os dentes", "seconds": 600, "picture": samples.picture("drop")}]})

    def begin_another(self, page, name):
        self.tool(page, "timer.title").click()
        page.locator(".activity h2").wait_for()
        if page.locator(".timer-card").count() == 0:
            self.tool(page, "timer.all").click()
        page.locator(".timer-card", has_text=name).click()

    def cut(self, page):
        """Small forms whose time doesn't lie in them, or whose name has no room for five letters and a mark of more."""
        return page.locator(".timer-row:visible").evaluate_all("""(rows) => rows.filter((row) => {
          const all = row.getBoundingClientRect();
          const inside = (one) => {
            const range = document.createRange();
            range.selectNodeContents(one);
            const box = range.getBoundingClientRect();
            return box.left >= all.left && box.right <= all.right && box.bottom <= all.bottom;
          };
          const [time, text] = [row.querySelector(".timer-left"), row.querySelector(".timer-name")];
          const measuring = document.createElement("canvas").getContext("2d");
          measuring.font = getComputedStyle(text).font;
          const long = text.textContent.length > 6 ? text.textContent.slice(0, 5) + "…" : text.textContent;
          return !inside(time) || text.clientWidth + 1 < measuring.measureText(long).width;
        }).map((row) => row.innerText)""")

    def test_cells_stay_where_they_are_when_a_second_and_a_third_timer_come(self):
        for size in ("phone", "lying", "upright"):
            page = self.open(size)
            bare = self.cell(page, "eu").bounding_box()
            places = []
            for name in ("lanche", "manhã", "brincar"):
                self.begin_another(page, name)
                self.tool(page, "close").click()
                places.append(self.cell(page, "eu").bounding_box())
            self.assertEqual(places, [places[0]] * 3, size)
            if size == "lying":
                self.assertEqual(places[0], bare)

    def test_the_board_keeps_its_room_on_a_phone_that_lies_where_no_sentence_is_shown(self):
        page = self.open("lying", {"sentence": False})
        bare = self.cell(page, "eu").bounding_box()
        self.begin(page, "lanche")
        self.tool(page, "close").click()
        self.assertEqual(self.cell(page, "eu").bounding_box(), bare)
        self.touch(page, "eu", "quero")
        self.assertEqual(self.words(page), ["eu", "quero"])
        self.assertGreater(page.locator(".strip").bounding_box()["width"], 200)

    def test_a_figure_uses_the_height_of_a_tablet(self):
        page = self.open("upright")
        self.begin(page, "lanche")
        figure = page.locator(".timer-figure").bounding_box()
        self.assertGreater(figure["height"], 500)
        self.assertGreater(figure["width"], 700)
        self.assertGreater(page.locator(".timer-digits").bounding_box()["y"], figure["y"] + figure["height"] - 1)

    def test_a_timer_that_goes_on_is_shown_and_not_begun_again(self):
        page = self.open()
        self.begin(page, "lanche")
        self.passes(page, 1)
        self.tool(page, "timer.all").click()
        page.locator(".timer-card", has_text="lanche").click()
        self.assertEqual(self.digits(page), "00:19:00")

    def test_steps_follow_each_other_and_the_next_is_shown(self):
        page = self.open(before=VOICES + TONES)
        self.begin(page, "manhã")
        shown = lambda: (page.locator(".timer-beside h3").inner_text(), page.locator(".timer-next .timer-name").all_inner_texts())
        self.assertEqual(shown(), ("vestir", ["comer"]))
        self.passes(page, 5)
        self.assertEqual((shown(), self.digits(page)), (("comer", ["carro"]), "00:10:00"))
        page.clock.run_for(2000)
        self.until(lambda: page.evaluate("said.map(({ text }) => text)") == ["comer"])
        self.assertEqual(page.evaluate("tones"), [523, 659, 784, 1047])
        self.passes(page, 10)
        self.assertEqual(shown(), ("carro", []))

    def test_its_end_is_heard_and_said_and_stays_until_it_is_touched_away(self):
        page = self.open(before=VOICES + TONES)
        self.begin(page, "lanche")
        self.passes(page, 20)
        self.assertEqual(page.evaluate("tones"), [523, 659, 784, 1047])
        page.clock.run_for(2000)
        self.until(lambda: page.evaluate("said.map(({ text }) => text)") == ["acabou o lanche"])
        self.assertEqual((self.digits(page), page.locator(".timer-note").inner_text()), ("00:00:00", "acabou · 12:20"))
        self.tool(page, "close").click()
        self.assertEqual(self.rows(page), ["lanche: acabou · 12:20"])
        page.locator(".timer-row").click()
        self.tool(page, "timer.done").click()
        self.tool(page, "close").click()
        self.assertEqual(self.rows(page), [])

    def test_a_figures_own_sound_is_heard_in_place_of_tones(self):
        sound = samples.tone(300)

        def change(data):
            data["activities"]["timer"]["figures"]["hourglass"]["ending"] = sound

        page = self.open(before=TONES, change=change)
        self.begin(page, "lanche")
        self.passes(page, 20)
        self.until(lambda: [note["data"] for note in self.heard(page)] == [sound.split(",")[1]])
        self.assertEqual(page.evaluate("tones"), [])

    def test_a_pause_stands_still_and_goes_on(self):
        page = self.open()
        self.begin(page, "lanche")
        self.passes(page, 1)
        self.tool(page, "timer.pause").click()
        self.passes(page, 60)
        self.assertEqual(self.digits(page), "00:19:00")
        self.assertEqual(page.locator(".timer-note").inner_text(), "em pausa, ainda 19 minutos")
        self.tool(page, "timer.resume").click()
        self.passes(page, 1)
        self.assertEqual(self.digits(page), "00:18:00")

    def test_only_a_long_press_ends_it_and_keys_are_asked(self):
        page = self.open()
        self.begin(page, "lanche")
        stop = self.tool(page, "timer.stop")
        self.hold(page, stop, 300)
        self.assertEqual(page.locator(".hint").inner_text(), "Aperte por um segundo")
        page.clock.run_for(2000)
        self.assertEqual(self.digits(page), "00:19:58")
        stop.press("Enter")
        self.assertIn("Encerrar o tempo “lanche”?", page.locator("dialog").inner_text())
        page.get_by_role("button", name="Cancelar").click()
        self.assertEqual(page.locator(".timer-digits").count(), 1)
        self.hold(page, stop, 1100)
        self.assertEqual(page.locator(".timer-digits").count(), 0)
        self.assertEqual(page.locator(".timer-card").count(), 3)

    def test_the_carers_number_is_wanted_to_end_it(self):
        page = self.open(settings={"pin": samples.sealed("2468")})
        self.begin(page, "lanche")
        self.hold(page, self.tool(page, "timer.stop"), 1100)
        self.assertEqual(page.locator("dialog #pin").count(), 1)
        self.assertEqual(page.locator(".timer-digits").count(), 1)

    def test_it_goes_on_while_the_page_is_closed(self):
        page = self.open()
        self.begin(page, "manhã")
        self.again(page, "2026-11-23T12:07:00")
        self.assertEqual(self.rows(page), ["comer: ainda 8 minutos"])
        page.locator(".timer-row").click()
        self.assertEqual(self.digits(page), "00:08:00")

    def test_a_page_that_is_opened_again_says_since_when_it_is_over_and_rings_no_more(self):
        page = self.open(before=VOICES + TONES)
        self.begin(page, "lanche")
        self.again(page, "2026-11-23T15:00:00")
        self.assertEqual(self.rows(page), ["lanche: acabou · 12:20"])
        page.clock.run_for(5000)
        self.assertEqual((page.evaluate("tones"), page.evaluate("said")), ([], []))
        self.load_at(page, "2026-11-24T09:00:00")
        self.assertEqual(self.rows(page), ["lanche: acabou · 23/11/2026, 12:20"])

    def test_a_pause_is_kept_while_the_page_is_closed(self):
        page = self.open()
        self.begin(page, "lanche")
        self.passes(page, 1)
        self.tool(page, "timer.pause").click()
        self.again(page, "2026-11-25T08:00:00")
        self.assertEqual(self.rows(page), ["lanche: em pausa, ainda 19 minutos"])

    def test_a_device_that_slept_shows_the_time_that_is_left_and_does_not_ring_late(self):
        page = self.open(before=VOICES + TONES)
        self.begin(page, "lanche")
        page.clock.fast_forward(10 * 60_000)
        self.assertEqual(self.digits(page), "00:10:00")
        page.clock.fast_forward(60 * 60_000)
        self.assertEqual(page.locator(".timer-note").inner_text(), "acabou · 12:20")
        self.assertEqual(page.evaluate("tones"), [])

    def test_a_clock_that_was_set_back_leaves_no_more_than_there_was(self):
        page = self.open()
        self.begin(page, "lanche")
        self.again(page, "2026-11-23T09:00:00")
        self.assertEqual(self.rows(page), ["lanche: ainda 20 minutos"])

    def sand(self, page):
        """Where the sand above begins, which is a number of the drawing."""
        return float(re.match(r"M[\d.]+ ([\d.]+)", page.locator(".timer-figure path").nth(1).get_attribute("d"))[1])

    def test_the_sand_sinks_between_two_frames(self):
        page = self.open()
        self.begin(page, "lanche")
        seen = []
        for _ in range(30):
            page.clock.run_for(1000)
            seen.append(self.sand(page))
        # Forty units in twenty minutes; the frames are half a minute apart.
        for second, place in enumerate(seen, 1):
            self.assertAlmostEqual(place, 10 + 40 * second / 1200, delta=0.05)

    def test_a_figure_of_other_shapes_shows_the_nearer_frame(self):
        frames = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0H9" fill="#112233"/></svg>',
                  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0V9" fill="#912233"/></svg>']
        page = self.open(change=lambda data: data["activities"]["timer"]["figures"]["hourglass"].update(frames=frames))
        self.begin(page, "lanche")
        self.assertEqual(page.locator(".timer-figure path").get_attribute("d"), "M0 0H9")
        self.passes(page, 11)
        self.assertEqual(page.locator(".timer-figure path").get_attribute("d"), "M0 0V9")

    def test_where_nothing_shall_move_the_sand_sinks_once_in_five_seconds(self):
        for more in ({"settings": {"calm": True}}, {"reduced_motion": "reduce"}):
            page = self.open(**more)
            self.begin(page, "lanche")
            seen = []
            for _ in range(10):
                page.clock.run_for(1000)
                seen.append(self.sand(page))
            self.assertEqual(len(set(seen)), 3, more)

    def test_screen_readers_are_told_now_and_then(self):
        page = self.open()
        page.evaluate("""() => {
          window.told = [];
          new MutationObserver(() => {
            const text = document.querySelector(".timer-line [aria-live]").textContent;
            if (text !== told[told.length - 1]) told.push(text);
          }).observe(document.querySelector(".timer-line"), { childList: true, subtree: true, characterData: true });
        }""")
        self.begin(page, "lanche")
        for _ in range(21):
            self.passes(page, 1)
        self.assertEqual(page.evaluate("told"), [
            "lanche: ainda 20 minutos", "lanche: ainda 10 minutos", "lanche: ainda 5 minutos", "lanche: ainda 2 minutos",
            "lanche: ainda 1 minuto", "lanche: acabou · 12:20"])

    def test_switches_begin_a_timer_and_get_out_again(self):
        page = self.open(settings={"scan": "two", "scanOrder": "each"})

        def choose(name):
            for _ in range(40):
                page.keyboard.press("Space")
                lit = page.locator(".lit")
                if name in (lit.get_attribute("aria-label") or lit.inner_text()):
                    return page.keyboard.press("Enter")
            self.fail(f"{name} is never lit")

        choose("Tempo")
        page.locator(".activity h2").wait_for()
        choose("lanche")
        self.assertEqual(self.digits(page), "00:20:00")
        names = set()
        for _ in range(8):
            page.keyboard.press("Space")
            names.add(page.locator(".lit").get_attribute("aria-label"))
        self.assertEqual(names, {"Todos os tempos", "Parar um pouco", "Fechar"})
        choose("Fechar")
        self.assertEqual(page.locator(".grid.shown").is_visible(), True)
        choose("lanche: ainda 20 minutos")
        self.assertEqual(self.digits(page), "00:20:00")

    def test_one_switch_that_moves_on_by_itself_reaches_the_way_out(self):
        page = self.open(settings={"scan": "one", "scanStep": 1, "scanLoops": 9})
        page.evaluate("document.querySelector('[aria-label=Tempo]').click()")
        page.locator(".activity h2").wait_for()
        lit = []
        for _ in range(3):
            lit.append(page.locator(".lit").all_inner_texts())
            page.clock.run_for(1010)
        self.assertEqual([len(names) for names in lit], [3, 1, 3])
        page.keyboard.press("Space")
        self.assertEqual(page.locator(".activity").is_visible(), False)

    def test_arrow_keys_and_the_way_back_reach_it_and_leave_it(self):
        page = self.open()
        self.tool(page, "timer.title").press("Enter")
        page.locator(".activity h2").wait_for()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        self.assertEqual(page.locator(".timer-beside h3").inner_text(), "vestir")
        page.keyboard.press("Escape")
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('aria-label')"), "Tempo")
        page.mouse.click(5, 5)
        self.tool(page, "timer.title").click()
        page.locator(".activity h2").wait_for()
        page.evaluate("history.back()")
        self.until(lambda: not page.locator(".activity").is_visible())
        self.assertTrue(page.url.startswith("file:"))

    def test_a_touch_has_to_last_on_its_sheet_as_on_the_board(self):
        page = self.open(settings={"dwell": 1})
        self.hold(page, self.tool(page, "timer.title"), 1100)
        card = page.locator(".timer-card", has_text="lanche")
        self.hold(page, card, 500)
        self.assertEqual(page.locator(".timer-digits").count(), 0)
        self.hold(page, card, 1100)
        self.assertEqual(page.locator(".timer-digits").count(), 1)

    def test_the_board_cannot_be_reached_below_it(self):
        page = self.open()
        self.tool(page, "timer.title").click()
        page.locator(".activity h2").wait_for()
        tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
        buttons = [node["name"]["value"] for node in tree if node.get("role", {}).get("value") == "button"]
        self.assertEqual([name for name in buttons if name in ("eu", "água", "Falar")], [])
        self.assertIn("Fechar", buttons)

    def test_a_plan_without_activities_has_no_button_for_them(self):
        page = self.open(change=lambda data: data.pop("activities"))
        self.assertEqual(self.tool(page, "timer.title").count(), 0)
        self.assertEqual(self.tool(page, "agenda.title").count(), 0)
        self.assertEqual(self.tool(page, "diary.title").count(), 0)

    def test_a_page_that_was_cut_off_says_so(self):
        page = self.open()
        page.evaluate("document.getElementById('activities')?.remove()")
        self.tool(page, "timer.title").click()
        self.until(lambda: page.locator(".hint").inner_text() == "Esta parte da página não chegou inteira: peça que a enviem de novo.")

    def test_what_another_version_kept_does_no_harm(self):
        page = self.open()
        self.begin(page, "lanche")
        self.until(lambda: self.kept(page, "values"))
        for strange in ("[{}]", "[null, 3]", '{"a": 1}', '[{"uid": "u", "rest": 5, "end": null, "plan": {"name": "x", "steps": []}}]'):
            page.evaluate(
                """([name, value]) => new Promise((resolve) => {
                  localStorage.setItem(`${name} activity timer`, value);
                  indexedDB.open(name).onsuccess = (event) => {
                    const writing = event.target.result.transaction("values", "readwrite");
                    writing.objectStore("values").put(JSON.parse(value), "activity timer");
                    writing.oncomplete = () => { event.target.result.close(); resolve(); };
                  };
                })""", [f"tagarela {self.data['uid']}", strange])
            self.load_at(page, NOON)
            self.assertEqual(self.rows(page), [])

    def test_everything_has_its_room_on_every_screen(self):
        page = self.open()
        self.begin(page, "manhã")
        for size in self.turned(page):
            width, height = SIZES[size]
            for box in page.locator(".activity button, .timer-digits, .timer-next, .timer-figure svg").evaluate_all(
                    "all => all.map((one) => one.getBoundingClientRect().toJSON())"):
                self.assertGreaterEqual(min(box["width"], box["height"]), 40, size)
                self.assertTrue(box["left"] >= 0 and box["right"] <= width and box["top"] >= 0 and box["bottom"] <= height, (size, box))


class TimerAccessTest(Flawless):
    def test_axe_finds_nothing_on_its_sheet_and_above_the_board(self):
        for size, settings in (("phone", {}), ("tablet", {"contrast": True}), ("lying", {"large": True})):
            page = self.open("activities", size, settings)
            self.tool(page, "timer.title").click()
            page.locator(".timer-card").first.wait_for()
            self.flawless(page, (size, "all"))
            page.locator(".timer-card", has_text="manhã").click()
            self.flawless(page, (size, "one"))
            self.tool(page, "close").click()
            self.flawless(page, (size, "line"), [[".lines"]])


if __name__ == "__main__":
    unittest.main()
