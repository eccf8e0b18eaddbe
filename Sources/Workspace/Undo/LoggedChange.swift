import Foundation
import GRDB

/// What a row of the undo log asks for. The log is text in a file that may come from anywhere, so it is never run as it
/// stands: it is read, in just the form in which ``UndoTriggers`` writes it, and done by statements of our own.
struct LoggedChange: Equatable {
  enum Deed: Equatable {
    case delete, insert, update
  }

  let deed: Deed
  let table: String
  /// The row that is deleted or updated; of an insertion it is among the values, as `rowid`.
  let row: Int64?
  /// Of what is inserted or updated, with ``values``.
  let columns: [String]
  let values: [DatabaseValue]

  /// Nil for anything else than one change of one row.
  init?(_ text: String) {
    var reader = Reader(text)
    if reader.take("DELETE FROM "), let table = reader.name(), reader.take(" WHERE rowid="), let row = reader.integer()
    {
      (deed, self.table, self.row, columns, values) = (.delete, table, row, [], [])
    } else if reader.take("INSERT INTO "), let table = reader.name(), reader.take("("),
      let columns = reader.list({ $0.name() }), reader.take(") VALUES("), let values = reader.list({ $0.value() }),
      reader.take(")"), columns.count == values.count, columns.first == "rowid"
    {
      (deed, self.table, row, self.columns, self.values) = (.insert, table, nil, columns, values)
    } else if reader.take("UPDATE "), let table = reader.name(), reader.take(" SET "),
      let pairs = reader.list({ reader in reader.assignment() }), reader.take(" WHERE rowid="),
      let row = reader.integer()
    {
      (deed, self.table, self.row) = (.update, table, row)
      (columns, values) = (pairs.map(\.0), pairs.map(\.1))
    } else {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }

  /// Its statement, with places for the values and the row.
  var sql: String {
    let table = table.asSQLName
    let names = columns.map(\.asSQLName)
    return switch deed {
    case .delete: "DELETE FROM \(table) WHERE rowid=?"
    case .insert:
      "INSERT INTO \(table)(\(names.joined(separator: ","))) VALUES(\(names.map { _ in "?" }.joined(separator: ",")))"
    case .update: "UPDATE \(table) SET \(names.map { "\($0)=?" }.joined(separator: ",")) WHERE rowid=?"
    }
  }

  var arguments: StatementArguments { StatementArguments(values + (row.map { [$0.databaseValue] } ?? [])) }
}

extension String {
  /// As the name of a table, a column or a trigger: between double quotes, with those inside written twice, whatever it is.
  var asSQLName: String { "\"\(replacing("\"", with: "\"\""))\"" }
}

/// Reads what SQLite's `quote` and quoted names come to.
private struct Reader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { place == bytes.count }

  mutating func take(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard bytes[place...].starts(with: word) else { return false }
      place += word.count
      return true
    }
  }

  /// A name between double quotes.
  mutating func name() -> String? { quoted(by: UInt8(ascii: "\"")) }

  mutating func integer() -> Int64? { Int64(number()) }

  mutating func assignment() -> (String, DatabaseValue)? {
    guard let name = name(), take("="), let value = value() else { return nil }
    return (name, value)
  }

  mutating func list<Element>(_ element: (inout Self) -> Element?) -> [Element]? {
    var elements: [Element] = []
    repeat {
      guard let next = element(&self) else { return nil }
      elements.append(next)
    } while take(",")
    return elements
  }

  mutating func value() -> DatabaseValue? {
    if take("NULL") { return .null }
    if place < bytes.count, bytes[place] == UInt8(ascii: "'") {
      return quoted(by: UInt8(ascii: "'"))?.databaseValue
    }
    if take("X") { return quoted(by: UInt8(ascii: "'")).flatMap(Self.blob)?.databaseValue }
    // SQLite before 3.42 writes what has no end so; later it is a number that is too large.
    if take("Inf") { return Double.infinity.databaseValue }
    if take("-Inf") { return (-Double.infinity).databaseValue }
    let text = number()
    if let integer = Int64(text) { return integer.databaseValue }
    return text.withCString { start -> DatabaseValue? in
      var end: UnsafeMutablePointer<CChar>?
      let real = strtod(start, &end)
      guard let end, UnsafePointer(end) == start + text.utf8.count, !text.isEmpty else { return nil }
      return real.databaseValue
    }
  }

  private mutating func number() -> String {
    let digits = bytes[place...].prefix { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"): true
      default: false
      }
    }
    place = digits.endIndex
    return String(decoding: digits, as: UTF8.self)
  }

  /// A mark inside is written twice.
  private mutating func quoted(by mark: UInt8) -> String? {
    guard place < bytes.count, bytes[place] == mark else { return nil }
    var text: [UInt8] = []
    var next = place + 1
    while let end = bytes[next...].firstIndex(of: mark) {
      text += bytes[next..<end]
      guard end + 1 < bytes.count, bytes[end + 1] == mark else {
        place = end + 1
        return String(decoding: text, as: UTF8.self)
      }
      text.append(mark)
      next = end + 2
    }
    return nil
  }

  private static func blob(_ digits: String) -> Data? {
    guard digits.utf8.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    var rest = Substring(digits)
    while !rest.isEmpty {
      guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return Data(bytes)
  }
}
