import CoreVocabulary
import Foundation
import TagarelaKit
import Testing

@testable import SymbolFolder

struct RealSetTests {
  /// Of real symbols, beside the project where it is.
  private static let mulberry = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/corpora/mulberry").path

  private func vocabulary() throws -> [Concept] {
    try Registry([.coreVocabulary]).all(.vocabularies).flatMap { try $0.tables() }.flatMap(\.concepts)
  }

  @Test func `the example's photos are whole, in four languages`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "examples/packs/photos")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: "module.json")))
    let adds = try #require((json as? [String: Any])?["adds"] as? [String: Any])
    let part = try JSONSerialization.data(withJSONObject: #require(adds["symbols"]))
    let bench = try SetBench()
    try FileManager.default.removeItem(atPath: bench.folder)
    try FileManager.default.copyItem(atPath: folder.path, toPath: bench.folder)
    bench.concepts = try vocabulary()
    let description = String(decoding: part, as: UTF8.self)
    let source = try bench.source(description)
    let listing = try Listing(source)
    #expect(listing.complaints.isEmpty)
    #expect((4...6).contains(listing.symbols.count))
    for symbol in listing.symbols {
      #expect(Set(symbol.words.keys) == ["pt", "es", "ca", "en"])
      #expect(symbol.concept != nil, "\(symbol.code)")
      #expect(try source.picture(of: symbol.code, choices: []).format == .svg)
    }
    let parts = Registry([.symbolFolder]).all(.packParts)
    #expect(try parts.first?.check(bench.content(description)) == [])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: mulberry), "the Mulberry corpus is not here"))
  func `a sample of Mulberry registers as it comes`() throws {
    let bench = try SetBench()
    try FileManager.default.removeItem(atPath: bench.folder)
    try FileManager.default.copyItem(atPath: Self.mulberry, toPath: bench.folder)
    bench.concepts = try vocabulary()
    let source = try bench.source(#"{"id":"mulberry","table":"symbols.csv"}"#)
    let listing = try Listing(source)
    #expect(listing.complaints.isEmpty)
    #expect(listing.symbols.count == 80)
    #expect(
      listing["3128"]
        == SystemSymbol(code: "3128", words: ["en": ["blow kiss"]], wordClass: .verb, category: "Verb"))
    #expect(listing["109"]?.words == ["en": ["banana"]])
    #expect(listing["109"]?.concept == "banana")
    #expect(listing["109"]?.tags == ["food", "fruit"])
    #expect(listing["134"]?.words == ["en": ["battery", "battery 1a"]])
    #expect(listing["1495"]?.concept == "fry")
    for symbol in listing.symbols { #expect(try source.picture(of: symbol.code, choices: []).format == .svg) }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: mulberry), "the Mulberry corpus is not here"))
  func `Mulberry's files alone give the same words as its table`() throws {
    let bench = try SetBench()
    try FileManager.default.removeItem(atPath: bench.folder)
    try FileManager.default.copyItem(atPath: Self.mulberry, toPath: bench.folder)
    bench.concepts = try vocabulary()
    let table = try Listing(try bench.source(#"{"id":"mulberry","table":"symbols.csv"}"#))
    let names = try Listing(try bench.source(#"{"id":"mulberry"}"#))
    #expect(Set(names.symbols.map(\.words)) == Set(table.symbols.map(\.words)))
  }

  @Test func `forty thousand pictures register, and how long that takes`() throws {
    let bench = try SetBench()
    let count = 40_000
    for folder in 0..<40 {
      try FileManager.default.createDirectory(
        atPath: bench.folder + "/pictures/\(folder)", withIntermediateDirectories: true)
    }
    try bench.draw("one.svg")
    // Links to one file: to write each would take longer than all that is measured.
    for number in 0..<count {
      try #require(
        link(bench.folder + "/one.svg", bench.folder + "/pictures/\(number % 40)/picture_\(number).svg") == 0)
    }
    let rows = (0..<count).map {
      "\($0),picture_\($0),palavra \($0),palabra \($0),paraula \($0),noun,comida,\"a, b\"\n"
    }
    try bench.write("symbols.csv", "id,file,pt,es,ca,grammar,category,tags\n" + rows.joined())
    bench.concepts = try vocabulary()
    let source = try bench.source(#"{"id":"large","table":"symbols.csv","pictures":"pictures"}"#)
    let clock = ContinuousClock()
    var listing: Listing?
    let listed = try clock.measure { listing = try Listing(source) }
    let marked = try clock.measure { _ = try source.fingerprint() }
    let next = try bench.source(#"{"id":"large","table":"symbols.csv","pictures":"pictures"}"#)
    let shown = try clock.measure { _ = try next.picture(of: "39999", choices: []) }
    #expect(listing?.symbols.count == count)
    #expect(listing?.complaints.isEmpty == true)
    print("40,000 pictures: listed in \(listed), fingerprint \(marked), first picture of a new process \(shown)")
  }
}
