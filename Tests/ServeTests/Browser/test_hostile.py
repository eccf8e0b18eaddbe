"""Requests that no page makes: too large, too slow, too many, of somebody else, or made up."""

import http.client
import json
import ssl
import time
import unittest

from desk import PLAN, Desk, answer

NAMES = ("Giovanna", "Rosa", "Lanche", "Hora", "Marta")


class HostileTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desk = Desk([*PLAN, "patient new Marta", "use marta", "tutor new Bia", "board new Outra", "board put Outra 1 eu",
            "plan new Segredo --tutor Bia --type board --description d --board Outra"])
        cls.desk.serve()
        cls.addClassCleanup(cls.desk.end)

    def test_who_isn_t_paired_learns_nothing_of_the_clinic(self):
        paths = ["/", "/pair", "/plan/x", "/patient/x", "/events", "/plans", "/style.css", "/worker.js", "/outbox.js", "/news.js", "/app.webmanifest",
                 "/authority.crt", "/clinic.tagarela", "/.well-known/x"]
        for path in paths:
            told = b"".join(str(part).encode() if not isinstance(part, bytes) else part for part in self.desk.ask("GET", path))
            for name in NAMES:
                self.assertNotIn(name.encode(), told, path)
        for path in ("/received", "/observation", "/backlog"):
            self.assertEqual(self.desk.ask("POST", path, b"{}")[0], 401, path)

    def test_every_answer_says_what_browsers_may_not_do(self):
        cookie = self.desk.paired()
        _, page = self.desk.page(cookie)
        for path in ("/", "/pair", "/plan/x", "/nothing", page):
            _, headers, _ = self.desk.ask("GET", path, cookie=cookie)
            policy = headers["content-security-policy"]
            self.assertIn("frame-ancestors 'none'", policy, path)
            self.assertIn("default-src 'none'", policy, path)
            self.assertNotIn("unsafe", policy, path)
            self.assertEqual(headers["x-content-type-options"], "nosniff")
            self.assertEqual(headers["referrer-policy"], "no-referrer")

    def test_paths_lead_nowhere_else(self):
        cookie = self.desk.paired()
        for path in ("/../clinic.tagarela", "/..%2f..%2fetc/passwd", "/plan/../../etc/passwd", "/plan/%2e%2e/x", "//etc/passwd",
                     "/style.css/../worker.js", "/plan/" + "a" * 4000, "/%00", "/style.css%00.html"):
            status, _, body = self.desk.ask("GET", path, cookie=cookie)
            self.assertIn(status, (400, 404), path)
            self.assertNotIn(b"root:", body)

    def test_a_device_sees_the_plans_of_its_patient_alone(self):
        cookie = self.desk.paired()
        other = self.desk.paired("device pair marta")
        _, path = self.desk.page(other)
        self.assertEqual(self.desk.ask("GET", path, cookie=other)[0], 200)
        self.assertEqual(self.desk.ask("GET", path, cookie=cookie)[0], 404)
        self.assertEqual(self.desk.ask("GET", f"/events?plan={path.split('/')[-1]}", cookie=cookie)[0], 404)
        self.assertEqual(self.desk.ask("GET", "/patient/x", cookie=cookie)[0], 404)
        self.assertEqual(self.desk.ask("POST", "/observation", b'{"uid":"1","at":"2026-11-05","text":"x"}', cookie)[0], 403)

    def test_a_code_pairs_once(self):
        body = json.dumps({"code": self.desk.code()["code"]}).encode()
        self.assertEqual(self.desk.ask("POST", "/pair", body)[0], 204)
        self.assertEqual(self.desk.ask("POST", "/pair", body)[0], 403)

    def test_what_is_handed_over_twice_is_there_once_and_of_another_patient_never(self):
        cookie = self.desk.paired()
        before = len(self.desk.told("usage list --patient giovanna"))
        bundle = self.desk.usage(cookie, {"h1": "suco", "h2": "eu"})
        for expected in ({"touches": 2}, {"touches": 0}):
            status, _, told = self.desk.ask("POST", "/received", bundle, cookie)
            self.assertEqual((status, json.loads(told)["touches"]), (200, expected["touches"]))
        self.assertEqual(len(self.desk.told("usage list --patient giovanna")), before + 2)
        other = self.desk.paired("device pair marta")
        self.assertEqual(self.desk.ask("POST", "/received", bundle, other)[0], 400)
        self.assertEqual(self.desk.told("usage list --patient marta"), [])

    def test_nothing_but_histories_is_taken(self):
        cookie = self.desk.paired()
        sent = self.desk.home / "sent"
        self.desk.run("use giovanna", f"plan send Hora --to-dir '{sent}'")
        plan = next(sent.glob("*.psyb")).read_bytes()
        whole = self.desk.usage(cookie, {"cut": "suco"})
        for body in (plan, b"", b"{", b"[]", b"\x00" * 1000, b"<html>", whole[:-20], b"[" * 100_000):
            status, _, _ = self.desk.ask("POST", "/received", body, cookie)
            self.assertEqual(status, 400, body[:30])
        for body in (b"{}", b'{"uid":"","at":"2026-11-05","text":"x"}', b'{"uid":"1","at":"never","text":"x"}',
                     b'{"uid":"1","at":"2026-11-05","text":"  "}'):
            tutor = self.desk.paired("device pair giovanna --role tutor")
            self.assertEqual(self.desk.ask("POST", "/observation", body, tutor)[0], 400, body)

    def test_of_what_a_device_says_that_it_holds_only_numbers_are_believed(self):
        cookie = self.desk.paired()
        for body in (b"", b"{}", b'{"waiting":"many","refused":0}', b'{"waiting":1e400,"refused":0}', b"[" * 10_000):
            self.assertEqual(self.desk.ask("POST", "/backlog", body, cookie)[0], 400, body[:30])
        self.assertEqual(self.desk.ask("POST", "/backlog", b'{"waiting":9223372036854775807,"refused":-4}', cookie)[0], 204)
        device = self.desk.told("device list")[-1]
        self.assertEqual((device["waiting"], device["refused"]), (10_000_000, 0))

    def test_an_observation_about_somebody_else_isn_t_taken(self):
        tutor = self.desk.paired("device pair giovanna --role tutor")
        body = b'{"uid":"o1","at":"2026-11-05 09:15:30","text":"x","patient":"somebody"}'
        self.assertEqual(self.desk.ask("POST", "/observation", body, tutor)[0], 400)

    def test_a_body_is_read_no_further_than_there_is_room_for(self):
        cookie = self.desk.paired()
        with self.desk.connect() as line:
            line.sendall(f"POST /received HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nContent-Length: 9000000000\r\n\r\n".encode())
            self.assertEqual(answer(line)[0], 413)
        before = self.desk.memory()
        for _ in range(3):
            with self.desk.connect() as line:
                head = f"POST /received HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nTransfer-Encoding: chunked\r\n\r\n"
                piece = b"100000\r\n" + b" " * 0x100000 + b"\r\n"
                try:
                    # Whoever sends nothing behind the head is turned away as too slow.
                    line.sendall(head.encode() + piece)
                    for _ in range(300):
                        line.sendall(piece)
                except OSError:
                    pass
                self.assertIn(answer(line)[0], (0, 413))
        self.assertLess(self.desk.memory() - before, 150_000)
        status, _, _ = self.desk.ask("POST", "/pair", b" " * 5000)
        self.assertEqual(status, 413)

    def test_who_dribbles_isn_t_waited_for(self):
        cookie = self.desk.paired()
        status = None
        with self.desk.connect() as line:
            line.sendall(f"POST /received HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nContent-Length: 100000\r\n\r\n".encode())
            line.settimeout(1)
            try:
                for _ in range(70):
                    line.sendall(b" ")
                    try:
                        status = answer(line)[0]
                        break
                    except TimeoutError:
                        pass
            except OSError:
                status = 0
        self.assertIn(status, (0, 408))

    def test_a_flood_of_headers_is_cut_off(self):
        for head in ([f"X-{number}: 1" for number in range(5000)], ["X: " + "a" * 100_000]):
            with self.desk.connect() as line:
                try:
                    line.sendall(("GET / HTTP/1.1\r\nHost: x\r\n" + "\r\n".join(head) + "\r\n\r\n").encode())
                    status = answer(line)[0]
                except OSError:
                    status = 0
                self.assertIn(status, (0, 400, 431))
        self.assertEqual(self.desk.ask("GET", "/pair")[0], 200)

    def test_pages_of_others_ask_nothing(self):
        cookie = self.desk.paired()
        bundle = self.desk.usage(cookie, {"foreign": "suco"})
        for header in ("Origin: https://evil.example", "Sec-Fetch-Site: cross-site", "Origin: null"):
            self.assertEqual(self.desk.ask("POST", "/received", bundle, cookie, [header])[0], 403, header)
        own = [f"Origin: {self.desk.address}", "Sec-Fetch-Site: same-origin"]
        self.assertEqual(self.desk.ask("POST", "/received", bundle, cookie, own)[0], 200)

    def test_a_session_ends_when_it_is_revoked_and_nothing_made_up_opens_one(self):
        cookie = self.desk.paired()
        self.assertEqual(self.desk.ask("GET", "/", cookie=cookie)[0], 303)
        self.desk.run(f"device revoke {self.desk.told('device list')[-1]['id']}")
        self.assertEqual(self.desk.ask("GET", "/", cookie=cookie)[0], 401)
        name = cookie.split("=")[0]
        for token in ("", "0" * 64, "' OR 1=1 --", "é"):
            self.assertEqual(self.desk.ask("GET", "/", cookie=f"{name}={token}")[0], 401)


