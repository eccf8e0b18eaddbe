"""Data of pages to be tried: pictures and tones are made here, and are nobody's."""

import base64
import functools
import hashlib
import json
import math
import pathlib
import struct
import zlib

from texts import PROJECT, TEXTS

COLOURS = {  # fill, border: of word classes
    "pronoun": ("#fff3b0", "#d9a400"), "verb": ("#cdeccb", "#2f8f3a"), "noun": ("#ffe0c2", "#d9741a"),
    "adjective": ("#cfe5fb", "#2a6fb5"), "interjection": ("#fbd3e1", "#c23b73"), "link": ("#e6e6ee", "#6b6b86"),
}

SHAPES = {
    "person": '<circle cx="50" cy="28" r="16"/><path d="M20 90c0-26 14-38 30-38s30 12 30 38z"/>',
    "drop": '<path d="M50 10C70 40 80 52 80 66a30 30 0 0 1-60 0c0-14 10-26 30-56z"/>',
    "heart": '<path d="M50 86C10 56 12 20 34 20c10 0 16 8 16 14 0-6 6-14 16-14 22 0 24 36-16 66z"/>',
    "house": '<path d="M50 12L90 48H78v40H22V48H10z"/>',
    "apple": '<path d="M50 32c8-10 34-8 34 20 0 22-16 38-26 38-4 0-5-2-8-2s-4 2-8 2c-10 0-26-16-26-38 0-28 26-30 34-20zM50 30c0-10 4-16 12-18"/>',
    "ball": '<circle cx="50" cy="50" r="38"/><path d="M14 40q36 20 72 0M50 12q-20 38 0 76" fill="none"/>',
    "hand": '<path d="M30 90V44l-8-10 8-4 10 14V16h9v26h4V12h9v30h4V18h9v52l-6 20z"/>',
    "bed": '<path d="M10 30h8v26h64c6 0 8 6 8 12v18h-8V76H18v10h-8z"/><circle cx="32" cy="46" r="8"/>',
    "sun": '<circle cx="50" cy="50" r="20"/><path d="M50 8v14M50 78v14M8 50h14M78 50h14M20 20l10 10M70 70l10 10M80 20L70 30M30 70L20 80"/>',
    "face": '<circle cx="50" cy="50" r="38"/><circle cx="38" cy="42" r="3"/><circle cx="62" cy="42" r="3"/><path d="M32 62q18 16 36 0" fill="none"/>',
    "music": '<circle cx="34" cy="74" r="12"/><path d="M46 74V20l30-8v44"/><circle cx="64" cy="58" r="12"/>',
    "car": '<path d="M10 60l8-4 10-20h38l12 20 12 4v16H10z"/><circle cx="30" cy="76" r="9"/><circle cx="70" cy="76" r="9"/>',
}


@functools.cache
def picture(shape, colour="#4a6fa5"):
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<g fill="{colour}" fill-opacity="0.85" stroke="#1f2430" stroke-width="4" stroke-linejoin="round" '
        f'stroke-linecap="round">{SHAPES[shape]}</g></svg>'
    )
    return "data:image/svg+xml;base64," + base64.b64encode(drawing.encode()).decode()


@functools.cache
def scene():
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#dff0ff"/>'
        '<rect y="200" width="400" height="100" fill="#b9d8a8"/><rect x="40" y="90" width="130" height="120" fill="#f3d9b1" '
        'stroke="#5b4630" stroke-width="4"/><path d="M30 92L105 30l75 62z" fill="#c1543c"/><circle cx="330" cy="60" r="34" '
        'fill="#ffd34d"/><circle cx="270" cy="240" r="26" fill="#d64a4a"/></svg>'
    )
    return "data:image/svg+xml;base64," + base64.b64encode(drawing.encode()).decode()


@functools.cache
def tone(pitch, length=0.3):
    """A WAV of 8 kHz, 8 bits."""
    count = int(8000 * length)
    samples = bytes(int(128 + 60 * math.sin(2 * math.pi * pitch * i / 8000)) for i in range(count))
    head = b"RIFF" + struct.pack("<I", 36 + count) + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 1, 8000, 8000, 1, 8)
    return "data:audio/wav;base64," + base64.b64encode(head + b"data" + struct.pack("<I", count) + samples).decode()


