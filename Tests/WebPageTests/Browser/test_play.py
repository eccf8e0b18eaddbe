"""The page's engine of games: what `Tests/Cases/games` has of each table of rules, and games that the program has played."""

import json
import os
import pathlib
import unittest

from support import PageTest, Shared

ROOT = pathlib.Path(__file__).resolve().parents[3]
PLAY = ROOT / "Sources" / "Play"
CASES = ROOT / "Tests" / "Cases" / "games"

# Rules and deal of a recording, where they aren't called as it is.
RULES = {
    "plain-lesson": ("lesson", "all"), "counting-game": ("game", "numbers"), "lost-challenge": ("challenge", "all"),
    "find": ("find", "choice"), "memory": ("memory", "pairs"),
}
ENDING = {"challenge", "lost-challenge", "find", "memory"}

# Six things in two groups, of one to five syllables.
ITEMS = [
    {"id": str(place), "answer": str(place), "group": "animals" if place < 3 else "food", "count": place % 5 + 1,
     "alike": [other for other in range(6) if other != place], "isDue": False, "isAsked": True}
    for place in range(6)
]

ENGINE = "\n".join((PLAY / "Browser" / "Script" / name).read_text() for name in ("playDealing.js", "play.js"))

# A game, and what it is after each event.
PLAYED = """() => {
%s
const standing = (play, effects) => ({
  state: play.state, values: play.values, asked: play.asked, offers: play.offers, effects, wakesAt: play.wakesAt, isOver: play.isOver });
window.begin = ({ rules, deal, items, values, seed, at }) => {
  window.play = new Play(rules, deal, items, values, seed);
  return standing(play, play.begin(at));
};
window.take = ({ event, at }) => standing(play, play.take(event, at));
window.playAll = (trace) => trace.events.map(({ at, ...event }) => structuredClone(
  event.kind === "begin" ? begin({ ...trace, at }) : take({ event, at })));
}""" % ENGINE


def rules(name):
    return json.loads((PLAY / "Rules" / f"{name}.json").read_text())


class EngineTest(PageTest):
    def engine(self):
        shared = Shared.page({})
        shared.test, self.file = self, ROOT
        self.pages.append(shared)
        shared.page.evaluate(PLAYED)
        return shared.page

    def test_a_game_goes_as_it_is_written(self):
        page = self.engine()
        games = sorted(file.stem for file in CASES.glob("*.tsv"))
        self.assertEqual(len(games), 8)
        for name in games:
            for seed in (1, 2, 77):
                self.play(page, name, seed)

    def play(self, page, name, seed):
        played, deal = RULES.get(name, (name, "all"))
        standing = None
        for line in (CASES / f"{name}.tsv").read_text().splitlines():
            if not line or line.startswith("#"):
                continue
            with self.subTest(game=name, seed=seed, line=line):
                at, event, state, values, effects = line.split("\t")
                words = event.split()
                if words[0] == "begin":
                    standing = page.evaluate("begin", {
                        "rules": rules(played), "deal": deal, "items": ITEMS, "values": self.values(words[1:]), "seed": seed,
                        "at": int(at)})
                else:
                    standing = page.evaluate("take", {"event": self.event(words, standing), "at": int(at)})
                self.assertEqual(standing["state"], state)
                wanted = self.values(values.split())
                self.assertEqual({key: standing["values"].get(key) for key in wanted}, wanted)
                self.assertEqual(", ".join(map(self.told, standing["effects"])), effects)
        self.assertEqual(standing["isOver"], name in ENDING, name)

    def values(self, words):
        return {key: int(value) for key, value in (word.split("=") for word in words)}

    def event(self, words, standing):
        kind = words[0]
        if kind == "heard":
            return {"kind": "said"}
        if kind == "time":
            return {"kind": "time"}
        if kind in ("touch", "right", "wrong", "card"):
            return {"kind": "touch", "offer": self.offer(words, standing)}
        return {"kind": "wish", "name": kind}

    def offer(self, words, standing):
        offers = standing["offers"]
        if words[0] == "touch":
            return int(words[1]) - 1
        if words[0] == "card":
            there = sorted({offer["item"] for offer in offers})
            item, side = there[int(words[1][0]) - 1], "first" if words[1].endswith("a") else "second"
            return next(i for i, offer in enumerate(offers) if (offer["item"], offer["side"]) == (item, side))
        asked = standing["asked"]
        is_right = [offer["number"] == ITEMS[asked]["count"] if "number" in offer else offer["item"] == asked for offer in offers]
        return is_right.index(words[0] == "right")

    def told(self, effect):
        if effect["kind"] == "said":
            return f"said {effect['what']}"
        if effect["kind"] == "noted":
            return f"noted {effect['result']} {effect['milliseconds']}"
        return effect["kind"]

    # Traces are a JSON list of games:
    #   {"rules": NAME of a file of Sources/Play/Rules, "deal": "all"|"numbers"|"choice"|"odd"|"pairs",
    #    "items": [{"id", "answer", "group", "count", "alike": [PLACE …], "isDue", "isAsked"} …], "values": {NAME: NUMBER …}, "seed": 0 to 2³² - 1,
    #    "events": [{"at": MILLISECONDS, "kind": "begin"} first, then {"at", "kind": "touch", "offer": PLACE} |
    #               {"at", "kind": "said"} | {"at", "kind": "time"} | {"at", "kind": "wish", "name": NAME} …],
    #    "expected": one for each event, as it is after it:
    #      [{"state": NAME, "values": {NAME: NUMBER …} all of them, "asked": PLACE or null,
    #        "offers": [{"item": PLACE} or {"number": NUMBER}, and in both "side": "first"|"second", "lie": "down"|"up"|"taken" …],
    #        "effects": [{"kind": "asked"} | {"kind": "said", "what": NAME, "item": PLACE or null, "pick": 0 to 2³² - 1} |
    #                    {"kind": "noted", "item": PLACE, "result": "right"|"wrong"|"late", "milliseconds": NUMBER} |
    #                    {"kind": "hinted", "offer": PLACE} | {"kind": "turned"} | {"kind": "ended"} …],
    #        "wakesAt": MILLISECONDS or null} …]}
    # Places count from 0. A touch may name an offer that isn't there, an event may come when nothing takes it.
    @unittest.skipUnless("PLAY_TRACES" in os.environ, "PLAY_TRACES names no file of games that the program has played")
    def test_it_plays_what_the_program_has_played(self):
        traces = json.loads(pathlib.Path(os.environ["PLAY_TRACES"]).read_text())
        self.assertGreaterEqual(len(traces), 200)
        page = self.engine()
        for number, trace in enumerate(traces):
            played = page.evaluate("playAll", {**trace, "rules": rules(trace["rules"])})
            self.assertEqual(len(trace["expected"]), len(played), number)
            for event, standing, expected in zip(trace["events"], played, trace["expected"]):
                with self.subTest(trace=number, rules=trace["rules"], event=event):
                    self.assertEqual({key: standing[key] for key in expected}, expected)
                    self.assertGreaterEqual(set(expected), {"state", "values", "asked", "offers", "effects", "wakesAt"})


if __name__ == "__main__":
    unittest.main()
