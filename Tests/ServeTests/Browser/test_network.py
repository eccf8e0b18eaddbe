"""How a server is found in its network, and where it says that it is."""

import functools
import hashlib
import os
import signal
import socket
import ssl
import subprocess
import time
import unittest

import network
from desk import Desk


def in_a_network(test):
    """Has a test run where it can change addresses and start Avahi."""
    @functools.wraps(test)
    def run(self):
        if network.is_inside():
            return test(self)
        if reason := network.why_not():
            self.skipTest(reason)
        done = network.run_inside(__file__, self.id())
        self.assertEqual(done.returncode, 0, done.stderr)
    return run


def wait_until(holds, seconds=60):
    end = time.monotonic() + seconds
    while not (told := holds()):
        if time.monotonic() > end:
            raise AssertionError("it never holds")
        time.sleep(0.2)
    return told


class NetworkTest(unittest.TestCase):
    def serve(self):
        """A server at all addresses, as the prompt starts it."""
        desk = Desk()
        self.addCleanup(desk.end)
        desk.serving = subprocess.Popen(
            [*desk.program, "serve", "--port", "0"], env=desk.environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        status = desk.wait("serve status", lambda told: told["state"] == "serving")
        desk.port = int(status["addresses"][0].rsplit(":", 1)[1])
        return desk

    def avahi(self):
        running = network.start_avahi()
        self.addCleanup(running.wait, 60)
        self.addCleanup(running.terminate)
        wait_until(lambda: os.path.exists("/run/avahi-daemon/socket"))
        return running

    def expected(self, desk):
        return [("Tagarela", network.NAME, network.ADDRESS, desk.port, '"path=/"')]

    @in_a_network
    def test_a_server_is_announced_where_it_is_and_withdrawn_with_its_end(self):
        self.avahi()
        desk = self.serve()
        wait_until(lambda: network.announced() == self.expected(desk))
        desk.stop()
        wait_until(lambda: network.announced() == [])

    @in_a_network
    def test_a_server_that_was_killed_is_announced_no_more(self):
        self.avahi()
        desk = self.serve()
        wait_until(lambda: network.announced() == self.expected(desk))
        os.kill(desk.server, signal.SIGKILL)
        wait_until(lambda: network.announced() == [])

    @in_a_network
    def test_it_is_announced_by_an_avahi_that_comes_later_and_again_when_that_is_started_anew(self):
        desk = self.serve()
        for _ in range(2):
            avahi = self.avahi()
            wait_until(lambda: network.announced() == self.expected(desk))
            avahi.terminate()
            avahi.wait(60)

    @in_a_network
    def test_the_name_that_is_shown_is_the_one_under_which_it_is_found(self):
        self.avahi()
        desk = self.serve()
        told = desk.wait("serve status", lambda told: any(".local:" in place for place in told["addresses"]))
        self.assertEqual([place for place in told["addresses"] if ".local:" in place], [f"https://{network.NAME}:{desk.port}"])

    def presented(self, desk, address):
        """The certificate's sum, where it holds for an address."""
        context = ssl.create_default_context(cafile=desk.authority)
        with context.wrap_socket(socket.create_connection((address, desk.port), timeout=60), server_hostname=address) as line:
            sum = hashlib.sha256(line.getpeercert(binary_form=True)).hexdigest().upper()
        return ":".join(sum[place:place + 2] for place in range(0, 64, 2))

    @in_a_network
    def test_places_that_the_certificate_hasn_t_are_not_shown(self):
        subprocess.run(["ip", "address", "add", "2001:db8::5/64", "dev", "net0", "nodad"], check=True)
        subprocess.run(["ip", "address", "add", "fd00:77::2/64", "dev", "net0", "nodad"], check=True)
        desk = self.serve()
        self.assertEqual(
            desk.told("serve status")["addresses"],
            [f"https://{place}:{desk.port}" for place in (network.ADDRESS, "[fd00:77::2]", "localhost")])
        for place in (network.ADDRESS, "fd00:77::2"):
            self.presented(desk, place)

    @in_a_network
    def test_the_certificate_holds_for_an_address_that_comes_while_the_server_runs(self):
        desk = self.serve()
        before = desk.told("serve status")
        line = desk.connect()
        subprocess.run(["ip", "address", "add", "192.168.78.9/24", "dev", "net0"], check=True)
        now = desk.wait("serve status", lambda told: any("192.168.78.9" in place for place in told["addresses"]))
        self.assertEqual(self.presented(desk, "192.168.78.9"), now["fingerprint"])
        self.assertEqual(self.presented(desk, network.ADDRESS), now["fingerprint"])
        self.assertEqual(now["serving_since"], before["serving_since"])
        # A line that was open before goes on.
        line.sendall(b"GET /pair HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        self.assertTrue(line.recv(100).startswith(b"HTTP/1.1 200"))
        # One that is lost is shown no more, and the certificate stays.
        subprocess.run(["ip", "address", "delete", "192.168.78.9/24", "dev", "net0"], check=True)
        then = desk.wait("serve status", lambda told: not any("192.168.78.9" in place for place in told["addresses"]))
        self.assertEqual(then["fingerprint"], now["fingerprint"])


if __name__ == "__main__":
    unittest.main()
