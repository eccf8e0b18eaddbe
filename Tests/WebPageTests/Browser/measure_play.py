"""
Pictures a second while 26 letters drift on a phone-sized screen, in a browser that is slowed four times and in one that isn't:
prints, and judges nothing. `measure_play.py [SECONDS]`. Between two pictures lie 16.7 ms where all goes well; the work is what the
page's own thread took of them.
"""

import pathlib
import statistics
import sys
import tempfile

from playwright.sync_api import sync_playwright

import join
import samples
from measure import SLOWED
from support import BROWSER

# Marks each picture.
MARKED = """() => {
  const mark = () => { performance.mark("picture"); requestAnimationFrame(mark); };
  requestAnimationFrame(mark);
}"""


def measured(browser, file, rate, seconds):
    """Milliseconds between two pictures, and milliseconds of work a picture."""
    context = browser.new_context(viewport={"width": 360, "height": 740})
    page = context.new_page()
    session = context.new_cdp_session(page)
    page.goto(file.as_uri())
    page.get_by_role("button", name="Primeiras letras", exact=True).click()
    page.locator(".play-game").nth(1).locator("[data-form=game]").click()
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.wait_for_timeout(1000)
    worked = lambda: next(metric["value"] for metric in session.send("Performance.getMetrics")["metrics"] if metric["name"] == "TaskDuration")
    page.evaluate(MARKED)
    before = worked()
    page.wait_for_timeout(1000 * seconds)
    work = worked() - before
    times = page.evaluate("performance.getEntriesByName('picture').map(({ startTime }) => startTime)")
    context.close()
    between = [second - first for first, second in zip(times, times[1:])]
    return between, 1000 * work / max(1, len(between))


def main(seconds):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        file = pathlib.Path(folder) / "games.html"
        file.write_text(join.page(samples.with_games()))
        for rate in (1, SLOWED):
            between, work = measured(browser, file, rate, seconds)
            late = sum(time > 25 for time in between)
            print(f"slowed {rate} times: {1000 / statistics.mean(between):.1f} pictures a second, median {statistics.median(between):.1f} ms, "
                  f"{late} of {len(between)} later than 25 ms; work {work:.2f} ms a picture")
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
