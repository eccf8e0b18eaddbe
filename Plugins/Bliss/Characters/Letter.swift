import Foundation

/// A Latin letter with the accents that it carries, as symbols for names and places are spelt with.
enum Letter {
  /// Nil when there is no such letter.
  static func strokes(_ letter: Character) -> [BlissStroke]? {
    var marks: [Unicode.Scalar] = []
    var base: Unicode.Scalar?
    for scalar in String(letter).decomposedStringWithCanonicalMapping.unicodeScalars {
      if base == nil { base = scalar } else { marks.append(scalar) }
    }
    guard let base, var strokes = ShapeName("'\(base)")?.strokes else { return nil }
    let outline = Outline(strokes)
    // The dot of an i or j gives way to an accent.
    if !marks.isEmpty, base == "i" || base == "j" { strokes.removeLast() }
    for mark in marks {
      guard let shape = accents[mark], let accent = ShapeName(shape.name[...])?.strokes else { return nil }
      let width = Outline(accent).maxX
      let top = shape.isBelow ? Matrix.earthLine : base.properties.isUppercase ? 10.75 : 11.75
      let offset = BlissPoint((outline.minX + outline.maxX - width) / 2, top)
      strokes += accent.map { $0.moved(by: offset) }
    }
    return strokes
  }

  /// The accents of the languages in which the program speaks and of their neighbours.
  private static let accents: [Unicode.Scalar: (name: String, isBelow: Bool)] = [
    "\u{300}": ("down.75x.5", false), "\u{301}": ("up.75x.5", false), "\u{302}": ("peak1.25n", false),
    "\u{303}": ("wave1.75n", false), "\u{308}": ("'diaeresis", false), "\u{327}": ("'cedilla", true),
    "\u{30A}": ("circle.75", false),
  ]
}
