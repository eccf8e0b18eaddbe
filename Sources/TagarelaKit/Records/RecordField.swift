/// A field of a record, described once. A database makes a column of it, a bundle a key and a module's program an entry; by
/// it two records are compared. What is added to a record's list (``CellTraits/fields`` …) is kept, sent, received and told
/// with nothing more to be written.
///
/// What leads elsewhere (a symbol, a picture, another board) is no such field: each place refers to it in its own way.
public struct RecordField<Record: Sendable>: Sendable {
  /// As columns, keys and entries are called: English, lower case.
  public let name: String
  /// Of what kind its contents are.
  public let form: FieldForm
  /// What files and comparisons leave unsaid; nil where that is nothing at all.
  public let usual: FieldContent?
  /// What holds where a record has nothing there; nil where nothing does.
  public let unsaid: FieldContent?
  private let get: @Sendable (Record) -> FieldContent?
  private let set: @Sendable (inout Record, FieldContent?) -> Bool

  /// What a record has there; nil for nothing.
  public func content(of record: Record) -> FieldContent? { get(record) }

  /// The same, nil also for the usual.
  public func said(by record: Record) -> FieldContent? {
    let content = get(record)
    return content == usual ? nil : content
  }

  /// Gives a record its content; nothing, and what it can't be, makes it the usual.
  ///
  /// - Returns: false for what it can't be.
  @discardableResult
  public func give(_ content: FieldContent?, to record: inout Record) -> Bool { set(&record, content) }

  /// Whether two records have the same there.
  public func isSame(_ one: Record, _ other: Record) -> Bool { get(one) == get(other) }

  /// Makes its text what is kept of such a one.
  public func tidy(_ record: inout Record) {
    guard let text = get(record)?.text else { return }
    switch form {
    case .name: give(.text(text.asName), to: &record)
    case .text: give(.text(text.asText), to: &record)
    default: return
    }
  }

  /// The same field of what holds such a record.
  public func inside<Outer: Sendable>(_ path: WritableKeyPath<Outer, Record> & Sendable) -> RecordField<Outer> {
    RecordField<Outer>(
      name, form, usual, unsaid: unsaid, get: { get($0[keyPath: path]) }, set: { set(&$0[keyPath: path], $1) })
  }

  private init(
    _ name: String, _ form: FieldForm, _ usual: FieldContent?, unsaid: FieldContent? = nil,
    get: @escaping @Sendable (Record) -> FieldContent?,
    set: @escaping @Sendable (inout Record, FieldContent?) -> Bool
  ) {
    self.name = name
    self.form = form
    self.usual = usual
    self.unsaid = unsaid
    self.get = get
    self.set = set
  }
}

extension Sequence {
  /// The names of those in which two records are not the same.
  public func differing<Record>(_ one: Record, _ other: Record) -> [String] where Element == RecordField<Record> {
    filter { !$0.isSame(one, other) }.map(\.name)
  }

  /// Gives a record what another says; of what that doesn't say, it keeps its own.
  ///
  /// - Returns: the names of those that are otherwise since.
  public func take<Record>(from other: Record, into record: inout Record) -> [String]
  where Element == RecordField<Record> {
    filter { field in
      guard let said = field.said(by: other), said != field.content(of: record) else { return false }
      return field.give(said, to: &record)
    }.map(\.name)
  }
}

extension RecordField {
  /// What is written as a text, and may be missing.
  public init<Value: LosslessStringConvertible & Sendable>(
    _ name: String, _ path: WritableKeyPath<Record, Value?> & Sendable, as form: FieldForm = .code
  ) {
    self.init(
      name, form, nil, get: { $0[keyPath: path].map { .text($0.description) } },
      set: { record, content in
        record[keyPath: path] = content?.text.flatMap(Value.init)
        return content == nil || record[keyPath: path] != nil
      })
  }

  /// A text that may be missing.
  public init(_ name: String, _ path: WritableKeyPath<Record, String?> & Sendable, as form: FieldForm = .code) {
    self.init(
      name, form, nil, get: { $0[keyPath: path].map(FieldContent.text) },
      set: { record, content in
        record[keyPath: path] = content?.text
        return content == nil || content?.text != nil
      })
  }

  /// A word of a closed set that may be missing.
  public init<Value: RawRepresentable<String> & Sendable>(
    _ name: String, _ path: WritableKeyPath<Record, Value?> & Sendable
  ) {
    self.init(
      name, .word, nil, get: { $0[keyPath: path].map { .text($0.rawValue) } },
      set: { record, content in
        record[keyPath: path] = content?.text.flatMap(Value.init(rawValue:))
        return content == nil || record[keyPath: path] != nil
      })
  }

