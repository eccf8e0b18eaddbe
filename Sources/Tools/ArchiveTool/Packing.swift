import CZip
import HelperProtocols
import Zip

/// Writes an archive.
struct Packing {
  private let path: String
  private let archive: OpaquePointer

  /// 1 January 1980, where the time of zip archives begins: no file's time is anybody's business, and the same files give
  /// the same bytes.
  private static let date = (time: zip_uint16_t(0), day: zip_uint16_t(0x21))

  /// - Throws: ``ArchiveRefusal`` `unwritable`.
  init(_ path: String) throws {
    var code: Int32 = 0
    guard let archive = zip_open(path, ZIP_CREATE | ZIP_EXCL, &code) else {
      throw ArchiveRefusal(.unwritable, entry: path)
    }
    self.archive = archive
    self.path = path
  }

  /// - Parameter files: paths inside the archive; in the folder they are called by their place in this list.
  /// - Throws: ``ArchiveRefusal`` `unwritable`, and `unsafe` and `duplicate` for paths that nobody could unpack.
  func run(_ files: [String], of folder: String) throws {
    var taken = TakenPaths()
    do {
      for (index, file) in files.enumerated() {
        let path = try EntryPath(file)
        guard !path.isFolder else { throw ArchiveRefusal(.unsafe, entry: path.shown) }
        try taken.take(ArchiveEntry(path: path.text, isFolder: false, bytes: 0))
        try add(path.text, lyingAt: "\(folder)/\(index)")
      }
    } catch {
      zip_discard(archive)
      throw error
    }
    guard zip_close(archive) == 0 else {
      let reason = String(cString: zip_strerror(archive))
      zip_discard(archive)
      throw ArchiveRefusal(.unwritable, entry: path, detail: reason)
    }
  }

  private func add(_ file: String, lyingAt place: String) throws {
    guard let source = zip_source_file(archive, place, 0, 0) else { throw refusal(file) }
    let index = zip_file_add(archive, file, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      zip_source_free(source)
      throw refusal(file)
    }
    let entry = zip_uint64_t(index)
    guard zip_file_set_dostime(archive, entry, Self.date.time, Self.date.day, 0) == 0,
      zip_set_file_compression(archive, entry, Self.compression(of: file), 0) == 0
    else { throw refusal(file) }
  }

  /// Pictures other than drawings, and sounds that are packed already, don't shrink.
  private static func compression(of file: String) -> zip_int32_t {
    let ending = file.split(separator: ".").last?.lowercased() ?? ""
    return ["png", "jpg", "jpeg", "gif", "webp", "mp3", "ogg", "m4a"].contains(ending) ? ZIP_CM_STORE : ZIP_CM_DEFLATE
  }

  private func refusal(_ file: String) -> ArchiveRefusal {
    ArchiveRefusal(.unwritable, entry: file, detail: String(cString: zip_strerror(archive)))
  }
}
