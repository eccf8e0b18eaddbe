#!/usr/bin/env -S python3 -I -S
"""Sheets for talkers with recorded messages, like the overlays of a GoTalk or a Step-by-Step.

A sheet is a text file that one prints, fills in and records from: a line for each key, with the word that is shown, the
message that is recorded, and the board that the key leads to.

    talker sheet 1
    # key | word | message | leads to

    board: Lanche
    size: 3x3
    A1 | água | quero água, por favor
    B1 | frutas | | Frutas

A bar, a backslash or a new line inside a text is written with a backslash before it: \\| \\\\ \\n.
"""

import base64
import json
import re
import sys

FORMAT = "talker-sheet"
FIRST_LINE = "talker sheet 1"

# What the user reads, in the language that each question names.
TEXTS = {
    "en": {
        "heading": "key | word | message | leads to",
        "not_ours": "this is not a sheet for a talker",
        "no_board": "line {0}: the sheet begins with  board: NAME",
        "size": "line {0}: a size is like 3x3, at most 26x50",
        "line": "line {0} is left out: “{1}”",
    },
    "pt": {
        "heading": "tecla | palavra | mensagem | leva a",
        "not_ours": "isto não é uma folha para um comunicador",
        "no_board": "linha {0}: a folha começa com  board: NOME",
        "size": "linha {0}: um tamanho é como 3x3, no máximo 26x50",
        "line": "a linha {0} ficou de fora: “{1}”",
    },
    "es": {
        "heading": "tecla | palabra | mensaje | lleva a",
        "not_ours": "esto no es una hoja para un comunicador",
        "no_board": "línea {0}: la hoja empieza con  board: NOMBRE",
        "size": "línea {0}: un tamaño es como 3x3, 26x50 como mucho",
        "line": "la línea {0} no ha entrado: “{1}”",
    },
    "ca": {
        "heading": "tecla | paraula | missatge | porta a",
        "not_ours": "això no és un full per a un comunicador",
        "no_board": "línia {0}: el full comença amb  board: NOM",
        "size": "línia {0}: una mida és com 3x3, com a màxim 26x50",
        "line": "la línia {0} no hi ha entrat: “{1}”",
    },
}


class Refusal(Exception):
    """What can't be read; the user reads why."""


def write(parcel, texts):
    lines = [FIRST_LINE, "# " + texts["heading"]]
    for board in [plan["board"] for plan in parcel.get("plans", [])] + parcel.get("boards", []):
        lines += ["", "board: " + escaped(board["name"]), "size: %dx%d" % (board["columns"], board["rows"])]
        if board.get("pages", 1) > 1:
            lines.append("pages: %d" % board["pages"])
        for cell in board["cells"]:
            word = cell.get("label", cell.get("symbol", {}).get("name", ""))
            fields = [cell["at"], word, cell.get("spoken", ""), cell.get("link", {}).get("name", "")]
            lines.append(re.sub(r"( \| )+$", "", " | ".join(escaped(field) for field in fields)))
    return "\n".join(lines) + "\n"


def read(text, texts):
    lines = text.split("\n")
    if lines[0].strip() != FIRST_LINE:
        raise Refusal(texts["not_ours"])
    boards, complaints = [], []
    for number, line in enumerate(lines[1:], start=2):
        key, _, value = line.partition(":")
        if not line.strip() or line.startswith("#"):
            continue
        if key == "board":
            boards.append({"name": plain(value), "columns": 3, "rows": 3, "cells": []})
        elif not boards:
            raise Refusal(texts["no_board"].format(number))
        elif key == "size":
            sides = re.fullmatch(r"\s*(\d{1,2})\s*x\s*(\d{1,2})\s*", value)
            if not sides or not 1 <= int(sides[1]) <= 26 or not 1 <= int(sides[2]) <= 50:
                raise Refusal(texts["size"].format(number))
            boards[-1].update(columns=int(sides[1]), rows=int(sides[2]))
        elif key == "pages" and re.fullmatch(r"\s*\d{1,3}\s*", value):
            boards[-1]["pages"] = min(max(int(value), 1), 200)
        else:
            cell = key_of(line)
            if cell:
                boards[-1]["cells"].append(cell)
            else:
                complaints.append(texts["line"].format(number, line[:40]))
    if not boards:
        raise Refusal(texts["no_board"].format(len(lines)))
    return {"parcel": {"kind": "board", "boards": boards}, "complaints": complaints}


def key_of(line):
    """The cell that a line tells of; None when it tells of none."""
    fields = split(line)
    if not re.fullmatch(r"(\d{1,3}:)?[A-Za-z]\d{1,2}", fields[0]) or len(fields) > 4:
        return None
    fields += [""] * (4 - len(fields))
    # A sheet has no pictures: for a symbol without one Tagarela looks for the picture that its word has.
    cell = {"at": fields[0], "symbol": {"name": fields[1]}} if fields[1] else {"at": fields[0], "label": ""}
    if fields[2]:
        cell["spoken"] = fields[2]
    if fields[3]:
        cell["link"] = {"name": fields[3]}
    return cell


def escaped(text):
    text = text.replace("\\", "\\\\").replace("|", "\\|").replace("\n", "\\n")
    return "".join(sign if sign >= " " else " " for sign in text)


def split(line):
    """The fields between bars, without the backslashes."""
    fields, after_backslash = [""], False
    for sign in line:
        if after_backslash:
            fields[-1] += "\n" if sign == "n" else sign
            after_backslash = False
        elif sign == "\\":
            after_backslash = True
        elif sign == "|":
            fields.append("")
        else:
            fields[-1] += sign
    return [field.strip() for field in fields]


def plain(text):
    return " ".join(split(text))


def answer(question):
    if "hello" in question:
        return {"protocol": 1, "formats": [FORMAT]}
    asked = question.get("write") or question.get("read")
    texts = TEXTS.get(asked["language"], TEXTS["en"])
    if "write" in question:
        return {"text": write(asked["parcel"], texts)}
    try:
        return read(base64.b64decode(asked["file"]).decode("utf-8"), texts)
    except UnicodeDecodeError:
        raise Refusal(texts["not_ours"])


# Each line that comes is a question, and one line answers it; nothing else may be printed.
for line in sys.stdin.buffer:
    question = json.loads(line)
    try:
        reply = answer(question)
    except Refusal as refusal:
        reply = {"error": {"message": str(refusal)}}
    reply["id"] = question["id"]
    print(json.dumps(reply), flush=True)
