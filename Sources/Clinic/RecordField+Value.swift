import TagarelaKit

extension RecordField {
  /// What a record has there, as it is shown and told.
  func value(of record: Record) -> Value { (content(of: record) ?? unsaid)?.value(as: form) ?? .none }

  /// The same for programs, under its name; a span has two.
  func entries(of record: Record) -> [TagarelaKit.Record.Field] {
    guard case .span(let span) = content(of: record) else { return [.init(key: name, value: value(of: record))] }
    return [
      .init(key: "columns", value: .integer(span.columns)), .init(key: "rows", value: .integer(span.rows)),
    ]
  }
}

extension FieldContent {
  /// As it is shown and told.
  func value(as form: FieldForm) -> Value {
    switch self {
    case .text(let text) where form == .word: .word(text)
    case .text(let text) where form == .area: CellArea(text).map { .record($0.record) } ?? .none
    case .text(let text): .text(text)
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .flag(let flag): .flag(flag)
    case .texts(let texts): .list(texts.map(Value.text))
    case .span(let span): .text("\(span.columns) × \(span.rows)")
    }
  }
}

extension CellArea {
  /// Its measures by name.
  var record: Record {
    Record(["x": .real(x), "y": .real(y), "width": .real(width), "height": .real(height)])
  }
}
