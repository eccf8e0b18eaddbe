import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// What `sentence` takes.
enum SentenceParameter {
  static let words = Argument.operands("words", .name(Names.pointed).knowing(Names.isPointed))
  static let negative = Argument.flag("negative")
  static let question = Argument.flag("question")
  static let past = Argument.flag("past")
  static let future = Argument.flag("future")
  static let now = Argument.flag("now")
  static let imperative = Argument.flag("imperative")
  static let polite = Argument.flag("polite")
  static let say = Argument.flag("say")
}

extension Noun {
  static let sentence = Noun(
    "sentence",
    [
      Command(
        Signature(
          "sentence", nil,
          [
            SentenceParameter.words, SentenceParameter.negative, SentenceParameter.question, SentenceParameter.past,
            SentenceParameter.future, SentenceParameter.now, SentenceParameter.imperative, SentenceParameter.polite,
            Common.lang, SentenceParameter.say, Common.patient,
          ]),
        .acts, run: makeSentence)
    ])
}

extension Context {
  /// The language that a line asks for, as it was typed where there is none; else the one of the messages.
  func language(_ arguments: Arguments) -> String {
    arguments[Common.lang].map { language(called: $0)?.id ?? $0 } ?? wording.language.id
  }

  /// The language that a word means, as ``TagarelaKit/Wording/language(called:in:)``.
  func language(called word: String) -> Language? { wording.language(called: word, in: registry) }
}

extension Arguments {
  /// The tense that a line's flags ask for.
  ///
  /// - Throws: ``Failure`` `sentence.two_tenses`.
  var tense: SentenceRequest.Tense? {
    get throws {
      let past = self[SentenceParameter.past]
      let future = self[SentenceParameter.future]
      guard past, future else { return past ? .past : future ? .future : nil }
      return try at(SentenceParameter.future) { throw Failure("sentence.two_tenses") }
    }
  }
}

private func makeSentence(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let language = context.language(arguments)
  let person = try context.optionalPatient(arguments)
  let patient = person?.id
  var request = SentenceRequest(
    try context.pointed(arguments, SentenceParameter.words, for: patient, in: language))
  request.isNegative = arguments[SentenceParameter.negative]
  request.isQuestion = arguments[SentenceParameter.question]
  request.isProgressive = arguments[SentenceParameter.now]
  request.isImperative = arguments[SentenceParameter.imperative]
  request.isPolite = arguments[SentenceParameter.polite]
  request.tense = try arguments.tense
  request.speaker = person?.speech.speaker
  let sentence = try arguments.at(Common.lang) {
    try context.clinic.grammars.sentence(request, in: language)
  }
  let others = try context.clinic.grammars.others(request, in: language)
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
  if !others.isEmpty {
    remarks.append(Phrase("sentence.others", ["sentences": .list(others.map { .text($0) })]))
  }
  if arguments[SentenceParameter.say] {
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
          "others": .list(others.map { .text($0) }),
          "unknown": .list(sentence.unknown.map { .text($0) }), "near": .list(near.map { .record($0.record) }),
        ]))),
    remarks: remarks)
}
