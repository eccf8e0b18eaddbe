/// The sixteen colours a category can have: the basic colour keywords of HTML 4 and CSS 2.1, by name and sRGB value.
public enum CategoryColor: String, Sendable, CaseIterable, Codable {
  case black, silver, gray, white, maroon, red, purple, fuchsia
  case green, lime, olive, yellow, navy, blue, teal, aqua

  /// Red, green and blue, each 0 to 255.
  public var rgb: (red: UInt8, green: UInt8, blue: UInt8) {
    switch self {
    case .black: (0, 0, 0)
    case .silver: (192, 192, 192)
    case .gray: (128, 128, 128)
    case .white: (255, 255, 255)
    case .maroon: (128, 0, 0)
    case .red: (255, 0, 0)
    case .purple: (128, 0, 128)
    case .fuchsia: (255, 0, 255)
    case .green: (0, 128, 0)
    case .lime: (0, 255, 0)
    case .olive: (128, 128, 0)
    case .yellow: (255, 255, 0)
    case .navy: (0, 0, 128)
    case .blue: (0, 0, 255)
    case .teal: (0, 128, 128)
    case .aqua: (0, 255, 255)
    }
  }
}
