"""A therapist's device, by its session alone or with its browser."""

import json
import struct
import zlib

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


def open_studio(tablet, desk):
    """A tablet that shows the therapist's page."""
    tablet.pair(desk, pairing(desk), passphrase=WORDS)
    tablet.page.goto(f"{desk.address}/studio")
    tablet.page.get_by_role("heading", name="Pranchas").wait_for()
    return tablet.page


def open_board(page, name):
    page.get_by_role("button", name=name).first.click()
    page.get_by_role("heading", name=name, exact=True).wait_for()


def png(columns):
    """A picture of columns of colours, each 100 pixels square."""
    row = b"\0" + b"".join(bytes(color) * 100 for color in columns)

    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    head = struct.pack(">IIBBBBB", 100 * len(columns), 100, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(row * 100)) + chunk(b"IEND", b"")
