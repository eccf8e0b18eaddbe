"""A PostgreSQL server on loopback with an empty database, whose owner is `ana`."""

import glob
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import tempfile
import time

PASSWORD = "S3cret-of-ana"


def programs():
    """The folder with the newest version's programs."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/postgres"), key=lambda path: float(path.split("/")[4]))
    if not found:
        raise SystemExit("PostgreSQL isn't installed: scripts/setup scripts/packages-test")
    return pathlib.Path(found[-1]).parent


class Postgres:
    def __init__(self):
        # Its sockets have paths of which the system takes some hundred characters.
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="postgres-", dir="/tmp"))
        # It serves nobody's data as root.
        self.own = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"] if os.getuid() == 0 else []
        if self.own:
            os.chown(self.folder, 65534, 65534)
        with socket.socket() as line:
            line.bind(("127.0.0.1", 0))
            self.port = line.getsockname()[1]
        (self.folder / "password").write_text(PASSWORD)
        self.certificate = self.folder / "certificate.pem"
        self.key = self.folder / "key.pem"
        self.do(programs() / "initdb", "-D", self.folder / "data", "-U", "ana", "-A", "scram-sha-256", "--pwfile",
                self.folder / "password", "-E", "UTF8", "-N")
        self.do("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
                "-addext", "subjectAltName=DNS:localhost", "-keyout", self.key, "-out", self.certificate)
        self.start()
        self.sql("CREATE DATABASE clinica", "postgres")

    def do(self, *words):
        subprocess.run([*self.own, *map(str, words)], check=True, capture_output=True, cwd=self.folder)

    def start(self):
        self.log = open(self.folder / "log", "ab")
        self.process = subprocess.Popen(
            [*self.own, str(programs() / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), "-k",
             str(self.folder), "-c", "listen_addresses=localhost", "-c", "ssl=on", "-c", f"ssl_cert_file={self.certificate}",
             "-c", f"ssl_key_file={self.key}"], stderr=self.log)
        for _ in range(300):
            if subprocess.run([str(programs() / "pg_isready"), "-h", "localhost", "-p", str(self.port)],
                              capture_output=True).returncode == 0:
                return
            time.sleep(0.1)
        raise AssertionError("PostgreSQL didn't start")

    def crash(self):
        """As if the machine had lost its power."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(30)

    def sql(self, statement, database="clinica"):
        done = subprocess.run(
            [str(programs() / "psql"), "-h", "localhost", "-p", str(self.port), "-U", "ana", "-d", database, "-Atq", "-v",
             "ON_ERROR_STOP=1", "-c", statement],
            env={**os.environ, "PGPASSWORD": PASSWORD}, capture_output=True, text=True, check=True)
        return done.stdout.splitlines()

    @property
    def address(self):
        return f"postgresql://ana@localhost:{self.port}/clinica"

    def end(self):
        self.crash()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)
