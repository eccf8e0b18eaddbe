import TagarelaKit

/// Asks at the prompt for the fields that a line left out, one question a field, and keeps the answers until the command is done.
struct Questions {
  let session: Session
  /// By the names of their parameters; nil for an optional field that was left empty.
  private var answers: [String: Arguments.Bound?] = [:]

  init(session: Session) {
    self.session = session
  }

  var binder: Binder { Binder(table: session.table, wording: session.wording) }

  /// Asks for what a line lacks and nobody has answered yet. ^C goes back to the question before; twice, or at the first one, it
  /// leaves the command.
  ///
  /// - Throws: ``Failure`` `interrupted`, and what ``Command/check`` says of anything but an answer.
  mutating func complete(_ given: Arguments, of command: Command) throws -> Arguments {
    let missing = binder.missing(given, command.signature)
    // A line that already gives all it must is asked only for what it may want, and only when it is a line for people.
    guard !missing.isEmpty else { return given }
    var isLeaving = false
    while true {
      var arguments = given
      arguments.bound += missing.compactMap { answers[$0.name] ?? nil }
      do {
        try command.check?(Context(session: session), arguments)
      } catch let failure as Failure {
        guard takeBack(failure) else { throw failure }
        continue
      }
      guard let next = missing.firstIndex(where: { answers[$0.name] == nil }) else {
        return arguments
      }
      do {
        answers[missing[next].name] = .some(try ask(missing[next], of: command, after: arguments))
        isLeaving = false
      } catch let failure as Failure where failure.what.key == "interrupted" {
        guard next > 0, !isLeaving else { throw failure }
        isLeaving = true
        answers[missing[next - 1].name] = nil
        session.console.message(session.wording.text(Phrase("ask.back")))
      }
    }
  }

  /// Tells what is wrong with an answer, which is to be asked for again.
  ///
  /// - Returns: false for a failure that is about something else.
  mutating func takeBack(_ failure: Failure) -> Bool {
    let wrong = answers.first { _, bound in bound?.answer != nil && bound?.answer == failure.place?.text }
    guard let wrong else { return false }
    answers[wrong.key] = nil
    session.complain(failure)
    return true
  }

  /// - Returns: nil when an optional field was left empty.
  private func ask(_ parameter: Parameter, of command: Command, after arguments: Arguments) throws -> Arguments.Bound? {
    let choices = Completer(session: session).values(of: parameter, of: command, after: arguments)
    while true {
      let answer = try session.console.ask("\(question(parameter, choices)): ", complete: choices)
      if answer.isEmpty {
        if !parameter.isRequired { return nil }
        let about = Usage(wording: session.wording).about(parameter, of: command.signature)
        session.console.message(session.wording.text(Phrase("ask.needed", ["about": .text(about)])))
        continue
      }
      do {
        var bound = try binder.bound(
          parameter, Word(text: answer, range: 0..<answer.utf8.count, quoted: true), answer)
        bound.answer = answer
        return bound
      } catch let failure as Failure {
        session.complain(failure)
      }
    }
  }

  /// The field with what it may be, where that is little.
  private func question(_ parameter: Parameter, _ choices: ((String) -> [String])?) -> String {
    let wording = session.wording
    let label = wording.text(Phrase("field.\(parameter.name)"))
    if !parameter.isRequired { return wording.text(Phrase("ask.optional", ["field": .text(label)])) }
    switch parameter.kind {
    case .choice(let keys): return label + " (\(keys.map { wording.word("value.\($0)") }.joined(separator: ", ")))"
    case .name: return Self.label(label, among: choices?("") ?? [])
    default: return label
    }
  }

  /// A field with names of what there is, where those are few: what is asked for is one of them.
  static func label(_ field: String, among names: [String]) -> String {
    if names.isEmpty { return field }
    let shown = names.prefix(mostShown).map(\.harmless).joined(separator: ", ")
    return "\(field) (\(shown)\(names.count > mostShown ? " …" : ""))"
  }

  /// Names of what there is; more are found with Tab.
  private static let mostShown = 6
}
