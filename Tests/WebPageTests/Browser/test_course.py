"""Courses beside the boards: when lessons open, a week that is lived, the registration, the test. The clock is the tests'."""

import base64
import json
import pathlib
import unittest

from samples import film
from support import HELD, SIZES, PageTest, Shared
from test_access import Flawless
from test_hostile import FULL

ROOT = pathlib.Path(__file__).resolve().parents[3]
ENGINE = (ROOT / "Plugins" / "Course" / "Browser" / "Script" / "lessonCalendar.js").read_text()
ANA = {"name": "Ana Souza", "profession": "professora", "organisation": "Escola Girassol", "born": "1980-05-02",
       "email": "ana@example.org", "hour": "08:00"}


def learner(**more):
    """Who takes the course already, as the page is told."""
    return {"uid": "learner-sent-00000", "name": "Bia", "profession": "mãe", "born": "1975-01-01", "email": "bia@example.org", "sex": "female",
            "organisation": "casa", "hours": [{"since": "2026-11-22 07:00:00", "hour": "08:00"}], "notices": True, "changed": {},
            "views": [], "answers": [], "todos": [], **more}


class CalendarTest(PageTest):
    def test_lessons_open_as_they_do_in_the_program(self):
        shared = Shared.page({})
        shared.test, self.file = self, ROOT
        self.pages.append(shared)
        shared.page.evaluate("() => { %s\nwindow.standing = ({ hours, lessons, known, at }) => "
                             "new LessonCalendar(hours, lessons, known).standing(at); }" % ENGINE)
        cases = json.loads((ROOT / "Tests" / "Cases" / "course" / "openings.json").read_text())
        self.assertGreater(len(cases), 10)
        for case in cases:
            for wanted in case["standings"]:
                with self.subTest(case=case["name"], at=wanted["at"]):
                    wanted = {**wanted, "today": wanted["today"] and wanted["today"] - 1}
                    at = wanted.pop("at")
                    # Changes that are still to come are unknown: what has been must not depend on them.
                    hours = [hour for hour in case["hours"] if hour["since"] <= at]
                    if case["known"] or len(hours) == len(case["hours"]):
                        hours = case["hours"]
                    else:
                        wanted.pop("next")
                    found = shared.page.evaluate("standing", {"hours": hours, "lessons": case["lessons"], "known": case["known"], "at": at})
                    self.assertEqual({key: found[key] for key in wanted}, wanted)


class Courses(PageTest):
    def open(self, size="phone", now="2026-11-23T07:30:00", settings=None, **more):
        page = super().open("course", size, settings, now=now, **more)
        self.enter(page)
        return page

    def enter(self, page):
        # As screen readers do, for while scanning a touch is a switch.
        self.tool(page, "course.title").evaluate("button => button.click()")
        page.locator(".activity h2").wait_for()

    def again(self, page, now):
        """The page is opened anew at another moment of UTC."""
        self.load_at(page, now)
        self.enter(page)

    def fill(self, page, **said):
        for key, text in {**ANA, **said}.items():
            page.locator(f"#course-{key}").fill(text)
        page.locator("[name=course-sex][value=female]").check()

    def register(self, page, **said):
        self.row(page, "register").click()
        self.fill(page, **said)
        page.locator(".course-form .main").click()
        page.locator(".course-progress, .course-more").first.wait_for()
        self.until(lambda: self.learners(page))

    def row(self, page, key):
        return page.locator(f".course [data-key='{key}']")

    def learners(self, page):
        return [one for value in self.kept(page, "values") if isinstance(value, dict) for one in value.get("learners", {}).values()]

    def learner(self, page):
        return self.learners(page)[0]

    def shown(self, page):
        return page.locator(".course").inner_text()

    def title(self, page):
        return page.locator(".course-head h3").inner_text()

    def seen(self, page, rating):
        """Sees today's lesson to its end, rates it, and goes back to the start."""
        self.row(page, "today").click()
        if self.row(page, "film").count():
            self.row(page, "film").click()
        else:
            self.row(page, "seen").click()
        self.row(page, f"rate-{rating}").click()
        self.assertEqual(self.title(page), "Tarefas")
        self.row(page, "back").click()

    def sent(self, page):
        """The items that the file for the therapist has."""
        while page.locator(".activity").is_visible():
            page.keyboard.press("Escape")
        page.clock.resume()
        self.corner(page, "send")
        part = page.locator(".section section").nth(1)
        part.wait_for()
        self.told = part.inner_text()
        with page.expect_download() as download:
            part.get_by_role("button", name="Salvar as observações").click()
        text = pathlib.Path(download.value.path()).read_text()
        self.close(page)
        return json.loads(json.loads(text.split("\n")[0]).get("tagarela.items", "[]"))


def all_texts(data):
    """Every lesson is a text."""
    course = data["activities"]["course"]["courses"][0]
    for lesson in course["lessons"]:
        lesson.update(film=None, text=course["lessons"][0]["text"][:1])


