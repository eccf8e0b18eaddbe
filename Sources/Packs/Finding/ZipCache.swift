import Foundation
import TagarelaKit

/// Packs that lie in a folder as zip files, unpacked once for each state of the file.
struct ZipCache: Sendable {
  /// Of the user's, for what can be made again.
  let folder: String
  let unpack: @Sendable (_ zip: String, _ folder: String) throws -> Void

  /// The folder with the pack's files.
  ///
  /// - Throws: ``Failure`` `pack.file_unreadable`, and whatever unpacking throws.
  func folder(of zip: String) throws -> String {
    var status = stat()
    guard stat(zip, &status) == 0 else {
      throw Failure("pack.file_unreadable", ["file": .text(zip), "reason": .systemError])
    }
    let time = status.st_mtim
    let own = String(Self.checksum(zip), radix: 36)
    let unpacked = "\(folder)/\(own)-\(status.st_size)-\(time.tv_sec).\(time.tv_nsec)"
    if !Folder.isFolder(unpacked) {
      try makeFolder()
      for name in try Folder.names(in: folder) where name.hasPrefix(own + "-") {
        try? FileManager.default.removeItem(atPath: folder + "/" + name)
      }
      do {
        try unpack(zip, unpacked)
      } catch {
        // Another Tagarela may have been quicker.
        guard Folder.isFolder(unpacked) else { throw error }
      }
    }
    return Self.root(of: unpacked)
  }

  /// Where `module.json` lies: people zip a folder as often as its contents.
  static func root(of folder: String) -> String {
    if access(folder + "/" + Manifest.fileName, F_OK) == 0 { return folder }
    let inside = ((try? Folder.names(in: folder)) ?? []).filter {
      Folder.isFolder(folder + "/" + $0) && $0 != "__MACOSX"
    }
    guard let only = inside.first, inside.count == 1 else { return folder }
    return folder + "/" + only
  }

  private func makeFolder() throws {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Failure("file.unwritable", ["path": .text(folder), "reason": .systemError])
    }
  }

  /// FNV-1a.
  private static func checksum(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
