"""The whiteboard beside the boards: fingers, pens and mice, what is kept and sent, and what is done without hands."""

import base64
import json
import pathlib
import re
import struct
import tempfile
import unittest
import xml.etree.ElementTree

import join
import samples
from support import HINTS, SIZES, PageTest
from test_access import Flawless
from test_keeping import Process
from test_ways import REFUSING

NOON = "2026-11-23T12:20:00"

PUT = """([name, key, value]) => new Promise((resolve) => {
  indexedDB.open(name).onsuccess = (event) => {
    const writing = event.target.result.transaction("values", "readwrite");
    writing.objectStore("values").put(value, key);
    writing.oncomplete = () => { event.target.result.close(); resolve(); };
  };
})"""


class Whiteboard(PageTest):
    def open(self, size="tablet", settings=None, change=None, **more):
        page = super().open("albums", size, settings, change, **more)
        self.enter(page)
        return page

    def enter(self, page):
        # As screen readers do, for while scanning a touch is a switch.
        self.tool(page, "draw.title").evaluate("button => button.click()")
        self.until(lambda: page.locator(".activity-content > *").count() > 0)
        if page.locator(".draw-paper").count() > 0:
            self.sheet(page)

    def sheet(self, page):
        """Returns when the one sheet is there and has taken its size."""
        papers = page.locator(".draw-paper")
        self.until(lambda: papers.count() == 1 and (papers.bounding_box() or {"width": 0})["width"] > 100)

    def press(self, page, key):
        self.tool(page, key).click()

    def at(self, page, x, y):
        """Shares of the sheet as places on the screen."""
        box = page.locator(".draw-paper canvas").bounding_box()
        return box["x"] + x * box["width"], box["y"] + y * box["height"]

    def draw(self, page, *shares, steps=4):
        """With the mouse."""
        places = [self.at(page, *share) for share in shares]
        page.mouse.move(*places[0])
        page.mouse.down()
        for place in places[1:]:
            page.mouse.move(*place, steps=steps)
        page.mouse.up()

    def touch(self, page, kind, *points):
        """Fingers as they lie on the sheet: number, across, down."""
        self.fingers = getattr(self, "fingers", None) or page.context.new_cdp_session(page)
        self.fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
            dict(zip(("x", "y"), self.at(page, x, y)), id=number) for number, x, y in points]})

    def pen(self, page, kind, x, y, force=0.5):
        self.pens = getattr(self, "pens", None) or page.context.new_cdp_session(page)
        across, down = self.at(page, x, y)
        self.pens.send("Input.dispatchMouseEvent", {
            "type": kind, "x": across, "y": down, "button": "left", "buttons": 0 if kind == "mouseReleased" else 1,
            "clickCount": 1, "pointerType": "pen", "force": force})

    def drawings(self, page):
        return [value for value in self.kept(page, "values") if isinstance(value, dict) and "strokes" in value]

    def strokes(self, page, count):
        """Those of the only drawing, when there are so many."""
        return self.until(lambda: next((found for [drawing] in [self.drawings(page)] for found in [drawing["strokes"]]
                                        if len(found) == count), None) if len(self.drawings(page)) == 1 else None)

    def colour(self, page, x, y):
        """What is seen at a place of the sheet."""
        return page.locator(".draw-paper canvas").evaluate(
            """(canvas, [x, y]) => [...canvas.getContext("2d").getImageData(x * canvas.width, y * canvas.height, 1, 1).data].slice(0, 3)""",
            [x, y])

    def label(self, page):
        return page.locator(".draw-paper canvas").get_attribute("aria-label")


WHITE, BLACK, RED = [255, 255, 255], [27, 31, 42], [211, 47, 47]