class WeekTest(Courses):
    def test_seven_days_from_the_registration_to_the_congratulations(self):
        page = self.open(change=all_texts)
        self.register(page)
        self.assertIn("A primeira aula abre hoje às 08:00.", self.shown(page))
        self.assertEqual(self.row(page, "today").count(), 0)
        page.clock.run_for(30 * 60_000)
        for day in range(1, 8):
            self.assertTrue(self.row(page, "today").inner_text().startswith(f"Aula de hoje\n{day}. "), self.shown(page))
            self.assertIn("O teste abre depois da última aula." if day < 7 else "Teste final", self.shown(page))
            self.seen(page, 1 + day % 5)
            self.assertIn(f"{day} de 7 aulas vistas · 100% vistas em dia", self.shown(page))
            self.assertIn("vista em dia", self.row(page, "today").inner_text())
            # One day the page stays open, the next it is opened anew.
            if day % 2:
                page.clock.fast_forward(24 * 3_600_000)
                page.clock.run_for(60_000)
            else:
                self.again(page, f"2026-11-{23 + day}T08:01:00")
        self.assertIn("Todas as aulas já abriram.", self.shown(page))
        self.row(page, "test").click()
        for right in ("true", "false", "false"):
            self.row(page, right).click()
        self.assertIn("Parabéns! Você chegou ao fim do curso.", self.shown(page))
        self.row(page, "back").click()
        self.assertIn("Parabéns!", self.shown(page))
        found = self.sent(page)
        self.assertEqual([item["fields"]["kind"] for item in found], ["learner"] + ["view"] * 7 + ["answer"] * 3)
        self.assertEqual({item["part"] for item in found}, {"course"})
        self.assertIn("Curso: Ana Souza, 7 aulas vistas", self.told)
        self.assertEqual([item["fields"]["rating"] for item in found[1:8]], ["2", "3", "4", "5", "1", "2", "3"])

    def test_what_goes_back_is_as_the_program_reads_it_and_twice_the_same(self):
        page = self.open(change=all_texts)
        self.register(page)
        page.clock.run_for(30 * 60_000)
        self.seen(page, 4)
        self.row(page, "tasks").click()
        self.row(page, f"{self.learner(page)['uid']} task-0").click()
        self.until(lambda: self.learner(page)["todos"])
        found = self.sent(page)
        self.assertEqual(self.sent(page), found)
        who, view, todo = found
        self.assertRegex(who["uid"], "^[A-Za-z0-9_-]{22}$")
        self.assertEqual(who["fields"], {
            "kind": "learner", "course": "course-home", "name": "Ana Souza", "profession": "professora", "born": "1980-05-02",
            "email": "ana@example.org", "sex": "female", "organisation": "Escola Girassol", "notices": "1", "changed": "{}",
            "hours": '[{"since":"2026-11-23 07:30:00","hour":"08:00"}]'})
        self.assertEqual((view["uid"], view["fields"]), (f"{who['uid']} lesson-1", {
            "kind": "view", "learner": who["uid"], "lesson": "lesson-1", "opened": "2026-11-23 08:00:00", "seen": "2026-11-23 08:00:00",
            "in_time": "1", "rating": "4", "rated": "2026-11-23 08:00:00"}))
        self.assertEqual((todo["uid"], todo["fields"]), (f"{who['uid']} task-0", {
            "kind": "todo", "learner": who["uid"], "task": "task-0", "text": "Olhar a prancha com calma, cinco minutos",
            "added": "2026-11-23 08:00:00", "done": "2026-11-23 08:00:00", "changed": "2026-11-23 08:00:00"}))
        self.assertEqual([item["media"] for item in found], [{}] * 3)

    def test_missed_days_skip_nothing_and_open_one_lesson_each(self):
        page = self.open(change=all_texts)
        self.register(page)
        self.again(page, "2026-11-26T09:00:00")
        self.assertIn("4. Poucas palavras", self.row(page, "today").inner_text())
        self.assertIn("3 aulas esperam por você", self.shown(page))
        self.assertIn("0 de 7 aulas vistas · 0% vistas em dia", self.shown(page))
        self.row(page, "history").click()
        self.assertEqual(page.locator(".course-row .course-note").all_inner_texts(), ["ainda não vista"] * 4)
        self.row(page, "lesson-2").click()
        self.row(page, "seen").click()
        # It was late: nobody is asked how it was.
        self.assertEqual(page.locator(".course-rates").count(), 0)
        self.assertEqual(self.title(page), "CAA em casa")
        self.assertIn("1 de 7 aulas vistas · 0% vistas em dia", self.shown(page))
        self.seen(page, 5)
        self.assertIn("2 de 7 aulas vistas · 25% vistas em dia", self.shown(page))
        self.row(page, "history").click()
        self.assertEqual(page.locator(".course-row .course-note").all_inner_texts(),
                         ["ainda não vista", "vista depois", "ainda não vista", "vista em dia · 5 ★"])
        self.row(page, "lesson-4").click()
        self.assertEqual(self.row(page, "rate-5").get_attribute("aria-pressed"), "true")
        self.assertEqual(self.row(page, "seen").count(), 0)

    def test_the_last_lesson_has_as_long_as_the_others(self):
        page = self.open(change=all_texts)
        self.register(page)
        self.again(page, "2026-11-30T07:59:00")
        self.assertIn("7. Juntos", self.row(page, "today").inner_text())
        page.clock.run_for(60_000)
        self.assertEqual(self.row(page, "today").count(), 0)
        self.assertIn("Todas as aulas já abriram.", self.shown(page))

    def test_a_changed_hour_neither_opens_a_second_lesson_nor_closes_one(self):
        page = self.open(change=all_texts)
        self.register(page)
        page.clock.run_for(3_600_000)
        for hour, next_one in (("20:00", "amanhã às 20:00"), ("09:00", "amanhã às 09:00")):
            self.row(page, "change").click()
            self.assertEqual(page.locator("#course-name").input_value(), "Ana Souza")
            page.locator("#course-hour").fill(hour)
            page.locator(".course-form .main").click()
            self.assertIn("1. Sempre à mão", self.row(page, "today").inner_text())
            self.assertIn(f"A próxima aula abre {next_one}.", self.shown(page))
        self.until(lambda: len(self.learner(page)["hours"]) == 3)
        self.assertEqual(self.learner(page)["changed"], {"hours": "2026-11-23 08:30:00"})
        self.again(page, "2026-11-24T08:59:00")
        self.assertIn("1. Sempre à mão", self.row(page, "today").inner_text())
        page.clock.run_for(60_000)
        self.assertIn("2. Mostre como se faz", self.row(page, "today").inner_text())

    def test_summer_time_opens_one_lesson_a_day(self):
        # An hour that is left out opens its lesson after the leap, one that comes twice the first time.
        for zone, registered, hour, moments in (
                ("Europe/Madrid", "2026-03-28T00:00:00", "02:30", [
                    ("2026-03-29T00:59:00", 1), ("2026-03-29T01:00:00", 2), ("2026-03-30T00:29:00", 2), ("2026-03-30T00:30:00", 3)]),
                ("Europe/Madrid", "2026-10-23T23:00:00", "02:30", [
                    ("2026-10-25T00:29:00", 1), ("2026-10-25T00:30:00", 2), ("2026-10-25T01:15:00", 2), ("2026-10-25T01:30:00", 2),
                    ("2026-10-26T01:29:00", 2), ("2026-10-26T01:30:00", 3)]),
                ("America/New_York", "2026-03-07T05:00:00", "02:30", [
                    ("2026-03-08T06:59:00", 1), ("2026-03-08T07:00:00", 2), ("2026-03-09T06:29:00", 2), ("2026-03-09T06:30:00", 3)]),
                ("America/New_York", "2026-10-31T05:00:00", "01:30", [
                    ("2026-11-01T05:29:00", 1), ("2026-11-01T05:30:00", 2), ("2026-11-01T06:15:00", 2), ("2026-11-01T06:30:00", 2),
                    ("2026-11-02T06:29:00", 2), ("2026-11-02T06:30:00", 3)])):
            page = self.open(now=registered, timezone_id=zone, change=all_texts)
            page.context.set_offline(True)
            self.addCleanup(page.context.set_offline, False)
            self.register(page, hour=hour)
            for at, lesson in moments:
                self.again(page, at)
                if lesson and not self.row(page, "today").inner_text().endswith("Ver de novo"):
                    self.row(page, "today").click()
                    self.row(page, "back").click()
                self.assertIn(f"\n{lesson}. ", self.row(page, "today").inner_text(), (zone, at))
                views = self.until(lambda: len(found := self.learner(page)["views"]) == lesson and found)
                self.assertEqual([view["lesson"] for view in views], [f"lesson-{number + 1}" for number in range(lesson)])

    def test_a_wall_clock_that_goes_back_closes_nothing_and_opens_nothing_twice(self):
        page = self.open(change=all_texts)
        self.register(page)
        self.again(page, "2026-11-24T09:00:00")
        self.seen(page, 3)
        self.again(page, "2026-11-23T12:00:00")
        self.assertIn("2. Mostre como se faz", self.row(page, "today").inner_text())
        self.assertIn("A próxima aula abre amanhã às 08:00.", self.shown(page))
        # What is done there is not before what was done already.
        self.row(page, "history").click()
        self.row(page, "lesson-1").click()
        self.row(page, "seen").click()
        views = self.until(lambda: len(found := [view for view in self.learner(page)["views"] if view["seen"]]) == 2 and found)
        self.assertEqual([(view["lesson"], view["seen"], view["inTime"]) for view in views],
                         [("lesson-2", "2026-11-24 09:00:00", True), ("lesson-1", "2026-11-24 09:00:00", False)])

    def test_a_journey_to_yesterday_brings_no_second_lesson_for_the_day(self):
        page = self.open(now="2026-11-23T20:00:00", timezone_id="Pacific/Auckland", change=all_texts)
        self.register(page, hour="08:00")
        # It was nine in the morning of the 24th there. On the 25th the first opens; then one flies to Honolulu, where it is the 24th once more.
        self.again(page, "2026-11-24T19:30:00")
        self.assertIn("1. Sempre", self.row(page, "today").inner_text())
        self.row(page, "today").click()
        self.until(lambda: self.learner(page)["views"])
        known = self.learner(page)
        there = learner(uid=known["uid"], hours=known["hours"], views=known["views"])

        def told(data):
            all_texts(data)
            data["activities"]["course"]["courses"][0]["learners"] = [there]
        page = self.open(now="2026-11-24T20:30:00", timezone_id="Pacific/Honolulu", change=told)
        self.assertIn("1. Sempre", self.row(page, "today").inner_text())
        self.again(page, "2026-11-25T18:00:00")
        self.assertIn("1. Sempre", self.row(page, "today").inner_text())
        self.again(page, "2026-11-26T18:00:00")
        self.assertIn("2. Mostre", self.row(page, "today").inner_text())


