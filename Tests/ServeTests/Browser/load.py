"""Many devices that touch at once: load.py [DEVICES [TOUCHES-A-SECOND [SECONDS]]]. Prints a line of JSON for the clinic's server, and one each for
what it is measured beside: a plain server of the same library that keeps nothing, and a page in Flask with a row in SQLite for each touch.
"""

import heapq
import json
import os
import pathlib
import random
import re
import selectors
import shutil
import socket
import sqlite3
import ssl
import subprocess
import sys
import tempfile
import time

from desk import Desk

MOST_CODES = 50
HERE = pathlib.Path(__file__).resolve().parent


class Clinic:
    """The clinic's server with as many paired devices."""

    name = "tagarela-serve"

    def __init__(self, count):
        self.desk = Desk()
        self.desk.serve()
        self.cookies = self.paired(count)
        self.patient = self.desk.page(self.cookies[0])[0]["patient"]["uid"]
        self.port, self.authority = self.desk.port, self.desk.authority

    def paired(self, count):
        """As fast as the server lets a stranger ask."""
        paired = []
        while len(paired) < count:
            lines = ["device pair giovanna"] * min(MOST_CODES, count - len(paired))
            for told in self.desk.run(*lines, json=True).splitlines():
                body = json.dumps({"code": json.loads(told)["code"], "device": "carga"}).encode()
                while True:
                    status, headers, _ = self.desk.ask("POST", "/pair", body)
                    if status == 204:
                        paired.append(headers["set-cookie"].split(";")[0])
                        break
                    if status != 429:
                        raise AssertionError(status)
                    time.sleep(0.2)
        return paired

    @property
    def process(self):
        return self.desk.server

    def kept(self):
        return len(self.desk.told("usage list --patient giovanna"))

    def end(self):
        self.desk.end()


class Peer:
    """Another server on loopback, with a certificate of its own."""

    patient = "p"

    def __init__(self, name, command, count):
        self.name = name
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="peer-"))
        self.authority, key = self.folder / "certificate.pem", self.folder / "key.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
             "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(self.authority)],
            check=True, capture_output=True)
        with socket.socket() as line:
            line.bind(("127.0.0.1", 0))
            self.port = line.getsockname()[1]
        self.base = self.folder / "base"
        self.running = subprocess.Popen(
            [*command, str(self.port), str(self.authority), str(key), str(self.base)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.cookies = ["none=0"] * count
        for _ in range(100):
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.1)
        raise AssertionError(f"{name} didn't start")

    @property
    def process(self):
        return self.running.pid

    def kept(self):
        if not self.base.exists():
            return None
        with sqlite3.connect(self.base) as base:
            return base.execute("SELECT count(*) FROM touch").fetchone()[0]

    def end(self):
        self.running.kill()
        self.running.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)


def memory(process):
    """The most that it has had, in megabytes."""
    rows = pathlib.Path(f"/proc/{process}/status").read_text().splitlines()
    return round(next(int(row.split()[1]) for row in rows if row.startswith("VmHWM")) / 1024)


def processor_seconds(process):
    """What others on this computer take nothing of."""
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Device:
    """One line that stays open, on which touches go one by one, each by itself."""

    def __init__(self, server, number, context):
        self.number, self.port, self.context = number, server.port, context
        self.head = f"POST /received HTTP/1.1\r\nHost: localhost\r\nCookie: {server.cookies[number]}\r\nContent-Length: "
        self.first = json.dumps({
            "tagarela.format": "1", "tagarela.kind": "usage", "patient.name": "Giovanna", "tagarela.patient.uid": server.patient})
        self.sent, self.answered, self.refused, self.seconds, self.received = 0, 0, 0, [], b""
        self.connect()

    def connect(self):
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=30)
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.line = self.context.wrap_socket(plain, server_hostname="localhost")
        self.line.setblocking(False)

    def touch(self):
        row = f'{{"history.symbol": "suco", "history.date": "2026-11-05 09:15:30", "tagarela.touch.uid": "{self.number}-{self.sent}"}}'
        body = f"{self.first}\n{row}\n"
        self.sent += 1
        self.began = time.monotonic()
        # So little has always room.
        self.line.send(f"{self.head}{len(body)}\r\n\r\n{body}".encode())

    def answer(self):
        """Takes what has come: None while the answer isn't whole, else whether the line stays open."""
        try:
            part = self.line.recv(65536)
        except ssl.SSLWantReadError:
            return None
        self.received += part
        head, end, body = self.received.partition(b"\r\n\r\n")
        if part and not end:
            return None
        head = head.lower()
        length = re.search(rb"content-length: *(\d+)", head)
        if part and length and len(body) < int(length.group(1)):
            return None
        self.seconds.append(time.monotonic() - self.began)
        is_taken = head.partition(b" ")[2].startswith(b"200")
        self.answered += is_taken
        self.refused += not is_taken
        self.received = b""
        return bool(part) and b"connection: close" not in head and not head.startswith(b"http/1.0")


