/// The table as a file of ours: a line for what it was made from, with a checksum of the rest, and a line an emoji.
extension EmojiTable {
  /// - Parameter origin: tells when the table has to be made again; no line breaks.
  func text(origin: String) -> String {
    let rows = emoji.map { emoji in
      let pictures = ([emoji.picture] + emoji.toned).map { "\($0.offset):\($0.length)" }.joined(separator: " ")
      let words = EmojiFiles.languages.map { emoji.words[$0, default: []].joined(separator: "|") }
      return ([emoji.code.hexadecimal, pictures] + words).joined(separator: "\t") + "\n"
    }.joined()
    return Self.head(origin, rows.utf8.checksum) + "\n" + rows
  }

  /// - Returns: nil when the text was made from something else, or is damaged.
  init?(text: [UInt8], origin: String) {
    let parts = text.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].elementsEqual(Self.head(origin, parts[1].checksum).utf8) else { return nil }
    var emoji: [Emoji] = []
    for row in parts[1].split(separator: UInt8(ascii: "\n")) {
      guard let read = Emoji(row: row) else { return nil }
      emoji.append(read)
    }
    self.init(emoji)
  }

  private static func head(_ origin: String, _ checksum: UInt64) -> String {
    "\(version)\t\(origin)\t\(String(checksum, radix: 16))"
  }

  /// Of the file's form.
  private static let version = "emoji 1"
}

extension Emoji {
  fileprivate init?(row: ArraySlice<UInt8>) {
    let cells = row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard cells.count == 2 + EmojiFiles.languages.count else { return nil }
    let pictures = cells[1].split(separator: UInt8(ascii: " ")).compactMap(ImagePlace.init(cell:))
    guard let code = EmojiCode(hexadecimal: String(decoding: cells[0], as: UTF8.self)), let picture = pictures.first,
      pictures.count == 1 || pictures.count == 1 + SkinTone.allCases.count
    else { return nil }
    var words: [String: [String]] = [:]
    for (language, cell) in zip(EmojiFiles.languages, cells.dropFirst(2)) where !cell.isEmpty {
      words[language] = cell.split(separator: UInt8(ascii: "|")).map { String(decoding: $0, as: UTF8.self) }
    }
    self.init(code: code, words: words, picture: picture, toned: Array(pictures.dropFirst()))
  }
}

extension ImagePlace {
  fileprivate init?(cell: ArraySlice<UInt8>) {
    let numbers = cell.split(separator: UInt8(ascii: ":")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 2, let offset = numbers.first, let length = numbers.last else { return nil }
    self.init(offset: offset, length: length)
  }
}
