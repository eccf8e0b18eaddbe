"""What the desk sees and does: pairing at a terminal of the usual size, names and numbers of devices, ends."""

import fcntl
import os
import pathlib
import pty
import re
import select
import signal
import socket
import ssl
import struct
import subprocess
import termios
import time
import unittest

from desk import Desk

INTERFACES = pathlib.Path("/proc/net/if_inet6")
HAS_IPV6 = INTERFACES.exists() and INTERFACES.read_text() != ""


class Terminal:
    """The prompt at a terminal of its own."""

    def __init__(self, desk, rows, columns=80):
        self.process, self.file = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execve(desk.program[0], desk.program, {**desk.environment, "TERM": "xterm"})
        self.seen = ""

    def wait_for(self, text, seconds=60):
        end = time.monotonic() + seconds
        while text not in self.seen:
            if time.monotonic() > end:
                raise AssertionError(f"{text!r} isn't in {self.seen!r}")
            if select.select([self.file], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.file, 65536).decode(errors="replace")
                except OSError:
                    if text not in self.seen:
                        raise AssertionError(f"{text!r} isn't in {self.seen!r}") from None

    def type(self, line):
        self.seen = ""
        os.write(self.file, (line + "\r").encode())

    def end(self):
        try:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        except (ProcessLookupError, ChildProcessError):
            pass
        os.close(self.file)


class PromptTest(unittest.TestCase):
    def setUp(self):
        self.desk = Desk()
        self.addCleanup(self.desk.end)

    def prompt(self, rows):
        terminal = Terminal(self.desk, rows)
        self.addCleanup(terminal.end)
        terminal.wait_for("tagarela> ")
        terminal.type("servir --port 0 --address 127.0.0.1")
        terminal.wait_for("servidor")
        return terminal

    def shown(self, terminal, line):
        """What a line has printed up to the rows above the next prompt, without colours."""
        terminal.type(line)
        terminal.wait_for("faltam 10 minutos")
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", terminal.seen).replace("\r", "").split("\n")

    def test_picture_code_and_address_are_seen_together_at_24_rows_and_the_code_stays(self):
        terminal = self.prompt(24)
        lines = self.shown(terminal, "aparelho parear giovanna")
        first = next(number for number, line in enumerate(lines) if line.startswith("█▀▀▀"))
        code = next(number for number, line in enumerate(lines) if "digite" in line)
        row = next(number for number, line in enumerate(lines) if "faltam 10 minutos" in line)
        self.assertLess(first, code)
        self.assertTrue(any("https://localhost" in line for line in lines[code:row]))
        # The server's own row and the prompt stand below the code's row.
        self.assertLessEqual(row - first + 3, 24)
        digits = re.search(r"\d{3} \d{3}", lines[code]).group()
        self.assertIn(digits, lines[row])

    def test_where_the_picture_has_no_room_it_is_offered(self):
        terminal = self.prompt(16)
        lines = self.shown(terminal, "aparelho parear giovanna")
        self.assertFalse(any(line.startswith("█▀▀▀") for line in lines))
        self.assertIn("--figura", "\n".join(lines))
        # Read a page at a time, as all that has no room.
        terminal.type("aparelho parear giovanna --figura")
        terminal.wait_for("█▀▀▀")

    def test_who_leaves_is_told_that_devices_are_disconnected(self):
        terminal = self.prompt(24)
        self.desk.port = int(self.desk.told("serve status")["addresses"][0].rsplit(":", 1)[1])
        self.desk.paired()
        terminal.type("sair")
        terminal.wait_for("1 aparelho fica desligado")


class DeskTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desk = Desk()
        cls.desk.serve()
        cls.addClassCleanup(cls.desk.end)

    def test_a_device_is_listed_shown_and_renamed(self):
        self.desk.paired("device pair giovanna --role tutor")
        device = self.desk.told("device list")[-1]
        self.assertEqual(
            (device["device"], device["used_by"], device["patient"], device["tutor"]), ("Teste", "tutor", "Giovanna", "Rosa"))
        days = time.mktime(time.strptime(device["session_ends"][:10], "%Y-%m-%d")) - time.time()
        self.assertAlmostEqual(days / 86_400, 90, delta=1.5)
        self.desk.run(f"device rename {device['id']} 'Tablet da sala'")
        self.assertEqual(self.desk.told(f"device show {device['id']}")["device"], "Tablet da sala")

    def test_the_only_device_needs_no_number_and_of_several_one_is_asked_for(self):
        self.desk.run("device revoke --all")
        self.desk.paired()
        number = self.desk.told("device list")[-1]["id"]
        self.assertEqual(self.desk.told("device show")["id"], number)
        self.desk.paired()
        with self.assertRaisesRegex(AssertionError, "diga qual aparelho"):
            self.desk.run("device show")
        with self.assertRaisesRegex(AssertionError, "não há aparelho 99999"):
            self.desk.run("device rename 99999 Sala")

    def test_a_device_is_called_by_its_name_of_which_tab_knows_each_word(self):
        self.desk.run("device revoke --all")
        for _ in range(2):
            self.desk.paired()
        first, second = (device["id"] for device in self.desk.told("device list"))
        self.desk.run(f"device rename {second} 'Tablet da sala'")
        self.assertEqual(self.desk.told("device show 'tablet da SALA'")["id"], second)
        terminal = Terminal(self.desk, 24)
        self.addCleanup(terminal.end)
        terminal.wait_for("tagarela> ")
        os.write(terminal.file, "aparelho mostrar sal\t".encode())
        terminal.wait_for("Tablet da sala")
        # Of two with one name each has its number.
        self.desk.run(f"device rename {first} 'Tablet da sala'")
        with self.assertRaisesRegex(AssertionError, f"#{first}, #{second}"):
            self.desk.run("device show 'Tablet da sala'")

    def test_a_number_isn_t_given_twice(self):
        numbers = []
        for _ in range(2):
            self.desk.paired()
            numbers.append(self.desk.told("device list")[-1]["id"])
            self.desk.run(f"device revoke {numbers[-1]}")
        self.assertLess(numbers[0], numbers[1])

    def test_a_script_that_served_says_so_when_it_ends(self):
        desk = Desk()
        self.addCleanup(desk.end)
        desk.serve()
        desk.paired()
        desk.stop()
        done = subprocess.run(
            [*desk.program, "-c", "serve start --port 0 --address 127.0.0.1"], env=desk.environment, capture_output=True,
            text=True, timeout=300)
        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.stderr.count("1 aparelho fica desligado"), 1)


class NoDeviceTest(unittest.TestCase):
    def test_where_none_is_paired_none_is_renamed_nor_asked_for(self):
        desk = Desk()
        self.addCleanup(desk.end)
        done = subprocess.run([*desk.program, "-c", "device rename 3 Sala"], env=desk.environment, capture_output=True, text=True, timeout=300)
        self.assertEqual((done.returncode, done.stdout.strip()), (0, "nenhum aparelho está ligado"))
        terminal = Terminal(desk, 24)
        self.addCleanup(terminal.end)
        terminal.wait_for("tagarela> ")
        terminal.type("aparelho renomear")
        terminal.wait_for("nenhum aparelho está ligado")


class StopTest(unittest.TestCase):
    def test_the_server_stops_though_lines_are_open(self):
        desk = Desk()
        self.addCleanup(desk.end)
        desk.serve()
        cookie = desk.paired()
        lines = [desk.connect() for _ in range(3)]
        for line, path in zip(lines, ("/style.css", "/events")):
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n".encode())
            self.assertTrue(line.recv(100).startswith(b"HTTP/1.1 200"))
        desk.run("serve stop")
        self.assertEqual(desk.told("serve status")["state"], "stopped")
        for line in lines:
            line.close()


@unittest.skipUnless(HAS_IPV6, "this computer has no IPv6")
class LongAddressTest(unittest.TestCase):
    def serve(self, *words):
        desk = Desk()
        self.addCleanup(desk.end)
        server = subprocess.Popen([*desk.program, "serve", "--port", "0", *words], env=desk.environment,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(server.wait, 60)
        self.addCleanup(server.terminate)
        status = desk.wait("serve status", lambda told: told["state"] == "serving")
        return desk, status["addresses"], int(status["addresses"][0].rsplit(":", 1)[1])

    def reach(self, desk, address, port, name):
        context = ssl.create_default_context(cafile=desk.authority)
        with context.wrap_socket(socket.create_connection((address, port), timeout=60), server_hostname=name) as line:
            line.sendall(b"GET /pair HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            return line.recv(100)

    def test_an_address_of_ipv6_is_served_shown_and_vouched_for(self):
        desk, addresses, port = self.serve("--address", "::1")
        self.assertIn(f"https://[::1]:{port}", addresses)
        self.assertTrue(self.reach(desk, "::1", port, "::1").startswith(b"HTTP/1.1 200"))

    def test_without_an_address_both_kinds_are_served(self):
        desk, _, port = self.serve()
        for address in ("::1", "127.0.0.1"):
            self.assertTrue(self.reach(desk, address, port, "localhost").startswith(b"HTTP/1.1 200"))


if __name__ == "__main__":
    unittest.main()
