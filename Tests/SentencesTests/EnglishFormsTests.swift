import Sentences
import TagarelaTestSupport
import Testing

@testable import English

/// English verbs, plurals, comparisons and persons, against tables from grammars.
struct EnglishFormsTests {
  let forms = EnglishForms()

  /// Third person, -ing, past, participle.
  private func principalParts(_ verb: String) -> String {
    [
      forms.verb(verb, .present(.thirdSingular)), forms.verb(verb, .gerund), forms.verb(verb, .past(.thirdSingular)),
      forms.verb(verb, .participle),
    ].joined(separator: " ")
  }

  @Test(arguments: [
    ("walk", "walks walking walked walked"), ("play", "plays playing played played"),
    ("cry", "cries crying cried cried"), ("wash", "washes washing washed washed"),
    ("watch", "watches watching watched watched"), ("kiss", "kisses kissing kissed kissed"),
    ("fix", "fixes fixing fixed fixed"), ("buzz", "buzzes buzzing buzzed buzzed"),
    ("dance", "dances dancing danced danced"), ("agree", "agrees agreeing agreed agreed"),
    ("tie", "ties tying tied tied"), ("argue", "argues arguing argued argued"), ("dye", "dyes dyeing dyed dyed"),
    ("echo", "echoes echoing echoed echoed"), ("moo", "moos mooing mooed mooed"), ("ski", "skis skiing skied skied"),
    ("need", "needs needing needed needed"), ("picnic", "picnics picnicking picnicked picnicked"),
    ("sync", "syncs syncing synced synced"),
  ])
  func `regular verbs are spelt by rule`(verb: String, parts: String) {
    #expect(principalParts(verb) == parts)
  }

  @Test(arguments: [
    "stop stopping stopped", "hug hugging hugged", "clap clapping clapped", "plan planning planned",
    "hop hopping hopped", "drip dripping dripped", "quiz quizzing quizzed", "prefer preferring preferred",
    "admit admitting admitted", "kidnap kidnapping kidnapped", "unzip unzipping unzipped", "equip equipping equipped",
    "worship worshipping worshipped", "visit visiting visited", "vomit vomiting vomited", "open opening opened",
    "listen listening listened", "travel traveling traveled", "color coloring colored", "offer offering offered",
    "enter entering entered", "benefit benefiting benefited", "interpret interpreting interpreted",
    "cook cooking cooked", "rain raining rained", "show showing showed", "mix mixing mixed", "hope hoping hoped",
  ])
  func `a consonant doubles after a stressed vowel of one letter`(line: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(forms.verb(words[0], .gerund) == words[1])
    #expect(forms.verb(words[0], .past(.firstPlural)) == words[2])
  }

  @Test(arguments: [
    "become became become", "begin began begun", "bite bit bitten", "bleed bled bled", "blow blew blown",
    "break broke broken", "bring brought brought", "build built built", "buy bought bought", "catch caught caught",
    "choose chose chosen", "come came come", "cost cost cost", "cut cut cut", "dig dug dug", "do did done",
    "draw drew drawn", "drink drank drunk", "drive drove driven", "eat ate eaten", "fall fell fallen", "feed fed fed",
    "feel felt felt", "fight fought fought", "find found found", "fly flew flown", "forget forgot forgotten",
    "forgive forgave forgiven", "get got gotten", "give gave given", "go went gone", "grow grew grown",
    "hang hung hung", "have had had", "hear heard heard", "hide hid hidden", "hit hit hit", "hold held held",
    "hurt hurt hurt", "keep kept kept", "kneel knelt knelt", "know knew known", "leave left left", "lend lent lent",
    "let let let", "lie lied lied", "light lit lit", "lose lost lost", "make made made", "meet met met",
    "pay paid paid",
    "put put put", "read read read", "ride rode ridden", "ring rang rung", "run ran run", "say said said",
    "see saw seen", "sell sold sold", "send sent sent", "set set set", "sew sewed sewn", "shake shook shaken",
    "shut shut shut", "sing sang sung", "sink sank sunk", "sit sat sat", "sleep slept slept", "slide slid slid",
    "speak spoke spoken", "spit spat spat", "spread spread spread", "stand stood stood", "steal stole stolen",
    "stick stuck stuck", "sting stung stung", "sweep swept swept", "swim swam swum", "swing swung swung",
    "take took taken", "teach taught taught", "tear tore torn", "tell told told", "think thought thought",
    "throw threw thrown", "understand understood understood", "wake woke woken", "wear wore worn", "win won won",
    "write wrote written",
  ])
  func `irregular verbs have their past and participle`(line: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(forms.verb(words[0], .past(.firstSingular)) == words[1])
    #expect(forms.verb(words[0], .participle) == words[2])
  }

