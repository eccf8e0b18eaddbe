public import TagarelaKit

extension Context {
  /// Asks until the answer is one of a few words of the user's language, whole: nothing else is taken for one.
  ///
  /// - Parameters:
  ///   - keys: of the words, `answer.KEY` with all that are taken, else `value.KEY`.
  ///   - usual: what an empty answer means; nil where it means nothing.
  /// - Returns: one of `keys`.
  /// - Throws: ``Failure`` `interrupted`, `confirm.needed` where nobody can be asked.
  public func ask(_ question: Phrase, among keys: [String], usual: String?) throws -> String {
    let words = keys.map(wording.answers)
    let shown = words.compactMap(\.first)
    while true {
      let typed = try console.ask(wording.text(question.shown(in: console.width)) + " ") { typed in
        shown.filter { $0.folded.hasPrefix(typed.folded) }
      }
      let answer = typed.folded
      if answer.isEmpty, let usual { return usual }
      for (key, words) in zip(keys, words) where words.contains(where: { $0.folded == answer }) { return key }
      if !answer.isEmpty {
        tell(Phrase("answer.unknown", ["text": .text(typed), "answers": .list(shown.map(Value.text))]))
      }
    }
  }

  /// Asks for a yes, for something that deserves a second thought; an empty answer is a no.
  ///
  /// - Parameter option: the flag that answers yes beforehand; named where nobody can be asked.
  /// - Throws: ``Failure`` `confirm.needed` without a terminal, `confirm.declined` after a no.
  public func confirm(_ question: Phrase, option: some DeclaredParameter) throws {
    try requireSomebody(for: question, option: option.parameter.name)
    guard try ask(question, among: ["yes", "no"], usual: "no") == "yes" else { throw Failure("confirm.declined") }
  }

  /// Asks for something that can't be taken back: it is confirmed by typing what it is about, the name or the number that
  /// the question shows. An empty answer is a no.
  ///
  /// - Parameters:
  ///   - word: a text or a number.
  ///   - option: the flag that confirms beforehand; named where nobody can be asked.
  /// - Throws: ``Failure`` `confirm.needed` without a terminal, `confirm.declined` after an empty answer.
  public func confirm(_ question: Phrase, typing word: Value, option: some DeclaredParameter) throws {
    try requireSomebody(for: question, option: option.parameter.name)
    var expected = [wording.text(word)]
    if case .integer(let number) = word { expected.append(String(number)) }
    let asked = Phrase("confirm.typing", ["question": .phrase(question.shown(in: console.width)), "word": word])
    while true {
      let typed = try console.ask(wording.text(asked) + " ", complete: nil)
      if typed.folded.isEmpty { throw Failure("confirm.declined") }
      if expected.contains(where: { $0.folded == typed.folded }) { return }
      tell(Phrase("confirm.other", ["text": .text(typed), "word": word]))
    }
  }

  /// Asks for a field until the answer can be what it must be.
  ///
  /// - Parameters:
  ///   - names: that begin with what has been typed; a few are shown.
  ///   - read: understands the answer; what it throws is told.
  /// - Returns: nil for an empty answer, and where nobody can be asked.
  /// - Throws: ``Failure`` `interrupted`.
  public func ask<Found>(
    forField field: String, names: (String) throws -> [String], _ read: (String) throws -> Found
  ) throws -> Found? {
    guard console.isInteractive else { return nil }
    while true {
      let answer = try withoutActuallyEscaping(names) { names in
        let question = Questions.label(wording.field(field), among: (try? names("")) ?? [])
        return try console.ask("\(question): ") { (try? names($0)) ?? [] }
      }
      if answer.isEmpty { return nil }
      do {
        return try read(answer)
      } catch let failure as Failure {
        session.complain(failure)
      }
    }
  }

  private func requireSomebody(for question: Phrase, option: String) throws {
    guard !console.isInteractive else { return }
    throw Failure(
      "confirm.needed", ["question": .phrase(question)],
      hint: Phrase("confirm.needed.hint", ["option": .text("--" + wording.word("option.\(option)"))]))
  }

  private func tell(_ phrase: Phrase) { console.message("! " + wording.text(phrase)) }
}
