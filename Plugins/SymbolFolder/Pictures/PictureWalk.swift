import Foundation
import TagarelaKit

/// What pictures lie in a folder and the folders in it, found without opening any.
struct PictureWalk {
  /// Paths inside the folder, sorted.
  private(set) var pictures: [String] = []
  /// Every folder with the moment at which something last came into it or went; the folder itself is `""`.
  private(set) var folders: [FolderStamp] = []
  private(set) var complaints: [FileComplaint] = []

  private static let mostPictures = 500_000
  private static let mostFolders = 100_000
  private static let deepest = 32

  private let place: PicturePlace
  private let root: String
  /// The pack's folder, which links may not leave.
  private let fence: String

  /// - Throws: ``Failure`` `symbol_folder.folder_missing`, `symbol_folder.too_many`.
  init(_ place: PicturePlace) throws {
    self.place = place
    root = place.root
    fence = URL(fileURLWithPath: place.pack).resolvingSymlinksInPath().path + "/"
    guard walk("", depth: 0) else { throw Failure("symbol_folder.folder_missing", ["path": .text(place.root)]) }
    guard pictures.count <= Self.mostPictures, folders.count <= Self.mostFolders else {
      throw Failure("symbol_folder.too_many", ["limit": .integer(Self.mostPictures)])
    }
    pictures.sort()
    complaints.sort { $0.file < $1.file }
  }

  /// - Returns: false when the folder can't be read.
  @discardableResult
  private mutating func walk(_ folder: String, depth: Int) -> Bool {
    guard depth <= Self.deepest, folders.count <= Self.mostFolders, let stamp = FolderStamp(of: folder, in: root) else {
      return false
    }
    guard let stream = opendir(folder.isEmpty ? root : root + "/" + folder) else { return false }
    defer { closedir(stream) }
    folders.append(stamp)
    var inner: [String] = []
    while let entry = readdir(stream), pictures.count <= Self.mostPictures {
      guard let name = Self.name(of: entry) else {
        complaints.append(FileComplaint(file: place.shown(folder), what: Phrase("symbol_folder.odd_name")))
        continue
      }
      // Hidden files, `.` and `..`, and what other systems leave behind.
      if name.hasPrefix(".") || name == "__MACOSX" { continue }
      let path = folder.isEmpty ? name : folder + "/" + name
      switch kind(of: entry, path) {
      case DT_DIR: inner.append(path)
      case DT_REG where Self.isPicture(name): pictures.append(path)
      case DT_LNK where Self.isPicture(name): follow(path)
      default: continue
      }
    }
    for path in inner.sorted() { walk(path, depth: depth + 1) }
    return true
  }

  /// A link to a picture elsewhere in the pack is as good as the picture.
  private mutating func follow(_ path: String) {
    var facts = stat()
    guard let target = realpath(root + "/" + path, nil) else {
      complaints.append(FileComplaint(file: place.shown(path), what: Phrase("symbol_folder.link_broken")))
      return
    }
    defer { free(target) }
    if stat(target, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, String(cString: target).hasPrefix(fence) {
      pictures.append(path)
    } else {
      complaints.append(FileComplaint(file: place.shown(path), what: Phrase("symbol_folder.link_outside")))
    }
  }

  private func kind(of entry: UnsafeMutablePointer<dirent>, _ path: String) -> Int {
    let kind = Int(entry.pointee.d_type)
    guard kind == DT_UNKNOWN else { return kind }
    var facts = stat()
    guard lstat(root + "/" + path, &facts) == 0 else { return DT_UNKNOWN }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR: return DT_DIR
    case S_IFREG: return DT_REG
    case S_IFLNK: return DT_LNK
    default: return DT_UNKNOWN
    }
  }

  /// Nil for a name that is not UTF-8, or has control characters.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    let bytes = UnsafeRawPointer(entry) + offset
    let name = String(validatingCString: bytes.assumingMemoryBound(to: CChar.self))
    return name.flatMap { $0.utf8.contains { $0 < 0x20 || $0 == 0x7F } ? nil : $0 }
  }

  private static func isPicture(_ name: String) -> Bool {
    PictureFormat(ending: name) != nil
  }
}
