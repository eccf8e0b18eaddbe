import Foundation
import TagarelaKit

/// What rows of a table must fulfil, as `--where` says it: a field, a sign and a text.
///
/// `=` and `!=` compare whole values as they are shown or as JSON has them, without case and accents, of a list each of its values;
/// `~` and `!~` look for a text within; `<`, `<=`, `>` and `>=` compare numbers, days and texts. A text without a value, as in
/// `photo=`, is that of a field that has none.
struct RowCondition {
  private let column: Int
  private let relation: Relation
  private let text: String
  private let number: Double?
  private let day: Day?
  private let wording: Wording

  enum Relation: String, CaseIterable {
    // A sign that begins as another does comes before it.
    case unlike = "!~"
    case unequal = "!="
    case notAfter = "<="
    case notBefore = ">="
    case like = "~"
    case equal = "="
    case before = "<"
    case after = ">"
  }

  /// - Throws: ``Failure`` `rows.condition`, `rows.field_unknown`, with its place in the text.
  init(_ condition: String, columns: TableColumns, reader: ValueReader) throws {
    wording = reader.wording
    guard
      let start = condition.firstIndex(where: { "=!~<>".contains($0) }),
      let relation = Relation.allCases.first(where: { condition[start...].hasPrefix($0.rawValue) })
    else {
      throw Failure(
        "rows.condition", ["text": .text(condition)],
        hint: Phrase("rows.condition.hint", ["example": .text(columns.example)]))
    }
    self.relation = relation
    column = try columns.number(named: String(condition[..<start]))
    text = condition[start...].dropFirst(relation.rawValue.count).trimmingCharacters(in: .whitespaces)
    number = Double(text.replacing(",", with: "."))
    if case .day(let day)? = try? reader.read(text, as: .day) { self.day = day } else { day = nil }
  }

  /// What stands before the sign.
  static func field(of condition: String) -> Substring { condition.prefix { !"=!~<>".contains($0) } }

  func holds(for row: [Value]) -> Bool {
    let value = row[column]
    switch relation {
    case .equal: return isEqual(value)
    case .unequal: return !isEqual(value)
    case .like: return holdsText(value)
    case .unlike: return !holdsText(value)
    case .before, .after, .notBefore, .notAfter:
      guard let order = order(of: value) else { return false }
      return switch relation {
      case .before: order < 0
      case .after: order > 0
      case .notBefore: order >= 0
      default: order <= 0
      }
    }
  }

  private func isEqual(_ value: Value) -> Bool {
    switch value {
    case .list(let values): return text.isEmpty ? values.isEmpty : values.contains(where: isEqual)
    case .integer, .real, .day, .moment:
      if order(of: value) == 0 { return true }
    case .word(let key):
      if wording.words("value.\(key)").contains(where: { $0.folded == text.folded }) { return true }
    case .flag(let flag):
      if wording.answers(flag ? "yes" : "no").contains(where: { $0.folded == text.folded }) { return true }
    default: break
    }
    return [wording.text(value), value.typed].contains { $0.folded == text.folded }
  }

  private func holdsText(_ value: Value) -> Bool {
    [wording.text(value), value.typed].contains { $0.folded.contains(text.folded) }
  }

  /// Where a value stands: less than 0 before the text; nil where the two can't be compared.
  private func order(of value: Value) -> Int? {
    switch value {
    case .integer(let one): number.map { compared(Double(one), $0) }
    case .real(let one): number.map { compared(one, $0) }
    case .day(let one): day.map { compared(one, $0) }
    case .moment(let one): Moment(text).map { compared(one, $0) } ?? day.map { compared(one.day, $0) }
    case .none, .list, .record: nil
    default: compared(wording.text(value).folded, text.folded)
    }
  }

  private func compared<Thing: Comparable>(_ one: Thing, _ other: Thing) -> Int {
    one < other ? -1 : one == other ? 0 : 1
  }
}

extension Value {
  /// As programs know it.
  fileprivate var typed: String {
    switch self {
    case .text(let text), .word(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .flag(let flag): String(flag)
    case .day(let day): day.description
    case .moment(let moment): moment.iso
    case .color(let color): color.rawValue
    case .phrase(let phrase): phrase.key
    case .list, .record, .none: ""
    }
  }
}
