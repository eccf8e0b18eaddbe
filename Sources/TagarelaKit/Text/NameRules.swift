/// What names are held to, wherever they come from.
public enum NameRules {
  /// In Unicode scalars: as they can be typed, and seen in a table.
  public static let longest = 200
}

extension String {
  /// A name as it is kept, cut to what a name may have.
  public var fittingName: String {
    let shown = prefix(ofScalars: NameRules.longest)
    return shown.utf8.count < utf8.count ? shown.asName : self
  }
}
