/// Reads the fields of one JSON object. Values are wanted as text: numbers and truth values are taken as they are
/// written, nested values and unknown keys are passed over.
///
/// Line breaks and other control characters inside strings are let through, since files made by hand have them.
struct ObjectText {
  /// By their keys, as they are written (``Field``, ``DescribedKey``).
  private(set) var values: [String: String] = [:]
  /// True when it has a key that hardly occurs in other JSON.
  private(set) var isTelling = false
  /// True when bytes had to be replaced to make UTF-8 of them.
  private(set) var wasRepaired = false
  /// False when something in it isn't JSON, or it ends too soon; what came before is there all the same.
  private(set) var isWhole = false
  /// Where the boards stand to which the plan's leads, with their escape sequences: too long to be copied.
  private(set) var boards: Range<Int>?

  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    isWhole = readObject()
  }

  private var byte: UInt8? { position < end ? bytes[position] : nil }

  private mutating func readObject() -> Bool {
    guard skip("{") else { return false }
    while true {
      if skip("}") { return true }
      guard skip("\""), let key = readString() else { return false }
      let known = DescribedKey.all.contains(key) ? key : Field(spelled: key)?.rawValue
      guard skip(":") else { return false }
      if known != nil, Field.isTelling(key) { isTelling = true }
      guard readValue(of: known) else { return false }
      guard skip(",") || nextIs("}") else { return false }
    }
  }

  private mutating func readValue(of key: String?) -> Bool {
    if skip("\"") {
      guard let key else { return passString() }
      if key == Field.boards.rawValue {
        let start = position
        guard passString() else { return false }
        boards = start..<(position - 1)
        return true
      }
      let text = readString()
      values[key] = text ?? ""
      return text != nil
    }
    if nextIs("{") || nextIs("[") { return passNested() }
    guard let word = readWord() else { return false }
    if let key { values[key] = word.lowercased() == "null" ? nil : word }
    return true
  }

  private mutating func skipBlanks() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0 { position += 1 }
  }

  private mutating func nextIs(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    return byte == UInt8(ascii: character)
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard nextIs(character) else { return false }
    position += 1
    return true
  }

  /// A number, `true`, `false` or `null` in any case.
  private mutating func readWord() -> String? {
    skipBlanks()
    let start = position
    while let byte, byte > 0x20, byte < 0x7F, !",}]\":{[".utf8.contains(byte) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    let isKnown = ["true", "false", "null"].contains(word.lowercased())
    return isKnown || Double(word) != nil ? word : nil
  }

  private mutating func passNested() -> Bool {
    var open: [UInt8] = []
    repeat {
      guard let byte, open.count <= ObjectSplitter.deepest else { return false }
      position += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(byte)
      case UInt8(ascii: "}"): guard open.popLast() == UInt8(ascii: "{") else { return false }
      case UInt8(ascii: "]"): guard open.popLast() == UInt8(ascii: "[") else { return false }
      case UInt8(ascii: "\""): guard passString() else { return false }
      default: continue
      }
    } while !open.isEmpty
    return true
  }

  private mutating func passString() -> Bool {
    while let byte {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return true }
    }
    return false
  }

  /// The rest of a string whose opening quote has been read.
  private mutating func readString() -> String? {
    let start = position
    guard passString() else { return nil }
    let content = bytes[start..<(position - 1)]
    if content.contains(UInt8(ascii: "\\")) {
      guard let plain = JSONEscapes.removed(from: content) else { return nil }
      return decode(plain[...])
    }
    return decode(content)
  }

  private mutating func decode(_ utf8: ArraySlice<UInt8>) -> String {
    if let text = String(validating: utf8, as: UTF8.self) { return text }
    wasRepaired = true
    return String(decoding: utf8, as: UTF8.self)
  }
}
