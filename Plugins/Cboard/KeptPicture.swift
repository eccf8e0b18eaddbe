import TagarelaKit

/// The address of a tile's picture, which the program finds there again while the tile has the same word.
struct KeptPicture {
  let address: String
  private let word: String

  private static let formatID = "cboard"
  private static let longest = 2000

  /// - Returns: nil for a picture in the file, and for none.
  init?(address: String, of word: String) {
    guard !address.isEmpty, !address.hasPrefix("data:"), address.utf8.count <= Self.longest,
      !address.withBytes({ $0.contains(0x0A) })
    else { return nil }
    self.address = address
    self.word = word
  }

  /// - Returns: nil where the cell shows another word, or something in place of its symbol.
  init?(of cell: Board.Cell) {
    let lines = (cell.foreign[Self.formatID] ?? "").split(separator: "\n", maxSplits: 1).map(String.init)
    guard lines.count == 2, lines[1] == cell.text, cell.picture == nil else { return nil }
    self.init(address: lines[0], of: lines[1])
  }

  /// As a new cell keeps it (``Board/Cell/foreign``).
  var foreign: [String: String] { [Self.formatID: address + "\n" + word] }
}
