import StructuredText
import TagarelaKit

extension RecordField {
  /// What a record says there, as programs have it: nothing where it is as usual, and a span as its two sides.
  func members(of record: Record) -> [JSONValue.Member] {
    guard let content = said(by: record) else { return [] }
    return switch content {
    case .text(let text) where form == .area: CellArea(text).map { [.init(key: name, value: Self.json($0))] } ?? []
    case .text(let text): [.init(key: name, value: .text(text))]
    case .integer(let number): [.init(key: name, value: .integer(number))]
    case .real(let number): [.init(key: name, value: .real(number))]
    case .flag(let flag): [.init(key: name, value: JSONValue(content: .flag(flag)))]
    case .texts(let texts): [.init(key: name, value: .list(texts.map { .text($0) }))]
    case .span(let span): Self.members(span)
    }
  }

  /// Reads ``members(of:)`` into a record; what isn't there makes it as usual.
  ///
  /// - Throws: ``Failure`` `program.value_wrong` for what it can't be.
  func read(_ fields: ObjectReader, into record: inout Record) throws {
    guard form != .span else {
      let columns = try fields.optional("columns") { $0.integer.flatMap { Span(columns: $0, rows: 1) } }?.columns
      let rows = try fields.optional("rows") { $0.integer.flatMap { Span(columns: 1, rows: $0) } }?.rows
      give(Span(columns: columns ?? 1, rows: rows ?? 1).map(FieldContent.span), to: &record)
      return
    }
    let before = record
    record =
      try fields.optional(name) { value in
        var changed = before
        return content(value).flatMap { give($0, to: &changed) ? changed : nil }
      } ?? usual(before)
  }

  private func usual(_ record: Record) -> Record {
    var record = record
    give(nil, to: &record)
    return record
  }

  private func content(_ value: JSONValue) -> FieldContent? {
    switch form {
    case .name, .text, .word, .code: value.string.map(FieldContent.text)
    case .integer: value.integer.map(FieldContent.integer)
    case .real: value.real.map(FieldContent.real)
    case .flag: value.flag.map(FieldContent.flag)
    case .texts:
      value.list.flatMap { list in
        let texts = list.compactMap(\.string)
        return texts.count == list.count ? .texts(texts) : nil
      }
    case .area: Self.area(value).map { .text($0.description) }
    case .span: nil
    }
  }

  private static func members(_ span: Span) -> [JSONValue.Member] {
    [("columns", span.columns), ("rows", span.rows)].filter { $0.1 > 1 }
      .map { .init(key: $0.0, value: .integer($0.1)) }
  }

  private static func json(_ area: CellArea) -> JSONValue {
    .object(["x": .real(area.x), "y": .real(area.y), "width": .real(area.width), "height": .real(area.height)])
  }

  private static func area(_ value: JSONValue) -> CellArea? {
    guard let x = value["x"]?.real, let y = value["y"]?.real, let width = value["width"]?.real,
      let height = value["height"]?.real
    else { return nil }
    return CellArea(x: x, y: y, width: width, height: height)
  }
}
