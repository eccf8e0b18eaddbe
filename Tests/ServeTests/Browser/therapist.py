"""A therapist's device, by its session alone or with its browser."""

import json

WORDS = "girafa amarela"


class Therapist:
    """What a therapist's device asks a clinic's server."""

    def __init__(self, desk):
        self.desk = desk
        self.cookie = desk.paired(pairing(desk), passphrase=WORDS)

    def ask(self, method, path, body=None, headers=()):
        """One request of the programming interface: the status, and what is told."""
        content = b"" if body is None else json.dumps(body).encode()
        head = ["Content-Type: application/json", *headers] if body is not None else list(headers)
        status, _, told = self.desk.ask(method, f"/api/{path}", content, cookie=self.cookie, headers=head)
        return status, json.loads(told) if told else None

    def board(self, name):
        """A board with its cells."""
        uid = next(board["uid"] for board in self.ask("GET", "boards")[1] if board["name"] == name)
        return self.ask("GET", f"boards/{uid}")[1]


def pairing(desk):
    """The line that pairs one."""
    words = desk.home / "words"
    words.write_text(WORDS + "\n")
    words.chmod(0o600)
    return f"device pair --role therapist --passphrase-file '{words}'"
