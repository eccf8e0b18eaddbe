import Clinic
import Composing
import Desk
import Shell
import TagarelaKit
import Workspace

/// What `compose` takes.
enum ComposeParameter {
  static let words = Argument.optionalOperands("words", .name(composable))
  static let me = Argument.flag("me")
  static let negative = Argument.flag("negative")
  static let question = Argument.flag("question")
  static let past = Argument.flag("past")
  static let future = Argument.flag("future")
  static let board = Argument.option("board", .noted(Names.boards))
  static let favourites = Argument.flag("favourites")
  static let offers = Argument.flag("offers")
  static let limit = Argument.option("limit", .integer(1...1000))
  static let say = Argument.flag("say")
  static let refuse = Argument.flag("refuse")
  static let asPatient = Argument.flag("as-patient")
  static let keep = Argument.option("keep", .name(Names.identifiers(.sentenceKeepers)))

  /// What may be chosen after the words that are on the line.
  private static let composable: Parameter.Names = { text, context in
    let line = WordsOnLine(typed: context.typed, flags: ["me", "favourites"], context)
    var request = ComposeRequest(language: line.language, patient: line.patient)
    request.isInFirstPerson = line.options["me"] != nil
    request.isOfFavourites = line.options["favourites"] != nil
    request.board = try line.options["board"].map { try context.workspace.board(named: $0, for: line.patient?.id) }
    var composition = try context.clinic.composition(request)
    for word in line.words { try? composition.take(word) }
    let offered = try composition.offered().map(\.label).filter { $0.folded.hasPrefix(text.folded) }
    guard text.hasPrefix(":") else { return Array(offered.prefix(40)) }
    return ComposeStep.allCases.compactMap { $0.names(context.wording).first ?? $0.rawValue }
      .filter { $0.folded.hasPrefix(text.folded) }
  }

}

extension Noun {
  static let compose = Noun(
    "compose",
    [
      Command(
        Signature(
          "compose", nil,
          [
            ComposeParameter.words, ComposeParameter.me, ComposeParameter.negative, ComposeParameter.question,
            ComposeParameter.past, ComposeParameter.future, ComposeParameter.board, ComposeParameter.favourites,
            ComposeParameter.offers, ComposeParameter.limit, Common.lang, ComposeParameter.say,
            ComposeParameter.refuse, ComposeParameter.keep, ComposeParameter.asPatient, Common.patient,
          ],
          examples: [
            Example("compose --offers --limit 1", prints: "choice…")
          ]),
        .acts, run: composeSentence)
    ])
}

extension Context {
  fileprivate func composeRequest(_ arguments: Arguments) throws -> ComposeRequest {
    let wantsFavourites = arguments[ComposeParameter.favourites]
    let patient = wantsFavourites ? try patient(arguments) : try optionalPatient(arguments)
    let language = arguments.has(Common.lang) ? nil : try clinic.language(of: patient)
    var request = ComposeRequest(language: language ?? self.language(arguments), patient: patient)
    request.isInFirstPerson = arguments[ComposeParameter.me]
    request.isOfFavourites = wantsFavourites
    request.board = try board(arguments, ComposeParameter.board)
    return request
  }
}

