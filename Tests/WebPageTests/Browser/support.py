"""Pages in a real browser: no request may leave, no error may show, and what is heard is noted."""

import atexit
import base64
import pathlib
import tempfile
import time
import unittest

from playwright.sync_api import sync_playwright

import join
import samples

BROWSER = "/usr/bin/chromium"
SIZES = {"phone": (390, 844), "tablet": (1024, 768), "desktop": (1440, 900)}

# Notes every recording that is played, with the bytes that its address stands for, and how it ended.
LISTENING = """
window.heard = [];
const blobs = new Map();
const create = URL.createObjectURL.bind(URL);
URL.createObjectURL = (blob) => { const address = create(blob); blobs.set(address, blob); return address; };
const play = HTMLMediaElement.prototype.play;
HTMLMediaElement.prototype.play = function () {
  const note = { address: this.src, end: "", volume: this.volume, began: performance.now(), ended: 0 };
  heard.push(note);
  const close = (end) => { if (!note.end) { note.end = end; note.ended = performance.now(); } };
  this.addEventListener("ended", () => close("ended"), { once: true });
  this.addEventListener("pause", () => { if (!this.ended) close("stopped"); }, { once: true });
  return play.call(this);
};
window.heardSounds = async () => Promise.all(heard.map(async (note) => {
  const bytes = new Uint8Array(await blobs.get(note.address).arrayBuffer());
  return { ...note, data: btoa(String.fromCharCode(...bytes)) };
}));
"""

# A voice of the device, which notes what it says, and one of the network, which nobody may use.
VOICES = """
window.said = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, "speechSynthesis", { value: {
  getVoices: () => [
    { localService: false, lang: "pt-BR", name: "far", default: true }, { localService: true, lang: "pt-PT", name: "near" }],
  speak(utterance) {
    said.push({ text: utterance.text, voice: utterance.voice.name, volume: utterance.volume });
    setTimeout(() => utterance.onend(), 30);
  },
  cancel() {},
} });
"""


class Shared:
    """The one browser of all tests; each test has a context of its own."""

    parts = None

    @classmethod
    def started(cls):
        if cls.parts is None:
            playwright = sync_playwright().start()
            browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox", "--disable-gpu"])
            cls.parts = playwright, browser
            atexit.register(lambda: (browser.close(), playwright.stop()))
        return cls.parts


class PageTest(unittest.TestCase):
    """Opens sample pages. After each test nothing has left the page, and it has complained of nothing."""

    @classmethod
    def setUpClass(cls):
        cls.playwright, cls.browser = Shared.started()
        cls.folder = tempfile.TemporaryDirectory()

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def setUp(self):
        self.leaks, self.complaints, self.contexts = [], [], []

    def tearDown(self):
        for context in self.contexts:
            context.close()
        self.assertEqual(self.leaks, [], "requests left the page")
        self.assertEqual(self.complaints, [], "the page complained")

    def open(self, sample="nine", size="tablet", settings=None, change=None, before="", **context):
        """A page of a sample; `settings` are the therapist's, `change` does something to its data."""
        data = samples.SAMPLES[sample]() if isinstance(sample, str) else sample
        data["settings"].update(settings or {})
        if change:
            change(data)
        self.data = data
        self.file = pathlib.Path(self.folder.name) / f"{self.id()}.html"
        self.file.write_text(join.page(data, samples.picture("sun"), "Prancha impressa"))
        width, height = SIZES[size]
        made = self.browser.new_context(viewport={"width": width, "height": height}, accept_downloads=True, **context)
        self.contexts.append(made)
        made.add_init_script(LISTENING + before)
        made.route("**/*", self.meet)
        return self.load(made.new_page())

    def meet(self, route):
        if route.request.url.startswith(self.file.as_uri()):
            route.continue_()
        else:
            self.leaks.append(route.request.url)
            route.abort()

    def load(self, page):
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self.complaints.append(message.text) if message.type == "error" else None)
        page.goto(self.file.as_uri())
        self.ready(page)
        return page

    def ready(self, page):
        self.until(lambda: page.evaluate("!!(window.tagarela && window.tagarela.recalledAfter)"), 10)

    def until(self, holds, seconds=5):
        """Waits; CSP forbids the page's own waiting, which evaluates texts."""
        end = time.monotonic() + seconds
        while not (value := holds()):
            self.assertLess(time.monotonic(), end, "waited in vain")
            time.sleep(0.03)
        return value

    def cell(self, page, label):
        return page.get_by_role("button", name=label, exact=True).and_(page.locator(".grid.shown .cell"))

    def tool(self, page, key):
        return page.get_by_role("button", name=self.data["texts"][key], exact=True)

    def touch(self, page, *labels):
        for label in labels:
            self.cell(page, label).click()

    def words(self, page):
        return page.locator(".strip .item span").all_inner_texts()

    def sound(self, label):
        """The recording of a cell, as base64."""
        cell = next(cell for board in self.data["boards"] for cell in board["cells"] if cell["label"] == label)
        return self.data["sounds"][cell["sound"]].split(",")[1]

    def heard(self, page):
        return page.evaluate("heardSounds()")

    def kept(self, page, store):
        """What is in the browser's database, in order of time."""
        return page.evaluate(
            """([name, store]) => new Promise((resolve) => {
              indexedDB.open(name).onsuccess = (event) => {
                const request = event.target.result.transaction(store).objectStore(store).getAll();
                request.onsuccess = () => { event.target.result.close(); resolve(request.result); };
              };
            })""",
            [f"tagarela {self.data['uid']}", store])

    def corner(self, page, section=None):
        """Presses long on the carer's button, and opens one of its sections."""
        box = page.locator(".corner-button").bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        self.until(lambda: page.locator("dialog[open]").count() == 1)
        page.mouse.up()
        if section:
            page.locator(f"#tab-{section}").click()

    def close(self, page):
        page.locator("dialog[open] .close").last.click()


def decoded(data):
    return base64.b64decode(data)
