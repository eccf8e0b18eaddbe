import TagarelaKit

extension Inflections {
  static let english = Inflections(
    endings: [
      // plurals and possessives
      "s": "-", "es": "-", "ies": "y", "ves": "f fe",
      // verbs, and doubled letters before their endings
      "ing": "- e", "ed": "- e", "d": "-", "ied": "y", "bbing": "b", "gging": "g", "mming": "m", "nning": "n",
      "pping": "p",
      "rring": "r", "tting": "t", "bbed": "b", "gged": "g", "mmed": "m", "nned": "n", "pped": "p", "rred": "r",
      "tted": "t",
      "ying": "ie",
      // comparisons
      "er": "- e", "est": "- e", "ier": "y", "iest": "y", "gger": "g", "ggest": "g", "tter": "t", "ttest": "t",
      "nner": "n", "dder": "d", "ddest": "d", "ly": "-", "y": "- e",
    ],
    irregular: [
      "be": "am is are was were been being", "have": "has had having", "do": "does did done doing",
      "go": "goes went gone",
      "eat": "ate eaten", "drink": "drank drunk", "see": "saw seen", "come": "came", "give": "gave given",
      "take": "took taken", "make": "made", "get": "got gotten", "say": "said", "tell": "told", "think": "thought",
      "know": "knew known", "feel": "felt", "read": "reads", "write": "wrote written", "draw": "drew drawn",
      "sing": "sang sung", "run": "ran", "sit": "sat", "stand": "stood", "sleep": "slept", "wake up": "woke",
      "swim": "swam swum",
      "bring": "brought", "leave": "left", "find": "found", "lose": "lost", "keep": "kept", "let": "lets",
      "teach": "taught",
      "understand": "understood", "forget": "forgot", "buy": "bought", "sell": "sold", "cut": "cuts", "break": "broke",
      "build": "built", "throw": "threw", "catch": "caught", "hit": "hits", "bite": "bit bitten", "fall": "fell fallen",
      "hold": "held", "hurt": "hurts", "drive": "drove driven", "ride": "rode", "fly": "flew", "win": "won",
      "hide": "hid hidden",
      "send": "sent", "speak": "spoke", "grow": "grew", "foot": "feet", "tooth": "teeth", "child": "children",
      "man": "men",
      "woman": "women", "mouse": "mice", "person": "people persons", "goose": "geese", "sheep": "sheeps",
      "knife": "knives",
      "wolf": "wolves", "leaf": "leaves", "good": "better best", "bad": "worse worst",
    ])
}
