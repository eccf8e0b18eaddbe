import Canvas
import CoreVocabulary
import Emoji
import Foundation
import HelperProtocols
import Programs
import TagarelaKit
import TagarelaTestSupport
import Testing

private let arePackagesThere = [
  "unicode/cldr/common/annotations/en.xml", "fonts/truetype/noto/NotoColorEmoji.ttf",
].allSatisfy { FileManager.default.fileExists(atPath: "/usr/share/\($0)") }

/// The packages that are installed here, with the vocabulary that comes with Tagarela.
@Suite(.enabled(if: arePackagesThere, "unicode-cldr-core or fonts-noto-color-emoji is not installed"))
struct InstalledTests {
  private static let canvas = Canvas(
    program: LineProgram(
      path: BuiltPrograms.path("tagarela-canvas"), name: "tagarela-canvas", limits: .init(deadline: 600)))

  private static let cache = FileManager.default.temporaryDirectory.appending(path: "emoji-\(UUID().uuidString)").path

  private static let opened: Result<(source: any SymbolSource, symbols: [SystemSymbol]), any Error> = Result {
    let tables = try Registry([.coreVocabulary]).all(.vocabularies).flatMap { try $0.tables() }
    let concepts = tables.flatMap(\.concepts)
    let source = try SymbolSystem.emoji().open(
      SystemAids(registry: Registry([]), renderer: canvas, concepts: { concepts }, cache: cache))
    let (symbols, complaints) = try source.symbols()
    #expect(complaints.isEmpty)
    try? FileManager.default.removeItem(atPath: cache)
    return (source, symbols)
  }

  private let source: any SymbolSource
  private let symbols: [SystemSymbol]

  init() throws {
    (source, symbols) = try Self.opened.get()
  }

  @Test func `nearly all have a name in every language`() {
    #expect(symbols.count > 1500)
    #expect(Set(symbols.map(\.code)).count == symbols.count)
    let named = symbols.filter { symbol in ["pt", "es", "ca", "en"].allSatisfy { symbol.words[$0]?.isEmpty == false } }
    #expect(named.count > symbols.count * 99 / 100)
  }

  @Test(arguments: [
    ("juice", "🧃"), ("drink-action", "🥤"), ("toilet", "🚽"), ("happy", "😀"), ("banana", "🍌"), ("dog", "🐕"),
    ("bicycle", "🚲"), ("hospital", "🏥"), ("yes", "✅"), ("clock", "🕒"), ("season", nil), ("on-top-of", nil),
  ])
  func `concepts have their emoji`(_ concept: String, _ emoji: String?) throws {
    let code = emoji.map {
      $0.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: "-")
    }
    #expect(symbols.filter { $0.concept == concept }.map(\.code) == [code].compactMap { $0 })
  }

  @Test func `at least 600 concepts have an emoji, each one`() {
    let concepts = symbols.compactMap(\.concept)
    #expect(concepts.count >= 600)
    #expect(Set(concepts).count == concepts.count)
  }

  @Test func `every picture can be read and is as large as the others`() throws {
    for symbol in symbols {
      let picture = try source.picture(of: symbol.code, choices: ["dark"])
      let size = picture.bytes.dropFirst(16).prefix(8)
      #expect(Array(size) == [0, 0, 0, 136, 0, 0, 0, 128], "\(symbol.code)")
    }
  }

  @Test(arguments: ["🧃", "🇧🇷", "👏", "👏🏿", "🧑\u{200D}🎓"])
  func `a picture has colours`(_ emoji: String) throws {
    let code = try #require(try source.symbol(emoji)).code
    let picture = try source.picture(of: code, choices: [])
    #expect(try Self.canvas.inspect(picture: picture.bytes) == PictureFacts(format: .png, width: 136, height: 128))
    let rows = try Self.canvas.cells(of: picture.bytes, columns: 40, rows: 20, mode: .blocksTruecolor)
    let colours = rows.joined().matches(of: /[34]8;2;(\d+);(\d+);(\d+)/).compactMap { match in
      [match.1, match.2, match.3].compactMap { Int($0) }
    }
    let bright = colours.filter { ($0.max() ?? 0) - ($0.min() ?? 0) > 20 }
    #expect(bright.count > 50)
  }
}
