import Sentences

/// Which words do what their kind alone doesn't tell.
enum EnglishLists {
  /// Called like this, written like names: Mom.
  private static let called: Set = [
    "mom", "mommy", "mum", "mummy", "mama", "mother", "dad", "daddy", "papa", "father", "grandma", "granny", "gran",
    "nan",
    "nana", "auntie", "aunty", "santa", "grandpa", "grandad", "granddad", "gramps",
  ]

  /// Mom, but my mom.
  static func isCalled(_ phrase: NounPhrase) -> Bool {
    guard phrase.determiners.isEmpty, phrase.adjectives.isEmpty, phrase.belonging.isEmpty, let head = phrase.head else {
      return false
    }
    return called.contains(head.text)
  }

  /// Somebody's, never only the.
  static let kin: Set = [
    "brother", "sister", "siblings", "uncle", "aunt", "cousin", "nephew", "niece", "son", "daughter", "husband", "wife",
    "partner", "boyfriend", "girlfriend", "parents", "grandparents", "grandson", "granddaughter", "grandchild",
    "stepdad", "stepmom", "stepbrother", "stepsister", "godfather", "godmother", "father-in-law", "mother-in-law",
    "brother-in-law", "sister-in-law", "friend", "best friend", "classmate", "neighbor", "family", "twin", "roommate",
    "teammate",
  ]

  /// What they stand for is there already: one doesn't open a door but the door.
  static let definiteVerbs: Set = [
    "open", "close", "shut", "lock", "unlock", "turn on", "switch on", "turn off", "switch off", "wash", "clean",
    "wipe",
    "sweep", "mop", "dry", "fix", "repair", "mend", "push", "pull", "kick", "throw", "catch", "feed", "drop", "lose",
    "find",
    "break", "win", "climb", "drive", "park", "save", "rescue", "call", "phone", "hug", "touch", "press", "ring",
    "wake up",
    "put", "put away", "throw away", "clean up", "tidy up", "follow", "chase", "hold", "lift", "move", "empty", "fill",
    "stroke", "pet", "water", "rake", "mow", "iron", "set", "clear", "protect", "let go", "release", "hit", "bite",
    "lick",
    "kiss", "tickle", "scratch", "squeeze", "shake", "spill", "burn", "pick up", "carry", "stop", "start", "finish",
    "know", "remember", "forget", "understand", "explain", "describe", "bother", "tease", "scold", "obey", "help",
    "look for", "search", "cross", "pass", "peel", "share", "return",
    "give back", "erase", "delete", "answer", "repeat", "visit", "thank", "forgive", "greet", "believe", "miss",
    "enter",
    "calm down", "look after", "take care of", "warn", "invite", "trust", "marry", "kill", "measure", "weigh", "use",
    "turn", "change", "hang", "hang up", "fold", "tear", "rip", "sort", "bounce",
    "roll", "complete", "celebrate", "go past", "mop", "guess", "swallow", "watch over", "play back", "record",
    "clean up", "empty", "charge", "reach", "check", "cancel", "pause", "connect", "plug in", "heat up", "warm up",
    "discover", "take out", "remove",
  ]

  /// Any of them will do: somebody draws a house.
  static let makingVerbs: Set = [
    "draw", "make", "create", "build", "tell", "write", "sing", "paint", "cook", "bake", "say", "imagine", "invent",
    "want",
    "buy", "find", "get",
  ]

  /// In general: dogs, not a dog.
  static let likingVerbs: Set = [
    "like", "love", "hate", "prefer", "not like", "don't like", "like better", "enjoy", "adore",
  ]

  /// After these a cake is a mass like bread; one drops a cake.
  static let dishVerbs: Set = [
    "eat", "want", "have", "like", "love", "hate", "prefer", "need", "make", "cook", "taste", "try", "get", "serve",
    "share",
    "buy", "give", "bring", "ask for", "chew", "swallow", "smell", "enjoy", "have breakfast", "have lunch",
    "have dinner",
    "there is", "be", "spill", "finish", "mix", "fry", "boil", "sell", "pass", "choose",
  ]

