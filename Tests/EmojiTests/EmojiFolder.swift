import Emoji
import Foundation
import TagarelaKit

/// A folder like `/usr/share`, with names and a font made by hand, and a cache beside it.
final class EmojiFolder {
  let path = FileManager.default.temporaryDirectory.appending(path: "emoji-\(UUID().uuidString)").path
  var cache: String { path + "/cache" }
  var font: String { path + "/fonts/truetype/noto/NotoColorEmoji.ttf" }

  private static let languages = ["pt", "es", "ca", "en"]

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func names(_ file: String) -> String { "\(path)/unicode/cldr/common/\(file)" }

  /// - Parameter names: by emoji, its name in Portuguese, Spanish, Catalan and English, each with keywords after `|`.
  init(_ names: KeyValuePairs<String, [String]>, derived: KeyValuePairs<String, [String]> = [:], font: Bool = true)
    throws
  {
    for (index, language) in Self.languages.enumerated() {
      try write(Self.annotations(names, index), to: self.names("annotations/\(language).xml"))
      try write(Self.annotations(derived, index), to: self.names("annotationsDerived/\(language).xml"))
    }
    if font {
      let pictures = (names.map(\.key) + derived.map(\.key)).map { ($0, "picture of \($0)") }
      try write(TestFont(pictures: pictures).bytes(), to: self.font)
    }
  }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path))
  }

  func open(_ concepts: [Concept] = []) throws -> any SymbolSource {
    try SymbolSystem.emoji(dataFolders: ["/nowhere", path]).open(
      SystemAids(registry: Registry([]), renderer: NoRenderer(), concepts: { concepts }, cache: cache))
  }

  private static func annotations(_ names: KeyValuePairs<String, [String]>, _ index: Int) -> String {
    let rows = names.map { emoji, words in
      let parts = words[index].split(separator: "|").map(String.init)
      return """
        \t\t<annotation cp="\(emoji)">\(parts.sorted().joined(separator: " | "))</annotation>
        \t\t<annotation cp="\(emoji)" type="tts">\(parts.first ?? "")</annotation>\n
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8" ?>
      <!-- <annotation cp="x" type="tts">not this one</annotation> -->
      <ldml>
      \t<annotations>
      \(rows.joined())\t</annotations>
      </ldml>

      """
  }
}

/// Emoji are in the font; nothing is drawn.
private struct NoRenderer: Renderer {
  func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data { throw Failure("none") }
  func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]] { throw Failure("none") }
  func inspect(picture: Data) throws -> PictureFacts { throw Failure("none") }
}

extension SymbolSource {
  func symbols() throws -> (symbols: [SystemSymbol], complaints: [FileComplaint]) {
    var symbols: [SystemSymbol] = []
    let complaints = try list(progress: { _, _ in }) { symbols.append($0) }
    return (symbols, complaints)
  }
}

extension Concept {
  init(_ key: String, _ wordClass: WordClass = .noun, pt: String, es: String, ca: String, en: String) {
    self.init(
      key: key, wordClass: wordClass, category: "things", rank: 1,
      words: ["pt": pt, "es": es, "ca": ca, "en": en].mapValues { text in
        text.split(separator: "|").map { ConceptWord(text: String($0)) }
      })
  }
}
