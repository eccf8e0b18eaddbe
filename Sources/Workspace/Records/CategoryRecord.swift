import GRDB
public import TagarelaKit

public struct CategoryRecord: NamedRecord {
  public static let table = "category"
  public static let columns = "id, name, color"

  public let id: Int64
  public var name: String
  public var color: CategoryColor

  public init(_ row: Columns) {
    self.init(id: row[0], name: row[1], color: row[2])
  }

  init(id: Int64, name: String, color: String) {
    self.id = id
    self.name = name
    self.color = CategoryColor(rawValue: color) ?? .gray
  }

  public var value: Category { Category(name: name, color: color) }
}

extension Workspace {
  public func categories() throws -> [CategoryRecord] { try read { try $0.all(CategoryRecord.self) } }

  public func category(named name: String) throws -> CategoryRecord {
    try named(name, CategoryRecord.self)
  }

  /// The category of exactly this name, without case and accents; nil when there is none.
  public func category(called name: String) throws -> CategoryRecord? {
    try read { try $0.first(CategoryRecord.self, Scope(condition: "folded = ?", arguments: [name.folded])) }
  }

  public func category(id: Int64) throws -> CategoryRecord? { try read { try $0.row(CategoryRecord.self, id: id) } }

  public func categoryNames(beginning text: String, limit: Int = 100) throws -> [String] {
    try categories(beginning: text, limit: limit).map(\.name)
  }

  /// - Throws: ``Failure`` `category.exists`.
  @discardableResult
  public func add(_ category: Category) throws -> CategoryRecord {
    let category = category.tidy
    return try read { db in
      try db.refuseCategory(named: category.name, besides: nil)
      // Two workspaces that make a category of one name make the same one.
      let isTaken = try db.one("SELECT 1 FROM category WHERE uid = ?", [category.name.folded]) { _ in true } ?? false
      try db.cachedStatement(sql: "INSERT INTO category(uid, name, folded, color) VALUES (?, ?, ?, ?)").execute(
        arguments: [
          isTaken ? newUID() : category.name.folded, category.name, category.name.folded, category.color.rawValue,
        ])
      return try db.inserted(CategoryRecord.self)
    }
  }

  /// - Throws: ``Failure`` `category.exists`.
  public func save(_ category: CategoryRecord) throws {
    var category = category
    category.name = category.name.asName
    try read { db in
      try db.refuseCategory(named: category.name, besides: category.id)
      try db.execute(
        sql: "UPDATE category SET name = ?, folded = ?, color = ? WHERE id = ?",
        arguments: [category.name, category.name.folded, category.color.rawValue, category.id])
    }
  }

  /// - Throws: ``Failure`` `category.in_use` when symbols are in it.
  public func remove(_ category: CategoryRecord) throws {
    try read { db in
      let count = try symbolCount(in: category)
      guard count == 0 else {
        throw Failure("category.in_use", ["name": .text(category.name), "count": .integer(count)])
      }
      try db.execute(sql: "DELETE FROM category WHERE id = ?", arguments: [category.id])
    }
  }

  public func symbolCount(in category: CategoryRecord) throws -> Int {
    try read { try $0.one("SELECT count(*) FROM symbol WHERE category = ?", [category.id]) { $0[0] } ?? 0 }
  }
}

extension Database {
  fileprivate func refuseCategory(named name: String, besides id: Int64?) throws {
    let same = Scope(condition: "folded = ? AND id IS NOT ?", arguments: [name.folded, id])
    if try first(CategoryRecord.self, same) != nil { throw Failure("category.exists", ["name": .text(name)]) }
  }
}