class RegistrationTest(Courses):
    def wrong(self, page):
        return {place.get_attribute("id").split("-")[1]: place.inner_text() for place in page.locator(".course-form .wrong").all() if place.inner_text()}

    def test_each_field_is_checked_when_it_is_left_and_all_on_saving(self):
        page = self.open()
        self.row(page, "register").click()
        page.locator("#course-name").wait_for()
        page.keyboard.press("Tab")
        self.assertEqual(self.wrong(page), {"name": "Preencha este campo."})
        for email in ("ana", "ana@", "ana@casa", "a b@casa.org", "ana@casa..org", ".ana@casa.org", "ana@-casa.org", "ana@casa.123", "a@b@casa.org"):
            page.locator("#course-email").fill(email)
            page.locator("#course-email").press("Tab")
            self.assertIn("não está completo", self.wrong(page).get("email", ""), email)
        for email in ("ana@example.org", "josé.maria+caa@câmara.com.br", "o'neil@ex-ample.co.uk"):
            page.locator("#course-email").fill(email)
            page.locator("#course-email").press("Tab")
            self.assertNotIn("email", self.wrong(page), email)
        for born in ("2026-11-24", "1896-11-22"):
            page.locator("#course-born").fill(born)
            page.locator("#course-born").blur()
            self.assertEqual(self.wrong(page)["born"], "Confira a data: um dia que já passou, com o ano inteiro.", born)
        page.locator("#course-born").fill("2026-11-23")
        page.locator("#course-name").fill(" \u200b ")
        page.locator(".course-form .main").click()
        empty = "Preencha este campo."
        self.assertEqual(self.wrong(page), {key: empty for key in ("name", "profession", "organisation", "sex", "hour")})
        self.assertEqual(page.evaluate("document.activeElement.id"), "course-name")
        self.assertEqual(page.locator("#course-name").get_attribute("aria-invalid"), "true")
        self.assertEqual(page.locator("#course-email").input_value(), "o'neil@ex-ample.co.uk")
        self.assertEqual(self.learners(page), [])
        self.fill(page, name="  Ana   Souza ")
        self.assertEqual(self.wrong(page), {})
        page.locator(".course-form .main").click()
        self.assertEqual(self.until(lambda: self.learners(page))[0]["name"], "Ana Souza")

    def test_what_was_typed_is_there_again_when_the_device_closed_the_page(self):
        page = self.open()
        self.row(page, "register").click()
        page.locator("#course-name").fill("Ana")
        page.locator("[name=course-sex][value=other]").check()
        self.close(page)
        self.row(page, "register").click()
        self.assertEqual(page.locator("#course-name").input_value(), "Ana")
        self.until(lambda: [value for value in self.kept(page, "values") if value.get("name") == "Ana" and value.get("sex") == "other"])
        self.again(page, "2026-11-23T07:40:00")
        self.row(page, "register").click()
        self.assertEqual(page.locator("#course-name").input_value(), "Ana")
        self.assertTrue(page.locator("[name=course-sex][value=other]").is_checked())
        self.fill(page)
        page.locator(".course-form .main").click()
        self.until(lambda: sorted(list(value) for value in self.kept(page, "values")) == [["learners", "chosen"], ["made", "data"]])

    def test_of_two_tabs_that_register_the_first_counts_and_each_keeps_what_the_other_did(self):
        first = self.open(change=all_texts)
        second = first.context.new_page()
        self.load_at(second, "2026-11-23T07:30:00")
        self.enter(second)
        self.register(first)
        self.row(second, "register").click()
        self.fill(second, name="Outra")
        second.locator(".course-form .main").click()
        self.until(lambda: "Ana Souza" in self.shown(second))
        self.assertEqual([one["name"] for one in self.learners(first)], ["Ana Souza"])
        for page in (first, second):
            page.clock.run_for(40 * 60_000)
        self.seen(first, 5)
        self.row(second, "tasks").click()
        self.row(second, f"{self.learner(first)['uid']} task-0").click()
        self.until(lambda: (found := self.learner(first)) and found["todos"] and found["views"][0]["rating"] == 5)
        self.row(second, "back").click()
        self.assertIn("vista em dia", self.row(second, "today").inner_text())
        # A tab that one comes back to shows what was done in the other.
        first.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        self.row(first, "tasks").click()
        self.until(lambda: self.row(first, f"{self.learner(first)['uid']} task-0").get_attribute("aria-checked") == "true")

    def test_who_was_registered_at_the_prompt_goes_on_here_and_the_later_change_counts(self):
        view = {"lesson": "lesson-1", "opened": "2026-11-22 08:00:00", "seen": "2026-11-22 08:10:00", "inTime": True, "rating": 3,
                "rated": "2026-11-22 08:11:00"}

        def told(data):
            all_texts(data)
            data["activities"]["course"]["courses"][0]["learners"] = [learner(views=[view])]
        page = self.open(now="2026-11-23T09:00:00", change=told)
        self.assertIn("1 de 7 aulas vistas · 100% vistas em dia", self.shown(page))
        # Nothing was done here, so nothing is sent.
        self.assertEqual(self.learners(page), [])
        self.row(page, "history").click()
        self.row(page, "lesson-1").click()
        self.row(page, "rate-5").click()
        self.until(lambda: self.learners(page))
        self.assertEqual((self.learner(page)["uid"], self.learner(page)["views"][0]["rating"]), ("learner-sent-00000", 5))
        # A newer page says what was changed at the prompt since.
        self.data["activities"]["course"]["courses"][0]["learners"] = [
            learner(views=[view], name="Beatriz", changed={"name": "2026-11-23 10:00:00"})]
        self.rewrite()
        self.again(page, "2026-11-23T11:00:00")
        self.assertIn("Beatriz", self.shown(page))
        self.row(page, "history").click()
        self.assertIn("vista em dia · 5 ★", self.shown(page))

    def test_of_what_was_seen_here_and_at_the_prompt_the_earlier_counts(self):
        def view(number, seen):
            return {"lesson": f"lesson-{number}", "opened": seen, "seen": seen, "inTime": True, "rating": None, "rated": None}

        def told(*views):
            all_texts(self.data)
            self.data["activities"]["course"]["courses"][0]["learners"] = [learner(views=views)]
            self.rewrite()
        page = self.open(change=all_texts)
        told()
        self.again(page, "2026-11-23T09:00:00")
        self.seen(page, 4)
        self.until(lambda: self.learners(page) and self.learner(page)["views"][0]["rating"] == 4)
        self.row(page, "history").click()
        self.row(page, "lesson-1").click()
        self.row(page, "seen").click()
        # Lesson 1 was seen at the prompt the day before, in time; lesson 2 after it was seen here.
        told(view(1, "2026-11-22 20:00:00"), {**view(2, "2026-11-24 20:00:00"), "inTime": False})
        self.again(page, "2026-11-24T21:00:00")
        self.assertIn("2 de 7 aulas vistas · 100% vistas em dia", self.shown(page))
        self.row(page, "today").click()
        found = self.until(lambda: len(views := self.learner(page)["views"]) == 3 and {view["lesson"]: view for view in views})
        self.assertEqual((found["lesson-1"]["seen"], found["lesson-2"]["seen"]), ("2026-11-22 20:00:00", "2026-11-23 09:00:00"))
        self.assertEqual(found["lesson-2"]["rating"], 4)

    def test_of_several_who_take_it_one_says_who_one_is(self):
        def told(data):
            data["activities"]["course"]["courses"][0]["learners"] = [learner(), learner(uid="learner-sent-00001", name="Caio")]
        page = self.open(now="2026-11-23T09:00:00", change=told)
        self.assertEqual(page.locator(".course-name").all_inner_texts(), ["Bia", "Caio", "Inscrever outra pessoa"])
        self.row(page, "learner-sent-00001").click()
        self.assertIn("Caio", self.row(page, "change").inner_text())
        self.until(lambda: [value for value in self.kept(page, "values") if value.get("chosen")])
        self.again(page, "2026-11-23T09:10:00")
        self.assertIn("Caio", self.row(page, "change").inner_text())


