import StructuredText
import TagarelaKit

/// Which colour each kind of word has.
struct ColorScheme {
  private var colors: [String: Tint] = [:]

  func tint(of category: String) -> Tint? { colors[category] }

  /// The scheme that a set has chosen, of its own or of the program's; the Fitzgerald key unless it says otherwise.
  ///
  /// - Returns: nil when it wants none.
  init?(_ config: JSONValue?) {
    guard config?["colorSchemesActivated"]?.flag != false else { return nil }
    let name = config?["activeColorScheme"]?.string ?? ""
    if let own = config?["additionalColorSchemes"]?.list?.first(where: { $0["name"]?.string == name }) {
      add(own)
    } else {
      add(Palette(scheme: name), Shade(scheme: name))
    }
  }

  private mutating func add(_ palette: Palette, _ shade: Shade) {
    for (kind, tints) in palette.tints { colors[kind.rawValue] = Tint(tints[shade]) }
    guard palette.hasFitzgeraldKinds else { return }
    for kind in WordCategory.allCases where colors[kind.rawValue] == nil {
      colors[kind.rawValue] = colors[kind.fitzgerald.rawValue]
    }
  }

  private mutating func add(_ scheme: JSONValue) {
    for (category, color) in zip(scheme["categories"]?.list ?? [], scheme["colors"]?.list ?? []) {
      guard let category = category.string, let tint = color.string.flatMap(CSSColor.tint) else { continue }
      colors[category] = tint
    }
    for mapping in scheme["mappings"]?.members ?? [] where colors[mapping.key] == nil {
      colors[mapping.key] = mapping.value.string.flatMap { colors[$0] }
    }
  }
}

/// How strong a scheme's colours are.
enum Shade: CaseIterable {
  case veryLight, light, medium, dark

  init(scheme name: String) {
    self =
      if name.hasSuffix("_VERY_LIGHT") {
        .veryLight
      } else if name.hasSuffix("_MEDIUM") {
        .medium
      } else if name.hasSuffix("_DARK") {
        .dark
      } else {
        .light
      }
  }
}
