"""How long pages take on a phone-sized browser that is slowed four times: prints, and judges nothing."""

import pathlib
import statistics
import sys
import tempfile

from playwright.sync_api import sync_playwright

import join
import samples
from support import BROWSER

SLOWED = 4


def opened(browser, file):
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.goto(file.as_uri())
    while not page.evaluate("!!(window.tagarela && window.tagarela.readyAfter)"):
        page.wait_for_timeout(20)
    return context, page


def main(rounds):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        for name in ("nine", "forty", "many"):
            file = pathlib.Path(folder) / f"{name}.html"
            file.write_text(join.page(samples.SAMPLES[name]()))
            ready, boards = [], []
            for _ in range(rounds):
                context, page = opened(browser, file)
                ready.append(page.evaluate("tagarela.readyAfter"))
                if name == "many":
                    for _ in range(10):
                        page.evaluate("tagarela.boardAfter = 0")
                        page.locator(".leads").nth(2).click()
                        while not (took := page.evaluate("tagarela.boardAfter")):
                            page.wait_for_timeout(10)
                        boards.append(took)
                context.close()
            print(f"{name}: {file.stat().st_size / 1000:.0f} kB, ready after {statistics.median(ready):.0f} ms "
                  f"({min(ready):.0f}–{max(ready):.0f})")
            if boards:
                print(f"  another board after {statistics.median(boards):.0f} ms ({min(boards):.0f}–{max(boards):.0f})")
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
