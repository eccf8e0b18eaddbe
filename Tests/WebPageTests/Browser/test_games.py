"""Games on the page: played by touch, by switches, by keys; what is heard, seen and kept. The clock is the tests'."""

import itertools
import json
import pathlib
import unittest

import samples
from support import SIZES, VOICES, PageTest
from test_access import Flawless
from test_ways import CONTROLLER

NOON = "2026-11-23T12:00:00"

# Looks at all tiles after each picture: whether two overlap, one leaves the field, and how far the first has moved.
WATCHED = """() => {
  window.seen = { frames: 0, overlaps: 0, outside: 0, path: 0 };
  let before;
  const look = () => {
    const field = document.querySelector(".play-field").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".play-tile")].map((tile) => tile.getBoundingClientRect());
    boxes.forEach((one, i) => {
      if (one.left < field.left || one.right > field.right || one.top < field.top || one.bottom > field.bottom) seen.outside += 1;
      for (const other of boxes.slice(i + 1)) {
        if (one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom) seen.overlaps += 1;
      }
    });
    if (before) seen.path += Math.hypot(boxes[0].left - before.left, boxes[0].top - before.top);
    before = boxes[0];
    seen.frames += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def with_many_words(data):
    """Sixty words to count."""
    [syllables] = [game for game in data["activities"]["letters"]["games"] if game["topic"] == "syllables"]
    syllables["faces"] = samples.many_words()
    syllables["items"] = samples.play_items([face["text"] for face in syllables["faces"]])


def with_drawn_letters(data):
    """An alphabet whose letters are pictures, written and joined."""
    [alphabet] = [game for game in data["activities"]["letters"]["games"] if game["topic"] == "alphabet"]
    alphabet["faces"] = samples.joined_alphabet()
    alphabet["items"] = samples.play_items([face["text"] for face in alphabet["faces"]])
    for form in alphabet["forms"]:
        form["questions"] = [samples.saying(f"Onde está a letra {face['text'].lower()}?") for face in alphabet["faces"]]


class Games(PageTest):
    def open(self, size="phone", settings=None, now=NOON, before=VOICES, **more):
        return super().open("games", size, settings, now=now, before=before, **more)

    def enter(self, page, which="letters"):
        self.tool(page, which).click()
        page.locator(".activity h2").wait_for()

    def begin(self, page, game, form, which="letters"):
        self.enter(page, which)
        self.choose(page, game, form)

    def choose(self, page, game, form):
        page.locator(".play-game", has=page.get_by_role("heading", name=game, exact=True)).locator(f"[data-form={form}]").click()
        page.locator(".play-field").wait_for()

    def tile(self, page, name):
        return page.locator(".play-tile").and_(page.get_by_role("button", name=name, exact=True))

    def said(self, page):
        return page.evaluate("said.map(({ text }) => text)")

    def asked(self, page):
        """The letter or word that the last question asks for."""
        questions = [text for text in self.said(page) if text.endswith("?")]
        return questions[-1].rstrip("?").split()[-1].upper()

    def answer(self, page, name, wait=1000):
        """Touches without a pointer, which what drifts wouldn't wait for."""
        self.tile(page, name).evaluate("(tile) => tile.click()")
        page.clock.run_for(wait)

    def standing(self, page):
        return page.locator(".play-standing").get_attribute("aria-label")

    def caption(self, page):
        return page.locator(".play-caption").inner_text()

    def values(self, page):
        """The answers that are kept."""
        return [value for value in self.kept(page, "values") if isinstance(value, dict) and "result" in value]

    def records(self, page):
        return [value["records"] for value in self.kept(page, "values") if isinstance(value, dict) and value.get("records")]

    def path(self, page):
        """Where all tiles are."""
        return page.locator(".play-tile").evaluate_all("all => all.map((one) => one.style.transform)")

    def leave_corner(self, page):
        self.close(page)
        page.locator("dialog").wait_for(state="detached")

    def leave(self, page):
        while page.locator(".activity").is_visible():
            page.keyboard.press("Escape")

    def sent(self, page):
        """The items that the file for the therapist has."""
        self.leave(page)
        page.clock.resume()
        self.corner(page, "send")
        part = page.locator(".section section").nth(1)
        part.wait_for()
        self.told = part.inner_text()
        with page.expect_download() as download:
            part.get_by_role("button", name="Salvar as observações").click()
        text = pathlib.Path(download.value.path()).read_text()
        return json.loads(json.loads(text.split("\n")[0]).get("tagarela.items", "[]"))


