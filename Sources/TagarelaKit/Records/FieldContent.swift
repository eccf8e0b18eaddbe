/// What a field of a record holds, in one of the few forms that a database, a file and a program know.
public enum FieldContent: Sendable, Equatable {
  /// A text, or what is written as one: a colour, a day, a word of a closed set.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// A number.
  case real(Double)
  /// Whether something is so.
  case flag(Bool)
  /// Texts in order.
  case texts([String])
  /// How many columns and rows something takes.
  case span(Span)

  /// The text; nil for another content.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The whole number; nil for another content.
  public var integer: Int? { if case .integer(let number) = self { number } else { nil } }
  /// The number; nil for another content.
  public var real: Double? { if case .real(let number) = self { number } else { nil } }
  /// Whether it is so; nil for another content.
  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  /// The texts; nil for another content.
  public var texts: [String]? { if case .texts(let texts) = self { texts } else { nil } }
  /// The span; nil for another content.
  public var span: Span? { if case .span(let span) = self { span } else { nil } }
}

/// Of what kind the contents of a field are, for those who keep or write one in a way of its own.
public enum FieldForm: Sendable, Equatable {
  /// A text on one line (``Swift/String/asName``).
  case name
  /// A text of any length (``Swift/String/asText``).
  case text
  /// A word of a closed set, which people read in their language (`value.WORD`).
  case word
  /// What is written alike everywhere: a colour, a day, an identifier.
  case code
  /// A whole number.
  case integer
  /// A number.
  case real
  /// Whether something is so.
  case flag
  /// Texts in order.
  case texts
  /// A ``CellArea``, as its description.
  case area
  /// How many columns and rows something takes.
  case span
}
