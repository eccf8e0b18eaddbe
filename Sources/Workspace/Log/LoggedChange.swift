import GRDB

/// What a command did to one row, as the log tells it.
///
/// The log lies in a file that may come from anywhere. It holds no statements and no names, only numbers of tables and fields
/// that ``LogTables`` must know, and values, which are never anything but arguments.
struct LoggedChange: Equatable {
  enum Deed: UInt64 {
    case insert = 1
    case update, delete
  }

  /// A field that became another; of a row that was inserted or deleted, one that was not NULL.
  struct Field: Equatable {
    /// Of the table's fields, see ``LogTables``.
    let number: UInt64
    /// NULL in a row that wasn't there.
    let was: DatabaseValue
    /// NULL in a row that isn't there any more.
    let became: DatabaseValue
  }

  let deed: Deed
  /// Whose fields it tells: of one that was updated the `uid`; of another it is among the fields.
  let uid: String?
  /// In the order of their numbers, each once.
  let fields: [Field]

  /// All changes of a part of the log, in the order in which their rows were first touched; nil for what is none.
  static func read(_ bytes: [UInt8]) -> [LoggedChange]? {
    guard !bytes.isEmpty else { return nil }
    var reader = LogReader(bytes)
    var changes: [LoggedChange] = []
    while !reader.isAtEnd {
      guard let change = LoggedChange(&reader) else { return nil }
      changes.append(change)
    }
    return changes
  }

  init(deed: Deed, uid: String?, fields: [Field]) {
    self.deed = deed
    self.uid = uid
    self.fields = fields
  }

  private init?(_ reader: inout LogReader) {
    guard let deed = reader.number().flatMap(Deed.init) else { return nil }
    self.deed = deed
    if deed == .update {
      guard let value = reader.value(), let uid = String.fromDatabaseValue(value) else { return nil }
      self.uid = uid
    } else {
      uid = nil
    }
    guard let count = reader.number() else { return nil }
    var fields: [Field] = []
    var next: UInt64 = 0
    while UInt64(fields.count) < count {
      guard let number = reader.number(), number >= next, number < UInt64.max, let value = reader.value() else {
        return nil
      }
      next = number + 1
      switch deed {
      case .insert: fields.append(Field(number: number, was: .null, became: value))
      case .delete: fields.append(Field(number: number, was: value, became: .null))
      case .update:
        guard let became = reader.value() else { return nil }
        fields.append(Field(number: number, was: value, became: became))
      }
    }
    self.fields = fields
  }

  func write(to writer: inout LogWriter) {
    writer.add(number: deed.rawValue)
    if let uid { writer.add(uid.databaseValue) }
    writer.add(number: UInt64(fields.count))
    for field in fields {
      writer.add(number: field.number)
      if deed != .insert { writer.add(field.was) }
      if deed != .delete { writer.add(field.became) }
    }
  }

  /// The same done backwards.
  var inverse: LoggedChange {
    let deed: Deed =
      switch self.deed {
      case .insert: .delete
      case .update: .update
      case .delete: .insert
      }
    return LoggedChange(
      deed: deed, uid: uid, fields: fields.map { Field(number: $0.number, was: $0.became, became: $0.was) })
  }
}
