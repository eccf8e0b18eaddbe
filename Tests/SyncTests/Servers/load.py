"""How fast workspaces exchange: load.py [CHANGES [WORKSPACES [SYMBOLS]]]. Prints one line of JSON.

CHANGES notes of one workspace are sent and received, then one more, beside the same rows through psql's \\copy. Then WORKSPACES
workspaces with SYMBOLS symbols each, some at once, exchange all that they have until each has everything.
"""
import concurrent.futures
import json
import os
import pathlib
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time

PROGRAM = os.environ["TAGARELA"]
PASSWORD = "S3cret-of-ana"
AT_ONCE = 4
PICTURE = pathlib.Path(__file__).resolve().parents[3] / "examples/pictures/suco.svg"


class Postgres:
    """A server with an empty database `clinica`, in a folder of its own."""

    def __init__(self, folder):
        versions = pathlib.Path("/usr/lib/postgresql").iterdir()
        self.bin = max((path for path in versions if path.name.isdigit()), key=lambda path: int(path.name)) / "bin"
        self.folder = folder / "server"
        self.folder.mkdir()
        with socket.socket() as line:
            line.bind(("127.0.0.1", 0))
            self.port = line.getsockname()[1]
        (self.folder / "password").write_text(PASSWORD)
        self.own = []
        if os.getuid() == 0:
            os.chown(self.folder, 65534, 65534)
            self.own = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"]
        data = str(self.folder / "data")
        setting = ["-D", data, "-U", "ana", "-A", "scram-sha-256", "--pwfile", str(self.folder / "password"), "-E", "UTF8"]
        subprocess.run(self.own + [str(self.bin / "initdb")] + setting, check=True, capture_output=True)
        self.process = subprocess.Popen(
            self.own + [str(self.bin / "postgres"), "-D", data, "-p", str(self.port), "-k", str(self.folder)]
            + ["-c", "listen_addresses=localhost"], stderr=subprocess.PIPE, text=True)
        for row in self.process.stderr:
            if "ready to accept connections" in row:
                break
        os.set_blocking(self.process.stderr.fileno(), False)
        self.sql("CREATE DATABASE clinica", "postgres")

    def sql(self, statement, database="clinica"):
        return subprocess.run(
            ["psql", "-h", "localhost", "-p", str(self.port), "-U", "ana", "-d", database, "-Atq", "-v", "ON_ERROR_STOP=1"]
            + ["-c", statement], check=True, capture_output=True, text=True, env=os.environ | {"PGPASSWORD": PASSWORD}).stdout

    def end(self):
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()


class Desk:
    """A therapist's computer."""

    def __init__(self, folder, number, server):
        self.home = folder / f"desk-{number}"
        self.home.mkdir()
        self.address = f"postgresql://ana@localhost:{server.port}/clinica"
        (self.home / ".pgpass").write_text(f"localhost:*:*:*:{PASSWORD}\n")
        (self.home / ".pgpass").chmod(0o600)

    def run(self, *lines, script=None):
        given = ["--atomic", "run", script] if script else [part for line in lines for part in ("-c", line)]
        found = subprocess.run(
            [PROGRAM, "--lang", "en", "--plain", "--workspace", str(self.home / "clinic.tagarela")] + given,
            env={"HOME": str(self.home), "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}, capture_output=True, text=True,
            stdin=subprocess.DEVNULL)
        if found.returncode:
            raise SystemExit(found.stderr)
        return found.stdout

    def write(self, lines):
        path = self.home / "begin.tgl"
        path.write_text("\n".join(lines) + "\n")
        self.run(script=str(path))

    def sync(self):
        began = time.monotonic()
        self.run("sync")
        return round(time.monotonic() - began, 3)

    def symbols(self):
        with sqlite3.connect(self.home / "clinic.tagarela") as database:
            return {row[0] for row in database.execute("SELECT uid FROM symbol")}


def changes(folder, server, count):
    """Seconds for many changes and for one, sent and received, and for the same rows through psql."""
    one, two = Desk(folder, "one", server), Desk(folder, "two", server)
    one.run("patient new Giovanna", f"sync set {one.address} --unencrypted", "sync")
    two.run(f"sync clone {two.address} --unencrypted")
    nothing = one.sync()
    one.write([f"note --patient giovanna 'nota {index}'" for index in range(count)])
    found = {"changes": count, "nothing": nothing, "sent": one.sync(), "received": two.sync()}
    one.run("note --patient giovanna 'mais uma'")
    found |= {"one_sent": one.sync(), "one_received": two.sync()}
    file = folder / "rows"
    server.sql(f"\\copy tagarela.field TO '{file}'")
    server.sql("CREATE TABLE copied (LIKE tagarela.field INCLUDING ALL)")
    began = time.monotonic()
    server.sql(f"\\copy copied FROM '{file}'")
    found["psql"] = round(time.monotonic() - began, 3)
    found["rows"] = int(server.sql("SELECT count(*) FROM copied"))
    return found


def crowd(folder, server, count, symbols):
    """Seconds until many workspaces have all that each of them had."""
    desks = [Desk(folder, number, server) for number in range(count)]

    def fill(pair):
        number, desk = pair
        desk.write([f"category new c{number} --color green"] + [
            f"symbol new w{number}-{index} --category c{number} --picture '{PICTURE}'" for index in range(symbols)])
        desk.run(f"sync set {desk.address} --unencrypted")

    seconds = []
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(fill, enumerate(desks)))
        began = time.monotonic()
        for _ in range(2):
            seconds += pool.map(Desk.sync, desks)
        whole = time.monotonic() - began
    had = [desk.symbols() for desk in desks]
    return {
        "workspaces": count, "symbols": symbols, "seconds": round(whole, 1), "longest": max(seconds),
        "alike": all(other == had[0] for other in had), "each_has": len(had[0]),
    }


def main():
    given = [int(word) for word in sys.argv[1:]] + [10_000, 0, 1_000][len(sys.argv) - 1:]
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sync-load-", dir="/tmp"))
    folder.chmod(0o755)
    server = Postgres(folder)
    try:
        found = changes(folder, server, given[0])
        if given[1]:
            found |= crowd(folder, server, given[1], given[2])
        print(json.dumps(found))
    finally:
        server.end()
        shutil.rmtree(folder)


main()
