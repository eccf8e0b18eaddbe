"""A clinic's day: two desks that exchange through PostgreSQL, a patient's tablet, a tutor's phone, and what goes wrong meanwhile.

together.py MINUTES [SEED]: chance draws who does what next; what each has done is kept beside and must be there in the end, once and in
order, on both desks alike. Then the phone is turned away, the patient is erased, and what remained is looked for byte by byte.
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import time

TESTS = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TESTS / "ServeTests" / "Browser"), str(TESTS / "Together")]

from browser import Tablet  # noqa: E402
from desk import Desk  # noqa: E402
from postgres import PASSWORD, Postgres  # noqa: E402

# Names that stand nowhere else, to be looked for.
PATIENT, TUTOR, MARK = "Zuleica", "Rosamunda", "zqnota"
PLAN = [
    f"patient new {PATIENT}", f"use {PATIENT}", f"tutor new {TUTOR}", "board new Lanche",
    "board put Lanche 1 eu 2 querer 3 mais 4 suco 5 pão 6 biscoito", "board edit Lanche --movable yes",
    "board new Casa --grid 6x5",
    f"plan new Hora --tutor {TUTOR} --type board --description d --board Lanche",
]
# What the tablet touches; nobody edits these.
TOUCHED = ["eu", "querer", "mais", "suco", "pão", "biscoito"]
# What both desks put on one board.
WORDS = [
    "água", "leite", "maçã", "banana", "arroz", "sopa", "bolo", "queijo", "mesa", "cadeira", "cama", "porta", "janela", "copo",
    "prato", "colher", "faca", "garfo", "livro", "bola", "carro", "casa", "sol", "chuva", "gato", "cachorro", "pássaro", "peixe",
    "mãe", "pai",
]


class Colleague(Desk):
    """A desk that exchanges what changes with the clinic's database."""

    def __init__(self, postgres, lines):
        super().__init__(lines)
        words = self.home / ".pgpass"
        words.write_text(f"localhost:*:*:*:{PASSWORD}\n")
        words.chmod(0o600)
        self.environment["SSL_CERT_FILE"] = str(postgres.certificate)

    def tries(self, line):
        """A command that may fail while the network is away: whether it did its work."""
        done = subprocess.run([*self.program, "--plain", "-c", line], env=self.environment, capture_output=True, text=True, timeout=120)
        if done.returncode not in (0, 1):
            raise AssertionError(f"{line}: {done.returncode} {done.stderr}")
        return done.returncode == 0


def shared(told):
    """What is told without the numbers that each desk has of its own."""
    if isinstance(told, dict):
        return {key: shared(value) for key, value in told.items() if key != "id"}
    return [shared(value) for value in told] if isinstance(told, list) else told