class LimitsTest(unittest.TestCase):
    """Each has a server of its own, for it is turned away."""

    def setUp(self):
        self.desk = Desk()
        self.addCleanup(self.desk.end)
        self.desk.serve()

    def test_wrong_codes_lock_and_use_up_the_open_ones(self):
        right = self.desk.code()["code"]
        wrong = json.dumps({"code": "000000" if right != "000000" else "111111"}).encode()
        began = time.monotonic()
        told = [self.desk.ask("POST", "/pair", body) for body in [*[wrong] * 4, json.dumps({"code": right}).encode()]]
        if time.monotonic() - began > 15:
            self.skipTest("it took longer than the lock lasts")
        # Also the right one has to wait.
        self.assertEqual([status for status, _, _ in told], [403, 403, 403, 429, 429])
        self.assertIn(int(told[3][1]["retry-after"]), range(1, 16))

    def test_who_asks_too_much_is_turned_away(self):
        line = http.client.HTTPSConnection(
            "localhost", self.desk.port, timeout=60, context=ssl.create_default_context(cafile=self.desk.authority))
        self.addCleanup(line.close)
        statuses = set()
        # Each second it is allowed five more.
        for _ in range(3000):
            try:
                line.request("GET", "/pair")
                told = line.getresponse()
                told.read()
            except (http.client.HTTPException, OSError):
                # Nobody waits for a line on which nothing is asked for long.
                line.close()
                continue
            statuses.add(told.status)
            if told.status == 429:
                break
        self.assertEqual(statuses, {200, 429})

    def test_what_the_server_says_of_itself_names_nobody(self):
        self.desk.paired()
        self.desk.serving.terminate()
        self.desk.serving.wait(60)
        said = self.desk.serving.stderr.read()
        for name in NAMES:
            self.assertNotIn(name, said)


if __name__ == "__main__":
    unittest.main()
