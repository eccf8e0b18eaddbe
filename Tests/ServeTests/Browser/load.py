"""Many devices that touch at once: load.py [DEVICES [TOUCHES-A-SECOND [SECONDS]]]. Prints a line of JSON for the clinic's server, and one each for
what it is measured beside: a plain server of the same library that keeps nothing, and a page in Flask with a row in SQLite for each touch.
"""

import asyncio
import json
import os
import pathlib
import random
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

    def __init__(self, server, number):
        self.number, self.port = number, server.port
        self.head = f"POST /received HTTP/1.1\r\nHost: localhost\r\nCookie: {server.cookies[number]}\r\nContent-Length: "
        self.first = json.dumps({
            "tagarela.format": "1", "tagarela.kind": "usage", "patient.name": "Giovanna", "tagarela.patient.uid": server.patient})
        self.answered, self.seconds, self.refused = 0, [], 0

    async def touch(self, reader, writer, index):
        row = {"history.symbol": "suco", "history.date": "2026-11-05 09:15:30", "tagarela.touch.uid": f"{self.number}-{index}"}
        body = f"{self.first}\n{json.dumps(row)}\n"
        began = time.monotonic()
        writer.write(f"{self.head}{len(body)}\r\n\r\n{body}".encode())
        answer = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = next(int(row.split(b":")[1]) for row in answer.split(b"\r\n") if row.startswith(b"content-length"))
        await reader.readexactly(length)
        self.seconds.append(time.monotonic() - began)
        if answer.split()[1] == b"200":
            self.answered += 1
        else:
            self.refused += 1
        return b"connection: close" not in answer and not answer.startswith(b"http/1.0")

    async def run(self, context, rate, seconds):
        async def connect():
            return await asyncio.open_connection("127.0.0.1", self.port, ssl=context, server_hostname="localhost")

        line = await connect()
        start = time.monotonic() + random.random() / rate
        for index in range(int(rate * seconds)):
            await asyncio.sleep(max(0, start + index / rate - time.monotonic()))
            if not await self.touch(*line, index):
                line[1].close()
                line = await connect()
        line[1].close()


def measured(server, rate, seconds):
    """What many devices see of a server, and what it takes of the computer."""
    devices = [Device(server, number) for number in range(len(server.cookies))]
    context = ssl.create_default_context(cafile=str(server.authority))

    async def load():
        await asyncio.gather(*(device.run(context, rate, seconds) for device in devices))

    began, used, own = time.monotonic(), processor_seconds(server.process), time.process_time()
    asyncio.run(load())
    took, used, own = time.monotonic() - began, processor_seconds(server.process) - used, time.process_time() - own
    answered, kept = sum(device.answered for device in devices), server.kept()
    times = sorted(second * 1000 for device in devices for second in device.seconds)
    return {
        "server": server.name, "devices": len(devices), "touches_a_second": rate, "seconds": round(took, 1), "sent": len(times),
        "refused": sum(device.refused for device in devices), "lost": None if kept is None else max(0, answered - kept),
        "doubled": None if kept is None else max(0, kept - answered), "p50_ms": round(times[len(times) // 2], 1),
        "p99_ms": round(times[len(times) * 99 // 100], 1), "memory_mb": memory(server.process),
        "processor_ms_each": round(used * 1000 / len(times), 3),
        # What the devices themselves take: where both together fill the computer, all wait for it.
        "devices_processor_ms_each": round(own * 1000 / len(times), 3), "load_average": round(os.getloadavg()[0], 1),
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