# Some of those that the program writes, by their names on the page.
SETTING_KEYS = {
    "dwell": "dwell", "scanStep": "page.scan-step", "contrast": "page.contrast", "quick": "page.quick", "letters": "letters",
    "adultNo": "adult_no", "favouritesOnly": "favourites_only", "activities": "seen_activities", "pin": "pin",
}


def sealed(digits, rounds=1000, salt="salt-of-tests"):
    """A carer's number as it is kept."""
    hashed = hashlib.pbkdf2_hmac("sha256", digits.encode(), salt.encode(), rounds)
    return f"pbkdf2-sha256${rounds}${salt}${base64.b64encode(hashed).decode()}"


def texts(language):
    return {key: row.get(language, row["en"]) for key, row in TEXTS.items()}


class Maker:
    """Gathers boards with their words, pictures and sounds."""

    def __init__(self, uid, language="pt", direction="ltr"):
        self.data = {
            "format": 1, "program": "tagarela 0.9", "language": language, "direction": direction, "uid": uid,
            "made": "2026-11-23T04:33:00", "texts": texts(language), "plan": {"uid": uid, "name": "Hora do lanche"},
            "patient": {"uid": "patient-0000000000000", "name": "Giovanna Reis"},
            "tutor": {"uid": "tutor-00000000000000", "name": "Ana Reis", "email": "ana@example.org", "place": "casa"},
            "therapist": {"email": "fono@example.org"}, "home": 0, "boards": [], "words": [], "pictures": [],
            "sounds": [], "videos": [], "settings": {}, "settingKeys": SETTING_KEYS,
        }
        self.indices = {}

    def once(self, list_name, value):
        known = self.indices.setdefault((list_name, value), len(self.data[list_name]))
        if known == len(self.data[list_name]):
            self.data[list_name].append(value)
        return known

    def word(self, text, kind):
        numbers = [i for i, word in enumerate(self.data["words"]) if word["text"] == text]
        if numbers:
            return numbers[0]
        self.data["words"].append({"text": text, "class": kind})
        return len(self.data["words"]) - 1

    def board(self, name, columns, rows, **more):
        board = {
            "uid": f"board-{len(self.data['boards'])}", "name": name, "columns": columns, "rows": rows, "pages": 1,
            "labels": "below", "letters": "as-written", "cells": [], **more,
        }
        self.data["boards"].append(board)
        return board

    def cell(self, board, position, label, kind="noun", shape=None, sound=None, **more):
        fill, border = COLOURS[kind]
        cell = {
            "uid": f"{board['uid']}-{position}-{len(board['cells'])}", "position": position, "columns": 1, "rows": 1,
            "label": label, "spoken": "", "fill": fill, "border": border, "hidden": False, "level": 1, "actions": [],
            "movable": True, "name": label, **more,
        }
        if shape:
            cell["picture"] = self.once("pictures", picture(shape, border))
        if sound:
            cell["sound"] = self.once("sounds", tone(*sound) if isinstance(sound, tuple) else tone(sound))
        if not cell["actions"] and "link" not in cell:
            cell["word"] = self.word(label, kind)
        board["cells"].append(cell)
        return cell


def packed(sentences):
    lines = "".join(f"{key}\t{sentence}\n" for key, sentence in sentences.items())
    deflate = zlib.compressobj(9, wbits=-15)
    return base64.b64encode(deflate.compress(lines.encode()) + deflate.flush()).decode()


SNACK = [
    ("eu", "pronoun", "person"), ("quero", "verb", "hand"), ("água", "noun", "drop"), ("comer", "verb", "face"),
    ("maçã", "noun", "apple"), ("brincar", "verb", "ball"), ("dormir", "verb", "bed"), ("casa", "noun", "house"),
    ("gosto", "verb", "heart"),
]


def nine_cells():
    """A plan of nine cells, with sounds and sentences."""
    maker = Maker("plan-nine")
    board = maker.board("Hora do lanche", 3, 3)
    for i, (label, kind, shape) in enumerate(SNACK):
        maker.cell(board, i + 1, label, kind, shape, 300 + 40 * i)
    maker.data["sentences"] = packed({
        "0 1 2": "Eu quero água.", "! 0 1 2": "Eu não quero água.", "? 0 1 2": "Eu quero água?",
        "!? 0 1 2": "Eu não quero água?", "0 1": "Eu quero.",
    })
    maker.data["next"] = {"": [0, 2], "0": [1, 8], "0 1": [2, 4, 5], "1": [2]}
    maker.data["settings"] = {"quick": [
        {"label": "Preciso ir ao banheiro", "spoken": "Preciso ir ao banheiro."}, {"label": "Está doendo", "spoken": "Está doendo."},
    ]}
    return maker.data


