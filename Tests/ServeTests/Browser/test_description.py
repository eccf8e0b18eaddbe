"""The description of the programming interface, held against the server by a program that makes requests of it."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

from desk import PLAN, Desk
from therapist import Therapist

# Seconds of each run.
PATIENCE = int(os.environ.get("PATIENCE", "100"))
# What is asked for may be of the described shape and yet impossible: 422 says why.
RULES = '[checks.positive_data_acceptance]\nexpected-statuses = ["2xx", "401", "403", "404", "409", "422"]\n'


class DescriptionTest(unittest.TestCase):
    def setUp(self):
        self.desk = Desk([*PLAN, 'note "Pediu suco"'])
        self.desk.serve()
        self.therapist = Therapist(self.desk)

    def tearDown(self):
        self.desk.end()

    def check(self, rules, phases, *manner):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "schemathesis.toml").write_text(rules)
            run = subprocess.run(
                [
                    sys.executable, "-m", "schemathesis.cli", "run", f"{self.desk.address}/api/openapi.json",
                    "-H", f"Cookie: {self.therapist.cookie}", "--tls-verify", self.desk.authority, "--rate-limit", "120/s",
                    "--max-examples", "20", "--generation-deterministic", "--phases", phases,
                    "--max-time", str(PATIENCE), "--no-color", "--warnings", "off", "--suppress-health-check", "too_slow",
                    # With the cookie always there it can't tell whether an operation asks for it; another test does.
                    "--generation-with-security-parameters", "false", "--exclude-checks", "ignored_auth", *manner,
                ], cwd=folder, capture_output=True, text=True, timeout=PATIENCE + 300)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def test_it_is_true_of_whatever_is_asked(self):
        self.check(RULES, "coverage")

    def test_it_is_true_of_what_is_there(self):
        ask = self.therapist.ask
        patient = ask("GET", "patients")[1][0]["uid"]
        known = {
            "patient": patient, "board": self.therapist.board("Lanche")["uid"], "plan": ask("GET", "plans")[1][0]["uid"],
            "symbol": ask("GET", "symbols?words=suco&system=workspace")[1][0]["reference"],
            "observation": ask("GET", f"patients/{patient}/observations")[1][0]["uid"], "position": 1, "picture": 1,
        }
        values = "".join(f'"path.{name}" = "{value}"\n' for name, value in known.items())
        # What takes it away is asked for by the other test.
        leaving = ["--exclude-method", "DELETE", "--exclude-operation-id", "undo", "--exclude-operation-id", "redo"]
        self.check(f"{RULES}\n[parameters]\n{values}", "fuzzing", *leaving)
        self.assertEqual(self.therapist.ask("GET", f"boards/{known['board']}")[0], 200)


if __name__ == "__main__":
    unittest.main()
