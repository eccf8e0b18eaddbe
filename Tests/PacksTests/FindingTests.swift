import Foundation
import TagarelaKit
import Testing

@testable import Packs

/// Packs are found where they lie; what is broken is named and stops nothing.
struct FindingTests {
  private let desk: PackDesk

  init() throws { desk = try PackDesk() }

  @Test(arguments: ["given/a", "user/a", "system/a", "clinic.tagarela.modules/a", "given"])
  func `a pack is found in every place`(_ place: String) throws {
    try desk.writeWords(place)
    let module = try #require(desk.shelf.registry.modules.last)
    #expect(module.id == "our-words")
    #expect(module.state == .ready)
    #expect(module.origin == .pack(folder: desk.path(place)))
    #expect(desk.shelf.registry.first(.vocabularies, id: "our-words") != nil)
  }

  @Test func `without packs there are the built-in modules`() {
    #expect(desk.shelf.registry.modules.map(\.id) == desk.shelf.builtIn.modules.map(\.id))
  }

  @Test func `another workspace has packs of its own`() throws {
    try desk.writeWords("clinic.tagarela.modules/a")
    let other = desk.shelf.beside(workspace: desk.path("other.tagarela"))
    #expect(other.packs.isEmpty)
    #expect(desk.shelf.packs.count == 1)
  }

  @Test func `at start nothing is read but module.json`() throws {
    // A table that can't be read harms nobody before it is needed.
    try desk.writeWords("user/a", table: "no table at all")
    #expect(desk.shelf.registry.modules.last?.state == .ready)
    let vocabulary = try #require(desk.shelf.registry.first(.vocabularies, id: "our-words"))
    #expect(try vocabulary.tables().first?.complaints.map(\.key) == ["vocabulary.columns"])
  }

  @Test func `a pack that another process takes away brings no words any more`() throws {
    try desk.writeWords("user/a")
    let vocabulary = try #require(desk.shelf.registry.first(.vocabularies, id: "our-words"))
    try FileManager.default.removeItem(atPath: desk.path("user/a"))
    #expect(try vocabulary.tables().isEmpty)
  }

  @Test func `a pack that takes the identifier of another module is broken`() throws {
    try desk.writeWords("given/a")
    try desk.writeWords("user/b")
    try desk.writeWords("user/c", id: "layouts")
    #expect(desk.shelf.registry.modules.filter { $0.id == "our-words" }.map { $0.state == .ready } == [true, false])
    #expect(desk.reason("our-words")?.what.key == "module.twice")
    #expect(desk.reason("layouts")?.what.key == "module.twice")
    #expect(desk.shelf.registry.first(.layouts, id: "nine") != nil)
  }

  @Test func `what is broken is named, and the rest works`() throws {
    try FileManager.default.createDirectory(atPath: desk.path("user/empty"), withIntermediateDirectories: true)
    try desk.write([
      "user/bad-json/module.json": "{\n  \"id\": \"x\"\n  \"name\": \"x\"}",
      "user/huge/module.json": String(repeating: " ", count: 2 << 20),
      "user/newer/module.json": desk.manifest(id: "newer", adds: #""vocabulary": ["a.tsv"]"#)
        .replacing("\"interface\": 1", with: "\"interface\": 9"),
      "user/missing/module.json": desk.manifest(id: "missing", adds: #""vocabulary": ["gone.tsv"]"#),
      "user/outside/module.json": desk.manifest(id: "outside", adds: #""vocabulary": ["../../secret.tsv"]"#),
      "user/no-zip.zip": "not a zip",
      "user/a file.txt": "is passed over",
    ])
    try FileManager.default.createDirectory(atPath: desk.path("user/latin"), withIntermediateDirectories: true)
    try Data([0x7B, 0xFF]).write(to: URL(filePath: desk.path("user/latin/module.json")))
    try FileManager.default.createDirectory(atPath: desk.path("user/pipe"), withIntermediateDirectories: true)
    #expect(mkfifo(desk.path("user/pipe/module.json"), 0o600) == 0)
    try FileManager.default.createDirectory(atPath: desk.path("user/device"), withIntermediateDirectories: true)
    #expect(symlink("/dev/zero", desk.path("user/device/module.json")) == 0)
    #expect(symlink(desk.path("user/nowhere"), desk.path("user/dangling")) == 0)
    try desk.writeWords("user/whole")
    let reasons = [
      "empty": "pack.file_missing", "bad-json": "json.comma_missing", "huge": "pack.file_too_large",
      "newer": "module.interface", "missing": "pack.file_missing", "outside": "pack.path_outside",
      "no-zip.zip": "archive.not_zip", "latin": "pack.not_text", "pipe": "pack.not_a_file",
      "device": "pack.not_a_file",
    ]
    for (id, key) in reasons { #expect(desk.reason(id)?.what.key == key, "\(id)") }
    #expect(desk.reason("bad-json")?.place?.line == 2)
    let packs = desk.shelf.registry.modules.filter { $0.origin != .builtIn }
    #expect(packs.count == reasons.count + 1)
    #expect(packs.last?.id == "our-words")
    #expect(packs.last?.state == .ready)
  }

  @Test func `a link to a pack is followed, but not out of the pack`() throws {
    try desk.writeWords("work/ours")
    try FileManager.default.createDirectory(atPath: desk.path("user"), withIntermediateDirectories: true)
    #expect(symlink(desk.path("work/ours"), desk.path("user/ours")) == 0)
    #expect(desk.shelf.registry.modules.last?.state == .ready)
    try desk.write(["secret.tsv": "key"])
    try FileManager.default.removeItem(atPath: desk.path("work/ours/words.tsv"))
    #expect(symlink(desk.path("secret.tsv"), desk.path("work/ours/words.tsv")) == 0)
    #expect(desk.reason("our-words")?.what.key == "pack.path_outside")
  }

  @Test(arguments: ["words", "words/"]) func `a zip is unpacked once, and anew when it changes`(_ zipped: String) throws
  {
    try desk.writeWords("words")
    try FileManager.default.createDirectory(atPath: desk.path("user"), withIntermediateDirectories: true)
    try desk.zip(zipped, as: "user/ours.zip")
    #expect(desk.shelf.registry.modules.last?.state == .ready)
    let first = desk.names(in: "cache/packs")
    #expect(first.count == 1)
    #expect(try desk.shelf.registry.first(.vocabularies, id: "our-words")?.tables().first?.concepts.count == 1)
    #expect(desk.names(in: "cache/packs") == first)
    try desk.writeWords("words", version: "1.1")
    try desk.zip(zipped, as: "user/ours.zip")
    #expect(desk.shelf.registry.modules.last?.version == "1.1")
    #expect(desk.names(in: "cache/packs").count == 1)
    #expect(desk.names(in: "cache/packs") != first)
  }
}
