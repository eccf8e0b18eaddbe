import Terminal

/// Pictures of pixels on a screen that is drawn again and again: they are sent when they are new, and stepped over as long as all of
/// them stay where they are.
struct PixelsOnScreen {
  private struct Place: Equatable {
    let row: Int
    let column: Int
    let picture: Substring
  }

  private var shown: [Place] = []

  /// Clears the screen, and so takes away what text doesn't cover.
  private static let clearing = OwnEscape.sequence("[2J")

  /// The lines as they are to be drawn now.
  mutating func lines(_ lines: [String]) -> [String] {
    let parts = lines.map(PixelGraphics.parts)
    let places = parts.enumerated().flatMap { row, parts in
      var column = 0
      return parts.compactMap { part -> Place? in
        column += displayWidth(String(part.text))
        return part.picture.map { Place(row: row, column: column, picture: $0) }
      }
    }
    if places == shown { return places.isEmpty ? lines : parts.map { $0.map(\.text).joined() } }
    shown = places
    return [Self.clearing + (lines.first ?? "")] + lines.dropFirst()
  }

  /// Takes the pictures away, where something else is to be shown.
  mutating func clear(_ screen: some ScreenDevice) {
    guard !shown.isEmpty else { return }
    screen.draw([Self.clearing])
    shown = []
  }
}
