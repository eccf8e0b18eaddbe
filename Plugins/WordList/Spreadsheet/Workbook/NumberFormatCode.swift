/// Takes a format's code apart (ECMA-376-1, 18.8.31).
struct NumberFormatCode {
  private(set) var sections: [[NumberFormat.Token]] = [[]]

  init(_ code: String) {
    var rest = Substring(code)
    while let sign = rest.popFirst() {
      switch sign {
      case ";": sections.append([])
      case "\"":
        add(.text(String(rest.prefix { $0 != "\"" })))
        rest = rest.drop { $0 != "\"" }.dropFirst()
      case "\\": if let next = rest.popFirst() { add(.text(String(next))) }
      // A blank as wide as the sign behind it.
      case "_": if rest.popFirst() != nil { add(.text(" ")) }
      // The sign behind it fills the cell.
      case "*": _ = rest.popFirst()
      case "[":
        bracket(rest.prefix { $0 != "]" })
        rest = rest.drop { $0 != "]" }.dropFirst()
      case "0", "#", "?": add(.digit(sign))
      case ".": add(.point)
      case ",": add(.comma)
      case "%": add(.percent)
      case "E" where rest.first == "+" || rest.first == "-":
        let hasSign = rest.popFirst() == "+"
        let digits = rest.prefix { $0 == "0" || $0 == "#" }
        rest = rest.dropFirst(digits.count)
        add(.exponent(digits: digits.count, hasSign: hasSign))
      case "/", "@": add(.other)
      case _ where sign.isLetter: add(.other)
      default: add(.text(String(sign)))
      }
    }
  }

  private mutating func add(_ token: NumberFormat.Token) { sections[sections.count - 1].append(token) }

  /// A currency, a colour, a condition, hours without end.
  private mutating func bracket(_ text: Substring) {
    if text.hasPrefix("$") {
      add(.text(String(text.dropFirst().prefix { $0 != "-" })))
    } else if text.contains(where: { "<>=".contains($0) })
      || ["h", "hh", "m", "mm", "s", "ss"].contains(text.lowercased())
    {
      add(.other)
    }
  }
}
