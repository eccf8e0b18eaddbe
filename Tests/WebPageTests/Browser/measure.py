"""
How long pages take on a phone-sized browser that is slowed four times: prints, and judges nothing. By the clock, which
other work on the machine lengthens; and by the time that the page's thread itself works, four times, which it hardly
does. An empty page tells what the browser alone takes. `measure.py [ROUNDS] [PAGE.html …]` measures pages of one's own
too; `measure.py --json ROUNDS PAGE.html …` these alone, a line each, for the bench.
"""

import json
import pathlib
import statistics
import sys
import tempfile

from playwright.sync_api import sync_playwright

import join
import samples
from support import BROWSER

SLOWED = 4
EMPTY = """<!DOCTYPE html><title>empty</title><script>window.tagarela = {};
requestAnimationFrame(() => setTimeout(() => { window.tagarela.readyAfter = window.tagarela.seenAfter = performance.now(); }));
</script>"""

# Tells of each moment that the page notes, when it notes it; what waits for idle time waits until it is measured.
WATCH = """
const idle = window.requestIdleCallback, waiting = [];
let isHeld = true;
window.requestIdleCallback = (does) => (isHeld ? waiting.push(does) : idle(does));
window.hold = (isOn) => { isHeld = isOn; if (!isOn) waiting.splice(0).forEach((does) => idle(does)); };
let noted;
Object.defineProperty(window, "tagarela", { get: () => noted, set(value) {
  noted = new Proxy(value, { set(all, name, time) { all[name] = time; if (time) noteMoment(String(name)); return true; } });
} });
"""
FIGURES = {"TaskDuration": "work", "ScriptDuration": "script", "LayoutDuration": "layout", "RecalcStyleDuration": "style"}


class Opened:
    """A page, with what it took until each moment that it notes."""

    def __init__(self, browser, file, slowed):
        self.context = browser.new_context(viewport={"width": 360, "height": 740})
        self.page = self.context.new_page()
        self.session = self.context.new_cdp_session(self.page)
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.session.send("Runtime.enable")
        self.session.send("Runtime.addBinding", {"name": "noteMoment"})
        self.noted = set()
        self.session.on("Runtime.bindingCalled", lambda event: self.noted.add(event["payload"]))
        self.page.add_init_script(WATCH)
        self.begun = self.figures()
        self.page.goto(file.as_uri(), wait_until="commit")
        self.until("readyAfter")
        self.ready = self.taken("readyAfter")
        self.until("seenAfter")
        self.seen = self.taken("seenAfter")

    def figures(self):
        metrics = {metric["name"]: metric["value"] for metric in self.session.send("Performance.getMetrics")["metrics"]}
        return {name: 1000 * metrics[key] for key, name in FIGURES.items()}

    def taken(self, moment):
        """Milliseconds since it began: of the page's thread, and by the clock."""
        taken = {name: value - self.begun[name] for name, value in self.figures().items()}
        return {**taken, "clock": self.page.evaluate(f"tagarela.{moment}")}

    def until(self, moment):
        while moment not in self.noted:
            self.page.wait_for_timeout(3)

    def change(self):
        """Opens another board, while nothing else is done."""
        self.page.evaluate("hold(false)")
        self.page.wait_for_timeout(2500)
        self.page.evaluate("hold(true)")
        self.noted.clear()
        self.begun = self.figures()
        self.page.evaluate("document.querySelectorAll('.shown .leads')[2].click()")
        self.until("boardAfter")
        return self.taken("boardAfter")


def told(what, slow, quick):
    """By the clock of pages that are slowed; the thread's work of those that aren't, as much slower."""
    clock = [taken["clock"] for taken in slow]
    parts = {name: SLOWED * statistics.median(taken[name] for taken in quick) for name in FIGURES.values()}
    least = SLOWED * min(taken["work"] for taken in quick)
    print(f"  {what}: clock {statistics.median(clock):.0f} ms ({min(clock):.0f}–{max(clock):.0f}); "
          f"work × {SLOWED} {parts['work']:.0f} ms (least {least:.0f}; script {parts['script']:.0f}, layout {parts['layout']:.0f}, "
          f"style {parts['style']:.0f})")


def main(rounds, own):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        files = []
        for name in ("empty", "nine", "forty", "many"):
            file = pathlib.Path(folder) / f"{name}.html"
            file.write_text(EMPTY if name == "empty" else join.page(samples.SAMPLES[name](), samples.picture("sun"), ""))
            files.append(file)
        for file in files + own:
            print(f"{file.stem}: {file.stat().st_size / 1000:.0f} kB")
            slow = [Opened(browser, file, SLOWED) for _ in range(rounds)]
            quick = [Opened(browser, file, 1) for _ in range(rounds)]
            told("ready", [opened.ready for opened in slow], [opened.ready for opened in quick])
            told("with all pictures", [opened.seen for opened in slow], [opened.seen for opened in quick])
            if file.stem == "many":
                told("another board", [slow[0].change() for _ in range(8)], [quick[0].change() for _ in range(8)])
            for opened in slow + quick:
                opened.context.close()
        browser.close()


def as_json(rounds, own):
    """A line for each page: medians in milliseconds, by the clock of a slowed browser, and of the thread's work times as much."""
    def medians(slow, quick):
        return {"clock": statistics.median(taken["clock"] for taken in slow),
                "work": SLOWED * statistics.median(taken["work"] for taken in quick)}

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        empty = pathlib.Path(folder) / "empty.html"
        empty.write_text(EMPTY)
        for file in [empty] + own:
            slow = [Opened(browser, file, SLOWED) for _ in range(rounds)]
            quick = [Opened(browser, file, 1) for _ in range(rounds)]
            line = {"page": file.stem, "ready": medians([page.ready for page in slow], [page.ready for page in quick])}
            if slow[0].page.locator(".shown .leads").count() > 2:
                line["board"] = medians([slow[0].change() for _ in range(5)], [quick[0].change() for _ in range(5)])
            print(json.dumps(line), flush=True)
            for opened in slow + quick:
                opened.context.close()
        browser.close()


if __name__ == "__main__" and sys.argv[1:2] == ["--json"]:
    as_json(int(sys.argv[2]), [pathlib.Path(name).absolute() for name in sys.argv[3:]])
elif __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5, [pathlib.Path(name).absolute() for name in sys.argv[2:]])
