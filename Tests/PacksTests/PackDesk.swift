import Archive
import BuiltIns
import Conformance
import Foundation
import Programs
import Shell
import TagarelaKit
import TagarelaTestSupport

@testable import Packs

/// A temporary folder with places for packs, and the shelf that looks there.
final class PackDesk {
  let folder: URL
  let shelf: ModuleShelf

  init(_ modules: [Module] = builtInModules) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "packs-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let tool = BuiltPrograms.path("tagarela-archive")
    let path = folder.path
    let places = ModulePlaces(
      given: [path + "/given"], user: path + "/user", system: [path + "/system"], cache: path + "/cache"
    ).beside(workspace: path + "/clinic.tagarela")
    shelf = ModuleShelf(
      builtIn: modules, places: places,
      archive: Archive(program: LineProgram(path: tool, name: "tagarela-archive", limits: .init(deadline: 600))))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Writes files, by their path in the temporary folder.
  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  /// Writes a pack of words.
  ///
  /// - Parameter place: `user`, `given`, or any folder in the temporary one.
  func writeWords(_ place: String, id: String = "our-words", version: String = "1.0", table: String? = nil) throws {
    try write([
      "\(place)/module.json": manifest(id: id, version: version, adds: #""vocabulary": ["words.tsv"]"#),
      "\(place)/words.tsv": table ?? "key\tclass\tcategory\tcore\ten\nhug-us\tverb\tactions\t2\thug us\n",
    ])
  }

  func manifest(id: String, version: String = "1.0", adds: String) -> String {
    """
    {
      "id": "\(id)",
      "name": "Our \(id)",
      "version": "\(version)",
      "interface": 1,
      "adds": {
        \(adds)
      }
    }
    """
  }

  /// What `module check` complains about.
  func complaints(_ name: String) throws -> [FileComplaint] {
    try shelf.open(path(name)) { try shelf.check($0, renderer: WritingAids.forConformance.renderer).complaints }
  }

  func add(_ name: String, inWorkspace: Bool = false) throws -> ModuleShelf.Added {
    try shelf.open(path(name)) { pack in
      guard case .whole(let manifest) = pack.state else { throw Failure("broken") }
      return try shelf.add(pack, manifest, inWorkspace: inWorkspace)
    }
  }

  /// The reason for which a module is broken; nil when it is ready or not there.
  func reason(_ id: String) -> Failure? {
    for module in shelf.registry.modules where module.id == id {
      if case .broken(let failure) = module.state { return failure }
    }
    return nil
  }

  /// Names of all that lies in a folder, hidden or not.
  func names(in name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? []).sorted()
  }

  /// Zips a folder of the temporary one.
  func zip(_ name: String, as archive: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-m", "zipfile", "-c", path(archive), path(name)]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure("failed") }
  }
}
