public import TagarelaKit

extension Module {
  /// Lists of words, as spreadsheets save them.
  public static var wordList: Module {
    Module(id: "word-list", version: "1.0") { _ in }
  }
}
