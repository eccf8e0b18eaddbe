import Foundation
import TagarelaKit

/// The files of a package, by the paths that its boards say.
struct PackageFiles {
  private let archive: UnpackedArchive?
  /// The folder inside the archive in which the package lies, with its `/`; mostly none.
  let folder: String
  /// Inside the package, in the archive's order.
  let paths: [String]
  private let exact: Set<String>
  private let folded: [String: String]

  /// Bytes of a path that is looked for in other ways than as it is written.
  private static let longestPath = 1000

  /// A board alone has no files beside it.
  static let none = PackageFiles(nil, folder: "")

  init(_ archive: UnpackedArchive?, folder: String) {
    self.archive = archive
    self.folder = folder
    paths = (archive?.files ?? []).filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
    exact = Set(paths)
    folded = Dictionary(paths.map { ($0.lowercased(), $0) }) { first, _ in first }
  }

  /// The file that a path means, which may be written from the package's root or from the board's folder, with the wrong
  /// case or the wrong slashes.
  func path(_ said: String, besides board: String? = nil) -> String? {
    if exact.contains(said) { return said }
    guard !paths.isEmpty, said.utf8.count <= Self.longestPath else { return nil }
    var rest = Substring(said.contains("\\") ? String(said.map { $0 == "\\" ? "/" : $0 }) : said)
    while rest.hasPrefix("/") || rest.hasPrefix("./") { rest = rest.dropFirst(rest.hasPrefix("/") ? 1 : 2) }
    let plain = String(rest)
    let folder = board.flatMap { board in board.lastIndex(of: "/").map { String(board[...$0]) } }
    let decoded = plain.removingPercentEncoding
    for candidate in [plain, folder.map { $0 + plain }, decoded].compactMap(\.self) {
      if exact.contains(candidate) { return candidate }
      if let found = folded[candidate.lowercased()] { return found }
    }
    return nil
  }

  /// - Parameter path: as ``path(_:besides:)`` gives it.
  func bytes(_ path: String) -> Data? { archive?.bytes(of: folder + path) }
}
