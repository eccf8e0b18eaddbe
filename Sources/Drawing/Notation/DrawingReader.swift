import TagarelaKit

/// Reads the text of a `.drawing` file; the notation is described in `docs/drawings.md`.
struct DrawingReader {
  private typealias Word = Substring.UTF8View

  private(set) var definitions: [Definition] = []
  private(set) var complaints: [FileComplaint] = []
  private let file: String

  /// Longer lines and deeper indentation are refused.
  static let longestLine = 2000
  static let deepest = 12

  /// - Parameter first: the row of the text's first line in its file.
  init(_ text: Substring, file: String, first: Int = 1) {
    self.file = file
    var open: [(indent: Int, line: Statement)] = []
    for (index, line) in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let row = first + index
      do {
        guard line.count <= Self.longestLine else { throw Failure("drawing.line_long") }
        let body = line.prefix { $0 != UInt8(ascii: "#") }
        let indent = body.prefix { $0 == UInt8(ascii: " ") }.count
        let words = body.split(whereSeparator: Self.isBlank)
        guard !words.isEmpty else { continue }
        if indent == 0 {
          close(&open, to: 0)
          finishDefinition()
          current = try definition(words, row)
          continue
        }
        guard current != nil else { throw Failure("drawing.outside") }
        close(&open, to: indent)
        guard open.count < Self.deepest else { throw Failure("drawing.deep") }
        let statement = try self.statement(words, row)
        open.append((indent, statement))
      } catch {
        let what = (error as? Failure)?.what ?? Phrase("drawing.outside")
        complaints.append(FileComplaint(file: file, row: row, what: what))
      }
    }
    close(&open, to: 0)
    finishDefinition()
  }

  private var current: Definition?

  private mutating func finishDefinition() {
    if let current { definitions.append(current) }
    current = nil
  }

  /// Puts lines that are over under those that hold them.
  private mutating func close(_ open: inout [(indent: Int, line: Statement)], to indent: Int) {
    while let last = open.last, last.indent >= indent {
      open.removeLast()
      if open.isEmpty {
        current?.lines.append(last.line)
      } else {
        open[open.count - 1].line.children.append(last.line)
      }
    }
  }

  private func definition(_ words: [Word], _ row: Int) throws -> Definition {
    guard let kind = Definition.Kind(rawValue: text(words[0])) else {
      throw Failure("drawing.beginning", ["text": .text(text(words[0]))])
    }
    guard words.count > 1, words[1].allSatisfy(Self.isKeyByte) else {
      throw Failure("drawing.name", ["text": .text(words.count > 1 ? text(words[1]) : "")])
    }
    var made = Definition(kind: kind, name: text(words[1]), file: file, row: row)
    for word in words.dropFirst(2) {
      if kind == .drawing, let cut = try cut(word) {
        made.cut = cut
        continue
      }
      guard kind == .part, let option = try option(word) else {
        throw Failure("drawing.word", ["text": .text(text(word))])
      }
      made.parameters.append(option)
    }
    return made
  }

  /// `cut=left|top`, where a drawing goes over its edge on purpose; nil when the word says something else.
  private func cut(_ word: Word) throws -> Set<Definition.Side>? {
    let sign = Array("cut=".utf8)
    guard word.starts(with: sign) else { return nil }
    return Set(
      try word.dropFirst(sign.count).split(separator: UInt8(ascii: "|")).map { side in
        guard let side = Definition.Side(rawValue: text(side)) else {
          throw Failure(
            "drawing.value", ["text": .text(text(side))], candidates: Definition.Side.allCases.map(\.rawValue))
        }
        return side
      })
  }

  private func statement(_ words: [Word], _ row: Int) throws -> Statement {
    var rest = words[...]
    var conditions: [Condition] = []
    while let word = rest.first, word.last == UInt8(ascii: ":") {
      conditions.append(try condition(word.dropLast()))
      rest = rest.dropFirst()
    }
    guard let name = rest.first, name.allSatisfy(Self.isKeyByte) else {
      throw Failure("drawing.name", ["text": .text(rest.first.map(text) ?? "")])
    }
    var made = Statement(conditions: conditions, name: text(name), row: row)
    for word in rest.dropFirst() {
      if let option = try option(word) {
        made.options.append(option)
      } else {
        made.operands.append(try Argument(Substring(word)))
      }
    }
    return made
  }

  private func condition(_ word: Word) throws -> Condition {
    guard let equals = word.firstIndex(of: UInt8(ascii: "=")) else {
      let name = text(word)
      guard Condition.variants.contains(name) || Condition.manners.contains(name) else {
        throw Failure("drawing.condition", ["text": .text(name)])
      }
      return Condition(name: name)
    }
    var key = word[..<equals]
    let isNegated = key.last == UInt8(ascii: "!")
    if isNegated { key = key.dropLast() }
    let name = text(key)
    let values = word[word.index(after: equals)...].split(separator: UInt8(ascii: "|")).map(text)
    let isKnown =
      name == Condition.region
      ? values.allSatisfy(DrawingLook.regions.contains)
      : current?.parameters.contains { $0.name == name } == true
    guard isKnown, !values.isEmpty else {
      throw Failure("drawing.condition", ["text": .text(text(word))])
    }
    return Condition(name: name, values: values, isNegated: isNegated)
  }

  private func option(_ word: Word) throws -> Statement.Option? {
    guard let equals = word.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let name = word[..<equals]
    guard !name.isEmpty, name.allSatisfy(Self.isKeyByte) else {
      throw Failure("drawing.word", ["text": .text(text(word))])
    }
    return Statement.Option(name: text(name), value: try Argument(Substring(word[word.index(after: equals)...])))
  }

  private func text(_ word: Word) -> String { String(Substring(word)) }

  /// The definitions of a file, each with the text that it has; only their first lines are read, and what is wrong with one of
  /// these takes that definition out.
  static func parts(of text: DrawingText) -> [WrittenDefinition] {
    let reader = DrawingReader("", file: text.name)
    let bytes = text.text.utf8
    var found: [WrittenDefinition] = []
    /// What was found last, with where it begins.
    var open: (heading: Definition?, start: String.Index)?
    func close(at end: String.Index) {
      guard let open, let heading = open.heading else { return }
      found.append(WrittenDefinition(heading: heading, text: text.text[open.start..<end]))
    }
    var row = 1
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
      if bytes[start] != UInt8(ascii: " ") {
        let words = bytes[start..<end].prefix { $0 != UInt8(ascii: "#") }.split(whereSeparator: isBlank)
        if !words.isEmpty {
          close(at: start)
          open = (try? reader.definition(words, row), start)
        }
      }
      start = end < bytes.endIndex ? bytes.index(after: end) : end
      row += 1
    }
    close(at: bytes.endIndex)
    return found
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
  }
}

