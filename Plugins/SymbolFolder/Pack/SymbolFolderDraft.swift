import Foundation
import TagarelaKit

/// What `module.json` would say of a folder of pictures for which nobody has written one.
struct SymbolFolderDraft: Equatable {
  let id: String
  let name: String
  /// The table in the folder itself; nil when there is none, or when there are several and no telling which.
  let table: String?

  private struct Written: Encodable {
    let id: String
    let name: String
    let table: String?
  }

  /// Nil when no pictures are in the folder, nor in those in it.
  init?(folder: String) {
    let content = PackContent(pack: "", folder: folder, json: Data(#"{"id":"draft"}"#.utf8))
    guard let place = try? PicturePlace(content, FolderDescription(content.json)),
      let walk = try? PictureWalk(place), !walk.pictures.isEmpty
    else { return nil }
    name = URL(fileURLWithPath: folder).lastPathComponent
    id = Self.identifier(name)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let tables = files.filter { file in
      !file.hasPrefix(".") && [".csv", ".tsv"].contains { file.lowercased().hasSuffix($0) }
    }
    table = tables.count == 1 ? tables.first : nil
  }

  var json: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(Written(id: id, name: name, table: table))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// `Fotos da Clínica` becomes `fotos-da-clinica`.
  private static func identifier(_ name: String) -> String {
    let words = name.folded.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let id = words.joined(separator: "-")
    return FolderDescription.isIdentifier(id) ? id : "set" + (id.isEmpty ? "" : "-" + id)
  }
}
