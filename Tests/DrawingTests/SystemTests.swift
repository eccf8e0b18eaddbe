import CoreVocabulary
import Foundation
import PCS
import PIC
import Pictograms
import TagarelaKit
import Testing

@testable import Drawing

/// PIC and PCS as symbol systems.
struct SystemTests {
  private struct NoRenderer: Renderer {
    func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data { Data() }
    func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]] { [] }
    func inspect(picture: Data) throws -> PictureFacts { throw Failure("picture.unreadable") }
  }

  private func open(_ id: String, with more: [Module] = []) throws -> any SymbolSource {
    let registry = Registry([.coreVocabulary, .pictograms, .pic, .pcs] + more)
    let concepts: @Sendable () throws -> [Concept] = {
      try registry.all(.vocabularies).flatMap { try $0.tables() }.flatMap(\.concepts)
    }
    let aids = SystemAids(registry: registry, renderer: NoRenderer(), concepts: concepts, cache: NSTemporaryDirectory())
    let system = try #require(registry.first(.systems, id: id))
    return try system.open(aids)
  }

  private func clinic(_ folder: String) -> Module {
    Module(id: "clinic", version: "1") { registrar in
      try registrar.add(DrawingLibrary(id: "clinic") { folder }, to: .drawings)
    }
  }

  private func list(_ source: any SymbolSource) throws -> (symbols: [SystemSymbol], complaints: [FileComplaint]) {
    var symbols: [SystemSymbol] = []
    let complaints = try source.list(progress: { _, _ in }) { symbols.append($0) }
    return (symbols, complaints)
  }

  @Test(arguments: ["pic", "pcs"])
  func `each drawing is a symbol with its concept and a picture`(_ id: String) throws {
    let source = try open(id)
    let (symbols, complaints) = try list(source)
    #expect(complaints.isEmpty)
    #expect(Set(symbols.map(\.code)) == Set(try Shipped.book.get().keys))
    #expect(symbols.allSatisfy { $0.concept == $0.code })
    for symbol in symbols.prefix(5) {
      let picture = try source.picture(of: symbol.code, choices: [])
      #expect(picture.format == .svg)
      let side = try #require(source.drawingSide).formatted()
      let start = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(side) \#(side)">"#
      #expect(picture.bytes.starts(with: Data(start.utf8)))
    }
  }

  @Test func `a picture that nobody drew is a failure`() throws {
    let failure = try #require(throws: Failure.self) { try open("pcs").picture(of: "flying-saucer", choices: []) }
    #expect(failure.what.key == "system.no_picture")
  }

  @Test func `choices are of one word each, no word in two of them`() {
    let values = DrawnSymbols.choices.flatMap(\.values)
    #expect(Set(values).count == values.count)
    #expect(values.allSatisfy { $0.allSatisfy(\.isLowercase) })
  }

  @Test func `choices change the picture, and words of other systems do not`() throws {
    let source = try open("pcs")
    let usual = try source.picture(of: "happy", choices: [])
    #expect(try source.picture(of: "happy", choices: ["fair", "plain", "chestnut"]) == usual)
    #expect(try source.picture(of: "happy", choices: ["yellow"]) == usual)
    for choice in ["dark", "detailed", "blond"] {
      #expect(try source.picture(of: "happy", choices: [choice]) != usual)
    }
  }

  @Test func `money is that of the region`() throws {
    let source = try open("pcs")
    let prices = try [["europe"], ["brazil"], ["america"], []].map { try source.picture(of: "price", choices: $0) }
    #expect(Set(prices.map(\.bytes)).count == 3)
    #expect(prices.first == prices.last)
  }

  @Test func `each picture can be had partly drawn`() throws {
    let source = try open("pcs")
    for symbol in try list(source).symbols {
      let partial = try source.picture(of: symbol.code, choices: [SymbolSystem.Choice.partial])
      #expect(try partial != source.picture(of: symbol.code, choices: []), "\(symbol.code)")
    }
  }

  @Test func `a clinic's drawings join in, and what names no concept is told`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("ours.drawing")
    try Data("drawing wheelchair-ramp-x\n  ball\n".utf8).write(to: file)
    let source = try open("pcs", with: [clinic(folder.path)])
    let before = try source.fingerprint()
    #expect(
      try list(source).complaints == [
        FileComplaint(
          file: "clinic/ours.drawing", row: 1, what: Phrase("drawing.concept", ["text": "wheelchair-ramp-x"]))
      ])
    let drawn = Set(try Shipped.book.get().keys)
    let concept = try #require(ShippedDrawingsTests.concepts.first { !drawn.contains($0) })
    try Data("# now with a concept\ndrawing \(concept)\n  ball color=blue\n".utf8).write(to: file)
    #expect(try source.fingerprint() != before)
    #expect(try list(source).complaints.isEmpty)
    let picture = try source.picture(of: concept, choices: [])
    #expect(String(decoding: picture.bytes, as: UTF8.self).contains("#3273d6"))
  }

  @Test func `a folder that is gone is told, and the other drawings stay`() throws {
    let source = try open("pic", with: [clinic("/nowhere/at/all")])
    let gone = FileComplaint(
      file: "clinic", what: Phrase("drawing.unreadable", ["path": "/nowhere/at/all"]))
    #expect(try list(source).complaints == [gone])
    #expect(try source.picture(of: "happy", choices: []).format == .svg)
  }
}
