/// The colours of the drawings, by what they are for.
public enum Palette {
  /// The first is the usual one.
  public static let skins = ["fair", "light", "medium", "brown", "dark"]
  /// The first is the usual one.
  public static let hairs = ["chestnut", "black", "blond", "ginger", "gray"]

  static let roles = Set(colours.keys).union(["skin", "skin-shade", "hair", "none"])
  /// Roles that are black in white on black, where what lies under them is white.
  static let darkRoles: Set = ["black", "outline", "navy", "dark"]

  static func colour(_ role: String, _ look: DrawingLook) -> String {
    switch role {
    case "skin": (skinTones[look.skin] ?? usualSkin).tone
    case "skin-shade": (skinTones[look.skin] ?? usualSkin).shade
    case "hair": hairTones[look.hair] ?? "#6b4226"
    default: colours[role] ?? "#000"
    }
  }

  private static let usualSkin = (tone: "#f2c49b", shade: "#dd9f70")

  private static let skinTones: [String: (tone: String, shade: String)] = [
    "light": ("#fbdcc4", "#eeb695"),
    "fair": ("#f2c49b", "#dd9f70"),
    "medium": ("#e3ab79", "#c5895a"),
    "brown": ("#b0744a", "#8e5830"),
    "dark": ("#7d4c2c", "#5c3519"),
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
    "lips": "#a9343b", "tongue": "#ee7f83", "blush": "#f59a8e", "silver-hair": "#c3c6cc",
    "shirt": "#3d8fdb", "trousers": "#46557e", "shoes": "#4a4044",
  ]
}