  /// A moment that may be missing, in the form of ISO 8601.
  public init(_ name: String, _ path: WritableKeyPath<Record, Moment?> & Sendable) {
    self.init(
      name, .code, nil, get: { $0[keyPath: path].map { .text($0.iso) } },
      set: { record, content in
        record[keyPath: path] = content?.text.flatMap { Moment($0) }
        return content == nil || record[keyPath: path] != nil
      })
  }

  /// A text that may be empty.
  public init(_ name: String, _ path: WritableKeyPath<Record, String> & Sendable, as form: FieldForm) {
    self.init(
      name, form, .text(""), get: { .text($0[keyPath: path]) },
      set: { record, content in
        record[keyPath: path] = content?.text ?? ""
        return content == nil || content?.text != nil
      })
  }

  /// A word of a closed set that is always said where data is kept.
  public init<Value: RawRepresentable<String> & Sendable>(
    _ name: String, _ path: WritableKeyPath<Record, Value> & Sendable, usual: Value
  ) {
    self.init(
      name, .word, .text(usual.rawValue), get: { .text($0[keyPath: path].rawValue) },
      set: { record, content in
        let value = content?.text.flatMap(Value.init(rawValue:))
        record[keyPath: path] = value ?? usual
        return content == nil || value != nil
      })
  }

  /// A word of a closed set, one of which nobody says.
  public init<Value: RawRepresentable<String> & Sendable & Equatable>(
    _ name: String, _ path: WritableKeyPath<Record, Value> & Sendable, unsaid: Value
  ) {
    self.init(
      name, .word, nil, unsaid: .text(unsaid.rawValue),
      get: { $0[keyPath: path] == unsaid ? nil : .text($0[keyPath: path].rawValue) },
      set: { record, content in
        let value = content?.text.flatMap(Value.init(rawValue:))
        record[keyPath: path] = value ?? unsaid
        return content == nil || value != nil
      })
  }

  /// A whole number.
  ///
  /// - Parameter range: what it can be; `usual` lies in it.
  public init(
    _ name: String, _ path: WritableKeyPath<Record, Int> & Sendable, usual: Int, in range: ClosedRange<Int>
  ) {
    self.init(
      name, .integer, .integer(usual), get: { .integer($0[keyPath: path]) },
      set: { record, content in
        let number = content?.integer
        record[keyPath: path] = min(max(number ?? usual, range.lowerBound), range.upperBound)
        return content == nil || number.map(range.contains) == true
      })
  }

  /// The number of a row elsewhere, of one place alone.
  public init(_ name: String, _ path: WritableKeyPath<Record, Int64?> & Sendable) {
    self.init(
      name, .integer, nil, get: { $0[keyPath: path].map { .integer(Int($0)) } },
      set: { record, content in
        record[keyPath: path] = content?.integer.map(Int64.init)
        return content == nil || content?.integer != nil
      })
  }

  /// A number that may be missing.
  public init(_ name: String, _ path: WritableKeyPath<Record, Double?> & Sendable) {
    self.init(
      name, .real, nil, get: { $0[keyPath: path].map(FieldContent.real) },
      set: { record, content in
        record[keyPath: path] = content?.real
        return content == nil || content?.real != nil
      })
  }

  /// Whether something is so; not, as a rule.
  public init(_ name: String, _ path: WritableKeyPath<Record, Bool> & Sendable) {
    self.init(
      name, .flag, .flag(false), get: { .flag($0[keyPath: path]) },
      set: { record, content in
        record[keyPath: path] = content?.flag ?? false
        return content == nil || content?.flag != nil
      })
  }

  /// Words of an open set, in order.
  public init<Value: RawRepresentable<String> & Sendable>(
    _ name: String, _ path: WritableKeyPath<Record, [Value]> & Sendable
  ) {
    self.init(
      name, .texts, nil, unsaid: .texts([]),
      get: { $0[keyPath: path].isEmpty ? nil : .texts($0[keyPath: path].map(\.rawValue)) },
      set: { record, content in
        record[keyPath: path] = (content?.texts ?? []).compactMap(Value.init(rawValue:))
        return content == nil || content?.texts != nil
      })
  }

  /// How many places something takes; one, as a rule.
  public init(_ name: String, _ path: WritableKeyPath<Record, Span> & Sendable) {
    self.init(
      name, .span, .span(.single), get: { .span($0[keyPath: path]) },
      set: { record, content in
        record[keyPath: path] = content?.span ?? .single
        return content == nil || content?.span != nil
      })
  }
}
