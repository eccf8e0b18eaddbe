public import TagarelaKit

/// Something that lives as long as the session, such as a program that is kept running, a table that is costly to make, or
/// work that goes on while the user types.
///
/// It is made when it is first asked for, found by the type of what is made, and ended with the session.
public struct Service: Identified {
  /// Lower case letters, digits and hyphens.
  public let id: String
  /// Of what is made.
  let type: ObjectIdentifier
  let make: @Sendable (ServiceSurroundings) throws -> ServiceValue
  let end: @Sendable (any Sendable) -> Void

  /// - Parameters:
  ///   - make: called at most once in a session, unless it throws; then that failure is told, and the next who asks has
  ///     it called again.
  ///   - end: called once, with what was made, when the session ends. What needs nothing but to be let go needs none.
  public init<Made: Sendable>(
    _ id: String, make: @escaping @Sendable (ServiceSurroundings) throws -> Made,
    end: @escaping @Sendable (Made) -> Void = { _ in }
  ) {
    self.init(id, of: Made.self, end: end) { ServiceValue(try make($0)) }
  }

  /// One that rests on what modules registered: when there are others, it is adapted to them.
  public init<Made: ModuleDependent>(
    _ id: String, make: @escaping @Sendable (ServiceSurroundings) throws -> Made,
    end: @escaping @Sendable (Made) -> Void = { _ in }
  ) {
    self.init(id, of: Made.self, end: end) { ServiceValue(try make($0)) }
  }

  /// One that goes on while the user types.
  public init<Made: OngoingWork>(
    _ id: String, make: @escaping @Sendable (ServiceSurroundings) throws -> Made,
    end: @escaping @Sendable (Made) -> Void = { _ in }
  ) {
    self.init(id, of: Made.self, end: end) { ServiceValue(try make($0)) }
  }

  private init<Made: Sendable>(
    _ id: String, of: Made.Type, end: @escaping @Sendable (Made) -> Void,
    make: @escaping @Sendable (ServiceSurroundings) throws -> ServiceValue
  ) {
    self.id = id
    type = ObjectIdentifier(Made.self)
    self.make = make
    self.end = { if let made = $0 as? Made { end(made) } }
  }
}

extension ExtensionPoint<Service> {
  /// What is made when first asked for, and lasts as long as the session. Of two that make values of one type the first
  /// counts.
  public static var services: Self { Self("services") }
}

/// What a service is made from.
public struct ServiceSurroundings: Sendable {
  /// What modules have registered.
  public let registry: Registry
  /// The user's folder for what can be worked out again; nil where nothing is to be kept.
  public let cache: String?
  /// Shows how far long work has come, with what it is about and 0 to 1; nil when it is over. Any thread may call it.
  public let progress: @Sendable (_ label: String, _ fraction: Double?) -> Void
  /// Shows how long work of which nobody knows how far it has come has taken, with what it is about; nil when it is over. Any
  /// thread may call it.
  public let waiting: @Sendable (_ label: Phrase, _ time: Duration?) -> Void
  let services: Services

  /// Another service, which is made when it isn't there yet. Neither may need the other.
  ///
  /// - Throws: ``Failure`` `service.missing` where there is none, and what its making throws.
  public func needed<Wanted: Sendable>(_ type: Wanted.Type) throws -> Wanted {
    guard let found = try services[type] else {
      throw Failure("service.missing", ["name": .text(String(describing: type))])
    }
    return found
  }
}
