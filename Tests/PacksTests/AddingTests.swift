import Foundation
import TagarelaKit
import Testing

@testable import Packs

/// Packs are added and removed whole or not at all.
struct AddingTests {
  private let desk: PackDesk

  init() throws { desk = try PackDesk() }

  @Test func `a pack is copied to the user's folder, for the user alone`() throws {
    try desk.writeWords("pack")
    try desk.write(["pack/pictures/one/a.txt": "a", "pack/.git/config": "b"])
    let added = try desk.add("pack")
    #expect(added.folder == desk.path("user/our-words"))
    #expect(added.replaced == nil)
    #expect(desk.names(in: "user") == ["our-words"])
    #expect(desk.names(in: "user/our-words") == ["module.json", "pictures", "words.tsv"])
    #expect(desk.names(in: "user/our-words/pictures/one") == ["a.txt"])
    var status = stat()
    #expect(stat(desk.path("user/our-words/words.tsv"), &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(stat(desk.path("user/our-words"), &status) == 0 && status.st_mode & 0o777 == 0o700)
    #expect(desk.shelf.registry.modules.last?.state == .ready)
  }

  @Test func `a pack goes beside the workspace when it is only for that`() throws {
    try desk.writeWords("pack")
    #expect(try desk.add("pack", inWorkspace: true).folder == desk.path("clinic.tagarela.modules/our-words"))
  }

  @Test func `a zip is added like its folder`() throws {
    try desk.writeWords("pack")
    try desk.zip("pack", as: "pack.zip")
    _ = try desk.add("pack.zip")
    #expect(desk.names(in: "user/our-words") == ["module.json", "words.tsv"])
    #expect(desk.names(in: "cache") == [])
  }

  @Test func `a pack gives way to another version, wherever it lies in the folder`() throws {
    try desk.writeWords("pack")
    try FileManager.default.createDirectory(atPath: desk.path("user"), withIntermediateDirectories: true)
    try desk.zip("pack", as: "user/dropped.zip")
    try desk.writeWords("pack", version: "1.1")
    #expect(try desk.add("pack").replaced == "1.0")
    #expect(desk.names(in: "user") == ["our-words"])
    try desk.writeWords("pack", version: "1.2")
    #expect(try desk.add("pack").replaced == "1.1")
    #expect(desk.shelf.registry.modules.last?.version == "1.2")
    #expect(desk.names(in: "user") == ["our-words"])
  }

  @Test func `a pack that can't be copied leaves the old one`() throws {
    try desk.writeWords("user/our-words")
    try desk.writeWords("pack", version: "1.1")
    #expect(symlink("/etc/passwd", desk.path("pack/zz-link")) == 0)
    #expect(throws: Failure.self) { try desk.add("pack") }
    #expect(desk.names(in: "user") == ["our-words"])
    #expect(desk.shelf.registry.modules.last?.version == "1.0")
  }

  @Test func `what would be hidden by a pack elsewhere is not added`() throws {
    try desk.writeWords("given/a")
    try desk.writeWords("pack")
    let failure = try #require(throws: Failure.self) { try desk.add("pack") }
    #expect(failure.what.key == "module.elsewhere")
    #expect(desk.names(in: "user").isEmpty)
  }

  @Test func `another folder of that name is not written over`() throws {
    try desk.writeWords("user/our-words", id: "something-else")
    try desk.writeWords("pack")
    let failure = try #require(throws: Failure.self) { try desk.add("pack") }
    #expect(failure.what.key == "module.folder_taken")
    #expect(desk.shelf.registry.modules.last?.id == "something-else")
  }

  @Test func `a pack that was added is removed, a broken one too`() throws {
    try desk.writeWords("user/our-words")
    try desk.write(["user/broken/module.json": "{"])
    #expect(try desk.shelf.remove("our-words") == desk.path("user/our-words"))
    #expect(try desk.shelf.remove("broken") == desk.path("user/broken"))
    #expect(desk.names(in: "user").isEmpty)
  }