  /// The other words of these say only what the object says better.
  static let fullVerbs: Set = [
    "have breakfast", "have lunch", "have dinner", "have supper", "have a snack", "play a game", "play an instrument",
    "give a present", "pick fruit",
  ]

  /// One has a bath, in the tub.
  static let washings: Set = ["bath", "shower"]
  static let washed: Set = ["want", "have", "need", "take"]

  /// One goes on them.
  static let breaks: Set = ["holiday", "vacation", "holidays"]

  /// What one goes on: a trip, a school trip.
  static func isOuting(_ word: String) -> Bool {
    ["trip", "outing", "excursion", "field trip"].contains { word == $0 || word.hasSuffix(" " + $0) }
  }

  /// Past or over what one goes.
  static let wayVerbs: Set = ["cross", "go past", "pass", "mop", "sweep"]

  /// Done to somebody, though others do it with somebody.
  static let withoutWith: Set = ["marry", "meet", "date", "kiss", "hug", "join"]

  /// The preposition of what a verb is about.
  static let objectPrepositions: [String: String] = [
    "look": "at", "listen": "to", "wait": "for", "search": "for", "think": "about", "dream": "about", "laugh": "at",
    "point": "at", "knock": "on", "smile": "at", "wave": "at", "shout": "at", "yell": "at", "scream": "at",
    "growl": "at",
    "bark": "at", "hiss": "at", "stare": "at", "aim": "at", "talk": "about", "agree": "with", "disagree": "with",
    "belong": "to", "worry": "about", "argue": "with", "fight": "with", "get angry": "with", "get mad": "with",
    "get scared": "of", "get frightened": "of", "get tired": "of", "get bored": "with", "pray": "to",
    "pay attention": "to",
    "say goodbye": "to", "say hello": "to", "say sorry": "to", "apologize": "to", "believe in": "", "depend": "on",
    "concentrate": "on", "care": "about", "complain": "about", "thank": "for", "take a photo": "of",
    "take a picture": "of", "go on": "with",
    "let go": "of", "search the internet": "for", "vote": "for", "hope": "for", "beg": "for",
    "cheer": "for", "bump": "into", "crash": "into", "choke": "on", "joke": "about", "lean": "on", "operate": "on",
    "fall in love": "with",
  ]

  /// Whom one speaks to with a preposition.
  static let recipientPrepositions: [String: String] = [
    "say": "to", "explain": "to", "describe": "to", "whisper": "to", "talk": "to", "speak": "to", "belong": "to",
    "wave": "at", "smile": "at", "shout": "at", "yell": "at", "scream": "at", "say sorry": "to", "apologize": "to",
    "say thank you": "to", "lie": "to", "tell a lie": "to", "happen": "to", "pray": "to", "listen": "to", "sign": "to",
    "pay attention": "to", "give a present": "to", "wave goodbye": "to", "clap": "for", "communicate": "with",
    "sing": "to",
    "whistle": "to", "knit": "for", "pour": "for", "write": "to", "repeat": "to", "reply": "to", "ask for": "from",
  ]

  /// Give it *to* somebody, but make it *for* somebody.
  static let forVerbs: Set = [
    "buy", "make", "cook", "draw", "build", "bake", "get", "choose", "paint", "knit", "find", "sing",
  ]

  /// What may stand after somebody without a preposition: give me water.
  static let givingVerbs: Set = [
    "give", "show", "tell", "send", "lend", "bring", "buy", "read", "teach", "pay", "serve", "pass", "throw", "sell",
    "ask",
    "promise", "make", "cook", "give back", "get", "sing", "pour", "draw", "build", "offer", "write", "owe",
  ]

  // MARK: - Verbs after verbs

  /// With the other verb as it is: can go.
  static let modals: Set = ["can", "must", "may", "should", "could", "might", "will", "would"]

  /// Let me go; help me open.
  static let bareAfterSomebody: Set = ["let", "make", "help", "see", "hear", "watch"]

  static let gerundVerbs: Set = [
    "stop", "finish", "go on", "continue", "keep", "keep going", "practice", "practise", "imagine", "enjoy", "avoid",
    "quit",
    "miss", "mind", "suggest", "give up", "get tired of", "have fun", "end",
  ]