extension Argument {
  /// Numbers are beyond this nowhere in a grid of 100.
  static let largest = 1000.0

  init(_ text: Substring) throws {
    if let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")) {
      self = .point(try Scalar(text[..<comma]), try Scalar(text[text.utf8.index(after: comma)...]))
    } else if text.utf8.first == UInt8(ascii: "$"), text.utf8.count > 1 {
      self = .parameter(String(text.dropFirst()))
    } else if let number = Double(decimal: text) {
      self = .number(try Self.checked(number, text))
    } else if text.isEmpty {
      throw Failure("drawing.value", ["text": .text("")])
    } else {
      self = .word(String(text))
    }
  }

  static func checked(_ number: Double, _ text: Substring) throws -> Double {
    guard number.isFinite, abs(number) <= largest else {
      throw Failure("drawing.number", ["text": .text(String(text))])
    }
    return number
  }
}

extension Argument.Scalar {
  init(_ text: Substring) throws {
    if text.utf8.first == UInt8(ascii: "$") {
      self = .parameter(String(text.dropFirst()))
    } else if let number = Double(decimal: text) {
      self = .number(try Argument.checked(number, text))
    } else {
      throw Failure("drawing.number", ["text": .text(String(text))])
    }
  }
}

extension Double {
  /// Reads numbers as people write them fast, and all others as Swift does.
  fileprivate init?(decimal text: Substring) {
    var whole = 0.0
    var divisor = 0.0
    var hasDigits = false
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    for byte in isNegative ? text.utf8.dropFirst() : text.utf8[...] {
      switch byte {
      case 0x30...0x39 where whole < 1e12:
        whole = whole * 10 + Double(byte - 0x30)
        divisor *= 10
        hasDigits = true
      case UInt8(ascii: ".") where divisor == 0 && hasDigits: divisor = 1
      default:
        self.init(text)
        return
      }
    }
    guard hasDigits else { return nil }
    let size = divisor == 0 ? whole : whole / divisor
    self = isNegative ? -size : size
  }
}
