/// A grammatical mark over a character. A dot beside what it shows is none of its content.
struct Indicator: Sendable {
  var glyph: Glyph
  /// How far the middle of its content lies to the right of the middle of its box, in units of the matrix.
  private let shift: Double

  init(_ glyph: Glyph, anchor: BlissPoint?) {
    self.glyph = glyph
    shift = anchor?.x ?? 0
  }

  /// How far the dot reaches beyond the content on either side; it hangs over the edge of a row there.
  var leftOverhang: Double { max(0, 2 * shift) }
  var rightOverhang: Double { max(0, -2 * shift) }
}
