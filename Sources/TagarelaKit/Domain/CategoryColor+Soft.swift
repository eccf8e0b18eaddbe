extension CategoryColor {
  /// As frames and columns have it on paper, beside pictures that it must not drown. Those of the usual kinds of words are the
  /// colours of the Fitzgerald key as communication boards use it; the orange of nouns, which the sixteen don't have, is that
  /// of ``red``.
  public var soft: Tint {
    switch self {
    case .yellow: Tint(red: 255, green: 236, blue: 110)
    case .green: Tint(red: 144, green: 214, blue: 130)
    case .blue: Tint(red: 150, green: 196, blue: 240)
    case .red: Tint(red: 255, green: 184, blue: 108)
    case .fuchsia: Tint(red: 255, green: 192, blue: 203)
    case .gray: Tint(red: 222, green: 222, blue: 222)
    case .black: Tint(red: 110, green: 110, blue: 110)
    case .silver: Tint(red: 236, green: 236, blue: 236)
    case .white: Tint(red: 255, green: 255, blue: 255)
    case .maroon: Tint(red: 205, green: 140, blue: 136)
    case .purple: Tint(red: 206, green: 164, blue: 222)
    case .lime: Tint(red: 208, green: 240, blue: 140)
    case .olive: Tint(red: 196, green: 192, blue: 122)
    case .navy: Tint(red: 132, green: 148, blue: 204)
    case .teal: Tint(red: 128, green: 200, blue: 192)
    case .aqua: Tint(red: 176, green: 236, blue: 242)
    }
  }
}