class Day:
    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.postgres = Postgres()
        self.ana = Colleague(self.postgres, PLAN)
        self.bea = Colleague(self.postgres, ["patient list"])
        self.ana.run(f"sync set {self.postgres.address}", "sync")
        self.bea.run(f"sync clone {self.postgres.address}")
        self.desks = {"ana": self.ana, "bea": self.bea}
        self.ana.serve()
        self.tablet = Tablet()
        self.phone = Tablet(beside=self.tablet, viewport={"width": 390, "height": 844})
        self.tablet.pair(self.ana, f"device pair {PATIENT}")
        self.tablet.wait_for_board()
        self.phone.pair(self.ana, f"device pair {PATIENT} --role tutor")
        self.phone.page.locator("#text").wait_for()
        self.touches, self.notes, self.words = [], [], []
        # Of the notes those of the phone.
        self.observed = []
        self.done = {}

    # MARK: what they do

    def touch(self):
        for label in self.chance.choices(TOUCHED, k=self.chance.randint(1, 4)):
            self.tablet.touch(label)
            self.touches.append(label)
            # The history tells the time to the second.
            time.sleep(1.05)

    def observe(self):
        text = f"{MARK} {len(self.notes)}"
        page = self.phone.page
        page.fill("#text", text)
        page.click("button[type=submit]")
        self.notes.append(text)
        self.observed.append(text)
        time.sleep(0.5)

    def note(self, desk):
        text = f"{MARK} {len(self.notes)}"
        desk.run(f'note "{text}" --patient {PATIENT}')
        self.notes.append(text)

    def put(self, desk):
        left = [word for word in WORDS if word not in self.words]
        if not left:
            return
        word = self.chance.choice(left)
        taken = {cell["position"] for cell in desk.told("board show Casa")["cells"] if cell.get("label")}
        # The same place on both desks at times.
        place = next(place for place in range(1, 31) if place not in taken)
        desk.run(f"board put Casa {place} {word}")
        self.words.append(word)

    def describe(self):
        """Both write one text at once."""
        for name, desk in self.desks.items():
            desk.run(f'patient edit {PATIENT} --pathology "{name} {len(self.done)}"')

    def sync(self, desk):
        desk.tries("sync")

    def cut(self, device):
        """The network of a device goes while somebody works."""
        device.context.set_offline(True)
        self.touch() if device is self.tablet else self.observe()
        time.sleep(self.chance.random() * 5)
        device.context.set_offline(False)

    def kill_server(self):
        self.ana.kill()
        self.touch()
        self.ana.serve()

    def crash_database(self):
        self.postgres.crash()
        for desk in self.desks.values():
            self.sync(desk)
            self.note(desk)
        self.postgres.start()

    def step(self):
        ana, bea = self.ana, self.bea
        deeds = [
            ("touch", self.touch, 30), ("observe", self.observe, 12), ("note of Ana", lambda: self.note(ana), 6),
            ("note of Bea", lambda: self.note(bea), 6), ("word of Ana", lambda: self.put(ana), 6),
            ("word of Bea", lambda: self.put(bea), 6), ("one text at once", self.describe, 2), ("sync of Ana", lambda: self.sync(ana), 12),
            ("sync of Bea", lambda: self.sync(bea), 12), ("tablet cut off", lambda: self.cut(self.tablet), 5),
            ("phone cut off", lambda: self.cut(self.phone), 4), ("server killed", self.kill_server, 2),
            ("database crashed", self.crash_database, 2),
        ]
        name, deed, _ = self.chance.choices(deeds, weights=[weight for _, _, weight in deeds])[0]
        deed()
        self.done[name] = self.done.get(name, 0) + 1

    # MARK: what must hold

    def agree(self):
        for _ in range(2):
            for desk in self.desks.values():
                desk.run("sync")

    def expect(self, line, holds, of, what):
        try:
            of.wait(line, holds, 60)
        except AssertionError as told:
            raise AssertionError(f"{what}: {str(told)[:2000]}") from None

    def check(self):
        self.expect(f"usage list --patient {PATIENT} --limit 99999", lambda rows: [row["symbol"] for row in rows] == self.touches,
                    self.ana, f"touches are not {self.touches}")
        line = f"observation list --patient {PATIENT} --limit 99999"
        try:
            self.ana.wait(line, lambda rows: {row["text"] for row in rows} >= set(self.observed), 60)
        except AssertionError:
            missing = set(self.observed) - {row["text"] for row in self.ana.told(line)}
            raise AssertionError(f"{len(missing)} of {len(self.observed)} notes of the phone are missing: {sorted(missing)}") from None
        self.agree()
        for name, desk in self.desks.items():
            notes = [row["text"] for row in desk.told(f"observation list --patient {PATIENT} --limit 99999")]
            assert sorted(notes) == sorted(self.notes), f"{name}: {set(self.notes) ^ set(notes)} {len(notes)} {len(self.notes)}"
            touched = [row["symbol"] for row in desk.told(f"usage list --patient {PATIENT} --limit 99999")]
            assert touched == self.touches, f"{name}: touches {len(touched)} of {len(self.touches)}"
            board = desk.told("board show Casa")
            words = sorted(cell["label"] for cell in board["cells"] if cell.get("label"))
            assert words == sorted(self.words), f"{name}: words {set(words) ^ set(self.words)}"
        for line in ("board show Casa", "board show Lanche", f"patient show {PATIENT}", "plan list"):
            one, other = (json.dumps(shared(desk.told(line)), sort_keys=True, indent=1).splitlines() for desk in self.desks.values())
            assert one == other, f"{line}: {[pair for pair in zip(one, other) if pair[0] != pair[1]]}"
        assert self.tablet.errors == [] and self.phone.errors == [], (self.tablet.errors, self.phone.errors)

    def turn_away(self):
        number = next(device["id"] for device in self.ana.told("device list") if device["used_by"] == "tutor")
        self.ana.run(f"device revoke {number}")
        self.phone.page.get_by_text("Este aparelho não está mais ligado à clínica").wait_for()
        self.expect_nothing(self.phone)

    def expect_nothing(self, device):
        """A device shows and keeps nothing of the patient any more."""
        kept = device.page.evaluate("""async () => {
            const texts = [document.documentElement.outerHTML, JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
            for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                for (const key of await cache.keys()) texts.push(`${key.url} ${await (await cache.match(key)).text()}`);
            }
            for (const { name } of await indexedDB.databases()) {
                const base = await new Promise((done) => { indexedDB.open(name).onsuccess = ({ target }) => done(target.result); });
                for (const store of base.objectStoreNames) {
                    const rows = await new Promise((done) => {
                        base.transaction(store).objectStore(store).getAll().onsuccess = ({ target }) => done(target.result);
                    });
                    texts.push(`${name} ${store} ${JSON.stringify(rows)}`);
                }
                base.close();
            }
            return texts;
        }""")
        for text in kept:
            for token in (PATIENT, TUTOR, MARK):
                assert token not in text, f"{token} in {text[:300]}"

    def erase(self):
        self.ana.run(f"patient erase {PATIENT} --yes --also copies,history,outbox")
        self.tablet.page.wait_for_url("**/pair?ended")
        self.expect_nothing(self.tablet)
        # Nor does what was under way come later.
        time.sleep(3)
        self.expect_nothing(self.tablet)
        self.agree()
        return [line for line in self.ana.run("sync status").splitlines() if line.strip()]

    def remained(self):
        """Where a name, a note or the tutor's name still stands in a file: by place, how many files."""
        # A browser takes away what it forgets when it ends.
        self.phone.context.close()
        self.tablet.context.close()
        self.postgres.sql("VACUUM FULL")
        self.postgres.sql("CHECKPOINT", "postgres")
        places = {
            "Ana's desk": self.ana.home, "Bea's desk": self.bea.home, "PostgreSQL's tables": self.postgres.folder / "data" / "base",
            "PostgreSQL's log of changes": self.postgres.folder / "data" / "pg_wal",
            "PostgreSQL's messages": self.postgres.folder / "log",
            "the tablet": pathlib.Path(self.tablet.folder.name), "the phone": pathlib.Path(self.phone.folder.name),
        }
        found = {}
        for row in self.postgres.sql("SELECT tab, uid, name, value FROM tagarela.field"):
            for token in (PATIENT, TUTOR, MARK):
                if token in row:
                    found.setdefault("PostgreSQL's rows", []).append(row)
        for place, folder in places.items():
            files = [folder] if folder.is_file() else [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
            for file in files:
                try:
                    content = file.read_bytes()
                except OSError:
                    continue
                for token in (PATIENT, TUTOR, MARK):
                    if any(token.encode(code) in content for code in ("utf-8", "utf-16-le")):
                        found.setdefault(place, []).append(f"{token} in {file.relative_to(folder) if folder.is_dir() else file.name}")
        return found

    def end(self):
        self.phone.throw_away()
        self.tablet.throw_away()
        for desk in self.desks.values():
            desk.end()
        self.postgres.end()


def main():
    minutes, seed = float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1_000_000)
    print(f"{minutes:g} minutes, seed {seed}", flush=True)
    day = Day(seed)
    try:
        end = time.monotonic() + minutes * 60
        told = time.monotonic()
        while time.monotonic() < end:
            day.step()
            if time.monotonic() - told > 60:
                told = time.monotonic()
                print(f"{(end - told) / 60:.0f} minutes left: {len(day.touches)} touches, {len(day.notes)} notes, {len(day.words)} words",
                      flush=True)
        day.check()
        print(f"all is there, once and in order, on both desks: {len(day.touches)} touches, {len(day.notes)} notes, {len(day.words)} words")
        print("done: " + ", ".join(f"{name} {count}×" for name, count in sorted(day.done.items())))
        day.turn_away()
        print("the phone shows nothing after it was turned away")
        for line in day.erase():
            print(f"  {line}")
        for place, traces in day.remained().items():
            print(f"remained in {place}: {len(traces)}: {', '.join(traces[:5])}")
    finally:
        if not os.environ.get("KEEP"):
            day.end()


main()
