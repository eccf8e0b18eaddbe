"""The agenda beside the boards: now and next, today's ticks, weeks. The clock is the tests'."""

import datetime
import json
import pathlib
import unittest

import join
from samples import picture
from support import SIZES, PageTest
from test_access import Flawless

NOON = "2026-11-23T12:20:00"


class AgendaTest(PageTest):
    def open(self, size="tablet", settings=None, now=NOON, **more):
        page = super().open("activities", size, settings, now=now, **more)
        # As screen readers do, for while scanning a touch is a switch.
        self.tool(page, "agenda.title").evaluate("button => button.click()")
        page.locator(".activity h2").wait_for()
        return page

    def standing(self, page):
        return page.locator(".agenda-standing").evaluate_all(
            "all => all.map((part) => part.querySelector('.agenda-text, .agenda-nothing').textContent)")

    def event(self, page, name):
        return page.locator(".agenda-event", has_text=name)

    def ticked(self, page):
        return page.locator(".agenda-event[aria-pressed=true] .agenda-text").all_inner_texts()

    def days(self, page, kind=""):
        return page.locator(f".agenda-day{kind} .agenda-date").all_inner_texts()

    def again(self, page, now):
        self.until(lambda: self.kept(page, "values"))
        self.load_at(page, now)
        self.tool(page, "agenda.title").click()
        page.locator(".activity h2").wait_for()

    def test_what_is_now_and_next_follows_the_clock_and_the_ticks(self):
        page = self.open()
        self.assertEqual(self.standing(page), ["almoço", "fonoaudióloga"])
        page.clock.run_for(45 * 60_000)
        self.assertEqual(self.standing(page), ["Nada", "fonoaudióloga"])
        page.clock.run_for(60 * 60_000)
        self.assertEqual(self.standing(page), ["fonoaudióloga", "brincar no parque"])
        self.event(page, "fonoaudióloga").click()
        self.assertEqual(self.standing(page), ["Nada", "brincar no parque"])

    def test_where_only_the_day_was_asked_for_no_week_is_shown(self):
        page = self.open(change=lambda data: data["activities"]["agenda"].update(period="day"))
        self.assertEqual((page.locator(".agenda-event").count(), page.locator(".agenda-week, .agenda-week-head").count()), (6, 0))

        def one(data):
            agenda = data["activities"]["agenda"]
            agenda.update({"from": "2026-11-23", "to": "2026-11-23"})
        for now, rows in ((NOON, 0), ("2026-11-25T12:00:00", 6)):
            page = self.open(change=one, now=now)
            self.assertEqual((page.locator(".agenda-week-head").count(), page.locator(".agenda-row").count()), (0, rows))
            self.assertEqual(page.locator(".agenda-title").inner_text(), "segunda-feira, 23 de novembro")

    def test_a_day_after_its_last_event_has_nothing_more(self):
        self.assertEqual(self.standing(self.open(now="2026-11-23T22:00:00")), ["Nada", "Nada"])

    def test_today_lies_in_order_of_time_and_a_touch_ticks_and_takes_back(self):
        page = self.open()
        self.assertEqual(page.locator(".agenda-event .agenda-clock").all_inner_texts(), ["07:00", "08:00", "12:15", "14:00", "16:00", "20:30"])
        self.event(page, "escola").click()
        self.event(page, "acordar").click()
        self.assertEqual(self.ticked(page), ["acordar", "escola"])
        self.assertEqual(self.event(page, "escola").get_attribute("aria-label"), "08:00 escola: já foi. Toque para desmarcar")
        self.assertEqual(page.locator(".agenda-day[aria-current=date] .done .agenda-text").all_inner_texts(), ["acordar", "escola"])
        self.event(page, "escola").click()
        self.assertEqual(self.ticked(page), ["acordar"])

    def test_ticks_are_kept_for_their_day_alone(self):
        page = self.open()
        self.event(page, "escola").click()
        self.again(page, NOON)
        self.assertEqual(self.ticked(page), ["escola"])
        self.again(page, "2026-11-24T09:00:00")
        self.assertEqual(self.ticked(page), [])

    def test_an_event_that_was_moved_keeps_its_tick(self):
        moved = {"uid": "event-swim", "at": "2026-11-23 17:00", "day": "2026-11-20", "minutes": 30, "text": "nadar", "picture": None,
                 "done": False, "holiday": False}
        page = self.open(change=lambda data: data["activities"]["agenda"]["events"].append(moved))
        self.event(page, "nadar").click()
        self.until(lambda: {"event-swim 2026-11-20": {"done": True, "over": False}} in self.kept(page, "values"))

    def test_a_newer_page_that_says_otherwise_wins_over_a_tick_and_goes_on_winning(self):
        page = self.open()
        self.event(page, "escola").click()
        for said, ticked, sent in (
                (False, ["escola"], True), (True, ["escola"], False), (False, [], False)):
            self.made_anew(page, "event-school", said)
            self.assertEqual(self.ticked(page), ticked, said)
            self.tool(page, "close").click()
            page.clock.resume()
            self.corner(page, "send")
            page.locator(".section section").nth(1).wait_for()
            self.assertEqual("riscada" in page.locator(".section").inner_text(), sent, said)

    def test_what_was_taken_back_gives_way_to_what_a_newer_page_says(self):
        page = self.open(change=lambda data: self.said(data, "event-wake", True))
        self.event(page, "acordar").click()
        self.assertEqual(self.ticked(page), [])
        self.made_anew(page, "event-wake", True)
        self.assertEqual(self.ticked(page), [])
        self.made_anew(page, "event-wake", False)
        self.made_anew(page, "event-wake", True)
        self.assertEqual(self.ticked(page), ["acordar"])

    def test_ticks_that_were_kept_without_what_the_page_said_still_count(self):
        page = self.open()
        page.evaluate("""(name) => localStorage.setItem(`${name} activity agenda`, '{"event-school 2026-11-23": true, "strange": 3}')""",
                      f"tagarela {self.data['uid']}")
        self.load_at(page, NOON)
        self.tool(page, "agenda.title").click()
        page.locator(".activity h2").wait_for()
        self.assertEqual(self.ticked(page), ["escola"])

    def said(self, data, uid, is_done):
        """What the page says of an event on the day of the tests."""
        [event] = [one for one in data["activities"]["agenda"]["events"] if one["uid"] == uid and one["at"].startswith("2026-11-23")]
        event["done"] = is_done

    def made_anew(self, page, uid, is_done):
        """The therapist sends the page again, which says of an event of today whether it is done."""
        self.until(lambda: self.kept(page, "values"))
        self.said(self.data, uid, is_done)
        self.file.write_text(join.page(self.data))
        self.load_at(page, NOON)
        self.tool(page, "agenda.title").click()
        page.locator(".activity h2").wait_for()

    def test_a_whole_day_has_no_clock(self):
        page = self.open(now="2026-11-28T10:00:00")
        self.assertEqual(self.event(page, "festa").inner_text().strip(), "festa da vovó")
        self.assertEqual(self.event(page, "festa").get_attribute("aria-label"), "festa da vovó: toque quando tiver feito")
        for minutes, clocks in ((0, []), (2880, []), (1441, ["00:00"])):
            def change(data):
                [party] = [one for one in data["activities"]["agenda"]["events"] if one["uid"] == "event-party"]
                party["minutes"] = minutes
            page = self.open(now="2026-11-28T10:00:00", change=change)
            self.assertEqual(page.locator(".agenda-event .agenda-clock").all_inner_texts(), clocks)

    def test_a_holiday_that_is_an_event_stands_once(self):
        def change(data):
            data["activities"]["agenda"]["holidays"]["2026-11-23"] = "dia da escola"
            data["activities"]["agenda"]["events"].append(
                {"uid": "event-free", "at": "2026-11-23 00:00", "minutes": 0, "text": "dia da escola", "picture": None, "done": False, "holiday": True})

        page = self.open(change=change)
        self.assertEqual(page.locator(".agenda-week").get_by_text("dia da escola").count(), 1)
        self.assertEqual(self.days(page, ".free"), ["23", "28", "29"])

    def test_ticks_go_to_the_therapist_with_the_observations(self):
        def change(data):
            next(event for event in data["activities"]["agenda"]["events"] if event["at"] == "2026-11-23 07:00")["done"] = True

        page = self.open(change=change)
        self.event(page, "escola").click()
        self.event(page, "acordar").click()
        self.tool(page, "close").click()
        self.until(lambda: self.kept(page, "values"))
        page.clock.resume()
        self.corner(page, "send")
        part = page.locator(".section section").nth(1)
        self.assertEqual(part.locator("h3").inner_text(), "Observações · Agenda")
        self.assertIn("Agenda: 1 atividade riscada, 1 atividade desmarcada", part.inner_text())
        with page.expect_download() as download:
            part.get_by_role("button", name="Salvar as observações: Observações · Agenda", exact=True).click()
        head = json.loads(pathlib.Path(download.value.path()).read_text().split("\n")[0])
        self.assertEqual(head["tagarela.kind"], "observations")
        self.assertEqual(json.loads(head["tagarela.items"]), [
            {"part": "agenda", "uid": uid, "media": {},
             "fields": {"source": "page", "changes": json.dumps([{"day": "2026-11-23", "done": done}], separators=(",", ":"))}}
            for uid, done in (("event-school", True), ("event-wake", False))])

    def test_nothing_goes_along_where_nothing_was_ticked(self):
        page = self.open()
        self.tool(page, "close").click()
        page.clock.resume()
        self.corner(page, "send")
        self.assertEqual(page.locator(".section section").nth(1).get_by_role("button").count(), 0)

    def test_a_week_has_seven_days_with_today_marked_and_free_days_in_red(self):
        page = self.open()
        self.assertEqual(self.days(page), [str(day) for day in range(23, 30)])
        self.assertEqual(self.days(page, "[aria-current=date]"), ["23"])
        self.assertEqual(self.days(page, ".free"), ["28", "29"])
        self.assertEqual(page.locator(".agenda-day.free h4").first.evaluate("head => getComputedStyle(head).color"), "rgb(179, 38, 30)")
        self.assertEqual(page.locator(".agenda-season").inner_text().strip(), "primavera")
        self.tool(page, "agenda.earlier").click()
        self.assertEqual(self.days(page, ".free"), ["20", "21", "22"])
        self.assertEqual(page.locator(".agenda-holiday").all_inner_texts(), ["Consciência Negra"])
        self.assertEqual(self.days(page, "[aria-current=date]"), [])

    def test_the_season_is_todays_or_none_is_said(self):
        for now, season in (("2026-12-20T12:00:00", ["primavera"]), ("2026-12-21T12:00:00", ["verão"]),
                            ("2026-11-10T12:00:00", []), ("2027-04-05T12:00:00", [])):
            page = self.open(now=now)
            self.assertEqual(page.locator(".agenda-season").all_inner_texts(), season, now)

    def test_a_touch_leads_back_to_this_week(self):
        page = self.open()
        self.assertEqual(self.tool(page, "agenda.back").count(), 0)
        later = self.tool(page, "agenda.later")
        place = later.bounding_box()
        for _ in range(2):
            later.click()
        self.assertEqual(later.bounding_box(), place)
        self.assertEqual(self.days(page)[0], "7")
        self.tool(page, "agenda.back").click()
        self.assertEqual((self.days(page)[0], self.tool(page, "agenda.back").count()), ("23", 0))

    def test_todays_events_are_all_in_sight_and_nothing_takes_little_room(self):
        page = self.open(now="2026-11-23T13:30:00")
        for size in self.turned(page, ("phone", "tablet", "desktop")):
            self.assertEqual(self.standing(page), ["Nada", "fonoaudióloga"])
            none, other = (part.bounding_box() for part in page.locator(".agenda-standing").all())
            self.assertLess(none["width"] * 2, other["width"], size)
            width = SIZES[size][0]
            for box in page.locator(".agenda-event, .agenda-event .picture, .agenda-event .agenda-text").evaluate_all(
                    "all => all.map((one) => one.getBoundingClientRect().toJSON())"):
                self.assertTrue(box["left"] >= 0 and box["right"] <= width and box["height"] > 12, (size, box))

    def test_half_of_an_event_tells_that_there_are_more_at_the_side(self):
        page = self.open("lying", now="2026-11-23T06:00:00")
        strip = page.locator(".agenda-strip").bounding_box()
        shares = [min(1, max(0, (strip["x"] + strip["width"] - box["x"]) / box["width"])) for box in
                  (event.bounding_box() for event in page.locator(".agenda-event").all())]
        self.assertTrue(any(0.3 < share < 0.7 for share in shares), shares)

    def test_the_week_uses_the_room_of_a_tablet(self):
        page = self.open("upright")
        content, week = page.locator(".activity-content").bounding_box(), page.locator(".agenda-week").bounding_box()
        self.assertGreater(week["y"] + week["height"], content["y"] + content["height"] - 20)
        self.assertGreater(page.locator(".agenda-row .picture").first.bounding_box()["height"], 48)

    def test_the_arrows_stay_within_what_is_there(self):
        page = self.open()
        self.tool(page, "agenda.earlier").click()
        self.assertEqual(page.locator(".agenda-week-head h3").inner_text(), "16 de novembro a 22 de novembro")
        self.assertTrue(self.tool(page, "agenda.earlier").is_disabled())
        for _ in range(5):
            self.tool(page, "agenda.later").click()
        self.assertEqual(page.locator(".agenda-week-head h3").inner_text(), "21 de dezembro a 27 de dezembro")
        self.assertTrue(self.tool(page, "agenda.later").is_disabled())
        # Of Friday's and Saturday's holidays one is an event that is free.
        self.assertEqual(self.days(page, ".free"), ["25", "26", "27"])

    def test_a_day_outside_of_what_was_sent_says_so(self):
        page = self.open(now="2027-01-05T10:00:00")
        self.assertIn("Esta agenda vai de 16/11/2026 a 27/12/2026", page.locator(".agenda-nothing").inner_text())
        self.assertEqual(page.locator(".agenda-event").count(), 0)
        self.assertEqual(self.days(page)[0], "21")

    def test_two_tabs_keep_the_ticks_of_each(self):
        first = self.open()
        second = first.context.new_page()
        self.load_at(second, NOON)
        self.tool(second, "agenda.title").click()
        self.event(first, "escola").click()
        self.until(lambda: self.kept(first, "values"))
        self.event(second, "almoço").click()
        ticked, unticked = {"done": True, "over": False}, {"done": False, "over": False}
        both = {"event-school 2026-11-23": ticked, "event-lunch 2026-11-23": ticked}
        self.until(lambda: both in self.kept(first, "values"))
        self.until(lambda: self.ticked(second) == ["escola", "almoço"])
        self.event(first, "escola").click()
        self.until(lambda: {**both, "event-school 2026-11-23": unticked} in self.kept(first, "values"))

    def test_an_event_over_midnight_is_on_both_days(self):
        night = {"uid": "event-night", "at": "2026-11-23 23:00", "minutes": 600, "text": "na vovó", "picture": None, "done": False,
                 "holiday": False}
        page = self.open(change=lambda data: data["activities"]["agenda"]["events"].append(night))
        self.assertEqual(page.locator(".agenda-day", has_text="na vovó").locator(".agenda-date").all_inner_texts(), ["23", "24"])

    def test_switches_tick_and_get_out_again(self):
        page = self.open(settings={"scan": "two"})
        page.keyboard.press("Space")
        self.assertEqual(page.locator(".lit").count(), 6)
        page.keyboard.press("Enter")
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        self.assertEqual(self.ticked(page), ["escola"])
        for _ in range(3):
            page.keyboard.press("Space")
        self.assertEqual(page.locator(".lit").get_attribute("aria-label"), "Fechar")
        page.keyboard.press("Enter")
        self.assertFalse(page.locator(".activity").is_visible())

    def test_the_focus_stays_where_it_was(self):
        page = self.open()
        self.event(page, "escola").press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.dataset.event"), "event-school 2026-11-23")
        self.tool(page, "agenda.later").press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('aria-label')"), "Próxima semana")

    def test_days_lie_below_each_other_on_a_phone_and_beside_each_other_elsewhere(self):
        page = self.open()
        for size in self.turned(page):
            one, other = page.locator(".agenda-day").nth(0).bounding_box(), page.locator(".agenda-day").nth(1).bounding_box()
            self.assertEqual((one["x"] == other["x"], one["y"] == other["y"]), (size == "phone", size != "phone"))
            width = SIZES[size][0]
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
            week = page.locator(".agenda-week").bounding_box()
            self.assertLess(week["y"] + 60, SIZES[size][1], size)
            for box in page.locator(".activity-content > *, .agenda-day").evaluate_all(
                    "all => all.map((one) => one.getBoundingClientRect().toJSON())"):
                self.assertTrue(box["left"] >= 0 and box["right"] <= width, (size, box))


class AgendaAccessTest(Flawless):
    def test_axe_finds_nothing_on_its_sheet(self):
        for size, settings in (("phone", {}), ("tablet", {"contrast": True}), ("lying", {"large": True})):
            page = self.open("activities", size, settings, change=self.shift)
            self.tool(page, "agenda.title").click()
            page.locator(".agenda-event").first.click()
            self.flawless(page, size)

    def shift(self, data):
        """The day of the sample becomes today's."""
        today = datetime.datetime.now().date().isoformat()
        text = json.dumps(data["activities"]["agenda"]).replace("2026-11-23", today)
        agenda = json.loads(text)
        agenda["from"], agenda["to"] = min(today, agenda["from"]), max(today, agenda["to"])
        data["activities"]["agenda"] = agenda


if __name__ == "__main__":
    unittest.main()
