import Foundation
import TagarelaKit

/// Emoji of this machine.
struct EmojiSource: SymbolSource {
  private let files: EmojiFiles
  private let concepts: @Sendable () throws -> [Concept]
  private let shelf: EmojiShelf

  init(_ files: EmojiFiles, _ aids: SystemAids) {
    self.files = files
    concepts = aids.concepts
    shelf = EmojiShelf(files, cache: aids.cache)
  }

  func fingerprint() -> String {
    "\(files.fingerprint) \(String(chosenEmoji.utf8.checksum, radix: 16))"
  }

  func list(progress: (_ done: Int, _ total: Int) -> Void, _ take: (SystemSymbol) throws -> Void) throws
    -> [FileComplaint]
  {
    let reading = try shelf.reading(progress: progress)
    let matching = shelf.matching(reading, try concepts())
    for emoji in reading.table.emoji { try take(Self.symbol(emoji, emoji.code, matching)) }
    return reading.complaints
  }

  /// - Parameter code: code points, the emoji itself, or its name in any of the languages. Code points and the emoji may
  ///   have a skin tone.
  func symbol(_ code: String) throws -> SystemSymbol? {
    let reading = try shelf.reading()
    let table = reading.table
    let written = [EmojiCode(hexadecimal: code), EmojiCode(code.unicodeScalars)]
    guard let found = written.lazy.compactMap({ $0.flatMap(table.find) }).first ?? table.named(code.folded) else {
      return nil
    }
    return Self.symbol(found.emoji, found.code, shelf.matching(reading, try concepts()))
  }

  func picture(of code: String, choices: [String]) throws -> Picture {
    guard let found = try EmojiCode(hexadecimal: code).flatMap(shelf.reading().table.find) else {
      throw Failure("emoji.no_picture", ["code": .text(code)])
    }
    let chosen = SkinTone.allCases.first { choices.contains($0.name) }
    let toned = (found.tone ?? chosen).flatMap { found.emoji.toned.dropFirst($0.index).first }
    return Picture(format: .png, bytes: Data(try EmojiFont.png(at: toned ?? found.emoji.picture, of: files.font)))
  }

  private static func symbol(_ emoji: Emoji, _ code: EmojiCode, _ matching: ConceptMatching) -> SystemSymbol {
    SystemSymbol(code: code.hexadecimal, concept: matching.concepts[emoji.code], words: emoji.words)
  }
}