class DrawingTest(Whiteboard):
    def test_a_mouse_draws_in_the_colour_and_width_that_were_chosen(self):
        page = self.open()
        self.draw(page, (0.2, 0.5), (0.8, 0.5))
        self.assertEqual(self.colour(page, 0.5, 0.5), BLACK)
        self.press(page, "draw.red")
        self.press(page, "draw.widest")
        self.draw(page, (0.2, 0.2), (0.8, 0.2))
        self.assertEqual(self.colour(page, 0.5, 0.2), RED)
        thin, thick = self.strokes(page, 2)
        self.assertEqual((thin["colour"], thick["colour"]), ("#1b1f2a", "#d32f2f"))
        self.assertGreater(thick["width"], thin["width"])
        [drawing] = self.drawings(page)
        self.assertAlmostEqual(thick["points"][0][0], 0.2 * drawing["width"], delta=4)
        self.assertAlmostEqual(thick["points"][-1][0], 0.8 * drawing["width"], delta=4)
        self.assertAlmostEqual(thick["points"][0][1], 0.2 * drawing["height"], delta=4)
        self.assertEqual(max(drawing["width"], drawing["height"]), 1600)

    def test_a_touch_without_moving_is_a_dot(self):
        page = self.open(has_touch=True)
        self.touch(page, "touchStart", (1, 0.5, 0.5))
        self.touch(page, "touchEnd")
        self.assertEqual(self.colour(page, 0.5, 0.5), BLACK)
        self.assertEqual(len(self.strokes(page, 1)[0]["points"]), 1)

    def test_several_fingers_draw_lines_of_their_own_at_once(self):
        page = self.open(has_touch=True)
        self.touch(page, "touchStart", (1, 0.2, 0.2))
        self.touch(page, "touchStart", (1, 0.2, 0.2), (2, 0.2, 0.8))
        for step in range(1, 7):
            self.touch(page, "touchMove", (1, 0.2 + step / 10, 0.2), (2, 0.2 + step / 10, 0.8))
        self.touch(page, "touchEnd", (1, 0.8, 0.2))
        self.touch(page, "touchMove", (2, 0.9, 0.8))
        self.touch(page, "touchEnd")
        lines = self.strokes(page, 2)
        [drawing] = self.drawings(page)
        for line, share, end in zip(lines, (0.2, 0.8), (0.8, 0.9)):
            self.assertTrue(all(abs(y - share * drawing["height"]) < 4 for _, y in line["points"]))
            self.assertAlmostEqual(line["points"][-1][0], end * drawing["width"], delta=4)

    def test_a_finger_closes_it_while_another_rests_on_the_sheet(self):
        page = self.open(has_touch=True)
        self.touch(page, "touchStart", (1, 0.2, 0.2))
        self.touch(page, "touchMove", (1, 0.5, 0.5))
        sheet, close = page.locator(".draw-paper canvas").bounding_box(), self.tool(page, "close").bounding_box()
        x, y = close["x"] + close["width"] / 2, close["y"] + close["height"] / 2
        share = ((x - sheet["x"]) / sheet["width"], (y - sheet["y"]) / sheet["height"])
        self.touch(page, "touchStart", (1, 0.5, 0.5), (2, *share))
        self.assertFalse(page.locator(".activity").is_visible())
        self.strokes(page, 1)

    def test_fingers_neither_scroll_nor_zoom_nor_select(self):
        page = self.open("phone", has_touch=True, is_mobile=True)
        self.touch(page, "touchStart", (1, 0.4, 0.4), (2, 0.6, 0.6))
        for step in range(1, 5):
            self.touch(page, "touchMove", (1, 0.4 - step / 12, 0.4 - step / 12), (2, 0.6 + step / 12, 0.6 + step / 12))
        self.touch(page, "touchEnd")
        self.strokes(page, 2)
        self.assertEqual(page.evaluate(
            """[visualViewport.scale, scrollY, getSelection().toString(),
              ...[...document.querySelectorAll(".activity *")].map((one) => one.scrollTop + one.scrollLeft).filter((far) => far > 0)]"""),
            [1, 0, ""])

    def test_a_pens_pressure_is_its_lines_width(self):
        page = self.open()
        self.pen(page, "mousePressed", 0.1, 0.5, 0.1)
        for step in range(1, 9):
            self.pen(page, "mouseMoved", 0.1 + step / 10, 0.5, 0.1 + step / 10)
        self.pen(page, "mouseReleased", 0.9, 0.5, 0)
        drawing = self.until(lambda: self.drawings(page))[0]
        widths = [stroke["width"] for stroke in drawing["strokes"]]
        self.assertEqual(widths, sorted(widths))
        self.assertGreater(len(widths), 3)
        self.assertGreater(widths[-1], 2 * widths[0])
        for one, other in zip(drawing["strokes"], drawing["strokes"][1:]):
            self.assertEqual(one["points"][-1], other["points"][0])
        self.press(page, "draw.undo")
        self.until(lambda: self.drawings(page) == [])

    def test_a_hand_draws_nothing_while_a_pen_does_and_shortly_after(self):
        page = self.open(has_touch=True, now=NOON)
        self.touch(page, "touchStart", (1, 0.8, 0.8))
        self.touch(page, "touchMove", (1, 0.9, 0.8))
        self.pen(page, "mousePressed", 0.1, 0.2)
        self.pen(page, "mouseMoved", 0.5, 0.2)
        self.touch(page, "touchMove", (1, 0.9, 0.9))
        self.touch(page, "touchEnd")
        self.touch(page, "touchStart", (2, 0.7, 0.7))
        self.touch(page, "touchEnd")
        self.pen(page, "mouseMoved", 0.6, 0.2)
        self.pen(page, "mouseReleased", 0.6, 0.2)
        page.clock.run_for(1000)
        self.touch(page, "touchStart", (3, 0.7, 0.7))
        self.touch(page, "touchEnd")
        [line] = self.strokes(page, 1)
        self.assertEqual((self.colour(page, 0.9, 0.8), self.colour(page, 0.7, 0.7)), (WHITE, WHITE))
        page.clock.run_for(600)
        self.touch(page, "touchStart", (4, 0.7, 0.7))
        self.touch(page, "touchEnd")
        self.strokes(page, 2)

    def test_a_hand_draws_nothing_while_a_pen_hovers(self):
        page = self.open(has_touch=True, now=NOON)
        across, down = self.at(page, 0.3, 0.3)
        page.context.new_cdp_session(page).send("Input.dispatchMouseEvent", {
            "type": "mouseMoved", "x": across, "y": down, "button": "none", "buttons": 0, "pointerType": "pen"})
        self.touch(page, "touchStart", (1, 0.7, 0.7))
        self.touch(page, "touchEnd")
        self.assertEqual(self.colour(page, 0.7, 0.7), WHITE)
        page.clock.run_for(1600)
        self.touch(page, "touchStart", (2, 0.7, 0.7))
        self.touch(page, "touchEnd")
        self.assertEqual(self.colour(page, 0.7, 0.7), BLACK)

    def test_a_pens_other_end_erases_and_all_points_of_a_frame_count(self):
        page = self.open()
        self.draw(page, (0.1, 0.5), (0.9, 0.5))
        self.strokes(page, 1)
        page.locator(".draw-paper canvas").evaluate("""(canvas) => {
          const { left, top, width, height } = canvas.getBoundingClientRect();
          canvas.setPointerCapture = () => {};
          const at = (x, y, more) => ({ clientX: left + x * width, clientY: top + y * height, pointerId: 9, bubbles: true, cancelable: true, ...more });
          const points = [0.4, 0.5, 0.6].map((y) => new PointerEvent("pointermove", at(0.5, y, {})));
          canvas.dispatchEvent(new PointerEvent("pointerdown", at(0.5, 0.3, { pointerType: "pen", button: 5, buttons: 32 })));
          canvas.dispatchEvent(new PointerEvent("pointermove", at(0.3, 0.7, { coalescedEvents: points })));
          canvas.dispatchEvent(new PointerEvent("pointerup", at(0.3, 0.7, { pointerType: "pen" })));
        }""")
        self.strokes(page, 2)
        self.assertEqual([self.colour(page, x, 0.5) for x in (0.3, 0.5, 0.7)], [BLACK, WHITE, BLACK])

    def test_the_eraser_takes_away_what_it_passes_over(self):
        page = self.open()
        self.press(page, "draw.widest")
        self.draw(page, (0.1, 0.5), (0.9, 0.5))
        self.press(page, "draw.eraser")
        self.press(page, "draw.thin")
        self.draw(page, (0.5, 0.1), (0.5, 0.9))
        left, right = self.strokes(page, 2)
        [drawing] = self.drawings(page)
        middle = drawing["width"] / 2
        # The eraser's radius is 28, and half of the line 34.
        self.assertAlmostEqual(middle - left["points"][-1][0], 62, delta=4)
        self.assertAlmostEqual(right["points"][0][0] - middle, 62, delta=4)
        self.assertEqual([self.colour(page, x, 0.5) for x in (0.3, 0.5, 0.7)], [BLACK, WHITE, BLACK])
        self.press(page, "draw.undo")
        self.strokes(page, 1)
        self.assertEqual(self.colour(page, 0.5, 0.5), BLACK)

    def test_what_the_eraser_does_not_touch_stays_as_it_is(self):
        page = self.open()
        self.draw(page, (0.1, 0.2), (0.5, 0.3), (0.9, 0.2))
        before = self.strokes(page, 1)
        self.press(page, "draw.eraser")
        self.draw(page, (0.1, 0.8), (0.9, 0.8))
        self.press(page, "draw.undo")
        self.until(lambda: self.drawings(page) == [])
        self.press(page, "draw.redo")
        self.assertEqual(self.strokes(page, 1), before)

    def test_steps_are_taken_back_and_done_again_until_something_else_is_done(self):
        page = self.open()
        self.assertTrue(self.tool(page, "draw.undo").is_disabled())
        for y in (0.2, 0.4, 0.6):
            self.draw(page, (0.2, y), (0.8, y))
        self.press(page, "draw.undo")
        self.press(page, "draw.undo")
        self.assertEqual([self.colour(page, 0.5, y) for y in (0.2, 0.4, 0.6)], [BLACK, WHITE, WHITE])
        self.press(page, "draw.redo")
        self.assertEqual([self.colour(page, 0.5, y) for y in (0.2, 0.4, 0.6)], [BLACK, BLACK, WHITE])
        self.draw(page, (0.2, 0.8), (0.8, 0.8))
        self.assertTrue(self.tool(page, "draw.redo").is_disabled())
        self.strokes(page, 3)

    def test_the_sheet_is_cleared_after_a_question_and_that_can_be_taken_back(self):
        page = self.open()
        self.assertTrue(self.tool(page, "draw.clear").is_disabled())
        self.draw(page, (0.2, 0.5), (0.8, 0.5))
        self.press(page, "draw.clear")
        page.locator("dialog .button", has_text="Não, deixar").click()
        self.strokes(page, 1)
        self.press(page, "draw.clear")
        page.locator("dialog .button", has_text="Limpar a folha").click()
        self.assertEqual(self.colour(page, 0.5, 0.5), WHITE)
        self.until(lambda: self.drawings(page) == [])
        self.press(page, "draw.undo")
        self.assertEqual(self.colour(page, 0.5, 0.5), BLACK)
        self.strokes(page, 1)

    def test_a_device_that_is_turned_keeps_the_drawings_shape(self):
        page = self.open("phone")
        self.draw(page, (0.1, 0.1), (0.9, 0.9))
        self.strokes(page, 1)
        before = page.locator(".draw-paper").bounding_box()
        page.set_viewport_size({"width": 740, "height": 360})
        self.until(lambda: page.locator(".draw-paper").bounding_box()["height"] < 330)
        after = page.locator(".draw-paper").bounding_box()
        self.assertAlmostEqual(before["width"] / before["height"], after["width"] / after["height"], delta=0.01)
        self.assertEqual([self.colour(page, share, share) for share in (0.2, 0.8)], [BLACK, BLACK])
        self.draw(page, (0.9, 0.1), (0.1, 0.9))
        self.assertEqual(self.colour(page, 0.8, 0.2), BLACK)

    def test_a_sheet_that_is_full_says_so(self):
        page = self.open(before=HINTS)
        points = [[i % 1600, i // 20] for i in range(20_000)]
        full = {"uid": "full", "begun": "2026-11-23 12:00:00", "at": "2026-11-23 12:00:00", "width": 1600, "height": 1200,
                "background": None, "strokes": [{"colour": "#000000", "width": 3, "points": points}]}
        page.evaluate(PUT, [f"tagarela {self.data['uid']}", "drawing full", full])
        self.press(page, "draw.mine")
        page.locator(".gallery-card").click()
        self.press(page, "draw.again")
        self.sheet(page)
        self.draw(page, (0.2, 0.9), (0.8, 0.9))
        self.assertEqual(page.evaluate("hints"), ["Esta folha está cheia. Comece outra!"])
        self.assertEqual(len(self.drawings(page)[0]["strokes"]), 1)


class KeepingTest(Whiteboard):
    def test_what_is_drawn_outlives_a_browser_that_is_killed(self):
        with tempfile.TemporaryDirectory() as folder:
            data = samples.with_albums()
            self.data, self.file = data, pathlib.Path(folder) / "page.html"
            self.file.write_text(join.page(data))
            with Process(self, folder) as process:
                page = process.page(self.file)
                self.enter(page)
                self.draw(page, (0.2, 0.5), (0.8, 0.5))
                drawn = self.strokes(page, 1)
            with Process(self, folder) as process:
                page = process.page(self.file)
                self.enter(page)
                page.locator(".gallery-card").click()
                self.press(page, "draw.again")
                self.sheet(page)
                self.draw(page, (0.2, 0.7), (0.8, 0.7))
                self.assertEqual(self.strokes(page, 2)[0], drawn[0])

    def test_several_drawings_are_kept_taken_up_again_and_removed(self):
        page = self.open()
        self.draw(page, (0.2, 0.5), (0.8, 0.5))
        self.press(page, "draw.mine")
        self.press(page, "draw.new")
        self.sheet(page)
        self.draw(page, (0.2, 0.3), (0.8, 0.3))
        self.draw(page, (0.2, 0.6), (0.8, 0.6))
        self.until(lambda: sorted(len(drawing["strokes"]) for drawing in self.drawings(page)) == [1, 2])
        self.press(page, "draw.mine")
        self.until(lambda: page.locator(".gallery-card").count() == 2)
        page.locator(".gallery-card").nth(0).click()
        self.press(page, "draw.remove")
        page.locator("dialog .button", has_text="Não, guardar").click()
        self.assertEqual(len(self.drawings(page)), 2)
        self.press(page, "draw.remove")
        page.locator("dialog .button", has_text="Apagar o desenho").click()
        self.until(lambda: page.locator(".gallery-card").count() == 1)
        self.assertEqual(len(self.drawings(page)), 1)

    def test_a_sheet_with_nothing_on_it_is_not_kept(self):
        page = self.open()
        self.press(page, "draw.mine")
        self.until(lambda: page.locator(".gallery-empty").count() == 1)
        self.assertEqual(self.drawings(page), [])

    def test_drawings_are_an_album_from_which_they_are_taken_up(self):
        page = self.open()
        self.draw(page, (0.2, 0.5), (0.8, 0.5))
        self.press(page, "close")
        self.press(page, "album.title")
        page.locator(".gallery-card", has_text="Meus desenhos").click()
        self.until(lambda: page.locator(".gallery-name").all_inner_texts()[0].startswith("Desenho, "))
        page.locator(".gallery-card").click()
        self.assertEqual(page.locator(".large-picture path").count(), 1)
        self.press(page, "draw.again")
        self.sheet(page)
        self.assertEqual(page.locator("#activity-title").inner_text(), "Desenhar")
        self.draw(page, (0.2, 0.8), (0.8, 0.8))
        self.strokes(page, 2)

    def test_two_open_pages_do_not_overwrite_each_others_drawings(self):
        page = self.open()
        other = page.context.new_page()
        other.goto(self.file.as_uri())
        self.ready(other)
        self.enter(other)
        for one in (page, other, page, other):
            one.bring_to_front()
            self.draw(one, (0.2, 0.5), (0.8, 0.6))
        self.until(lambda: sorted(len(drawing["strokes"]) for drawing in self.drawings(page)) == [2, 2])

    def test_where_nothing_is_kept_one_draws_all_the_same(self):
        page = self.open(before=REFUSING)
        self.draw(page, (0.2, 0.5), (0.8, 0.5))
        self.press(page, "draw.mine")
        self.until(lambda: page.locator(".gallery-card").count() == 1)

    def test_what_another_version_kept_does_no_harm(self):
        page = self.open()
        good = {"uid": "x", "begun": "2026-11-23 12:00:00", "at": "2026-11-23 12:00:00", "width": 1600, "height": 900,
                "background": None, "strokes": [{"colour": "#ff0000", "width": 3, "points": [[1, 2]]}]}
        strange = [3, [], {}, {**good, "strokes": [{}]}, {**good, "strokes": [{"colour": "\"/><script>", "width": 3, "points": [[1, 2]]}]},
                   {**good, "width": 1e9}, {**good, "background": {"address": "https://example.org/x.png", "x": 0, "y": 0, "width": 1, "height": 1}},
                   {**good, "strokes": [{"colour": "#ff0000", "width": 3, "points": []}]}, {**good, "strokes": "none"}]
        for i, value in enumerate(strange):
            page.evaluate(PUT, [f"tagarela {self.data['uid']}", f"drawing {i}", value])
        self.press(page, "draw.mine")
        self.until(lambda: page.locator(".gallery-empty").count() == 1)

    def test_more_drawings_than_can_be_sent_are_not_begun(self):
        page = self.open(before=HINTS)
        for i in range(60):
            drawing = {"uid": f"d{i}", "begun": "2026-11-23 12:00:00", "at": "2026-11-23 12:00:00", "width": 1600, "height": 900,
                       "background": None, "strokes": [{"colour": "#ff0000", "width": 3, "points": [[i, 2]]}]}
            page.evaluate(PUT, [f"tagarela {self.data['uid']}", f"drawing d{i}", drawing])
        self.press(page, "draw.mine")
        self.until(lambda: page.locator(".gallery-position").inner_text() == "1 / 4")
        self.press(page, "draw.new")
        self.until(lambda: page.evaluate("hints") == ["Já há 60 desenhos. Apague um para começar outro."])


class BackgroundTest(Whiteboard):
    def choose(self, page, source, picture):
        self.press(page, "draw.background")
        page.locator(".gallery-card", has_text=source).first.click()
        page.get_by_role("button", name=picture, exact=True).click()
        self.sheet(page)

    def test_one_draws_over_a_picture_of_the_board_which_is_pale(self):
        page = self.open()
        self.draw(page, (0.1, 0.1), (0.2, 0.1))
        self.choose(page, "Hora do lanche", "brincar")
        [drawing] = self.until(lambda: [one for one in self.drawings(page) if one["background"]])
        self.assertRegex(drawing["background"]["address"], "^data:image/png;base64,")
        self.until(lambda: self.colour(page, 0.4, 0.5) != WHITE)
        self.assertGreater(min(self.colour(page, 0.4, 0.5)), 120)
        self.press(page, "draw.undo")
        self.until(lambda: self.colour(page, 0.4, 0.5) == WHITE)
        self.press(page, "draw.redo")
        self.until(lambda: self.colour(page, 0.4, 0.5) != WHITE)
        self.press(page, "draw.background")
        page.locator(".gallery-card", has_text="Folha branca").click()
        self.until(lambda: self.colour(page, 0.4, 0.5) == WHITE)

    def test_one_draws_over_a_photo_of_an_album(self):
        page = self.open()
        self.choose(page, "Férias", "praia 2")
        self.draw(page, (0.2, 0.5), (0.8, 0.5))
        [drawing] = self.until(lambda: self.drawings(page))
        background = drawing["background"]
        self.assertRegex(background["address"], "^data:image/jpeg;base64,")
        self.assertAlmostEqual(background["width"] / background["height"], 320 / 240, delta=0.01)
        self.assertLessEqual(background["x"] + background["width"], drawing["width"])

    def test_only_the_backgrounds_that_were_sent_are_there(self):
        page = self.open(change=lambda data: data.update(activities={"draw": {"blank": True, "board": False}}))
        self.assertEqual(self.tool(page, "draw.background").count(), 0)
        self.assertEqual(page.locator(".draw-paper").count(), 1)
        page = self.open(change=lambda data: data.update(activities={"draw": {"blank": False, "board": True}}))
        self.until(lambda: page.locator(".gallery-name").all_inner_texts() == ["Hora do lanche"])
        page.locator(".gallery-card").click()
        page.get_by_role("button", name="brincar", exact=True).click()
        self.sheet(page)
        self.draw(page, (0.2, 0.5), (0.8, 0.5))
        [drawing] = self.until(lambda: self.drawings(page))
        place = page.locator(".draw-place").bounding_box()
        self.assertAlmostEqual(drawing["width"] / drawing["height"], place["width"] / place["height"], delta=0.01)

    def test_albums_that_the_carer_hides_are_no_backgrounds(self):
        page = self.open(settings={"activities": "draw"})
        self.press(page, "draw.background")
        self.until(lambda: page.locator(".gallery-name").all_inner_texts() == ["Folha branca", "Hora do lanche"])

    def test_a_picture_that_cannot_be_seen_is_no_background(self):
        def change(data):
            data["activities"]["album"]["albums"][1]["items"][0]["picture"] = "data:image/png;base64,AAAA"

        page = self.open(change=change, before=HINTS)
        self.press(page, "draw.background")
        page.locator(".gallery-card", has_text="Comidas").click()
        page.get_by_role("button", name="maçã", exact=True).click()
        self.until(lambda: page.evaluate("hints") == ["Esta figura não pode servir de fundo. Escolha outra!"])
        self.press(page, "draw.background")
        self.press(page, "draw.back")
        self.assertEqual(page.locator(".draw-paper").count(), 1)


class SendingTest(Whiteboard):
    def sent(self, page):
        """The items of what the carer saves."""
        page.keyboard.press("Escape")
        self.corner(page, "send")
        part = page.locator(".section section").nth(1)
        part.get_by_text("Desenhar: ").wait_for()
        with page.expect_download() as download:
            part.get_by_role("button", name="Salvar as observações").click()
        head = json.loads(pathlib.Path(download.value.path()).read_text().split("\n")[0])
        self.close(page)
        return json.loads(head["tagarela.items"])

    def test_drawings_go_to_the_therapist_as_strokes_and_as_pictures(self):
        page = self.open()
        self.press(page, "draw.red")
        self.draw(page, (0.2, 0.5), (0.5, 0.2), (0.8, 0.5))
        [drawing] = self.until(lambda: self.drawings(page))
        [item] = self.sent(page)
        self.assertEqual((item["part"], item["uid"]), ("album", drawing["uid"]))
        self.assertEqual(item["fields"]["source"], "page")
        self.assertRegex(item["fields"]["at"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$")
        self.assertTrue(item["fields"]["name"].startswith("Desenho, "))
        picture = base64.b64decode(item["media"]["picture"])
        self.assertEqual(picture[:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual(struct.unpack(">II", picture[16:24]), (drawing["width"], drawing["height"]))
        root = xml.etree.ElementTree.fromstring(base64.b64decode(item["media"]["drawing"]).decode())
        width, height = str(drawing["width"]), str(drawing["height"])
        self.assertEqual(root.attrib, {"viewBox": f"0 0 {width} {height}", "width": width, "height": height})
        [path] = root
        self.assertEqual(path.tag, "{http://www.w3.org/2000/svg}path")
        self.assertEqual({**path.attrib, "d": ""}, {
            "d": "", "fill": "none", "stroke": "#d32f2f", "stroke-width": "16", "stroke-linecap": "round", "stroke-linejoin": "round"})
        self.assertRegex(path.attrib["d"], r"^M[\d. ]+(Q[\d. ]+)*L[\d. ]+$")
        self.assertEqual(self.sent(page), [item])

    def test_a_drawing_over_a_photo_takes_it_along(self):
        page = self.open()
        self.press(page, "draw.background")
        page.locator(".gallery-card", has_text="Férias").click()
        page.get_by_role("button", name="praia 2", exact=True).click()
        self.sheet(page)
        self.draw(page, (0.2, 0.5), (0.8, 0.5))
        [drawing] = self.until(lambda: self.drawings(page))
        [item] = self.sent(page)
        self.assertEqual(base64.b64decode(item["media"]["picture"])[:3], b"\xff\xd8\xff")
        image, path = xml.etree.ElementTree.fromstring(base64.b64decode(item["media"]["drawing"]).decode())
        back = drawing["background"]
        self.assertEqual(image.attrib, {"href": back["address"], **{key: str(back[key]) for key in ("x", "y", "width", "height")}})

    def test_strokes_and_picture_look_the_same(self):
        page = self.open()
        self.press(page, "draw.background")
        page.locator(".gallery-card", has_text="Hora do lanche").click()
        page.get_by_role("button", name="brincar", exact=True).click()
        self.sheet(page)
        self.press(page, "draw.widest")
        self.draw(page, (0.1, 0.2), (0.5, 0.9), (0.9, 0.2), (0.2, 0.4))
        self.pen(page, "mousePressed", 0.1, 0.8, 0.1)
        for step in range(1, 9):
            self.pen(page, "mouseMoved", 0.1 + step / 10, 0.8, 0.1 + step / 10)
        self.pen(page, "mouseReleased", 0.9, 0.8, 0)
        self.press(page, "draw.eraser")
        self.draw(page, (0.5, 0.1), (0.5, 0.7))
        self.until(lambda: len(self.drawings(page)[0]["strokes"]) > 5)
        [item] = self.sent(page)
        share = page.evaluate("""async ([drawing, picture]) => {
          const shown = await Promise.all([`svg+xml;base64,${drawing}`, `png;base64,${picture}`].map(async (data) => {
            const image = new Image();
            image.src = "data:image/" + data;
            await image.decode();
            const canvas = document.createElement("canvas");
            canvas.width = 400;
            canvas.height = Math.round(400 * image.naturalHeight / image.naturalWidth);
            const context = canvas.getContext("2d");
            context.fillStyle = "#ffffff";
            context.fillRect(0, 0, 400, canvas.height);
            context.drawImage(image, 0, 0, 400, canvas.height);
            return context.getImageData(0, 0, 400, canvas.height).data;
          }));
          return shown[0].filter((value, i) => Math.abs(value - shown[1][i]) > 64).length / shown[0].length;
        }""", [item["media"]["drawing"], item["media"]["picture"]])
        self.assertLess(share, 0.002)

    def test_a_drawing_that_came_back_with_the_plan_is_called_as_there_and_sends_no_name(self):
        page = self.open()
        self.draw(page, (0.2, 0.5), (0.8, 0.5))
        [drawing] = self.until(lambda: self.drawings(page))
        self.data["activities"]["album"]["albums"].append({"uid": "album-drawings", "name": "Desenhos", "items": [
            {"uid": drawing["uid"], "name": "A praia", "picture": samples.picture("sun")}]})
        self.rewrite()
        self.load(page)
        self.enter(page)
        self.assertIn("A praia", page.locator(".gallery-name").all_inner_texts())
        [item] = self.sent(page)
        self.assertEqual((item["uid"], sorted(item["fields"])), (drawing["uid"], ["at", "source"]))

    def test_nothing_goes_along_where_nothing_was_drawn(self):
        page = self.open()
        self.press(page, "close")
        self.corner(page, "send")
        self.until(lambda: page.locator(".section section").count() == 2)
        self.assertEqual(page.locator(".section section").nth(1).get_by_role("button").count(), 0)


class WithoutHandsTest(Whiteboard):
    def lit(self, page):
        return [button.get_attribute("aria-label") for button in page.locator(".lit").all()]

    def until_lit(self, page, name):
        """Steps until it is lit, alone or among others."""
        for _ in range(14):
            page.keyboard.press("Space")
            if name in self.lit(page):
                return
        self.fail(f"{name} was never lit")

    def test_switches_choose_colours_and_put_stamps(self):
        page = self.open(settings={"scan": "two"})
        self.assertIn("a mão, uma caneta ou o mouse", page.locator(".draw-help").inner_text())
        for name in ("Vermelho", "Carimbos"):
            self.until_lit(page, name)
            page.keyboard.press("Enter")
            while self.lit(page) != [name]:
                page.keyboard.press("Space")
            page.keyboard.press("Enter")
        self.until_lit(page, "Estrela")
        page.keyboard.press("Enter")
        page.keyboard.press("Space")
        self.assertEqual(self.lit(page), ["Estrela"])
        page.keyboard.press("Enter")
        self.until_lit(page, "Linha 2, coluna 2")
        page.keyboard.press("Enter")
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        [star] = self.strokes(page, 1)
        [drawing] = self.drawings(page)
        self.assertEqual(star["colour"], "#d32f2f")
        for axis, side in enumerate((drawing["width"], drawing["height"])):
            values = [point[axis] for point in star["points"]]
            self.assertTrue(side / 3 < min(values) and max(values) < side * 2 / 3)
        self.assertEqual(page.locator(".stage > [aria-live]").inner_text(), "Estrela: Linha 2, coluna 2")

    def test_switches_choose_a_background_and_get_out(self):
        page = self.open(settings={"scan": "two"})
        self.until_lit(page, "Fundo para desenhar por cima")
        self.assertNotIn("Borracha", self.lit(page))
        page.keyboard.press("Enter")
        while self.lit(page) != ["Fundo para desenhar por cima"]:
            page.keyboard.press("Space")
        page.keyboard.press("Enter")
        self.until(lambda: page.locator(".gallery-card").count() == 4)
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        self.until(lambda: page.locator(".gallery-card").count() == 9)
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        self.sheet(page)
        self.until(lambda: self.colour(page, 0.5, 0.8) != WHITE)
        self.until_lit(page, "Fechar")
        page.keyboard.press("Enter")
        self.assertFalse(page.locator(".activity").is_visible())

    def test_switches_answer_whether_the_sheet_is_cleared(self):
        page = self.open(settings={"scan": "two", "scanOrder": "each"})
        page.keyboard.press("Space")
        while self.lit(page) != ["Carimbos"]:
            page.keyboard.press("Space")
        page.keyboard.press("Enter")
        while self.lit(page) != ["Coração"]:
            page.keyboard.press("Space")
        page.keyboard.press("Enter")
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        self.strokes(page, 1)
        page.keyboard.press("Escape")
        while self.lit(page) != ["Limpar a folha"]:
            page.keyboard.press("Space")
        page.keyboard.press("Enter")
        for _ in range(3):
            page.keyboard.press("Space")
        self.assertEqual(page.locator(".lit").inner_text(), "Limpar a folha")
        page.keyboard.press("Enter")
        self.until(lambda: self.drawings(page) == [])

    def test_while_scanning_a_touch_of_the_sheet_is_a_switch(self):
        page = self.open(settings={"scan": "two"})
        self.draw(page, (0.2, 0.5), (0.4, 0.5))
        self.assertEqual(self.colour(page, 0.3, 0.5), WHITE)
        self.assertEqual(len(self.lit(page)), 8)

    def test_keys_put_stamps_and_get_out_step_by_step(self):
        page = self.open()
        self.tool(page, "draw.stamps").press("Enter")
        self.tool(page, "draw.heart").press("Enter")
        page.get_by_role("button", name="Linha 1, coluna 3").press("Enter")
        page.keyboard.press("ArrowDown")
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('aria-label')"), "Linha 2, coluna 3")
        page.keyboard.press("Enter")
        self.strokes(page, 2)
        self.assertTrue(self.label(page).startswith("Folha de desenho: 2 traços."))
        page.keyboard.press("Escape")
        self.assertEqual(self.tool(page, "draw.eraser").count(), 1)
        self.assertEqual(page.locator(".draw-stamp-place").count(), 0)
        page.keyboard.press("Escape")
        self.assertFalse(page.locator(".activity").is_visible())

    def test_every_stamp_is_drawn_whole_within_its_place(self):
        page = self.open()
        self.press(page, "draw.stamps")
        count = 0
        for button in page.locator(".draw-stamps button").all():
            button.click()
            page.get_by_role("button", name="Linha 2, coluna 1").click()
            strokes = self.until(lambda: next((one["strokes"] for one in self.drawings(page) if len(one["strokes"]) > count), None))
            count = len(strokes)
        self.assertEqual(page.locator(".draw-stamps button").count(), 10)
        [drawing] = self.drawings(page)
        for stroke in drawing["strokes"]:
            for x, y in stroke["points"]:
                self.assertTrue(0 < x < drawing["width"] / 3 and drawing["height"] / 3 < y < drawing["height"] * 2 / 3)

    def test_a_stamp_lies_where_its_place_was_also_where_one_writes_from_the_right(self):
        for direction in ("ltr", "rtl"):
            page = self.open(change=lambda data: data.update(direction=direction))
            self.press(page, "draw.stamps")
            self.press(page, "draw.circle")
            place = page.get_by_role("button", name="Linha 1, coluna 3")
            box, sheet = place.bounding_box(), page.locator(".draw-paper").bounding_box()
            place.click()
            [circle] = self.strokes(page, 1)
            [drawing] = self.drawings(page)
            left = (box["x"] - sheet["x"]) / sheet["width"] * drawing["width"]
            self.assertTrue(all(left < x < left + drawing["width"] / 3 + 2 for x, _ in circle["points"]), direction)

    def test_a_chosen_tool_is_told_and_the_focus_stays(self):
        page = self.open()
        for key in ("draw.blue", "draw.thick"):
            self.tool(page, key).press("Enter")
            self.assertEqual(self.tool(page, key).get_attribute("aria-pressed"), "true")
            self.assertEqual(page.evaluate("document.activeElement.getAttribute('aria-label')"), self.data["texts"][key])
        self.draw(page, (0.2, 0.5), (0.8, 0.5))
        self.tool(page, "draw.undo").press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('aria-label')"), "Fazer de novo")

    def test_everything_has_its_room_on_every_screen(self):
        for settings in ({}, {"large": True}, {"leftHanded": True}):
            page = self.open(settings=settings)
            for size in self.turned(page):
                width, height = SIZES[size]
                for box in page.locator(".activity button").evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())"):
                    self.assertGreaterEqual(min(box["width"], box["height"]), 36, size)
                    self.assertTrue(box["left"] >= 0 and box["right"] <= width and box["top"] >= 0 and box["bottom"] <= height, (size, settings, box))
                paper = page.locator(".draw-paper").bounding_box()
                self.assertGreater(paper["width"] * paper["height"], width * height / 3, (size, settings))


class WhiteboardAccessTest(Whiteboard, Flawless):
    def test_axe_finds_nothing_on_the_sheet_and_beside_it(self):
        for size, settings in (("phone", {}), ("tablet", {"contrast": True}), ("lying", {"large": True})):
            page = self.open(size, settings)
            self.draw(page, (0.2, 0.5), (0.8, 0.5))
            self.flawless(page, (size, "sheet"))
            self.press(page, "draw.stamps")
            self.press(page, "draw.heart")
            self.flawless(page, (size, "stamps"), [[".activity"]])
            self.press(page, "draw.tools")
            self.press(page, "draw.background")
            page.locator(".gallery-card").first.wait_for()
            self.flawless(page, (size, "backgrounds"), [[".activity"]])
            self.press(page, "draw.back")
            self.press(page, "draw.clear")
            self.flawless(page, (size, "question"), [["dialog"]])


if __name__ == "__main__":
    unittest.main()
