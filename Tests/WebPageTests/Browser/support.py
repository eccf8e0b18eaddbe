"""Pages in a real browser: no request may leave, no error may show, and what is heard is noted."""

import atexit
import base64
import datetime
import itertools
import json
import pathlib
import tempfile
import time
import unittest

from playwright.sync_api import sync_playwright

import join
import samples

# Debian's Chromium; without windows where that is installed too, which takes a third less.
BROWSERS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
BROWSER = next((path for path in BROWSERS if pathlib.Path(path).exists()), BROWSERS[-1])
# Nothing is asked of the network, whatever a page tries; and no window has pages of the browser's own, which take longer than a test's.
SWITCHES = [
    "--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND",
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
]
NUMBERS = itertools.count()
SIZES = {"phone": (360, 740), "lying": (740, 360), "tablet": (1024, 768), "upright": (820, 1180), "desktop": (1440, 900)}

# Notes every recording that is played, with the bytes that its address stands for, and how it ended; and what tests wait for where the
# page's clock may stand still.
LISTENING = """
window.heard = [];
const frame = requestAnimationFrame.bind(window);
window.drawn = () => new Promise((resolve) => frame(() => frame(() => resolve())));
window.sooner = setTimeout;
// A busy computer is no browser that never answers. The tests' clock puts timers of its own in this place.
const patient = (sooner) => (does, time, ...more) => sooner(does, /no answer/.test(does) ? 600_000 : time, ...more);
let later = patient(setTimeout);
Object.defineProperty(window, "setTimeout", { configurable: true, get: () => later, set: (other) => { later = patient(other); } });
const blobs = new Map();
const create = URL.createObjectURL.bind(URL);
URL.createObjectURL = (blob) => { const address = create(blob); blobs.set(address, blob); return address; };
const play = HTMLMediaElement.prototype.play;
HTMLMediaElement.prototype.play = function () {
  const note = { address: this.src, end: "", volume: this.volume, began: performance.now(), ended: 0 };
  heard.push(note);
  window.playing = this;
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
    { localService: false, lang: "pt-BR", name: "far", voiceURI: "far", default: true },
    { localService: true, lang: "pt-PT", name: "near", voiceURI: "near" }, ...(window.moreVoices ?? [])],
  speak(utterance) {
    said.push({ text: utterance.text, voice: utterance.voice.name, volume: utterance.volume });
    setTimeout(() => utterance.onend(), 30);
  },
  cancel() {},
} });
"""


# Notes the hints of the page, which go after a while.
HINTS = """
window.hints = [];
new MutationObserver(() => {
  const text = document.querySelector(".hint")?.textContent;
  if (text && text !== hints.at(-1)) hints.push(text);
}).observe(document, { childList: true, subtree: true });
"""

# Films begin when the test says so: `begin()`.
HELD = """
const start = HTMLVideoElement.prototype.play;
HTMLVideoElement.prototype.play = function () { window.begin = () => void start.call(this); return new Promise(() => {}); };
"""

# Whether the page has taken up what was kept, within a minute.
READY = """() => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  const end = Date.now() + 60_000;
  let asked = 0;
  port1.onmessage = () => {
    if (window.tagarela?.recalledAfter) resolve(true);
    else if (Date.now() > end || (asked += 1) > 1e7) resolve(false);
    else port2.postMessage(0);
  };
  port2.postMessage(0);
})"""


SETTLED = """async (name) => {
  // A browser that keeps nothing has nothing to wait for.
  if (!(await indexedDB.databases?.())?.some((one) => one.name === name)) return;
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction(database.objectStoreNames, "readwrite");
      writing.oncomplete = () => { database.close(); resolve(); };
    };
  });
}"""


class Shared:
    """The one browser of all tests. A page that a test has done with is the next one's: to make one takes six times as long."""

    parts = None
    free = {}
    # That which a test has left, and nobody has opened anything else in.
    left = None

    @classmethod
    def started(cls):
        if cls.parts is None:
            playwright = sync_playwright().start()
            browser = playwright.chromium.launch(executable_path=BROWSER, args=SWITCHES)
            cls.parts = playwright, browser
            atexit.register(lambda: (browser.close(), playwright.stop()))
        return cls.parts

    @classmethod
    def page(cls, options):
        """A page of a context with these options that nobody uses."""
        free = cls.free.setdefault(repr(sorted(options.items())), [])
        taken = free.pop() if free else SharedPage(free, cls.started()[1].new_context(accept_downloads=True, **options))
        if cls.left not in (None, taken):
            cls.left.page.goto("about:blank")
        cls.left = None
        return taken


