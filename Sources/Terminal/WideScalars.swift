/// East Asian Width W and F (Unicode UAX #11), but for those that are emoji by default.
private let wideScalars: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
  0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
  0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251,
  0x20000...0x3FFFD,
]

func isWide(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value >= 0x1100 && wideScalars.contains { $0.contains(scalar.value) }
}

/// Whether a character that begins with this takes no column: it would combine with one before, or is a control.
func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: true
  case .format: scalar.value != 0xAD
  default: (0x1160...0x11FF).contains(scalar.value)
  }
}
