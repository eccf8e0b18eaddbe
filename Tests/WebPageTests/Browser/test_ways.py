"""Ways in: touch, dwell, keys, mouse, switches, controllers; and moving symbols."""

import unittest

import join
import samples
from support import HINTS, VOICES, PageTest

# A phone, on which nothing may be heard before a finger has been lifted. (What drives the browser counts as a touch.)
SILENT = """
let isAllowed = false;
addEventListener("touchend", () => { isAllowed = true; }, true);
Object.defineProperty(navigator, "userActivation", { value: { get hasBeenActive() { return isAllowed; } } });
const playAllowed = HTMLMediaElement.prototype.play;
HTMLMediaElement.prototype.play = function () {
  return isAllowed ? playAllowed.call(this) : Promise.reject(new DOMException("no touch", "NotAllowedError"));
};
"""

# A browser that refuses to keep anything.
REFUSING = "Object.defineProperty(window, 'indexedDB', { value: { open() { throw new DOMException('no', 'SecurityError'); } } });"

# A game controller that the test presses.
CONTROLLER = """
window.pad = { axes: [0, 0], buttons: Array.from({ length: 16 }, () => ({ pressed: false })) };
navigator.getGamepads = () => [window.pad];
"""


NOON = "2026-11-23T12:00:00"


