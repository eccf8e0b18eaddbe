import TagarelaKit

/// The keys of the fields that records describe: `tagarela.cell.fill`.
enum DescribedKey {
  /// What such a field is of.
  enum Kind: String { case board, cell, symbol }

  static func text(_ kind: Kind, _ name: String) -> String { "tagarela.\(kind.rawValue).\(name)" }

  static let all = Set(
    BoardTraits.fields.map { text(.board, $0.name) } + CellTraits.fields.map { text(.cell, $0.name) }
      + SymbolTraits.fields.map { text(.symbol, $0.name) })
}

extension FieldContent {
  /// Between the texts of several; no keyboard has it.
  private static let separator: Character = "\u{1F}"

  /// As a bundle has it, in which all values are texts; nil where nothing is to be said.
  var written: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .flag(let flag): flag ? "true" : nil
    case .texts(let texts): texts.joined(separator: String(Self.separator))
    case .span(let span): span.description
    }
  }

  /// Reads ``written``; nil for what a field of this form can't have.
  init?(written text: String, as form: FieldForm) {
    switch form {
    case .name, .text, .word, .code, .area: self = .text(text)
    case .integer:
      guard let number = Double(text.filter { !$0.isWhitespace }).flatMap(Int.init(exactly:)) else { return nil }
      self = .integer(number)
    case .real:
      guard let number = Double(text) else { return nil }
      self = .real(number)
    case .flag: self = .flag(text == "true")
    case .span:
      guard let span = Span(text) else { return nil }
      self = .span(span)
    case .texts: self = .texts(text.split(separator: Self.separator).map(String.init))
    }
  }
}
