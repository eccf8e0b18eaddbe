import Archive
import BuiltIns
import Conformance
import Foundation
import Programs
import Services
import Shell
import TagarelaKit
import TagarelaTestSupport
import Testing

/// What every extension point promises, kept by everything that is built in.
struct ConformanceTests {
  static let registry = Registry(builtInModules)

  @Test(arguments: registry.modules)
  func `every built-in module registers`(_ module: LoadedModule) {
    #expect(module.state == .ready)
  }

  @Test(arguments: registry.all(.layouts))
  func `layouts place every cell`(_ layout: BoardLayout) {
    expectNone(checkConformance(of: layout, in: Self.registry.all(.languages).map(\.id)))
  }

  /// Formats that leave something out say in tests of their own what comes back.
  private static let wholeFormats = registry.all(.formats).filter {
    !["obf", "obz", "obl", "obla", "word-list", "cboard", "asterics-grid", "grid3", "png", "svg"].contains($0.id)
  }

  @Test(arguments: wholeFormats)
  func `formats read what they write, and survive what nobody should`(_ format: FileFormat) {
    let program = LineProgram(path: Self.tool, name: "tagarela-archive", limits: .init(deadline: 600))
    let archive = Archive(program: program)
    var aids = WritingAids.forConformance
    aids.archiver = archive
    let reading = ReadingAids(archiver: archive, layouts: aids.layouts, language: "en")
    let found = checkConformance(of: format, with: aids, reading: reading) {
      var parcel = $0
      if !format.carries.contains(.sets) { parcel.boards = Array(parcel.boards.prefix(1)).map(\.alone) }
      return parcel
    }
    expectNone(found)
  }

  private static let tool = BuiltPrograms.path("tagarela-archive")

  @Test(arguments: registry.all(.languages))
  func `languages read the days that they write`(_ language: Language) {
    expectNone(checkConformance(of: language))
  }

  @Test(arguments: registry.all(.vocabularies))
  func `vocabularies can be read whole`(_ vocabulary: Vocabulary) {
    expectNone(checkConformance(of: vocabulary))
  }

  @Test(arguments: registry.all(.systems))
  func `symbol systems draw what they list, and survive what nobody has`(_ system: SymbolSystem) throws {
    let cache = FileManager.default.temporaryDirectory.appending(path: "systems-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: cache) }
    expectNone(checkConformance(of: system, with: .forConformance(Self.registry, cache: cache.path)))
  }

  @Test(arguments: registry.all(.services))
  func `services are made when asked for, and end`(_ service: Service) throws {
    let cache = FileManager.default.temporaryDirectory.appending(path: "services-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: cache) }
    expectNone(checkConformance(of: service, in: Self.registry, cache: cache.path))
  }

  @Test func `Tagarela speaks four languages`() {
    #expect(Set(Self.registry.all(.languages).map(\.id)) == ["pt", "es", "ca", "en"])
  }

  @Test(arguments: registry.all(.translations).map(\.id))
  func `translations say all that the English text says`(_ id: String) throws {
    let translation = try #require(Self.registry.first(.translations, id: id))
    let module = id.prefix { $0 != "." }
    let english = try #require(Self.registry.first(.translations, id: "\(module).en"))
    expectNone(checkConformance(of: translation, against: english))
  }

  @Test func `every module that speaks at all speaks every language`() {
    let translations = Self.registry.all(.translations)
    let modules = Set(translations.map { $0.id.prefix { $0 != "." } })
    for module in modules {
      for language in Self.registry.all(.languages) {
        #expect(
          translations.contains { $0.id == "\(module).\(language.id)" }, "\(module) does not speak \(language.id)")
      }
    }
  }

  @Test func `commands have words, help and examples, and no word means two things`() {
    expectNone(checkConformance(of: CommandTable(Self.registry), in: Self.registry))
  }
}

extension Board {
  /// Without links to boards that don't come along.
  fileprivate var alone: Board {
    var board = self
    for index in board.cells.indices { board.cells[index].link = nil }
    return board
  }
}
