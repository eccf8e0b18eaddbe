import TagarelaKit

/// What a cell of Grid 3 has beyond a cell of ours, to be written again as it came: a line for each.
struct KeptCell {
  /// Its picture of a library, as the set names it.
  let image: LibraryImage?
  let manner: Manner

  /// What a touch of it does with its words: here it speaks them.
  enum Manner: String {
    case speaks
    /// They go into the message.
    case writes
    /// Nothing.
    case shows
  }

  /// Bytes of a library's picture's name.
  private static let longestName = 500

  init(image: LibraryImage?, manner: Manner) {
    self.image = image.flatMap { $0.written.utf8.count <= Self.longestName ? $0 : nil }
    self.manner = manner
  }

  init(of cell: Board.Cell) {
    let lines = (cell.foreign[GridSetReader.formatID] ?? "").split(separator: "\n").map(String.init)
    image = lines.lazy.compactMap(LibraryImage.init).first
    let manner = lines.lazy.compactMap(Manner.init).first ?? .speaks
    // What it says has been given to it here.
    self.manner = manner == .shows && cell.spoken != nil ? .speaks : manner
  }

  /// Nil where there is nothing to keep.
  var text: String? {
    let lines = (image.map { [$0.written.oneLine] } ?? []) + (manner == .speaks ? [] : [manner.rawValue])
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
