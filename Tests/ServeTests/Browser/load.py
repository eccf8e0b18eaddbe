"""Many devices that touch at once: load.py [DEVICES [TOUCHES-A-SECOND [SECONDS]]]. Prints one line of JSON."""

import asyncio
import json
import os
import random
import ssl
import sys
import time

from desk import Desk

MOST_CODES = 50


def cookies(desk, count):
    """As many devices, paired as fast as the server lets a stranger ask."""
    paired = []
    while len(paired) < count:
        lines = ["device pair giovanna"] * min(MOST_CODES, count - len(paired))
        for told in desk.run(*lines, json=True).splitlines():
            body = json.dumps({"code": json.loads(told)["code"], "device": "carga"}).encode()
            while True:
                status, headers, _ = desk.ask("POST", "/pair", body)
                if status == 204:
                    paired.append(headers["set-cookie"].split(";")[0])
                    break
                if status != 429:
                    raise AssertionError(status)
                time.sleep(0.2)
    return paired


class Device:
    """One line that stays open, on which touches go one by one, each by itself."""

    def __init__(self, desk, number, cookie, patient):
        self.desk, self.number, self.cookie, self.patient = desk, number, cookie, patient
        self.uids, self.seconds, self.refused = [], [], 0

    async def touch(self, reader, writer, index):
        uid = f"{self.number}-{index}"
        rows = [
            {"tagarela.format": "1", "tagarela.kind": "usage", "patient.name": "Giovanna", "tagarela.patient.uid": self.patient},
            {"history.symbol": "suco", "history.date": "2026-11-05 09:15:30", "tagarela.touch.uid": uid},
        ]
        body = "".join(json.dumps(row) + "\n" for row in rows).encode()
        head = f"POST /received HTTP/1.1\r\nHost: localhost\r\nCookie: {self.cookie}\r\nContent-Length: {len(body)}\r\n\r\n"
        began = time.monotonic()
        writer.write(head.encode() + body)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(int(row.split(":")[1]) for row in answer.split("\r\n") if row.lower().startswith("content-length"))
        await reader.readexactly(length)
        self.seconds.append(time.monotonic() - began)
        if answer.split()[1] == "200":
            self.uids.append(uid)
        else:
            self.refused += 1

    async def run(self, context, rate, seconds):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.desk.port, ssl=context, server_hostname="localhost")
        start = time.monotonic() + random.random() / rate
        for index in range(int(rate * seconds)):
            await asyncio.sleep(max(0, start + index / rate - time.monotonic()))
            await self.touch(reader, writer, index)
        writer.close()


async def load(devices, desk, rate, seconds):
    context = ssl.create_default_context(cafile=desk.authority)
    await asyncio.gather(*(device.run(context, rate, seconds) for device in devices))


def main(count=200, rate=20, seconds=10):
    desk = Desk()
    try:
        desk.serve()
        paired = cookies(desk, count)
        patient = desk.page(paired[0])[0]["patient"]["uid"]
        devices = [Device(desk, number, cookie, patient) for number, cookie in enumerate(paired)]
        began, used = time.monotonic(), desk.processor_seconds()
        asyncio.run(load(devices, desk, rate, seconds))
        took, used = time.monotonic() - began, desk.processor_seconds() - used
        kept = len(desk.told("usage list --patient giovanna"))
        answered = sum(len(device.uids) for device in devices)
        times = sorted(second * 1000 for device in devices for second in device.seconds)
        print(json.dumps({
            "devices": count, "touches_a_second": rate, "seconds": round(took, 1), "sent": len(times),
            "refused": sum(device.refused for device in devices), "lost": max(0, answered - kept),
            "doubled": max(0, kept - answered), "p50_ms": round(times[len(times) // 2], 1),
            "p99_ms": round(times[len(times) * 99 // 100], 1), "memory_mb": round(desk.memory() / 1024),
            "processor_ms_each": round(used * 1000 / len(times), 3), "load_average": round(os.getloadavg()[0], 1),
        }))
    finally:
        desk.end()


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