class LessonTest(Games):
    def test_what_is_touched_is_heard_and_a_word_follows_in_parts_and_how_many(self):
        page = self.open()
        self.begin(page, "Sílabas", "lesson")
        self.tile(page, "cadeira").click()
        page.clock.run_for(40)
        self.assertEqual((self.said(page), self.caption(page)), (["cadeira"], "cadeira"))
        page.clock.run_for(1400)
        self.assertEqual(self.said(page), ["cadeira"])
        page.clock.run_for(150)
        self.assertIn("ca", self.said(page))
        page.clock.run_for(100)
        self.assertEqual((self.said(page)[1:], self.caption(page)), (["ca", "dei", "ra"], "ca - dei - ra"))
        page.clock.run_for(2800)
        self.assertEqual(self.said(page)[4:], [])
        page.clock.run_for(300)
        self.assertEqual((self.said(page)[4:], self.caption(page)), (["3 sílabas"], "3 sílabas"))

    def test_another_touch_breaks_in(self):
        page = self.open()
        self.begin(page, "Vogais", "lesson")
        self.tile(page, "A").click()
        self.tile(page, "U").click()
        page.clock.run_for(5000)
        self.assertEqual(self.said(page), ["a", "u"])
        self.assertEqual(page.locator(".play-tile.said").get_attribute("aria-label"), "U")

    def test_a_recording_is_heard_in_place_of_the_voice(self):
        def change(data):
            letters = data["activities"]["letters"]
            letters["sounds"] = data["sounds"][:1]
            letters["games"][0]["faces"][0]["spoken"]["sound"] = 0

        page = self.open(change=change)
        self.begin(page, "Vogais", "lesson")
        self.tile(page, "A").click()
        self.until(lambda: [note["data"] for note in self.heard(page)] == [self.data["sounds"][0].split(",")[1]])
        self.assertEqual(self.said(page), [])

    def test_a_game_in_another_language_is_not_said_by_a_voice_of_the_pages(self):
        def change(data):
            data["activities"]["letters"]["games"][0]["language"] = "en-GB"

        page = self.open(change=change)
        self.begin(page, "Vogais", "lesson")
        self.tile(page, "A").click()
        page.clock.run_for(100)
        self.assertEqual((self.said(page), self.caption(page)), ([], "a"))

    def test_letters_are_joined_where_one_wants_them_and_stay_so(self):
        page = self.open()
        self.begin(page, "Vogais", "lesson")
        faces = self.data["activities"]["letters"]["games"][0]["faces"]
        line = lambda: page.locator(".play-tile path").first.get_attribute("d")
        self.assertIn(line(), faces[0]["picture"])
        self.tool(page, "play.cursive").click()
        self.assertIn(line(), faces[0]["cursive"])
        self.until(lambda: any(value.get("isCursive") for value in self.kept(page, "values") if isinstance(value, dict)))
        self.load_at(page, NOON)
        self.begin(page, "Vogais", "lesson")
        self.assertIn(line(), faces[0]["cursive"])
        self.assertEqual(self.tool(page, "play.cursive").get_attribute("aria-pressed"), "true")

    def test_help_is_said_and_written_on_every_screen(self):
        page = self.open()
        self.enter(page)
        help = self.tool(page, "play.help")
        help.click()
        page.clock.run_for(100)
        text = self.data["texts"]["play.help.menu"]
        self.assertEqual((self.said(page), self.caption(page)), ([text], text))
        self.choose(page, "Vogais", "lesson")
        text = "Toque numa letra ou num número para ouvir como se diz."
        self.assertEqual(self.caption(page), text)
        help.click()
        page.clock.run_for(100)
        self.assertEqual((self.said(page)[1:], self.caption(page)), ([text], text))

    def test_a_swipe_turns_the_page_and_touches_nothing(self):
        for dwell, touch in ((0, 50), (1, 1050)):
            with self.subTest(dwell=dwell):
                self.swipe(self.open(settings={"dwell": dwell}, change=with_many_words), touch)

    def swipe(self, page, touch):
        """There and back, then not far enough: `touch` is how long a touch lasts that counts, in milliseconds."""
        self.tool(page, "letters").evaluate("(button) => button.click()")
        page.locator(".play-game").last.locator("[data-form=lesson]").evaluate("(button) => button.click()")
        position = page.locator(".play-position")
        middle = page.locator(".play-tile").nth(4)
        name = middle.get_attribute("aria-label")

        def drag(across):
            box = middle.bounding_box()
            # From one side of the tile to the other, and further.
            x, y = box["x"] + box["width"] * (0.9 if across < 0 else 0.1), box["y"] + box["height"] / 2
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move(x + across, y, steps=18)
            page.clock.run_for(touch)
            page.mouse.up()
            page.clock.run_for(50)

        drag(-90)
        self.assertEqual((position.inner_text(), self.said(page)), ("2 / 5", []))
        drag(90)
        self.assertEqual((position.inner_text(), self.said(page)), ("1 / 5", []))
        drag(10)
        self.assertEqual((position.inner_text(), self.said(page)), ("1 / 5", [name]))

    def test_without_a_voice_what_is_said_is_read_and_the_game_goes_on(self):
        page = self.open(before="")
        self.begin(page, "Sílabas", "lesson")
        self.tile(page, "casa").click()
        page.clock.run_for(1000)
        self.assertEqual(self.caption(page), "casa")
        page.clock.run_for(1200 + 4 * 60 + 1500)
        self.assertEqual(self.caption(page), "ca - sa")
        self.assertEqual(page.locator(".shown-word.visible").count(), 0)


