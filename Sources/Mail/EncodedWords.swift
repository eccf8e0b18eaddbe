import Foundation

/// Encoded words (RFC 2047), base64 of UTF-8, each on a line of its own.
enum EncodedWords {
  private static let opening = "=?UTF-8?B?"
  private static let closing = "?="
  /// RFC 2047, section 2.
  private static let longest = 75

  /// - Parameter column: how much of the first line is taken.
  static func text(_ text: String, column: Int) -> String {
    var words: [String] = []
    var word: [UInt8] = []
    var room = bytes(after: column)
    func close() {
      words.append(opening + Data(word).base64EncodedString() + closing)
      word = []
      room = bytes(after: 1)
    }
    for piece in pieces(of: text, atMost: room) {
      if word.count + piece.count > room { close() }
      word.append(contentsOf: piece)
    }
    if !word.isEmpty { close() }
    return words.joined(separator: "\r\n ")
  }

  /// How many columns one encoded word for all of the text takes, if it isn't too long for one.
  static func length(of text: String) -> Int {
    opening.utf8.count + (text.utf8.count + 2) / 3 * 4 + closing.utf8.count
  }

  /// How many bytes an encoded word can hold that begins at `column`.
  private static func bytes(after column: Int) -> Int {
    let length = min(longest, HeaderText.lineLength - 1 - column)
    return max(0, (length - opening.utf8.count - closing.utf8.count) / 4 * 3)
  }

  /// The characters, and the scalars of characters that are too long for one encoded word.
  private static func pieces(of text: String, atMost longest: Int) -> [[UInt8]] {
    text.flatMap { character in
      let whole = Array(String(character).utf8)
      return whole.count <= longest ? [whole] : character.unicodeScalars.map { Array(String($0).utf8) }
    }
  }
}