/// Without words, at a terminal, the screen on which one chooses; else the sentence that the words make.
private func composeSentence(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let request = try context.composeRequest(arguments)
  var composition = try arguments.at(Common.lang) { try context.clinic.composition(request) }
  let words = arguments[ComposeParameter.words]
  let isPatient = arguments[ComposeParameter.asPatient]
  for (index, word) in words.enumerated() {
    try arguments.at(ComposeParameter.words, index) { try composition.take(word) }
  }
  // An option says what holds in the end, whatever a step has turned on before.
  if arguments[ComposeParameter.negative] { composition.sentence.isNegative = true }
  if arguments[ComposeParameter.question] { composition.sentence.isQuestion = true }
  if let tense = try arguments.tense { composition.sentence.tense = tense }
  if arguments[ComposeParameter.offers] {
    return try context.offers(of: composition, limit: arguments[ComposeParameter.limit])
  }
  if words.isEmpty {
    if context.console.hasScreen {
      var screen = try ComposeScreen(context, composition, asPatient: isPatient)
      return try screen.run()
    }
    return try context.offers(of: composition, limit: arguments[ComposeParameter.limit])
  }
  try arguments.at(ComposeParameter.words, words.count - 1) { try composition.end() }
  let keeper = try arguments.read(ComposeParameter.keep) { try context.clinic.keeper(named: $0) }
  let refusal =
    arguments[ComposeParameter.refuse]
    ? try arguments.at(ComposeParameter.refuse) {
      try context.clinic.refusal(in: request.language, for: request.patient)
    } : nil
  return try context.finish(
    composition, asPatient: isPatient, saying: arguments[ComposeParameter.say], keeper: keeper, refusal: refusal,
    arguments.line)
}

extension Context {
  /// What may be chosen now, as a table and as pictures.
  fileprivate func offers(of composition: Composition, limit: Int?) throws -> Outcome {
    let offered = try composition.offered()
    let shown = Array(offered.prefix(limit ?? Self.usuallyShown))
    let rows = shown.map { offered -> [Value] in
      [
        .text(offered.label),
        .phrase(composition.partName(offered)),
        .text(offered.choice.id),
      ]
    }
    let pictures = try ComposePictures(self, for: composition.patient?.id)
    let gallery = pictures.map { pictures in
      Gallery(
        shown.map { offered in
          Gallery.Item(
            label: offered.label, note: "",
            picture: pictures.drawing(of: offered.choice.id, composition.choices.symbols[offered.choice.id]))
        }, isWhole: true)
    }
    let rest = offered.count - shown.count
    return Outcome(
      .table(
        Table(
          [.init("choice"), .init("part"), .init("concept", .hidden)], rows: rows, empty: Phrase("compose.step.whole"))),
      remarks: rest > 0 ? [Phrase("compose.more", ["count": .integer(rest)])] : [], gallery: gallery)
  }

  private static let usuallyShown = 12

  /// Says, keeps and notes a finished sentence, as far as that is wanted.
  func finish(
    _ composition: Composition, asPatient isPatient: Bool, saying: Bool, keeper: SentenceKeeper?, refusal: String?,
    _ line: String
  ) throws -> Outcome {
    guard let sentence = try composition.text() else { throw Failure("compose.nothing_to_drop") }
    var remarks: [Phrase] = []
    if isPatient && composition.patient != nil || keeper != nil {
      let noted = try change(line) {
        Outcome(said: try clinic.finish(composition, asPatient: isPatient, keptBy: keeper))
      }
      if let kept = noted.said { remarks.append(kept) }
    }
    remarks += uncounted(composition, asPatient: isPatient)
    var isShown = false
    if saying {
      let text = [sentence.text, refusal].compactMap { $0 }.joined(separator: " ")
      switch try attempt(text, for: composition.patient, in: composition.language) {
      case .said(.shown): isShown = true
      case .said: break
      case .silent(let why): remarks.append(why)
      }
    }
    let lines = [sentence.text, refusal.map { "✗ \($0)" }].compactMap { $0 }.joined(separator: "\n")
    let output: Output = isShown ? .nothing : .text(lines, json: composition.value(sentence, refusal))
    return Outcome(output, remarks: remarks, gallery: gallery(of: composition))
  }

  /// That what somebody else has made isn't the patient's use.
  func uncounted(_ composition: Composition, asPatient isPatient: Bool) -> [Phrase] {
    guard !isPatient, let patient = composition.patient else { return [] }
    return [
      Phrase(
        "compose.uncounted", ["patient": .text(patient.name), "option": option(ComposeParameter.asPatient)])
    ]
  }

  private func gallery(of composition: Composition) -> Gallery? {
    let pictures = try? ComposePictures(self, for: composition.patient?.id)
    return composition.gallery(pictures ?? nil)
  }
}
