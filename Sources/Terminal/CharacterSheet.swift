/// A rectangle of characters, each in its own colours, on which texts are laid one over the other.
public struct CharacterSheet: Sendable {
  private struct Place {
    /// Nil for the second column of a wide character.
    var text: String? = " "
    /// Escape sequences that set its colours.
    var colors = ""
  }

  private static let reset = OwnEscape.sequence("[0m")

  public let columns: Int
  public let rows: Int
  private var places: [Place]

  public init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    places = Array(repeating: Place(), count: self.columns * self.rows)
  }

  /// Lays a text of one line over what is there, with the colours (SGR) that it has; what lies outside is left out.
  public mutating func lay(_ text: String, column: Int, row: Int) {
    guard (0..<rows).contains(row) else { return }
    var column = column
    var colors = ""
    for piece in textPieces(of: text) {
      switch piece {
      case .escape(let escape):
        // Other sequences would move the cursor.
        guard escape.hasPrefix(OwnEscape.sequence("[")), escape.hasSuffix("m") else { continue }
        colors = ["[0m", "[m"].contains { escape == OwnEscape.sequence($0) } ? "" : colors + escape
      case .text(let text):
        for character in text {
          let width = DisplayWidth.of(character)
          if width > 0, (0...(columns - width)).contains(column) {
            places[row * columns + column] = Place(text: String(character), colors: colors)
            if width == 2 { places[row * columns + column + 1] = Place(text: nil, colors: colors) }
          }
          column += width
        }
      }
    }
  }

  /// The rows, each in exactly ``columns``.
  public var lines: [String] {
    (0..<rows).map { row in
      var line = ""
      var colors = ""
      for place in places[row * columns..<(row + 1) * columns] {
        guard let text = place.text else { continue }
        if place.colors != colors {
          line += (colors.isEmpty ? "" : Self.reset) + place.colors
          colors = place.colors
        }
        line += text
      }
      return colors.isEmpty ? line : line + Self.reset
    }
  }
}
