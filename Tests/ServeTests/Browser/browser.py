"""A tablet: Chromium with storage of its own, which trusts nobody but takes the server's certificate for a test."""

import pathlib
import tempfile
import time

from playwright.sync_api import Error, sync_playwright

BROWSERS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
BROWSER = next((path for path in BROWSERS if pathlib.Path(path).exists()), BROWSERS[-1])
# Service workers want a certificate that nobody complains about.
SWITCHES = ["--no-sandbox", "--ignore-certificate-errors"]
# A busy computer is no browser that never answers, and what a page tells stays until a test has looked.
PATIENT = r"""
const sooner = setTimeout;
window.setTimeout = (does, time, ...more) => sooner(does, /no answer|notices\.replaceChildren/.test(does) ? 600_000 : time, ...more);
"""


class Tablet:
    """A device that keeps what it is given until it is thrown away."""

    def __init__(self, switches=(), beside=None, **manner):
        """Of several, the others are beside the first: one thread has one playwright."""
        self.folder = tempfile.TemporaryDirectory(prefix="tablet-")
        self.is_first = beside is None
        self.playwright = sync_playwright().start() if self.is_first else beside.playwright
        manner = {"viewport": {"width": 1024, "height": 768}, "has_touch": True, "locale": "pt-BR", **manner}
        self.context = self.playwright.chromium.launch_persistent_context(
            self.folder.name, executable_path=BROWSER, args=[*SWITCHES, *switches], ignore_https_errors=True, **manner)
        self.context.set_default_timeout(60_000)
        self.context.add_init_script(PATIENT)
        self.page = self.context.pages[0] if self.context.pages else self.context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self.note(message))

    def note(self, message):
        # That the network is away, and that somebody isn't paired, is what tests are about.
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.errors.append(message.text)

    def throw_away(self):
        self.context.close()
        if self.is_first:
            self.playwright.stop()
        self.folder.cleanup()

    def pair(self, desk, line="device pair giovanna", passphrase=None):
        self.page.goto(f"{desk.address}/pair")
        self.page.fill("#code", desk.code(line)["code"])
        if passphrase:
            self.page.click("summary")
            self.page.fill("#passphrase", passphrase)
        self.page.click("button[type=submit]")
        self.page.wait_for_url(lambda address: not address.endswith("/pair"))

    def wait_until(self, holds, seconds=60):
        """Asks the page again and again; its own policy lets nothing wait inside it."""
        end = time.monotonic() + seconds
        while True:
            try:
                if self.page.evaluate(holds):
                    return
            except Error:
                # It is on its way to another page.
                pass
            if time.monotonic() > end:
                raise AssertionError(holds)
            time.sleep(0.05)

    def wait_for_board(self):
        self.wait_until("() => window.tagarela?.recalledAfter > 0")

    def touch(self, *labels):
        for label in labels:
            self.page.locator(".board:visible .cell, .cell:visible").filter(has_text=label).first.click()
