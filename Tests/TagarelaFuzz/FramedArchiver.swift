import Foundation
import TagarelaKit

/// Takes a text for an archive, in which `=== path` on a line of its own begins a file: so that what is changed are the
/// files in it, and not how they are packed.
struct FramedArchiver: Archiver {
  let bytes: Data
  let folder: String

  func unpack(_ zip: String) throws -> UnpackedArchive {
    var files: [String: Data] = [:]
    var paths: [String] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: Data("=== ".utf8)) {
        let path = String(decoding: line.dropFirst(4), as: UTF8.self)
        guard isPlain(path), files[path] == nil, paths.count < 50 else { throw Failure("archive.unsafe") }
        paths.append(path)
        files[path] = Data()
      } else if let path = paths.last {
        files[path]?.append(line + Data("\n".utf8))
      }
    }
    guard !paths.isEmpty else { throw Failure("archive.not_zip") }
    let contents = paths.map { files[$0] ?? Data() }
    let unpacked = UnpackedArchive(files: paths, bytes: contents.map(\.count), of: contents.reduce(Data(), +)) {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      return UnpackedArchive.Folder(path: folder)
    }
    guard let unpacked else { throw Failure("archive.not_zip") }
    return unpacked
  }

  private func isPlain(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
      && path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && path.utf8.count < 100
  }

  func pack(_ files: [ArchivedFile]) throws -> Data { Data() }
}
