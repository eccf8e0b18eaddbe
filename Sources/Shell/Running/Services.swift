public import TagarelaKit

/// What commands work with, found by its type: the workspace, the sound, the pictures … The shell knows none of them.
public struct Services: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]
  private var dependents: [ObjectIdentifier: any ModuleDependent] = [:]
  /// Those that go on working while the user types on.
  private(set) var ongoing: [any OngoingWork] = []

  public init() {}

  public mutating func add<Service: Sendable>(_ service: Service) {
    values[ObjectIdentifier(Service.self)] = service
  }

  // What a service can is known where it is added. To ask a value for it goes through all types of the program.

  public mutating func add<Service: ModuleDependent>(_ service: Service) {
    values[ObjectIdentifier(Service.self)] = service
    dependents[ObjectIdentifier(Service.self)] = service
  }

  public mutating func add<Service: OngoingWork>(_ service: Service) {
    values[ObjectIdentifier(Service.self)] = service
    ongoing.append(service)
  }

  /// What people should know of them and haven't been told.
  func takeNotices() -> [Phrase] { ongoing.flatMap { $0.takeNotices() } }

  /// Gives those that work with what modules registered the modules that there are now.
  mutating func adapt(to registry: Registry) {
    for service in dependents.values { add(service.adapted(to: registry)) }
  }

  public subscript<Service: Sendable>(_: Service.Type) -> Service? {
    values[ObjectIdentifier(Service.self)] as? Service
  }
}

/// A service that works with what modules have registered.
public protocol ModuleDependent: Sendable {
  /// The same service, when other modules are there.
  func adapted(to registry: Registry) -> Self
}

/// A service that goes on working after its command has ended.
public protocol OngoingWork: Sendable {
  /// Ends what it does: the user has pressed ^C.
  func stop()

  /// Returns when it has nothing left to do.
  ///
  /// - Parameter isInterrupted: asked while waiting; true ends what it does.
  /// - Throws: ``Failure`` `interrupted`, and what has gone wrong.
  func finish(isInterrupted: () -> Bool) throws

  /// What has gone wrong since it was last asked.
  func takeFailure() -> Failure?

  /// What people should know, since it was last asked.
  func takeNotices() -> [Phrase]
}
