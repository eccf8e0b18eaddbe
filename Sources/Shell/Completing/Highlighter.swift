import Services
import TagarelaKit
import Terminal

/// Tells what the words of a line are while it is typed. Names are looked up once, and only words that are finished: one that is
/// being typed is never wrong.
final class Highlighter {
  private let session: Session
  /// Whether there is something that begins so, by command, parameter and word.
  private var known: [String: Bool] = [:]

  init(session: Session) { self.session = session }

  /// - Parameter isIdle: whether there is time to look names up.
  func stretches(of line: String, cursor: Int, isIdle: Bool) -> [LineGuide.Stretch] {
    guard let words = Completer.words(of: line) else { return [] }
    var stretches: [LineGuide.Stretch] = []
    // What stands behind `|` is a program's.
    let own = words.prefix { $0.quoted || $0.text != "|" }
    var left = own[...]
    while !left.isEmpty {
      let end = left.firstIndex { session.ends($0, amid: Array(own), of: line) } ?? left.endIndex
      stretches += self.stretches(
        of: left[..<end] + left[end...].prefix(1).compactMap(\.withoutSeparator), line, cursor, isIdle)
      left = left[end...].dropFirst()
    }
    let end = words.last?.range.upperBound ?? 0
    let rest = line.utf8.dropFirst(end)
    if let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
      stretches.append(.init(end + rest.distance(from: rest.startIndex, to: mark)..<line.utf8.count, .comment))
    }
    return stretches
  }

  private func stretches(
    of words: ArraySlice<Word>, _ line: String, _ cursor: Int, _ isIdle: Bool
  ) -> [LineGuide.Stretch] {
    let words = Array(words)
    let isFinished = { (word: Word) in cursor < word.range.lowerBound || cursor > word.range.upperBound }
    guard let first = words.first, !first.quoted else { return [] }
    let nouns = session.table.commandWords.meanings(of: first.text, .noun).filter { id in
      session.table.command(id) != nil || session.table.nouns.contains { $0.id == id }
    }
    guard !nouns.isEmpty else {
      if isAlias(first.text) { return [.init(first.range, .noun)] }
      return isFinished(first) ? [.init(first.range, .unknown)] : []
    }
    var stretches = [LineGuide.Stretch(first.range, .noun)]
    var rest = words.dropFirst()
    var command = nouns.lazy.compactMap { self.session.table.command($0) }.first
    if let second = rest.first, !second.quoted, !second.text.hasPrefix("--") {
      if let verb = verb(second.text, of: nouns) {
        stretches.append(.init(second.range, .verb))
        command = verb
        rest = rest.dropFirst()
      } else if command == nil {
        return stretches + (isFinished(second) ? [.init(second.range, .unknown)] : [])
      }
    }
    let list = nouns.lazy.compactMap {
      self.session.table.command("\($0).list") ?? self.session.table.command("\($0).show")
    }
    guard let meant = command ?? list.first else { return stretches }
    return stretches + arguments(Array(rest), before: words, line, meant, isFinished, isIdle)
  }

  private func isAlias(_ word: String) -> Bool {
    (try? session.services[Configuration.self])?.aliases[word] != nil
  }

  private func verb(_ word: String, of nouns: [String]) -> Command? {
    for noun in nouns {
      for meaning in session.table.commandWords.meanings(of: word, .verb, beside: noun) {
        if let command = session.table.command("\(noun).\(meaning)") { return command }
      }
    }
    return nil
  }

  private func arguments(
    _ words: [Word], before: [Word], _ line: String, _ command: Command, _ isFinished: (Word) -> Bool, _ isIdle: Bool
  ) -> [LineGuide.Stretch] {
    var operands = command.signature.operands[...]
    var open: Parameter?
    /// How the value of a parameter is shown.
    func shown(_ word: Word, of parameter: Parameter?) -> [LineGuide.Stretch] {
      let quoted: [LineGuide.Stretch] = word.quoted ? [.init(word.range, .quoted)] : []
      guard let parameter, case .name(let names) = parameter.kind.bare, isFinished(word), Self.isName(word.text) else {
        return quoted
      }
      let isKnown = isKnown(word.text, "\(command.signature.id) \(parameter.name) \(word.text)", isIdle) {
        let before = before.filter { $0.range.upperBound <= word.range.lowerBound }
        let named = try? session.table.command(in: before, line: line, wording: session.wording)
        let known = TypedWords(before.dropFirst(named?.words ?? 1), of: command, in: line, session)
        let context = Context(session, completingAfter: before, known)
        return try parameter.knows.map { try $0(word.text, context) } ?? !names(word.text, context).isEmpty
      }
      return isKnown.map { [.init(word.range, $0 ? .known : .unknown)] } ?? quoted
    }
    return words.flatMap { word -> [LineGuide.Stretch] in
      if let option = OptionWord(word, in: line) {
        let parameter = session.table.options(named: option.name, of: command, session.wording).first?.parameter
        open = parameter.flatMap { $0.isOpen(after: option) ? $0 : nil }
        guard let parameter else { return isFinished(word) ? [.init(option.nameRange, .unknown)] : [] }
        let value = option.value.map { Word(text: $0, range: option.valueRange, quoted: word.quoted) }
        return [.init(option.nameRange, .option)] + (value.map { shown($0, of: parameter) } ?? [])
      }
      let parameter = open ?? operands.first
      if open != nil {
        if open?.takesSeveral == false { open = nil }
      } else if operands.first?.form == .operand {
        operands = operands.dropFirst()
      }
      return shown(word, of: parameter)
    }
  }

  /// Numbers, paths and what has a sign in it are looked for in other ways too.
  private static func isName(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && text.allSatisfy { $0.isLetter || $0 == " " || $0 == "'" || $0 == "·" }
  }

  /// Nil where nothing is known of it yet.
  private func isKnown(_ text: String, _ key: String, _ isIdle: Bool, _ lookUp: () throws -> Bool) -> Bool? {
    if let found = known[key] { return found }
    guard isIdle, let found = try? lookUp() else { return nil }
    known[key] = found
    return found
  }
}
