/// What names are held to, wherever they come from.
public enum NameRules {
  /// In Unicode scalars: as they can be typed, and seen in a table.
  public static let longest = 200
}
