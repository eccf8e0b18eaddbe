public import TagarelaKit

/// Whom a letter comes from or goes to.
public struct Mailbox: Sendable, Equatable {
  /// The person's name, shown instead of the address.
  public var name: String?
  public var address: EmailAddress

  public init(name: String? = nil, address: EmailAddress) {
    self.name = name
    self.address = address
  }
}
