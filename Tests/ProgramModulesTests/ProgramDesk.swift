import Archive
import BuiltIns
import Foundation
import Programs
import StructuredText
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Packs
@testable import ProgramModules

/// A temporary folder in which tests write programs, as anybody may write them.
final class ProgramDesk {
  let folder: URL

  /// - Parameter name: the folder's, with whatever a folder's name may have in it.
  init(_ name: String = "programs") throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Writes an executable file.
  @discardableResult
  func write(_ name: String = "odd.sh", _ text: String, rights: mode_t = 0o755) throws -> String {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    chmod(url.path, rights)
    return url.path
  }

  /// Shell lines after a hello as it should be.
  func shell(_ lines: String, limits: ModuleProgram.Limits = .init()) throws -> ModuleProgram {
    try program(write("odd.sh", "#!/bin/sh\nread hello\necho '\(Self.hello)'\n" + lines), limits: limits)
  }

  static let hello = #"{"id":0,"protocol":1,"formats":["odd"]}"#

  func program(_ path: String, arguments: [String] = [], limits: ModuleProgram.Limits = .init()) -> ModuleProgram {
    ModuleProgram(
      path: path, arguments: arguments, folder: folder.path, module: "odd", formats: ["odd"], limits: limits)
  }

  /// Waits until the processes whose numbers are in a file are gone, or are just waiting to be counted.
  func expectGone(_ file: String) throws {
    let ids = try String(contentsOfFile: path(file), encoding: .utf8).split(separator: "\n")
    #expect(!ids.isEmpty)
    for id in ids {
      var isGone = false
      for _ in 0..<24_000 where !isGone {
        let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
        isGone = status.map { $0.contains(") Z ") } ?? true
        if !isGone { usleep(5_000) }
      }
      #expect(isGone, "\(id) of \(file) lives on")
    }
  }

  /// What the registry makes of a folder with a module.
  func module(_ manifest: String, files: [String: String] = [:]) throws -> LoadedModule? {
    try write("given/module.json", manifest, rights: 0o644)
    for (name, text) in files { try write("given/" + name, text) }
    return shelf.registry.modules.last
  }

  var shelf: ModuleShelf {
    ModuleShelf(
      builtIn: builtInModules,
      places: ModulePlaces(given: [path("given")], user: path("user"), cache: path("cache")),
      archive: Archive(
        program: LineProgram(
          path: BuiltPrograms.path("tagarela-archive"), name: "tagarela-archive", limits: .init(deadline: 600))))
  }

  static func manifest(_ formats: String, more: String = #""program": "odd.sh","#) -> String {
    """
    {
      "id": "odd", "name": "Odd", "version": "1.0", "interface": 1, \(more)
      "adds": {"formats": \(formats)}
    }
    """
  }
}

extension ModuleProgram {
  static let someParcel = Parcel(
    kind: .board,
    boards: [Board(name: "Lanche", size: .nine, layout: "nine", cells: [.init(position: 5, label: "água")])])

  func file(_ parcel: Parcel = someParcel, isInterrupted: @escaping () -> Bool = { false }) throws -> Data {
    try file(
      of: parcel, as: "odd", .init(language: "pt", now: Moment(seconds: 0), isInterrupted: isInterrupted))
  }

  func reading(_ bytes: Data) throws -> Reading {
    try reading(of: InputFile(path: "/a/lanche.odd", bytes: bytes), as: "odd", .init(language: "pt", now: .now))
  }

  /// Why a parcel isn't written.
  func failure(_ parcel: Parcel = someParcel) -> Failure? {
    do {
      _ = try file(parcel)
      return nil
    } catch {
      return error as? Failure
    }
  }
}
