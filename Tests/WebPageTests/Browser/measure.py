"""
How long pages take on a phone-sized browser that is slowed four times: prints, and judges nothing. By the clock, which other
work on the machine lengthens; and by the time that the page's thread itself works, four times, which it doesn't.
"""

import pathlib
import statistics
import sys
import tempfile

from playwright.sync_api import sync_playwright

import join
import samples
from support import BROWSER

SLOWED = 4


class Opened:
    """A page that is ready."""

    def __init__(self, browser, file, slowed):
        self.context = browser.new_context(viewport={"width": 390, "height": 844})
        self.page = self.context.new_page()
        self.session = self.context.new_cdp_session(self.page)
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        begun = self.worked()
        self.page.goto(file.as_uri())
        self.wait("!!(window.tagarela && window.tagarela.readyAfter)")
        self.ready = self.page.evaluate("tagarela.readyAfter")
        self.work = self.worked() - begun

    def worked(self):
        """Milliseconds that the page's thread has worked."""
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return 1000 * next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")

    def wait(self, condition):
        while not (value := self.page.evaluate(condition)):
            self.page.wait_for_timeout(5)
        return value

    def change(self):
        """Opens another board: how long that took by the clock, and the thread's work."""
        self.page.wait_for_timeout(1500)
        self.page.evaluate("tagarela.boardAfter = 0")
        begun = self.worked()
        self.page.locator(".leads").nth(2).evaluate("button => button.click()")
        took = self.wait("tagarela.boardAfter")
        return took, self.worked() - begun


def told(what, values):
    print(f"  {what}: {statistics.median(values):.0f} ms ({min(values):.0f}–{max(values):.0f})")


def main(rounds):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        for name in ("empty", "nine", "forty", "many"):
            file = pathlib.Path(folder) / f"{name}.html"
            empty = "<!DOCTYPE html><title>empty</title><script>window.tagarela = { readyAfter: performance.now() }</script>"
            file.write_text(empty if name == "empty" else join.page(samples.SAMPLES[name]()))
            print(f"{name}: {file.stat().st_size / 1000:.0f} kB")
            slow = [Opened(browser, file, SLOWED) for _ in range(rounds)]
            told("ready, by the clock", [opened.ready for opened in slow])
            quick = [Opened(browser, file, 1) for _ in range(rounds)]
            told(f"ready, work × {SLOWED}", [SLOWED * opened.work for opened in quick])
            if name == "many":
                told("another board, by the clock", [slow[0].change()[0] for _ in range(10)])
                told(f"another board, work × {SLOWED}", [SLOWED * quick[0].change()[1] for _ in range(10)])
            for opened in slow + quick:
                opened.context.close()
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
