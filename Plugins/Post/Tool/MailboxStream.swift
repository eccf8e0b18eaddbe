import FoundationEssentials
import Glibc
import HelperProtocols

/// What an IMAP server and we say to each other, line by line; strings whose length is told before (RFC 9051, section 4.3) are
/// taken by that length, so that nothing in a letter passes for the server's own words.
final class MailboxStream {
  /// Where the next long string goes.
  struct Target {
    let file: Int32
    /// Bytes.
    let limit: Int
    var isFilled = false

    init(file: Int32, limit: Int) {
      self.file = file
      self.limit = limit
    }
  }

  var target: Target?
  private let line: ServerLine
  private var tags = 0
  private var buffer: [UInt8] = []
  private var place = 0
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  /// Bytes of a response in memory.
  private static let longest = 8 << 20

  init(_ line: ServerLine) { self.line = line }

  /// - Parameter heard: told each response that is no answer to this very command.
  /// - Throws: ``MailRefusal`` `missing` where the server says no, `misunderstood`, `broken`.
  func ask(_ command: String, heard: (MailboxResponse) throws -> Void) throws {
    tags += 1
    // Not libcurl's.
    let tag = "T\(tags)"
    try line.send("\(tag) \(command)\r\n")
    while true {
      let response = try response()
      if response.text.hasPrefix(tag + " ") {
        let status = response.text.dropFirst(tag.count + 1)
        if status.uppercased().hasPrefix("OK") { return }
        throw MailRefusal(.missing, String(status.prefix(500)))
      }
      guard response.text.hasPrefix("* ") else { throw MailRefusal(.misunderstood) }
      if response.text.uppercased().hasPrefix("* BYE") {
        throw MailRefusal(.broken, String(response.text.prefix(500)))
      }
      try heard(MailboxResponse(text: String(response.text.dropFirst(2)), strings: response.strings))
    }
  }

  /// A line with the strings that its places (U+FFFC) stand for.
  private func response() throws -> MailboxResponse {
    var text = ""
    var strings: [String] = []
    var room = Self.longest
    while true {
      let line = try textLine(atMost: room)
      room -= line.utf8.count
      guard let (start, length) = Self.announced(at: line) else {
        return MailboxResponse(text: text + line, strings: strings)
      }
      text += line[..<start] + MailboxResponse.place
      strings.append(try string(length, room))
      room -= min(length, room)
    }
  }

  /// The length that `{123}` at a line's end tells, and where that begins.
  private static func announced(at line: String) -> (start: String.Index, length: Int)? {
    guard line.hasSuffix("}"), let start = line.lastIndex(of: "{") else { return nil }
    let digits = line[start...].dropFirst().dropLast()
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let length = Int(digits) else { return nil }
    return (start, length)
  }

  private func textLine(atMost limit: Int) throws -> String {
    var searched = place
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        let line = buffer[place..<end]
        place = end + 1
        // Server's names may be anything; no byte of theirs is our sign for a string.
        return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
          .replacing(MailboxResponse.place, with: "?")
      }
      searched = buffer.count
      guard searched - place <= limit else { throw MailRefusal(.misunderstood) }
      let before = searched - place
      try fill()
      searched = place + before
    }
  }

  private func string(_ length: Int, _ room: Int) throws -> String {
    if let target, !target.isFilled, target.limit >= length {
      try pass(length, to: target.file)
      self.target?.isFilled = true
      return ""
    }
    guard length <= room else { throw MailRefusal(.tooLarge) }
    while buffer.count - place < length { try fill() }
    defer { place += length }
    return String(decoding: buffer[place..<place + length], as: UTF8.self)
  }

  private func pass(_ length: Int, to file: Int32) throws {
    var left = length
    while left > 0 {
      if place == buffer.count { try fill() }
      let part = buffer[place..<min(buffer.count, place + left)]
      var sent = 0
      while sent < part.count {
        let count = part.withUnsafeBytes { write(file, $0.baseAddress?.advanced(by: sent), $0.count - sent) }
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { throw MailRefusal(.file, String(cString: strerror(errno))) }
        sent += count
      }
      place += part.count
      left -= part.count
    }
  }

  private func fill() throws {
    buffer.removeFirst(place)
    place = 0
    let count = try chunk.withUnsafeMutableBytes { try line.receive($0) }
    buffer += chunk[..<count]
  }
}