class GameTest(Games):
    def test_right_answers_are_praised_and_counted_and_wrong_ones_too(self):
        page = self.open(settings={"calm": True})
        self.begin(page, "Vogais", "game")
        page.clock.run_for(100)
        right = self.asked(page)
        self.assertEqual(self.caption(page), f"Onde está a vogal {right.lower()}?")
        self.assertEqual(self.standing(page), "0 pontos, 0 erros")
        wrong = next(name for name in "AEIOU" if name != right)
        self.tile(page, wrong).click()
        page.clock.run_for(100)
        self.assertEqual((self.said(page)[-1], self.standing(page)), ("Quase! Tente outra vez.", "0 pontos, 1 erro"))
        self.assertEqual(page.locator(".play-tile.wrong").get_attribute("aria-label"), wrong)
        self.assertEqual(page.locator(".play-screen [role=status]").inner_text(), "Ainda não. 0 pontos, 1 erro")
        page.clock.run_for(500)
        self.assertEqual(self.said(page)[-1], f"Onde está a vogal {right.lower()}?")
        self.tile(page, wrong).click()
        page.clock.run_for(100)
        self.assertEqual(page.locator(".play-tile.hinted").get_attribute("aria-label"), right)
        self.tile(page, right).click()
        page.clock.run_for(40)
        self.assertIn(self.said(page)[-1], ["Muito bem!", "Isso mesmo!"])
        self.assertEqual(self.standing(page), "1 ponto, 2 erros")
        page.clock.run_for(600)
        self.assertNotEqual(self.asked(page), right)
        self.assertEqual(page.locator(".play-tile:is(.wrong, .right, .hinted)").count(), 0)

    def test_syllables_are_answered_by_numbers_and_read_again_in_parts(self):
        page = self.open(settings={"calm": True})
        self.begin(page, "Sílabas", "game")
        page.clock.run_for(100)
        word = self.asked(page).lower()
        faces = {face["text"]: face for face in self.data["activities"]["letters"]["games"][2]["faces"]}
        parts = [part["text"] for part in faces[word]["syllables"]]
        self.assertEqual(page.locator(".play-clue .play-word").inner_text(), word)
        self.tile(page, str(len(parts))).click()
        page.clock.run_for(30 + 400 + 30 * len(parts) + 60)
        self.assertEqual(self.said(page)[2:2 + len(parts)], parts)
        self.assertEqual(self.standing(page), "1 ponto, 0 erros")

    def test_again_and_help_are_always_there(self):
        page = self.open(settings={"calm": True})
        self.begin(page, "Vogais", "game")
        page.clock.run_for(100)
        self.tool(page, "play.again").click()
        page.clock.run_for(100)
        self.assertEqual(len(set(self.said(page))), 1)
        self.assertEqual(len(self.said(page)), 2)
        self.tool(page, "play.help").click()
        page.clock.run_for(100)
        self.assertTrue(self.said(page)[-1].startswith("Eu digo uma letra"))
        page.keyboard.press(".")
        page.clock.run_for(100)
        self.assertEqual(self.said(page)[-1], self.said(page)[0])

    def test_keys_answer(self):
        page = self.open("desktop")
        self.begin(page, "Vogais", "game")
        for count in (1, 2, 3):
            page.clock.run_for(600)
            page.keyboard.press(self.asked(page).lower())
            page.clock.run_for(20)
            self.assertIn(f"{count} ponto", self.standing(page))
        self.leave(page)
        self.enter(page)
        self.choose(page, "Sílabas", "game")
        page.clock.run_for(100)
        counts = {"sol": "1", "casa": "2", "maçã": "2", "cadeira": "3", "bicicleta": "4"}
        page.keyboard.press(counts[self.asked(page).lower()])
        page.clock.run_for(20)
        self.assertEqual(self.standing(page), "1 ponto, 0 erros")

    def test_arrows_and_enter_answer(self):
        page = self.open("desktop", {"calm": True})
        self.begin(page, "Vogais", "game")
        page.clock.run_for(100)
        page.locator(".play-tile").first.focus()
        middle = lambda box: (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        there = middle(self.tile(page, self.asked(page)).bounding_box())
        for _ in "AEIOU":
            here = middle(page.locator(":focus").bounding_box())
            if here[1] < there[1] - 5:
                page.keyboard.press("ArrowDown")
            elif abs(here[0] - there[0]) > 5:
                page.keyboard.press("ArrowRight" if here[0] < there[0] else "ArrowLeft")
        page.keyboard.press("Enter")
        page.clock.run_for(20)
        self.assertEqual(self.standing(page), "1 ponto, 0 erros")

    def test_a_touch_of_what_drifts_counts_at_once(self):
        page = self.open()
        self.begin(page, "Vogais", "game")
        page.clock.run_for(100)
        box = self.tile(page, self.asked(page)).bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        self.assertEqual(self.standing(page), "1 ponto, 0 erros")
        page.mouse.up()
        self.assertEqual(self.standing(page), "1 ponto, 0 erros")

    def test_a_controller_answers(self):
        page = self.open("desktop", {"calm": True}, before=VOICES + CONTROLLER)
        self.begin(page, "Vogais", "game")
        page.clock.run_for(100)
        page.evaluate("dispatchEvent(new Event('gamepadconnected'))")
        self.tile(page, self.asked(page)).focus()
        page.evaluate("pad.buttons[0].pressed = true")
        page.clock.run_for(50)
        self.assertEqual(self.standing(page), "1 ponto, 0 erros")

    def test_a_touch_has_to_last_and_what_is_held_stands_still(self):
        page = self.open(settings={"dwell": 1})
        page.evaluate("document.querySelector('[aria-label=\"Primeiras letras\"]').click()")
        page.locator(".play-form").first.wait_for()
        page.evaluate("document.querySelector('[data-form=game]').click()")
        page.clock.run_for(100)
        right = self.asked(page)
        box = self.tile(page, right).bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        held = self.tile(page, right).bounding_box()
        page.clock.run_for(900)
        self.assertEqual((self.tile(page, right).bounding_box(), self.standing(page)), (held, "0 pontos, 0 erros"))
        page.clock.run_for(200)
        page.mouse.up()
        self.assertEqual(self.standing(page), "1 ponto, 0 erros")

    def test_a_pointer_acts_by_resting(self):
        page = self.open("desktop", {"hover": True})
        self.begin(page, "Vogais", "game")
        page.clock.run_for(100)
        right = self.asked(page)
        box = self.tile(page, right).bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.clock.run_for(520)
        self.assertEqual(self.standing(page), "1 ponto, 0 erros")


    def hold(self, page, tile):
        """Touches until it counts; what is held stands still."""
        box = tile.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.clock.run_for(1050)
        page.mouse.up()

    def test_games_are_played_to_their_end_by_touches_that_last(self):
        page = self.open(settings={"dwell": 1})
        button = lambda name: page.locator("button.act", has_text=name).or_(page.locator(f'button.act[aria-label="{name}"]'))
        self.hold(page, button("Jogos"))
        page.locator(".play-form").first.wait_for()
        self.hold(page, page.locator(".play-form").first)
        while not page.locator(".play-end").count():
            page.clock.run_for(1500)
            if not page.locator(".play-end").count():
                self.hold(page, self.tile(page, self.asked(page).lower()))
        page.clock.run_for(2000)
        self.assertEqual(page.locator(".play-total").inner_text(), "4")
        self.hold(page, button(self.data["texts"]["play.games"]).last)
        self.hold(page, self.tool(page, "close"))
        self.hold(page, button("Primeiras letras"))
        page.locator(".play-form").first.wait_for()
        self.hold(page, page.locator("[data-form=challenge]").first)
        for count in (1, 2):
            page.clock.run_for(100)
            self.hold(page, self.tile(page, self.asked(page)))
            self.assertIn(f"{count} ponto", self.standing(page))
            page.clock.run_for(600)
        page.clock.run_for(40_000)
        self.assertEqual(page.locator(".play-total").inner_text(), "2")
        self.hold(page, button(self.data["texts"]["play.more"]))
        self.assertEqual(self.standing(page), "0 pontos, 3 vidas")


class ChallengeTest(Games):
    def test_nine_seconds_a_turn_three_lives_and_a_record_with_its_name(self):
        page = self.open()
        self.begin(page, "Vogais", "challenge")
        self.assertEqual(self.standing(page), "0 pontos, 3 vidas")
        for count in (1, 2):
            page.clock.run_for(100)
            self.answer(page, self.asked(page), 450)
        self.assertEqual(self.standing(page), "2 pontos, 3 vidas")
        page.clock.run_for(100)
        self.assertEqual(page.locator(".play-ring").inner_text(), "9")
        page.clock.run_for(4000)
        self.assertEqual(page.locator(".play-ring").inner_text(), "5")
        for lives in ("2 vidas", "1 vida", "0 vidas"):
            page.clock.run_for(9500)
            self.assertEqual(self.standing(page), f"2 pontos, {lives}")
        page.clock.run_for(1500)
        self.assertEqual(self.said(page)[-2:], ["Você fez 2 pontos.", "Recorde novo de Giovanna: 2 pontos!"])
        self.assertEqual(page.locator(".play-total").inner_text(), "2")
        self.assertTrue(page.locator(".play-new").is_visible())
        self.until(lambda: self.records(page))
        self.assertEqual([{key: record[key] for key in ("name", "score", "at")} for record in self.records(page)[0].values()],
                         [{"name": "Giovanna", "score": 2, "at": "2026-11-23T12:00:00+00:00"}])
        self.tool(page, "play.more").click()
        self.assertEqual(self.standing(page), "0 pontos, 3 vidas")
        page.keyboard.press("Escape")
        page.clock.run_for(2000)
        self.assertEqual((self.said(page)[-1], page.locator(".play-best").inner_text()),
                         ("Você fez 0 pontos.", "Recorde: 2 pontos Giovanna"))
        page.keyboard.press("Escape")
        self.assertIn("2 Giovanna", page.locator(".play-game").first.inner_text())

    def test_a_record_is_kept_when_the_page_is_closed_in_the_middle(self):
        page = self.open()
        self.begin(page, "Vogais", "challenge")
        for count in (1, 2):
            page.clock.run_for(100)
            self.answer(page, self.asked(page), 450)
        self.until(lambda: self.records(page) and self.records(page)[0]["vowels"]["score"] == 2)
        self.load_at(page, NOON)
        self.enter(page)
        self.assertIn("2 Giovanna", page.locator(".play-game").first.inner_text())

    def test_a_record_that_was_sent_is_not_beaten_by_less(self):
        def change(data):
            data["activities"]["letters"]["games"][0]["record"] = {"score": 3, "name": "Bia"}

        page = self.open(change=change)
        self.begin(page, "Vogais", "challenge")
        page.clock.run_for(100)
        self.answer(page, self.asked(page), 600)
        page.keyboard.press("Escape")
        page.clock.run_for(3000)
        self.assertEqual(self.said(page)[-1], "Você fez 1 ponto.")
        self.assertEqual(page.locator(".play-best").inner_text(), "Recorde: 3 pontos Bia")
        self.assertEqual(self.records(page), [])

    def test_no_time_passes_while_nobody_sees_the_page(self):
        page = self.open()
        self.begin(page, "Vogais", "challenge")
        page.clock.run_for(3000)
        look = """(state) => {
          Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
        page.evaluate(look, "hidden")
        page.clock.run_for(60_000)
        page.evaluate(look, "visible")
        page.clock.run_for(5900)
        self.assertEqual(self.standing(page), "0 pontos, 3 vidas")
        page.clock.run_for(400)
        self.assertEqual(self.standing(page), "0 pontos, 2 vidas")


    def test_no_time_passes_while_a_sheet_lies_over_it(self):
        page = self.open()
        self.begin(page, "Vogais", "challenge")
        page.clock.run_for(3100)
        self.assertEqual(page.locator(".play-ring").inner_text(), "6")
        self.corner(page, "settings")
        places = self.path(page)
        page.clock.run_for(60_000)
        self.assertEqual((page.locator(".play-ring").inner_text(), self.standing(page)), ("6", "0 pontos, 3 vidas"))
        self.assertEqual(self.path(page), places)
        self.leave_corner(page)
        page.clock.run_for(5800)
        self.assertEqual((page.locator(".play-ring").inner_text(), self.standing(page)), ("1", "0 pontos, 3 vidas"))
        self.assertNotEqual(self.path(page), places)
        page.clock.run_for(400)
        self.assertEqual(self.standing(page), "0 pontos, 2 vidas")

    def test_the_time_of_an_answer_is_without_that_of_sheets(self):
        page = self.open()
        self.begin(page, "Vogais", "challenge")
        page.clock.run_for(1000)
        self.corner(page)
        page.clock.run_for(5000)
        self.leave_corner(page)
        page.clock.run_for(1000)
        self.answer(page, self.asked(page))
        self.until(lambda: self.values(page))
        self.assertEqual([value["milliseconds"] for value in self.values(page)], [2000])

    def test_the_end_stays_until_somebody_chooses_and_a_touch_that_comes_late_does_not(self):
        page = self.open()
        self.begin(page, "Vogais", "challenge")
        page.clock.run_for(100)
        self.answer(page, self.asked(page), 600)
        page.keyboard.press("Escape")
        page.locator(".play-end").wait_for()
        for name in ("play.more", "play.games"):
            choice = page.locator(".play-choice", has_text=self.data["texts"][name])
            self.assertFalse(choice.is_visible())
            choice.evaluate("(button) => button.click()")
        page.clock.run_for(3000)
        self.assertEqual(page.locator(".play-total").inner_text(), "1")
        page.clock.run_for(600_000)
        self.assertEqual((page.locator(".play-total").inner_text(), page.locator(".play-choice").all_inner_texts()),
                         ("1", [self.data["texts"]["play.more"], self.data["texts"]["play.games"]]))
        page.locator(".play-choice").nth(1).click()
        self.assertEqual(page.locator(".play-form").count(), 9)


class WordGamesTest(Games):
    def test_a_picture_is_found_and_the_game_ends_after_its_rounds(self):
        page = self.open(settings={"calm": True})
        self.begin(page, "Ache o desenho", "find", "games")
        for count in range(4):
            page.clock.run_for(600)
            self.assertGreaterEqual(page.locator(".play-tile").count(), 2)
            self.tile(page, self.asked(page).lower()).click()
            page.clock.run_for(50)
        page.clock.run_for(2000)
        self.assertEqual((self.said(page)[-1], page.locator(".play-total").inner_text()), ("Você fez 4 pontos.", "4"))
        self.tool(page, "play.more").click()
        self.assertEqual(self.standing(page), "0 pontos, 0 erros, 1 de 4")

    def test_what_is_asked_for_is_shown_as_the_game_says(self):
        page = self.open(settings={"calm": True})
        self.begin(page, "Ache a palavra", "find", "games")
        self.assertEqual(page.locator(".play-clue .picture").count(), 1)
        self.assertEqual(page.locator(".play-tile .picture").count(), 0)
        page.keyboard.press("Escape")
        self.choose(page, "Complete a frase", "find")
        self.assertRegex(page.locator(".play-clue").inner_text(), "Eu quero ___ ")
        page.keyboard.press("Escape")
        self.choose(page, "Qual é diferente?", "find")
        self.assertEqual((page.locator(".play-clue").is_visible(), page.locator(".play-tile").count()), (False, 4))

    def test_a_right_answer_stands_in_the_gap_as_long_as_it_is_praised(self):
        page = self.open(settings={"calm": True})
        self.begin(page, "Complete a frase", "find", "games")
        clue = lambda: page.locator(".play-clue").inner_text()
        page.clock.run_for(100)
        gap, word = clue(), ""
        for word in page.locator(".play-tile").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))"):
            self.tile(page, word).click()
            page.clock.run_for(20)
            if page.locator(".play-tile.right").count():
                break
            self.assertEqual(clue(), gap)
        self.assertEqual((self.said(page)[-1], clue()), ("Muito bem!", gap.replace("___", word)))
        page.clock.run_for(390)
        self.assertEqual(clue(), gap.replace("___", word))
        page.clock.run_for(100)
        self.assertIn("___", clue())

    def test_a_word_that_begins_a_sentence_is_written_so(self):
        def change(data):
            for face in data["activities"]["games"]["games"][2]["faces"]:
                face["gap"] = "____ é bom."

        page = self.open(settings={"calm": True}, change=change)
        self.begin(page, "Complete a frase", "find", "games")
        page.clock.run_for(100)
        for tile in page.locator(".play-tile").all():
            tile.click()
            page.clock.run_for(20)
        self.assertRegex(page.locator(".play-clue").inner_text(), r"^[A-ZÁ]\w+ é bom\.$")

    def test_numbers_of_keys_are_seen_when_there_is_a_keyboard_and_answer(self):
        page = self.open("desktop", {"calm": True})
        self.begin(page, "Ache o desenho", "find", "games")
        page.clock.run_for(100)
        numbers = lambda: page.locator(".play-tile").evaluate_all("all => all.map((one) => getComputedStyle(one, '::before').content)")
        self.assertEqual(set(numbers()), {"none"})
        page.keyboard.press("ArrowRight")
        self.assertEqual([content.split()[0] for content in numbers()], ['"1"', '"2"'])
        names = page.locator(".play-tile").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
        page.keyboard.press(str(names.index(self.asked(page).lower()) + 1))
        page.clock.run_for(20)
        self.assertIn("1 ponto,", self.standing(page))
        page.keyboard.press("Escape")
        self.choose(page, "Memória", "memory")
        page.keyboard.press("3")
        page.clock.run_for(20)
        self.assertEqual(page.locator(".play-tile").nth(2).get_attribute("data-lie"), "up")

    def test_letters_and_numbers_have_no_other_keys(self):
        page = self.open("desktop", {"calm": True})
        for game, form in (("Vogais", "game"), ("Sílabas", "game")):
            self.begin(page, game, form)
            page.keyboard.press("ArrowRight")
            self.assertEqual(page.locator(".play-tile[data-key]").count(), 0)
            self.leave(page)

    def test_pairs_are_turned_and_taken(self):
        page = self.open(settings={"calm": True})
        self.begin(page, "Memória", "memory", "games")
        cards = page.locator(".play-tile")
        names = lambda: cards.evaluate_all("all => all.map((one) => one.disabled ? '' : one.getAttribute('aria-label'))")
        words = {}

        def turn(number):
            cards.nth(number).click()
            page.clock.run_for(50)
            words[number] = names()[number]

        self.assertEqual(names(), ["carta 1", "carta 2", "carta 3", "carta 4"])
        turn(0)
        turn(1)
        self.assertEqual(names(), [words[0], words[1], "carta 3", "carta 4"])
        page.clock.run_for(1200)
        is_pair = words[0] == words[1]
        self.assertEqual(names()[:2], ["", ""] if is_pair else ["carta 1", "carta 2"])
        turn(2)
        turn(3)
        page.clock.run_for(1200)
        for word in [] if is_pair else {words[0], words[1]}:
            for number in [number for number, known in words.items() if known == word]:
                turn(number)
            page.clock.run_for(1200)
        page.clock.run_for(3000)
        self.assertEqual(page.locator(".play-total").inner_text(), "2")

class SwitchTest(Games):
    def lit(self, page):
        return page.locator(".lit").evaluate_all("all => all.map((one) => one.getAttribute('aria-label') || one.innerText)")

    def press(self, page, name):
        """Waits until something is lit of which one is called so, and presses; until it alone was."""
        for _ in range(200):
            lit = self.lit(page)
            if any(name == other or other.startswith(f"{name},") for other in lit):
                page.keyboard.press("Space")
                page.clock.run_for(20)
                if len(lit) == 1:
                    return
            else:
                page.clock.run_for(1010)
        self.fail(f"{name} is never lit alone")

    def scanned(self, which, change=None):
        """A page that moves on by itself, with all games shown."""
        page = self.open(settings={"scan": "one", "scanStep": 1, "scanLoops": 9}, change=change)
        page.evaluate("(name) => document.querySelector(`[aria-label=\"${name}\"]`).click()", self.data["texts"][which])
        page.locator(".play-form").first.wait_for()
        return page

    def names(self, page):
        return page.locator(".play-tile:not([disabled])").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")

    def finish(self, page, choose, rounds=40):
        """Plays until the game has ended: `choose` says what is taken next, of what is offered and what was wrong."""
        for _ in range(rounds):
            page.clock.run_for(1500)
            if page.locator(".play-end").count():
                break
            wrong = page.locator(".play-tile.wrong").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
            self.press(page, choose([name for name in self.names(page) if name not in wrong]))
        page.clock.run_for(2000)
        total = int(page.locator(".play-total").inner_text())
        self.press(page, self.data["texts"]["play.more"])
        self.assertEqual(page.locator(".play-end").count(), 0)
        self.press(page, self.data["texts"]["play.games"])
        self.press(page, self.data["texts"]["close"])
        self.assertFalse(page.locator(".activity").is_visible())
        return total

    def test_a_picture_is_found_with_one_switch(self):
        page = self.scanned("games")
        self.press(page, "Jogar, Ache o desenho")
        self.assertEqual(self.finish(page, lambda names: self.asked(page).lower()), 4)

    def test_a_switch_is_no_keyboard(self):
        page = self.scanned("games")
        self.press(page, "Jogar, Ache o desenho")
        self.press(page, self.data["texts"]["play.help"])
        self.assertEqual(page.locator(".play-tile[data-key]").count(), 2)
        self.assertEqual(page.locator(".keyed").count(), 0)

    def test_a_word_is_found_with_one_switch(self):
        page = self.scanned("games", lambda data: data["activities"]["games"]["games"][1]["forms"][0]["values"].update(rounds=3))
        self.press(page, "Jogar, Ache a palavra")
        self.assertEqual(self.finish(page, lambda names: page.locator(".play-clue .unseen").inner_text()), 3)

    def test_a_sentence_is_completed_with_one_switch(self):
        page = self.scanned("games", lambda data: data["activities"]["games"]["games"][2]["forms"][0]["values"].update(rounds=3))
        self.press(page, "Jogar, Complete a frase")
        self.assertEqual(self.finish(page, lambda names: names[0]), 3)

    def test_the_odd_one_is_found_with_one_switch(self):
        page = self.scanned("games", lambda data: data["activities"]["games"]["games"][4]["forms"][0]["values"].update(rounds=3))
        groups = {item["id"]: item["group"] for item in self.data["activities"]["games"]["games"][4]["items"]}
        self.press(page, "Jogar, Qual é diferente?")

        def odd(names):
            return next(name for name in names if [groups[other] for other in names].count(groups[name]) == 1)

        self.assertEqual(self.finish(page, odd), 3)

    def test_pairs_are_found_with_one_switch(self):
        page = self.scanned("games")
        self.press(page, "Jogar, Memória")
        known = {}

        def card(names):
            """That whose pair lies open; else one that nobody has seen yet."""
            lies = page.locator(".play-tile").evaluate_all("all => all.map((one) => [one.dataset.lie, one.getAttribute('aria-label')])")
            known.update({place: name for place, (lie, name) in enumerate(lies) if lie == "up"})
            down = [place for place, (lie, _) in enumerate(lies) if lie == "down"]
            [open] = [name for lie, name in lies if lie == "up"] or [None]
            pair = [place for place in down if known.get(place) == open]
            unseen = [place for place in down if place not in known]
            return f"carta {(pair or unseen or down)[0] + 1}"

        self.assertEqual(self.finish(page, card), 2)

    def test_a_lesson_of_letters_is_heard_with_one_switch(self):
        page = self.scanned("letters")
        self.press(page, "Lição, Vogais")
        for name in "AEIOU":
            self.press(page, name)
            page.clock.run_for(50)
        self.assertEqual(self.said(page), ["a", "e", "i", "o", "u"])
        self.press(page, self.data["texts"]["play.games"])
        self.assertEqual(page.locator(".play-form").count(), 9)

    def test_a_lesson_of_many_words_is_heard_to_its_last_page_with_one_switch(self):
        page = self.scanned("letters", with_many_words)
        self.press(page, "Lição, Sílabas")
        last = self.data["activities"]["letters"]["games"][2]["faces"][-1]["text"]
        for _ in range(4):
            self.press(page, self.data["texts"]["play.others"])
        self.press(page, last)
        page.clock.run_for(50)
        self.assertEqual(page.locator(".play-tile.said").get_attribute("aria-label"), last)
        self.press(page, self.data["texts"]["play.others"])
        self.assertEqual(page.locator(".play-position").inner_text(), "1 / 5")
        self.press(page, self.data["texts"]["play.games"])

    def test_a_game_of_syllables_is_played_with_one_switch(self):
        page = self.scanned("letters")
        self.press(page, "Jogo, Sílabas")
        counts = {face["text"]: len(face["syllables"]) for face in self.data["activities"]["letters"]["games"][2]["faces"]}
        for count in (1, 2, 3):
            page.clock.run_for(100)
            self.press(page, str(counts[self.asked(page).lower()]))
            self.assertIn(f"{count} ponto", self.standing(page))
            page.clock.run_for(2500)
        self.press(page, self.data["texts"]["play.games"])
        self.assertEqual(page.locator(".play-form").count(), 9)

    def test_challenges_are_played_to_their_end_with_one_switch(self):
        for name, place in (("Vogais", 0), ("Sílabas", 2)):
            page = self.scanned("letters")
            counts = {face["text"].lower(): str(len(face["syllables"])) for face in self.data["activities"]["letters"]["games"][place]["faces"]}
            self.press(page, f"Desafio, {name}")
            for _ in range(2):
                page.clock.run_for(100)
                self.press(page, self.asked(page) if name == "Vogais" else counts[self.asked(page).lower()])
                page.clock.run_for(2000)
            self.assertEqual(self.standing(page), "2 pontos, 3 vidas")
            page.clock.run_for(40_000)
            self.assertEqual(self.finish(page, lambda names: names[0]), 2, name)

    def test_one_switch_plays_by_rows_and_gets_out_again(self):
        page = self.open(settings={"scan": "one", "scanStep": 1, "scanLoops": 9})
        page.evaluate("document.querySelector('[aria-label=\"Primeiras letras\"]').click()")
        page.locator(".play-form").first.wait_for()
        self.press(page, "Jogo, Vogais")
        page.clock.run_for(100)
        before = page.locator(".play-tile").first.bounding_box()
        page.clock.run_for(500)
        self.assertEqual(page.locator(".play-tile").first.bounding_box(), before)
        for count in (1, 2):
            self.press(page, self.asked(page))
            page.clock.run_for(100)
            self.assertIn(f"{count} ponto", self.standing(page))
            page.clock.run_for(500)
        self.press(page, "Todos os jogos")
        self.assertEqual(page.locator(".play-form").count(), 9)
        self.press(page, "Fechar")
        self.assertFalse(page.locator(".activity").is_visible())

    def test_a_challenge_is_played_with_two_switches(self):
        page = self.open(settings={"scan": "two", "scanOrder": "each"})
        page.evaluate("document.querySelector('[aria-label=\"Primeiras letras\"]').click()")
        page.locator(".play-form").first.wait_for()

        def choose(name):
            for _ in range(60):
                page.keyboard.press("Space")
                if any(name == other or other.startswith(f"{name},") for other in self.lit(page)):
                    return page.keyboard.press("Enter")
            self.fail(f"{name} is never lit")

        choose("Desafio, Vogais")
        page.clock.run_for(100)
        choose(self.asked(page))
        page.clock.run_for(600)
        self.assertEqual(self.standing(page), "1 ponto, 3 vidas")

    def test_columns_are_scanned_where_that_is_set(self):
        page = self.open(settings={"scan": "one", "scanOrder": "column-row", "scanStep": 1})
        page.evaluate("document.querySelector('[aria-label=\"Primeiras letras\"]').click()")
        page.locator(".play-form").first.wait_for()
        page.evaluate("document.querySelector('[data-form=lesson]').click()")
        page.clock.run_for(20)
        self.assertEqual(self.lit(page), ["A", "I", "U"])
        page.clock.run_for(1010)
        self.assertEqual(self.lit(page), ["E", "O"])
        page.clock.run_for(1010)
        self.assertEqual(self.lit(page), ["Todos os jogos", "Ouvir de novo", "Como se joga?", "Letra cursiva"])


class DriftTest(Games):
    def watched(self, page, frames=300):
        page.evaluate(WATCHED)
        while page.evaluate("seen.frames") < frames:
            page.clock.run_for(1000)
        return page.evaluate("seen")

    def test_letters_drift_and_none_covers_another_or_leaves_the_field(self):
        page = self.open()
        self.begin(page, "Alfabeto", "game")
        self.assertEqual(page.locator(".play-tile").count(), 26)
        seen = self.watched(page)
        self.assertEqual((seen["overlaps"], seen["outside"]), (0, 0))
        self.assertGreater(seen["path"], 20)

    def test_a_device_that_is_turned_keeps_them_on_the_field(self):
        page = self.open()
        self.begin(page, "Alfabeto", "game")
        page.clock.run_for(500)
        self.resize(page, 740, 360)
        page.clock.run_for(500)
        self.until(lambda: page.locator(".play-field").bounding_box()["width"] > 500)
        seen = self.watched(page, 60)
        self.assertEqual((seen["overlaps"], seen["outside"]), (0, 0))

    def test_they_stand_still_where_nothing_shall_move(self):
        for more in ({"settings": {"calm": True}}, {"reduced_motion": "reduce"}):
            page = self.open(**more)
            self.begin(page, "Alfabeto", "game")
            seen = self.watched(page, 60)
            self.assertEqual((seen["overlaps"], seen["outside"], seen["path"]), (0, 0, 0), more)

    def test_they_stop_where_they_are_when_nothing_shall_move_any_more(self):
        page = self.open()
        self.begin(page, "Alfabeto", "game")
        page.clock.run_for(500)
        places = self.path(page)
        page.clock.run_for(500)
        self.assertNotEqual(self.path(page), places)
        page.emulate_media(reduced_motion="reduce")
        page.evaluate("drawn()")
        places = self.path(page)
        page.clock.run_for(2000)
        self.assertEqual(self.path(page), places)
        page.emulate_media(reduced_motion="no-preference")
        self.until(lambda: page.clock.run_for(100) or self.path(page) != places)

    def test_the_carer_stops_them_where_they_are(self):
        page = self.open()
        self.begin(page, "Alfabeto", "game")
        page.clock.run_for(500)
        self.corner(page, "settings")
        places = self.path(page)
        page.get_by_label(self.data["texts"]["setting.calm"]).check()
        self.leave_corner(page)
        page.clock.run_for(2000)
        self.assertEqual(self.path(page), places)
        self.answer(page, self.asked(page))
        self.assertEqual(self.path(page), places)

    def test_a_question_leaves_them_where_they_are(self):
        page = self.open()
        self.begin(page, "Vogais", "game")
        page.clock.run_for(100)
        page.evaluate("document.querySelectorAll('.play-tile').forEach((tile) => { tile.isSame = true; })")
        self.answer(page, self.asked(page))
        self.assertTrue(page.evaluate("[...document.querySelectorAll('.play-tile')].every((tile) => tile.isSame)"))


class TextTest(Games):
    def test_none_are_many(self):
        for language, (points, errors) in {"pt": ("pontos", "erros"), "es": ("puntos", "errores"), "ca": ("punts", "errors"), "en": ("points", "errors")}.items():
            page = self.open(settings={"calm": True}, change=lambda data: data.update(texts=samples.texts(language)))
            self.begin(page, "Vogais", "game")
            self.assertEqual(self.standing(page), f"0 {points}, 0 {errors}")


class KeepingTest(Games):
    def play(self, page):
        self.begin(page, "Vogais", "game")
        return self.answer_twice(page)

    def answer_twice(self, page):
        """One answer that is wrong, and a right one to the next question."""
        page.clock.run_for(700)
        first = self.asked(page)
        self.answer(page, next(name for name in "AEIOU" if name != first))
        self.answer(page, first)
        page.clock.run_for(500)
        second = self.asked(page)
        self.answer(page, second)
        return first, second

    def test_answers_are_kept_at_once_and_survive_a_page_that_is_closed(self):
        page = self.open()
        first, second = self.play(page)
        self.until(lambda: len(self.values(page)) == 2)
        self.load_at(page, "2026-11-24T09:00:00")
        items = self.sent(page)
        self.assertIn("Primeiras letras: 2 respostas", self.told)
        self.assertEqual([item["part"] for item in items], ["progress", "progress"])
        fields = [item["fields"] for item in items]
        self.assertEqual([(field["topic"], field["item"], field["name"], field["result"]) for field in fields],
                         [("vowels", first, first, "wrong"), ("vowels", second, second, "right")])
        self.assertEqual((fields[0]["at"], fields[0]["milliseconds"]), ("2026-11-23T12:00:00+00:00", "700"))
        self.assertEqual(len({item["uid"] for item in items}), 2)
        self.assertEqual(sorted(fields[0]), ["at", "item", "milliseconds", "name", "result", "topic"])

    def test_what_was_played_is_offered_to_the_diary_in_every_language(self):
        told = {"pt": "Joguei: Vogais, 1 de 2", "es": "Jugué: Vogais, 1 de 2", "ca": "He jugat: Vogais, 1 de 2", "en": "Played: Vogais, 1 of 2"}
        for language, text in told.items():
            def change(data):
                data["activities"]["diary"] = samples.diary()
                data["texts"] = samples.texts(language)

            page = self.open(change=change)
            self.tool(page, "letters").click()
            page.locator(".play-form").first.wait_for()
            self.choose(page, "Vogais", "game")
            self.answer_twice(page)
            self.until(lambda: len(self.values(page)) == 2)
            self.leave(page)
            self.tool(page, "diary.title").click()
            offer = page.locator(".diary-offer")
            offer.wait_for()
            self.assertEqual(offer.get_attribute("aria-label"), f"{self.data['texts']['diary.offer.done']}: {text}")
            offer.click()
            self.until(lambda: offer.count() == 0)
            self.assertIn(text, page.locator(".diary-entry .diary-text").all_inner_texts())
            self.tool(page, "diary.earlier").click()
            page.clock.run_for(500)
            self.assertEqual(offer.count(), 0)

    def test_a_record_goes_along(self):
        page = self.open()
        self.begin(page, "Vogais", "challenge")
        page.clock.run_for(100)
        self.answer(page, self.asked(page), 600)
        self.tool(page, "close").click()
        self.until(lambda: self.records(page))
        items = self.sent(page)
        self.assertIn("1 resposta, 1 recorde", self.told)
        self.assertEqual([(item["part"], item["fields"].get("score"), item["fields"]["topic"]) for item in items],
                         [("letters", "1", "vowels"), ("progress", None, "vowels")])

    def test_what_the_next_page_says_has_arrived_is_forgotten(self):
        page = self.open()
        self.play(page)
        self.until(lambda: len(self.values(page)) == 2)
        [one, other] = self.values(page)
        self.data["activities"]["letters"]["received"] = [one["uid"]]
        self.rewrite(VOICES)
        self.load_at(page, NOON)
        self.enter(page)
        self.until(lambda: [value["uid"] for value in self.values(page)] == [other["uid"]])

    def test_no_more_than_two_thousand_are_kept(self):
        page = self.open()
        page.evaluate(
            """(name) => new Promise((resolve) => {
              indexedDB.open(name).onsuccess = (event) => {
                const writing = event.target.result.transaction("values", "readwrite");
                for (let i = 0; i < 2005; i++) {
                  const uid = `answer-${String(i).padStart(4, "0")}`, at = new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString();
                  writing.objectStore("values").put(
                    { uid, topic: "vowels", item: "A", name: "A", result: "right", at, milliseconds: 900 }, `answer letters ${uid}`);
                }
                writing.oncomplete = () => { event.target.result.close(); resolve(); };
              };
            })""", f"tagarela {self.data['uid']}")
        self.load_at(page, NOON)
        self.enter(page)
        self.until(lambda: len(self.values(page)) == 2000)
        self.assertEqual(min(value["uid"] for value in self.values(page)), "answer-0005")

    def test_without_a_patient_nothing_is_noted(self):
        page = self.open(change=lambda data: data.pop("patient"))
        self.play(page)
        self.assertEqual(self.values(page), [])

    def test_what_another_version_kept_does_no_harm(self):
        page = self.open()
        self.play(page)
        self.until(lambda: self.values(page))
        for strange in ('[3]', '{"records": {"vowels": {"score": "x"}}}', '"text"'):
            page.evaluate("([name, value]) => localStorage.setItem(`${name} activity letters`, value)",
                          [f"tagarela {self.data['uid']}", strange])
            self.load_at(page, NOON)
            self.enter(page)
            self.assertEqual(page.locator(".play-form").count(), 9)


class RoomTest(Games):
    def boxes(self, page, selector):
        return page.locator(selector).evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON()).filter(({ width }) => width > 0)")

    def test_everything_has_its_room_on_every_screen(self):
        for (size, (width, height)), large in itertools.product(SIZES.items(), (False, True)):
            page = self.open(size, {"calm": True, "large": large})
            for which, game, form in (("letters", "Alfabeto", "challenge"), ("letters", "Sílabas", "game"), ("letters", "Sílabas", "lesson"),
                                      ("letters", "Vogais", "lesson"), ("games", "Complete a frase", "find"), ("games", "Ache a palavra", "find")):
                self.begin(page, game, form, which)
                page.clock.run_for(100)
                self.tool(page, "play.help").click()
                page.clock.run_for(100)
                for box in self.boxes(page, ".activity button"):
                    self.assertGreaterEqual(min(box["width"], box["height"]), 44, (size, game))
                    self.assertTrue(box["left"] >= 0 and box["right"] <= width and box["top"] >= 0 and box["bottom"] <= height, (size, game, box))
                cut = page.locator(".play-caption, .play-word, .play-gap").evaluate_all(
                    "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth || one.matches('.play-caption')"
                    " && one.scrollHeight > one.clientHeight + 1).map((one) => one.innerText)")
                self.assertEqual(cut, [], (size, game))
                while page.locator(".activity").is_visible():
                    page.keyboard.press("Escape")

    def letters(self, page):
        """Of each tile its box and that of what is drawn of its letter."""
        return page.locator(".play-tile").evaluate_all("""all => Object.fromEntries(all.map((tile) => {
          const box = ({ left, top, right, bottom, width, height }) => ({ left, top, right, bottom, width, height });
          return [tile.getAttribute("aria-label"), [tile, tile.querySelector(".picture path")].map((one) => box(one.getBoundingClientRect()))];
        }))""")

    def test_no_letter_is_cut_or_too_small_to_be_told_from_others(self):
        for size in ("phone", "lying", "upright", "tablet"):
            page = self.open(size, change=with_drawn_letters)
            for form in ("lesson", "game"):
                self.begin(page, "Alfabeto", form)
                for writing in ("capital", "joined"):
                    letters = self.letters(page)
                    for name, (tile, letter) in letters.items():
                        with self.subTest(size=size, form=form, writing=writing, letter=name):
                            self.assertTrue(tile["left"] <= letter["left"] and letter["right"] <= tile["right"])
                            self.assertTrue(tile["top"] <= letter["top"] and letter["bottom"] <= tile["bottom"])
                            self.assertTrue(letter["height"] >= tile["height"] / 2 or letter["width"] >= tile["width"] * 0.8)
                    page.locator(".play-tools button").last.click()
                    page.clock.run_for(100)
                self.assertGreater(letters["L"][1]["height"], 1.15 * letters["E"][1]["height"])
                self.leave(page)

    def test_words_to_count_are_large_enough_and_whole_on_as_many_pages_as_it_takes(self):
        for size, most in (("phone", 12), ("lying", 12), ("tablet", 59), ("upright", 60)):
            page = self.open(size, change=with_many_words)
            self.begin(page, "Sílabas", "lesson")
            seen = []
            for _ in range(60):
                tiles = page.locator(".play-tile")
                seen += tiles.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
                self.assertLessEqual(tiles.count(), most, size)
                for box in self.boxes(page, ".play-tile"):
                    self.assertGreaterEqual(min(box["width"], box["height"]), 96, size)
                words = page.locator(".play-tile .play-word").evaluate_all("""all => all.map((one) => {
                  const { fontSize, textOverflow } = getComputedStyle(one), size = parseFloat(fontSize);
                  return { text: one.innerText, size, lines: Math.round(one.clientHeight / size), textOverflow, isWhole: one.scrollWidth <= one.clientWidth };
                })""")
                for word in words:
                    self.assertEqual((word["lines"], word["textOverflow"]), (1, "ellipsis"), (size, word))
                    self.assertGreaterEqual(word["size"], 12, (size, word))
                    self.assertTrue(word["isWhole"] or len(word["text"]) > 12, (size, word))
                if len(seen) == 60:
                    break
                page.locator(".play-leaves .more").click()
            self.assertEqual((len(seen), len(set(seen))), (60, 60), size)
            if most == 60:
                self.assertFalse(page.locator(".play-leaves").is_visible())
                continue
            last = page.locator(".play-position").inner_text()
            page.locator(".play-leaves .more").click()
            self.assertEqual(page.locator(".play-tile").first.get_attribute("aria-label"), seen[0])
            self.tool(page, "page.previous").click()
            self.assertEqual(page.locator(".play-position").inner_text(), last)

    def test_letters_are_large(self):
        for size, least in (("phone", 26), ("lying", 26), ("tablet", 50)):
            page = self.open(size)
            self.begin(page, "Alfabeto", "game")
            letters = page.locator(".play-word").evaluate_all("all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))")
            self.assertGreaterEqual(min(letters), least, size)


class GamesAccessTest(Flawless):
    def test_axe_finds_nothing_on_its_screens(self):
        for size, settings in (("phone", {"calm": True}), ("tablet", {"contrast": True, "calm": True}), ("lying", {"large": True, "calm": True})):
            page = self.open("games", size, settings)
            self.tool(page, "games").click()
            page.locator(".play-form").first.wait_for()
            self.flawless(page, (size, "all"), [[".activity"]])
            for place in (0, 2, 3):
                page.locator(".play-form").nth(place).click()
                page.locator(".play-tile").nth(1).click()
                self.flawless(page, (size, place), [[".activity"]])
                page.keyboard.press("Escape")


if __name__ == "__main__":
    unittest.main()