CORE = [
    ("eu", "pronoun", "person"), ("você", "pronoun", "person"), ("quero", "verb", "hand"), ("não", "interjection", "hand"),
    ("gosto", "verb", "heart"), ("ir", "verb", "car"), ("mais", "adjective", "sun"), ("acabou", "interjection", "face"),
    ("comer", "verb", "apple"), ("beber", "verb", "drop"), ("brincar", "verb", "ball"), ("ouvir", "verb", "music"),
    ("dormir", "verb", "bed"), ("ajuda", "noun", "hand"), ("feliz", "adjective", "face"), ("triste", "adjective", "face"),
    ("grande", "adjective", "ball"), ("quente", "adjective", "sun"), ("casa", "noun", "house"), ("escola", "noun", "house"),
    ("mãe", "noun", "person"), ("pai", "noun", "person"), ("água", "noun", "drop"), ("suco", "noun", "drop"),
    ("maçã", "noun", "apple"), ("bola", "noun", "ball"), ("música", "noun", "music"), ("carro", "noun", "car"),
]


def forty_cells():
    """Linked boards: forty cells, pages, spans, a scene, hidden cells, levels, letters to write, suggestions."""
    maker = Maker("plan-forty")
    home = maker.board("Prancha principal", 8, 5)
    pages = maker.board("Comidas", 4, 3, pages=3, letters="upper", labels="above")
    place = maker.board("Nossa rua", 4, 3, scene=maker.once("pictures", scene()))
    keyboard = maker.board("Teclado", 10, 4)
    for i, (label, kind, shape) in enumerate(CORE):
        more = {"hidden": True} if label == "triste" else {"level": 2} if label in ("quente", "grande") else {}
        maker.cell(home, i + 1, label, kind, shape, 280 + 20 * i, **more)
    maker.cell(home, 29, "comidas", "link", "apple", link=1)
    maker.cell(home, 30, "nossa rua", "link", "house", link=2)
    maker.cell(home, 31, "escrever", "link", link=3)
    maker.cell(home, 33, "muito obrigado, estou contente", "interjection", "heart", columns=3)
    maker.cell(home, 36, "assistir", "verb", "music", video=0)
    for i in range(4):
        maker.cell(home, 37 + i, "", "adjective", actions=[":ext_tagarela_suggestion"])
    for i in range(30):
        label, kind, shape = CORE[i % len(CORE)]
        maker.cell(pages, i + 1, f"{label} {i + 1}", kind, shape)
    maker.cell(pages, 35, "escrever", "link", link=3)
    maker.cell(pages, 36, "voltar", "link", actions=[":ext_tagarela_back"])
    maker.cell(place, 1, "casa", "noun", area=[0.09, 0.08, 0.37, 0.63])
    maker.cell(place, 2, "sol", "noun", area=[0.72, 0.06, 0.22, 0.3])
    maker.cell(place, 3, "bola", "noun", area=[0.58, 0.68, 0.2, 0.26])
    for i, letter in enumerate("qwertyuiopasdfghjklçzxcvbnm"):
        maker.cell(keyboard, i + 1, letter, "pronoun", actions=["+" + letter])
    maker.cell(keyboard, 28, "espaço", "link", actions=[":space"])
    maker.cell(keyboard, 29, "apagar", "link", actions=[":backspace"])
    maker.cell(keyboard, 30, "falar", "link", actions=[":speak"])
    for i in range(10):
        maker.cell(keyboard, 31 + i, "", "adjective", actions=[":ext_tagarela_suggestion"])
    maker.data["next"] = {"": [0, 1, 2, 3], "0": [2, 4], "0 2": [22, 24]}
    maker.data["videos"].append(film())
    maker.data["settings"] = {"level": 1, "moving": True}
    return maker.data


@functools.cache
def film():
    """A second of a grey square, WebM (VP8), as a browser recorded it; made once by `film.html`."""
    return "data:video/webm;base64," + (pathlib.Path(__file__).parent / "film.webm.base64").read_text().strip()


