import ArchiveProtocol
public import Foundation
public import TagarelaKit

extension Archive: Archiver {
  /// What a set of boards may hold: a hundredth of what a library of pictures does.
  private static let boards = Limits(entries: 20_000, bytes: 1 << 30, entryBytes: 64 << 20)

  public func unpack(_ zip: String) throws -> UnpackedArchive {
    let folder = try Scratch.folder()
    let request = ArchiveRequest.unpack(zip: Self.absolute(zip), folder: folder, limits: Self.boards, lasts: false)
    do {
      guard case .unpacked(let files) = try ask(request, about: zip, Self.boards) else { throw Self.misunderstood }
      return UnpackedArchive(folder: folder, files: files)
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw error
    }
  }

  public func pack(_ files: [ArchivedFile]) throws -> Data {
    let folder = try Scratch.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (index, file) in files.enumerated() {
      let place = URL(fileURLWithPath: "\(folder)/content/\(file.path)")
      let parent = place.deletingLastPathComponent()
      do {
        if index == 0 || !FileManager.default.fileExists(atPath: parent.path) {
          try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        }
        try file.bytes.write(to: place)
      } catch {
        throw Failure("archive.unwritable", ["path": .text(place.path), "reason": .text(error.localizedDescription)])
      }
    }
    let zip = folder + "/packed.zip"
    let request = ArchiveRequest.pack(folder: folder + "/content", files: files.map(\.path), zip: zip)
    guard case .packed = try ask(request, about: zip, Limits()) else { throw Self.misunderstood }
    return try Data(contentsOf: URL(fileURLWithPath: zip))
  }
}

/// Folders of the user's alone for what is only passed through: in memory where the system has a place for that.
private enum Scratch {
  /// - Throws: ``Failure`` `archive.unwritable`.
  static func folder() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    let places = [environment["XDG_RUNTIME_DIR"], environment["TMPDIR"], "/tmp"].compactMap(\.self)
    for place in places where !place.isEmpty {
      var template = Array("\(place)/tagarela-XXXXXX".utf8CString)
      if mkdtemp(&template) != nil {
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }
    throw Failure(
      "archive.unwritable",
      ["path": .text(places.last ?? "/tmp"), "reason": .text(String(cString: strerror(errno)))])
  }
}
