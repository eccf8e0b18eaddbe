/// One character of a line as a terminal shows it.
struct LineCell: Equatable {
  var text: String
  /// How it is shown, as the parameters of SGR; empty for as usual.
  var style = ""
  var columns: Int
  /// Whether all terminals give it as many columns.
  var isSure = true
  /// Whether the next one stands on the next row.
  var breaks = false

  /// Behind the last one.
  static let end = LineCell(text: "", columns: 0)

  /// A line's character: one cell, and more where it is joined of several.
  static func cells(of character: Character, style: String) -> [LineCell] {
    if let ascii = character.asciiValue {
      if character == "\n" { return [LineCell(text: "", style: style, columns: 0, breaks: true)] }
      return (0x20..<0x7F).contains(ascii)
        ? [LineCell(text: String(character), style: style, columns: 1)]
        : [LineCell(text: "^" + String(Unicode.Scalar(ascii ^ 0x40)), style: style, columns: 2)]
    }
    // Terminals differ in whether they join what is joined with U+200D: its parts are seen side by side everywhere.
    return character.unicodeScalars.split(separator: "\u{200D}").map { part in
      let shown = part.filter { !(0xE0020...0xE007F).contains($0.value) }
      return LineCell(part: String(String.UnicodeScalarView(shown)), style: style)
    }
  }

  private init(part: String, style: String) {
    let scalars = part.unicodeScalars
    let isAlone = scalars.first.map { isInvisible($0) } ?? true
    let isFlag = scalars.count == 2 && scalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
    text = (isAlone ? "◌" : "") + part
    self.style = style
    columns = isFlag ? 2 : max(1, scalars.reduce(0) { $0 + DisplayWidth.of(Character($1)) })
    if columns == 1, scalars.contains("\u{FE0F}") { columns = 2 }
    isSure = scalars.allSatisfy { !$0.properties.isEmoji }
  }

  init(text: String, style: String = "", columns: Int, breaks: Bool = false) {
    self.text = text
    self.style = style
    self.columns = columns
    self.breaks = breaks
  }

  static func cells(of text: String, style: String) -> [LineCell] { text.flatMap { cells(of: $0, style: style) } }

  /// The cells of a text that has our own colours, on one row.
  static func cells(ofColored text: String) -> [LineCell] {
    var style = ""
    var cells: [LineCell] = []
    for piece in textPieces(of: text) {
      switch piece {
      case .escape(let escape):
        let code = escape.dropFirst(OwnEscape.mark.count)
        guard code.hasPrefix("["), code.hasSuffix("m") else { continue }
        let parameters = code.dropFirst().dropLast()
        style =
          parameters.isEmpty || parameters == "0" ? "" : style.isEmpty ? String(parameters) : "\(style);\(parameters)"
      case .text(let text): cells += Self.cells(of: String(text).asRow, style: style)
      }
    }
    return cells
  }
}