class SharedPage:
    """A page with the test that uses it, which is told of what it does."""

    def __init__(self, free, context):
        self.free, self.context, self.test = free, context, None
        context.set_default_timeout(60_000)
        context.add_init_script(LISTENING)
        context.on("request", lambda request: self.test.meet(request))
        context.on("requestfailed", lambda request: self.test.miss(request))
        context.on("page", self.watch)
        self.page = context.new_page()

    def watch(self, page):
        page.on("pageerror", lambda error: self.test.complaints.append(str(error)))
        page.on("console", lambda said: self.test.complaints.append(said.text) if said.type == "error" else None)

    def release(self):
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.page.mouse.up()
        self.page.mouse.move(0, 0)
        if Shared.left:
            self.page.goto("about:blank")
        else:
            Shared.left = self
        self.free.append(self)


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
        self.leaks, self.complaints, self.pages = [], [], []

    def tearDown(self):
        leaks, complaints = list(self.leaks), list(self.complaints)
        self.release()
        self.assertEqual(leaks, [], "requests left the page")
        self.assertEqual(complaints, [], "the page complained")

    def release(self):
        while self.pages:
            self.pages.pop().release()

    def open(self, sample="nine", size="tablet", settings=None, change=None, before="", now="", beside=False, **options):
        """
        A page of a sample, with an identity of its own, in place of those that the test has opened, or `beside` them; `settings` are the
        therapist's, `change` does something to its data, `before` runs before its script; at the moment `now` of UTC
        (`2026-11-23T12:20:00`) its clock stands still.
        """
        if not beside:
            self.release()
        if now:
            options.setdefault("timezone_id", "UTC")
        data = json.loads(samples.written(sample))
        data["uid"] += f"-{next(NUMBERS)}"
        data["settings"].update(settings or {})
        if change:
            change(data)
        self.data = data
        self.file = pathlib.Path(self.folder.name) / f"{self.id()}.html"
        self.rewrite(before)
        shared = Shared.page(options)
        shared.test = self
        self.pages.append(shared)
        width, height = SIZES[size]
        shared.page.set_viewport_size({"width": width, "height": height})
        return self.load_at(shared.page, now) if now else self.load(shared.page)

    def turned(self, page, sizes=SIZES):
        """The sizes of screens one after another, when the page has taken each."""
        for size in sizes:
            self.resize(page, *SIZES[size])
            page.wait_for_timeout(50)
            yield size

    def resize(self, page, width, height):
        """Returns when the page has taken its new size."""
        page.set_viewport_size({"width": width, "height": height})
        self.until(lambda: page.evaluate("[innerWidth, innerHeight]") == [width, height])
        page.evaluate("drawn()")

    def rewrite(self, before=""):
        """Writes the page of `data`."""
        self.file.write_text(join.page(self.data, samples.picture("sun"), "Prancha impressa", before, "Chegou incompleto"))

    def load_at(self, page, now):
        """Opens the page, again, at a moment at which its clock stands still; while it loads, only as much goes by as that takes."""
        moment, minute = datetime.datetime.fromisoformat(now).replace(tzinfo=datetime.timezone.utc), datetime.timedelta(minutes=1)
        self.settle(page)
        page.goto("about:blank")
        page.clock.install(time=moment - 2 * minute)
        page.clock.pause_at(moment - minute)
        page.goto(self.file.as_uri())
        page.clock.run_for(100)
        self.ready(page)
        page.clock.pause_at(moment)
        return page

    def meet(self, request):
        if not request.url.startswith((self.file.as_uri(), "about:", "blob:", "data:")):
            self.leaks.append(request.url)

    def miss(self, request):
        """What the page's policy stopped never left."""
        if request.failure == "csp":
            self.leaks.remove(request.url)

    def load(self, page):
        self.settle(page)
        page.goto(self.file.as_uri())
        self.ready(page)
        return page

    def ready(self, page):
        """Waits until what was kept is there; by a channel's messages, for a test's clock may stand still."""
        self.assertTrue(page.evaluate(READY), "the page isn't ready")

    def settle(self, page):
        """Waits until what a page was doing to its database is done: a writing waits for those before it."""
        if page.url == self.file.as_uri():
            page.evaluate(SETTLED, f"tagarela {self.data['uid']}")

    def until(self, holds, seconds=60):
        """Waits; CSP forbids the page's own waiting, which evaluates texts."""
        end = time.monotonic() + seconds
        while not (value := holds()):
            self.assertLess(time.monotonic(), end, "waited in vain")
            time.sleep(0.05)
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
        """Opens the carer's corner as screen readers do, which can't press long, and one of its sections."""
        page.locator(".corner-button").evaluate("button => button.click()")
        if page.locator("#pin").count() == 0:
            page.locator("dialog.small .main").click()
        if section:
            page.locator(f"#tab-{section}").click()

    def close(self, page):
        page.locator("dialog[open] .close").last.click()


def decoded(data):
    return base64.b64decode(data)
