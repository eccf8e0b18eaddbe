import Conformance
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import SymbolFolder

struct PartTests {
  let bench: SetBench
  private let part: PackPart

  init() throws {
    bench = try SetBench()
    part = try #require(Registry([.symbolFolder]).first(.packParts, id: "symbols"))
  }

  @Test(arguments: [
    ("[]", "json"), ("", "json"), ("{", "json"), ("{}", "json_key"), (#"{"id":5}"#, "json_key"), (#"{"id":""}"#, "id"),
    (#"{"id":"Fotos"}"#, "id"), (#"{"id":"a b"}"#, "id"), (#"{"id":"workspace"}"#, "id_reserved"),
    (#"{"id":"x","tabel":"a.csv"}"#, "json_unknown"),
    (#"{"id":"x","columns":{"picture":1}}"#, "json_key"), (#"{"id":"x","columns":{"pictur":"a"}}"#, "role"),
    (#"{"id":"x","language":"portuguese"}"#, "json_key"), (#"{"id":"x","name":"a\u001bb"}"#, "json_key"),
  ])
  func `a description that is wrong is said at start-up`(_ json: String, _ key: String) {
    let failure = #expect(throws: Failure.self) { try bench.source(json) }
    #expect(failure?.what.key == "symbol_folder." + key)
  }

  @Test func `registering reads nothing`() throws {
    try FileManager.default.removeItem(atPath: bench.folder)
    _ = try bench.source(#"{"id":"set","table":"symbols.csv"}"#)
  }

  @Test func `two sets of one name are refused`() throws {
    let content = bench.content(#"{"id":"set"}"#)
    let part = part
    let registry = Registry([
      Module(id: "a", version: "1") { try part.register(content, &$0) },
      Module(id: "b", version: "1") { try part.register(content, &$0) },
    ])
    #expect(registry.all(.systems).map(\.id) == ["set"])
    #expect(registry.modules.map { $0.state == .ready } == [true, false])
  }

  @Test func `a new pack has nothing to complain about`() throws {
    for (path, bytes) in part.template.files { try bench.write(path, bytes) }
    #expect(try part.check(bench.content(part.template.json(id: "ours", name: "Ours"))) == [])
    #expect(try Listing(try bench.source(part.template.json(id: "ours", name: "Ours"))).symbols.count == 2)
  }

  @Test func `a check says all that is wrong, and which file is no picture`() throws {
    try bench.draw("a.svg")
    try bench.write("b.png", "not a picture")
    try bench.write("symbols.csv", "file,pt\na,casa\nb,rua\nc,lua\n")
    let complaints = try part.check(bench.content(#"{"id":"set","table":"symbols.csv"}"#))
    #expect(
      complaints == [
        FileComplaint(file: "symbols.csv", row: 4, what: Phrase("symbol_folder.picture_missing", ["name": "c"])),
        FileComplaint(file: "b.png", what: Phrase("picture.unreadable", ["path": "b.png"])),
      ])
  }

  @Test func `a folder of pictures is recognised, and what is proposed works`() throws {
    #expect(part.recognise?(bench.folder) == nil)
    try bench.draw("casa.png", "rua/lua.svg")
    try bench.write("Tabela.CSV", "file,pt\ncasa,minha casa\n")
    let json = try #require(part.recognise?(bench.folder)).json(id: "ours", name: "Ours")
    #expect(json.contains(#""table" : "Tabela.CSV""#))
    #expect(json.contains(#""id" : "ours""#))
    #expect(try Listing(try bench.source(json)).codes == ["casa", "lua"])
  }

  @Test func `its messages are whole in four languages`() throws {
    let all = Registry([.symbolFolder]).all(.translations)
    let english = try #require(all.first { $0.language == "en" })
    #expect(all.map(\.language) == ["pt", "es", "ca", "en"])
    for translation in all { expectNone(checkConformance(of: translation, against: english)) }
  }
}
