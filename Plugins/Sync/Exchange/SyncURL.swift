import HelperProtocols
import TagarelaKit

/// A clinic's database as a user writes it: `postgresql://ana@db.example.org:5432/clinic`.
struct SyncURL: Equatable {
  /// As it was written.
  let text: String
  let user: String?
  let host: String
  let port: Int
  let database: String

  /// PostgreSQL's own.
  private static let usualPort = 5432

  /// - Throws: ``Failure`` `sync.url`, `sync.url_password`, with the place of the slip.
  init(_ text: String) throws {
    func slip(_ part: Substring, _ key: String = "sync.url") -> Failure {
      let covered = Self.covered(text)
      let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
      let range = covered == text ? start..<start + max(1, part.utf8.count) : 0..<covered.utf8.count
      return Failure(
        key, ["text": .text(covered)], hint: key == "sync.url" ? nil : Phrase("sync.url_password.hint"),
        place: Place(text: covered, range: range))
    }
    self.text = text
    guard let colon = text.firstRange(of: "://") else { throw slip(text[...]) }
    guard ["postgresql", "postgres"].contains(text[..<colon.lowerBound].lowercased()) else {
      throw slip(text[..<colon.lowerBound])
    }
    var rest = text[colon.upperBound...]
    guard let slash = rest.firstIndex(of: "/") else { throw slip(rest.isEmpty ? text[...] : rest) }
    let name = rest[rest.index(after: slash)...]
    guard Self.isName(name) else { throw slip(name.isEmpty ? rest[slash...] : name) }
    database = String(name)
    rest = rest[..<slash]
    if let at = rest.lastIndex(of: "@") {
      let user = rest[..<at]
      // It would be kept in the workspace, and shown.
      guard !user.contains(":") else { throw slip(user, "sync.url_password") }
      guard Self.isName(user) else { throw slip(user.isEmpty ? rest : user) }
      self.user = String(user)
      rest = rest[rest.index(after: at)...]
    } else {
      user = nil
    }
    if let colon = rest.lastIndex(of: ":") {
      let digits = rest[rest.index(after: colon)...]
      guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
        (1...65_535).contains(number)
      else { throw slip(digits.isEmpty ? rest[colon...] : digits) }
      port = number
      rest = rest[..<colon]
    } else {
      port = Self.usualPort
    }
    guard !rest.isEmpty, rest.utf8.count <= 253, rest.utf8.allSatisfy({ Self.isOfHost($0) }) else {
      throw slip(rest.isEmpty ? text[...] : rest)
    }
    host = String(rest)
  }

  /// A text with dots in place of what may be a password: all between a colon and the last `@`.
  static func covered(_ text: String) -> String {
    guard let at = text.lastIndex(of: "@") else { return text }
    let start = text.firstRange(of: "://")?.upperBound ?? text.startIndex
    guard start < at, let colon = text[start..<at].firstIndex(of: ":") else { return text }
    return text[...colon] + "…" + text[at...]
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.count <= 63 && text.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
  }

  private static func isOfHost(_ byte: UInt8) -> Bool {
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-".utf8.contains(byte)
  }

  func server(isEncrypted: Bool) -> SyncServer {
    SyncServer(host: host, port: port, database: database, user: user, isEncrypted: isEncrypted)
  }
}
