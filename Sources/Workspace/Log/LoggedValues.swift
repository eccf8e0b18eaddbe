import Foundation
import GRDB
import GRDBSQLite

/// Writes numbers and values as the log keeps them (docs/data.md).
///
/// A number stands in groups of seven bits, the lowest first; the high bit says that more follow (LEB128). A value begins
/// with a number that tells its kind.
struct LogWriter {
  /// What a value's first number says; a text of n bytes is `text + 2n`, a blob `blob + 2n`.
  enum Kind {
    static let null: UInt64 = 0
    static let integer: UInt64 = 1
    static let real: UInt64 = 2
    static let text: UInt64 = 4
    static let blob: UInt64 = 5
  }

  private(set) var bytes: [UInt8] = []

  mutating func removeAll() { bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20) }

  mutating func add(number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func add(written: ArraySlice<UInt8>) { bytes.append(contentsOf: written) }

  /// - Parameter value: an `sqlite3_value`; nil writes nothing but that there is none.
  mutating func add(value: OpaquePointer?) {
    guard let value else { return add(number: Kind.null) }
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: add(integer: sqlite3_value_int64(value))
    case SQLITE_FLOAT: add(real: sqlite3_value_double(value))
    case SQLITE_TEXT:
      let start = sqlite3_value_text(value)
      add(start, count: Int(sqlite3_value_bytes(value)), as: Kind.text)
    case SQLITE_BLOB:
      let start = sqlite3_value_blob(value)?.assumingMemoryBound(to: UInt8.self)
      add(start, count: Int(sqlite3_value_bytes(value)), as: Kind.blob)
    default: add(number: Kind.null)
    }
  }

  mutating func add(_ value: DatabaseValue) {
    switch value.storage {
    case .null: add(number: Kind.null)
    case .int64(let integer): add(integer: integer)
    case .double(let real): add(real: real)
    case .string(let text):
      var text = text
      text.withUTF8 { add($0.baseAddress, count: $0.count, as: Kind.text) }
    case .blob(let data):
      add(number: Kind.blob + 2 * UInt64(data.count))
      bytes.append(contentsOf: data)
    }
  }

  private mutating func add(integer: Int64) {
    add(number: Kind.integer)
    // The sign is the lowest bit, so that small numbers are short on both sides of 0.
    add(number: UInt64(bitPattern: integer << 1 ^ integer >> 63))
  }

  private mutating func add(real: Double) {
    add(number: Kind.real)
    withUnsafeBytes(of: real.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private mutating func add(_ start: UnsafePointer<UInt8>?, count: Int, as kind: UInt64) {
    add(number: kind + 2 * UInt64(count))
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  }
}

/// Reads what ``LogWriter`` has written, and from anything else no more than is there.
struct LogReader {
  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  mutating func number() -> UInt64? {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while place < bytes.count, shift < 64 {
      let byte = bytes[place]
      place += 1
      // Ten groups have six bits more than there is room for.
      guard shift < 63 || byte <= 1 else { return nil }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    return nil
  }

  mutating func value() -> DatabaseValue? {
    guard let kind = number() else { return nil }
    switch kind {
    case LogWriter.Kind.null: return .null
    case LogWriter.Kind.integer:
      guard let written = number() else { return nil }
      return (Int64(bitPattern: written >> 1) ^ -Int64(bitPattern: written & 1)).databaseValue
    case LogWriter.Kind.real:
      guard let part = take(8) else { return nil }
      let bits = part.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let real = Double(bitPattern: bits)
      // SQLite has none that is no number.
      return real.isNaN ? nil : real.databaseValue
    case LogWriter.Kind.text...:
      guard let part = take((kind - LogWriter.Kind.text) / 2) else { return nil }
      return kind.isMultiple(of: 2) ? String(decoding: part, as: UTF8.self).databaseValue : Data(part).databaseValue
    default: return nil
    }
  }

  /// Passes over a value.
  ///
  /// - Returns: where it stands.
  mutating func span() -> Range<Int>? {
    let start = place
    guard let kind = number() else { return nil }
    switch kind {
    case LogWriter.Kind.null: break
    case LogWriter.Kind.integer: guard number() != nil else { return nil }
    case LogWriter.Kind.real: guard take(8) != nil else { return nil }
    case LogWriter.Kind.text...: guard take((kind - LogWriter.Kind.text) / 2) != nil else { return nil }
    default: return nil
    }
    return start..<place
  }

  private mutating func take(_ count: UInt64) -> ArraySlice<UInt8>? {
    guard count <= UInt64(bytes.count - place) else { return nil }
    defer { place += Int(count) }
    return bytes[place..<place + Int(count)]
  }
}
