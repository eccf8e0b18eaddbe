import TagarelaKit

/// The text of a lesson, in a small part of Markdown (CommonMark 0.31): headings (`#`, `##`, `###`), paragraphs, lists (`-`, `1.`),
/// pictures on lines of their own (`![what is seen](file.svg)`), `**strong**` and `*stressed*` words. All else is what it says.
struct LessonText: Equatable {
  let blocks: [Block]

  enum Block: Equatable {
    case heading(level: Int, [Span])
    case paragraph([Span])
    case list(isNumbered: Bool, [[Span]])
    case picture(name: String, says: String)
  }

  struct Span: Equatable {
    var text: String
    var isStrong = false
    var isStressed = false
  }

  /// Bytes of the largest that is taken in.
  static let largest = 200_000

  init(_ source: String) {
    var blocks: [Block] = []
    var paragraph: [String] = []
    /// Whether the line before belongs to an item of a list.
    var isInItem = false
    func close() {
      if !paragraph.isEmpty { blocks.append(.paragraph(Self.spans(paragraph.joined(separator: " ")))) }
      paragraph = []
    }
    for line in source.asText.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      let wasInItem = isInItem
      isInItem = false
      if line.allSatisfy(\.isWhitespace) {
        close()
      } else if let (name, says) = Self.picture(line) {
        close()
        blocks.append(.picture(name: name, says: says))
      } else if let (level, text) = Self.heading(line) {
        close()
        blocks.append(.heading(level: level, Self.spans(text)))
      } else if let (isNumbered, text) = Self.item(line) {
        close()
        Self.append(Self.spans(text), isNumbered, to: &blocks)
        isInItem = true
      } else if wasInItem, case .list(let isNumbered, var items)? = blocks.last {
        items[items.count - 1] += Self.spans(" " + line)
        blocks[blocks.count - 1] = .list(isNumbered: isNumbered, items)
        isInItem = true
      } else {
        paragraph.append(String(line))
      }
    }
    close()
    self.blocks = blocks
  }

  /// Without a heading at its beginning that says the lesson's title once more.
  func below(title: String) -> LessonText {
    guard case .heading(_, let spans)? = blocks.first, spans.map(\.text).joined().folded == title.folded else {
      return self
    }
    return LessonText(blocks: Array(blocks.dropFirst()))
  }

  private init(blocks: [Block]) { self.blocks = blocks }

  /// The names of the pictures that it shows.
  var pictures: [String] {
    blocks.compactMap { if case .picture(let name, _) = $0 { name } else { nil } }.removingRepeats
  }

  private static func append(_ item: [Span], _ isNumbered: Bool, to blocks: inout [Block]) {
    if case .list(isNumbered, let items)? = blocks.last {
      blocks[blocks.count - 1] = .list(isNumbered: isNumbered, items + [item])
    } else {
      blocks.append(.list(isNumbered: isNumbered, [item]))
    }
  }

  private static func picture(_ line: Substring) -> (name: String, says: String)? {
    guard line.hasPrefix("!["), let middle = line.firstRange(of: "]("), line.last(where: { !$0.isWhitespace }) == ")"
    else {
      return nil
    }
    let name = line[middle.upperBound...].prefix { $0 != ")" }
    return (String(name).asName, String(line.dropFirst(2)[..<middle.lowerBound]).asName)
  }

  private static func heading(_ line: Substring) -> (level: Int, text: String)? {
    let marks = line.prefix { $0 == "#" }.count
    guard (1...6).contains(marks), line.dropFirst(marks).first == " " else { return nil }
    return (min(marks, 3), String(line.dropFirst(marks + 1)))
  }

  private static func item(_ line: Substring) -> (isNumbered: Bool, text: String)? {
    if let mark = line.first, "-*+".contains(mark), line.dropFirst().first == " " {
      return (false, String(line.dropFirst(2)))
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard (1...3).contains(digits.count), rest.first == "." || rest.first == ")", rest.dropFirst().first == " " else {
      return nil
    }
    return (true, String(rest.dropFirst(2)))
  }

  /// A mark counts where another one of its kind closes it.
  private static func spans(_ text: String) -> [Span] {
    var spans: [Span] = []
    var plain = ""
    var rest = text[...]
    func close() {
      if !plain.isEmpty { spans.append(Span(text: plain)) }
      plain = ""
    }
    while let first = rest.first {
      let mark = rest.hasPrefix("**") ? "**" : first == "*" ? "*" : ""
      let inner = rest.dropFirst(mark.count)
      if !mark.isEmpty, inner.first?.isWhitespace == false, let end = inner.firstRange(of: mark),
        end.lowerBound > inner.startIndex
      {
        close()
        spans.append(
          Span(text: String(inner[..<end.lowerBound]), isStrong: mark.count == 2, isStressed: mark.count == 1))
        rest = inner[end.upperBound...]
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    close()
    return spans
  }
}

extension LessonText {
  /// For a terminal: headings and paragraphs with an empty line between them, items with a dot or their number.
  var plain: String {
    blocks.map { block in
      switch block {
      case .heading(_, let spans): Self.words(spans).uppercased()
      case .paragraph(let spans): Self.words(spans)
      case .list(let isNumbered, let items):
        items.enumerated().map { (isNumbered ? "\($0 + 1). " : "• ") + Self.words($1) }.joined(separator: "\n")
      case .picture(let name, let says): "[\(says.isEmpty ? name : says)]"
      }
    }.joined(separator: "\n\n")
  }

  private static func words(_ spans: [Span]) -> String { spans.map(\.text).joined() }
}
