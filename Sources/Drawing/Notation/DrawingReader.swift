import TagarelaKit

/// Reads the text of a `.drawing` file; the notation is described in `docs/drawings.md`.
struct DrawingReader {
  private(set) var definitions: [Definition] = []
  private(set) var complaints: [FileComplaint] = []
  private let file: String

  /// Longer lines and deeper indentation are refused.
  static let longestLine = 2000
  static let deepest = 12

  init(_ text: String, file: String) {
    self.file = file
    var open: [(indent: Int, line: Statement)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let row = index + 1
      do {
        guard line.utf8.count <= Self.longestLine else { throw Failure("drawing.line_long") }
        let body = line.prefix { $0 != "#" }
        let indent = body.prefix { $0 == " " }.count
        let words = body.split { $0 == " " || $0 == "\t" || $0 == "\r" }
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

  private func definition(_ words: [Substring], _ row: Int) throws -> Definition {
    guard let kind = Definition.Kind(rawValue: String(words[0])) else {
      throw Failure("drawing.beginning", ["text": .text(String(words[0]))])
    }
    guard words.count > 1, words[1].utf8.allSatisfy(Self.isKeyByte) else {
      throw Failure("drawing.name", ["text": .text(words.count > 1 ? String(words[1]) : "")])
    }
    var made = Definition(kind: kind, name: String(words[1]), file: file, row: row)
    for word in words.dropFirst(2) {
      guard kind == .part, let option = try option(word) else {
        throw Failure("drawing.word", ["text": .text(String(word))])
      }
      made.parameters.append(option)
    }
    return made
  }

  private func statement(_ words: [Substring], _ row: Int) throws -> Statement {
    var rest = words[...]
    var conditions: [Condition] = []
    while let word = rest.first, word.last == ":" {
      conditions.append(try condition(word.dropLast()))
      rest = rest.dropFirst()
    }
    guard let name = rest.first, name.utf8.allSatisfy(Self.isKeyByte) else {
      throw Failure("drawing.name", ["text": .text(rest.first.map(String.init) ?? "")])
    }
    var made = Statement(conditions: conditions, name: String(name), row: row)
    for word in rest.dropFirst() {
      if let option = try option(word) {
        made.options.append(option)
      } else {
        made.operands.append(try Argument(word))
      }
    }
    return made
  }

  private func condition(_ text: Substring) throws -> Condition {
    guard let equals = text.firstIndex(of: "=") else {
      let name = String(text)
      guard Condition.variants.contains(name) || Condition.styles.contains(name) else {
        throw Failure("drawing.condition", ["text": .text(name)])
      }
      return Condition(name: name)
    }
    var name = text[..<equals]
    let isNegated = name.last == "!"
    if isNegated { name = name.dropLast() }
    let values = text[text.index(after: equals)...].split(separator: "|").map(String.init)
    guard current?.parameters.contains(where: { $0.name == name }) == true, !values.isEmpty else {
      throw Failure("drawing.condition", ["text": .text(String(text))])
    }
    return Condition(name: String(name), values: values, isNegated: isNegated)
  }

  private func option(_ word: Substring) throws -> Statement.Option? {
    guard let equals = word.firstIndex(of: "=") else { return nil }
    let name = word[..<equals]
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isKeyByte) else {
      throw Failure("drawing.word", ["text": .text(String(word))])
    }
    return Statement.Option(name: String(name), value: try Argument(word[word.index(after: equals)...]))
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
  }
}

extension Argument {
  /// Numbers are beyond this nowhere in a grid of 100.
  static let largest = 1000.0

  init(_ text: Substring) throws {
    if let comma = text.firstIndex(of: ",") {
      self = .point(try Scalar(text[..<comma]), try Scalar(text[text.index(after: comma)...]))
    } else if text.first == "$" {
      self = .parameter(String(text.dropFirst()))
    } else if let number = Double(text) {
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
    if text.first == "$" {
      self = .parameter(String(text.dropFirst()))
    } else if let number = Double(text) {
      self = .number(try Argument.checked(number, text))
    } else {
      throw Failure("drawing.number", ["text": .text(String(text))])
    }
  }
}
