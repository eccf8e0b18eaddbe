import TagarelaKit

/// What fits at the cursor: nouns, verbs, options, and live values.
public struct Completer {
  let session: Session

  public init(session: Session) {
    self.session = session
  }

  public struct Suggestion: Sendable, Equatable {
    /// As it has to be typed.
    public let text: String
    /// As it is listed.
    public let label: String
    public let note: String?

    /// Whether something goes on right behind it: a name in a folder, the text that a field is to have.
    var isUnfinished: Bool { text.hasSuffix("/") || text.hasSuffix("=") }
  }

  public struct Suggestions: Sendable, Equatable {
    /// What they replace, in UTF-8 offsets of the line.
    public let range: Range<Int>
    public let items: [Suggestion]
  }

  /// - Parameter cursor: UTF-8 offset in the line.
  public func suggestions(for line: String, cursor: Int) -> Suggestions {
    let before = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
    var words = Self.words(of: before) ?? []
    if let end = words.lastIndex(where: { session.ends($0, amid: words, of: before) }) {
      // Behind `|` stands a program's line, of which nothing is known here.
      guard words[end].text != "|" else { return Suggestions(range: before.utf8.count..<before.utf8.count, items: []) }
      words.removeFirst(end + 1)
    }
    // A comment says nothing.
    guard before.utf8.dropFirst(words.last?.range.upperBound ?? 0).allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
      return Suggestions(range: before.utf8.count..<before.utf8.count, items: [])
    }
    let current = words.last.flatMap { $0.range.upperBound == before.utf8.count ? $0 : nil }
    if current != nil { words.removeLast() }
    let typed = current?.text ?? ""
    let range = current?.range ?? before.utf8.count..<before.utf8.count
    let end = current.map { self.end(of: $0, in: line) } ?? range.upperBound
    if let current, let option = OptionWord(current, in: before), let value = option.value {
      return Suggestions(
        range: option.valueRange.lowerBound..<end, items: values(of: option, value, after: words, line: before))
    }
    let found = items(after: words, typed, line: before)
    guard found.isEmpty, let current, let meant = Self.withApostrophe(current, in: before) else {
      return Suggestions(range: range.lowerBound..<end, items: found)
    }
    return Suggestions(range: range.lowerBound..<before.utf8.count, items: items(after: words, meant, line: before))
  }

  /// What may be meant by a quote that ends within a word: `'l'ai` may go on to be `l'aigua`, whose apostrophe ends no quote.
  private static func withApostrophe(_ word: Word, in line: String) -> String? {
    let typed = String(decoding: line.utf8.dropFirst(word.range.lowerBound), as: UTF8.self).dropFirst()
    let isParted = zip(typed, typed.dropFirst()).contains { $0.isLetter && $1 == "'" }
    return line.utf8.dropFirst(word.range.lowerBound).first == UInt8(ascii: "'") && isParted ? String(typed) : nil
  }

  /// The words that name commands, for what speaks of them: behind none the nouns, behind a noun its verbs.
  public func commandWords(after words: [String], beginning typed: String) -> [Parameter.Candidate] {
    let fitting: [Suggestion] =
      switch words.count {
      case 0: nouns(typed)
      case 1: session.table.noun(words[0]).map { verbs($0, typed) } ?? []
      default: []
      }
    return fitting.map { Parameter.Candidate($0.text, note: $0.note) }
  }

  /// Where the word at the cursor ends: what is in quotes behind the cursor belongs to it.
  private func end(of current: Word, in line: String) -> Int {
    let whole = (try? Lexer.words(of: line))?.first { $0.range.lowerBound == current.range.lowerBound }
    guard let whole, whole.quoted, current.quoted else { return current.range.upperBound }
    return max(whole.range.upperBound, current.range.upperBound)
  }

  /// What can stand behind `--option=`.
  private func values(of option: OptionWord, _ value: String, after words: [Word], line: String) -> [Suggestion] {
    guard let (command, count) = try? session.table.command(in: words, line: line, wording: session.wording),
      let parameter = session.table.options(named: option.name, of: command, session.wording).first?.parameter
    else { return [] }
    if let fields = fields(parameter, value, of: command, after: words, line) { return fields }
    let known = TypedWords(words.dropFirst(count), of: command, in: line, session)
    return candidates(parameter, value, Context(session, completingAfter: words, known))
  }

  /// The values that begin with what has been typed, for a question.
  ///
  /// - Parameter arguments: what is known by then.
  func values(of parameter: Parameter, of command: Command, after arguments: Arguments) -> ((String) -> [String])? {
    switch parameter.kind.bare {
    case .text where parameter.offers == nil: return nil
    case .sentence, .email, .integer, .number, .flag: return nil
    default: break
    }
    let signature = command.signature
    var context = Context(session: session)
    context.operands = signature.operands.flatMap { operand in
      arguments.bound.filter { $0.name == operand.name }.map(\.word.text)
    }
    context.typed = [signature.noun] + [signature.verb].compactMap(\.self) + context.operands
    return { typed in candidates(parameter, typed, context).map(\.label) }
  }

  private func items(after words: [Word], _ typed: String, line: String) -> [Suggestion] {
    guard !words.isEmpty else { return nouns(typed) }
    if let noun = session.table.noun(words[0].text), words.count == 1, noun.hasVerbs {
      let verbs = verbs(noun, typed)
      guard let alone = session.table.command(noun.id) else { return verbs }
      // What the noun itself takes may stand here as well.
      let others = arguments(alone, words, 1, typed, line)
      return verbs.isEmpty ? others : verbs + others.filter { !$0.text.hasPrefix("--") }
    }
    guard let (command, count) = try? session.table.command(in: words, line: line, wording: session.wording) else {
      return []
    }
    return arguments(command, words, count, typed, line)
  }

  private func nouns(_ typed: String) -> [Suggestion] {
    session.table.nouns.compactMap { noun in
      let word = session.wording.word("noun.\(noun.id)")
      guard matches(typed, word) || (!typed.isEmpty && matches(typed, noun.id)) else { return nil }
      return Suggestion(
        text: matches(typed, word) ? word : noun.id, label: word, note: session.wording.text(Phrase("about.\(noun.id)"))
      )
    }
  }

  private func verbs(_ noun: Noun, _ typed: String) -> [Suggestion] {
    noun.commands.compactMap { command in
      guard let verb = command.signature.verb else { return nil }
      let word = session.wording.verb(verb, of: noun.id)
      guard matches(typed, word) || (!typed.isEmpty && matches(typed, verb)) else { return nil }
      return Suggestion(
        text: matches(typed, word) ? word : verb, label: word,
        note: session.wording.text(Phrase("help.\(command.signature.id)")))
    }
  }

  private func arguments(
    _ command: Command, _ words: [Word], _ count: Int, _ typed: String, _ line: String
  ) -> [Suggestion] {
    let signature = command.signature
    let known = TypedWords(words[count...], of: command, in: line, session)
    let context = Context(session, completingAfter: words, known)
    if let open = known.open, let fields = fields(open, typed, of: command, after: words.dropLast(), line) {
      return fields
    }
    if let open = known.open, !(open.takesSeveral && typed.hasPrefix("-")) { return candidates(open, typed, context) }
    if typed.hasPrefix("-") {
      return options(signature, ResultShape.parameters(of: command.effect), known.used, typed)
    }
    let all = signature.operands
    let operands = known.operands.count
    let operand = operands < all.count ? all[operands] : all.last.flatMap { $0.form == .operands ? $0 : nil }
    var values = operand.map { candidates($0, typed, context) } ?? []
    if let operand, operand.form == .operand, !operand.isRequired, let next = all.dropFirst(operands + 1).first,
      next.isRequired
    {
      // It may be left out.
      values += candidates(next, typed, context)
    }
    return values.isEmpty && typed.isEmpty ? options(signature, [], known.used, typed) : values
  }

  private func options(
    _ signature: Signature, _ ofResults: [Parameter], _ used: Set<String>, _ typed: String
  ) -> [Suggestion] {
    let own = Set(signature.options.map(\.name))
    let others = ofResults.filter { !own.contains($0.name) }
    return (signature.options + others).filter { !used.contains($0.name) }.compactMap { parameter in
      let word = "--" + session.wording.word("option.\(parameter.name)")
      guard matches(typed, word) else { return nil }
      return Suggestion(
        text: word, label: word, note: Usage(wording: session.wording).about(parameter, of: signature))
    }
  }

  func matches(_ typed: String, _ word: String) -> Bool { typed.isEmpty || word.folded.hasPrefix(typed.folded) }

  /// The words so far; an open quote is closed, and a `#` at the end begins a number. Nil where there are none to be had.
  static func words(of text: String) -> [Word]? {
    let digit = text.hasSuffix(" #") ? "0" : ""
    for ending in ["", "\"", "'"] {
      guard let words = try? Lexer.words(of: text + digit + ending) else { continue }
      return words.map { word in
        let isUnfinished = !digit.isEmpty && word.range.upperBound > text.utf8.count
        return Word(
          text: isUnfinished ? String(word.text.dropLast()) : word.text,
          range: word.range.clamped(to: 0..<text.utf8.count), quoted: word.quoted)
      }
    }
    return nil
  }
}

extension Parameter.Kind {
  /// Without the leave to clear it.
  var bare: Parameter.Kind { if case .clearable(let kind) = self { kind.bare } else { self } }
}

extension Parameter {
  var isFlag: Bool { if case .flag = kind { true } else { false } }
}
