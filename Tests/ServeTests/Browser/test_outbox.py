"""What was done without a network waits in one outbox a device, and leaves from whichever page is open; what becomes of plans that
were removed and of devices that were turned away."""

import time
import unittest

from browser import Tablet
from desk import PLAN, Desk

OTHER = [
    "use giovanna", "board new Banho", "board put Banho 1 água 2 sabonete",
    "plan new Banho --tutor Rosa --type board --description d --board Banho",
]


class OutboxTest(unittest.TestCase):
    def setUp(self):
        self.desk = Desk([*PLAN, *OTHER])
        self.addCleanup(self.desk.end)
        self.desk.serve()
        self.tablet = Tablet()
        self.addCleanup(self.tablet.throw_away)
        self.page = self.tablet.page

    def touched(self):
        return [row["symbol"] for row in self.desk.told("usage list --patient giovanna")]

    def expect_touches(self, *labels, seconds=60):
        """What was touched comes in its order, each once, and nothing else."""
        end = time.monotonic() + seconds
        while (told := self.touched()) != list(labels):
            self.assertLess(time.monotonic(), end, told)
            time.sleep(0.1)
        time.sleep(0.5)
        self.assertEqual(self.touched(), list(labels))

    def paired(self):
        """The tablet shows the list of plans, and its worker keeps what is seen."""
        self.tablet.pair(self.desk)
        self.page.get_by_role("link", name="Hora").wait_for()
        self.tablet.wait_until("async () => (await caches.match('/')) !== undefined")

    def open(self, plan):
        self.page.get_by_role("link", name=plan).click()
        self.tablet.wait_for_board()

    def touch_offline(self, *labels):
        # A second each, for that is how finely the history tells the time.
        for label in labels:
            self.tablet.touch(label)
            time.sleep(1.1)

    def wait_for_sign(self, text):
        self.page.get_by_role("img", name=text).wait_for()

    def test_what_was_touched_in_a_plan_leaves_from_the_list_of_plans(self):
        self.paired()
        self.open("Hora")
        self.desk.stop()
        self.touch_offline("querer", "suco")
        self.wait_for_sign("2 registros esperam para ir à clínica.")
        self.page.goto(f"{self.desk.address}/")
        self.page.get_by_text("2 registros deste aparelho esperam").wait_for()
        self.assertEqual(self.touched(), [])
        self.desk.serve()
        self.expect_touches("querer", "suco", seconds=120)
        self.assertEqual(self.page.url, f"{self.desk.address}/")
        self.tablet.wait_until("() => document.getElementById('waiting').textContent === ''")
        self.assertEqual(self.tablet.errors, [])

    def test_what_was_touched_in_two_plans_leaves_from_either_in_the_order_of_both(self):
        self.paired()
        self.open("Banho")
        self.page.goto(f"{self.desk.address}/")
        self.open("Hora")
        self.tablet.context.set_offline(True)
        self.touch_offline("eu")
        self.page.goto(f"{self.desk.address}/")
        self.page.get_by_role("link", name="Banho").click()
        self.tablet.wait_for_board()
        self.touch_offline("água")
        self.page.goto(f"{self.desk.address}/")
        self.page.get_by_role("link", name="Hora").click()
        self.tablet.wait_for_board()
        self.touch_offline("suco")
        self.tablet.context.set_offline(False)
        self.expect_touches("eu", "água", "suco")

    def test_what_waits_leaves_though_no_page_is_open_when_the_browser_wakes_the_worker(self):
        self.paired()
        self.open("Hora")
        self.desk.stop()
        self.touch_offline("querer", "suco")
        browser = self.tablet.context.new_cdp_session(self.page)
        registrations = []
        browser.on("ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"]))
        browser.send("ServiceWorker.enable")
        while not registrations:
            self.page.wait_for_timeout(50)
        self.page.goto("about:blank")
        self.desk.serve()
        self.assertEqual(self.touched(), [])
        browser.send("ServiceWorker.dispatchSyncEvent", {
            "origin": f"{self.desk.address}/", "registrationId": registrations[0]["registrationId"], "tag": "outbox",
            "lastChance": False})
        self.expect_touches("querer", "suco")

    def test_a_server_that_is_killed_in_the_middle_loses_and_doubles_nothing(self):
        self.paired()
        self.open("Hora")
        for index in range(6):
            self.touch_offline("suco")
            if index == 2:
                self.desk.kill()
            if index == 4:
                self.desk.serve()
        self.expect_touches(*["suco"] * 6, seconds=120)

    def test_of_two_tabs_each_touch_arrives_once(self):
        self.paired()
        self.open("Hora")
        other = self.tablet.context.new_page()
        other.goto(f"{self.desk.address}/")
        other.get_by_role("link", name="Banho").click()
        while not other.evaluate("() => window.tagarela?.recalledAfter > 0"):
            time.sleep(0.05)
        self.tablet.context.set_offline(True)
        self.touch_offline("querer")
        other.locator(".cell:visible").filter(has_text="sabonete").first.click()
        time.sleep(1.1)
        self.touch_offline("pão")
        self.tablet.context.set_offline(False)
        self.expect_touches("querer", "sabonete", "pão")

    def test_what_was_touched_in_a_plan_that_is_gone_counts_for_the_patient(self):
        self.paired()
        self.open("Banho")
        self.tablet.context.set_offline(True)
        self.touch_offline("água", "sabonete")
        self.desk.run("plan remove Banho")
        self.tablet.context.set_offline(False)
        self.expect_touches("água", "sabonete")
        self.page.get_by_text("A fonoaudióloga retirou este plano").wait_for(timeout=120_000)

    def test_an_open_page_says_at_once_that_its_plan_was_removed_and_leads_back(self):
        self.paired()
        self.open("Banho")
        address = self.page.url
        time.sleep(1)
        self.desk.run("plan remove Banho")
        self.page.get_by_text("A fonoaudióloga retirou este plano").wait_for()
        self.tablet.touch("água")
        self.expect_touches("água")
        self.page.get_by_role("button", name="Outros planos").click()
        self.page.get_by_role("link", name="Hora").wait_for()
        self.page.goto(address)
        self.page.get_by_role("heading", name="Este plano não está mais aqui").wait_for()
        self.page.get_by_role("link", name="Ver o que há").click()
        self.page.get_by_role("link", name="Hora").wait_for()
        # Nor is it shown from what the device has kept.
        self.tablet.context.set_offline(True)
        kept = self.page.evaluate("async () => (await (await caches.open('tagarela')).keys()).map(({ url }) => url)")
        self.assertNotIn(address, kept)

    def revoke(self):
        self.desk.run(f"device revoke {self.desk.told('device list')[-1]['id']}")

    def expect_nothing_of_the_patient(self):
        self.page.get_by_text("Este aparelho não está mais ligado à clínica").wait_for()
        for name in ("Giovanna", "Hora", "suco", "Lanche"):
            self.assertNotIn(name, self.page.content())
        kept = self.page.evaluate("""async () => {
            const cache = await caches.open('tagarela');
            return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key)).text()));
        }""")
        for name in ("Giovanna", "Hora", "suco", "Lanche"):
            self.assertFalse(any(name in text for text in kept), name)

    def test_an_open_page_of_a_device_that_is_turned_away_shows_nothing_more(self):
        self.paired()
        self.open("Hora")
        time.sleep(1)
        self.revoke()
        self.expect_nothing_of_the_patient()
        self.page.go_back()
        time.sleep(1)
        self.assertNotIn("Giovanna", self.page.content())

    def test_what_is_under_way_while_a_device_is_turned_away_isnt_kept_either(self):
        self.paired()
        self.open("Hora")
        [worker] = self.tablet.context.service_workers
        worker.evaluate("""() => {
            const fetch = self.fetch;
            self.fetch = async (request) => {
                const answer = await fetch(request);
                if (answer.status !== 200) return answer;
                const body = await answer.blob();
                await new Promise((done) => setTimeout(done, 2000));
                return new Response(body, answer);
            };
        }""")
        self.page.evaluate("() => void fetch(location.href)")
        time.sleep(0.5)
        self.revoke()
        self.expect_nothing_of_the_patient()
        time.sleep(3)
        self.expect_nothing_of_the_patient()

    def test_a_list_that_is_open_shows_nothing_more_either(self):
        self.paired()
        time.sleep(1)
        self.revoke()
        self.expect_nothing_of_the_patient()

    def test_who_was_turned_away_without_a_network_learns_it_at_the_next_contact_and_loses_nothing(self):
        self.paired()
        self.open("Hora")
        self.tablet.context.set_offline(True)
        self.touch_offline("suco", "mais")
        self.revoke()
        self.tablet.context.set_offline(False)
        self.expect_nothing_of_the_patient()
        self.page.get_by_text("2 registros deste aparelho esperam").wait_for()
        self.assertEqual(self.touched(), [])
        self.tablet.pair(self.desk)
        self.expect_touches("suco", "mais")

    def test_what_is_somebody_else_s_stays_is_told_at_the_desk_and_holds_up_nothing(self):
        self.desk.run("patient new Marta", "use marta", "tutor new Bia", "board new Outra", "board put Outra 1 bola",
                      "plan new Segredo --tutor Bia --type board --description d --board Outra")
        self.paired()
        self.open("Hora")
        self.tablet.context.set_offline(True)
        self.touch_offline("suco", "mais")
        self.revoke()
        self.tablet.context.set_offline(False)
        self.expect_nothing_of_the_patient()
        self.tablet.pair(self.desk, "device pair marta")
        self.tablet.wait_for_board()
        self.wait_for_sign("A clínica não conseguiu receber 2 registros deste aparelho.")
        self.tablet.touch("bola")
        self.desk.wait("usage list --patient marta", lambda rows: [row["symbol"] for row in rows] == ["bola"])
        device = self.desk.wait("device list", lambda rows: (rows[-1]["waiting"], rows[-1]["refused"]) == (0, 2))[-1]
        self.assertEqual(self.desk.told(f"device show {device['id']}")["refused"], 2)
        self.assertEqual(self.touched(), [])
        # Nor is it lost.
        self.tablet.pair(self.desk)
        self.expect_touches("suco", "mais")
        self.desk.wait("device list", lambda rows: rows[-1]["refused"] == 0)

    def test_the_carer_goes_from_one_plan_to_the_others(self):
        self.paired()
        self.open("Hora")
        self.assertEqual(self.page.get_by_role("link").count(), 0)
        self.page.locator(".corner-button").evaluate("button => button.click()")
        self.page.locator("dialog.small .main").click()
        self.page.get_by_role("button", name="Outros planos").click()
        self.page.get_by_role("link", name="Banho").click()
        self.tablet.wait_for_board()

    def test_the_tutor_goes_from_a_plan_back_to_the_observations(self):
        self.tablet.pair(self.desk, "device pair giovanna --role tutor")
        self.open("Banho")
        self.page.get_by_role("link", name="Voltar às observações").click()
        self.page.locator("#text").wait_for()
        self.assertEqual(self.tablet.errors, [])

    def test_what_waits_leaves_from_the_tutor_s_page(self):
        self.tablet.pair(self.desk, "device pair giovanna --role tutor")
        self.tablet.wait_until("async () => (await caches.match('/')) !== undefined")
        self.open("Hora")
        self.desk.stop()
        self.touch_offline("suco")
        self.page.get_by_role("link", name="Voltar às observações").click()
        self.page.locator("#text").wait_for()
        self.page.fill("#text", "Riu muito.")
        self.page.click("button[type=submit]")
        self.page.get_by_text("Está guardado aqui").wait_for()
        self.desk.serve()
        self.expect_touches("suco", seconds=120)
        self.desk.wait("observation list --patient giovanna", lambda notes: [note["text"] for note in notes] == ["Riu muito."])


if __name__ == "__main__":
    unittest.main()
