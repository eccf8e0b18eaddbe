import Foundation
import TagarelaKit

/// What `module.json` says of a folder of pictures, under `symbols`:
///
///     {"id": "photos", "name": "Clinic's photos", "pictures": "pictures", "table": "symbols.csv",
///      "columns": {"picture": "file", "pt": "nome"}, "language": "pt"}
///
/// All but `id` may be missing. Without a table the files' names are the symbols' names; without `columns` the table's
/// first row says what its columns are; `language` is that of names whose language nothing else tells.
struct FolderDescription: Sendable, Equatable {
  let id: String
  let name: String
  /// Inside the pack; nil for the whole pack.
  let pictures: String?
  let table: String?
  /// The table's own titles, by what they stand for: a role's name or a language's code.
  let columns: [String: String]?
  let language: String?

  private struct Written: Decodable {
    let id: String
    let name: String?
    let pictures: String?
    let table: String?
    let columns: [String: String]?
    let language: String?
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// What the symbols of the workspace itself are called beside those of the systems.
  private static let workspace = "workspace"

  private static let keys: Set<String> = ["id", "name", "pictures", "table", "columns", "language"]

  /// - Throws: ``Failure`` `symbol_folder.json`, `symbol_folder.json_key`, `symbol_folder.json_unknown`,
  ///   `symbol_folder.id`, `symbol_folder.id_reserved`, `symbol_folder.role`.
  init(_ json: Data) throws {
    guard let all = try? JSONDecoder().decode([String: Anything].self, from: json) else {
      throw Failure("symbol_folder.json")
    }
    if let unknown = all.keys.filter({ !Self.keys.contains($0) }).min() {
      throw Failure(
        "symbol_folder.json_unknown", ["key": .text(unknown)],
        candidates: nearest(to: unknown, among: Self.keys.sorted())
      )
    }
    let written: Written
    do {
      written = try JSONDecoder().decode(Written.self, from: json)
    } catch let error as DecodingError {
      throw Failure("symbol_folder.json_key", ["key": .text(Self.key(of: error))])
    }
    guard written.id.isIdentifier else { throw Failure("symbol_folder.id", ["id": .text(written.id)]) }
    guard written.id != Self.workspace else { throw Failure("symbol_folder.id_reserved", ["id": .text(written.id)]) }
    for role in (written.columns ?? [:]).keys.sorted() where ColumnRole(key: role) == nil {
      throw Failure(
        "symbol_folder.role", ["role": .text(role)], candidates: nearest(to: role, among: ColumnRole.keys))
    }
    let name = written.name ?? ""
    guard !name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      throw Failure("symbol_folder.json_key", ["key": "name"])
    }
    if let language = written.language, LanguageCode.base(language) == nil {
      throw Failure("symbol_folder.json_key", ["key": "language"])
    }
    id = written.id
    self.name = name.isEmpty ? written.id : name
    pictures = written.pictures.flatMap(Self.tidied)
    table = written.table
    columns = written.columns
    language = written.language.flatMap(LanguageCode.base)
  }

  /// Without a dot for the pack itself; nil for nothing but that.
  private static func tidied(_ path: String) -> String? {
    if path.hasPrefix("/") { return path }
    let names = path.split(separator: "/").filter { $0 != "." }
    return names.isEmpty ? nil : names.joined(separator: "/")
  }

  private static func key(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, _): key.stringValue
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath.map(\.stringValue).joined(separator: ".")
    @unknown default: ""
    }
  }
}
