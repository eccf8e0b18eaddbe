import Catalog
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
            .operands("words", .name(Names.symbols)), .flag("negative"), .flag("question"), .flag("past"),
            .flag("future"), .flag("now"), .flag("imperative"), .flag("polite"), .option("lang", .name(languages)),
            .flag("say"), Common.patient,
          ],
          examples: [
            Example("sentence eu querer suco --lang pt", prints: "Eu quero suco."),
            Example("sentence she want drink milk --question", prints: "Does she want to drink milk?"),
            Example("sentence niña comer pan --negative --lang es", prints: "La niña no come pan."),
          ]),
        .acts, run: makeSentence)
    ])

  private static let languages: Parameter.Names = { _, context in context.grammars.languages }
}

extension Context {
  var grammars: Grammars { services[Grammars.self] ?? Grammars(registry) }

  /// The language that a line asks for, else the one of the messages.
  func language(_ arguments: Arguments) -> String { arguments.text("lang")?.folded ?? wording.language.id }
}

private func makeSentence(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let language = context.language(arguments)
  var request = SentenceRequest([])
  request.isNegative = arguments.has("negative")
  request.isQuestion = arguments.has("question")
  request.isProgressive = arguments.has("now")
  request.isImperative = arguments.has("imperative")
  request.isPolite = arguments.has("polite")
  guard !(arguments.has("past") && arguments.has("future")) else {
    return try arguments.at("future") { throw Failure("sentence.two_tenses") }
  }
  request.tense = arguments.has("past") ? .past : arguments.has("future") ? .future : nil
  let person = try context.optionalPatient(arguments)
  let patient = person?.id
  request.speaker = person?.speech.speaker
  for (index, word) in arguments.texts("words").enumerated() {
    let pointed = try context.pointed(arguments, index, word, for: patient, in: language)
    request.words.append(pointed.word)
    if let wordClass = pointed.wordClass { request.classes[pointed.word] = wordClass }
  }
  let sentence = try arguments.at("lang") { try context.grammars.sentence(request, in: language) }
  var remarks =
    sentence.unknown.isEmpty
    ? []
    : [
      Phrase(
        "sentence.unknown",
        ["count": .integer(sentence.unknown.count), "words": .list(sentence.unknown.map { .text($0) })])
    ]
  if arguments.has("say") {
    switch try context.attempt(sentence.text, by: context.chosenVoice(for: person, language: language)) {
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
          "unknown": .list(sentence.unknown.map { .text($0) }),
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
    return (symbol.name, try wordClass(of: symbol))
  }

  /// The concept's word in the language: the one that the symbol is called by where it is one of them.
  private func label(of concept: String?, called name: String, in language: String) throws -> String? {
    guard let concept, let words = try catalog.concept(concept)?.words[language] else { return nil }
    return (words.first { $0.text.folded == name.folded } ?? words.first)?.text
  }

  /// By the usual name or colour of the symbol's category.
  private func wordClass(of symbol: SymbolRecord) throws -> WordClass? {
    guard let category = try workspace.category(id: symbol.category) else { return nil }
    let usual = UsualCategory.allCases
    let byName = try usual.first { try named($0).name.folded == category.name.folded }
    switch byName ?? usual.first(where: { $0.color == category.color }) {
    case .people: return .name
    case .verbs: return .verb
    case .nouns: return .noun
    case .descriptors: return .adjective
    case .social, .miscellaneous, nil: return nil
    }
  }
}
