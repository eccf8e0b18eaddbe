/// The colours of the drawings, by what they are for.
public enum Palette {
  /// The first is the usual one.
  public static let skins = ["fair", "light", "medium", "brown", "dark"]
  /// The first is the usual one, except with brown and dark skin: there it is black.
  public static let hairs = ["chestnut", "black", "blond", "ginger", "gray"]

  static let roles = Set(colours.keys).union(["skin", "skin-shade", "lips", "blush", "hair", "none"])

  /// The colour that a role has in a picture, as `#rrggbb`; black for a role that there is none of.
  public static func colour(_ role: String, _ look: DrawingLook) -> String {
    let skin = skinTones[look.skin] ?? usualSkin
    return switch role {
    case "skin": skin.tone
    case "skin-shade": skin.shade
    case "lips": skin.lips
    case "blush": skin.blush
    case "hair": hairTones[look.hair ?? usualHair(with: look.skin)] ?? "#6b4226"
    default: colours[role] ?? "#000"
    }
  }

  /// The hair of people whose hair nobody chose.
  private static func usualHair(with skin: String) -> String { ["brown", "dark"].contains(skin) ? "black" : hairs[0] }

  /// A colour with another mixed in.
  ///
  /// - Parameters:
  ///   - colour: as `#rrggbb`, like the other.
  ///   - share: of the other, from 0 to 1.
  public static func mixed(_ colour: String, with other: String, _ share: Double) -> String {
    func channels(_ colour: String) -> [Double] {
      let number = Int(colour.dropFirst(), radix: 16) ?? 0
      return [16, 8, 0].map { Double(number >> $0 & 255) }
    }
    let mixed = zip(channels(colour), channels(other)).map { Int(($0 + ($1 - $0) * share).rounded()) }
    let digits = String(mixed.reduce(0) { $0 << 8 | $1 }, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// What a face is drawn with. Lips and cheeks go with the skin, or they would not stand out from it.
  private struct Skin: Sendable {
    let tone, shade, lips, blush: String
  }

  private static let usualSkin = Skin(tone: "#f2c49b", shade: "#dd9f70", lips: "#a9343b", blush: "#f0957f")

  private static let skinTones = [
    "light": Skin(tone: "#fbdcc4", shade: "#eeb695", lips: "#b23a42", blush: "#f7a79b"),
    "fair": usualSkin,
    "medium": Skin(tone: "#e0a878", shade: "#c5895a", lips: "#98292f", blush: "#dd7f62"),
    "brown": Skin(tone: "#bd8257", shade: "#98643c", lips: "#6e1a20", blush: "#b8604a"),
    "dark": Skin(tone: "#93603c", shade: "#6f4527", lips: "#4d1013", blush: "#8a4432"),
  ]

  private static let hairTones = [
    "chestnut": "#6b4226", "black": "#3a3437", "blond": "#ecc55f", "ginger": "#c4562a", "gray": "#b9bcc2",
  ]

  private static let colours = [
    "outline": "#27272d", "black": "#27272d", "dark": "#4a4d57", "white": "#ffffff", "cream": "#fff1d0",
    "red": "#e1393c", "orange": "#f58b2c", "yellow": "#ffd23d", "lime": "#a4d13f", "green": "#45a854",
    "teal": "#2ea69a", "sky": "#94d3f6", "blue": "#3273d6", "navy": "#2b4177", "purple": "#8d58ba",
    "pink": "#f6a0ba", "magenta": "#d9418c", "brown": "#8a5a35", "wood": "#c9924f", "tan": "#e6c696",
    "metal": "#b9c2cb", "gray": "#9aa1a8", "light": "#e2e6ea", "water": "#74c1f0", "glass": "#d3eefb",
    "tongue": "#ee7f83", "silver-hair": "#c3c6cc",
    "shirt": "#3d8fdb", "trousers": "#46557e", "shoes": "#4a4044",
  ]
}
