/// A character as it is drawn: its strokes and how far they reach.
struct Glyph: Sendable {
  var strokes: [BlissStroke]
  var outline: Outline

  init(_ strokes: [BlissStroke]) {
    self.strokes = strokes
    outline = Outline(strokes)
  }

  /// From the middle of the first upright stroke to that of the last.
  var width: Double { outline.maxX - outline.minX }
}
