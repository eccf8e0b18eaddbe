"""The diary beside the boards: days, entries, who may read them, what leaves. The clock is the tests'."""

import base64
import json
import pathlib
import struct
import time
import unittest

import samples
from support import SIZES, VOICES, PageTest
from test_access import Flawless
from test_hostile import FULL
from test_keeping import REFUSING

EVENING = "2026-11-23T18:00:00"

# A microphone that gives a tone, and who may use it.
MICROPHONE = """
Object.defineProperty(navigator.mediaDevices, "getUserMedia", { value: async () => {
  const context = new AudioContext(), tone = context.createOscillator(), end = context.createMediaStreamDestination();
  tone.connect(end);
  tone.start();
  window.microphone = end.stream;
  window.heardFor = () => context.currentTime;
  return end.stream;
} });
"""
REFUSED = "Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: async () => { throw new DOMException('no', 'NotAllowedError'); } });"
NONE = "Object.defineProperty(navigator, 'mediaDevices', { value: undefined });"

# A photo of so many pixels, as cameras make them, by the page's own means.
PHOTO = """([width, height]) => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#3060c0";
  pen.fillRect(0, 0, width / 2, height);
  return canvas.toDataURL("image/jpeg").split(",")[1];
}"""


class DiaryPages(PageTest):
    def open(self, size="tablet", settings=None, now=EVENING, **more):
        page = super().open("activities", size, settings, now=now, **more)
        self.enter(page)
        return page

    def enter(self, page):
        # As screen readers do, for while scanning a touch is a switch.
        self.tool(page, "diary.title").evaluate("button => button.click()")
        page.locator(".diary-head").wait_for()

    def leave(self, page):
        self.tool(page, "close").evaluate("button => button.click()")

    def again(self, page, now=EVENING):
        """Closes the page when all is kept, and opens it later."""
        self.until(lambda: self.diary(page))
        self.load_at(page, now)
        self.enter(page)

    def diary(self, page):
        """What is kept of the diary, without its media."""
        return next((value for value in self.kept(page, "values") if isinstance(value, dict) and "own" in value), None)

    def media(self, page):
        return [value for value in self.kept(page, "values") if isinstance(value, str) and value.startswith("data:")]

    def entries(self, page):
        return page.locator(".diary-entry .diary-text").all_inner_texts()

    def entry(self, page, text):
        return page.locator(".diary-entry", has_text=text)

    def title(self, page):
        return page.locator(".diary-head h3").inner_text()

    def does(self, page, key):
        return page.locator(f".diary button[data-key='{key}']")

    def say(self, key, **values):
        text = self.data["texts"][key]
        for name, value in values.items():
            text = text.replace("{%s}" % name, value)
        return text

    def write(self, page, text):
        """Writes an entry with the keyboard, and goes back to the day."""
        self.does(page, "pen").click()
        self.does(page, "type").click()
        page.locator("#diary-text").fill(text)
        page.get_by_role("button", name="Pronto").click()
        self.does(page, "back").click()

    def photo(self, page, width=2000, height=1500, name="photo.jpg"):
        """Chooses a photo for the entry that is shown."""
        data = base64.b64decode(page.evaluate(PHOTO, [width, height]))
        with page.expect_file_chooser() as chooser:
            self.does(page, "photo").click()
        chooser.value.set_files({"name": name, "mimeType": "image/jpeg", "buffer": data})

    def hear(self, page, seconds):
        """Waits until the microphone has given so much more."""
        end = page.evaluate("heardFor()") + seconds
        self.until(lambda: page.evaluate("heardFor()") > end)

    def pressed(self, page):
        return page.locator(".diary-choice[aria-pressed=true]").evaluate_all("all => all.map((one) => one.dataset.key)")

    def sent(self, page):
        """The items of the diary in the file that goes to the therapist; None where nothing can be sent."""
        self.leave(page)
        page.clock.resume()
        self.corner(page, "send")
        part = page.locator(".section section").nth(1)
        part.wait_for()
        if part.get_by_role("button").count() == 0:
            return None
        with page.expect_download() as download:
            part.get_by_role("button", name="Salvar as observações").click()
        self.text = pathlib.Path(download.value.path()).read_text()
        items = json.loads(json.loads(self.text.split("\n")[0]).get("tagarela.items", "[]"))
        return [item for item in items if item["part"] == "diary"]


