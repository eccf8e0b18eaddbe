public import FoundationEssentials

/// One question to the program that fetches from the web: some addresses, which are asked for side by side. It travels as one
/// line of JSON.
public struct FetchRequest: Sendable, Codable {
  /// Of `https` or `http`, with a host.
  public var addresses: [String]
  /// Hosts (`host` or `host:port`) that may be in a private network; each to which one is sent on must be named as well.
  public var privateHosts: [String]
  /// Bytes that each may have.
  public var largest: Int

  public init(addresses: [String], privateHosts: [String], largest: Int) {
    self.addresses = addresses
    self.privateHosts = privateHosts
    self.largest = largest
  }

  /// As many may be asked for at once.
  public static let mostAddresses = 12
  /// Of these so many are asked for side by side: as browsers do of one host.
  public static let sideBySide = 6
  /// Seconds in which all of one address must have come.
  public static let patience = 60
  /// Seconds after which all of them have come, or won't.
  public static let longest = (mostAddresses + sideBySide - 1) / sideBySide * patience
}

/// What the program answers: of each address what came, in their order.
public enum FetchAnswer: Sendable, Codable {
  case fetched([FetchResult])
  /// The line was no request.
  case badRequest
}

/// What came of an address.
public enum FetchResult: Sendable, Codable, Equatable {
  case content(Data)
  case refused(FetchRefusal)
}

/// Why nothing came of an address.
public struct FetchRefusal: Sendable, Codable, Equatable {
  public enum Reason: String, Sendable, Codable, CaseIterable {
    /// No host of this name, or none that answers.
    case unreachable
    /// The host can't prove that it is who it says.
    case certificate
    /// The host is in a private network, or is this computer.
    case privateNetwork
    /// There is nothing at this address.
    case missing
    /// The host doesn't give it, or not now: the detail is its number.
    case refused
    /// It sends from one address to another without end, or to one that isn't encrypted.
    case sentOn
    case tooLarge
    /// It took too long.
    case late
    /// The line broke, or what was said makes no sense.
    case broken
  }

  public var reason: Reason
  /// For the developer, in English.
  public var detail: String

  public init(_ reason: Reason, _ detail: String = "") {
    self.reason = reason
    self.detail = detail
  }
}
