/// A mail server, and who is there.
public struct MailAccount: Sendable, Codable, Equatable {
  /// `smtp://HOST:PORT`, `smtps://…`, `imap://…` or `imaps://…`.
  public var server: String
  /// Nil where one needn't say who one is.
  public var user: String?
  public var password: String?
  /// Whether nothing is said before the line is encrypted and the server has proved who it is.
  public var isEncrypted: Bool

  public init(server: String, user: String?, password: String?, isEncrypted: Bool) {
    self.server = server
    self.user = user
    self.password = password
    self.isEncrypted = isEncrypted
  }
}
