import TagarelaKit

/// The modifiers that give an emoji's skin a tone (UTS #51), in Unicode's order.
enum SkinTone: UInt32, CaseIterable {
  case light = 0x1F3FB
  case fair, medium, brown, dark

  init?(_ scalar: Unicode.Scalar) {
    self.init(rawValue: scalar.value)
  }

  /// Without a tone emoji are yellow.
  static let choice = SymbolSystem.Choice("skin", ["yellow"] + allCases.map(\.name))

  /// The value of ``choice``.
  var name: String {
    switch self {
    case .light: "light"
    case .fair: "fair"
    case .medium: "medium"
    case .brown: "brown"
    case .dark: "dark"
    }
  }

  /// Its place in ``allCases``.
  var index: Int { Int(rawValue - Self.light.rawValue) }
}
