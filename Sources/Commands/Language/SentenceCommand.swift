import Catalog
import Clinic
import Shell
import TagarelaKit
import Workspace

extension Noun {
  static let sentence = Noun(
    "sentence",
    [
      Command(
        Signature(
          "sentence", nil,
          [
            .operands("words", .name(Names.pointed)), .flag("negative"), .flag("question"), .flag("past"),
            .flag("future"), .flag("now"), .flag("imperative"), .flag("polite"), .option("lang", .name(Names.grammars)),
            .flag("say"), Common.patient,
          ]),
        .acts, run: makeSentence)
    ])
}

extension Context {
  /// The language that a line asks for, as it was typed where there is none; else the one of the messages.
  func language(_ arguments: Arguments) -> String {
    arguments.text("lang").map { language(called: $0)?.id ?? $0 } ?? wording.language.id
  }

  /// The language that a word means: its identifier, what it calls itself, or what the user calls it.
  func language(called word: String) -> Language? {
    let wanted = word.folded
    return registry.all(.languages).first { language in
      [language.id, language.name, wording.text(Phrase("language.\(language.id)"))].contains { $0.folded == wanted }
    }
  }
}

extension Arguments {
  /// The tense that a line's flags ask for.
  ///
  /// - Throws: ``Failure`` `sentence.two_tenses`.
  var tense: SentenceRequest.Tense? {
    get throws {
      guard has("past"), has("future") else { return has("past") ? .past : has("future") ? .future : nil }
      return try at("future") { throw Failure("sentence.two_tenses") }
    }
  }
}

private func makeSentence(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let language = context.language(arguments)
  var request = SentenceRequest([])
  request.isNegative = arguments.has("negative")
  request.isQuestion = arguments.has("question")
  request.isProgressive = arguments.has("now")
  request.isImperative = arguments.has("imperative")
  request.isPolite = arguments.has("polite")
  request.tense = try arguments.tense
  let person = try context.optionalPatient(arguments)
  let patient = person?.id
  request.speaker = person?.speech.speaker
  for (index, word) in arguments.texts("words").enumerated() {
    let pointed = try context.pointed(arguments, index, word, for: patient, in: language)
    request.words.append(pointed.word)
    if let wordClass = pointed.wordClass { request.classes[pointed.word] = wordClass }
  }
  let sentence = try arguments.at("lang") { try context.clinic.grammars.sentence(request, in: language) }
  var remarks =
    sentence.unknown.isEmpty
    ? []
    : [
      Phrase(
        "sentence.unknown",
        ["count": .integer(sentence.unknown.count), "words": .list(sentence.unknown.map { .text($0) })])
    ]
  let near = try context.clinic.nearWords(sentence.unknown, for: patient, in: language)
  remarks += near.map(\.remark)
  if arguments.has("say") {
    switch try context.attempt(sentence.text, for: person, in: language) {
    case .said(.shown): return Outcome(.nothing, remarks: remarks)
    case .said: break
    case .silent(let why): remarks.append(why)
    }
  }
  return Outcome(
    .text(
      sentence.text,
      json: .record(
        Record([
          "text": .text(sentence.text), "language": .text(language),
          "unknown": .list(sentence.unknown.map { .text($0) }), "near": .list(near.map { .record($0.record) }),
        ]))),
    remarks: remarks)
}

extension Context {
  /// What a word says that a patient points at: a word as it is, or a symbol's in this language.
  fileprivate func pointed(
    _ arguments: Arguments, _ index: Int, _ word: String, for patient: Int64?, in language: String
  ) throws -> (word: String, wordClass: WordClass?) {
    if let (symbol, reference) = try librarySymbol(arguments, "words", index, word) {
      return (try label(of: symbol.concept, called: reference.code, in: language) ?? symbol.name, nil)
    }
    guard let symbol = try workspace.symbol(called: word, for: patient) else { return (word, nil) }
    if let label = try label(of: symbol.concept, called: symbol.name, in: language) { return (label, nil) }
    return (symbol.name, try clinic.wordClass(ofCategory: symbol.category))
  }

  /// The concept's word in the language: the one that the symbol is called by where it is one of them.
  private func label(of concept: String?, called name: String, in language: String) throws -> String? {
    guard let concept, let words = try clinic.catalog.concept(concept)?.words[language] else { return nil }
    return (words.first { $0.text.folded == name.folded } ?? words.first)?.text
  }
}
