import StructuredText
import TagarelaKit

/// A board of a file as it was written, and by what others know it.
struct BoardHead {
  var object: JSONObject
  /// Unique in its package.
  var id: String
  var uid: String
  var name: String
  /// Where it lies in its package.
  var path: String?

  var link: BoardLink { BoardLink(uid: uid, name: name) }

  /// Whether we wrote it, of nothing foreign.
  var isOwn: Bool { object[Own.made]?.flag == true }
}

/// Boards of a package, as buttons name them.
struct BoardLinks {
  var byPath: [String: BoardLink] = [:]
  var byID: [String: BoardLink] = [:]
  /// Their names, by what links say of them.
  var names: [String: String] = [:]
  var files = PackageFiles.none

  mutating func add(_ head: BoardHead, alias: String? = nil) {
    if byID[head.id] == nil { byID[head.id] = head.link }
    if let alias, byID[alias] == nil { byID[alias] = head.link }
    if let path = head.path { byPath[path] = head.link }
    names[head.uid] = head.name
  }

  /// The board that a `load_board` means: by its path, else by its identifier.
  func link(_ load: JSONObject, besides board: String?) -> BoardLink? {
    if let said = load["path"]?.string, let path = files.path(said, besides: board), let link = byPath[path] {
      return link
    }
    return load["id"]?.identifier.flatMap { byID[$0] }
  }
}