class NoticeTest(Courses):
    def notice(self, page):
        return page.locator(".course-notice")

    def test_a_lesson_that_has_opened_is_told_above_the_board_until_it_is_opened(self):
        page = self.open(change=all_texts)
        self.register(page)
        self.tool(page, "close").click()
        self.assertEqual(self.notice(page).count(), 0)
        self.touch(page, "eu")
        page.clock.run_for(30 * 60_000)
        self.assertEqual(self.notice(page).inner_text(), "Aula nova: Sempre à mão")
        self.assertEqual(page.locator(".course-line [aria-live]").inner_text(), "Aula nova: Sempre à mão")
        self.assertEqual(self.words(page), ["eu"])
        # Also on a page that is opened anew, before anybody opens the course.
        self.load_at(page, "2026-11-24T09:00:00")
        self.notice(page).wait_for()
        self.assertEqual(self.notice(page).inner_text(), "Aula nova: Mostre como se faz")
        self.notice(page).click()
        self.assertEqual((self.title(page), page.locator(".course-title").inner_text()), ("Aula 2", "Mostre como se faz"))
        self.assertIn("Uma voz guardada na gaveta", page.locator(".course-text").inner_text())
        self.row(page, "back").click()
        self.assertEqual(self.title(page), "CAA em casa")
        self.tool(page, "close").click()
        self.assertEqual(self.notice(page).count(), 0)

    def test_who_wants_no_notices_has_none(self):
        page = self.open(change=all_texts)
        self.register(page)
        self.row(page, "change").click()
        page.locator("#course-notices").uncheck()
        page.locator(".course-form .main").click()
        self.until(lambda: self.learner(page)["notices"] is False)
        self.tool(page, "close").click()
        page.clock.run_for(3_600_000)
        self.assertEqual(self.notice(page).count(), 0)
        who = self.sent(page)[0]
        self.assertEqual((who["fields"]["notices"], who["fields"]["changed"]), ("0", '{"notices":"2026-11-23 07:30:00"}'))

    def test_a_course_that_the_carer_has_hidden_announces_nothing(self):
        page = self.open(change=all_texts)
        self.register(page)
        self.load_at(page, "2026-11-24T09:00:00")
        self.notice(page).wait_for()
        page.clock.resume()
        self.corner(page, "settings")
        page.locator("#seen-course").uncheck()
        self.close(page)
        page.clock.run_for(60_000)
        self.assertEqual(self.notice(page).count(), 0)

    def test_of_films_nothing_is_unpacked_to_announce_a_lesson(self):
        page = self.open()
        self.register(page)
        outline = self.until(lambda: [value for value in self.kept(page, "values") if "made" in value])[0]
        self.assertNotIn("data:video", json.dumps(outline))
        self.again(page, "2026-11-25T09:00:00")
        # What a newer page says counts at once.
        self.data["made"] = "2026-11-25T09:30:00"
        self.data["activities"]["course"]["courses"][0]["lessons"][2]["title"] = "Espere um pouco"
        self.rewrite()
        self.load_at(page, "2026-11-25T10:00:00")
        self.notice(page).wait_for()
        self.assertEqual(self.notice(page).inner_text(), "Aula nova: Espere um pouco")

    def test_the_notice_does_not_begin_scanning_anew_each_minute(self):
        page = self.open(change=all_texts)
        self.register(page)
        self.load_at(page, "2026-11-24T09:00:00")
        self.notice(page).wait_for()
        page.evaluate("window.marked = document.querySelector('.course-notice')")
        page.clock.run_for(10 * 60_000)
        self.assertTrue(page.evaluate("marked === document.querySelector('.course-notice')"))


