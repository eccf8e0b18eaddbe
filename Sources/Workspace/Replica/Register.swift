import TagarelaKit

/// When something was written, and in which workspace: no two writings have the same.
struct Stamp: Comparable, Hashable {
  let time: LogicalTime
  let origin: String

  static func < (a: Self, b: Self) -> Bool { a.time != b.time ? a.time < b.time : a.origin < b.origin }
}

/// What a field of a row holds, and since when: of two, the later one stands (a last-writer-wins register, Shapiro et al. 2011).
struct Register: Equatable {
  let stamp: Stamp
  /// As ``ReplicaValue`` writes it; nil for nothing.
  let value: String?
  /// Whether the clinic has it.
  var isSent: Bool
}

/// A register on its way between two workspaces.
public struct ReplicaChange: Sendable, Hashable {
  public let table: String
  public let uid: String
  /// The patient's identity whose row it is; nil where it is all patients'.
  public let owner: String?
  /// Empty for whether the row is there: then `value` is one of ``Presence``.
  public let field: String
  /// A letter that tells the kind, then the value (docs/sync.md); nil for nothing.
  public let value: String?
  public let time: LogicalTime
  /// The name of the workspace that wrote it.
  public let origin: String

  public init(
    table: String, uid: String, owner: String?, field: String, value: String?, time: LogicalTime, origin: String
  ) {
    self.table = table
    self.uid = uid
    self.owner = owner
    self.field = field
    self.value = value
    self.time = time
    self.origin = origin
  }

  /// Whether it says that a patient was erased.
  var erasesPatient: Bool { table == "patient" && field == Presence.field && value == Presence.erased.rawValue }

  /// The SHA-256 of the medium that it speaks of, in hexadecimal digits; nil where it speaks of none.
  public var medium: String? { field.isEmpty ? nil : ReplicaValue.medium(value) }
}

/// Whether a row is there.
public enum Presence: String, Sendable {
  case here
  case removed
  /// A person, for good: nothing that could bring them back is kept anywhere.
  case erased

  /// The name of the register that says it.
  static let field = ""
}

/// All registers of a row: what is known of it in the clinic.
///
/// What was written before the row came or went is void: so a row that comes back begins anew, and of a removed one nothing is
/// kept. That holds in whatever order, and however often, registers arrive.
struct RowRegisters {
  private(set) var fields: [String: Register]

  init(_ fields: [String: Register] = [:]) { self.fields = fields }

  subscript(_ field: String) -> Register? { fields[field] }

  var presence: Presence? { fields[Presence.field]?.value.flatMap(Presence.init) }

  var isHere: Bool { presence == .here }

  /// - Returns: false where what is known is later.
  mutating func write(_ field: String, _ register: Register) -> Bool {
    if let known = fields[field], known.stamp >= register.stamp { return false }
    if field == Presence.field {
      fields = fields.filter { $0.key == field || $0.value.stamp >= register.stamp }
    } else if let presence = fields[Presence.field], register.stamp < presence.stamp {
      return false
    }
    fields[field] = register
    return true
  }
}
