import Files
import Foundation

/// What is remembered of a set since it was last read, so that nothing is read again until it changes.
struct FolderMemory: Sendable, Equatable {
  let fingerprint: String
  let folders: [FolderStamp]
  let pictures: PictureIndex

  private static let title = "tagarela symbol folder 1"

  init(fingerprint: String, folders: [FolderStamp], pictures: PictureIndex) {
    self.fingerprint = fingerprint
    self.folders = folders
    self.pictures = pictures
  }

  /// Nil when nothing is remembered, or not by this version.
  init?(file: String) {
    guard let bytes = try? FileContents.read(file, limit: .max),
      let gap = bytes.range(of: Data("\n\n".utf8))
    else { return nil }
    let head = String(decoding: bytes[..<gap.lowerBound], as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard head.count >= 2, head[0] == Self.title else { return nil }
    fingerprint = String(head[1])
    folders = head.dropFirst(2).map { line in
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      return FolderStamp(path: String(parts.last ?? ""), moment: String(parts.first ?? ""))
    }
    pictures = PictureIndex(lines: bytes[gap.upperBound...])
  }

  /// Writes it for the user alone. Where that fails, it is worked out again the next time.
  func write(to file: String) {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var bytes = Data("\(Self.title)\n\(fingerprint)\n".utf8)
    for stamp in folders { bytes.append(contentsOf: "\(stamp.moment)\t\(stamp.path)\n".utf8) }
    bytes.append(0x0A)
    bytes.append(pictures.lines)
    try? bytes.write(to: URL(fileURLWithPath: file), options: .atomic)
    try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
  }
}
