"""A page that takes what is touched, as one would write it in an afternoon: Flask, a row in SQLite for each. flask_page.py PORT CERT KEY BASE"""

import json
import logging
import sqlite3
import sys

from flask import Flask, request
from werkzeug.serving import WSGIRequestHandler

PORT, CERTIFICATE, KEY, BASE = sys.argv[1:5]
page = Flask(__name__)
# Lines stay open, as they do to the others.
WSGIRequestHandler.protocol_version = "HTTP/1.1"
logging.getLogger("werkzeug").setLevel(logging.ERROR)
with sqlite3.connect(BASE) as base:
    base.execute("PRAGMA journal_mode = WAL")
    base.execute("CREATE TABLE touch (uid TEXT PRIMARY KEY, symbol TEXT, at TEXT)")


@page.post("/received")
def received():
    rows = [json.loads(line) for line in request.get_data(as_text=True).splitlines()][1:]
    with sqlite3.connect(BASE, timeout=60) as base:
        base.executemany(
            "INSERT OR IGNORE INTO touch VALUES (?, ?, ?)",
            [(row["tagarela.touch.uid"], row["history.symbol"], row["history.date"]) for row in rows])
    return {"taken": len(rows)}


page.run("127.0.0.1", int(PORT), ssl_context=(CERTIFICATE, KEY), threaded=True)