  /// One goes swimming.
  static let sports: Set = [
    "swim", "ski", "skate", "fish", "shop", "surf", "sail", "hike", "camp", "dance", "bowl", "climb", "jog", "ride",
    "dive",
    "row", "run",
  ]

  /// Of what somebody is so, before a noun or -ing.
  static let adjectivePrepositions: [String: String] = [
    "scared": "of", "afraid": "of", "frightened": "of", "terrified": "of", "tired": "of", "proud": "of",
    "jealous": "of",
    "full": "of", "ashamed": "of", "sick": "of", "angry": "with", "mad": "at", "furious": "with", "annoyed": "with",
    "happy": "with",
    "bored": "with", "disappointed": "with", "busy": "with", "satisfied": "with", "good": "at", "bad": "at",
    "clever": "at",
    "worried": "about", "excited": "about", "nervous": "about", "curious": "about", "sad": "about", "confused": "about",
    "upset": "about", "ready": "for", "sorry": "for", "famous": "for", "late": "for", "kind": "to", "nice": "to",
    "mean": "to",
    "rude": "to", "polite": "to", "friendly": "to", "allergic": "to", "married": "to", "interested": "in",
    "different": "from", "similar": "to", "grateful": "for", "thankful": "for", "in love": "with", "fed up": "with",
  ]

  /// Before another verb: tired of waiting; after others to stands, ready to go.
  static let gerundAdjectives: Set = [
    "scared", "afraid", "frightened", "terrified", "tired", "proud", "bored", "good", "bad", "worried", "excited",
    "interested", "clever", "nervous", "fed up", "busy", "famous",
  ]

  /// Good at what: not a good girl.
  static let skills: Set = ["game", "work", "language", "music"]

  // MARK: - Places and times

  static let bareDestinations: Set = [
    "school", "bed", "church", "work", "daycare", "class", "town", "college", "prison", "court",
  ]

  /// No preposition either.
  static let placeAdverbs: Set = [
    "home", "here", "there", "inside", "outside", "upstairs", "downstairs", "away", "back", "abroad", "everywhere",
    "somewhere",
    "nowhere",
  ]

  static let atPlaces: Set = [
    "home", "school", "work", "door", "beach", "hospital", "airport", "train station", "bus stop", "zoo", "store",
    "market",
    "supermarket", "shopping mall", "party", "restaurant", "café", "library", "museum", "movie theater", "theater",
    "circus",
    "playground", "doctor's office", "church", "bakery", "bank", "post office", "pharmacy", "gym", "stadium", "table",
    "daycare", "high school", "university", "office", "station", "concert", "window", "health center", "therapy",
    "day center", "special school", "hotel", "toy store", "farm", "swimming pool", "crosswalk", "traffic light", "end",
    "top",
    "bottom", "wedding", "birthday party", "aquarium", "amusement park", "ice cream shop", "gas station", "cafeteria",
  ]

  /// How something is done, for what is so.
  static let manners = [
    "slow": "slowly", "quick": "quickly", "quiet": "quietly", "loud": "loudly", "careful": "carefully",
    "nice": "nicely",
    "soft": "softly", "gentle": "gently", "happy": "happily",
  ]

  /// Where somebody lies or is held.
  static let staying: Set = ["hospital", "prison"]

  static let onPlaces: Set = [
    "bus", "train", "airplane", "plane", "boat", "ship", "subway", "tram", "table", "chair", "floor", "sofa", "bike",
    "bicycle", "swing", "grass", "stool", "bench", "slide", "trampoline", "roof", "wall", "balcony", "island",
    "mountain", "hill", "shelf", "desk", "stairs", "potty", "toilet", "horse", "rug", "mattress", "road", "sidewalk",
    "bridge",
    "couch", "ceiling", "ground", "stove", "plate", "wheelchair", "motorcycle", "scooter", "merry-go-round", "seesaw",
    "page",
    "internet", "computer", "tablet", "phone", "television", "TV", "cell phone", "laptop", "radio", "head", "back",
    "planet", "moon", "stretcher",
    "blanket",
    "board", "cushion", "pillow",
  ]

  static let sittingVerbs: Set = [
    "sit", "sit down", "lie", "lie down", "jump", "stand", "climb", "fall", "put", "place", "write", "draw", "step",
  ]

