"""A tablet that is paired, is touched, loses the network and gets it back."""

import time
import unittest

from browser import Tablet
from desk import Desk


class ServingTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desk = Desk()
        cls.desk.serve()
        cls.addClassCleanup(cls.desk.end)

    def setUp(self):
        self.tablet = Tablet()
        self.addCleanup(self.tablet.throw_away)

    def touched(self):
        """What the desk has of the history, in order."""
        return [row["symbol"] for row in self.desk.told("usage list --patient giovanna")]

    def expect_touches(self, before, *labels, seconds=60):
        """What was touched comes in its order, each once, and nothing else."""
        end = time.monotonic() + seconds
        while (told := self.touched()[len(before):]) != list(labels):
            self.assertLess(time.monotonic(), end, told)
            time.sleep(0.1)
        time.sleep(0.5)
        self.assertEqual(self.touched()[len(before):], list(labels))

    def paired(self):
        self.tablet.pair(self.desk)
        self.tablet.wait_for_board()

    def test_touches_arrive_at_once(self):
        before = self.touched()
        self.paired()
        self.tablet.touch("querer", "suco")
        self.expect_touches(before, "querer", "suco")
        self.assertEqual(self.tablet.errors, [])

    def test_what_was_touched_without_a_network_is_handed_over_later_in_its_order(self):
        before = self.touched()
        self.paired()
        self.tablet.touch("eu")
        self.expect_touches(before, "eu")
        self.tablet.context.set_offline(True)
        # A second each, for that is how finely the history tells the time.
        for label in ("querer", "mais", "suco"):
            self.tablet.touch(label)
            time.sleep(1.1)
        self.assertEqual(self.touched()[len(before):], ["eu"])
        self.tablet.context.set_offline(False)
        self.expect_touches(before, "eu", "querer", "mais", "suco")

    def test_what_was_touched_before_the_page_was_closed_is_handed_over_when_the_server_is_back(self):
        before = self.touched()
        self.paired()
        self.desk.stop()
        self.tablet.touch("pão")
        time.sleep(1.1)
        self.tablet.touch("biscoito")
        self.tablet.wait_until("async () => (await outbox.counts()).waiting === 2")
        self.tablet.page.goto("about:blank")
        self.desk.serve()
        self.tablet.page.goto(self.desk.address)
        self.expect_touches(before, "pão", "biscoito")

    def test_the_page_opens_without_the_server_once_it_was_seen(self):
        self.paired()
        address = self.tablet.page.url
        self.tablet.wait_until("() => navigator.serviceWorker.controller !== null")
        self.tablet.page.reload()
        self.tablet.wait_for_board()
        self.desk.stop()
        try:
            self.tablet.page.goto(address)
            self.tablet.wait_for_board()
            self.assertTrue(self.tablet.page.get_by_text("biscoito").first.is_visible())
            # So does the address of the page that is installed, which leads to the only plan.
            self.tablet.page.goto(f"{self.desk.address}/")
            self.tablet.wait_for_board()
            self.assertEqual(self.tablet.page.url, address)
        finally:
            self.desk.serve()

    def test_a_plan_that_was_changed_at_the_desk_is_seen(self):
        self.paired()
        time.sleep(1)
        self.desk.run("board put Lanche 7 água")
        self.tablet.page.get_by_text("água").first.wait_for()

    def test_nothing_that_somebody_is_in_the_middle_of_is_lost_to_a_change(self):
        self.paired()
        self.tablet.touch("querer")
        self.desk.run("board put Lanche 8 comer")
        time.sleep(3)
        self.assertEqual(self.tablet.page.get_by_text("comer").count(), 0)
        self.assertEqual(self.tablet.errors, [])

    def corner(self, section):
        """The carer's corner, as screen readers open it."""
        self.tablet.page.locator(".corner-button").evaluate("button => button.click()")
        self.tablet.page.locator("dialog.small .main").click()
        self.tablet.page.locator(f"#tab-{section}").click()

    def test_what_the_carer_notes_and_sets_on_the_page_arrives(self):
        self.paired()
        self.corner("notes")
        page = self.tablet.page
        page.fill("#note", "Apontou sozinha.")
        page.locator("dialog[open] button[type=submit]").click()
        notes = self.desk.wait(
            "observation list --patient giovanna", lambda notes: any(note["text"] == "Apontou sozinha." for note in notes))
        self.assertEqual([note["author"] for note in notes if note["text"] == "Apontou sozinha."], ["Rosa"])
        page.locator("#tab-settings").click()
        page.get_by_label("Quanto o toque precisa durar").select_option("0.5")
        self.desk.wait(
            "settings show --patient giovanna",
            lambda rows: any(row["key"] == "dwell" and row["owner"] == "patient" and row["value"] == "0.5" for row in rows))
        self.desk.run("settings dwell - --patient giovanna")

    def test_where_the_patient_puts_symbols_is_seen_at_the_desk(self):
        self.paired()
        page = self.tablet.page
        page.get_by_role("button", name="Mudar símbolos de lugar", exact=True).click()
        self.tablet.touch("eu", "mais")
        self.desk.wait(
            "board show Lanche", lambda board: [cell["position"] for cell in board["cells"] if cell["label"] == "eu"] == [3])
        self.desk.run("board move Lanche 3 1")

    def test_the_address_of_the_picture_pairs_without_typing(self):
        address = self.desk.code()["address"].replace("127.0.0.1", "localhost")
        self.tablet.page.goto(address)
        self.tablet.wait_for_board()
        self.assertNotIn("#", self.tablet.page.url)

    def test_a_tutor_sees_the_history_and_writes_observations(self):
        self.desk.run('note "Pediu suco." --patient giovanna')
        self.tablet.pair(self.desk, "device pair giovanna --role tutor")
        page = self.tablet.page
        page.get_by_text("Pediu suco.").first.wait_for()
        page.fill("#text", "Riu muito hoje.")
        page.click("button[type=submit]")
        notes = self.desk.wait(
            "observation list --patient giovanna", lambda notes: any(note["text"] == "Riu muito hoje." for note in notes))
        written = next(note for note in notes if note["text"] == "Riu muito hoje.")
        self.assertEqual(written["author"], "Rosa")
        page.get_by_role("article").filter(has_text="Riu muito hoje.").wait_for()
        self.assertEqual(self.tablet.errors, [])

    def test_what_the_tutor_writes_next_is_there_when_the_one_before_has_gone(self):
        self.tablet.pair(self.desk, "device pair giovanna --role tutor")
        page = self.tablet.page
        page.fill("#text", "Comeu tudo.")
        page.click("button[type=submit]")
        page.fill("#text", "E depois")
        self.desk.wait(
            "observation list --patient giovanna", lambda notes: any(note["text"] == "Comeu tudo." for note in notes))
        time.sleep(1.5)
        self.assertEqual(page.input_value("#text"), "E depois")
        page.fill("#text", "")
        page.get_by_role("heading", name="Giovanna").click()
        page.get_by_role("article").filter(has_text="Comeu tudo.").wait_for()

    def test_over_a_slow_line_what_has_come_is_shown_and_what_is_being_written_stays(self):
        # Requests of a service worker can't be held up.
        phone = Tablet(beside=self.tablet, service_workers="block")
        self.addCleanup(phone.throw_away)
        phone.pair(self.desk, "device pair giovanna --role tutor")
        page = phone.page
        page.locator("#text").wait_for()
        held = []
        page.route(page.url, lambda route: held.append(route))
        self.desk.run('note "Viu a chuva." --patient giovanna')
        while not held:
            page.wait_for_timeout(50)
        # One who asks again before the answer is there never gets one.
        page.wait_for_timeout(2500)
        self.assertEqual(len(held), 1)
        page.fill("#text", "E depois")
        held[0].continue_()
        page.get_by_role("article").filter(has_text="Viu a chuva.").wait_for()
        self.assertEqual(page.input_value("#text"), "E depois")
        self.assertEqual(phone.errors, [])

    def test_an_observation_that_was_written_without_a_network_comes_later(self):
        self.tablet.pair(self.desk, "device pair giovanna --role tutor")
        page = self.tablet.page
        page.locator("#text").wait_for()
        self.tablet.context.set_offline(True)
        page.fill("#text", "Dormiu bem.")
        page.click("button[type=submit]")
        page.get_by_text("Está guardado aqui").wait_for()
        self.tablet.context.set_offline(False)
        self.desk.wait(
            "observation list --patient giovanna", lambda notes: sum(note["text"] == "Dormiu bem." for note in notes) == 1)

    def test_a_therapist_sees_the_clinic_with_the_passphrase_alone(self):
        words = self.desk.home / "passphrase"
        words.write_text("girafa amarela\n")
        line = f"device pair --role therapist --passphrase-file '{words}'"
        page = self.tablet.page
        page.goto(f"{self.desk.address}/pair")
        page.fill("#code", self.desk.code(line)["code"])
        page.click("button[type=submit]")
        page.get_by_text("a senha não é esta").wait_for()
        page.click("summary")
        page.fill("#passphrase", "girafa amarela")
        page.click("button[type=submit]")
        page.get_by_role("link", name="Giovanna").click()
        page.get_by_role("heading", name="Giovanna").wait_for()
        self.assertEqual(page.locator("form").count(), 0)
        page.get_by_role("link", name="Hora").click()
        self.tablet.wait_for_board()
        before = self.touched()
        self.tablet.touch("suco")
        time.sleep(3)
        self.assertEqual(self.touched(), before)
        # Nor does it wait, or count as something that the clinic didn't take.
        self.assertFalse(page.locator(".waiting").is_visible())
        self.assertEqual(self.desk.told("device list")[-1]["refused"], 0)
        # Nor is it the patient's when the device becomes theirs.
        self.desk.run(f"device revoke {self.desk.told('device list')[-1]['id']}")
        page.get_by_text("Este aparelho não está mais ligado à clínica").wait_for()
        self.paired()
        self.tablet.touch("biscoito")
        self.expect_touches(before, "biscoito")


if __name__ == "__main__":
    unittest.main()
