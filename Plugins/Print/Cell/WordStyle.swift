import TagarelaKit

/// The size of words that stand alone in their cells: one for keys and one for words, so that neighbours are alike.
struct WordStyle {
  private let key: Double
  private let word: Double

  /// - Parameters:
  ///   - places: of the cells that have nothing else, headings apart.
  ///   - label: of the pictures beside them, which they must not drown.
  ///   - size: points, when they are given.
  init(_ places: [CellPlace], beside label: Scene.Font?, size: Double?) {
    if let size {
      (key, word) = (size, size)
      return
    }
    let keys = places.filter { $0.look.map { Self.isKey($0.text) } ?? false }
    let words = places.filter { $0.look.map { !Self.isKey($0.text) } ?? false }
    let (keyCell, wordCell) = (keys.leastCell, words.leastCell)
    key = min(keyCell.height * 0.5, keyCell.width * 0.55)
    let longest = words.compactMap(\.look).map { $0.text.longestWord }.max() ?? 1
    let largest = min(wordCell.height * 0.45, wordCell.width * 0.3, (label?.size ?? .infinity) * 2.2)
    // One very long word shrinks alone.
    word = min(
      largest, max(wordCell.width * 0.9 / (longest * Self.letterWidth), min(largest, wordCell.width * 0.12)))
  }

  func font(for text: String) -> Scene.Font { Scene.Font(size: Self.isKey(text) ? key : word, bold: true) }

  /// Of bold letters, beside their size.
  static let letterWidth = 0.62

  /// A letter, a number or a sign.
  private static func isKey(_ text: String) -> Bool { text.count <= 2 }
}

extension String {
  /// Letters of its longest word.
  var longestWord: Double { split(whereSeparator: \.isWhitespace).map { Double($0.count) }.max() ?? 1 }
}
