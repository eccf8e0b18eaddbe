"""A clinic's desk with its server: the real programs on loopback, in a home of their own."""

import json
import os
import pathlib
import re
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
import time

PROGRAM = os.environ["TAGARELA"]
PLAN = [
    "patient new Giovanna", "use giovanna", "tutor new Rosa", "board new Lanche",
    "board put Lanche 1 eu 2 querer 3 mais 4 suco 5 pão 6 biscoito", "board edit Lanche --movable yes",
    "plan new Hora --tutor Rosa --type board --description d --board Lanche",
]


class Desk:
    """A workspace with a patient and a plan."""

    def __init__(self, lines=PLAN, modules=()):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="served-"))
        self.environment = {
            **os.environ, "HOME": str(self.home), "LANG": "C.UTF-8", "TAGARELA_WORKSPACE": str(self.home / "clinic.tagarela"),
            "XDG_DATA_HOME": str(self.home / "data"), "XDG_STATE_HOME": str(self.home / "state"),
            "XDG_CACHE_HOME": str(self.home / "cache"),
        }
        self.program = [PROGRAM, "--lang", "pt", *(word for folder in modules for word in ("--modules", str(folder)))]
        self.serving = None
        self.held = None
        self.port = 0
        self.run(*lines)

    def run(self, *lines, json=False):
        """Commands in one run of the prompt's program; what they print."""
        arguments = [*self.program, *(["--json"] if json else ["--plain"])]
        for line in lines:
            arguments += ["-c", line]
        done = subprocess.run(arguments, env=self.environment, capture_output=True, text=True, timeout=300)
        if done.returncode != 0:
            raise AssertionError(f"{lines}: {done.stderr}")
        return done.stdout

    def told(self, line):
        return json.loads(self.run(line, json=True))

    def serve(self):
        """Starts the server; the second time at the same port, which nobody else is given meanwhile."""
        if self.held is None:
            # Bound and never listened at: beside it a server may listen.
            self.held = socket.socket()
            self.held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self.held.bind(("127.0.0.1", 0))
            self.port = self.held.getsockname()[1]
        self.serving = subprocess.Popen(
            [*self.program, "serve", "--port", str(self.port), "--address", "127.0.0.1"], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        for _ in range(600):
            status = self.told("serve status")
            if status["state"] == "serving":
                return
            if self.serving.poll() is not None:
                raise AssertionError(self.serving.stderr.read())
            time.sleep(0.1)
        raise AssertionError("the server didn't start")

    def stop(self):
        """The prompt's program goes, and the server with it."""
        if self.serving is None:
            return
        self.serving.send_signal(signal.SIGTERM)
        self.serving.wait(60)
        self.serving.stderr.close()
        self.serving = None
        for _ in range(600):
            if self.told("serve status")["state"] == "stopped":
                return
            time.sleep(0.1)
        raise AssertionError("the server goes on without whoever has started it")

    def kill(self):
        """The server is gone, without a chance to end anything."""
        os.kill(self.server, signal.SIGKILL)
        self.serving.wait(60)
        self.serving.stderr.close()
        self.serving = None

    def end(self):
        self.stop()
        if self.held is not None:
            self.held.close()
        shutil.rmtree(self.home, ignore_errors=True)

    @property
    def server(self):
        """The server's process, which the prompt's program has started."""
        own = self.serving.pid
        for child in pathlib.Path(f"/proc/{own}/task/{own}/children").read_text().split():
            if "tagarela-serve" in pathlib.Path(f"/proc/{child}/status").read_text():
                return int(child)
        raise AssertionError("no server")

    def memory(self):
        """The most that the server has had, in kilobytes."""
        status = pathlib.Path(f"/proc/{self.server}/status").read_text()
        return int(re.search(r"VmHWM:\s+(\d+) kB", status).group(1))

    def processor_seconds(self):
        """What the server has used of processors, which others on this computer take nothing of."""
        fields = pathlib.Path(f"/proc/{self.server}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def address(self):
        return f"https://localhost:{self.port}"

    @property
    def authority(self):
        return str(self.home / "state" / "tagarela" / "server" / "authority.pem")

    def code(self, line="device pair giovanna"):
        return self.told(line)

    def wait(self, line, holds, seconds=60):
        """Asks again until what is told holds."""
        end = time.monotonic() + seconds
        while True:
            told = self.told(line)
            if holds(told):
                return told
            if time.monotonic() > end:
                raise AssertionError(f"{line}: {told}")
            time.sleep(0.1)

    # MARK: requests

    def connect(self, timeout=60):
        """A line to the server, whose certificate must be that of its own authority."""
        context = ssl.create_default_context(cafile=self.authority)
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=timeout)
        return context.wrap_socket(plain, server_hostname="localhost")

    def ask(self, method, path, body=b"", cookie=None, headers=(), timeout=60):
        """One request: the status, the headers and the body of the answer."""
        head = [f"{method} {path} HTTP/1.1", f"Host: localhost:{self.port}", f"Content-Length: {len(body)}", "Connection: close"]
        if cookie:
            head.append(f"Cookie: {cookie}")
        head += headers
        with self.connect(timeout) as line:
            line.sendall(("\r\n".join(head) + "\r\n\r\n").encode() + body)
            return answer(line)

    def paired(self, line="device pair giovanna", passphrase=None):
        """The cookie of a device that was paired."""
        body = {"code": self.code(line)["code"], "device": "Teste"}
        if passphrase:
            body["passphrase"] = passphrase
        status, headers, told = self.ask("POST", "/pair", json.dumps(body).encode())
        if status != 204:
            raise AssertionError(f"{status} {told}")
        return headers["set-cookie"].split(";")[0]

    def page(self, cookie):
        """What the page of the only plan knows, and its path."""
        status, headers, _ = self.ask("GET", "/", cookie=cookie)
        if status != 303:
            raise AssertionError(status)
        path = headers["location"]
        html = self.ask("GET", path, cookie=cookie)[2].decode()
        block = re.search(r'<script type="application/json" id="page">(.*?)</script>', html).group(1)
        return json.loads(block), path

    def usage(self, cookie, touches, **changes):
        """A bundle of touches: symbols by identity."""
        page, _ = self.page(cookie)
        head = {
            "tagarela.format": "1", "tagarela.kind": "usage", "patient.name": "Giovanna",
            "tagarela.patient.uid": page["patient"]["uid"], **changes,
        }
        rows = [
            {"history.symbol": symbol, "history.date": "2026-11-05 09:15:30", "tagarela.touch.uid": uid}
            for uid, symbol in touches.items()
        ]
        return "".join(json.dumps(row) + "\n" for row in [head, *rows]).encode()


def answer(line):
    """What comes back, until the line is closed."""
    received = b""
    try:
        while part := line.recv(65536):
            received += part
    except (ConnectionResetError, ssl.SSLError):
        pass
    if not received:
        return 0, {}, b""
    head, _, body = received.partition(b"\r\n\r\n")
    first, *rest = head.decode().split("\r\n")
    headers = dict(row.split(": ", 1) for row in rest if ": " in row)
    return int(first.split()[1]), {name.lower(): value for name, value in headers.items()}, body