def strange_labels():
    """Labels that would be markup, quotes, long words, emoji; and letters from the right."""
    maker = Maker("plan-strange", "en")
    board = maker.board('"><script>document.title="x"</script>', 3, 3)
    labels = [
        "<script>window.broken = 1</script>", "</script><script>window.broken = 1</script>", "\"' onload='window.broken = 1'",
        "👩‍👩‍👧‍👦 🏳️‍🌈", "Donaudampfschifffahrtsgesellschaft", "أريد ماء", "אני רוצה מים", "<img src=x onerror=window.broken=1>", "${1+1} {{x}} &amp;",
    ]
    for i, label in enumerate(labels):
        maker.cell(board, i + 1, label, "noun", "sun" if i % 2 else None)
    maker.data["patient"]["name"] = "<b>Zoë</b> \"O'Neil\""
    maker.data["settings"] = {"quick": [{"label": "<i>now</i>", "spoken": ""}]}
    return maker.data


def from_right():
    """A board in a language that is written from the right."""
    maker = Maker("plan-right", "ar", "rtl")
    board = maker.board("وقت الأكل", 3, 2, pages=2)
    for i, (label, shape) in enumerate([("أنا", "person"), ("أريد", "hand"), ("ماء", "drop"), ("تفاحة", "apple"), ("بيت", "house"),
                                        ("كرة", "ball"), ("نوم", "bed")]):
        maker.cell(board, i + 1, label, "noun", shape)
    return maker.data


def many_boards(count=81, cells=40):
    """So many linked boards of so many cells, each with its own picture and sound."""
    maker = Maker("plan-many")
    for b in range(count):
        board = maker.board(f"Prancha {b + 1}", 8, 5)
        for i in range(cells):
            kind = list(COLOURS)[i % 5]
            more = {"link": (b + i + 1) % count} if i % 10 == 9 else {}
            cell = maker.cell(board, i + 1, f"palavra {b}-{i}", kind, **more)
            shape = list(SHAPES)[(b + i) % len(SHAPES)]
            cell["picture"] = maker.once("pictures", picture(shape, f"#{(b * 3) % 256:02x}{(i * 6) % 256:02x}80"))
    return maker.data


def hourglass(count=41):
    """Drawings of sand that runs from above to below, of the same shapes each."""
    def drawing(done):
        above, below = 40 * (1 - done), 40 * done
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 76 100"><path d="M14 8H62L40 50L62 92H14L36 50Z" fill="#eaf7fd"/>'
            f'<path d="M{38 - above / 2:.2f} {50 - above:.2f}H{38 + above / 2:.2f}L38 50Z" fill="#f6b73c"/>'
            f'<path d="M16 92L38 {92 - below:.2f}L60 92Z" fill="#f6b73c"/>'
            '<path d="M14 8H62L40 50L62 92H14L36 50Z" fill="none" stroke="#2b2b33" stroke-width="3"/></svg>'
        )
    return [drawing(i / (count - 1)) for i in range(count)]


def timers():
    """What a page is given of timers: one of a step, one of three, one that is called for no figure it has."""
    def step(activity, seconds, shape=None):
        return {"activity": activity, "seconds": seconds, "picture": shape and picture(shape)}

    return {
        "timers": [
            {"uid": "timer-snack", "name": "lanche", "figure": "hourglass", "words": "acabou o lanche",
             "steps": [step("lanche", 1200, "apple")]},
            {"uid": "timer-morning", "name": "manhã", "figure": "hourglass", "words": None,
             "steps": [step("vestir", 300, "person"), step("comer", 600, "apple"), step("carro", 60, "car")]},
            {"uid": "timer-play", "name": "brincar", "figure": "unknown", "words": "", "steps": [step("", 5400)]},
        ],
        "figures": {"hourglass": {"frames": hourglass()}},
    }


