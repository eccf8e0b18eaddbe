public import TagarelaKit

extension EmailAddress {
  /// The address with a domain that every mail server knows (``DomainName``), where it is a domain.
  public var transport: String {
    DomainName.ascii(domain).map { "\(local)@\($0)" } ?? description
  }
}
