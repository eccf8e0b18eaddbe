public import TagarelaKit

/// Reads what was pointed at: greetings, clauses and their connectors.
public struct UtteranceReader: Sendable {
  private let book: WordBook
  private let ownersComeFirst: Bool
  private let that: String?
  private let telling: FewWordsTelling?
  private let articles: [String: SaidArticle]
  private let choose: @Sendable ([[Term]], SentenceRequest) -> [[Term]]

  /// - Parameters:
  ///   - ownersComeFirst: of several nouns before a verb the first has the next: Mom's back hurts.
  ///   - that: what goes between to have and what one has to do; nil where nothing does.
  ///   - telling: how what few words leave out is said; nil to leave it out.
  ///   - articles: forms of them, those that melted with a preposition too.
  ///   - choose: what each word is, in a language that tells by its place whether one is a verb or a noun; gets the
  ///     readings of all words, likeliest first, and may put in words that were left out.
  public init(
    _ book: WordBook, ownersComeFirst: Bool = false, that: String? = nil, telling: FewWordsTelling? = nil,
    articles: [String: SaidArticle] = [:],
    choose: @escaping @Sendable ([[Term]], SentenceRequest) -> [[Term]] = { readings, _ in readings }
  ) {
    self.book = book
    self.ownersComeFirst = ownersComeFirst
    self.that = that
    self.telling = telling
    self.articles = articles
    self.choose = choose
  }

  public func read(_ request: SentenceRequest) -> Utterance {
    var readings = SaidArticle.parted(merged(request.words).map(terms), articles, book)
    let unknown = readings.compactMap { terms in terms.first.flatMap { book.isUnknown($0) ? $0.said : nil } }
    dropObligation(&readings)
    let isLeftOut = telling != nil && !request.words.contains { $0.role != nil }
    var utterance = utterance(readings, request, isLeftOut ? .whole : nil)
    if isLeftOut, let two = Halves(readings, request, utterance).best({ self.utterance($0, request, $1) }) {
      utterance = two
    } else if isLeftOut, request.isPlain, utterance.clauses.contains(where: \.isInvented) {
      utterance = Utterance(listing: readings)
    }
    utterance.unknown = unknown
    return utterance
  }

  /// - Parameter part: of what was said, where what was left out is to be put in.
  private func utterance(_ readings: [[Term]], _ request: SentenceRequest, _ part: FewWords.Part?) -> Utterance {
    var utterance = Utterance()
    var readings = readings
    if let telling, let part {
      var calls = Calls(readings, request)
      utterance.isOrder = calls.take()
      var few = FewWords(book, telling, request, part, after: calls.choices)
      few.isOrder = utterance.isOrder
      readings = few.completed(calls.words)
      utterance.isOrder = utterance.isOrder || few.isOrder
      utterance.isAsked = few.isAsked
      utterance.isGoingOn = few.isGoingOn
    }
    readings = choose(readings, request)
    takePlease(&readings, &utterance)
    takeOpenings(&readings, &utterance, isImperative: request.isImperative)
    for part in divided(readings) {
      var reader = ClauseReader(
        part.readings, and: book.and, looksLikeVerb: book.looksLikeVerb,
        ownersComeFirst: ownersComeFirst)
      var clause = reader.read()
      clause.connector = part.connector
      clause.tense = tense(of: part.readings) ?? tenseBefore(part, utterance.clauses.last)
      clause.isOrder = utterance.isOrder
      clause.isGoingOn = utterance.isGoingOn
      utterance.clauses.append(clause)
    }
    share(&utterance)
    return utterance
  }

  private func terms(_ word: PointedWord) -> [Term] {
    readings(word).map { term in
      var term = term
      term.chosenRole = word.role
      return term
    }
  }

  private func readings(_ word: PointedWord) -> [Term] {
    let entries = book.entries(for: word)
    // Rex is no kind of thing, in whatever category a clinic has put him.
    let wordClass = word.wordClass == .noun && word.isWrittenLikeName ? .name : word.wordClass
    if entries.isEmpty, let entry = Entry(word.text, as: wordClass) { return [Term(word.text, entry)] }
    // Pau is somebody, though pau is a thing.
    if let name = name(word, entries) { return [Term(word.text, name)] }
    // Clara is somebody, though clara is a form of an adjective.
    let isForm = entries.allSatisfy { $0.role == .adjective && $0.text != word.text.lowercased() }
    if isForm, word.concept == nil, word.text.first?.isUppercase ?? false {
      return [Term(word.text, Entry(word.text, .name))]
    }
    return entries.isEmpty ? [Term(word.text, nil)] : entries.map { Term(word.text, $0) }
  }

