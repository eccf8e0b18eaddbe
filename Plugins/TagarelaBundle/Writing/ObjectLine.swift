import TagarelaKit

/// One object as a line of compact JSON. All values are texts; an absent one is `"NULL"`.
struct ObjectLine {
  private var bytes: [UInt8] = []
  /// Keys whose value only looks like an absent one.
  private var literal: [String] = []

  /// A field of the original form, which is there even when its value isn't.
  mutating func add(_ field: Field, _ text: String?) { add(key: field.rawValue, text) }

  private mutating func add(key: String, _ text: String?) {
    bytes.append(UInt8(ascii: bytes.isEmpty ? "{" : ","))
    JSONEscapes.append(key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    JSONEscapes.append(text ?? "NULL", to: &bytes)
    if let text, BundleObject.meansAbsent(text) { literal.append(key) }
  }

  /// A field of our own, left out when there is nothing to say.
  mutating func addOwn(_ field: Field, _ text: String?) {
    if let text { add(field, text) }
  }

  /// The fields of a record that it describes, but for what is as usual.
  mutating func addOwn<Record>(_ fields: [RecordField<Record>], of record: Record, as kind: DescribedKey.Kind) {
    for field in fields {
      guard let text = field.said(by: record)?.written else { continue }
      add(key: DescribedKey.text(kind, field.name), text)
    }
  }

  mutating func addUID(_ field: Field, _ uid: String) {
    if !uid.isEmpty { add(field, uid) }
  }

  /// The line without its end, for more to be added to.
  func opened() -> [UInt8] {
    var line = self
    if !literal.isEmpty { line.add(.literal, literal.joined(separator: " ")) }
    return line.bytes
  }

  /// The line with its end.
  func ended() -> [UInt8] {
    let bytes = opened()
    return bytes + (bytes.isEmpty ? "{}\n" : "}\n").utf8
  }
}
