public import TagarelaKit

/// The words of one language with what they do in sentences, from all vocabularies and from the grammar's own list of
/// little words.
public struct WordBook: Sendable {
  private var entries: [String: [Entry]] = [:]
  private var unaccented: [String: String] = [:]
  private var letters: Set<String> = []
  /// The first word of each concept.
  private var concepts: [String: Entry] = [:]
  /// Nouns of several words by those of them that are no prepositions: cadeira rodas.
  private var compounds: [String: String] = [:]
  /// The word between the last two of several.
  private(set) var and: Term?
  private let names: FirstNames
  private let particles: Set<String>
  private let reflexives: [String]
  private let forms: any WordForms
  private let baseForms: @Sendable (String) -> [String]
  private let plain: @Sendable (String) -> String?

  /// - Parameters:
  ///   - little: what vocabularies can't say: pronouns with their person and gender, what else is a question or a negation.
  ///     They go before words of the vocabulary that are written alike.
  ///   - aliases: forms and contractions of little words, with the word that they are of: minha, of meu.
  ///   - names: of people, where the word is no other.
  ///   - particles: that make verbs of two words, which are one though they were pointed at one by one: turn off.
  ///   - reflexives: what verbs of what one does to oneself end in, where people say them without: sentar, sentarse.
  ///   - baseForms: of ``Language``.
  ///   - plain: a reflexive verb without its pronoun, so that it is known where the other is; nil for other words.
  public init(
    _ lexicon: Lexicon, language: String, little: [Entry], aliases: [String: String] = [:],
    names: FirstNames, particles: Set<String> = [], reflexives: [String] = [], forms: any WordForms,
    baseForms: @escaping @Sendable (String) -> [String], plain: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.names = names
    self.particles = particles
    self.reflexives = reflexives
    self.forms = forms
    self.baseForms = baseForms
    self.plain = plain
    for var entry in little {
      entry.priority = -1
      add(entry, as: entry.text)
    }
    let reader = ConceptReader(lexicon, language: language, forms: forms)
    for concept in lexicon.concepts {
      for (text, entry) in reader.entries(of: concept) {
        add(entry, as: text)
        if concepts[concept.key] == nil { concepts[concept.key] = entry }
      }
      if concept.key == "and", let word = concept.words[language]?.first?.text {
        and = Term(word, entries[word]?.first)
      }
      if concept.wordClass == .letter {
        letters.formUnion(concept.words[language]?.map { $0.text.lowercased() } ?? [])
      }
    }
    add(aliases)
    addCompounds()
  }

  private mutating func addCompounds() {
    for (text, found) in entries {
      guard text.contains(" "), let noun = found.first, noun.role == .noun else { continue }
      let words = text.split { $0 == " " || $0 == "'" }.map(String.init)
      let content = words.filter { word in word.count > 1 && !isLittle(word) }
      guard content.count == 2, words.count > 2 else { continue }
      let key = content.joined(separator: " ")
      if let other = compounds[key], let known = entries[other]?.first,
        (known.priority, other) < (noun.priority, text)
      {
        continue
      }
      compounds[key] = text
    }
  }

  private func isLittle(_ word: String) -> Bool {
    switch entries[word]?.first?.role {
    case .preposition, .article: true
    default: false
    }
  }

  /// The noun that two words are with a little one between them, where each may stand in the singular; pains also the other
  /// way round, and where the second word says nothing alone: cabeça dor, autobús parada.
  func compound(_ words: [String]) -> String? {
    guard words.count == 2 else { return nil }
    let first = words[0].lowercased()
    let second = words[1].lowercased()
    if let found = compounds[first + " " + second] ?? compounds[first + " " + forms.plural(ofNoun: second)] {
      return found
    }
    guard let other = compounds[second + " " + first], let noun = entries[other]?.first,
      noun.marks.contains("ache") || entries[first]?.first?.role == .noun && entries[second] == nil
    else {
      return nil
    }
    return other
  }

  /// A verb with what belongs to it, which stands there alone as well: turn off.
  func isOfParticle(_ verb: Entry) -> Bool {
    let words = verb.text.split(separator: " ")
    return words.count == 2 && particles.contains(String(words[1]))
  }

  private mutating func add(_ aliases: [String: String]) {
    for (alias, word) in aliases {
      guard let entry = entries[word]?.first, entries[alias]?.contains(where: { $0.role == entry.role }) != true else {
        continue
      }
      entries[alias, default: []].insert(entry, at: 0)
    }
  }

  private mutating func add(_ entry: Entry, as text: String) {
    let key = text.lowercased()
    let isKnown = entries[key]?.contains { $0.role == entry.role && $0.concept == entry.concept } ?? false
    if isKnown { return }
    let place = entries[key]?.firstIndex { $0.priority > entry.priority } ?? entries[key]?.count ?? 0
    entries[key, default: []].insert(entry, at: place)
    let folded = key.folded
    if folded != key, unaccented[folded] == nil { unaccented[folded] = key }
  }

  /// What a word may be, likeliest first; empty for one that nobody knows.
  public func entries(for word: String) -> [Entry] {
    let key = word.lowercased()
    if let found = entries[key] { return found }
    if let number = Entry(digits: key) { return [number] }
    if key.contains(" "), let found = entries[key.replacing(" ", with: "-")] { return found }
    let folded = key.folded
    if folded == key, let accented = unaccented[folded], let found = entries[accented] { return found }
    // Written with another accent: adéu, adeu; but not with another letter, a c with a cedilla.
    if folded != key, key.count > 3, !key.contains("\u{E7}"), let found = entries[folded] { return found }
    if let plain = plain(key), let verb = entries[plain]?.first(where: { $0.role == .verb }) {
      var entry = verb
      entry.text = key
      return [entry]
    }
    if let reflexive = reflexives.lazy.compactMap({ self.entries[key + $0]?.first { $0.role == .verb } }).first {
      return [reflexive]
    }
    let forms = inflected(key)
    return forms.isEmpty ? name(key).map { [$0] } ?? [] : forms
  }