  /// Written like a name among words that aren't, as nothing that is written so.
  private func name(_ word: PointedWord, _ entries: [Entry]) -> Entry? {
    guard word.isOnlySpelt, word.text.first?.isUppercase == true, word.text.dropFirst().contains(where: \.isLowercase),
      word.text.allSatisfy(\.isLetter), let first = entries.first,
      !entries.contains(where: { $0.text.first?.isUppercase == true })
    else { return nil }
    if first.role == .noun {
      guard !first.isKind("person", "time", "event", "animal") else { return nil }
      return book.name(word.text) ?? (first.isPlural && !first.isKind("place") ? Entry(word.text, as: .name) : nil)
    }
    // Caio, though caio is a form of a verb; Rosa, though pink is rosa.
    return first.role == .adjective || first.text != word.text.lowercased() ? book.name(word.text) : nil
  }

  /// Words that are one symbol's when said together, like `tener ganas`.
  private func merged(_ words: [PointedWord]) -> [PointedWord] {
    var result: [PointedWord] = []
    var index = 0
    var words = words.map { word in
      var word = word
      if word.isOnlySpelt { word.text = word.text.replacing("_", with: " ") }
      return word
    }.filter { !$0.text.allSatisfy(\.isWhitespace) }
    words = joiningParticles(words)
    while index < words.count {
      let longest = (2...3).reversed().first { count in
        guard index + count <= words.count, words[index..<index + count].allSatisfy(\.isOnlySpelt) else { return false }
        let found = book.known(whole(words[index..<index + count]))
        // The bus stops: the only verb isn't part of a noun.
        if found.first?.role == .noun, takesOnlyVerb(words, index..<index + count) { return false }
        // I see you, I want to see you: the greeting is said alone or after another.
        if found.first?.role == .exclamation, index > 0, tellsOfSomebody(words[index - 1]), mayBeVerb(words[index]) {
          return false
        }
        // Not what only says in one symbol what the words say by themselves: no querer, tener hambre.
        if found.contains(where: {
          $0.role == .verb
            && ($0.concept == "hurt" || count == 3 && joinsLittleWords(words[index + 1], words[index + 2])
              || $0.frame?.marks.contains("modal") == true
              || $0.frame?.marks.contains("warned") == true && $0.text.contains(" ") || book.isOfParticle($0))
        }) {
          return true
        }
        return found.contains { $0.role != .adjective && $0.role != .verb && $0.role != .saying }
      }
      let count = longest ?? 1
      result.append(count == 1 ? words[index] : PointedWord(whole(words[index..<index + count])))
      index += count
    }
    return result
  }

  /// Echar de menos: neither of the words behind the verb says what it does.
  private func joinsLittleWords(_ first: PointedWord, _ second: PointedWord) -> Bool {
    book.known(first.text).contains { $0.role == .preposition }
      && !book.known(second.text).contains { [.noun, .verb, .adjective].contains($0.role) }
  }

  /// Turn TV off: what belongs to the verb goes to it.
  private func joiningParticles(_ words: [PointedWord]) -> [PointedWord] {
    var words = words
    for index in words.indices.dropLast(2) where index + 3 == words.count {
      let parts = [words[index], words[index + 2]]
      guard parts.allSatisfy(\.isOnlySpelt), book.known(words[index + 1].text).contains(where: { $0.role == .noun }),
        book.known(parts.map(\.text).joined(separator: " ")).contains(where: {
          $0.role == .verb && book.isOfParticle($0)
        })
      else { continue }
      words.swapAt(index + 1, index + 2)
    }
    return words
  }

  /// Several words as a vocabulary writes them, which may have a little one between them: cadeira roda, cadeira de rodas.
  private func whole(_ words: ArraySlice<PointedWord>) -> String {
    let said = words.map(\.text).joined(separator: " ")
    guard words.count == 2, book.known(said).isEmpty else { return said }
    return book.compound(words.map(\.text)) ?? said
  }

  /// Whether somebody is named, or something done, before which a greeting isn't said.
  private func tellsOfSomebody(_ word: PointedWord) -> Bool {
    let found = book.known(word.text)
    return found.isEmpty
      || found.contains { entry in
        if case .pronoun = entry.role { true } else { [.noun, .name, .verb].contains(entry.role) }
      }
  }

  private func mayBeVerb(_ word: PointedWord) -> Bool { book.known(word.text).contains { $0.role == .verb } }

  /// Whether a noun of several words would have the only word that may be a verb.
  private func takesOnlyVerb(_ words: [PointedWord], _ place: Range<Int>) -> Bool {
    place.dropFirst(place.lowerBound > 0 ? 0 : 1).contains { mayBeVerb(words[$0]) }
      && !words.indices.contains { !place.contains($0) && mayBeVerb(words[$0]) }
  }

