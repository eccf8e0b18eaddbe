import Foundation
import TagarelaKit

/// A mail server as a user writes it: `smtps://mail.example.org:465`, an IMAP server perhaps with a mailbox behind it.
struct MailServer: Equatable {
  /// As it was written.
  let text: String
  let scheme: String
  let host: String
  let port: Int?
  /// Of IMAP.
  let mailbox: String?

  enum Service: String {
    case smtp, imap
  }

  /// - Throws: ``Failure`` `post.server`, with the place of the slip.
  init(_ text: String, for service: Service) throws {
    func slip(_ part: Substring) -> Failure {
      let utf8 = text.utf8
      let start = utf8.distance(from: utf8.startIndex, to: part.startIndex)
      return Failure(
        "post.server", ["text": .text(text), "service": .text(service.rawValue)],
        place: Place(text: text, range: start..<start + max(1, part.utf8.count)))
    }
    self.text = text
    guard let colon = text.firstRange(of: "://") else { throw slip(text[...]) }
    scheme = text[..<colon.lowerBound].lowercased()
    guard [service.rawValue, service.rawValue + "s"].contains(scheme) else { throw slip(text[..<colon.lowerBound]) }
    var rest = text[colon.upperBound...]
    if let slash = rest.firstIndex(of: "/") {
      let path = rest[rest.index(after: slash)...]
      guard path.isEmpty || service == .imap && path.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
        throw slip(path)
      }
      mailbox = path.isEmpty ? nil : String(path)
      rest = rest[..<slash]
    } else {
      mailbox = nil
    }
    guard !rest.contains("@") else { throw slip(rest[..<(rest.lastIndex(of: "@") ?? rest.endIndex)]) }
    if let colon = rest.lastIndex(of: ":"), rest.last != "]" {
      let digits = rest[rest.index(after: colon)...]
      guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
        (1...65_535).contains(number)
      else { throw slip(digits.isEmpty ? rest[colon...] : digits) }
      port = number
      rest = rest[..<colon]
    } else {
      port = nil
    }
    guard Self.isHost(rest) else { throw slip(rest.isEmpty ? text[colon.lowerBound...] : rest) }
    host = String(rest)
  }

  /// A name or address without anything that would mean something else in a URL.
  private static func isHost(_ text: Substring) -> Bool {
    if text.first == "[", text.last == "]" {
      return text.dropFirst().dropLast().contains(":")
        && text.dropFirst().dropLast().utf8.allSatisfy { ":.0123456789abcdefABCDEF".utf8.contains($0) }
    }
    return !text.isEmpty && text.utf8.count <= 253
      && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789.-".unicodeScalars.contains($0) }
  }

  /// Without the mailbox; of a submission server with the port that is meant for those who write letters (RFC 6409).
  var url: String {
    let port = port ?? (scheme == "smtp" ? 587 : nil)
    return "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "")
  }
}