class LessonTest(Courses):
    def lesson(self, page, number):
        """Registers somebody, and opens that lesson on its day."""
        self.register(page)
        self.again(page, f"2026-11-{22 + number}T09:00:00")
        self.row(page, "today").click()

    def test_a_text_has_its_headings_lists_and_pictures_and_the_button_below_its_end(self):
        page = self.open()
        self.lesson(page, 1)
        text = page.locator(".course-text")
        self.assertEqual(text.locator("h5").inner_text(), "Onde deixar a prancha")
        self.assertEqual(text.locator("li").all_inner_texts(), ["perto da mesa", "ao lado da cama", "na mochila"])
        self.assertEqual(text.locator("strong").inner_text(), "o dia todo")
        self.assertEqual(text.get_by_role("img").get_attribute("aria-label"), "Uma prancha pendurada ao lado da mesa")
        box, content = self.row(page, "seen").bounding_box(), page.locator(".course").bounding_box()
        self.assertGreater(box["y"], content["y"] + content["height"])
        self.assertGreaterEqual(box["y"], (end := text.bounding_box())["y"] + end["height"])

    def test_a_film_is_seen_when_it_has_run_to_its_end(self):
        page = self.open(before=HELD)
        self.lesson(page, 3)
        self.assertEqual(self.row(page, "seen").count(), 0)
        self.row(page, "film").click()
        page.locator("dialog video").evaluate("film => { film.currentTime = 0.5; }")
        self.close(page)
        self.assertIsNone(self.learner(page)["views"][0]["seen"])
        page.clock.resume()
        self.row(page, "film").click()
        page.locator("dialog video").wait_for()
        page.evaluate("begin()")
        page.locator(".course-rates").wait_for()
        self.assertEqual(page.locator("dialog").count(), 0)
        self.until(lambda: self.learner(page)["views"][0]["seen"])

    def test_a_film_beside_the_page_is_played_and_where_it_is_missing_the_page_says_where_it_should_lie(self):
        page = self.open()
        self.lesson(page, 4)
        beside = self.file.parent / "caa-em-casa"
        page.clock.resume()
        with self.allowed(beside):
            self.row(page, "film").click()
            self.row(page, "pick").wait_for()
            self.assertIn("Ponha caa-em-casa/aula-4.webm ao lado dela", self.shown(page))
            # The tutor may have seen it otherwise.
            self.assertEqual(self.row(page, "seen").count(), 1)
            beside.mkdir()
            (beside / "aula-4.webm").write_bytes(base64.b64decode(film().split(",")[1]))
            self.load(page)
            self.enter(page)
            self.row(page, "today").click()
            self.row(page, "film").click()
            page.locator(".course-rates").wait_for()
        self.assertIn("file:", page.locator("meta[http-equiv]").get_attribute("content"))

    def allowed(self, folder):
        """Within it what is asked for beside the page is no leak."""
        class Allowed:
            def __enter__(_):
                pass

            def __exit__(_, *failed):
                if not failed[0]:
                    self.assertEqual({leak.startswith(folder.as_uri()) for leak in self.leaks}, {True})
                    self.leaks.clear()
                    # Chromium's word on a file that isn't there.
                    self.complaints = [said for said in self.complaints if "ERR_FILE_NOT_FOUND" not in said]
        return Allowed()

    def test_a_film_that_did_not_come_along_can_be_picked_from_the_device(self):
        def lost(data):
            data["activities"]["course"]["courses"][0]["lessons"][0].update(
                text=[], film={"type": "video/webm", "bytes": 1000, "address": None, "file": None})
        page = self.open(change=lost)
        self.lesson(page, 1)
        self.assertIn("O vídeo não veio com esta página", self.shown(page))
        page.clock.resume()
        picked = {"name": "film.webm", "mimeType": "video/webm", "buffer": base64.b64decode(film().split(",")[1])}
        with page.expect_file_chooser() as chooser:
            self.row(page, "pick").click()
        chooser.value.set_files({**picked, "buffer": b"no film"})
        self.until(lambda: "Este aparelho não consegue mostrar o vídeo." in self.shown(page))
        with page.expect_file_chooser() as chooser:
            self.row(page, "pick").click()
        chooser.value.set_files(picked)
        page.locator(".course-rates").wait_for()

    def test_a_film_never_leads_out_of_the_folder_beside_the_page(self):
        paths = ("file://server/share.mp4", "https://example.org/a.mp4", "../../a.mp4", "//server/a.mp4", "/etc/a.mp4", "..\\a\\b.mp4", "../a.mp4")

        def far(data):
            for lesson, path in zip(data["activities"]["course"]["courses"][0]["lessons"], paths):
                lesson.update(text=[], film={"type": "video/mp4", "bytes": 1, "address": None, "file": path})
        page = self.open(change=far)
        self.lesson(page, 7)
        self.row(page, "back").click()
        self.row(page, "history").click()
        for number, path in enumerate(paths, 1):
            self.row(page, f"lesson-{number}").click()
            self.assertEqual((self.row(page, "film").count(), self.row(page, "pick").count()), (0, 1), path)
            self.row(page, "back").click()

    def test_tutorials_are_there_before_the_first_lesson_and_note_nothing(self):
        page = self.open()
        self.row(page, "tutorials").click()
        self.row(page, "tutorial-2").click()
        self.assertEqual(page.locator(".course-title").inner_text(), "Conheça a prancha")
        self.assertEqual(self.row(page, "seen").count(), 0)
        self.row(page, "back").click()
        self.assertEqual(self.title(page), "Antes de começar")
        page.keyboard.press("Escape")
        self.assertEqual(self.title(page), "CAA em casa")
        page.keyboard.press("Escape")
        self.assertFalse(page.locator(".activity").is_visible())
        self.assertEqual(self.learners(page), [])


