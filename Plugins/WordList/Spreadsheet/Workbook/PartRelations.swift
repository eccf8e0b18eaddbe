import StructuredText
import TagarelaKit

/// What a part of a workbook refers to (ECMA-376-2, 6.5).
struct PartRelations {
  /// Paths in the archive, by identifier.
  let paths: [String: String]
  /// Paths by the last name of their kind's address, which differs between the standard's two forms; the first of each.
  let byKind: [Substring: String]

  /// - Parameter part: empty for the archive itself.
  init(of part: String, in parts: SpreadsheetParts) throws {
    let folder = part.lastIndex(of: "/").map { String(part[...$0]) } ?? ""
    let root = try parts.root("\(folder)_rels/\(part.dropFirst(folder.count)).rels")
    var paths: [String: String] = [:]
    var byKind: [Substring: String] = [:]
    for relation in root?.children ?? [] where relation.attributes["TargetMode"] != "External" {
      guard let id = relation.attributes["Id"], let target = relation.attributes["Target"] else { continue }
      let path = Self.path(target, from: folder)
      let kind = relation.attributes["Type"]?.split(separator: "/").last ?? ""
      if paths[id] == nil { paths[id] = path }
      if byKind[kind] == nil { byKind[kind] = path }
    }
    self.paths = paths
    self.byKind = byKind
  }

  private static func path(_ target: String, from folder: String) -> String {
    var names: [Substring] = []
    for name in (target.hasPrefix("/") ? target : folder + target).split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return names.joined(separator: "/")
  }
}