  /// Whoever is called so, though the word may be another as well.
  func name(_ word: String) -> Entry? { names.entry(for: word) }

  /// What a word that was pointed at may be: what it stands for, where that is known and the language has the word for it.
  public func entries(for word: PointedWord) -> [Entry] {
    let entries = entries(for: word.text)
    guard let concept = word.concept else { return entries }
    // Little words have no concept and say more than it.
    let meant = entries.filter { entry in
      entry.concept == concept
        || entry.concept.isEmpty && entry.priority < 0 && ![.noun, .verb, .adjective].contains(entry.role)
    }
    return meant.isEmpty ? entries : meant
  }

  func gerund(of verb: String) -> String { forms.verb(verb, .gerund) }

  /// The word by which a concept is named.
  func word(of concept: String) -> Entry? { concepts[concept] }

  /// Whether it is a letter of the vocabulary: no part of a sentence, but nothing that nobody knows.
  func isLetter(_ word: String) -> Bool { letters.contains(word.lowercased()) }

  func looksLikeVerb(_ word: String) -> Bool { forms.looksLikeVerb(word) }

  /// Whether nothing is known of a word: in no vocabulary, no letter, and no verb of the language.
  func isUnknown(_ term: Term) -> Bool {
    term.entry == nil && !isLetter(term.said) && !forms.knowsVerb(term.said)
  }

  /// What a word as it is written in the vocabulary may be.
  func known(_ word: String) -> [Entry] {
    let key = word.lowercased()
    return entries[key] ?? (key.contains(" ") ? entries[key.replacing(" ", with: "-")] : nil) ?? []
  }

  /// Infinitives, those of verbs of several words too, likeliest first.
  var verbs: [String] {
    var found: [String: Int] = [:]
    for entry in entries.values.joined() where entry.role == .verb {
      guard let verb = entry.text.split(separator: " ").first else { continue }
      found[String(verb)] = min(found[String(verb)] ?? .max, entry.priority)
    }
    return found.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  /// The noun of which a word that no vocabulary has is the plural.
  func singular(of word: String) -> String? {
    let key = word.lowercased()
    guard entries[key] == nil else { return nil }
    for base in baseForms(key.folded) {
      for entry in written(base) where entry.role == .noun && !entry.isPlural {
        if forms.plural(ofNoun: entry.text).lowercased() == key { return entry.text }
      }
    }
    return nil
  }

  /// The words that are written so, with accents and without.
  private func written(_ folded: String) -> [Entry] {
    (entries[folded] ?? []) + (unaccented[folded].flatMap { entries[$0] } ?? [])
  }

  /// A word that was pointed at in another form than the vocabulary's.
  private func inflected(_ key: String) -> [Entry] {
    for base in baseForms(key.folded) {
      for var entry in written(base) {
        switch entry.role {
        case .noun where forms.plural(ofNoun: entry.text).lowercased() == key:
          entry.isPlural = true
          entry.text = key
          return [entry]
        case .noun where isFemale(key, entry):
          // Gata, of gato.
          entry.gender = .feminine
          entry.text = key
          return [entry]
        case .possessive where isAgreeing(key, entry): return [entry]
        case .adjective: return written(base).filter { $0.role == .adjective }
        case .verb where Self.isForm(key, of: entry.text, forms):
          guard forms.verb(entry.text, .participle) == key else { return [entry] }
          // Hidden: what somebody has done, or how it is.
          var state = Entry(key, .adjective)
          state.kinds = ["state"]
          return [entry, state]
        default: continue
        }
      }
    }
    // One of what vocabularies give in the plural: glove, of gloves.
    let plural = entries[forms.plural(ofNoun: key)]?.first { $0.role == .noun && $0.isPlural && $0.text != key }
    return plural.map { plural in
      var entry = plural
      entry.text = key
      entry.isPlural = false
      return [entry]
    } ?? []
  }

  /// The adjectives of which a word is a form, though it is a word of its own as well: alta, of alto.
  func adjectives(written word: String) -> [Entry] {
    let key = word.lowercased()
    return baseForms(key.folded).lazy.map { base in
      self.written(base).filter { $0.role == .adjective && self.isAgreeing(key, $0) }
    }.first { !$0.isEmpty } ?? []
  }

  private func isFemale(_ key: String, _ entry: Entry) -> Bool {
    entry.gender == .masculine && entry.isKind("animal", "person")
      && forms.adjective(entry.text, feminine: nil, .feminine, .singular) == key
  }

  private func isAgreeing(_ key: String, _ entry: Entry) -> Bool {
    Gender.allCases.contains { gender in
      Number.allCases.contains { forms.adjective(entry.text, feminine: entry.feminine, gender, $0) == key }
    }
  }

  private static func isForm(_ key: String, of verb: String, _ forms: any WordForms) -> Bool {
    let simple: [VerbForm] = [.gerund, .participle]
    return (simple + Person.all.flatMap { [.present($0), .past($0), .imperfect($0), .imperative($0)] })
      .contains { forms.verb(verb, $0) == key }
  }
}
