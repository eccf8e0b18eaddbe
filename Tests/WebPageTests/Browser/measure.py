"""
How long pages take on a phone-sized browser that is slowed four times: prints, and judges nothing. By the clock, which
other work on the machine lengthens; and by the time that the page's thread itself works, four times, which it hardly
does. An empty page, opened in turn with the others, tells what the browser alone takes. `measure.py [ROUNDS] [PAGE.html …]`
measures pages of one's own too; `measure.py --json ROUNDS PAGE.html …` these alone, a line each, for the bench.

A browser with a window has pages of its own (of the address bar, say), which it loads beside each new one and which take
longer than ours: so each page waits until the browser is still.
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
    """A page, with what it took until each moment that it notes, and how long it takes to open another board."""

    def __init__(self, browser, file, slowed, changes=0):
        self.context = browser.new_context(viewport={"width": 360, "height": 740})
        self.page = self.context.new_page()
        self.settle(browser.new_browser_cdp_session())
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
        self.changes = []
        while len(self.changes) < changes and self.page.locator(".shown .leads").count() > 2:
            self.changes.append(self.change())
        self.context.close()

    def settle(self, browser):
        """Waits until the browser's processes have hardly worked for a while, ten seconds at most."""
        worked = 0
        for _ in range(25):
            before, worked = worked, sum(process["cpuTime"] for process in browser.send("SystemInfo.getProcessInfo")["processInfo"])
            if worked - before < 0.02:
                break
            self.page.wait_for_timeout(400)
        browser.detach()

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


class Series:
    """What a page took in several rounds: in a browser that is slowed, and in one that isn't."""

    def __init__(self):
        self.slow, self.quick = [], []

    def clock(self, moment):
        return statistics.median(taken["clock"] for taken in self.of(self.slow, moment))

    def work(self, moment):
        """Milliseconds of the thread, as much slower as the browser was slowed."""
        return SLOWED * statistics.median(taken["work"] for taken in self.of(self.quick, moment))

    @staticmethod
    def of(pages, moment):
        """All figures of `ready` or `seen`; of `changes` all of each page."""
        found = [getattr(page, moment) for page in pages]
        return [taken for changes in found for taken in changes] if moment == "changes" else found

    def told(self, what, moment, empty=None):
        clock = [taken["clock"] for taken in self.of(self.slow, moment)]
        quick = self.of(self.quick, moment)
        parts = {name: SLOWED * statistics.median(taken[name] for taken in quick) for name in FIGURES.values()}
        alone = f", {self.clock(moment) - empty.clock(moment):.0f} more than the empty page" if empty else ""
        unslowed = statistics.median(taken["clock"] for taken in quick)
        print(f"  {what}: clock {self.clock(moment):.0f} ms ({min(clock):.0f}–{max(clock):.0f}{alone}; not slowed {unslowed:.0f}); "
              f"work × {SLOWED} {parts['work']:.0f} ms (least {SLOWED * min(taken['work'] for taken in quick):.0f}; "
              f"script {parts['script']:.0f}, layout {parts['layout']:.0f}, style {parts['style']:.0f})")


def measured(browser, files, rounds):
    """Pages in turn, so that whatever else the machine does meets all of them."""
    series = {file: Series() for file in files}
    for number in range(rounds):
        for file, taken in series.items():
            changes = 5 if number == 0 else 0
            taken.slow.append(Opened(browser, file, SLOWED, changes))
            taken.quick.append(Opened(browser, file, 1, changes))
    return series


def main(rounds, own, is_json):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        empty = pathlib.Path(folder) / "empty.html"
        empty.write_text(EMPTY)
        files = [empty]
        for name in () if is_json else ("nine", "forty", "many"):
            file = pathlib.Path(folder) / f"{name}.html"
            file.write_text(join.page(samples.SAMPLES[name](), samples.picture("sun"), ""))
            files.append(file)
        series = measured(browser, files + own, rounds)
        browser.close()
        for file, taken in series.items():
            if is_json:
                told_as_json(file, taken)
            else:
                print(f"{file.stem}: {file.stat().st_size / 1000:.0f} kB")
                taken.told("ready", "ready", None if file is empty else series[empty])
                if file is not empty:
                    taken.told("with all pictures", "seen", series[empty])
                if taken.slow[0].changes:
                    taken.told("another board", "changes")


def told_as_json(file, taken):
    """A line: medians in milliseconds, by the clock of a slowed browser, and of the thread's work times as much."""
    line = {"page": file.stem, "ready": {"clock": taken.clock("ready"), "work": taken.work("ready")}}
    if taken.slow[0].changes:
        line["board"] = {"clock": taken.clock("changes"), "work": taken.work("changes")}
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    is_json = arguments[:1] == ["--json"]
    arguments = arguments[is_json:]
    main(int(arguments[0]) if arguments else 5, [pathlib.Path(name).absolute() for name in arguments[1:]], is_json)