  @Test func `a part of a name removes nothing, and the pack that has it is proposed`() throws {
    try desk.writeWords("user/our-words")
    let failure = try #require(throws: Failure.self) { try desk.shelf.remove("words") }
    #expect(failure.what.key == "module.unknown")
    #expect(failure.candidates == ["our-words"])
  }

  @Test func `a link is removed, not what it leads to`() throws {
    try desk.writeWords("work/ours")
    try FileManager.default.createDirectory(atPath: desk.path("user"), withIntermediateDirectories: true)
    #expect(symlink(desk.path("work/ours"), desk.path("user/ours")) == 0)
    _ = try desk.shelf.remove("our-words")
    #expect(desk.names(in: "user").isEmpty)
    #expect(desk.names(in: "work/ours") == ["module.json", "words.tsv"])
  }

  @Test(arguments: [("layouts", "module.is_built_in"), ("our-words", "module.not_ours"), ("layout", "module.unknown")])
  func `what we don't own stays`(_ id: String, _ key: String) throws {
    try desk.writeWords("system/our-words")
    let failure = try #require(throws: Failure.self) { try desk.shelf.remove(id) }
    #expect(failure.what.key == key)
    #expect(desk.names(in: "system") == ["our-words"])
  }

  @Test func `a new pack of every part passes its own check`() throws {
    let parts = desk.shelf.builtIn.all(.packParts).filter { !$0.isDoneByProgram }
    #expect(parts.count >= 2)
    let templates = parts.map { $0.template.written(in: Wording("es", in: desk.shelf.builtIn), desk.shelf.builtIn) }
    let names = templates.flatMap(\.files.keys)
    #expect(Set(names).count == names.count, "two parts begin with a file of the same name: \(names.sorted())")
    let pack = try NewPack(id: "new", name: #"With "quotes" and \"#, parts: parts)
    let files = try pack.write(
      to: desk.path("new"), in: Wording("en", in: desk.shelf.builtIn), desk.shelf.builtIn)
    #expect(files.first == "module.json")
    #expect(desk.names(in: ".") == ["new"])
    #expect(try desk.complaints("new").map(\.what).isEmpty)
  }

  @Test func `a folder of pictures becomes a pack where it is`() throws {
    try FileManager.default.createDirectory(atPath: desk.path("Fotos"), withIntermediateDirectories: true)
    try desk.write(["Fotos/bola.svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"#])
    let symbols = try #require(desk.shelf.builtIn.first(.packParts, id: "symbols"))
    let pack = try NewPack(id: "ours", name: "Ours", parts: [symbols])
    #expect(
      try pack.write(
        to: desk.path("Fotos"), in: Wording("en", in: desk.shelf.builtIn), desk.shelf.builtIn) == ["module.json"])
    #expect(desk.names(in: "Fotos") == ["bola.svg", "module.json"])
    #expect(try desk.complaints("Fotos").isEmpty)
    _ = try desk.add("Fotos")
    #expect(desk.shelf.registry.first(.systems, id: "ours")?.name == "Ours")
    #expect(throws: Failure.self) {
      try pack.write(
        to: desk.path("Fotos"), in: Wording("en", in: desk.shelf.builtIn), desk.shelf.builtIn)
    }
  }

  @Test(arguments: [
    ("Fotos da Clínica", "fotos-da-clinica"), ("2024", "pack-2024"), ("日本", "pack"), ("a_b.c", "a-b-c"),
    (String(repeating: "long ", count: 100), String(repeating: "long-", count: 10)),
  ])
  func `a name becomes an identifier`(_ name: String, _ id: String) {
    #expect(NewPack.identifier(for: name) == id)
  }

  @Test func `a new pack writes over nothing`() throws {
    try desk.write(["new/mine.txt": "mine"])
    let pack = try NewPack(id: "new", name: "New", parts: [.vocabulary])
    let failure = try #require(throws: Failure.self) {
      try pack.write(
        to: desk.path("new"), in: Wording("en", in: desk.shelf.builtIn), desk.shelf.builtIn)
    }
    #expect(failure.what.key == "pack.folder_taken")
    #expect(desk.names(in: "new") == ["mine.txt"])
    #expect(throws: Failure.self) { try NewPack(id: "2-new", name: "New", parts: []) }
  }
}
