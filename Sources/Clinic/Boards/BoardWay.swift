/// Words for what is no board by name.
public enum BoardWay {
  public static let home = ":home"
  public static let back = ":back"
  /// A word that may come next, which the cell offers.
  public static let word = ":word"
}
