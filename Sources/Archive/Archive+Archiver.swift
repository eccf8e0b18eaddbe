import Files
public import Foundation
import HelperProtocols
public import TagarelaKit

extension Archive: Archiver {
  /// What a set of boards may hold. Boards shrink to a tenth when they are packed, empty ones to a thirtieth.
  private static let boards = Limits(entries: 20_000, bytes: 1 << 30, entryBytes: 64 << 20, ratio: 50)
  /// Bytes from which on contents are mapped: the pictures of a large set don't fill the memory.
  private static let mapped = 256 << 10

  public func unpack(_ zip: String) throws -> UnpackedArchive {
    if let plain = PlainZip(zip, Self.boards) {
      return try unpacked(plain.files, plain.bytes, of: plain.contents)
    }
    let path = Self.absolute(zip)
    var facts = stat()
    let bytes = stat(path, &facts) == 0 ? min(Int(facts.st_size), Self.boards.bytes) * Self.boards.ratio : 0
    let folder = try PassingFolder.make(holding: bytes, in: passing)
    defer { folder.remove() }
    let contents = folder.path + "/contents"
    let answer = try ask(.gather(zip: path, into: contents, limits: Self.boards), about: zip, Self.boards)
    guard case .gathered(let files, let bytes) = answer,
      let all = try? FileContents.read(contents, limit: .max, mappingFrom: Self.mapped)
    else { throw Self.misunderstood }
    return try unpacked(files, bytes, of: all)
  }

  private func unpacked(_ files: [String], _ bytes: [Int], of contents: Data) throws -> UnpackedArchive {
    let unpacked = UnpackedArchive(files: files, bytes: bytes, of: contents) { [passing] in
      let folder = try PassingFolder.make(holding: contents.count, in: passing)
      return UnpackedArchive.Folder(path: folder.path, unfinished: folder.unfinished)
    }
    guard let unpacked else { throw Self.misunderstood }
    return unpacked
  }

  /// What an archive of nothing has: its end. The library writes none.
  private static let empty = Data("PK\u{5}\u{6}".utf8) + Data(count: 18)

  public func pack(_ files: [ArchivedFile]) throws -> Data {
    guard !files.isEmpty else { return Self.empty }
    let folder = try PassingFolder.make(holding: 2 * files.reduce(0) { $0 + $1.bytes.count }, in: passing)
    defer { folder.remove() }
    for (index, file) in files.enumerated() {
      do {
        try file.bytes.write(to: URL(fileURLWithPath: "\(folder.path)/\(index)"))
      } catch {
        throw Failure("archive.unwritable", ["path": .text(file.path), "reason": .text(error.localizedDescription)])
      }
    }
    let zip = folder.path + "/packed.zip"
    let answer = try answer(to: .pack(folder: folder.path, files: files.map(\.path), zip: zip))
    switch answer {
    case .packed: return try FileContents.read(zip, limit: .max)
    case .refused(let refusal) where [.unsafe, .duplicate].contains(refusal.reason):
      throw Failure("archive.unfit_name", ["entry": Value(refusal.entry)])
    case .refused(let refusal): throw Failure(refusal, zip: zip, limits: Limits())
    case .listed, .unpacked, .gathered: throw Self.misunderstood
    }
  }
}