  @Test(arguments: [
    ("remake", "remade"), ("overeat", "overate"), ("outrun", "outran"), ("mistake", "mistook"), ("undo", "undid"),
    ("misunderstand", "misunderstood"), ("upset", "upset"), ("babysit", "babysat"), ("forecast", "forecast"),
    ("behave", "behaved"), ("misbehave", "misbehaved"), ("relay", "relayed"), ("delight", "delighted"),
    ("need", "needed"),
  ])
  func `a prefix keeps a verb irregular, what only looks like one doesn't`(verb: String, past: String) {
    #expect(forms.verb(verb, .past(.firstSingular)) == past)
  }

  @Test func `be and have have forms of their own`() {
    #expect(Person.all.map { forms.verb("be", .present($0)) } == ["am", "are", "is", "are", "are", "are"])
    #expect(Person.all.map { forms.verb("be", .past($0)) } == ["was", "were", "was", "were", "were", "were"])
    #expect(forms.verb("be", .gerund) == "being")
    #expect(forms.verb("be", .participle) == "been")
    #expect(forms.verb("be", .imperative(.secondSingular)) == "be")
    #expect(Person.all.map { forms.verb("have", .present($0)) } == ["have", "have", "has", "have", "have", "have"])
  }

  @Test func `only the third person singular has an ending`() {
    #expect(Person.all.map { forms.verb("try", .present($0)) } == ["try", "try", "tries", "try", "try", "try"])
    #expect(Person.all.allSatisfy { forms.verb("try", .past($0)) == "tried" })
    #expect(forms.verb("go", .present(.thirdSingular)) == "goes")
    #expect(forms.verb("do", .present(.thirdSingular)) == "does")
    #expect(forms.verb("try", .infinitive) == "try")
    #expect(forms.verb("try", .subjunctive(.thirdSingular)) == "try")
  }

  @Test func `verbs without endings borrow what they lack`() {
    #expect(forms.verb("can", .present(.thirdSingular)) == "can")
    #expect(forms.verb("can", .past(.thirdSingular)) == "could")
    #expect(forms.verb("can", .conditional(.secondSingular)) == "could")
    #expect(forms.verb("can", .future(.firstSingular)) == "will be able to")
    #expect(forms.verb("must", .past(.firstSingular)) == "had to")
    #expect(forms.verb("must", .future(.firstSingular)) == "will have to")
    #expect(forms.verb("sing", .future(.firstSingular)) == "will sing")
    #expect(forms.verb("like", .conditional(.firstSingular)) == "would like")
  }

  @Test func `phrases change in their first word`() {
    #expect(forms.verb("wake up", .past(.firstSingular)) == "woke up")
    #expect(forms.verb("ride a bike", .past(.firstSingular)) == "rode a bike")
    #expect(forms.verb("lie down", .past(.firstSingular)) == "lay down")
    #expect(forms.verb("lie down", .gerund) == "lying down")
    #expect(forms.verb("have to", .present(.thirdSingular)) == "has to")
    #expect(forms.verb("brush teeth", .present(.thirdSingular)) == "brushes teeth")
    #expect(forms.verb("there is", .past(.firstSingular)) == "there is")
  }

  /// Each verb of the cases, in the form that its sentence has.
  @Test(arguments: [
    "want wanted", "knit knitting", "lie lying", "bleed bleeding", "sit sitting", "hop hopped", "melt melting",
    "hatch hatched", "giggle giggling", "sink sank", "chew chewing", "pop popped", "rake raking", "drip dripping",
    "growl growled", "choke choked", "spill spilled", "drop dropped", "dream dreamed", "save saved", "choose chose",
  ])
  func `verbs of the cases have the forms that occur there`(line: String) {
    let words = line.split(separator: " ").map(String.init)
    let made = [forms.verb(words[0], .gerund), forms.verb(words[0], .past(.thirdSingular))]
    #expect(made.contains(words[1]))
  }

  // MARK: - Nouns

  @Test(arguments: [
    "ball balls", "bus buses", "glass glasses", "box boxes", "dish dishes", "sandwich sandwiches", "stomach stomachs",
    "quiz quizzes", "baby babies", "toy toys", "monkey monkeys", "photo photos", "piano pianos", "radio radios",
    "potato potatoes", "tomato tomatoes", "hero heroes", "mosquito mosquitoes", "house houses", "cookie cookies",
    "roof roofs", "belief beliefs", "giraffe giraffes", "octopus octopuses", "prosthesis prostheses", "tree trees",
  ])
  func `plurals are spelt by rule`(line: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(forms.plural(ofNoun: words[0]) == words[1])
    #expect(forms.plural(ofNoun: words[1]) == words[1])
  }

