import Foundation
import TagarelaKit

/// Binds a line's words to a signature's parameters.
struct Binder {
  let table: CommandTable
  let wording: Wording
  /// Whether options are called by their whole names, as in scripts; a person may write how one begins.
  var wantsWholeNames = false

  /// - Parameter words: those after the noun and verb.
  func bind(_ words: ArraySlice<Word>, to command: Command, line: String) throws -> Arguments {
    var arguments = Arguments(line: line)
    let signature = command.signature
    let operands = signature.operands
    var taken = 0
    var onlyOperands = false
    var index = words.startIndex
    while index < words.endIndex {
      let word = words[index]
      index += 1
      if !onlyOperands, let option = OptionWord(word, in: line) {
        if word.text == "--" {
          onlyOperands = true
          continue
        }
        try bindOption(option, word, words, &index, command, &arguments)
        continue
      }
      if isLast(index, words, line), passesOver(word, operands.dropFirst(taken), line) { taken += 1 }
      guard taken < operands.count else { throw tooMany(word, words, signature, line) }
      let parameter = operands[taken]
      if case .sentence = parameter.kind {
        index = try bindSentence(from: word, words, index, parameter, &arguments)
        taken += 1
        continue
      }
      try arguments.bound.append(bound(parameter, word, line))
      if parameter.form == .operand { taken += 1 }
    }
    return arguments
  }

  /// Whether the line has no more words for operands, but for what options take.
  private func isLast(_ index: Int, _ words: ArraySlice<Word>, _ line: String) -> Bool {
    index == words.endIndex || words[index].text.hasPrefix("--")
  }

  /// Whether the last word leaves out an operand that may be left out, for one that may not: it can't be the first.
  private func passesOver(_ word: Word, _ operands: ArraySlice<Parameter>, _ line: String) -> Bool {
    guard let first = operands.first, !first.isRequired, first.form == .operand,
      operands.dropFirst().first?.isRequired == true
    else { return false }
    return (try? bound(first, word, line)) == nil
  }

  /// - Throws: ``Failure`` `argument.missing` for the first mandatory parameter that has no value, `argument.no_change`.
  func requireAll(_ arguments: Arguments, _ signature: Signature) throws {
    if let missing = missing(arguments, signature).first(where: \.isRequired) {
      let option = "--" + wording.word("option.\(missing.name)")
      throw Failure(
        missing.form == .option ? "argument.option_missing" : "argument.missing",
        ["name": .phrase(Phrase("field.\(missing.name)")), "option": .text(option)],
        hint: Phrase("argument.usage", ["usage": .text(Usage(wording: wording).line(signature))]),
        place: Place(text: arguments.line, range: arguments.line.utf8.count..<arguments.line.utf8.count))
    }
    let options = signature.options.filter { !$0.isScope }
    if signature.needsOption, !options.contains(where: { arguments.has($0.name) }) {
      throw Failure(
        "argument.no_change", candidates: options.map { "--" + wording.word("option.\($0.name)") },
        place: Place(text: arguments.line, range: arguments.line.utf8.count..<arguments.line.utf8.count))
    }
  }

  /// The parameters that have no value and that the prompt asks for.
  func missing(_ arguments: Arguments, _ signature: Signature) -> [Parameter] {
    signature.parameters.filter { parameter in
      (parameter.isRequired || parameter.isAsked) && !arguments.has(parameter.name)
        && !parameter.replacements.contains(where: arguments.has)
    }
  }

  /// The value that one word gives to a parameter.
  func bound(_ parameter: Parameter, _ word: Word, _ line: String) throws -> Arguments.Bound {
    do {
      let value = try ValueReader(table: table, wording: wording).read(word.text, as: parameter.kind)
      return Arguments.Bound(name: parameter.name, value: value, word: word)
    } catch var failure as Failure {
      if failure.place == nil { failure.place = Place(text: line, range: word.range) }
      throw failure
    }
  }

