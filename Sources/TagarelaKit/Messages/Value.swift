/// One value of the domain as commands return it and messages carry it; the language and the output decide how it reads.
public enum Value: Sendable, Equatable {
  case text(String)
  case integer(Int)
  case real(Double)
  case flag(Bool)
  case day(Day)
  case moment(Moment)
  /// One of a closed set of words, like `board` or `large`: its English key, shown as `value.KEY`.
  case word(String)
  case color(CategoryColor)
  case phrase(Phrase)
  case list([Value])
  /// Fields with English keys, in order.
  case record(Record)
  case none
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) { self = .text(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension Value {
  /// The text; ``none`` for nil.
  public init(_ text: String?) { self = text.map(Value.text) ?? .none }
  /// The day; ``none`` for nil.
  public init(_ day: Day?) { self = day.map(Value.day) ?? .none }
  /// The moment; ``none`` for nil.
  public init(_ moment: Moment?) { self = moment.map(Value.moment) ?? .none }
  /// The number; ``none`` for nil.
  public init(_ number: Int?) { self = number.map(Value.integer) ?? .none }
}

/// Named values in the order in which they are shown. Keys are English, lower case with underscores, and never change
/// with the language.
public struct Record: Sendable, Equatable {
  /// No key should come twice: the later of two isn't found.
  public var fields: [Field]

  /// Takes keys and values, in the order in which they are shown.
  public init(_ fields: KeyValuePairs<String, Value>) {
    self.fields = fields.map { Field(key: $0.key, value: $0.value) }
  }

  public init(fields: [Field]) {
    self.fields = fields
  }

  /// A value and what it is called.
  public struct Field: Sendable, Equatable {
    /// Words for it are at `field.KEY`.
    public var key: String
    /// ``Value/none`` for what isn't known.
    public var value: Value

    public init(key: String, value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// The value of a key; ``Value/none`` where there is no such field.
  public subscript(key: String) -> Value {
    fields.first { $0.key == key }?.value ?? .none
  }
}