class DiaryTest(DiaryPages):
    def test_today_is_shown_first_and_the_days_are_turned_by_buttons_and_keys(self):
        page = self.open()
        self.assertEqual(self.title(page), "Hoje, segunda-feira, 23 de novembro")
        self.assertEqual(self.entries(page), ["Eu gosto da escola.", "Cantamos muito."])
        self.assertEqual(page.locator(".diary-entry .diary-clock").all_inner_texts(), ["08:30", "11:00"])
        self.assertTrue(self.tool(page, "diary.later").is_disabled())
        for _ in range(3):
            self.tool(page, "diary.earlier").click()
        self.assertEqual((self.title(page), self.entries(page)), ("sexta-feira, 20 de novembro", ["Fomos à praia."]))
        page.keyboard.press("PageUp")
        self.assertEqual(self.title(page), "quinta-feira, 19 de novembro")
        page.keyboard.press("PageDown")
        self.assertEqual(self.entries(page), ["Fomos à praia."])
        for _ in range(9):
            page.keyboard.press("PageUp")
        self.assertEqual(self.title(page), "terça-feira, 17 de novembro")
        self.assertTrue(self.tool(page, "diary.earlier").is_disabled())

    def test_an_empty_day_says_so_kindly(self):
        page = self.open()
        self.tool(page, "diary.earlier").click()
        self.assertEqual(page.locator(".diary-nothing").inner_text(), self.say("diary.empty"))
        self.assertTrue(self.does(page, "speak").is_disabled())
        page = self.open(now="2026-11-25T09:00:00")
        self.assertEqual(page.locator(".diary-nothing").inner_text(), self.say("diary.empty.today"))

    def test_a_touch_enlarges_an_entry_and_speaks_it_and_back_leads_to_the_day(self):
        page = self.open(before=VOICES)
        self.entry(page, "escola").click()
        self.assertEqual(page.locator(".diary-large .diary-text").inner_text(), "Eu gosto da escola.")
        self.assertEqual(page.locator(".diary-large .picture").count(), 3)
        self.assertEqual([said["text"] for said in page.evaluate("said")], ["Eu gosto da escola."])
        self.does(page, "back").click()
        self.assertEqual(page.evaluate("document.activeElement.dataset.key"), "entry-school")
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        self.assertEqual(self.title(page), "Hoje, segunda-feira, 23 de novembro")
        page.keyboard.press("Escape")
        self.assertFalse(page.locator(".activity").is_visible())

    def test_an_entry_with_a_recording_is_heard_in_its_own_voice(self):
        page = self.open(before=VOICES)
        self.entry(page, "Cantamos").click()
        heard = self.until(lambda: self.heard(page))
        self.assertEqual(heard[0]["data"], self.data["activities"]["diary"]["entries"][2]["voice"].split(",")[1])
        self.assertEqual(page.evaluate("said"), [])

    def test_what_was_said_on_the_board_becomes_an_entry_once(self):
        page = PageTest.open(self, "activities", now=EVENING)
        self.touch(page, "eu", "quero", "água")
        self.enter(page)
        offer = self.does(page, "said")
        self.assertEqual(offer.get_attribute("aria-label"), self.say("diary.offer.said") + ": Eu quero água.")
        offer.click()
        self.assertEqual(offer.count(), 0)
        self.assertEqual(self.entries(page)[-1], "Eu quero água.")
        self.assertEqual(self.entry(page, "Eu quero água.").locator(".picture").count(), 3)
        self.leave(page)
        self.enter(page)
        self.assertEqual(offer.count(), 0)
        self.again(page)
        self.assertEqual(self.entries(page)[-1], "Eu quero água.")

    def test_a_typed_text_is_kept_with_each_letter(self):
        page = self.open()
        self.does(page, "pen").click()
        self.assertEqual(page.locator(".diary-large .diary-text").inner_text(), self.say("diary.nothing"))
        self.does(page, "type").click()
        page.locator("#diary-text").press_sequentially("Vovó veio")
        self.until(lambda: (kept := self.diary(page)) and kept["own"][0]["text"] == "Vovó veio")
        self.again(page)
        self.assertEqual(self.entries(page)[-1], "Vovó veio")
        self.assertEqual(page.locator(".diary-entry .diary-clock").last.inner_text(), "18:00")

    def test_what_was_begun_and_left_empty_is_no_entry(self):
        page = self.open()
        self.does(page, "pen").click()
        self.does(page, "back").click()
        self.assertEqual(len(self.entries(page)), 2)
        self.write(page, "   ")
        self.assertEqual(len(self.entries(page)), 2)
        self.write(page, "Chuva")
        self.entry(page, "Chuva").click()
        self.does(page, "type").click()
        page.locator("#diary-text").fill("")
        page.get_by_role("button", name="Pronto").click()
        self.assertEqual(page.locator(".diary-large .diary-text").inner_text(), self.say("diary.nothing"))
        self.does(page, "type").click()
        page.locator("#diary-text").fill("Sol")
        page.get_by_role("button", name="Pronto").click()
        self.does(page, "back").click()
        self.assertEqual(self.entries(page)[2:], ["Sol"])

    def test_a_photo_is_made_small_on_the_device_and_kept_beside_the_copy(self):
        page = self.open()
        self.does(page, "pen").click()
        self.photo(page)
        photo = self.until(lambda: self.media(page))[0]
        size = page.evaluate("async (address) => { const image = new Image(); image.src = address; await image.decode();"
                             " return [image.naturalWidth, image.naturalHeight]; }", photo)
        self.assertEqual(size, [1280, 960])
        self.assertTrue(photo.startswith("data:image/jpeg;base64,"))
        page.locator(".diary-large img.photo").wait_for()
        self.does(page, "back").click()
        self.assertEqual(self.entries(page)[-1], "uma foto")
        self.assertNotIn("data:image/jpeg", page.evaluate("JSON.stringify(localStorage)"))
        self.again(page)
        page.locator(".diary-entry img.photo").wait_for()

    def test_a_small_photo_keeps_its_size_and_what_is_none_is_told(self):
        page = self.open()
        self.does(page, "pen").click()
        with page.expect_file_chooser() as chooser:
            self.does(page, "photo").click()
        chooser.value.set_files({"name": "broken.jpg", "mimeType": "image/jpeg", "buffer": b"no photo"})
        self.until(lambda: page.locator(".hint").inner_text() == self.say("diary.photo.wrong"))
        self.photo(page, 300, 200)
        photo = self.until(lambda: self.media(page))[0]
        size = page.evaluate("async (address) => { const image = new Image(); image.src = address; await image.decode();"
                             " return [image.naturalWidth, image.naturalHeight]; }", photo)
        self.assertEqual(size, [300, 200])

    def test_another_photo_takes_the_place_of_the_first(self):
        page = self.open()
        self.does(page, "pen").click()
        self.photo(page, 300, 200)
        first = self.until(lambda: self.media(page))
        self.photo(page, 200, 300)
        self.until(lambda: len(self.media(page)) == 1 and self.media(page) != first)
        self.does(page, "photo-out").click()
        self.assertEqual(page.locator(".diary-question").inner_text(), self.say("diary.photo.question"))
        self.does(page, "yes").click()
        self.until(lambda: self.media(page) == [])
        self.assertEqual(page.locator(".diary-large .diary-text").inner_text(), self.say("diary.nothing"))

    def test_a_voice_is_recorded_as_a_wave_file_and_heard(self):
        page = self.open(before=MICROPHONE + VOICES)
        self.does(page, "pen").click()
        began = time.monotonic()
        self.does(page, "voice").click()
        stop = self.does(page, "stop")
        stop.wait_for()
        self.assertEqual(page.locator(".diary button").count(), 1)
        self.hear(page, 0.5)
        stop.click()
        wave = base64.b64decode(self.until(lambda: self.media(page))[0].split(",")[1])
        riff, size, form, mark, length, kind, channels, rate, bytes_per_second, block, bits, name, count = struct.unpack(
            "<4sI4s4sIHHIIHH4sI", wave[:44])
        self.assertEqual((riff, form, mark, name), (b"RIFF", b"WAVE", b"fmt ", b"data"))
        self.assertEqual((size, length, kind, channels, rate, bytes_per_second, block, bits, count),
                         (len(wave) - 8, 16, 1, 1, 16000, 32000, 2, 16, len(wave) - 44))
        samples = struct.unpack(f"<{count // 2}h", wave[44:])
        self.assertTrue(1600 < len(samples) < 16000 * (time.monotonic() - began + 1), len(samples))
        # The tone of 440 Hz passes through nought 880 times a second.
        later = samples[len(samples) // 2:]
        crossings = sum((one < 0) != (other < 0) for one, other in zip(later, later[1:]))
        self.assertAlmostEqual(crossings / (len(later) / 16000), 880, delta=40)
        self.assertEqual(page.evaluate("microphone.getTracks().map((track) => track.readyState)"), ["ended"])
        self.does(page, "speak").click()
        self.until(lambda: any(note["data"] == base64.b64encode(wave).decode() for note in self.heard(page)))
        self.does(page, "back").click()
        self.assertEqual(self.entries(page)[-1], "a minha voz")

    def test_a_recording_ends_by_itself_after_a_minute_and_with_the_sheet(self):
        page = self.open(before=MICROPHONE)
        self.does(page, "pen").click()
        self.does(page, "voice").click()
        self.does(page, "stop").wait_for()
        self.hear(page, 0.3)
        page.clock.run_for(60_000)
        self.until(lambda: self.media(page))
        self.does(page, "back").click()
        self.does(page, "pen").click()
        self.does(page, "voice").click()
        self.does(page, "stop").wait_for()
        self.hear(page, 0.3)
        self.leave(page)
        self.until(lambda: len(self.media(page)) == 2)
        self.assertEqual(page.evaluate("microphone.getTracks().map((track) => track.readyState)"), ["ended"])

    def test_leave_that_comes_when_nobody_waits_for_it_records_nothing(self):
        late = MICROPHONE.replace("return end.stream;", "return new Promise((resolve) => { window.allow = () => resolve(end.stream); });")
        page = self.open(before=late)
        self.does(page, "pen").click()
        self.does(page, "voice").click()
        self.does(page, "voice").click()
        self.leave(page)
        self.until(lambda: page.evaluate("window.allow !== undefined"))
        page.evaluate("allow()")
        self.until(lambda: page.evaluate("microphone.getTracks().map((track) => track.readyState)") == ["ended"])
        self.assertEqual(self.media(page), [])

    def test_without_a_microphone_there_is_no_button_and_without_leave_it_is_told(self):
        page = self.open(before=NONE)
        self.does(page, "pen").click()
        self.assertEqual((self.does(page, "voice").count(), self.does(page, "photo").count()), (0, 1))
        page = self.open(before=REFUSED)
        self.does(page, "pen").click()
        self.does(page, "voice").click()
        self.until(lambda: page.locator(".hint").inner_text() == self.say("diary.voice.refused"))
        self.assertEqual(self.does(page, "back").count(), 1)

    def test_what_was_done_in_the_agenda_is_offered_with_one_touch_and_twice_adds_nothing(self):
        page = PageTest.open(self, "activities", now=EVENING)
        self.tool(page, "agenda.title").click()
        for name in ("escola", "almoço"):
            page.locator(".agenda-event", has_text=name).click()
        self.leave(page)
        self.enter(page)
        offer = self.does(page, "done")
        offer.wait_for()
        self.assertIn("escola · almoço", offer.get_attribute("aria-label"))
        offer.click()
        self.assertEqual(self.entries(page), ["escola", "Eu gosto da escola.", "Cantamos muito.", "almoço"])
        self.until(lambda: len(self.media(page)) == 2)
        # As the prompt calls what it gathers.
        self.assertEqual([entry["uid"] for entry in self.diary(page)["own"]],
                         ["agenda event-school 2026-11-23", "agenda event-lunch 2026-11-23"])
        self.assertEqual(offer.count(), 0)
        self.again(page)
        page.wait_for_timeout(50)
        self.assertEqual(offer.count(), 0)
        self.assertEqual(len(self.entries(page)), 4)
        # What was written of it anew isn't offered again; what is done later is.
        self.entry(page, "almoço").click()
        self.does(page, "type").click()
        page.locator("#diary-text").fill("O almoço estava bom.")
        page.get_by_role("button", name="Pronto").click()
        self.leave(page)
        self.tool(page, "agenda.title").click()
        page.locator(".agenda-event", has_text="parque").click()
        self.leave(page)
        self.enter(page)
        offer.wait_for()
        self.assertEqual(offer.get_attribute("aria-label"), self.say("diary.offer.done") + ": brincar no parque")

    def test_what_was_gathered_elsewhere_is_not_offered_again(self):
        def change(data):
            [first, *_] = data["activities"]["diary"]["entries"]
            data["activities"]["diary"]["entries"] = [{**first, "uid": "agenda event-wake 2026-11-20", "at": "2026-11-20T07:30"}]
        page = self.open(change=change)
        offer = self.does(page, "done")
        for _ in range(3):
            self.tool(page, "diary.earlier").click()
        self.assertEqual(self.entries(page), ["Fomos à praia."])
        page.wait_for_timeout(100)
        self.assertEqual(offer.count(), 0)
        self.tool(page, "diary.earlier").click()
        offer.wait_for()

    def test_the_day_and_that_it_can_be_told_stay_in_sight_on_a_phone(self):
        def change(data):
            [*_, entry] = data["activities"]["diary"]["entries"]
            data["activities"]["diary"]["entries"] += [{**entry, "uid": f"more-{i}"} for i in range(12)]
        page = self.open("phone", change=change)
        page.locator(".diary-entry").last.scroll_into_view_if_needed()
        sheet = page.locator(".activity-content").bounding_box()
        for part in (page.locator(".diary-head h3"), self.does(page, "speak")):
            box = part.bounding_box()
            self.assertGreaterEqual(box["y"], sheet["y"] - 1)
            self.assertTrue(part.evaluate("""(one) => {
              const { left, top, width, height } = one.getBoundingClientRect();
              return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            }"""))

    def test_of_another_day_what_was_done_then_is_offered(self):
        page = self.open()
        for _ in range(4):
            self.tool(page, "diary.earlier").click()
        offer = self.does(page, "done")
        offer.wait_for()
        self.assertIn("acordar", offer.get_attribute("aria-label"))
        self.tool(page, "diary.later").click()
        self.tool(page, "diary.later").click()
        self.assertEqual(offer.count(), 0)

    def test_the_patient_decides_who_may_read_an_entry(self):
        page = self.open()
        self.assertEqual(self.entry(page, "Cantamos").locator(".diary-reader").all_inner_texts(), ["Quem cuida de mim"])
        self.does(page, "pen").click()
        self.assertEqual(self.pressed(page), ["tutors", "therapist"])
        self.does(page, "me").click()
        self.assertEqual(self.pressed(page), ["me"])
        self.does(page, "type").click()
        page.locator("#diary-text").fill("Segredo")
        page.get_by_role("button", name="Pronto").click()
        self.assertEqual(self.pressed(page), ["me"])
        self.does(page, "back").click()
        self.assertEqual(self.entry(page, "Segredo").locator(".diary-reader").all_inner_texts(), ["Só eu"])
        self.assertEqual(self.entry(page, "Segredo").get_attribute("aria-label"), "18:00 Segredo. Quem pode ver: Só eu")
        self.entry(page, "Segredo").click()
        self.does(page, "therapist").click()
        self.assertEqual(self.pressed(page), ["therapist"])
        self.does(page, "tutors").click()
        self.assertEqual(self.pressed(page), ["tutors", "therapist"])
        self.does(page, "therapist").click()
        self.does(page, "tutors").click()
        self.assertEqual(self.pressed(page), ["me"])

    def test_a_decision_stays_when_a_new_page_brings_the_same_entry(self):
        page = self.open()
        self.entry(page, "escola").click()
        self.does(page, "me").click()
        self.does(page, "back").click()
        self.write(page, "Chuva")
        self.write(page, "Vento")
        self.entry(page, "Vento").click()
        self.does(page, "all-out").click()
        self.does(page, "yes").click()
        self.until(lambda: (kept := self.diary(page)) and kept["removed"])
        uids = {entry["text"]: entry["uid"] for entry in self.diary(page)["own"]}
        back = [{"uid": uid, "at": "2026-11-23T18:00", "text": text, "told": "x", "pictures": [], "voice": None, "readers": ["tutors"]}
                for text, uid in (("Chuva?", uids["Chuva"]), ("Vento", self.diary(page)["removed"][0]))]
        self.data["activities"]["diary"]["entries"] += back
        self.file.write_text(samples_page(self.data))
        self.again(page)
        self.assertEqual(self.entries(page), ["Eu gosto da escola.", "Cantamos muito.", "Chuva"])
        self.assertEqual(self.entry(page, "escola").locator(".diary-reader").all_inner_texts(), ["Só eu"])

    def test_removing_is_asked_once_and_no_leaves_it(self):
        page = self.open()
        self.write(page, "Chuva")
        self.entry(page, "Chuva").click()
        self.does(page, "all-out").click()
        self.assertEqual(page.locator(".diary-question").inner_text(), self.say("diary.remove.question"))
        self.does(page, "no").click()
        self.assertEqual(page.locator(".diary-large .diary-text").inner_text(), "Chuva")
        self.does(page, "all-out").click()
        self.does(page, "yes").click()
        self.assertEqual(len(self.entries(page)), 2)
        self.again(page)
        self.assertEqual(len(self.entries(page)), 2)

    def test_what_was_sent_can_neither_be_changed_nor_removed(self):
        page = self.open()
        self.entry(page, "escola").click()
        self.assertEqual(page.locator(".diary .diary-tool").evaluate_all("all => all.map((one) => one.dataset.key)"), ["back", "speak"])

    def test_only_what_the_therapist_may_read_leaves(self):
        page = self.open(before=MICROPHONE)
        for text, readers in (("Para todos", ()), ("Para a terapeuta", ("tutors",)), ("Para casa", ("therapist",)), ("Para mim", ("me",))):
            self.write(page, text)
            self.entry(page, text).click()
            for reader in readers:
                self.does(page, reader).click()
            if text == "Para todos":
                self.photo(page, 30, 20)
                self.does(page, "photo-out").wait_for()
                self.does(page, "voice").click()
                self.does(page, "stop").wait_for()
                self.hear(page, 0.3)
                self.does(page, "stop").click()
                self.does(page, "voice-out").wait_for()
            self.does(page, "back").click()
        self.until(lambda: (kept := self.diary(page)) and [] in [entry["readers"] for entry in kept["own"]])
        items = {item["fields"]["text"]: item for item in self.sent(page)}
        self.assertEqual(sorted(items), ["Para a terapeuta", "Para todos"])
        for secret in ("Para casa", "Para mim"):
            self.assertNotIn(secret, self.text)
        self.assertEqual(items["Para a terapeuta"]["fields"],
                         {"source": "page", "at": "2026-11-23 18:00:00", "text": "Para a terapeuta", "readers": "therapist"})
        self.assertEqual(items["Para todos"]["fields"]["readers"], "tutors,therapist")
        media = {name: base64.b64decode(medium) for name, medium in items["Para todos"]["media"].items()}
        self.assertEqual((media["picture"][:3], media["voice"][:4]), (b"\xff\xd8\xff", b"RIFF"))
        self.assertRegex(items["Para todos"]["uid"], r"^[A-Za-z0-9_-]{22}$")

    def test_a_sentence_of_symbols_goes_with_its_language_and_its_words(self):
        def change(data):
            next(word for word in data["words"] if word["text"] == "água")["concept"] = "water"

        page = PageTest.open(self, "activities", now=EVENING, change=change)
        self.touch(page, "eu", "quero", "água")
        self.enter(page)
        self.does(page, "said").click()
        self.until(lambda: self.diary(page))
        [item] = self.sent(page)
        self.assertEqual((item["fields"]["text"], item["fields"]["language"]), ("Eu quero água.", "pt"))
        self.assertEqual(
            json.loads(item["fields"]["parts"]), [{"word": "eu"}, {"word": "quero"}, {"word": "água", "concept": "water"}])

    def test_of_an_entry_that_was_sent_only_the_decision_goes_back_and_only_to_its_readers(self):
        page = self.open()
        self.entry(page, "escola").click()
        self.does(page, "tutors").click()
        self.does(page, "back").click()
        self.entry(page, "Cantamos").click()
        self.does(page, "me").click()
        self.until(lambda: (kept := self.diary(page)) and len(kept["readers"]) == 2)
        self.assertEqual(self.sent(page), [
            {"part": "diary", "uid": "entry-school", "fields": {"source": "page", "readers": "therapist"}, "media": {}}])

    def test_a_diary_of_the_patient_alone_sends_nothing(self):
        page = self.open()
        self.write(page, "Para mim")
        self.entry(page, "Para mim").click()
        self.does(page, "me").click()
        self.until(lambda: (kept := self.diary(page)) and kept["own"][0]["readers"] == [])
        self.assertIsNone(self.sent(page))

    def test_what_has_no_room_in_a_file_is_told(self):
        page = self.open()
        self.write(page, "Chuva")
        self.until(lambda: self.diary(page))
        page.evaluate("""(name) => new Promise((resolve) => {
          indexedDB.open(name).onsuccess = ({ target: { result: database } }) => {
            const writing = database.transaction("values", "readwrite"), store = writing.objectStore("values");
            store.get("activity diary").onsuccess = ({ target: { result: kept } }) => {
              const [entry] = kept.own;
              const own = ["17", "18", "19"].map((day) => ({ ...entry, uid: "e" + day, at: `2026-11-${day}T09:00`, text: "dia " + day, picture: "large" }));
              store.put({ ...kept, own }, "activity diary");
              store.put("data:image/jpeg;base64," + "A".repeat(20e6), "activity diary large");
            };
            writing.oncomplete = () => { database.close(); resolve(); };
          };
        })""", f"tagarela {self.data['uid']}")
        self.load_at(page, EVENING)
        self.enter(page)
        self.assertEqual([item["fields"]["text"] for item in self.sent(page)], ["dia 19", "dia 18"])
        self.assertIn("1 coisa não coube", page.locator(".section section").nth(1).inner_text())

    def test_the_day_is_told_as_a_story_and_each_entry_is_lit(self):
        page = self.open(before=VOICES)
        page.evaluate("""() => {
          window.lit = [];
          new MutationObserver(() => {
            const told = document.querySelector(".told .diary-text")?.textContent ?? "";
            if (told && told !== lit[lit.length - 1]) lit.push(told);
          }).observe(document.querySelector(".activity"), { subtree: true, attributes: true, childList: true });
        }""")
        self.write(page, "Chuva")
        self.write(page, "Sol")
        self.does(page, "speak").click()
        stop = self.does(page, "stop")
        stop.wait_for()
        self.until(lambda: page.clock.run_for(40) or stop.count() == 0)
        self.assertEqual([said["text"] for said in page.evaluate("said")],
                         ["Primeiro eu gosto da escola.", "Depois", "A seguir: Chuva", "No fim: Sol"])
        # The second entry has a recording.
        self.assertEqual([note["end"] for note in self.heard(page)], ["ended"])
        self.assertEqual(page.evaluate("lit"), ["Eu gosto da escola.", "Cantamos muito.", "Chuva", "Sol"])
        self.assertEqual(page.locator(".told").count(), 0)
        self.assertEqual(self.does(page, "speak").count(), 1)

    def test_a_sentence_of_symbols_goes_on_in_small_letters_and_names_stay_large(self):
        def change(data):
            data["activities"]["diary"]["entries"] = []

        page = PageTest.open(self, "activities", now=EVENING, before=VOICES, change=change)
        for labels in (("eu", "quero", "água"), ("eu", "quero")):
            self.touch(page, *labels)
            self.enter(page)
            self.does(page, "said").click()
            self.leave(page)
            self.tool(page, "strip.clear").click()
        self.enter(page)
        page.evaluate("said.length = 0")
        self.does(page, "speak").click()
        self.until(lambda: len(page.evaluate("said")) == 1)
        page.clock.run_for(100)
        # Of two the second is not the last of many.
        self.until(lambda: [said["text"] for said in page.evaluate("said")] == ["Primeiro eu quero água.", "Depois eu quero."])

    def test_one_entry_alone_is_told_without_joining_words(self):
        page = self.open(before=VOICES)
        for _ in range(3):
            self.tool(page, "diary.earlier").click()
        self.does(page, "speak").click()
        self.until(lambda: self.heard(page))
        self.assertEqual(page.evaluate("said"), [])

    def test_a_story_can_be_stopped(self):
        page = self.open(before=VOICES)
        self.does(page, "speak").click()
        self.does(page, "stop").click()
        page.clock.run_for(1000)
        self.assertEqual([said["text"] for said in page.evaluate("said")], ["Primeiro eu gosto da escola."])
        self.assertEqual((page.locator(".told").count(), self.does(page, "speak").count()), (0, 1))
        page.keyboard.press("Enter")
        self.does(page, "stop").wait_for()
        page.evaluate("history.back()")
        self.does(page, "speak").wait_for()

    def test_without_a_voice_a_story_is_seen_in_large_words(self):
        page = self.open()
        self.does(page, "speak").click()
        self.until(lambda: page.locator(".shown-word.visible").count() == 1)
        self.assertEqual(page.locator(".shown-word").inner_text(), "Primeiro eu gosto da escola.")

    def test_switches_page_read_write_and_get_out_again(self):
        page = self.open(settings={"scan": "two", "scanOrder": "each"}, before=VOICES)

        def choose(name):
            for _ in range(40):
                page.keyboard.press("Space")
                lit = page.locator(".lit")
                if name in (lit.get_attribute("aria-label") or lit.inner_text()):
                    return page.keyboard.press("Enter")
            self.fail(f"{name} is never lit")

        choose("Dia anterior")
        self.assertEqual(self.title(page), "domingo, 22 de novembro")
        choose("Próximo dia")
        choose("Eu gosto da escola.")
        page.clock.run_for(100)
        choose("Só eu")
        self.assertEqual(self.pressed(page), ["me"])
        choose("Voltar ao dia")
        choose("Fechar")
        self.assertFalse(page.locator(".activity").is_visible())

    def test_one_switch_removes_and_says_no(self):
        page = self.open(settings={"scan": "one", "scanOrder": "each", "scanStep": 1, "scanLoops": 9})

        def choose(name):
            for _ in range(40):
                lit = page.locator(".lit")
                if name in (lit.get_attribute("aria-label") or lit.inner_text()):
                    return page.keyboard.press("Space")
                page.clock.run_for(1010)
            self.fail(f"{name} is never lit")

        self.tool(page, "close").evaluate("button => button.click()")
        for label in ("eu", "quero", "água"):
            self.cell(page, label).evaluate("button => button.click()")
        self.until(lambda: [note["end"] for note in self.heard(page)] == ["ended"] * 3)
        self.enter(page)
        choose("Pôr no diário o que eu disse")
        choose("Eu quero água.")
        page.clock.run_for(5000)
        choose("Tirar do diário")
        choose("Não, deixar aqui")
        choose("Tirar do diário")
        choose("Sim, tirar")
        self.assertEqual(len(self.entries(page)), 2)

    def test_while_it_is_told_switches_reach_the_end_first(self):
        page = self.open(settings={"scan": "one", "scanStep": 1}, before=VOICES.replace("setTimeout(() => utterance.onend(), 30)", "0"))
        self.does(page, "speak").evaluate("button => button.click()")
        self.does(page, "stop").wait_for()
        page.clock.run_for(10_000)
        self.assertEqual(page.locator(".lit").evaluate_all("all => all.map((one) => one.dataset.key)"), ["stop"])
        page.keyboard.press("Space")
        self.assertEqual(self.does(page, "stop").count(), 0)

    def test_a_touch_has_to_last_and_a_photo_is_chosen_when_it_ends(self):
        page = self.open(settings={"dwell": 1})
        box = self.does(page, "pen").bounding_box()
        page.mouse.move(box["x"] + 9, box["y"] + 9)
        page.mouse.down()
        page.clock.run_for(500)
        self.assertEqual(page.locator(".diary-large").count(), 0)
        page.clock.run_for(600)
        self.assertEqual(page.locator(".diary-large").count(), 1)
        page.mouse.up()
        box = self.does(page, "photo").bounding_box()
        with page.expect_file_chooser():
            page.mouse.move(box["x"] + 9, box["y"] + 9)
            page.mouse.down()
            page.clock.run_for(1100)
            page.mouse.up()

    def test_forty_photos_are_made_when_they_come_to_be_seen(self):
        page = self.open("phone")
        self.does(page, "pen").click()
        self.photo(page, 1280, 960)
        self.until(lambda: self.media(page))
        page.evaluate("""(name) => new Promise((resolve) => {
          indexedDB.open(name).onsuccess = ({ target: { result: database } }) => {
            const writing = database.transaction("values", "readwrite"), store = writing.objectStore("values");
            store.get("activity diary").onsuccess = ({ target: { result: kept } }) => {
              const [entry] = kept.own;
              store.get("activity diary " + entry.picture).onsuccess = ({ target: { result: photo } }) => {
                const own = Array.from({ length: 40 }, (_, i) => ({ ...entry, uid: `e${i}`, picture: `p${i}` }));
                own.forEach(({ picture }) => store.put(photo, "activity diary " + picture));
                store.put({ ...kept, own }, "activity diary");
              };
            };
            writing.oncomplete = () => { database.close(); resolve(); };
          };
        })""", f"tagarela {self.data['uid']}")
        self.load_at(page, EVENING)
        self.enter(page)
        page.locator(".diary-entry img.photo").first.wait_for()
        self.assertEqual(page.locator(".diary-entry").count(), 42)
        self.assertLess(page.locator(".diary-entry img.photo").count(), 12)
        page.locator(".diary-entry").last.scroll_into_view_if_needed()
        page.locator(".diary-entry").last.locator("img.photo").wait_for()
        self.assertLess(page.evaluate("JSON.stringify(localStorage).length"), 50_000)

    def test_a_full_disk_is_told_and_nothing_is_lost_until_the_page_is_closed(self):
        page = self.open(before=FULL)
        self.does(page, "pen").click()
        self.photo(page, 300, 200)
        page.locator(".diary-large img.photo").wait_for()
        self.does(page, "back").click()
        self.write(page, "Chuva")
        self.assertEqual(self.entries(page)[2:], ["uma foto", "Chuva"])
        self.assertEqual(page.locator(".diary .wrong").inner_text(), self.say("diary.refused"))
        self.assertEqual(len(self.sent(page)), 2)

    def test_where_the_browser_keeps_nothing_a_day_is_written_and_sent_all_the_same(self):
        page = self.open(before=REFUSING)
        self.write(page, "Chuva")
        self.write(page, "Sol")
        self.assertEqual(self.entries(page)[2:], ["Chuva", "Sol"])
        self.assertEqual(page.locator(".diary .wrong").inner_text(), self.say("diary.refused"))
        page.locator(".notice").evaluate("notice => notice.remove()")
        self.assertEqual([item["fields"]["text"] for item in self.sent(page)], ["Chuva", "Sol"])

    def test_arrow_keys_reach_entries_and_what_is_done_with_them(self):
        page = self.open()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.dataset.key"), "back")
        page.keyboard.press("ArrowRight")
        self.assertEqual(page.evaluate("document.activeElement.dataset.key"), "speak")

    def test_two_tabs_keep_what_each_wrote(self):
        first = self.open()
        second = first.context.new_page()
        self.load_at(second, EVENING)
        self.enter(second)
        first.bring_to_front()
        self.write(first, "Chuva")
        self.until(lambda: self.diary(first))
        second.bring_to_front()
        self.write(second, "Sol")
        self.until(lambda: len(self.diary(first)["own"]) == 2)
        first.bring_to_front()
        self.write(first, "Vento")
        self.until(lambda: len(self.diary(first)["own"]) == 3)
        self.until(lambda: self.entries(first)[2:] == ["Chuva", "Sol", "Vento"])

    def test_what_another_version_kept_does_no_harm(self):
        page = self.open()
        self.write(page, "Chuva")
        self.until(lambda: self.diary(page))
        for strange in ("[3]", '"x"', '{"own": [null, {"uid": 1}, {"uid": "u", "at": "soon", "text": "t", "words": [], "readers": []}]}',
                        '{"own": {}, "readers": [1, null], "removed": {"a": 1}}', '{"readers": {"entry-school": "all"}}'):
            page.evaluate(
                """([name, value]) => new Promise((resolve) => {
                  localStorage.setItem(`${name} activity diary`, value);
                  indexedDB.open(name).onsuccess = (event) => {
                    const writing = event.target.result.transaction("values", "readwrite");
                    writing.objectStore("values").put(JSON.parse(value), "activity diary");
                    writing.oncomplete = () => { event.target.result.close(); resolve(); };
                  };
                })""", [f"tagarela {self.data['uid']}", strange])
            self.load_at(page, EVENING)
            self.enter(page)
            self.assertEqual(self.entries(page), ["Eu gosto da escola.", "Cantamos muito."])

    def test_everything_has_its_room_on_every_screen(self):
        page = self.open()
        self.write(page, "Hoje a vovó veio almoçar com a gente.")
        for large in (False, True):
            if large:
                self.entry(page, "vovó").click()
            for size in self.turned(page):
                width = SIZES[size][0]
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
                for box in page.locator(".activity button, .activity h3").evaluate_all(
                        "all => all.map((one) => one.getBoundingClientRect().toJSON())"):
                    self.assertTrue(box["left"] >= 0 and box["right"] <= width, (size, box))
                for box in page.locator(".activity button").evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())"):
                    self.assertGreaterEqual(min(box["width"], box["height"]), 40, (size, box))


class DiaryAccessTest(DiaryPages, Flawless):
    def test_axe_finds_nothing_on_its_sheet(self):
        for size, settings in (("phone", {}), ("tablet", {"contrast": True}), ("lying", {"large": True})):
            # axe waits, and the tests' clock stands still.
            page = Flawless.open(self, "activities", size, settings)
            self.touch(page, "eu", "quero", "água")
            self.enter(page)
            self.flawless(page, (size, "offer"))
            self.does(page, "said").click()
            self.flawless(page, (size, "day"))
            page.locator(".diary-entry").last.click()
            self.flawless(page, (size, "large"))
            self.does(page, "all-out").click()
            self.flawless(page, (size, "question"))
            self.does(page, "no").click()
            self.does(page, "type").click()
            self.flawless(page, (size, "typing"))


def samples_page(data):
    import join
    return join.page(data, samples.picture("sun"), "Prancha impressa")


if __name__ == "__main__":
    unittest.main()
