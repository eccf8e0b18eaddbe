"""By what the server proves who it is, as OpenSSL sees it."""

import hashlib
import pathlib
import socket
import ssl
import stat
import subprocess
import unittest

from desk import Desk


class CertificateTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desk = Desk()
        cls.desk.serve()
        cls.addClassCleanup(cls.desk.end)

    @property
    def folder(self):
        return pathlib.Path(self.desk.authority).parent

    def text(self, file):
        told = subprocess.run(["openssl", "x509", "-in", file, "-noout", "-text"], capture_output=True, text=True, check=True)
        return told.stdout

    def served(self):
        return ssl.get_server_certificate(("127.0.0.1", self.desk.port))

    def test_its_authority_vouches_for_it_and_for_private_places_alone(self):
        checked = subprocess.run(
            ["openssl", "verify", "-x509_strict", "-purpose", "sslserver", "-verify_hostname", "localhost", "-CAfile",
             self.desk.authority, self.folder / "server.pem"], capture_output=True, text=True)
        self.assertEqual(checked.returncode, 0, checked.stderr)
        authority = self.text(self.desk.authority)
        self.assertIn("CA:TRUE, pathlen:0", authority)
        self.assertRegex(authority, r"Name Constraints: critical\s+Permitted:\s+DNS:local\s+DNS:localhost\s+IP:10\.0\.0\.0/255\.0\.0\.0")
        self.assertIn("CA:FALSE", self.text(self.folder / "server.pem"))

    def test_the_authority_can_t_vouch_for_a_place_of_others(self):
        files = {name: self.folder / name for name in ("authority.pem", "authority.key")}
        made = self.desk.home / "made"
        made.mkdir()
        run = lambda *words, **more: subprocess.run(words, cwd=made, capture_output=True, text=True, **more)
        run("openssl", "req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", "key",
            "-subj", "/CN=bank.example", "-addext", "subjectAltName=DNS:bank.example", "-out", "request", check=True)
        run("openssl", "x509", "-req", "-in", "request", "-CA", files["authority.pem"], "-CAkey", files["authority.key"],
            "-copy_extensions", "copy", "-days", "30", "-out", "bank.pem", check=True)
        checked = run("openssl", "verify", "-CAfile", files["authority.pem"], "bank.pem")
        self.assertIn("permitted subtree violation", checked.stderr)

    def test_the_fingerprint_that_is_told_is_the_one_that_browsers_show(self):
        sum = hashlib.sha256(ssl.PEM_cert_to_DER_cert(self.served())).hexdigest().upper()
        told = self.desk.told("serve status")["fingerprint"]
        self.assertEqual(told, ":".join(sum[place:place + 2] for place in range(0, 64, 2)))

    def test_its_keys_are_the_user_s_alone(self):
        self.assertEqual(stat.S_IMODE(self.folder.stat().st_mode), 0o700)
        for file in self.folder.iterdir():
            self.assertEqual(stat.S_IMODE(file.stat().st_mode), 0o600, file)

    def test_the_next_start_has_the_same_and_a_damaged_one_is_made_anew(self):
        before = self.served()
        self.desk.stop()
        self.desk.serve()
        self.assertEqual(self.served(), before)
        self.desk.stop()
        (self.folder / "server.pem").write_text("nothing")
        self.desk.serve()
        self.assertNotEqual(self.served(), before)
        self.assertEqual(self.desk.ask("GET", "/pair")[0], 200)

    def test_nothing_older_than_tls_1_2_is_spoken(self):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        context.minimum_version = ssl.TLSVersion.TLSv1
        context.maximum_version = ssl.TLSVersion.TLSv1_1
        context.set_ciphers("DEFAULT:@SECLEVEL=0")
        with socket.create_connection(("127.0.0.1", self.desk.port), timeout=60) as plain:
            with self.assertRaises((ssl.SSLError, ConnectionResetError)):
                context.wrap_socket(plain, server_hostname="localhost")


class StandingTest(unittest.TestCase):
    def test_tagarela_serve_goes_on_until_it_is_told_to_end(self):
        desk = Desk()
        self.addCleanup(desk.end)
        desk.serve()
        self.assertEqual(desk.ask("GET", "/pair")[0], 200)
        other = subprocess.run(
            [*desk.program, "-c", "serve start"], env=desk.environment, capture_output=True, text=True, timeout=300)
        self.assertEqual(other.returncode, 1)
        self.assertIn("um servidor já funciona", other.stderr)
        desk.run("serve stop")
        self.assertEqual(desk.serving.wait(60), 0)

    def test_the_server_ends_with_a_prompt_that_was_killed(self):
        desk = Desk()
        self.addCleanup(desk.end)
        desk.serve()
        desk.serving.kill()
        desk.serving.wait(60)
        desk.wait("serve status", lambda told: told["state"] == "stopped")


if __name__ == "__main__":
    unittest.main()
