import Sentences
import TagarelaKit

/// Pronouns and other words of which vocabularies don't say what they do, and some that no symbol shows.
enum EnglishLittleWords {
  static let entries: [Entry] =
    pronouns.map { word, pronoun in Entry(word, .pronoun(pronoun)) }
    + [
      Entry("nobody", .negative(.nobody)), Entry("no one", .negative(.nobody)), Entry("nothing", .negative(.nothing)),
      Entry("never", .negative(.never)), Entry("much", .quantity(.many)), Entry("few", .quantity(.many)),
      Entry("lots", .quantity(.many)), Entry("another", .quantity(.one)), Entry("every", .quantity(.each)),
      Entry("half", .quantity(.all)), Entry("its", .possessive(.thirdSingular)),
      Entry("too", .adverb), Entry("unfair", .adjective), ago,
      Entry("far away", .adverb), Entry("really", .adverb),
    ]
    + prepositions.map { Entry($0, .preposition) }
    + nouns + places + verbs + numbers + weathers

  /// How it is outside.
  private static let weathers: [Entry] = ["windy", "sunny", "cloudy", "rainy", "foggy", "stormy", "icy", "chilly"]
    .map { word in
      var entry = Entry(word, .adjective)
      entry.kinds = ["state", "quality"]
      entry.bearers = ["weather", "place", "time"]
      return entry
    }

  /// It tells of the past.
  private static var ago: Entry {
    var entry = Entry("ago", .adverb)
    entry.tense = .past
    return entry
  }

  /// Twenty-one to ninety-nine.
  private static let numbers: [Entry] = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    .flatMap { tens in
      ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"].map { unit in
        Entry("\(tens)-\(unit)", .quantity(.number))
      }
    }

  private static let pronouns: KeyValuePairs<String, Pronoun> = [
    "this": neuter, "that": neuter, "these": Pronoun(.thirdPlural, nil, .neuter),
    "those": Pronoun(.thirdPlural, nil, .neuter), "it": neuter, "something": neuter, "anything": neuter,
    "everything": neuter, "everyone": someone, "everybody": someone, "someone": someone, "somebody": someone,
    "anyone": someone, "anybody": someone, "you all": Pronoun(.secondPlural), "you guys": Pronoun(.secondPlural),
  ]

  private static let neuter = Pronoun(.thirdSingular, nil, .neuter)
  private static let someone = Pronoun(.thirdSingular, nil, .indefinite)

  private static let prepositions = [
    "into", "onto", "off", "over", "out of", "on", "in", "at", "about", "through", "along", "past", "towards", "since",
    "like",
  ]

  // MARK: - Nouns

  private static let nouns: [Entry] =
    [volume] + Entry.everyday(EnglishEverydayWords.lines) + listed("animal", animals) + listed("clothing", clothes)
    + listed("food", foods) + listed("thing", things)
    + listed("person", people) + listed("plant", plants)
    + [
      "help", "fun", "luck", "trouble", "advice", "laundry", "traffic", "gravy", "stuff", "mustard", "gasoline",
    ]
    .map { word in
      var entry = noun(word, "idea")
      entry.marks = ["mass"]
      return entry
    }

  private static var volume: Entry {
    var entry = noun("volume", "sound")
    entry.marks = ["part"]
    return entry
  }

  private static func listed(_ kind: String, _ words: String) -> [Entry] {
    words.split { $0 == " " || $0 == "\n" }.map { noun(String($0).replacing("_", with: " "), kind) }
  }

  private static func noun(_ word: String, _ kind: String) -> Entry {
    var entry = Entry(word, .noun)
    entry.kinds = [kind]
    return entry
  }

  private static let animals = """
    iguana puma cheetah otter beaver raccoon skunk mole badger moose buffalo hyena chimpanzee ape walrus reindeer
    crow raven sparrow robin woodpecker pelican lobster clam oyster scorpion moth dragonfly firefly tadpole toad salmon trout
    goldfish gecko chameleon cobra python piglet foal cub lion_cub alligator werewolf vampire zombie elf giant_dwarf
    """

  private static let clothes = """
    slipper mitten sneaker flip-flop robe gown poncho beanie bow_tie cape crown veil hood wig
    """

  private static let foods = """
    pastry brownie cupcake bagel burrito taco pretzel pickle nectarine grapefruit clementine
    """

  private static let things = """
    hedge encyclopedia bracelet tent snorkel igloo anchor arrow axe barrel basin brick brush bubble bulb calendar carpet
    cent chain chimney coat_hanger crate cradle dart desk diary dollar doormat engine envelope fence flag flute gate gift goggle hook
    hose instrument jigsaw jug kazoo knapsack label lantern magnet mug necklace notepad oar package parachute
    parcel pebble pin pipe plank postcard poster pram puddle purse raft sack scale shell shovel sled sleigh sleeping_bag spade
    stamp statue string suitcase surfboard sword telescope throne tent toolbox torch trombone trunk tube tunnel
    ukulele wagon wand whip widget yacht oboe trampoline
    """

  private static let people = """
    wizard knight cowboy ninja detective inventor explorer captain sailor judge mayor president chef grandchild kid
    toddler guy hero heroine giant elf bride groom gnome
    """

  private static let plants = "bush tulip acorn oak vine weed fern lily orchid ivy"

  // MARK: - Places

  private static let places: [Entry] = """
    London Paris Rome Madrid Barcelona Lisbon Porto Berlin Dublin Edinburgh New_York Los_Angeles Chicago Boston Miami
    Washington Toronto Montreal Sydney Melbourne Tokyo Beijing Moscow Vienna Amsterdam Brussels Athens Cairo Mexico Canada
    America England Scotland Ireland Wales France Germany Italy Portugal Greece India China Japan Australia Argentina Chile
    Peru Colombia Cuba Egypt Morocco Kenya Africa Europe Asia California Texas Florida Alaska Hawaii Disneyland Valencia
    Seville Rio_de_Janeiro São_Paulo Salvador Brasília Manchester Liverpool Oxford Cambridge Turkey Poland Russia Sweden
    """.split { $0 == " " || $0 == "\n" }
    .map { word in
      var entry = Entry(String(word).replacing("_", with: " "), .name)
      entry.kinds = ["place"]
      entry.marks = ["one"]
      return entry
    }

  // MARK: - Verbs

  private static let verbs: [Entry] = [verb("keep"), bark]

  private static var bark: Entry {
    var entry = Entry("bark", .verb)
    entry.frame = VerbFrame(
      subjects: ["animal"],
      complements: [.init(.object, kinds: ["person", "animal"]), .init(.place, kinds: ["place"])])
    return entry
  }

  private static func verb(_ word: String) -> Entry {
    var entry = Entry(word, .verb)
    entry.frame = VerbFrame(
      subjects: ["person"], complements: [.init(.object, kinds: ["any"]), .init(.action, kinds: [])])
    return entry
  }
}