  /// To have *that* study: the grammar puts the word in itself.
  private func dropObligation(_ readings: inout [[Term]]) {
    guard let that else { return }
    for index in readings.indices.dropLast().dropFirst().reversed()
    where readings[index].contains(where: { $0.role == .connector && $0.text == that }) {
      let isObliged = readings[index - 1].first?.entry?.concept == "have"
      if isObliged, readings[index + 1].first?.role == .verb { readings.remove(at: index) }
    }
  }

  private func takePlease(_ readings: inout [[Term]], _ utterance: inout Utterance) {
    guard let index = readings.firstIndex(where: { $0.contains { $0.role == .please } }),
      let word = readings[index].first(where: { $0.role == .please })
    else { return }
    utterance.please = Utterance.Please(word: word, isFirst: index == 0 && readings.count > 1)
    readings.remove(at: index)
  }

  private func takeOpenings(_ readings: inout [[Term]], _ utterance: inout Utterance, isImperative: Bool) {
    while let first = readings.first?.first {
      if first.role == .exclamation || first.role == .saying {
        utterance.openings.append(.word(first))
        readings.removeFirst()
      } else if first.role == .negation, readings.count > 1,
        readings[1].first.map({ $0.role == .exclamation || $0.role == .saying }) ?? false
      {
        // No, thank you.
        utterance.openings.append(.word(first))
        readings.removeFirst()
      } else if !utterance.openings.isEmpty, let vocative = vocative(readings) {
        utterance.openings.append(.vocative(vocative.phrase))
        readings.removeFirst(vocative.count)
      } else {
        return
      }
    }
  }

  /// Whom a greeting is for: a person that is not the subject of what follows.
  private func vocative(_ readings: [[Term]]) -> (phrase: NounPhrase, count: Int)? {
    var reader = PhraseReader(readings)
    guard let phrase = reader.nounPhrase(), phrase.isPerson || phrase.isName, phrase.pronoun == nil else { return nil }
    let count = reader.index
    let isFollowedByVerb = readings.indices.contains(count) && readings[count].contains { $0.role == .verb }
    return isFollowedByVerb ? nil : (phrase, count)
  }

  private struct Part {
    var connector: Term?
    var readings: [[Term]]
  }

  /// At connectors, and at coordinators where a new clause begins.
  private func divided(_ readings: [[Term]]) -> [Part] {
    var parts = [Part(connector: nil, readings: [])]
    for (index, reading) in readings.enumerated() {
      if index == 0, readings.count > 1, let connector = reading.first(where: { $0.role == .connector }),
        reading.first?.role == .connector || hasMain(readings)
      {
        parts[0].connector = connector
        continue
      }
      if parts.count == 1, parts[0].connector != nil, isMain(readings, at: index, after: parts[0].readings) {
        parts.append(Part(connector: nil, readings: [reading]))
        continue
      }
      if let connector = reading.first, connector.role == .connector || connector.role == .coordinator, index > 0,
        begins(readings, at: index + 1, after: parts[parts.count - 1].readings, connector)
      {
        parts.append(Part(connector: connector, readings: []))
      } else if asksInside(readings, at: index) || wishes(reading, after: parts[parts.count - 1].readings) {
        parts.append(Part(connector: nil, readings: [reading]))
      } else {
        parts[parts.count - 1].readings.append(reading)
      }
    }
    return parts
  }

  /// Whether what begins with a word like when is followed by a clause of its own, so that it asks nothing.
  private func hasMain(_ readings: [[Term]]) -> Bool {
    readings.indices.dropFirst(2).contains { isMain(readings, at: $0, after: Array(readings[1..<$0])) }
  }

  /// If it rains *we* stay at home: what follows a verb and is one or is followed by one.
  private func isMain(_ readings: [[Term]], at index: Int, after before: [[Term]]) -> Bool {
    let isVerb = { (reading: [Term]) in reading.first?.role == .verb }
    guard let verb = before.last(where: isVerb) else { return false }
    if isVerb(readings[index]) {
      return !(verb.first?.entry?.frame?.complements.contains { $0.role == .action } ?? false)
    }
    var reader = PhraseReader(readings, from: index)
    guard let phrase = reader.nounPhrase(), phrase.isPerson || phrase.determiners.isEmpty else { return false }
    while !reader.isAtEnd, reader.next({ $0 == .negation || $0 == .adverb }) != nil { reader.index += 1 }
    guard !reader.isAtEnd, isVerb(reader.terms[reader.index]) else { return false }
    return canDo(phrase, reader.terms[reader.index].first?.entry)
  }