  static let destinationPrepositions: [String: String] = [
    "arrive": "at", "enter": "", "climb": "", "climb up": "", "visit": "", "go in": "", "come in": "",
    "move to a new house": "in", "go up": "",
    "go down": "", "leave": "", "throw": "into", "put": "in", "place": "in", "invite": "to", "spill": "on",
    "spit": "in",
    "stick": "on", "glue": "on", "hang": "in", "hang up": "in", "put away": "in", "pour": "into", "spread": "on",
    "fly": "to",
    "keep": "in",
  ]

  static let originPrepositions: [String: String] = [
    "get up": "from", "go out": "of", "exit": "", "leave": "", "get out": "of", "fall": "off", "fall down": "",
    "go down": "",
    "get off": "", "go away": "from", "come down": "from",
  ]

  static let atTimes: Set = [
    "night", "noon", "midnight", "dawn", "bedtime", "lunchtime", "sunrise", "sunset", "recess", "break", "breakfast",
    "lunch", "dinner", "Christmas", "Easter", "moment", "Halloween", "dinnertime",
  ]

  static let inTimes: Set = [
    "morning", "afternoon", "evening", "spring", "summer", "autumn", "fall", "winter", "future", "past",
  ]

  static let months: Set = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  static let onTimes: Set = [
    "weekend", "birthday", "Mother's Day", "Father's Day", "Children's Day", "public holiday", "school day", "vacation",
  ]

  /// How long, after for.
  static let spans: Set = [
    "moment", "hour", "minute", "second", "half an hour", "day", "week", "month", "year", "quarter of an hour",
  ]

  // MARK: - Nouns

  /// What is done to both or all of them, said in the plural.
  static let pairs: Set = [
    "hand", "foot", "eye", "tooth", "ear", "shoe", "sock", "boot", "glove", "sandal", "skate", "mitten", "sneaker",
    "nail", "leg", "finger", "toe", "lip", "knee", "arm", "earring", "ice skate", "cheek", "shoulder",
  ]

  static let pairVerbs: Set = [
    "wash", "dry", "close", "open", "shut", "brush", "clap", "cover", "warm", "clean", "paint", "cross",
  ]

  /// What one has on when these are done.
  static let wearingVerbs: Set = [
    "put on", "take off", "button", "fasten", "do up", "tie", "zip", "unzip", "change", "untie", "unbutton",
    "get dressed",
  ]

  /// Somebody, not a certain one.
  static let anybody: Set = [
    "man", "woman", "boy", "girl", "child", "children", "person", "people", "baby", "stranger",
  ]

  /// One of them isn't asked for: the spoken of dog is one's own.
  static let indefiniteBody: Set = ["have", "draw", "see", "want", "need", "there is", "paint", "make"]

  // MARK: - Verbs of several words

  static let particles: Set = ["on", "off", "up", "down", "away", "out", "back", "over", "along", "in"]

  /// With the hands and teeth of whoever does it.
  static let ownVerbs: Set = [
    "change diaper", "wash hands", "wash face", "wash hair", "brush teeth", "comb hair", "brush hair", "blow nose",
    "put on shoes",
    "take off shoes", "wash feet", "cut nails", "cut hair", "change clothes", "raise hand", "put up hand",
  ]

  /// Whether a verb tells how something is rather than what goes on.
  static let states: Set = [
    "be", "be-state", "have", "want", "need", "like", "love-action", "hate", "prefer", "know", "believe", "understand",
    "remember", "forget", "seem", "belong", "see", "hear", "cost", "know-someone", "know-how", "agree", "disagree",
    "exist",
    "can", "must", "not-want", "not-like", "not-know", "not-understand",
  ]

  /// What somebody thinks is another clause: I think you are funny.
  static let thinkingVerbs: Set = [
    "think", "know", "hope", "believe", "say", "guess", "wish", "feel", "remember", "forget",
  ]

  /// What is wanted tomorrow is wanted now.
  static let wishes: Set = [
    "want", "need", "like", "can", "must", "love-action", "prefer", "hope", "not-want", "hate", "know",
  ]
}