def agenda():
    """What a page is given of an agenda: six weeks from Monday, 16 November 2026, with a school week, a visit and a holiday."""
    events = []

    def add(uid, at, minutes, text, shape=None, done=False, holiday=False, **more):
        events.append({"uid": uid, "at": at, "minutes": minutes, "text": text, "picture": shape and picture(shape), "done": done,
                       "holiday": holiday, **more})

    for day in range(16, 28):
        if day not in (21, 22):
            add("event-wake", f"2026-11-{day} 07:00", 30, "acordar", "sun", done=day < 23)
            add("event-school", f"2026-11-{day} 08:00", 240, "escola", "house")
            add("event-lunch", f"2026-11-{day} 12:15", 45, "almoço", "apple")
    add("event-speech", "2026-11-23 14:00", 45, "fonoaudióloga", "face")
    add("event-play", "2026-11-23 16:00", 0, "brincar no parque", "ball")
    add("event-sleep", "2026-11-23 20:30", 0, "dormir", "bed")
    add("event-party", "2026-11-28 00:00", 1440, "festa da vovó", "heart")
    add("event-beach", "2026-12-26 00:00", 1440, "praia", "sun", holiday=True)
    events.sort(key=lambda event: event["at"])
    return {"from": "2026-11-16", "to": "2026-12-27", "seasons": [
                {"from": "2026-11-16", "name": "primavera", "picture": picture("sun")},
                {"from": "2026-12-21", "name": "verão", "picture": picture("sun")}],
            "holidays": {"2026-11-20": "Consciência Negra", "2026-12-25": "Natal"}, "events": events}


def diary():
    """What a page is given of a diary: a week until 23 November 2026, of which two days have something."""
    def entry(uid, at, text, told, shapes=(), voice=None, readers=("tutors", "therapist")):
        return {"uid": uid, "at": at, "text": text, "told": told, "pictures": [picture(shape) for shape in shapes], "voice": voice,
                "readers": list(readers)}

    return {
        "from": "2026-11-17", "to": "2026-11-23",
        "entries": [
            entry("entry-beach", "2026-11-20T16:00", "Fomos à praia.", " fomos à praia.", ("sun", "drop"), tone(330)),
            entry("entry-school", "2026-11-23T08:30", "Eu gosto da escola.", " eu gosto da escola.", ("person", "heart", "house")),
            entry("entry-song", "2026-11-23T11:00", "Cantamos muito.", ": Cantamos muito.", ("music",), tone(440), ("tutors",)),
        ],
        "joining": {"first": "Primeiro", "next": ["Depois", "A seguir"], "last": "No fim"},
    }


def with_activities():
    """A board of nine cells with timers, an agenda and a diary beside it."""
    data = nine_cells()
    data["uid"] = "plan-activities"
    data["activities"] = {"timer": timers(), "agenda": agenda(), "diary": diary()}
    return data


