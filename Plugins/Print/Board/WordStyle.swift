import TagarelaKit

/// The size of words that stand alone in their cells: one for keys and one for words, so that neighbours are alike.
struct WordStyle {
  private let key: Double
  private let word: Double

  /// - Parameters:
  ///   - words: of the cells that have nothing else.
  ///   - keyCell: the smallest cell with a key.
  ///   - wordCell: the smallest cell with words.
  ///   - label: of the pictures beside them, which they must not drown.
  ///   - size: points, when they are given.
  init(
    _ words: [String], keys keyCell: (width: Double, height: Double), words wordCell: (width: Double, height: Double),
    beside label: Scene.Font?, size: Double?
  ) {
    if let size {
      (key, word) = (size, size)
      return
    }
    key = min(keyCell.height * 0.5, keyCell.width * 0.55)
    let longest =
      words.filter { !Self.isKey($0) }.flatMap { $0.split(whereSeparator: \.isWhitespace) }
      .map { Double($0.count) }.max() ?? 1
    let largest = min(wordCell.height * 0.45, wordCell.width * 0.3, (label?.size ?? .infinity) * 2.2)
    // Bold letters are some six tenths of their size wide. One very long word shrinks alone.
    word = min(largest, max(wordCell.width * 0.9 / (longest * 0.62), min(largest, wordCell.width * 0.12)))
  }

  func font(for text: String) -> Scene.Font { Scene.Font(size: Self.isKey(text) ? key : word, bold: true) }

  /// A letter, a number or a sign.
  static func isKey(_ text: String) -> Bool { text.count <= 2 }
}