def touch_all(devices, rate, seconds):
    """All devices in one loop, which waits for whatever comes first: the next touch that is due, or an answer."""
    lines = selectors.DefaultSelector()
    for device in devices:
        lines.register(device.line, selectors.EVENT_READ, device)
    start = time.monotonic()
    begins = [start + random.random() / rate for _ in devices]
    due = [(begin, device.number) for begin, device in zip(begins, devices)]
    heapq.heapify(due)
    waiting = 0
    while due or waiting:
        now = time.monotonic()
        while due and due[0][0] <= now:
            devices[heapq.heappop(due)[1]].touch()
            waiting += 1
        for key, _ in lines.select(max(0, due[0][0] - time.monotonic()) if due else None):
            device = key.data
            if (stays := device.answer()) is None:
                continue
            waiting -= 1
            if not stays:
                lines.unregister(device.line)
                device.line.close()
                device.connect()
                lines.register(device.line, selectors.EVENT_READ, device)
            if device.sent < rate * seconds:
                heapq.heappush(due, (begins[device.number] + device.sent / rate, device.number))
    for device in devices:
        device.line.close()


def measured(server, rate, seconds):
    """What many devices see of a server, and what it takes of the computer."""
    context = ssl.create_default_context(cafile=str(server.authority))
    devices = [Device(server, number, context) for number in range(len(server.cookies))]
    began, used, own = time.monotonic(), processor_seconds(server.process), time.process_time()
    touch_all(devices, rate, seconds)
    took, used, own = time.monotonic() - began, processor_seconds(server.process) - used, time.process_time() - own
    answered, kept = sum(device.answered for device in devices), server.kept()
    times = sorted(second * 1000 for device in devices for second in device.seconds)
    return {
        "server": server.name, "devices": len(devices), "touches_a_second": rate, "seconds": round(took, 1), "sent": len(times),
        "refused": sum(device.refused for device in devices), "lost": None if kept is None else max(0, answered - kept),
        "doubled": None if kept is None else max(0, kept - answered), "p50_ms": round(times[len(times) // 2], 1),
        "p99_ms": round(times[len(times) * 99 // 100], 1), "memory_mb": memory(server.process),
        "processor_ms_each": round(used * 1000 / len(times), 3),
        # What the devices themselves take, and the share of the time in which they have something to do: near 1 the server waits for them.
        "devices_processor_ms_each": round(own * 1000 / len(times), 3), "devices_busy": round(own / took, 2),
        "load_average": round(os.getloadavg()[0], 1),
    }


def main(count=200, rate=20, seconds=10):
    plain = pathlib.Path(os.environ["TAGARELA"]).with_name("ServePeer")
    servers = [lambda: Clinic(count)]
    if plain.exists():
        servers.append(lambda: Peer("hummingbird, keeping nothing", [str(plain)], count))
    servers.append(lambda: Peer("flask and sqlite3", [sys.executable, str(HERE / "flask_page.py")], count))
    for start in servers:
        server = start()
        try:
            print(json.dumps(measured(server, rate, seconds)), flush=True)
        finally:
            server.end()


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
