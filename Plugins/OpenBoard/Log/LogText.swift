import Foundation
import StructuredText
import TagarelaKit

/// The JSON of a log, gone through from beginning to end with only a part of it in memory.
struct LogText {
  private let file: InputFile
  private let name: String
  /// Bytes of the file that have been taken into the window, and what is left of this.
  private var taken = 0
  private var window: [UInt8] = []
  private var position = 0
  private var line = 1

  /// Bytes that are read at a time.
  private static let part = 1 << 18
  /// Bytes of an event, and of any other value that is looked at.
  private static let longestValue = 1 << 20
  /// Brackets inside each other.
  private static let deepest = 200

  /// - Parameter name: as messages name it.
  init(_ file: InputFile, named name: String) {
    self.file = file
    self.name = name
  }

  /// Goes through the whole text once.
  ///
  /// - Parameter event: called with each event of each session.
  /// - Returns: the fields beside the sessions, and whether there are sessions.
  /// - Throws: ``Failure`` `obf.unreadable`, `obf.not_log`, and what `event` throws.
  mutating func read(_ event: (JSONValue) throws -> Void) throws -> (head: JSONObject, hasSessions: Bool) {
    var head = JSONObject()
    var hasSessions = false
    try skipNotice()
    guard try look() == UInt8(ascii: "{") else { throw Failure("obf.not_log", ["file": .text(name)]) }
    try members { text, key in
      if key == "sessions", try text.look() == UInt8(ascii: "[") {
        hasSessions = true
        try text.elements { try $0.session(event) }
      } else if key == "sessions" {
        _ = try text.value()
      } else {
        head[key] = try text.value()
      }
    }
    if let rest = try look() { throw slip("json.rest", rest) }
    return (head, hasSessions)
  }

  private mutating func session(_ event: (JSONValue) throws -> Void) throws {
    guard try look() == UInt8(ascii: "{") else {
      _ = try value()
      return
    }
    try members { text, key in
      if key == "events", try text.look() == UInt8(ascii: "[") {
        try text.elements { if let value = try $0.value() { try event(value) } }
      } else {
        _ = try text.value()
      }
    }
  }

  private mutating func members(_ member: (inout LogText, String) throws -> Void) throws {
    try items(end: UInt8(ascii: "}")) { text in
      guard try text.look() == UInt8(ascii: "\""), let key = try text.value()?.string else {
        throw text.slip("json.key", text.next)
      }
      guard try text.look() == UInt8(ascii: ":") else { throw text.slip("json.colon", text.next) }
      text.step()
      try member(&text, key)
    }
  }

  private mutating func elements(_ element: (inout LogText) throws -> Void) throws {
    try items(end: UInt8(ascii: "]"), element)
  }

  /// What stands between brackets, parted by commas.
  private mutating func items(end: UInt8, _ item: (inout LogText) throws -> Void) throws {
    step()
    if try look() == end { return step() }
    while true {
      try item(&self)
      switch try look() {
      case end: return step()
      case UInt8(ascii: ","): step()
      case let other: throw slip(other == nil ? "json.open" : "json.comma_missing", other)
      }
    }
  }

  /// The value that stands here; nil for one too long to be looked at.
  private mutating func value() throws -> JSONValue? {
    _ = try look()
    let start = line
    var bytes: [UInt8] = []
    var isLong = false
    try pass { byte in
      if bytes.count < Self.longestValue { bytes.append(byte) } else { isLong = true }
    }
    guard !isLong else { return nil }
    do {
      return try JSONReader.value(of: SourceText(bytes: bytes, named: name), rules: .byProgram)
    } catch var failure as Failure {
      failure.place?.line += start - 1
      throw unreadable(failure)
    }
  }

  /// Goes behind the value that stands here.
  private mutating func pass(_ take: (UInt8) -> Void) throws {
    var open: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""): try passString(take)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open.count < Self.deepest else { throw slip("json.deep", byte) }
        open.append(byte)
        take(byte)
        step()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // One that was opened outside ends the value.
        guard let last = open.popLast() else { return }
        guard last + 2 == byte else { throw slip("json.comma_missing", byte) }
        take(byte)
        step()
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        if open.isEmpty { return }
        take(byte)
        step()
      case 0x20, 0x09, 0x0A, 0x0D:
        if open.isEmpty { return }
        take(byte)
        step()
      default:
        take(byte)
        step()
        continue
      }
      if open.isEmpty { return }
    }
    throw slip("json.open", nil)
  }

  private mutating func passString(_ take: (UInt8) -> Void) throws {
    var isEscaped = false
    var isFirst = true
    while let byte = next {
      take(byte)
      step()
      if !isFirst, !isEscaped, byte == UInt8(ascii: "\"") { return }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      isFirst = false
    }
    throw slip("json.string_open", nil)
  }

  /// Logs may begin with a remark that asks for discretion, which JSON has no place for.
  private mutating func skipNotice() throws {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains(byte) { step() }
    guard next == UInt8(ascii: "/") else { return }
    var last: UInt8 = 0
    step()
    guard next == UInt8(ascii: "*") else { throw slip("json.value", next) }
    step()
    while let byte = next {
      step()
      if last == UInt8(ascii: "*"), byte == UInt8(ascii: "/") { return }
      last = byte
    }
    throw slip("json.open", nil)
  }

  /// The next byte that is no blank; nil at the end.
  private mutating func look() throws -> UInt8? {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { step() }
    return next
  }

  private var next: UInt8? {
    mutating get {
      if position == window.count {
        window = file.part(from: taken, count: Self.part)
        taken += window.count
        position = 0
      }
      return position < window.count ? window[position] : nil
    }
  }

  private mutating func step() {
    if window[position] == 0x0A { line += 1 }
    position += 1
  }

  private func slip(_ key: String, _ byte: UInt8?) -> Failure {
    let text = byte.map { String(decoding: [$0], as: UTF8.self) } ?? ""
    return unreadable(
      Failure(key, ["text": .text(text)], place: Place(file: name, line: line, text: text, range: 0..<text.utf8.count)))
  }

  private func unreadable(_ failure: Failure) -> Failure {
    Failure("obf.unreadable", ["file": .text(name), "reason": .phrase(failure.what)], place: failure.place)
  }
}
