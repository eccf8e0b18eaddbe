"""Albums beside the boards: covers, fifteen pictures a page, one of them large."""

import unittest

import samples
from support import SIZES, VOICES, PageTest
from test_access import Flawless


class AlbumTest(PageTest):
    def open(self, size="tablet", settings=None, change=None, **more):
        page = super().open("albums", size, settings, change, **more)
        # As screen readers do, for while scanning a touch is a switch.
        self.tool(page, "album.title").evaluate("button => button.click()")
        self.until(lambda: page.locator(".activity-content > *").count() > 0)
        return page

    def names(self, page):
        return page.locator(".gallery-name").all_inner_texts()

    def card(self, page, name):
        return page.locator(".gallery-card", has_text=name).first

    def position(self, page):
        return page.locator(".gallery-position").inner_text()

    def live(self, page):
        return page.locator(".stage > [aria-live]").inner_text()

    def photo(self, page, number):
        """One of the holidays, large."""
        self.card(page, "Férias").click()
        page.get_by_role("button", name=f"praia {number}", exact=True).click()
        page.locator(".large-picture").wait_for()

    def swipe(self, page, across, down=0):
        """A finger over the middle of the large picture."""
        box = page.locator(".large-picture").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        touch = page.context.new_cdp_session(page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for share in (0.5, 1):
            touch.send("Input.dispatchTouchEvent", {
                "type": "touchMove", "touchPoints": [{"x": x + across * share, "y": y + down * share}]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def test_albums_are_covers_with_their_names_and_numbers(self):
        page = self.open()
        self.assertEqual(self.names(page), ["Férias", "Comidas", "Escola", "Meus desenhos"])
        self.assertEqual(page.locator(".gallery-count").all_inner_texts(), ["28 figuras", "3 figuras", "0 figuras", "0 figuras"])

    def test_an_album_is_fifteen_pictures_a_page_and_turns_round(self):
        page = self.open()
        self.card(page, "Férias").click()
        self.assertEqual(self.names(page), [f"praia {i}" for i in range(1, 16)])
        self.assertEqual(self.position(page), "1 / 2")
        self.tool(page, "page.next").click()
        self.assertEqual(self.names(page), [f"praia {i}" for i in range(16, 29)])
        self.assertEqual(self.position(page), "2 / 2")
        self.tool(page, "page.next").click()
        self.assertEqual(self.position(page), "1 / 2")
        self.tool(page, "page.previous").click()
        self.assertEqual(self.position(page), "2 / 2")

    def test_a_picture_is_shown_large_with_its_place_and_the_ways_to_the_others(self):
        page = self.open()
        self.photo(page, 3)
        self.assertEqual((page.locator(".large-picture figcaption").inner_text(), self.position(page)), ("praia 3", "3 / 28"))
        self.assertEqual(self.live(page), "praia 3, 3 de 28")
        self.tool(page, "album.next").click()
        self.assertEqual((self.position(page), self.live(page)), ("4 / 28", "praia 4, 4 de 28"))
        for _ in range(4):
            self.tool(page, "album.previous").click()
        self.assertEqual(self.position(page), "28 / 28")

    def test_one_goes_back_to_the_page_that_has_the_picture_and_to_the_covers(self):
        page = self.open()
        self.photo(page, 15)
        self.tool(page, "album.next").click()
        self.tool(page, "album.back").click()
        self.assertEqual(self.position(page), "2 / 2")
        self.tool(page, "album.all").click()
        self.until(lambda: "Comidas" in self.names(page))

    def test_the_devices_way_back_goes_the_same_steps(self):
        page = self.open()
        self.photo(page, 3)
        page.keyboard.press("Escape")
        self.assertEqual(len(self.names(page)), 15)
        page.evaluate("history.back()")
        self.until(lambda: "Comidas" in self.names(page))
        page.keyboard.press("Escape")
        self.assertFalse(page.locator(".activity").is_visible())

    def test_the_name_of_a_picture_is_said_and_said_again(self):
        page = self.open(before=VOICES)
        self.photo(page, 3)
        self.until(lambda: [said["text"] for said in page.evaluate("said")] == ["praia 3"])
        self.tool(page, "album.next").click()
        self.until(lambda: [said["text"] for said in page.evaluate("said")] == ["praia 3", "praia 4"])
        self.until(lambda: page.locator(".lit").count() == 0)
        self.tool(page, "album.speak").click()
        self.until(lambda: [said["text"] for said in page.evaluate("said")] == ["praia 3", "praia 4", "praia 4"])

    def test_a_finger_turns_across_but_not_down_and_not_a_little(self):
        page = self.open(has_touch=True)
        self.photo(page, 3)
        self.swipe(page, -120)
        self.assertEqual(self.position(page), "4 / 28")
        self.swipe(page, 120)
        self.assertEqual(self.position(page), "3 / 28")
        for across, down in ((-30, 0), (-90, 150)):
            self.swipe(page, across, down)
            self.assertEqual(self.position(page), "3 / 28")

    def test_an_empty_album_and_no_album_say_so_kindly(self):
        page = self.open()
        self.card(page, "Escola").click()
        self.assertEqual(page.locator(".gallery-empty").inner_text(), "Este álbum ainda está vazio. Logo vêm fotos e desenhos!")
        self.tool(page, "album.all").click()
        self.until(lambda: self.names(page))
        self.card(page, "Meus desenhos").click()
        self.until(lambda: page.locator(".gallery-empty").inner_text() == "Ainda não há desenhos. Vamos desenhar?")
        page = self.open(change=lambda data: data.update(activities={"album": {"albums": []}}))
        self.assertEqual(page.locator(".gallery-empty").inner_text(), "Ainda não há álbuns. Peça que enviem um!")

    def test_what_the_carer_hides_is_not_reached_by_way_of_albums(self):
        page = self.open(settings={"activities": "album"})
        self.assertEqual(self.names(page), ["Férias", "Comidas", "Escola"])

    def test_a_single_album_is_open_at_once(self):
        def change(data):
            data["activities"] = {"album": {"albums": data["activities"]["album"]["albums"][1:2]}}

        page = self.open(change=change)
        self.assertEqual(self.names(page), ["maçã", "água", "sol"])
        self.assertEqual(self.tool(page, "album.all").count(), 0)
        self.assertEqual(page.locator(".gallery-position").count(), 0)

    def test_of_two_hundred_photos_fifteen_are_there_at_a_time(self):
        def change(data):
            items = [{"uid": f"many-{i}", "name": f"foto {i + 1}", "picture": samples.photo(i, 40, 30)} for i in range(200)]
            data["activities"] = {"album": {"albums": [{"uid": "many", "name": "Muitas", "items": items}]}}

        page = self.open(change=change)
        self.assertEqual(self.position(page), "1 / 14")
        for _ in range(13):
            self.assertEqual(page.locator(".activity img").count(), 15)
            self.tool(page, "page.next").click()
        self.assertEqual(page.locator(".activity img").count(), 5)

    def test_names_are_texts_and_pictures_that_cannot_be_seen_leave_their_names(self):
        def change(data):
            items = [{"uid": "a", "name": "<script>window.broken = 1</script>", "picture": "data:image/png;base64,AAAA"},
                     {"uid": "b", "name": "</span><img src=x>", "picture": "data:image/jpeg;base64,AAAA"}]
            data["activities"] = {"album": {"albums": [{"uid": "<b>", "name": "<i>x</i>", "items": items}]}}

        page = self.open(change=change)
        self.assertEqual(self.names(page), ["<script>window.broken = 1</script>", "</span><img src=x>"])
        self.until(lambda: page.locator(".activity img").count() == 0)
        page.locator(".gallery-card").first.click()
        self.assertEqual(page.locator("figcaption").inner_text(), "<script>window.broken = 1</script>")
        self.assertTrue(page.evaluate("window.broken === undefined"))

    def test_switches_open_a_picture_and_get_out_again(self):
        page = self.open(settings={"scan": "two"})
        page.keyboard.press("Space")
        self.assertEqual(page.locator(".lit").count(), 4)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        self.assertEqual(len(self.names(page)), 15)
        page.keyboard.press("Space")
        self.assertEqual(page.locator(".lit").count(), 15)
        page.keyboard.press("Enter")
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        self.assertEqual(self.position(page), "2 / 28")
        page.keyboard.press("Space")
        self.assertEqual([button.get_attribute("aria-label") for button in page.locator(".lit").all()],
                         ["Ver todas as figuras", "Ouvir o nome", "Figura anterior", "Próxima figura"])
        page.keyboard.press("Space")
        self.assertEqual(page.locator(".lit").get_attribute("aria-label"), "Fechar")
        page.keyboard.press("Enter")
        self.assertFalse(page.locator(".activity").is_visible())

    def test_a_touch_has_to_last_where_it_was_set(self):
        page = self.open(settings={"dwell": 1}, now="2026-11-23T12:00:00")
        card = self.card(page, "Férias").bounding_box()
        page.mouse.move(card["x"] + 20, card["y"] + 20)
        page.mouse.down()
        page.clock.run_for(500)
        self.assertEqual(page.locator(".gallery-title").count(), 0)
        page.clock.run_for(600)
        self.assertEqual(page.locator(".gallery-title").inner_text(), "Férias")
        page.mouse.up()

    def test_the_focus_stays_on_what_turns_the_page(self):
        page = self.open()
        self.card(page, "Férias").press("Enter")
        for key in ("page.next", "page.previous"):
            self.tool(page, key).press("Enter")
            self.assertEqual(page.evaluate("document.activeElement.getAttribute('aria-label')"), self.data["texts"][key])
        page.keyboard.press("ArrowUp")
        self.assertIn("praia", page.evaluate("document.activeElement.textContent"))

    def test_everything_has_its_room_on_every_screen(self):
        for large in (False, True):
            page = self.open(settings={"large": large})
            self.card(page, "Férias").click()
            for size in self.turned(page):
                self.fits(page, size)
            self.card(page, "praia 2").click()
            for size in self.turned(page):
                self.fits(page, size)

    def fits(self, page, size):
        """What turns pages is on the screen, and large enough; no name leaves its card."""
        width, height = SIZES[size]
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
        for box in page.locator(".gallery-turning button, .large-picture").evaluate_all(
                "all => all.map((one) => one.getBoundingClientRect().toJSON())"):
            self.assertGreaterEqual(min(box["width"], box["height"]), 44, size)
            self.assertTrue(box["left"] >= 0 and box["right"] <= width and box["top"] >= 0 and box["bottom"] <= height, (size, box))
        self.assertEqual(page.locator(".gallery-card").evaluate_all(
            "all => all.filter((card) => card.scrollHeight > card.clientHeight + 1).length"), 0, size)


class AlbumAccessTest(Flawless):
    def test_axe_finds_nothing_on_covers_pages_and_pictures(self):
        for size, settings in (("phone", {}), ("tablet", {"contrast": True}), ("lying", {"large": True})):
            page = self.open("albums", size, settings)
            self.tool(page, "album.title").click()
            page.locator(".gallery-card").first.wait_for()
            self.flawless(page, (size, "covers"))
            page.locator(".gallery-card", has_text="Férias").click()
            self.flawless(page, (size, "album"))
            page.locator(".gallery-card").first.click()
            self.flawless(page, (size, "picture"))


if __name__ == "__main__":
    unittest.main()