@functools.cache
def photo(red, width=80, height=60):
    """A PNG that fills its frame: from one colour to another, as an evening sky."""
    rows = b"".join(
        b"\0" + bytes(value for x in range(width) for value in (red, 255 * y // height, 255 * x // width)) for y in range(height))
    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return "data:image/png;base64," + base64.b64encode(png).decode()


def albums():
    """What a page is given of albums: one of 28 photos, one of pictograms, one that is empty."""
    def album(uid, name, items):
        return {"uid": uid, "name": name, "items": [
            {"uid": f"{uid}-{i}", "name": name, "picture": picture} for i, (name, picture) in enumerate(items)]}

    return {"albums": [
        album("album-holidays", "Férias", [(f"praia {i + 1}", photo(i * 9)) for i in range(28)]),
        album("album-food", "Comidas", [("maçã", picture("apple", "#c0392b")), ("água", picture("drop")), ("sol", picture("sun", "#d9a400"))]),
        album("album-empty", "Escola", []),
    ]}


def with_albums():
    """A board of nine cells with albums and a whiteboard beside it."""
    data = nine_cells()
    data["uid"] = "plan-albums"
    data["activities"] = {"album": albums(), "draw": {"blank": True, "board": True}}
    return data


def rules(name):
    return json.loads((PROJECT / "Sources" / "Play" / "Rules" / f"{name}.json").read_text())


VOWELS = {  # capitals, and joined letters, as lines on a square of 100
    "A": ("M18 88L50 12L82 88M30 60H70", "M68 42C56 24 30 32 28 56S44 84 54 78S68 52 70 36C66 60 66 82 84 78"),
    "E": ("M76 14H26V88H76M26 50H68", "M20 64C50 62 74 46 66 34S34 28 32 56S56 88 82 68"),
    "I": ("M50 12V88", "M36 46C44 38 50 34 52 38L46 70C46 84 58 82 68 72M54 20V22"),
    "O": ("M50 12C8 12 8 88 50 88S92 12 50 12", "M54 32C24 30 22 78 46 80S76 40 54 32C60 48 72 46 84 38"),
    "U": ("M20 12V62C20 96 80 96 80 62V12", "M20 44L28 34C26 56 22 80 38 80S64 52 66 34C62 60 64 84 84 74"),
}


def letter(line):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="{line}" fill="none" stroke="#1b1f2a" '
            'stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/></svg>')


# How high joined letters stand above their line, and how deep they hang below it, of a hundred.
HIGH, LOW, DEEP = 42, 21, 20
JOINED = {
    **{name: (LOW, 0) for name in "aceimnorsuvwxz"}, **{name: (HIGH, 0) for name in "bdhklt"}, **{name: (LOW, DEEP) for name in "gpqyç"},
    "f": (HIGH, 30), "j": (30, 41), "l·l": (HIGH, 0), "ny": (LOW, DEEP),
}


def glyph(above, below, wide):
    """A letter as the program draws letters: an outline that is defined once and used where it belongs, black by its style."""
    outline = f"M 0 {below} L {wide} {below} L {wide} {-above} L 0 {-above} Z M 0 {below} "
    drawing = (
        '<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        'width="100pt" height="100pt" viewBox="0 0 100 100" version="1.1"><defs><g><symbol overflow="visible" id="glyph0-0">'
        f'<path style="stroke:none;" d="{outline}"/></symbol></g></defs><g id="surface0"><g style="fill:rgb(0%,0%,0%);fill-opacity:1;">'
        f'<use xlink:href="#glyph0-0" x="{50 - wide / 2}" y="66.7"/></g></g></svg>')
    return "data:image/svg+xml;base64," + base64.b64encode(drawing.encode()).decode()


def joined_alphabet():
    """Letters as the program draws them: capitals, of which some hang below the square, and joined ones."""
    return [
        {"text": name.upper(), "picture": glyph(75, 22 if name in "jçq" else 0, 50 * len(name)), "cursive": glyph(*heights, 24 * len(name)),
         "spoken": saying(name), "syllables": [], "key": name if len(name) == 1 else None}
        for name, heights in JOINED.items()
    ]


def saying(text):
    return {"text": text}


def play_items(names, group=lambda name: "", count=lambda name: 0):
    """Items by their names, each as like the others as it is near them."""
    return [
        {"id": name, "answer": name, "group": group(name), "count": count(name), "isDue": False, "isAsked": True,
         "alike": sorted((other for other in range(len(names)) if other != place), key=lambda other: abs(other - place))}
        for place, name in enumerate(names)
    ]


def play_form(form, title, help, questions=(), deal="all", values=(), **more):
    return {"id": form, "title": title, "rules": rules(form), "deal": deal, "values": dict(values), "help": saying(help),
            "questions": list(map(saying, questions)), "drifts": False, "clue": "none", "offered": "picture", "second": "word", **more}


def letter_game(topic, name, faces, questions):
    """Letters as lesson, game and challenge."""
    return {
        "topic": topic, "name": name, "language": "pt", "items": play_items([face["text"] for face in faces]), "faces": faces,
        "record": {"score": 0, "name": ""},
        "forms": [
            play_form("lesson", "Lição", "Toque numa letra ou num número para ouvir como se diz."),
            play_form("game", "Jogo", "Eu digo uma letra ou um número. Procure e toque. Se não achar, eu mostro.", questions, drifts=True),
            play_form("challenge", "Desafio", "Procure o que eu digo antes que o tempo acabe. Você tem três vidas. Cada acerto vale um ponto.",
                      questions, drifts=True),
        ],
    }


def letters():
    """What a page is given of first letters: vowels with a written and a joined drawing, an alphabet of texts, words to count."""
    vowels = [
        {"text": name, "picture": letter(capital), "cursive": letter(joined), "spoken": saying(name.lower()), "syllables": [], "key": name.lower()}
        for name, (capital, joined) in VOWELS.items()
    ]
    alphabet = [
        {"text": name, "spoken": saying(name.lower()), "syllables": [], "key": name.lower()} for name in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    ]
    words = {"sol": ["sol"], "casa": ["ca", "sa"], "maçã": ["ma", "çã"], "cadeira": ["ca", "dei", "ra"], "bicicleta": ["bi", "ci", "cle", "ta"]}
    shapes = ["sun", "house", "apple", "bed", "car"]
    counted = [
        {"text": word, "picture": picture(shape, "#d9741a"), "spoken": saying(word), "syllables": [saying(part) for part in parts],
         "count": saying("1 sílaba" if len(parts) == 1 else f"{len(parts)} sílabas")}
        for (word, parts), shape in zip(words.items(), shapes)
    ]
    questions = [f"Quantas sílabas tem {word}?" for word in words]
    syllables = {
        "topic": "syllables", "name": "Sílabas", "language": "pt", "items": play_items(list(words), count=lambda word: len(words[word])),
        "faces": counted, "record": {"score": 0, "name": ""},
        "forms": [
            play_form("lesson", "Lição", "Toque num desenho: você ouve a palavra, depois a palavra em pedaços, e quantos pedaços são.",
                      values={"counted": 1}, offered="both"),
            play_form("game", "Jogo", "Eu digo uma palavra. Conte os pedaços e toque no número, de um a cinco.", questions, "numbers",
                      {"counted": 1}, clue="both"),
            play_form("challenge", "Desafio", "Conte as sílabas antes que o tempo acabe. Você tem três vidas. Cada acerto vale um ponto.",
                      questions, "numbers", {"counted": 1}, clue="both"),
        ],
    }
    return {
        "games": [letter_game("vowels", "Vogais", vowels, [f"Onde está a vogal {name.lower()}?" for name in VOWELS]),
                  letter_game("alphabet", "Alfabeto", alphabet, [f"Onde está a letra {face['text'].lower()}?" for face in alphabet]), syllables],
        "praise": [saying("Muito bem!"), saying("Isso mesmo!")], "remarks": [saying("Quase! Tente outra vez.")],
        "late": saying("O tempo acabou."), "sounds": [], "player": "Giovanna",
    }


def many_words():
    """Sixty words to count, of which some are long."""
    words = ["ar", "avião", "ambulância", "animal", "apartamento", "maçã", "arte", "mamadeira", "mochila", "bicicleta", "escorregador", "refrigerante"]
    shapes = list(SHAPES)
    return [
        {"text": f"{words[place % 12]}{'' if place < 12 else place}", "picture": picture(shapes[place % len(shapes)]),
         "spoken": saying(words[place % 12]), "syllables": [saying("a")], "count": saying("1 sílaba")}
        for place in range(60)
    ]


def games():
    """What a page is given of games with the patient's words: finding pictures, completing sentences, pairs, the odd one out."""
    shapes = {"maçã": "apple", "água": "drop", "casa": "house", "bola": "ball", "cama": "bed", "carro": "car", "sol": "sun", "música": "music",
              "coração": "heart"}
    colours = [border for _, border in COLOURS.values()]
    faces = [
        {"text": word, "picture": picture(shape, colours[place % len(colours)]), "spoken": saying(word), "syllables": [],
         "gap": f"Eu quero ___ {'agora' if place % 2 else 'hoje de manhã'}."}
        for place, (word, shape) in enumerate(shapes.items())
    ]
    items = play_items(list(shapes), lambda word: "things" if list(shapes).index(word) < 5 else "others")

    def game(topic, name, *forms):
        return {"topic": topic, "name": name, "language": "pt", "items": items, "faces": faces, "record": {"score": 0, "name": ""},
                "forms": list(forms)}

    where = [f"Onde está {word}?" for word in shapes]
    return {
        "games": [
            game("find-picture", "Ache o desenho", play_form("find", "Jogar", "Eu digo uma palavra. Toque no desenho.", where, "choice", {"rounds": 4})),
            game("find-word", "Ache a palavra", play_form("find", "Jogar", "Veja o desenho e toque na palavra.", where, "choice",
                                                          {"choices": 4}, clue="picture", offered="word")),
            game("gap", "Complete a frase", play_form("find", "Jogar", "Toque no que falta.", ["O que falta?"] * 9, "choice",
                                                      {"choices": 3}, clue="text", offered="both")),
            game("memory", "Memória", play_form("memory", "Jogar", "Vire duas cartas. Ache os pares.", ["Ache os pares."] * 9, "pairs",
                                                {"rounds": 1})),
            game("odd", "Qual é diferente?", play_form("find", "Jogar", "Toque no que não combina.", ["Qual é diferente?"] * 9, "odd",
                                                       {"choices": 3})),
        ],
        "praise": [saying("Muito bem!")], "remarks": [saying("Quase! Tente outra vez.")], "late": saying("O tempo acabou."), "sounds": [], "player": "Giovanna",
    }


def with_games():
    """A board of nine cells with first letters and games beside it."""
    data = nine_cells()
    data["uid"] = "plan-games"
    data["activities"] = {"letters": letters(), "games": games()}
    return data


def spans(*texts):
    """Runs of a text; one between stars is strong."""
    return [{"text": text.strip("*"), **({"isStrong": True} if text.startswith("*") else {})} for text in texts]


def paragraph(*texts):
    return {"kind": "paragraph", "text": spans(*texts)}


def lesson(uid, number, title, notice, text=(), film=None):
    return {"uid": uid, "number": number, "title": title, "notice": notice, "text": list(text), "film": film}


def course():
    """What a page is given of a course: seven lessons, of which one is a film inside and one a film beside the page; nobody takes it yet."""
    def read(number, title, notice, *more):
        return lesson(f"lesson-{number}", number, title, notice, [
            paragraph(f"{notice} Quem fala com símbolos precisa deles ", "*o dia todo*", ", e não só na terapia."), *more,
            paragraph("Hoje basta uma coisa: deixe a prancha onde vocês estão, na mesa, no sofá, no carro. Mostre uma palavra enquanto fala, e espere.")])

    return {"courses": [{
        "uid": "course-home", "name": "CAA em casa", "description": "Aulas curtas para famílias de quem fala com símbolos.",
        "tutorials": [
            lesson("tutorial-1", 1, "Como funciona este curso", "", [paragraph("A cada dia abre uma aula, na hora que você escolheu.")]),
            lesson("tutorial-2", 2, "Conheça a prancha", "", [paragraph("As cores dizem que tipo de palavra é.")])],
        "lessons": [
            read(1, "Sempre à mão", "Uma voz guardada na gaveta não serve para falar.", {"kind": "heading", "level": 2, "text": spans("Onde deixar a prancha")},
                 {"kind": "list", "isNumbered": False, "items": [spans("perto da mesa"), spans("ao lado da cama"), spans("na mochila")]},
                 {"kind": "picture", "picture": picture("house"), "says": "Uma prancha pendurada ao lado da mesa"}),
            read(2, "Mostre como se faz", "Ninguém aprende uma língua que ninguém fala com ele."),
            lesson("lesson-3", 3, "Espere", "É no silêncio que a resposta nasce.",
                   film={"type": "video/webm", "bytes": 1000, "address": film(), "file": None}),
            lesson("lesson-4", 4, "Poucas palavras, muitas coisas", "Com “mais” se pede suco, música e outro abraço.",
                   film={"type": "video/webm", "bytes": 9_000_000, "address": None, "file": "caa-em-casa/aula-4.webm"}),
            read(5, "Converse, não tome lição", "“O que é isto?” é uma pergunta cuja resposta você já sabe."),
            read(6, "Todo jeito de dizer vale", "Um olhar, a mão, um som e um símbolo são uma conversa só."),
            read(7, "Juntos, e por muito tempo", "Uma língua cresce em anos, e em companhia.")],
        "statements": [
            {"uid": "statement-1", "text": "Depois de uma pergunta ajuda esperar.", "isTrue": True, "explanation": "Achar um símbolo leva tempo."},
            {"uid": "statement-2", "text": "Só quem não fala deve apontar na prancha.", "isTrue": False,
             "explanation": "Uma língua se aprende com quem a usa: nós apontamos enquanto falamos."},
            {"uid": "statement-3", "text": "Usar símbolos atrapalha o aprendizado da fala.", "isTrue": False, "explanation": "As pesquisas não mostram isso."}],
        "tasks": [
            {"uid": "task-0", "text": "Olhar a prancha com calma, cinco minutos", "lesson": 0},
            {"uid": "task-1", "text": "Pendurar uma prancha impressa perto da mesa", "lesson": 1},
            {"uid": "task-2", "text": "Apontar uma palavra em uma refeição por dia", "lesson": 2}],
        "learners": [],
    }]}


def with_course():
    """A board of nine cells with a course for those who look after the patient beside it."""
    data = nine_cells()
    data["uid"] = "plan-course"
    data["activities"] = {"course": course()}
    return data


SAMPLES = {
    "games": with_games, "course": with_course,
    "activities": with_activities, "albums": with_albums,
    "nine": nine_cells, "forty": forty_cells, "strange": strange_labels, "right": from_right, "many": many_boards,
}


@functools.cache
def written(sample):
    """A sample as JSON: to read it takes less than to make it anew."""
    return json.dumps(SAMPLES[sample]())