  @Test(arguments: [
    "man men", "woman women", "child children", "person people", "foot feet", "tooth teeth", "mouse mice",
    "goose geese",
    "louse lice", "ox oxen", "die dice", "knife knives", "leaf leaves", "wolf wolves", "calf calves", "loaf loaves",
    "shelf shelves", "half halves", "thief thieves", "wife wives", "scarf scarves", "life lives", "sheep sheep",
    "fish fish", "deer deer", "snowman snowmen", "policewoman policewomen", "grandchild grandchildren",
    "salesperson salespeople", "jellyfish jellyfish", "bookshelf bookshelves", "human humans", "blouse blouses",
    "mongoose mongooses", "scissors scissors", "pants pants", "noodles noodles", "series series", "Chinese Chinese",
  ])
  func `irregular plurals, alone and in compounds`(line: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(forms.plural(ofNoun: words[0]) == words[1])
  }

  @Test(arguments: [
    ("teddy bear", "teddy bears"), ("butter knife", "butter knives"), ("mother-in-law", "mothers-in-law"),
    ("cup of tea", "cups of tea"), ("sheet of paper", "sheets of paper"), ("merry-go-round", "merry-go-rounds"),
    ("Child", "Children"), ("Monday", "Mondays"), ("TV", "TVs"), ("CHILDREN", "CHILDREN"), ("b", "b's"), ("5", "5s"),
    ("zorbax", "zorbaxes"), ("", ""), ("🎈", "🎈s"),
  ])
  func `phrases, capitals and signs have plurals too`(noun: String, plural: String) {
    #expect(forms.plural(ofNoun: noun) == plural)
  }

  @Test func `people who are she are known by their word`() {
    for noun in [
      "mom", "Mom", "girl", "grandmother", "best girl", "waitress", "policewoman", "mother-in-law", "Anna", "Lucy",
    ] {
      #expect(forms.gender(ofNoun: noun) == .feminine, "\(noun)")
    }
    for noun in ["dad", "boy", "teacher", "table", "sofa", "father-in-law", "Tom", "Ben", "TA", "Joshua"] {
      #expect(forms.gender(ofNoun: noun) == .masculine, "\(noun)")
    }
  }

  // MARK: - Adjectives

  @Test func `adjectives keep their form, determiners of place have a plural`() {
    for number in Number.allCases {
      #expect(forms.adjective("red", feminine: nil, .feminine, number) == "red")
      #expect(forms.adjective("tired", feminine: nil, .masculine, number) == "tired")
    }
    #expect(forms.adjective("this", feminine: nil, .masculine, .plural) == "these")
    #expect(forms.adjective("That", feminine: nil, .feminine, .plural) == "Those")
    #expect(forms.adjective("this", feminine: nil, .masculine, .singular) == "this")
    #expect(forms.adjective("blond", feminine: "blonde", .feminine, .singular) == "blonde")
  }

  @Test(arguments: [
    "tall taller tallest", "big bigger biggest", "hot hotter hottest", "wet wetter wettest", "red redder reddest",
    "nice nicer nicest", "free freer freest", "happy happier happiest", "dry drier driest", "shy shyer shyest",
    "gray grayer grayest", "narrow narrower narrowest", "simple simpler simplest", "quiet quieter quietest",
    "lonely lonelier loneliest", "unhappy unhappier unhappiest", "good better best", "bad worse worst",
    "far farther farthest", "new newer newest", "Big Bigger Biggest",
  ])
  func `short adjectives compare with endings`(line: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(forms.comparative(of: words[0]) == words[1])
    #expect(forms.superlative(of: words[0]) == words[2])
  }

  @Test(arguments: [
    "interesting", "beautiful", "tired", "scared", "bored", "careful", "fun", "afraid", "boring", "famous", "wrong",
  ])
  func `long adjectives and participles compare with more and most`(adjective: String) {
    #expect(forms.comparative(of: adjective) == "more \(adjective)")
    #expect(forms.superlative(of: adjective) == "most \(adjective)")
  }

  // MARK: - Unknown words

  @Test func `words that are said as verbs look like verbs`() {
    for verb in [
      "hop", "roar", "juggle", "giggle", "melt", "concentrate", "paddle", "organize", "simplify", "rebuild", "eat",
    ] {
      #expect(forms.looksLikeVerb(verb), "\(verb)")
    }
    for word in ["igloo", "mermaid", "tent", "bear", "chocolate", "plate", "muddy", "zorbax", "exercise-book", "", "x"]
    {
      #expect(!forms.looksLikeVerb(word), "\(word)")
    }
  }

  @Test(arguments: ["", " ", "é", "🎈", "1", "qu", "-", String(repeating: "ab", count: 5_000)])
  func `any text has forms`(text: String) {
    for form in [VerbForm.gerund, .participle, .present(.thirdSingular), .past(.firstSingular)] {
      #expect(forms.verb(text, form).utf8.count >= text.utf8.count)
    }
    #expect(forms.plural(ofNoun: text).utf8.count >= text.utf8.count)
    #expect(forms.comparative(of: text).utf8.count >= text.utf8.count)
    _ = forms.gender(ofNoun: text)
  }
}
