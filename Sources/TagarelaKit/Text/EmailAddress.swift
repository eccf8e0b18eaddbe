/// An address to which mail can go: `mae@exemplo.org`. Letters of any script may stand on both sides (RFC 6531), quoted
/// local parts and addresses in brackets may not: people don't have them.
public struct EmailAddress: Sendable, Hashable {
  /// What stands before the `@`.
  public let local: String
  /// What stands after it, as it was typed.
  public let domain: String

  /// - Throws: ``Failure`` `email.no_at`, `email.no_domain` or `email.malformed`.
  public init(validating text: String) throws(Failure) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count > 1, let local = parts.first, let domain = parts.last else { throw Self.failure("no_at", text) }
    guard parts.count == 2, Self.isLocalPart(local) else { throw Self.failure("malformed", text) }
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    guard !domain.isEmpty, labels.count > 1 else { throw Self.failure("no_domain", text) }
    guard Self.isDomain(domain, labels) else { throw Self.failure("malformed", text) }
    self.local = String(local)
    self.domain = String(domain)
  }

  private static func failure(_ key: String, _ text: String) -> Failure {
    Failure("email.\(key)", ["text": .text(text)])
  }

  /// Words joined by single dots, of 64 bytes at most (RFC 5321, 4.5.3.1.1).
  private static func isLocalPart(_ text: Substring) -> Bool {
    text.utf8.count <= 64
      && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty
          && word.unicodeScalars.allSatisfy { isLetter($0) || "!#$%&'*+-/=?^_`{|}~".unicodeScalars.contains($0) }
      }
  }

  private static func isDomain(_ text: Substring, _ labels: [Substring]) -> Bool {
    let isMadeOfLabels = labels.allSatisfy { label in
      !label.isEmpty && label.utf8.count <= 63 && label.first != "-" && label.last != "-"
        && label.unicodeScalars.allSatisfy { isLetter($0) || $0 == "-" }
    }
    return isMadeOfLabels && text.utf8.count <= 253 && labels.last?.allSatisfy(\.isNumber) == false
  }

  /// A letter or digit, or a mark that belongs to one.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }
}

extension EmailAddress: LosslessStringConvertible {
  /// As letters have it: `mae@exemplo.org`.
  public var description: String { "\(local)@\(domain)" }

  /// Reads what ``init(validating:)`` takes; nil for all else.
  public init?(_ description: String) {
    guard let address = try? EmailAddress(validating: description) else { return nil }
    self = address
  }
}
