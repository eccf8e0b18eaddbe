import TagarelaKit

/// The size of words that stand alone in their cells: one for keys and one for words, so that neighbours are alike.
struct WordStyle {
  private let key: Double
  private let word: Double

  /// - Parameters:
  ///   - words: of the cells that have nothing else.
  ///   - cell: what frame and padding leave of the smallest cell.
  ///   - size: points, when they are given.
  init(_ words: [String], cell: (width: Double, height: Double), size: Double?) {
    if let size {
      (key, word) = (size, size)
      return
    }
    key = min(cell.height * 0.55, cell.width * 0.6)
    let longest = words.filter { !Self.isKey($0) }.flatMap { $0.split(whereSeparator: \.isWhitespace) }
      .map { Double($0.count) }.max() ?? 1
    let largest = min(cell.height * 0.4, key)
    // Bold letters are some six tenths of their size wide. One very long word shrinks alone.
    word = min(largest, max(cell.width / (longest * 0.62), min(largest, cell.width * 0.15)))
  }

  func font(for text: String) -> Scene.Font { Scene.Font(size: Self.isKey(text) ? key : word, bold: true) }

  private static func isKey(_ text: String) -> Bool { text.count <= 2 }
}
