import TagarelaKit

/// Runs a line that a person has typed: what it lacks is asked for, an answer that won't do is asked for again, and of a misspelt
/// word the only one that may have been meant is proposed.
struct Dialogue {
  let session: Session

  func run(_ line: String) throws -> Outcome? {
    var line = line
    var questions = Questions(session: session)
    while true {
      do {
        guard let (command, given) = try session.read(line, variables: nil) else { return nil }
        let arguments = try questions.complete(given, of: command)
        try questions.binder.requireAll(arguments, command.signature)
        return try session.run(command, arguments)
      } catch let failure as Failure {
        if questions.takeBack(failure) { continue }
        switch try corrected(line, failure) {
        case .corrected(let whole): line = whole
        case .another(let typed):
          line = typed
          questions = Questions(session: session)
        }
      }
    }
  }

  /// What is run after a failure.
  private enum Next {
    /// The line with the word that was meant in place of the one that the failure is about.
    case corrected(String)
    /// Who types on instead of answering has meant the next line.
    case another(String)
  }

  /// Proposes the word that was meant, where there is one.
  ///
  /// - Throws: the failure where there is none.
  private func corrected(_ line: String, _ failure: Failure) throws -> Next {
    guard let place = failure.place, place.text == line, place.file == nil else { throw failure }
    let typed = typed(line, at: place.range)
    let near = failure.candidates.filter { isSlip(typed, for: $0, byEar: session.wording.language.byEar) }
    guard let meant = near.first, near.count == 1 else { throw failure }
    session.complain(failure)
    let question = session.wording.text(Phrase("slip.question", ["word": .text(meant.harmless)]))
    let answer = try session.console.ask(question + " ", complete: nil)
    func says(_ word: String) -> Bool { session.wording.answers(word).contains { $0.folded == answer.folded } }
    if says("no") { throw Failure("confirm.declined") }
    guard answer.isEmpty || says("yes") else { return .another(answer) }
    let bytes = Array(line.utf8)
    return .corrected(
      String(decoding: bytes[..<place.range.lowerBound], as: UTF8.self)
        + (meant.hasPrefix("--") ? meant : meant.asWord)
        + String(decoding: bytes[place.range.upperBound...], as: UTF8.self))
  }

  /// The word there without its quotes, or the part of a word.
  private func typed(_ line: String, at range: Range<Int>) -> String {
    let word = (try? Lexer.words(of: line))?.first { $0.range == range }
    return word?.text ?? String(decoding: Array(line.utf8)[range.clamped(to: 0..<line.utf8.count)], as: UTF8.self)
  }
}

extension Session {
  /// Tells a person at once what was wrong.
  func complain(_ failure: Failure) {
    console.message(Complaint(wording: wording, style: .plain, width: console.width).text(failure))
  }
}