class WaysTest(PageTest):
    def middle(self, locator):
        box = locator.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def hold(self, page, label, seconds):
        page.mouse.move(*self.middle(self.cell(page, label)))
        page.mouse.down()
        page.clock.run_for(seconds * 1000)
        page.mouse.up()

    def corner(self, page):
        """Presses long on the carer's button of a page whose clock stands still."""
        page.mouse.move(*self.middle(page.locator(".corner-button")))
        page.mouse.down()
        page.clock.run_for(1100)
        page.mouse.up()

    def test_a_touch_counts_when_it_begins_or_when_it_ends(self):
        page = self.open()
        page.mouse.move(*self.middle(self.cell(page, "eu")))
        page.mouse.down()
        self.assertEqual(self.words(page), ["eu"])
        page.mouse.up()
        self.assertEqual(self.words(page), ["eu"])
        page = self.open(settings={"act": "release"})
        page.mouse.move(*self.middle(self.cell(page, "eu")))
        page.mouse.down()
        self.assertEqual(self.words(page), [])
        page.mouse.move(*self.middle(self.cell(page, "quero")))
        page.mouse.up()
        self.assertEqual(self.words(page), ["quero"])

    def test_a_hand_that_rests_on_the_screen_is_in_nobodys_way(self):
        page = self.open(size="tablet", has_touch=True)
        touch = page.context.new_cdp_session(page)
        palm, finger = self.middle(self.cell(page, "gosto")), self.middle(self.cell(page, "eu"))
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate((palm, finger))]
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": points[:1]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.assertEqual(self.words(page), ["gosto", "eu"])

    def test_a_board_with_more_rows_than_room_is_scrolled(self):
        def change(data):
            data["boards"][0]["rows"] = 40
            data["boards"][0]["cells"][8]["position"] = 120
        page = self.open(size="phone", change=change)
        self.until(lambda: page.locator(".scrolls").count() == 1)
        page.mouse.move(*self.middle(self.cell(page, "eu")))
        page.mouse.down()
        self.assertEqual(self.words(page), [])
        page.mouse.up()
        self.assertEqual(self.words(page), ["eu"])

    def test_the_first_touch_of_a_finger_is_heard(self):
        page = self.open(size="phone", has_touch=True, is_mobile=True, before=SILENT, now=NOON)
        self.cell(page, "água").tap()
        heard = self.until(lambda: (h := self.heard(page)) and h[-1]["end"] and h)
        self.assertEqual([(note["data"], note["end"]) for note in heard], [(self.sound("água"), "ended")])
        self.assertEqual(self.words(page), ["água"])

    def test_a_touch_must_last_while_its_ring_fills(self):
        page = self.open(settings={"dwell": 1}, now=NOON)
        self.hold(page, "eu", 0.5)
        self.assertEqual(self.words(page), [])
        page.mouse.down()
        page.clock.run_for(500)
        ring = page.evaluate("getComputedStyle(document.querySelector('.dwelling'), '::after').backgroundImage")
        self.assertIn("conic-gradient", ring)
        page.clock.run_for(500)
        self.assertEqual(self.words(page), ["eu"])
        page.mouse.up()
        self.assertEqual(page.locator(".dwelling").count(), 0)
        self.assertEqual(self.words(page), ["eu"])

    def test_after_a_touch_nothing_else_counts_for_a_while(self):
        page = self.open(settings={"guard": 1}, now=NOON, before="window.shaken = []; navigator.vibrate = (time) => shaken.push(time);")
        self.touch(page, "eu", "quero")
        self.assertEqual(self.words(page), ["eu"])
        self.assertEqual(page.evaluate("shaken.length"), 1)
        self.assertEqual(page.locator(".pressed").count(), 1)
        page.clock.run_for(1100)
        self.touch(page, "quero")
        self.assertEqual(self.words(page), ["eu", "quero"])

    def test_in_two_steps_the_first_touch_reads_and_the_second_acts(self):
        page = self.open(settings={"twoSteps": True, "cueVolume": 0.25})
        self.touch(page, "eu")
        self.assertEqual(self.words(page), [])
        self.until(lambda: len(self.heard(page)) == 1)
        self.assertEqual((self.heard(page)[0]["data"], self.heard(page)[0]["volume"]), (self.sound("eu"), 0.25))
        self.touch(page, "água")
        self.assertEqual(self.words(page), [])
        self.touch(page, "água")
        self.assertEqual(self.words(page), ["água"])

    def test_a_resting_pointer_acts(self):
        page = self.open(settings={"hover": True, "dwell": 0.5}, now=NOON)
        for label, rests in (("eu", 600), ("quero", 200), ("água", 600)):
            page.mouse.move(*self.middle(self.cell(page, label)))
            page.clock.run_for(rests)
        self.assertEqual(self.words(page), ["eu", "água"])

    def test_arrows_go_to_the_nearest_and_enter_acts(self):
        page = self.open()
        for key in ("ArrowDown", "ArrowRight", "ArrowDown", "Enter", "ArrowLeft", " "):
            page.keyboard.press(key)
        self.assertEqual(self.words(page), ["maçã", "comer"])

    def test_a_key_that_is_held_acts_once(self):
        page = self.open()
        page.keyboard.press("ArrowDown")
        for _ in range(5):
            page.keyboard.down("Enter")
        page.keyboard.up("Enter")
        self.assertEqual(self.words(page), ["eu"])

    def test_a_game_controller_goes_and_acts(self):
        page = self.open(before=CONTROLLER, now=NOON)
        page.evaluate("dispatchEvent(new Event('gamepadconnected'))")

        def press(change, release):
            page.evaluate(change)
            page.clock.run_for(120)
            page.evaluate(release)
            page.clock.run_for(120)

        press("pad.buttons[13].pressed = true", "pad.buttons[13].pressed = false")
        press("pad.axes[0] = 1", "pad.axes[0] = 0")
        press("pad.buttons[0].pressed = true", "pad.buttons[0].pressed = false")
        self.assertEqual(self.words(page), ["quero"])

    def lit(self, page):
        return page.locator(".lit").evaluate_all("all => all.map((button) => button.getAttribute('aria-label'))")

    def when_lit(self, page, *labels):
        """Lets the time of the page go by."""
        for _ in range(200):
            if self.lit(page) == list(labels):
                return
            page.clock.run_for(100)
        self.fail(f"{labels} was never lit")

    def test_one_key_writes_a_sentence(self):
        page = self.open(settings={"scan": "one", "scanStep": 0.8, "speakEach": False}, now=NOON)
        for word in ("eu", "quero", "água"):
            self.when_lit(page, "eu", "quero", "água")
            page.keyboard.press(" ")
            self.when_lit(page, word)
            page.keyboard.press(" ")
        self.assertEqual(self.words(page), ["eu", "quero", "água"])
        self.until(lambda: page.locator(".sentence p").inner_text() == "Eu quero água.")
        for _ in range(200):
            if self.data["texts"]["strip.speak"] in self.lit(page):
                break
            page.clock.run_for(100)
        page.keyboard.press(" ")
        self.when_lit(page, self.data["texts"]["strip.speak"])
        page.keyboard.press(" ")
        self.until(lambda: self.heard(page))

    def test_a_row_that_is_left_is_lit_first_and_then_all_rests(self):
        page = self.open(settings={"scan": "one", "scanStep": 0.3, "scanLoops": 1}, now=NOON)
        self.when_lit(page, "comer", "maçã", "brincar")
        page.keyboard.press(" ")
        for label in ("comer", "maçã", "brincar"):
            self.when_lit(page, label)
        self.when_lit(page, "comer", "maçã", "brincar")
        self.when_lit(page)
        page.clock.run_for(700)
        self.assertEqual(self.lit(page), [])
        page.keyboard.press(" ")
        self.when_lit(page, "eu", "quero", "água")

    def test_two_switches_step_and_choose(self):
        page = self.open(settings={"scan": "two", "scanOrder": "column-row", "scanBeep": True})
        self.assertEqual(self.lit(page), [])
        page.keyboard.press(" ")
        page.keyboard.press(" ")
        self.assertEqual(self.lit(page), ["quero", "maçã", "casa"])
        page.mouse.click(900, 400)
        page.mouse.click(100, 400)
        self.assertEqual(self.lit(page), ["maçã"])
        page.keyboard.press("Enter")
        self.assertEqual(self.words(page), ["maçã"])

    def test_one_switch_steps_and_resting_chooses(self):
        page = self.open(settings={"scan": "one", "scanAuto": False, "scanOrder": "each", "scanStep": 1}, now=NOON)
        page.clock.run_for(1200)
        self.assertEqual(self.lit(page), [])
        for _ in range(3):
            page.mouse.click(500, 400)
        self.assertEqual(self.lit(page), ["água"])
        page.clock.run_for(1100)
        self.assertEqual(self.words(page), ["água"])

    def test_words_are_read_out_before_they_are_chosen_and_scanning_waits(self):
        page = self.open(settings={"scan": "one", "scanOrder": "each", "scanStep": 0.5, "cue": True, "cueVolume": 0.2},
                         change=lambda data: data["settings"].update(strip=False, bell=False, quick=[]), now=NOON)
        # Browsers let a page be heard only after the first touch or key.
        page.keyboard.press("a")
        self.until(lambda: self.lit(page) == ["gosto"] or page.clock.run_for(500))
        self.until(lambda: (last := self.heard(page)[-1])["data"] == self.sound("gosto") and last["end"])
        page.evaluate("heard.length = 0")
        self.until(lambda: self.lit(page) == ["eu"] or page.clock.run_for(500))
        page.clock.run_for(250)
        self.until(lambda: self.heard(page)[0]["end"])
        heard = self.until(lambda: len(h := self.heard(page)) >= 3 and h or page.clock.run_for(500))
        self.assertEqual([note["data"] for note in heard[:2]], [self.sound("eu"), self.sound("quero")])
        self.assertEqual({note["volume"] for note in heard}, {0.2})
        # Each has its whole time after its recording has ended.
        self.assertGreater(heard[1]["began"] - heard[0]["ended"], 450)

    def test_scanning_waits_while_something_is_spoken(self):
        def change(data):
            data["sounds"][data["boards"][0]["cells"][0]["sound"]] = samples.tone(300, 60)
        page = self.open(settings={"scan": "one", "scanOrder": "each", "scanStep": 0.4}, change=change, now=NOON)
        self.when_lit(page, "eu")
        page.keyboard.press(" ")
        self.until(lambda: page.evaluate("heard.length"))
        page.clock.run_for(1200)
        self.assertEqual(self.lit(page), ["eu"])
        page.evaluate("playing.currentTime = 59.8")
        self.until(lambda: page.evaluate("heard[0].end"))
        self.when_lit(page, "quero")
        self.assertEqual(page.evaluate("heard[0].end"), "ended")

    def test_the_carer_reaches_the_corner_while_any_tap_is_a_switch(self):
        page = self.open(settings={"scan": "one", "scanStep": 0.3}, now=NOON)
        self.corner(page)
        self.when_lit(page, self.data["texts"]["close"])
        page.locator("#tab-settings").click()
        self.assertEqual(page.locator("#setting-scan").count(), 1)
        self.assertEqual(self.words(page), [])
        page.locator("#new-pin").click()
        page.keyboard.type("1 ")
        self.assertEqual(page.locator("#new-pin").input_value(), "1 ")

    # One switch waits until it is lit; two step.
    SWITCHES = ({"scan": "one", "scanStep": 0.4, "scanLoops": 9}, {"scan": "two"})

    def press(self, page, switch, by):
        if by == "key":
            page.keyboard.press((" ", "Enter")[switch])
        else:
            width = page.viewport_size["width"]
            page.mouse.click((20, width - 20)[switch], 300)

    def choose_alone(self, page, by, *labels):
        """Chooses, by scanning, what is lit with these labels."""
        if page.evaluate("document.documentElement.dataset.scan") == "one":
            self.when_lit(page, *labels)
            self.press(page, 0, by)
            return
        for _ in range(30):
            self.press(page, 0, by)
            if self.lit(page) == list(labels):
                self.press(page, 1, by)
                return
        self.fail(f"{labels} was never lit")

    def scanned(self):
        for settings in self.SWITCHES:
            for by in ("key", "touch"):
                with self.subTest(scan=settings["scan"], by=by):
                    def open(*sample, **more):
                        page = self.open(*sample, settings={**settings, **more.pop("more", {})}, now=NOON, **more)
                        page.evaluate("scan => { document.documentElement.dataset.scan = scan; }", settings["scan"])
                        return page
                    yield open, by

    def test_scanning_goes_over_what_is_shown_large_and_out_of_it(self):
        for open, by in self.scanned():
            page = open(more={"scanOrder": "each", "speakEach": False, "quick": []})
            texts = self.data["texts"]
            self.choose_alone(page, by, "eu")
            self.choose_alone(page, by, texts["strip.large"])
            self.choose_alone(page, by, texts["strip.speak"])
            self.until(lambda: any(note["data"] == self.sound("eu") for note in self.heard(page)))
            self.assertEqual(page.locator("dialog[open]").count(), 1)
            self.choose_alone(page, by, texts["close"])
            self.until(lambda: page.locator("dialog").count() == 0)
            self.choose_alone(page, by, "quero")
            self.assertEqual(self.words(page), ["eu", "quero"])

    def test_scanning_goes_out_of_a_video(self):
        def change(data):
            data["videos"][0] = "data:video/webm;base64,AAAA"
        for open, by in self.scanned():
            page = open("forty", change=change, more={"scanOrder": "each"})
            self.cell(page, "assistir").evaluate("button => button.click()")
            self.until(lambda: page.locator("dialog .wrong").count() == 1)
            self.choose_alone(page, by, self.data["texts"]["close"])
            self.until(lambda: page.locator("dialog").count() == 0)
            self.choose_alone(page, by, "eu")
            self.assertEqual(self.words(page)[-1], "eu")

    def hold_tool(self, page, key):
        page.mouse.move(*self.middle(self.tool(page, key)))
        page.mouse.down()
        page.clock.run_for(1150)
        page.mouse.up()

    def test_scanning_passes_over_what_takes_hands_and_leads_out_of_it(self):
        for open, by in self.scanned():
            page = open(more={"moving": True, "strip": False, "quick": [], "bell": False})
            texts = self.data["texts"]
            page.clock.run_for(100)
            reached = set()
            for _ in range(9):
                if page.evaluate("document.documentElement.dataset.scan") == "two":
                    self.press(page, 0, by)
                reached.update(self.lit(page))
                page.clock.run_for(150)
            self.assertEqual(reached & {texts["find"], texts["moving"]}, set())
            self.hold_tool(page, "find")
            self.assertEqual(page.locator("#find").count(), 1)
            self.choose_alone(page, by, texts["close"])
            self.until(lambda: page.locator("dialog").count() == 0)
            self.hold_tool(page, "moving")
            self.assertEqual(page.locator(".state").count(), 1)
            before = self.positions(page)
            self.touch(page, "eu", "casa")
            self.assertEqual(self.positions(page)["eu"], before["casa"])
            self.assertEqual(page.locator(".state").count(), 1)
            self.until(lambda: page.locator(".state button").count() == 1)
            if page.evaluate("document.documentElement.dataset.scan") == "one":
                for _ in range(100):
                    if page.locator(".state .lit").count() == 1:
                        break
                    page.clock.run_for(100)
                if by == "key":
                    page.keyboard.press(" ")
                else:
                    page.mouse.click(20, 28)
            else:
                for switch in (0, 1):
                    if by == "key":
                        self.press(page, switch, by)
                    else:
                        page.mouse.click((20, 700)[switch], 28)
            self.until(lambda: page.locator(".state").count() == 0)

    def test_scanning_goes_over_a_notice(self):
        for open, by in self.scanned():
            page = open(before=REFUSING, more={"scanOrder": "each", "strip": False, "quick": []})
            self.choose_alone(page, by, None)
            self.until(lambda: page.locator(".notice").count() == 0)

    def test_the_finger_that_opens_the_corner_while_scanning_doesnt_close_it(self):
        page = self.open(settings={"scan": "one"}, has_touch=True, is_mobile=True)
        x, y = self.middle(page.locator(".corner-button"))
        touches = page.context.new_cdp_session(page)
        touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.until(lambda: page.locator("dialog[open]").count() == 1)
        touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(500)
        self.assertEqual(page.locator("dialog[open]").count(), 1)

    def test_scanning_says_what_the_switch_is_and_that_it_rests(self):
        page = self.open(settings={"scan": "one", "scanStep": 0.5, "scanLoops": 1}, before=HINTS)
        told = [self.data["texts"][key] for key in ("scan.keys", "scan.rest")]
        self.until(lambda: page.evaluate("hints") == told)
        self.assertEqual(page.locator(".hint").inner_text(), told[-1])

    def test_scanning_leads_out_of_questions_and_the_number(self):
        for open, by in self.scanned():
            page = open(more={"pin": samples.sealed("2468")})
            self.corner(page)
            self.assertEqual(page.locator("#pin").count(), 1)
            self.choose_alone(page, by, self.data["texts"]["close"])
            self.until(lambda: page.locator("dialog").count() == 0)

    def positions(self, page):
        return {label: self.middle(self.cell(page, label)) for label in ("eu", "quero", "casa")}

    def test_symbols_are_dragged_and_stay_where_they_were_put(self):
        page = self.open(settings={"moving": True})
        before = self.positions(page)
        self.tool(page, "moving").click()
        before = self.positions(page)
        page.mouse.move(*before["eu"])
        page.mouse.down()
        page.mouse.move(600, 400, steps=4)
        page.mouse.move(*before["casa"], steps=4)
        page.mouse.up()
        after = self.positions(page)
        self.assertEqual((after["eu"], after["casa"], after["quero"]), (before["casa"], before["eu"], before["quero"]))
        self.assertEqual(self.words(page), [])
        page.get_by_role("button", name="Pronto").click()
        self.touch(page, "eu")
        self.assertEqual(self.words(page), ["eu"])
        page.reload()
        self.ready(page)
        self.assertGreater(self.positions(page)["eu"][1], self.positions(page)["casa"][1])
        super().corner(page)
        page.get_by_role("button", name="Pôr os símbolos de volta").click()
        self.assertLess(self.positions(page)["eu"][1], self.positions(page)["casa"][1])

    def test_symbols_are_moved_by_two_touches_and_by_keys_also_to_free_places(self):
        page = self.open("forty")
        self.tool(page, "moving").click()
        free = page.locator(".free").first
        place = self.middle(free)
        self.touch(page, "casa")
        free.click()
        self.assertEqual(self.middle(self.cell(page, "casa")), place)
        page.keyboard.press("Escape")
        self.tool(page, "moving").click()
        before = self.middle(self.cell(page, "bola"))
        self.cell(page, "casa").focus()
        page.keyboard.press("Enter")
        self.cell(page, "bola").focus()
        page.keyboard.press("Enter")
        self.assertEqual(self.middle(self.cell(page, "casa")), before)
        self.assertEqual(self.middle(self.cell(page, "bola")), place)

    def test_moves_that_no_longer_fit_the_board_are_forgotten(self):
        page = self.open(settings={"moving": True})
        self.tool(page, "moving").click()
        self.touch(page, "eu", "casa")
        self.until(lambda: self.kept(page, "values"))
        other = {**samples.nine_cells(), "uid": self.data["uid"]}
        cells = other["boards"][0]["cells"]
        cells[7]["uid"] = "new"
        self.file.write_text(join.page(other))
        self.load(page)
        self.assertLess(self.positions(page)["eu"][1], self.positions(page)["casa"][1])

    def test_what_may_not_move_stays(self):
        page = self.open(settings={"moving": True},
                         change=lambda data: data["boards"][0]["cells"][0].update(movable=False))
        self.tool(page, "moving").click()
        before = self.positions(page)
        self.touch(page, "eu", "casa", "eu")
        self.assertEqual(self.positions(page), before)

    def test_what_an_adult_shows_is_marked_and_not_counted(self):
        page = self.open()
        super().corner(page)
        page.get_by_role("button", name="Mostrar como se faz (modelagem)").click()
        self.touch(page, "eu")
        self.assertEqual(page.locator(".modelled").get_attribute("aria-label"), "eu")
        self.assertEqual(page.locator(".item.shown").count(), 1)
        page.get_by_role("button", name="Parar de mostrar").click()
        self.touch(page, "quero")
        self.until(lambda: self.kept(page, "touches"))
        self.assertEqual([touch["symbol"] for touch in self.kept(page, "touches")], ["quero"])

    def test_a_hidden_word_is_found_and_shown(self):
        page = self.open("forty")
        self.tool(page, "find").click()
        page.locator("#find").fill("trí")
        page.locator(".found button").first.click()
        self.assertEqual(page.locator(".found-cell").get_attribute("aria-label"), "triste")
        self.assertEqual(self.cell(page, "quente").count(), 0)
        self.touch(page, "triste")
        self.assertEqual(self.words(page), ["triste"])
        self.touch(page, "feliz")
        self.assertEqual(self.words(page), ["triste", "feliz"])
        self.assertEqual(self.cell(page, "triste").count(), 0)
        self.tool(page, "find").click()
        page.locator("#find").fill("ouvir 12")
        page.locator(".found button").first.click()
        self.assertEqual(page.locator("h1").inner_text(), "Comidas")

    def test_a_hidden_word_that_was_found_goes_when_the_patient_goes_on(self):
        page = self.open("forty")
        for go in (lambda: self.touch(page, "comidas"), lambda: self.tool(page, "find").click()):
            self.tool(page, "find").click()
            page.locator("#find").fill("trí")
            page.locator(".found button").first.click()
            self.assertEqual(self.cell(page, "triste").count(), 1)
            go()
            if page.locator("dialog").count():
                page.locator("#find").fill("quente")
                page.locator(".found button").first.click()
                self.assertEqual(self.cell(page, "quente").count(), 1)
            else:
                self.tool(page, "back").click()
            self.assertEqual(self.cell(page, "triste").count(), 0)

    def test_places_of_hidden_words_look_taken_and_say_so(self):
        page = self.open("forty")
        self.tool(page, "moving").click()
        self.assertEqual((page.locator(".shown .hidden-place").count(), page.locator(".shown .free").count()), (3, 1))
        before = self.middle(self.cell(page, "casa"))
        page.mouse.move(*before)
        page.mouse.down()
        page.mouse.move(*self.middle(page.locator(".hidden-place").first), steps=4)
        page.mouse.up()
        self.assertEqual(self.middle(self.cell(page, "casa")), before)
        self.assertEqual(page.locator(".state p").inner_text(), self.data["texts"]["moving.hidden"])

    def test_what_is_dragged_is_not_cut_at_the_boards_edge(self):
        page = self.open(settings={"moving": True})
        self.tool(page, "moving").click()
        box = page.locator(".board").bounding_box()
        page.mouse.move(*self.middle(self.cell(page, "gosto")))
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 5, steps=4)
        below = page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('.cell')?.getAttribute('aria-label')",
                              [box["x"] + box["width"] / 2, box["y"] + box["height"] + 12])
        page.mouse.up()
        self.assertEqual(below, "gosto")

    def test_quick_phrases_and_the_bell_break_in_on_every_board(self):
        def change(data):
            data["sounds"][data["boards"][0]["cells"][0]["sound"]] = samples.tone(300, 60)
        page = self.open(before=VOICES, change=change)
        self.touch(page, "eu", "quero", "água")
        page.get_by_role("button", name="Está doendo").click()
        self.until(lambda: page.evaluate("said.map((say) => say.text)") == ["Está doendo."])
        self.assertEqual(self.words(page), ["eu", "quero", "água"])
        self.assertLess(page.evaluate("heard.length"), 3)
        self.tool(page, "bell").click()

    def test_letters_are_as_they_were_set(self):
        page = self.open(settings={"letters": "upper"})
        self.assertEqual(page.locator(".shown .word").first.inner_text(), "EU")
        self.touch(page, "ÁGUA")
        self.assertEqual(self.words(page), ["ÁGUA"])


if __name__ == "__main__":
    unittest.main()