class TasksAndTestTest(Courses):
    def tasks(self, page):
        return page.locator(".course-task").evaluate_all("all => all.map((row) => [row.textContent, row.ariaChecked === 'true'])")

    def test_tasks_come_with_their_lessons_and_open_ones_stand_first(self):
        page = self.open(change=all_texts)
        self.register(page)
        self.row(page, "tasks").click()
        first, second = "Olhar a prancha com calma, cinco minutos", "Pendurar uma prancha impressa perto da mesa"
        self.assertEqual(self.tasks(page), [[first, False]])
        self.again(page, "2026-11-23T09:00:00")
        self.row(page, "tasks").click()
        self.row(page, "add").click()
        page.locator(".course-form .main").click()
        self.assertIn("Preencha este campo.", page.locator("dialog").inner_text())
        page.locator("#course-task").fill("  Ligar para a \n escola ")
        page.locator(".course-form .main").click()
        self.assertEqual(self.tasks(page), [[first, False], [second, False], ["Ligar para a escola", False]])
        page.locator(".course-task").first.click()
        self.assertEqual(self.tasks(page), [[second, False], ["Ligar para a escola", False], [first, True]])
        self.again(page, "2026-11-23T10:00:00")
        self.assertIn("2 tarefas por fazer", self.shown(page))
        self.row(page, "tasks").click()
        page.locator(".course-task").last.click()
        self.assertEqual([done for _, done in self.tasks(page)], [False] * 3)
        todos = self.until(lambda: (found := self.learner(page)["todos"]) and found[-1]["changed"].endswith("10:00:00") and found)
        self.assertEqual([(todo["task"], todo["done"]) for todo in todos], [(None, None), ("task-0", None)])
        self.assertEqual(todos[1]["added"], "2026-11-23 09:00:00")

    def test_a_wrong_answer_shows_why_and_is_asked_again_a_right_one_goes_on(self):
        page = self.open(change=all_texts)
        self.register(page)
        self.again(page, "2026-11-29T09:00:00")
        self.row(page, "test").click()
        self.assertIn("Afirmação 1 de 3", self.shown(page))
        for _ in range(2):
            self.row(page, "false").click()
            self.assertIn("Não é bem assim.\n\nVeja por quê\n", self.shown(page))
            self.assertIn("Achar um símbolo leva tempo.", self.shown(page))
            self.assertIn("Afirmação 1 de 3", self.shown(page))
        self.row(page, "true").click()
        self.assertIn("Certo!", self.shown(page))
        self.assertIn("Afirmação 2 de 3", self.shown(page))
        self.assertNotIn("Achar um símbolo", self.shown(page))
        # Left and taken up again.
        self.until(lambda: len(self.learner(page)["answers"]) == 3)
        self.again(page, "2026-11-29T10:00:00")
        self.assertIn("Afirmação 2 de 3", self.row(page, "test").inner_text())
        self.row(page, "test").click()
        for _ in range(2):
            self.row(page, "false").click()
        self.assertIn("Parabéns!", self.shown(page))
        self.assertIn("2 de 3 certas na primeira vez", self.shown(page))
        # What waits is named beside it, and so is the way to who gave the course.
        self.assertIn("6 aulas esperam por você", self.row(page, "history").inner_text())
        self.row(page, "send").click()
        self.assertEqual(page.locator("dialog.corner [aria-pressed=true]").inner_text(), "Enviar")
        self.until(lambda: "Ana Souza" in page.locator("dialog.corner").inner_text())
        page.keyboard.press("Escape")
        self.row(page, "again").click()
        self.assertIn("Afirmação 1 de 3", self.shown(page))
        self.row(page, "false").click()
        answers = self.until(lambda: len(found := self.learner(page)["answers"]) == 6 and found)
        self.assertEqual([(answer["statement"][-1], answer["round"], answer["given"], answer["isRight"]) for answer in answers],
                         [("1", 1, False, False), ("1", 1, False, False), ("1", 1, True, True), ("2", 1, False, True), ("3", 1, False, True),
                          ("1", 2, False, False)])
        self.row(page, "back").click()
        self.assertIn("Parabéns!", self.shown(page))

    def test_the_test_waits_for_the_last_lesson(self):
        page = self.open(change=all_texts)
        self.register(page)
        self.again(page, "2026-11-28T23:00:00")
        self.assertEqual(self.row(page, "test").count(), 0)
        self.assertIn("O teste abre depois da última aula.", self.shown(page))


