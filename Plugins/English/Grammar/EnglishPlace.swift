import Sentences
import TagarelaKit

/// A noun's place in a clause: the preposition and the determiner that it gets there.
struct EnglishPlace {
  let complement: Complement
  let phrase: VerbPhrase?
  let context: EnglishVerbPhrases
  let role: VerbFrame.Role?

  init(_ complement: Complement, _ phrase: VerbPhrase?, _ context: EnglishVerbPhrases) {
    self.complement = complement
    self.phrase = phrase
    self.context = context
    role = complement.role
  }

  var noun: NounPhrase { complement.noun ?? NounPhrase() }
  var entry: Entry? { noun.head?.entry }
  var word: String { entry?.text ?? "" }
  var verb: String { phrase.map { context.base($0) } ?? "" }
  var isSomebody: Bool { noun.isPerson || EnglishLists.isCalled(noun) }

  // MARK: - Preposition

  var preposition: String {
    if let said = complement.preposition {
      return said.text.hasSuffix(" the") ? String(said.text.dropLast(4)) : said.text
    }
    if entry?.isKind("time") == true, role == nil || role == .place { return timePreposition }
    if role == .state, entry?.isKind("time") == true, context.subject?.head?.entry?.isKind("event") == true,
      noun.belonging.isEmpty
    {
      return timePreposition
    }
    switch role {
    case .object: return objectPreposition
    case .recipient: return recipientPreposition
    case .destination: return destinationPreposition
    case .origin: return EnglishLists.originPrepositions[verb] ?? "from"
    case .place: return placePreposition
    case .companion: return ["talk", "speak"].contains(verb) ? "to" : "with"
    case .instrument where verb == "choke" || isOnPhone: return "on"
    case .instrument: return entry?.isKind("vehicle") == true && noun.determiners.isEmpty ? "by" : "with"
    case .topic: return EnglishLists.objectPrepositions[verb] ?? "about"
    case .beneficiary: return "for"
    case .state, .action, .manner: return entry?.isKind("place") == true ? placePreposition : ""
    case nil: return otherPreposition
    }
  }

  var objectPreposition: String {
    if verb == "play" {
      if isSomebody || entry?.kinds.first == "toy" || entry?.isKind("animal") == true || noun.pronoun != nil {
        return "with"
      }
      return entry?.isKind("toy") == true && entry?.isKind("game") != true ? "with" : ""
    }
    if ["win", "lose"].contains(verb), entry?.isKind("game") == true, entry?.isMass == true { return "at" }
    if verb == "pay" {
      return entry?.isKind("money") == true || entry?.concept == "bill" || isSomebody ? "" : "for"
    }
    if verb == "talk" || verb == "speak" { return entry?.isKind("language") == true ? "" : isSomebody ? "to" : "about" }
    if verb == "go" { return destinationPreposition }
    if ["shout", "yell", "scream"].contains(verb), !isSomebody { return "" }
    if verb == "thank", phrase?.complements.contains(where: { $0.role == .recipient }) != true { return "" }
    return EnglishLists.objectPrepositions[verb] ?? ""
  }

  /// To whom: nothing before what is given, to or for after it.
  var recipientPreposition: String {
    if let preposition = EnglishLists.recipientPrepositions[verb] {
      if EnglishLists.givingVerbs.contains(verb), isBeforeObject { return "" }
      return preposition
    }
    guard EnglishLists.givingVerbs.contains(verb) else {
      return verb != "thank" && phrase?.complements.contains { $0.role == .object } == true ? "for" : ""
    }
    guard let phrase, phrase.complements.contains(where: { $0.role == .object }) else {
      return ["read", "sing", "write", "sell", "throw", "bring"].contains(verb) ? "to" : ""
    }
    return isBeforeObject ? "" : EnglishLists.forVerbs.contains(verb) ? "for" : "to"
  }

