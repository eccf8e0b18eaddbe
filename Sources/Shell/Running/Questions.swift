import TagarelaKit

/// Asks at the prompt for the fields that a line left out, one question a field.
struct Questions {
  let session: Session
  let binder: Binder

  func complete(_ arguments: Arguments, _ signature: Signature) throws -> Arguments {
    let missing = binder.missing(arguments, signature)
    // A line that already gives all it must is asked only for what it may want, and only when it is a line for people.
    guard !missing.isEmpty else { return arguments }
    var arguments = arguments
    for parameter in missing {
      if let bound = try ask(parameter) { arguments.bound.append(bound) }
    }
    return arguments
  }

  /// - Returns: nil when an optional field was left empty.
  private func ask(_ parameter: Parameter) throws -> Arguments.Bound? {
    let wording = session.wording
    let label = wording.text(Phrase("field.\(parameter.name)"))
    let choices = Completer(session: session).values(of: parameter)
    var question = label
    if case .choice(let keys) = parameter.kind {
      question += " (\(keys.map { wording.word("value.\($0)") }.joined(separator: ", ")))"
    }
    if !parameter.isRequired { question = wording.text(Phrase("ask.optional", ["field": .text(label)])) }
    while true {
      let answer = try session.console.ask("\(question): ", complete: choices)
      if answer.isEmpty {
        if !parameter.isRequired { return nil }
        continue
      }
      do {
        return try binder.bound(parameter, Word(text: answer, range: 0..<answer.utf8.count, quoted: true), answer)
      } catch let failure as Failure {
        session.console.message(Complaint(wording: wording, style: .plain, width: session.console.width).text(failure))
      }
    }
  }
}
