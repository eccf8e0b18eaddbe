@testable import Catalog
import Foundation
import Synchronization
import TagarelaKit
import Testing

/// What the index keeps, and how it follows its sources.
struct KeepingTests {
  private let folder = Folder()
  private var file: String { folder.path + "/catalog.sqlite" }
  private let some = ["water", "juice", "dog"]

  @Test func `a second catalog lists nothing again`() throws {
    let system = MemorySystem("pcs", concepts: some)
    #expect(try Shelf([system], in: folder).find("suco") == ["juice"])
    #expect(try Shelf([system], in: folder).find("suco") == ["juice"])
    #expect(system.timesListed == 1)
  }

  @Test func `only the system that changed is listed again`() throws {
    let (pcs, own) = (MemorySystem("pcs", concepts: some), MemorySystem("own", concepts: ["cat"]))
    _ = try Shelf([pcs, own], in: folder).find("suco")
    own.symbols.append(SystemSymbol(code: "rex.png", words: ["pt": ["nosso Rex"]]))
    #expect(try Shelf([pcs, own], in: folder).find("rex") == ["rex.png"])
    #expect((pcs.timesListed, own.timesListed) == (1, 2))
  }

  @Test func `a change is noticed while the catalog is open`() async throws {
    let system = MemorySystem("pcs", concepts: some)
    let shelf = Shelf([system], in: folder)
    #expect(try shelf.find("gato") == [])
    system.symbols.append(SystemSymbol(code: "cat", concept: "cat"))
    try await Task.sleep(for: .seconds(2.2))
    #expect(try shelf.find("gato") == ["cat"])
  }

  @Test func `symbols that a system no longer has are gone`() throws {
    let system = MemorySystem("pcs", concepts: some)
    _ = try Shelf([system], in: folder).find("suco")
    system.symbols.removeAll { $0.code == "juice" }
    let shelf = Shelf([system], in: folder)
    #expect(try shelf.find("suco").contains("juice") == false)
    #expect(try shelf.find("perro") == ["dog"])
  }

  @Test func `new words of a vocabulary lead to symbols that are there already`() throws {
    let words = Mutex("água")
    let module = Module(id: "words", version: "1") { registrar in
      try registrar.add(
        Vocabulary(id: "own", fingerprint: { words.withLock { $0 } }) {
          let word = words.withLock { $0 }
          return [ConceptTable("key\tclass\tcategory\tcore\tpt\nour-dog\tnoun\tpets\t3\t\(word) (m)")]
        }, to: .vocabularies)
    }
    let system = MemorySystem("pcs", concepts: ["our-dog"])
    #expect(try Shelf([system], more: [module], in: folder).find("totó") == [])
    words.withLock { $0 = "totó" }
    #expect(try Shelf([system], more: [module], in: folder).find("totó") == ["our-dog"])
  }

  @Test func `words of a module that is gone are gone`() throws {
    let module = Module(id: "words", version: "1") { registrar in
      try registrar.add(
        Vocabulary(id: "own", fingerprint: { "1" }) {
          let rows = ["juice\tnoun\tdrink\t2\tsuquinho (m)", "our-dog\tnoun\tpets\t3\ttotó (m)"]
          return [ConceptTable((["key\tclass\tcategory\tcore\tpt"] + rows).joined(separator: "\n"))]
        }, to: .vocabularies)
    }
    let system = MemorySystem("pcs", concepts: ["juice"])
    let with = Shelf([system], more: [module], in: folder).catalog
    #expect(try with.concept("juice")?.words["pt"]?.contains { $0.text == "suquinho" } == true)
    #expect(try with.concept("our-dog") != nil)
    let without = Shelf([system], in: folder).catalog
    #expect(try without.concept("juice")?.words["pt"]?.contains { $0.text == "suquinho" } == false)
    #expect(try without.concept("our-dog") == nil)
  }

  @Test func `the file is the user's alone`() throws {
    _ = try Shelf([MemorySystem("pcs", concepts: some)], in: folder).find("suco")
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test(arguments: ["", "this is no database at all, but a text of some length", "half", "middle"])
  func `a damaged file is thrown away`(_ damage: String) throws {
    let system = MemorySystem("pcs", concepts: try allConcepts().map(\.key))
    #expect(try Shelf([system], in: folder).find("suco").first == "juice")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    switch damage {
    case "half": bytes = bytes.prefix(bytes.count / 2)
    case "middle": bytes.replaceSubrange(4096..<(bytes.count - 4096), with: Data(count: bytes.count - 8192))
    default: bytes = Data(damage.utf8)
    }
    try bytes.write(to: URL(fileURLWithPath: file))
    let shelf = Shelf([system], in: folder)
    #expect(try shelf.find("suco").first == "juice")
    #expect(try shelf.find("cachorro").first == "dog")
  }

  @Test func `an index of another version is made anew`() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let old = try OtherDatabase(file)
    try old.execute("CREATE TABLE symbol(other); CREATE TABLE odd(x); PRAGMA user_version = 4711")
    #expect(try Shelf([MemorySystem("pcs", concepts: some)], in: folder).find("suco") == ["juice"])
  }

  @Test func `without a folder to write in it still finds`() throws {
    let system = MemorySystem("pcs", concepts: some)
    let shelf = Shelf([system], path: "/proc/nowhere")
    #expect(try shelf.find("suco") == ["juice"])
    #expect(try shelf.find("perro", "es") == ["dog"])
    #expect(system.timesListed == 1)
  }

  @Test func `a folder that is a file does no harm`() throws {
    try Data().write(to: URL(fileURLWithPath: folder.path))
    #expect(try Shelf([MemorySystem("pcs", concepts: some)], in: folder).find("suco") == ["juice"])
  }

  @Test func `two catalogs use one index at once`() async throws {
    let keys = try allConcepts().map(\.key)
    let path = folder.path
    try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let shelf = Shelf([MemorySystem("pcs", concepts: keys), MemorySystem("pic", concepts: keys)], path: path)
          return try shelf.find("suco", systems: ["pic"]).first
        }
      }
      for try await found in group { #expect(found == "juice") }
    }
  }

  @Test(arguments: [(Duration.zero, [0, 2, 5, 7, 10]), (.seconds(3600), [])])
  func `long work is told of, with its end, and short work is not`(_ patience: Duration, _ told: [Int]) {
    let notices = Mutex<[CatalogNotice]>([])
    let progress = Progress(system: "CLINIC", patience: patience, pause: .zero) { notice in
      notices.withLock { $0.append(notice) }
    }
    for done in [0, 5, 10] { progress.listed(done, 10) }
    progress.written(5, of: 10)
    progress.end(10)
    #expect(notices.withLock { $0 } == told.map { CatalogNotice(system: "CLINIC", done: $0, total: 10) })
  }
}
