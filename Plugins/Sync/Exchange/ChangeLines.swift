import TagarelaKit
import Workspace

/// Changes as lines of PostgreSQL's `COPY` (its manual, "COPY", "Text Format"): fields with tabs between them, `\N` for nothing.
enum ChangeLines {
  static func text(_ changes: [ReplicaChange]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(changes.count * 100)
    for change in changes {
      for text in [change.table, change.uid, change.owner, change.field, change.value] {
        add(text, to: &bytes)
        bytes.append(UInt8(ascii: "\t"))
      }
      bytes.append(contentsOf: String(change.time.rawValue).utf8)
      bytes.append(UInt8(ascii: "\t"))
      add(change.origin, to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func add(_ text: String?, to bytes: inout [UInt8]) {
    guard let text else { return bytes.append(contentsOf: "\\N".utf8) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
      default: bytes.append(byte)
      }
    }
  }

  /// Reads lines that have the number of each change at their end.
  ///
  /// - Throws: ``Failure`` `sync.failed` for what are none.
  static func changes(_ text: String) throws -> [ReplicaChange] {
    let bytes = Array(text.utf8)
    var changes: [ReplicaChange] = []
    var fields: [String?] = []
    var field: [UInt8] = []
    var isNothing = false
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"):
        fields.append(isNothing ? nil : String(decoding: field, as: UTF8.self))
        field.removeAll(keepingCapacity: true)
        isNothing = false
        guard byte == UInt8(ascii: "\n") else { continue }
        changes.append(try change(fields))
        fields.removeAll(keepingCapacity: true)
      case UInt8(ascii: "\\") where place < bytes.count:
        let escaped = bytes[place]
        place += 1
        if escaped == UInt8(ascii: "N") { isNothing = true } else { field.append(Self.meant(escaped)) }
      default: field.append(byte)
      }
    }
    guard fields.isEmpty, field.isEmpty else { throw Failure("sync.failed", ["reply": .text("COPY")]) }
    return changes
  }

  private static func meant(_ escaped: UInt8) -> UInt8 {
    switch escaped {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "v"): 0x0B
    default: escaped
    }
  }

  private static func change(_ fields: [String?]) throws -> ReplicaChange {
    guard fields.count == 8, let table = fields[0], let uid = fields[1], let field = fields[3],
      let time = fields[5].flatMap({ Int64($0) }), let origin = fields[6], !table.isEmpty, !uid.isEmpty, time > 0
    else { throw Failure("sync.failed", ["reply": .text("COPY")]) }
    return ReplicaChange(
      table: table, uid: uid, owner: fields[2], field: field, value: fields[4], time: LogicalTime(rawValue: time),
      origin: origin)
  }
}
