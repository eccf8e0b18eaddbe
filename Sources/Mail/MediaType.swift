/// Media types as mail can carry them (RFC 2045, section 5.1).
enum MediaType {
  /// The type when it is two tokens with a slash between them and no multipart or message, else arbitrary bytes.
  static func checked(_ text: String) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isType = parts.count == 2 && text.utf8.count <= 60 && parts.allSatisfy(isToken)
    let isComposite = ["multipart", "message"].contains(parts.first?.lowercased())
    return isType && !isComposite ? text : "application/octet-stream"
  }

  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (0x21...0x7E).contains(byte) && !"()<>@,;:\\\"/[]?=".utf8.contains(byte)
      }
  }
}