  var isBeforeObject: Bool {
    guard let complements = phrase?.complements, let object = complements.firstIndex(where: { $0.role == .object }),
      let own = complements.firstIndex(where: { $0.role == .recipient })
    else { return false }
    return own < object
  }

  var destinationPreposition: String {
    if EnglishLists.placeAdverbs.contains(word), noun.determiners.isEmpty { return "" }
    if ["put", "place", "spill", "glue", "stick", "hang", "throw"].contains(verb) {
      return isSurface ? "on" : verb == "throw" ? "into" : "in"
    }
    if ["sit", "sit down", "lie", "lie down", "go shopping"].contains(verb) { return placePreposition }
    if EnglishLists.isOuting(word) || EnglishLists.breaks.contains(word) { return "on" }
    return EnglishLists.destinationPrepositions[verb] ?? "to"
  }

  var isSurface: Bool {
    if entry?.isKind("container") == true, !["plate", "tray"].contains(word) { return false }
    return EnglishLists.onPlaces.contains(word) || entry?.isKind("body") == true || word == "bed"
  }

  /// One talks on the phone.
  var isOnPhone: Bool {
    ["talk", "speak"].contains(verb) && ["phone", "cell-phone"].contains(entry?.concept)
  }

  var placePreposition: String {
    if entry?.marks.contains("around") == true, phrase?.frame?.marks.contains("motion") == true { return "around" }
    if entry?.isKind("game") == true { return "at" }
    if EnglishLists.placeAdverbs.contains(word), word != "home" { return "" }
    if word == "bed" { return ["sit", "sit down", "jump", "put", "play"].contains(verb) ? "on" : "in" }
    if verb == "swim", word != "beach" { return "in" }
    // A book is on the table at which people are.
    if word == "table", verb == "be",
      context.subject.map({ !$0.isPerson && $0.pronoun == nil && !EnglishLists.isCalled($0) }) == true
    {
      return "on"
    }
    if EnglishLists.onPlaces.contains(word),
      !(EnglishLists.atPlaces.contains(word) && !EnglishLists.sittingVerbs.contains(verb))
    {
      return "on"
    }
    // Who works at a hospital isn't in it as a patient is.
    if verb == "be", EnglishLists.staying.contains(word) { return "in" }
    return EnglishLists.atPlaces.contains(word) ? "at" : "in"
  }

  var timePreposition: String {
    if noun.determiners.contains(where: { term in
      switch term.role {
      case .demonstrative, .ordinal, .quantity(.each), .quantity(.all): true
      default: ["next", "last", "every"].contains(term.text)
      }
    }) {
      return ""
    }
    if isAgo { return "" }
    if EnglishLists.spans.contains(word) { return verb == "last" || verb == "be" || verb == "need" ? "" : "for" }
    if EnglishLists.atTimes.contains(word) { return "at" }
    if EnglishLists.inTimes.contains(word) || EnglishLists.months.contains(word) { return "in" }
    if EnglishLists.onTimes.contains(word) || word.hasSuffix("day") || word.hasSuffix("Day") { return "on" }
    return verb == "last" || verb == "be" ? "" : "at"
  }

  /// Two years ago.
  private var isAgo: Bool {
    guard let complements = phrase?.complements,
      let own = complements.firstIndex(where: { $0.noun?.head?.said == noun.head?.said }),
      complements.indices.contains(own + 1), case .adverb(let term) = complements[own + 1].content
    else { return false }
    return term.text == "ago"
  }

  var otherPreposition: String {
    guard let entry, noun.pronoun == nil else { return "" }
    if verb == "be", phrase?.isExistence == false { return entry.isKind("place") ? placePreposition : "" }
    if isSomebody { return "with" }
    if entry.isKind("place") || phrase?.isExistence == true { return placePreposition }
    if entry.isKind("vehicle") { return "by" }
    if entry.isKind("furniture", "container") { return placePreposition }
    if entry.isKind("tool") { return "with" }
    if entry.isKind("meal") { return "for" }
    return EnglishLists.objectPrepositions[verb] ?? ""
  }
}