class HostileCourseTest(Courses):
    def test_texts_stay_texts_however_long_they_are(self):
        markup = "<script>document.title = 'taken'</script><img src=x onerror=alert(1)>"

        def hostile(data):
            all_texts(data)
            course = data["activities"]["course"]["courses"][0]
            course.update(name=markup, description=markup * 50)
            course["lessons"][0].update(title=markup + "W" * 3000, notice="x" * 20_000, text=[
                {"kind": "paragraph", "text": [{"text": markup, "isStrong": True, "isStressed": True}]}, {"kind": "paragraph", "text": [{"text": "y" * 100_000}]},
                {"kind": "picture", "picture": '<svg xmlns="http://www.w3.org/2000/svg" width="5"><script>alert(1)</script></svg>', "says": markup},
                {"kind": "picture", "picture": "data:text/html,<script>alert(1)</script>", "says": markup}])
            course["tasks"][0].update(text=markup + "t" * 5000)
            course["statements"][0].update(text=markup + "s" * 5000, explanation=markup)
        page = self.open(change=hostile)
        self.register(page, name=markup[:200])
        self.again(page, "2026-11-23T09:00:00")

        def whole(what):
            self.assertEqual(page.locator(".activity script, .activity [onerror], .activity [onload], .stage script").count(), 0, what)
            width = page.evaluate("(() => { const { scrollWidth, clientWidth } = document.querySelector('.course'); return scrollWidth - clientWidth; })()")
            self.assertLessEqual(width, 1, what)
            self.assertEqual(page.title(), "Hora do lanche")
        whole("start")
        self.row(page, "today").click()
        self.assertEqual(page.locator(".course-text strong em").inner_text(), markup)
        whole("lesson")
        self.row(page, "seen").click()
        whole("rating")
        self.row(page, "rate-1").click()
        whole("tasks")
        self.again(page, "2026-11-29T09:00:00")
        self.row(page, "test").click()
        self.row(page, "false").click()
        whole("test")
        self.tool(page, "close").click()

    def test_a_course_without_lessons_statements_tasks_or_tutorials_is_whole(self):
        def bare(data):
            data["activities"]["course"]["courses"][0].update(description="", lessons=[], statements=[], tasks=[], tutorials=[])
        page = self.open(change=bare)
        self.register(page)
        self.assertEqual(page.locator(".course-name").all_inner_texts(), ["Tarefas", "Mudar os meus dados"])
        self.assertNotIn("Parabéns", self.shown(page))

        def unasked(data):
            all_texts(data)
            course = data["activities"]["course"]["courses"][0]
            course.update(lessons=course["lessons"][:1], statements=[])
        page = self.open(change=unasked)
        self.register(page)
        self.again(page, "2026-11-23T08:00:00")
        self.assertNotIn("teste", self.shown(page))
        self.seen(page, 5)
        self.assertIn("Parabéns!", self.shown(page))

    def test_several_courses_stand_beside_each_other(self):
        def two(data):
            all_texts(data)
            (course,) = data["activities"]["course"]["courses"]
            data["activities"]["course"]["courses"].append({**course, "uid": "course-school", "name": "CAA na escola"})
        page = self.open(change=two)
        self.row(page, "course-school").click()
        self.register(page)
        self.row(page, "back").click()
        self.assertEqual(page.locator(".course-note").all_inner_texts(),
                         ["Aulas curtas para famílias de quem fala com símbolos.", "0 de 7 aulas vistas"])
        self.load_at(page, "2026-11-23T09:00:00")
        page.locator(".course-notice").click()
        self.assertEqual(self.title(page), "Aula 1")
        self.row(page, "back").click()
        self.assertEqual(self.title(page), "CAA na escola")
        self.row(page, "back").click()
        self.assertEqual(page.locator(".course-row").count(), 2)

    def test_what_another_version_of_the_page_kept_does_no_harm(self):
        page = self.open(change=all_texts)
        self.register(page)
        for found in ("none", {"learners": "x", "chosen": 7}, {"learners": {"a": {"uid": "a", "hours": []}, "b": None}},
                      {"learners": {"a": {**self.learner(page), "views": [{"lesson": 3}, None], "answers": "many", "todos": [{}], "changed": {"name": 5}}}}):
            page.evaluate("""([name, found]) => new Promise((resolve) => {
              indexedDB.open(name).onsuccess = ({ target: { result: database } }) => {
                const writing = database.transaction("values", "readwrite");
                writing.objectStore("values").put(found, "activity course");
                writing.oncomplete = () => { database.close(); resolve(); };
              };
            })""", [f"tagarela {self.data['uid']}", found])
            self.again(page, "2026-11-23T09:00:00")
            self.assertIn("CAA em casa", self.shown(page))


    def test_where_the_browser_keeps_nothing_the_course_goes_on_until_the_page_is_closed(self):
        page = self.open(change=all_texts, before=FULL)
        self.row(page, "register").click()
        self.fill(page)
        page.locator(".course-form .main").click()
        page.clock.run_for(30 * 60_000)
        self.seen(page, 2)
        self.assertIn("1 de 7 aulas vistas · 100% vistas em dia", self.shown(page))
        self.assertEqual([item["fields"]["kind"] for item in self.sent(page)], ["learner", "view"])


