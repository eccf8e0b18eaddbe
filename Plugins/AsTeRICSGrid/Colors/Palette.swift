/// The colours that AsTeRICS Grid brings, so that a board looks here as it does there
/// (`DEFAULT_COLOR_SCHEMES` in the program's `constants.js`).
enum Palette {
  case fitzgerald, goossens, montessori

  init(scheme name: String) {
    self =
      if name.hasPrefix("CS_GOOSENS") {
        .goossens
      } else if name.hasPrefix("CS_MONTESSORI") {
        .montessori
      } else {
        .fitzgerald
      }
  }

  /// Whether a kind of word that has no colour takes that of the nearest kind of the Fitzgerald key.
  var hasFitzgeraldKinds: Bool { self == .fitzgerald }

  var tints: [(WordCategory, Shades)] {
    switch self {
    case .fitzgerald:
      [
        (.people, Shades("#fafad0", "#fdfd96", "#ffff6b", "#79791f")),
        (.noun, Shades("#fbf3e4", "#ffda89", "#ffb56b", "#804c26")),
        (.verb, Shades("#dff4df", "#c7f3c7", "#b5ff6b", "#4c8026")),
        (.descriptor, Shades("#eaeffd", "#84b6f4", "#6bb5ff", "#264c80")),
        (.social, Shades("#fff0f6", "#fdcae1", "#ff6bff", "#802680")),
        (.misc, Shades("#ffffff", "#ffffff", "#ffffff", "#747474")),
        (.place, Shades("#fbf2ff", "#bc98f3", "#ce6bff", "#602680")),
        (.category, Shades("#ddccc1", "#d8af97", "#bf9075", "#52331f")),
        (.important, Shades("#fce8e8", "#ff9688", "#ff704d", "#80261a")),
        (.others, Shades("#e4e4e4", "#bdbfbf", "#a3a3a3", "#464646")),
      ]
    case .goossens:
      [
        (.verb, Shades("#fff0f6", "#fdcae1", "#ff6bff", "#802680")),
        (.descriptor, Shades("#eaeffd", "#84b6f4", "#6bb5ff", "#264c80")),
        (.preposition, Shades("#dff4df", "#c7f3c7", "#b5ff6b", "#4c8026")),
        (.noun, Shades("#fafad0", "#fdfd96", "#ffff6b", "#79791f")),
        (.question, Shades("#fbf3e4", "#ffda89", "#ffb56b", "#804c26")),
      ]
    case .montessori:
      [
        (.noun, Shades("#ffffff", "#afafaf", "#000000", "#464646")),
        (.article, Shades("#e3f5fa", "#a8e0f0", "#4ca6d9", "#18728c")),
        (.adjective, Shades("#eaeffd", "#a5bbf7", "#1347ae", "#0d3298")),
        (.verb, Shades("#fce8e8", "#f4a8a8", "#e73a0f", "#931212")),
        (.preposition, Shades("#dff4df", "#ace3ac", "#04bf82", "#287728")),
        (.adverb, Shades("#fbf3e4", "#f2d7a6", "#fd9030", "#bc5800")),
        (.people, Shades("#fbf2ff", "#e4a5ff", "#6118a2", "#7500a7")),
        (.conjunction, Shades("#fff0f6", "#ffa5c9", "#f1c9d1", "#a70043")),
        (.interjection, Shades("#fbf7e4", "#f2e5a6", "#aa996b", "#807351")),
        (.category, Shades("#e4e4e4", "#d1d1d1", "#d1d1d1", "#747474")),
      ]
    }
  }
}

/// One colour, from very light to dark.
struct Shades {
  private let codes: [Shade: String]

  init(_ veryLight: String, _ light: String, _ medium: String, _ dark: String) {
    codes = [.veryLight: veryLight, .light: light, .medium: medium, .dark: dark]
  }

  subscript(_ shade: Shade) -> String { codes[shade] ?? "#ffffff" }
}
