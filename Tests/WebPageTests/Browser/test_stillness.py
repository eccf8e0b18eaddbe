"""Nothing leads out of the page: no request, no way back, no zoom by accident."""

import unittest

from support import PageTest


class StillnessTest(PageTest):
    def test_what_boards_hold_is_never_asked_of_the_network(self):
        def change(data):
            data["pictures"][0] = "https://example.org/picture.svg"
            data["sounds"].append("https://example.org/sound.ogg")
        page = self.open(change=change)
        # The policy stops it, which the browser tells.
        self.until(lambda: page.wait_for_timeout(20) or len(self.complaints) == 1)
        self.assertIn("Content Security Policy", self.complaints.pop())

    def test_the_policy_allows_no_way_out(self):
        page = self.open()
        self.assertEqual(page.evaluate("fetch('https://example.org').then(() => 'out', () => 'kept')"), "kept")
        self.complaints.clear()

    def test_the_way_back_goes_to_the_board_before(self):
        page = self.open("forty")
        self.touch(page, "comidas")
        page.go_back()
        self.until(lambda: page.locator("h1").inner_text() == "Prancha principal")
        page.go_back()
        self.assertEqual(page.url, self.file.as_uri())
        self.corner(page)
        page.go_back()
        self.until(lambda: page.locator("dialog").count() == 0)

    def test_touches_on_the_board_neither_scroll_nor_zoom_nor_select(self):
        page = self.open("forty", "phone", has_touch=True)
        style = page.locator(".board").evaluate("board => [getComputedStyle(board).touchAction, getComputedStyle(board).userSelect]")
        self.assertEqual(style, ["none", "none"])
        self.assertEqual(page.evaluate("getComputedStyle(document.body).overscrollBehaviorY"), "none")
        refused = page.locator(".shown .cell").first.evaluate(
            "cell => !cell.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))")
        self.assertTrue(refused)

    def test_the_first_touch_fills_the_screen_of_a_phone(self):
        asked = "window.filled = 0; Element.prototype.requestFullscreen = async () => { filled += 1; };"
        for settings, times in (({}, 1), ({"fullScreen": False}, 0)):
            page = self.open(size="phone", settings=settings, before=asked, has_touch=True, is_mobile=True)
            self.cell(page, "eu").tap()
            self.cell(page, "quero").tap()
            self.assertEqual(page.evaluate("filled"), times)
            self.assertEqual(self.words(page), ["eu", "quero"])

    def test_the_screen_stays_awake(self):
        page = self.open(before="""
          window.woken = [];
          Object.defineProperty(navigator, "wakeLock", { value: { request: async (kind) => { woken.push(kind); return {}; } } });
        """)
        self.touch(page, "eu", "quero")
        self.assertEqual(page.evaluate("woken"), ["screen"])


if __name__ == "__main__":
    unittest.main()
