import StructuredText

extension JSONValue {
  /// The object with this value under its key, in its place or at the end; without the key for nil. Of another kind of value
  /// an object of its own.
  func with(_ key: String, _ value: JSONValue?) -> JSONValue {
    var members = members ?? []
    let index = members.firstIndex { $0.key == key }
    switch (index, value) {
    case (let index?, let value?): members[index] = Member(key: key, value: value)
    case (let index?, nil): members.remove(at: index)
    case (nil, let value?): members.append(Member(key: key, value: value))
    case (nil, nil): break
    }
    return JSONValue(content: .object(members))
  }

  /// What was kept as text; nil for what is no object.
  init?(kept text: String?) {
    guard let text, let source = try? SourceText(bytes: Array(text.utf8), named: ""),
      let value = try? JSONReader.value(of: source, rules: .byProgram), value.members != nil
    else { return nil }
    self = value
  }
}