  private func bindOption(
    _ option: OptionWord, _ word: Word, _ words: ArraySlice<Word>, _ index: inout Int, _ command: Command,
    _ arguments: inout Arguments
  ) throws {
    let line = arguments.line
    let name = option.name
    let value = option.value.map { Word(text: $0, range: option.valueRange, quoted: true) }
    let found = table.options(named: name, of: command, wording, whole: wantsWholeNames).first {
      !$0.isOwn || takes($0.parameter, value ?? (index < words.endIndex ? words[index] : nil), line)
    }
    guard let found else { throw unknown(option, of: command, line) }
    let parameter = found.parameter
    let place = Place(text: line, range: word.range)
    let list = found.isOwn ? \Arguments.bound : \Arguments.shape
    let mayRepeat = parameter.takesSeveral || (!found.isOwn && ResultShape.repeated.contains(parameter.name))
    if !mayRepeat, arguments[keyPath: list].contains(where: { $0.name == parameter.name }) {
      throw Failure("option.twice", ["option": .text("--" + name)], place: place)
    }
    if case .flag = parameter.kind {
      guard value == nil else {
        throw Failure("option.takes_no_value", ["option": .text("--" + name)], place: place)
      }
      arguments[keyPath: list].append(.init(name: parameter.name, value: .flag(true), word: word))
      return
    }
    func hasWord() -> Bool { index < words.endIndex && (words[index].quoted || !words[index].text.hasPrefix("--")) }
    var takesMore = true
    if let value {
      arguments[keyPath: list].append(try bound(parameter, value, line))
      takesMore = parameter.takesSeveral
    } else if !hasWord() {
      throw Failure(
        "option.needs_value",
        ["option": .text("--" + name), "value": .phrase(Phrase(Usage.placeholder(parameter.kind)))], place: place)
    }
    while takesMore, hasWord() {
      arguments[keyPath: list].append(try bound(parameter, words[index], line))
      index += 1
      takesMore = parameter.takesSeveral
    }
  }

  /// Whether a command's own option is meant, and not one of results that is called the same: `--to` is a day to some commands, and
  /// `--to list.csv` says a file.
  private func takes(_ parameter: Parameter, _ value: Word?, _ line: String) -> Bool {
    guard let value else { return true }
    return !Delivery.isFile(value.text) || (try? bound(parameter, value, line)) != nil
  }

  /// With the options that begin so or are near; where none does, with all of the command's own.
  private func unknown(_ option: OptionWord, of command: Command, _ line: String) -> Failure {
    let word = { (parameter: Parameter) in "--" + wording.word("option.\(parameter.name)") }
    let own = command.signature.options
    let known = own.map(word)
    let begun = table.options(beginning: option.name, of: command, wording).map { word($0.parameter) }
    let others = ResultShape.parameters(of: command.effect).map(word)
    // The English names are known in every language; each is told by the user's word.
    let english = Dictionary(own.map { ("--" + $0.name, word($0)) }, uniquingKeysWith: { first, _ in first })
    let near = nearest(to: "--" + option.name, among: known + others + english.keys.sorted())
      .map { known.contains($0) ? $0 : english[$0] ?? $0 }.removingRepeats
    let candidates = begun.isEmpty ? near : begun.removingRepeats
    return Failure(
      "option.unknown", ["option": .text("--" + option.name)], candidates: candidates.isEmpty ? known : candidates,
      place: Place(text: line, range: option.nameRange))
  }

  /// Takes all words up to the next option as one text.
  private func bindSentence(
    from first: Word, _ words: ArraySlice<Word>, _ next: Int, _ parameter: Parameter, _ arguments: inout Arguments
  ) throws -> Int {
    var end = next
    var text = first.text
    while end < words.endIndex, words[end].quoted || !words[end].text.hasPrefix("--") {
      text += " " + words[end].text
      end += 1
    }
    let range = first.range.lowerBound..<words[end - 1].range.upperBound
    arguments.bound.append(try bound(parameter, Word(text: text, range: range), arguments.line))
    return end
  }

  private func tooMany(_ word: Word, _ words: ArraySlice<Word>, _ signature: Signature, _ line: String) -> Failure {
    let hint: Phrase =
      signature.operands.isEmpty
      ? Phrase("argument.usage", ["usage": .text(Usage(wording: wording).line(signature))])
      : Phrase("argument.quote_names", ["usage": .text(Usage(wording: wording).line(signature))])
    return Failure(
      "argument.too_many", ["word": .text(word.text)], hint: hint, place: Place(text: line, range: word.range))
  }
}
