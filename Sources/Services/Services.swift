public import TagarelaKit

/// What commands work with, found by its type: the workspace, the sound, the pictures … What was given is there; what
/// modules can make is made when it is first asked for.
///
/// Copies share what was made, and what is given to one is its own.
public struct Services: Sendable {
  private var given: [ObjectIdentifier: ServiceValue] = [:]
  private let workshop: ServiceWorkshop

  /// - Parameters:
  ///   - registry: what can be made.
  ///   - cache: the user's folder for what can be worked out again; nil where nothing is to be kept.
  ///   - progress: shows how far long work has come; see ``ServiceSurroundings/progress``.
  ///   - waiting: shows that it goes on; see ``ServiceSurroundings/waiting``.
  public init(
    _ registry: Registry = Registry([]), cache: String? = nil,
    progress: @escaping @Sendable (_ label: String, _ fraction: Double?) -> Void = { _, _ in },
    waiting: @escaping @Sendable (_ label: Phrase, _ time: Duration?) -> Void = { _, _ in }
  ) {
    workshop = ServiceWorkshop(registry, cache: cache, progress: progress, waiting: waiting)
  }

  /// Gives it in place of what modules would make of its type. It isn't ended with the others.
  public mutating func add<Service: Sendable>(_ service: Service) {
    given[ObjectIdentifier(Service.self)] = ServiceValue(service)
  }

  /// Gives one that follows the modules that there are.
  public mutating func add<Service: ModuleDependent>(_ service: Service) {
    given[ObjectIdentifier(Service.self)] = ServiceValue(service)
  }

  /// Gives one that goes on while the user types.
  public mutating func add<Service: OngoingWork>(_ service: Service) {
    given[ObjectIdentifier(Service.self)] = ServiceValue(service)
  }

  /// Nil where nobody brings it. Any thread may ask.
  ///
  /// - Throws: ``Failure`` of its making; `service.failed` for an error that is none, `service.circle` for one that needs
  ///   itself, `service.over` when it would be made after the end.
  public subscript<Wanted: Sendable>(_: Wanted.Type) -> Wanted? {
    get throws {
      let type = ObjectIdentifier(Wanted.self)
      return try (given[type] ?? workshop.value(of: type, beside: self))?.value as? Wanted
    }
  }

  /// Shows how far long work has come, as ``ServiceSurroundings/progress``.
  public func progress(_ label: String, _ fraction: Double?) { workshop.progress(label, fraction) }

  /// Those that go on working while the user types on.
  public var ongoing: [any OngoingWork] { given.values.compactMap(\.ongoing) + workshop.ongoing }

  /// What people should know of them and haven't been told.
  public func takeNotices() -> [Phrase] { ongoing.flatMap { $0.takeNotices() } }

  /// What people should know of them when they end the session.
  public var farewells: [Phrase] { ongoing.compactMap(\.farewell) }

  /// Gives those that work with what modules registered the modules that there are now.
  public mutating func adapt(to registry: Registry) {
    given = given.mapValues { $0.adapted?(registry) ?? $0 }
    workshop.adapt(to: registry)
  }

  /// Ends what was made, what was made last first; nothing is made any more. May be called again.
  public func end() { workshop.end() }
}

extension Services {
  /// Makes this service, unless what it makes is had from elsewhere; for those who look whether it keeps its promises.
  ///
  /// - Returns: whether it is this one that makes values of its type.
  /// - Throws: what ``subscript(_:)`` throws.
  public func makes(_ service: Service) throws -> Bool {
    guard given[service.type] == nil else { return false }
    return try workshop.value(of: service.type, beside: self) != nil && workshop.makes(service.id)
  }
}