class CourseAccessTest(Courses, Flawless):
    def flawless(self, page, *more):
        # axe waits by the page's clock.
        page.clock.resume()
        super().flawless(page, *more)

    def test_axe_finds_nothing_on_any_of_its_screens(self):
        for size, settings in (("phone", {}), ("lying", {"contrast": True, "large": True})):
            page = self.open(size, settings=settings)
            within = [["main"]]
            self.flawless(page, "welcome", within)
            self.row(page, "register").click()
            page.locator(".course-form .main").click()
            self.flawless(page, "registration", [["dialog"]])
            self.fill(page)
            page.locator(".course-form .main").click()
            self.until(lambda: self.learners(page))
            self.again(page, "2026-11-23T09:00:00")
            page.evaluate("document.title = 'Hora do lanche'")
            self.flawless(page, "start", within)
            self.row(page, "today").click()
            self.flawless(page, "lesson", within)
            self.row(page, "seen").click()
            self.flawless(page, "rating", within)
            self.row(page, "rate-3").click()
            page.locator(".course-task").first.click()
            self.flawless(page, "tasks", within)
            self.again(page, "2026-11-29T09:00:00")
            self.row(page, "history").click()
            self.flawless(page, "history", within)
            self.row(page, "back").click()
            self.row(page, "test").click()
            self.row(page, "false").click()
            self.flawless(page, "test", within)
            self.tool(page, "close").click()
            self.flawless(page, "line", within)

    def test_all_of_it_is_reached_by_the_keyboard_alone(self):
        page = self.open(size="desktop", change=all_texts)
        key = page.keyboard.press

        def reach(target):
            for _ in range(40):
                if page.evaluate("(key) => document.activeElement?.dataset.key === key || document.activeElement?.id === key", target):
                    return
                key("Tab")
            self.fail(f"{target} isn't reached")
        self.assertEqual(page.evaluate("document.activeElement.id"), "activity-title")
        reach("register")
        key("Enter")
        page.locator("#course-name").wait_for()
        self.assertEqual(page.evaluate("document.activeElement.id"), "course-name")
        for text in ("Ana", "mãe", "casa"):
            page.keyboard.type(text)
            key("Tab")
        page.keyboard.type("05021980")
        reach_sex = "document.activeElement.name === 'course-sex'"
        self.until(lambda: page.evaluate(reach_sex) or key("Tab"))
        key("Space")
        key("ArrowRight")
        self.assertTrue(page.locator("[name=course-sex][value=male]").is_checked())
        reach("course-email")
        page.keyboard.type("ana@example.org")
        key("Tab")
        page.keyboard.type("0800AM")
        key("Enter")
        self.until(lambda: self.learners(page))
        self.assertEqual({key: self.learner(page)[key] for key in ("born", "sex", "email")},
                         {"born": "1980-05-02", "sex": "male", "email": "ana@example.org"})
        page.clock.run_for(30 * 60_000)
        for target in ("today", "seen", "rate-5"):
            reach(target)
            key("Enter")
        reach(f"{self.learner(page)['uid']} task-0")
        key("Space")
        # The focus goes along with what was ticked.
        self.assertEqual(page.evaluate("document.activeElement.ariaChecked"), "true")
        key("Escape")
        self.assertEqual(self.title(page), "CAA em casa")
        key("Escape")
        self.assertFalse(page.locator(".activity").is_visible())

    def test_while_the_patient_scans_the_course_is_passed_over_and_hands_touch_it_as_ever(self):
        def told(data):
            all_texts(data)
            data["activities"]["course"]["courses"][0]["learners"] = [learner()]
        page = super(Courses, self).open("course", "phone", {"scan": "two", "scanOrder": "each"}, now="2026-11-23T09:00:00", change=told)
        page.locator(".course-notice").wait_for()
        names = []
        for _ in range(40):
            page.keyboard.press("Space")
            names.append(page.locator(".lit").first.get_attribute("aria-label") or page.locator(".lit").first.inner_text())
        self.assertIn("gosto", names)
        self.assertEqual([name for name in names if "Aula nova" in name or name == "Curso"], [])
        # Pressed long it opens; there nothing is lit, and a touch is no switch.
        box = page.locator(".course-notice").bounding_box()
        page.mouse.move(box["x"] + 20, box["y"] + 10)
        page.mouse.down()
        page.clock.run_for(1100)
        page.mouse.up()
        self.until(lambda: page.locator(".course-title").count() == 1)
        self.assertEqual(page.locator(".lit").count(), 0)
        page.locator(".course-text").click()
        page.keyboard.press("Space")
        self.assertEqual((self.title(page), page.locator(".lit").count()), ("Aula 2", 0))
        for target in ("seen", "rate-4", "add"):
            self.row(page, target).click()
        page.locator("#course-task").press_sequentially("ver de novo")
        page.locator(".course-form .main").click()
        self.assertIn("ver de novo", page.locator(".course-task").last.inner_text())
        self.row(page, "back").click()
        self.assertIn("vista em dia", self.row(page, "today").inner_text())
        # The board is scanned again when the patient has it back.
        self.tool(page, "close").click()
        page.keyboard.press("Space")
        self.assertEqual(page.locator(".grid .lit").count() + page.locator(".tools .lit").count(), 1)

    def test_on_every_screen_the_way_back_stands_at_the_same_place_and_buttons_are_large(self):
        page = self.open(change=all_texts)
        self.register(page)
        self.again(page, "2026-11-29T09:00:00")
        for size in self.turned(page, ("phone", "lying", "tablet", "upright")):
            places = set()
            for target in ("tasks", "history", "test", "tutorials"):
                self.row(page, target).click()
                box = self.row(page, "back").bounding_box()
                places.add((box["x"], box["y"]))
                for button in page.locator(".course button").evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())"):
                    self.assertGreaterEqual(min(button["width"], button["height"]), 44, (size, target))
                    self.assertTrue(button["left"] >= 0 and button["right"] <= SIZES[size][0], (size, target))
                self.row(page, "back").click()
            self.assertEqual(len(places), 1, size)

    def test_keys_turn_the_pages_of_a_text(self):
        page = self.open(size="lying")
        self.register(page)
        self.again(page, "2026-11-23T09:00:00")
        self.row(page, "today").press("Enter")
        page.keyboard.press("PageDown")
        self.until(lambda: page.evaluate("document.querySelector('.course').scrollTop") > 50)

    def test_the_way_back_stays_in_sight_at_the_end_of_a_long_text(self):
        page = self.open()
        self.register(page)
        self.again(page, "2026-11-23T09:00:00")
        self.row(page, "today").click()
        before = self.row(page, "back").bounding_box()
        self.row(page, "seen").scroll_into_view_if_needed()
        self.assertGreater(page.evaluate("document.querySelector('.course').scrollTop"), 50)
        after = self.row(page, "back").bounding_box()
        self.assertLess(abs(before["y"] - after["y"]), 6)


class Alone(PageTest):
    """A page that a course was exported as: nothing else is on it."""

    def test_it_begins_with_the_course_and_what_was_done_is_sent_from_there(self):
        def without_cells(data):
            data["boards"] = [{**data["boards"][0], "columns": 1, "rows": 1, "cells": []}]

        page = self.open("course", "phone", change=without_cells, now="2026-11-23T07:30:00")
        page.locator(".course [data-key='register']").wait_for()
        self.assertEqual(page.locator(".activity-head .close").count(), 0)
        self.assertEqual(page.locator(".bar:visible, .foot:visible").count(), 0)
        page.keyboard.press("Escape")
        self.assertTrue(page.locator(".course").is_visible())
        self.assertTrue(page.locator(".activity-head .corner-button").is_visible())
        self.corner(page)
        page.locator("dialog[open] .about").wait_for()
        # There is no board of which something could be shown.
        self.assertNotIn("modelagem", page.locator("dialog[open]").inner_text())
        page.keyboard.press("Escape")
        self.assertTrue(page.locator(".course [data-key='register']").is_visible())
        self.assertTrue(page.locator(".activity-head .corner-button").is_visible())


if __name__ == "__main__":
    unittest.main()