  /// The house doesn't want to sleep: it is where I arrive.
  private func canDo(_ phrase: NounPhrase, _ verb: Entry?) -> Bool {
    if verb?.frame?.subjects.isEmpty == true { return false }
    guard let subjects = verb?.frame?.subjects, !subjects.contains("any"), subjects.contains("person") else {
      return true
    }
    if let pronoun = phrase.pronoun { return pronoun.kind != .neuter || subjects.contains("thing") }
    guard !phrase.isPerson, !phrase.isName, let entry = phrase.head?.entry else { return true }
    return entry.kinds.contains { subjects.contains($0) }
  }

  /// I don't know *where* Mom is.
  private func asksInside(_ readings: [[Term]], at index: Int) -> Bool {
    let isVerb = { (reading: [Term]) in reading.first?.role == .verb }
    return readings[index].first?.role == .question && readings[..<index].contains(where: isVerb)
      && readings[(index + 1)...].contains(where: isVerb)
  }

  /// I am cold, *want* a blanket: a wish that no verb before it takes.
  private func wishes(_ reading: [Term], after before: [[Term]]) -> Bool {
    guard let verb = reading.first?.entry, ["want", "not-want", "need"].contains(verb.concept), verb.role == .verb,
      let last = before.last?.first?.role, last != .coordinator, last != .negation,
      let main = before.last(where: { $0.first?.role == .verb })?.first?.entry
    else { return false }
    return !(main.frame?.complements.contains { $0.role == .action } ?? false)
  }

  private func begins(_ readings: [[Term]], at start: Int, after before: [[Term]], _ connector: Term) -> Bool {
    let isVerb = { (reading: [Term]) in reading.first?.role == .verb }
    if connector.role == .connector { return start < readings.count }
    guard before.contains(where: isVerb) else { return false }
    let rest = readings.dropFirst(start)
    guard let next = rest.first else { return false }
    if isVerb(next) {
      // To eat and to sleep: both depend on the verb before.
      let verbs = before.filter(isVerb)
      let takesAction = verbs.first?.first?.entry?.frame?.complements.contains { $0.role == .action } ?? false
      let isFree = next.first?.entry?.frame?.marks.contains("state") ?? false
      return !(verbs.count > 1 && takesAction && !isFree)
    }
    let until = rest.prefix { reading in
      !(reading.first.map { $0.role == .connector || $0.role == .coordinator } ?? false)
    }
    return until.contains(where: isVerb)
  }

  private func tense(of readings: [[Term]]) -> SentenceRequest.Tense? {
    readings.lazy.compactMap { $0.first?.entry?.tense }.first
  }

  /// Yesterday it rained and I *got* sad: where nothing tells another time.
  private func tenseBefore(_ part: Part, _ before: Clause?) -> SentenceRequest.Tense? {
    guard let before,
      part.connector?.role == .coordinator || part.connector?.entry?.concept == "because" && before.tense == .past,
      !part.readings.contains(where: { $0.first?.entry?.isKind("when", "time", "present") == true })
    else { return nil }
    return before.tense
  }

  /// What a clause leaves out it has from the one before.
  private func share(_ utterance: inout Utterance) {
    for index in utterance.clauses.indices.dropFirst() where utterance.clauses[index].subject == nil {
      utterance.clauses[index].sharesSubject = true
      let isCoordinated = utterance.clauses[index].connector?.role == .coordinator
      if isCoordinated, utterance.clauses[index].tense == nil {
        utterance.clauses[index].tense = utterance.clauses[index - 1].tense
      }
      if isCoordinated, utterance.clauses[index - 1].tense == nil {
        utterance.clauses[index - 1].tense = utterance.clauses[index].tense
      }
    }
  }
}

extension Utterance {
  /// What was pointed at, word by word, where nothing tells what is meant by it.
  fileprivate init(listing readings: [[Term]]) {
    openings = readings.compactMap { $0.first?.said }.map { .word(Term($0, Entry($0, .exclamation))) }
  }
}

extension SentenceRequest {
  /// Nothing was told beside the words.
  var isPlain: Bool { tense == nil && !isQuestion && !isImperative && !isProgressive }
}

extension PointedWord {
  /// Whether each of its words begins large, but for little ones, and goes on in small letters: Rex, Casa da Bia.
  fileprivate var isWrittenLikeName: Bool {
    let words = text.split(separator: " ")
    let large = words.filter { $0.first?.isUppercase == true && $0.dropFirst().contains(where: \.isLowercase) }
    let little = words.dropFirst().filter { $0.count <= 3 && $0.first?.isLowercase == true }
    return words.first?.first?.isUppercase == true && large.count > 0 && large.count + little.count == words.count
  }
}
