"""Opens a report in a browser and writes what is wrong with it, one line each: flaws that axe-core finds (WCAG 2.2), requests that
leave, errors, and pictures that don't show; at the width of a telephone and of a desk."""

import pathlib
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

with sync_playwright() as driver:
    browser = driver.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    for width, opens in [(360, False), (390, False), (1200, True)]:
        # axe-core is put into the page, which forbids that to everybody else.
        page = browser.new_page(viewport={"width": width, "height": 800}, bypass_csp=True)
        address = pathlib.Path(sys.argv[1]).as_uri()
        page.on("request", lambda request: request.url not in (address,) and not request.url.startswith("data:")
                and print("asks for", request.url[:100]))
        page.on("console", lambda message: message.type == "error" and print("says", message.text[:200]))
        page.goto(address)
        if opens:
            page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")
        for flaw in Axe().run(page).response["violations"]:
            print(width, flaw["id"], [node["html"][:120] for node in flaw["nodes"][:3]])
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            print(width, "wider than the window")
        broken = page.evaluate("[...document.images].filter((picture) => !picture.naturalWidth).length")
        if broken:
            print(width, broken, "pictures don't show")
        # A point that was drawn, of which a pixel is three quarters, is at least nearly a pixel wide: letters stay as large as those of a page.
        small = page.evaluate(
            "[...document.images].filter((picture) => picture.getBoundingClientRect().width < 0.9 * 0.75 * picture.naturalWidth).length")
        if small:
            print(width, small, "pictures are drawn too small")
        print(width, "pictures:", page.evaluate("document.images.length"), file=sys.stderr)
    browser.close()
