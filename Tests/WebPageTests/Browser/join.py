"""Makes a page of its data, as the exporter does: `join.py data.json page.html`."""

import base64
import functools
import hashlib
import html
import json
import os
import pathlib
import zlib
import sys

PROJECT = pathlib.Path(__file__).resolve().parents[3]
PLUGINS = PROJECT / "Plugins"
sys.path.append(str(PROJECT / "Tests" / "SealingTests"))
ROOM = PLUGINS / "WebPage" / "Browser"
# What several modules share comes before them.
PARTS = [PROJECT / "Sources" / "Play" / "Browser", *sorted(folder for folder in PLUGINS.rglob("Browser") if folder != ROOM)]


def listed(folder):
    """The files of a folder in the order of its `order.txt`."""
    return [(folder / name).read_text() for name in (folder / "order.txt").read_text().split()]


@functools.cache
def joined(kind):
    """All files of a kind: the page's own, those of modules' activities, and what begins it all."""
    own, parts = listed(ROOM / kind), [text for part in PARTS for text in listed(part / kind)]
    return "\n".join(own[:-1] + parts + own[-1:] if kind == "Script" else own + parts)


@functools.cache
def digest(text):
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def parted(data):
    """What the first board needs, and what follows the script (`Later` in `types.d.ts`)."""
    first = {key: value for key, value in data.items() if key not in ("sounds", "videos", "sentences", "activities")}
    sentences = [data["sentences"]] if "sentences" in data else []
    board = data["boards"][data["home"]]
    shown = [cell["picture"] for cell in board["cells"] if "picture" in cell] + ([board["scene"]] if "scene" in board else [])
    count = max(shown, default=-1) + 1
    first["pictures"], first["hasSentences"] = data["pictures"][:count], sentences != []
    others = data["pictures"][count:]
    activities = {name: packed(value) for name, value in data.get("activities", {}).items()}
    if activities:
        first["activities"] = list(activities)
    return first, {
        "pictures": [packed([plain(address) for address in others])] if others else [], "sounds": data["sounds"], "videos": data["videos"], "sentences": sentences,
        **({"activities": activities} if activities else {}),
    }


def plain(address):
    """A drawing as it is written; any other picture's address."""
    start = "data:image/svg+xml;base64,"
    return base64.b64decode(address[len(start):]).decode() if address.startswith(start) else address


def packed(value):
    """JSON, deflated without a frame (RFC 1951), as base64."""
    deflating = zlib.compressobj(wbits=-15)
    return base64.b64encode(deflating.compress(json.dumps(value).encode()) + deflating.flush()).decode()


def block(name, value):
    """JSON that no text in it can end."""
    content = json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{content}</script>'


def policy(script, before, style):
    return (
        "default-src 'none'; img-src data: blob:; media-src data: blob: file:; "
        f"script-src '{digest(script)}' '{digest(before)}'; style-src '{digest(style)}'; base-uri 'none'; form-action 'none'"
    )


def sealed_page(data, passphrase, rounds=210_000, salt=None, before=""):
    """The page with all that it knows sealed (docs/sealed.md); `before` as of `page`."""
    import sealed

    first, later = parted(data)
    lines = [f"{name}\t{json.dumps(value, ensure_ascii=False)}\n" for name, value in [("page", first), *later.items()]]
    key = os.urandom(32)
    wrapped = [sealed.wrapped_for_browsers(key, passphrase, salt or os.urandom(16), rounds)]
    content = base64.b64encode(sealed.seal("".join(lines).encode(), "html", key, wrapped)).decode()
    door = "\n".join(listed(ROOM / "Sealed"))
    script = f'(async () => {{\n"use strict";\n{door}\nconst lock = await door.open();\n{joined("Script")}\n}})();'
    style = joined("Style")
    texts = {name: text for name, text in data["texts"].items() if name.startswith("sealed.")}
    return f"""<!DOCTYPE html>
<html lang="{html.escape(data["language"])}" dir="{data["direction"]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy(script, before, style)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>{html.escape(texts["sealed.title"])}</title>
<style>{style}</style>
{f"<script>{before}</script>" if before else ""}</head>
<body>
<main id="printed">
{block("door", texts)}
<script>{script}</script>
</main>
<script type="text/plain" id="sealed">{content}</script>
</body>
</html>
"""


def page(data, printed="", sentence="", before="", incomplete=""):
    """
    The page as text. `printed` is the printed board as a data URI, `sentence` says what it is; `before` is a script of a
    test's, which runs before the page's; `incomplete` is what a file says that was cut off before its script.
    """
    script = '(() => {\n"use strict";\nconst lock = undefined;\n' + joined("Script") + "\n})();"
    style = joined("Style")
    image = f'<img src="{html.escape(printed)}" alt="">' if printed else ""
    data, later = parted(data)
    rest = "\n".join(block(name, part) for name, part in later.items())
    return f"""<!DOCTYPE html>
<html lang="{html.escape(data["language"])}" dir="{data["direction"]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy(script, before, style)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<title>{html.escape(data["boards"][data["home"]]["name"])}</title>
<style>{style}</style>
{f"<script>{before}</script>" if before else ""}</head>
<body>
<main id="printed">
<p class="incomplete">{html.escape(incomplete)}</p>
{block("page", data)}
<script>{script}</script>
<p>{html.escape(sentence)}</p>{image}
</main>
{rest}
</body>
</html>
"""


if __name__ == "__main__":
    source, target = sys.argv[1:]
    pathlib.Path(target).write_text(page(json.loads(pathlib.Path(source).read_text())))
