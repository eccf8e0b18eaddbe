/// Reads the elements `<annotation cp="🧃" type="tts">…</annotation>` of a CLDR file, and nothing else of its XML.
struct AnnotationScanner {
  struct Annotation: Equatable {
    /// The emoji.
    var characters: String
    /// The one name, or else keywords.
    var isName: Bool
    /// The name, or keywords parted by `|`.
    var text: String
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether the file ends as it should.
  var isWhole: Bool {
    let end = Array("</ldml>".utf8)
    guard let last = bytes.lastIndex(where: { !Self.isBlank($0) }), last + 1 >= end.count else { return false }
    return bytes[(last + 1 - end.count)...last].elementsEqual(end)
  }

  /// - Returns: nil when there are no more, or the rest is cut short.
  mutating func next() -> Annotation? {
    while let start = find("<") {
      place = start
      if skip("<!--") {
        guard let end = find("-->") else { return nil }
        place = end + 3
      } else if skip("<annotation"), let byte = peek, Self.isBlank(byte) {
        if let annotation = annotation() { return annotation }
      } else {
        place = max(place, start + 1)
      }
    }
    return nil
  }

  /// Reads on after `<annotation`; nil when the element has no characters or no text.
  private mutating func annotation() -> Annotation? {
    let attributes = attributes()
    guard skip(">"), let end = find("<") else { return nil }
    let text = Self.decoded(bytes[place..<end])
    place = end
    guard skip("</annotation>"), let characters = attributes["cp"], !characters.isEmpty else { return nil }
    return Annotation(characters: characters, isName: attributes["type"] == "tts", text: text)
  }

  /// Reads attributes as far as they are in order.
  private mutating func attributes() -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      while let byte = peek, Self.isBlank(byte) { place += 1 }
      guard let first = peek, Self.isLetter(first), let equals = find("="),
        let quote = element(equals + 1), quote == 0x22 || quote == 0x27,
        let end = bytes[(equals + 2)...].firstIndex(of: quote)
      else { return attributes }
      let name = String(decoding: bytes[place..<equals], as: UTF8.self)
      attributes[name] = Self.decoded(bytes[(equals + 2)..<end])
      place = end + 1
    }
  }
}

extension AnnotationScanner {
  private var peek: UInt8? { element(place) }

  private func element(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  private mutating func skip(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard bytes.count - place >= length else { return false }
    let isThere = text.withUTF8Buffer { bytes[place..<(place + length)].elementsEqual($0) }
    if isThere { place += length }
    return isThere
  }

  /// Where `text` comes next.
  private func find(_ text: StaticString) -> Int? {
    text.withUTF8Buffer { wanted in
      guard let first = wanted.first else { return nil }
      var from = place
      while let found = bytes[from...].firstIndex(of: first) {
        if bytes[found...].starts(with: wanted) { return found }
        from = found + 1
      }
      return nil
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing(/&(?:#x([0-9A-Fa-f]{1,6})|#([0-9]{1,7})|([a-z]{2,4}));/) { match in
      let number = match.1.flatMap { UInt32($0, radix: 16) } ?? match.2.flatMap { UInt32($0) }
      if let scalar = number.flatMap(Unicode.Scalar.init) { return String(scalar) }
      return match.3.flatMap { entities[String($0)] } ?? String(match.0)
    }
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
}
