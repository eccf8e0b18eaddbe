public import TagarelaKit

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

  /// What people should know who end the session while it goes on; nil for nothing.
  var farewell: Phrase? { get }
}

extension OngoingWork {
  /// Nothing: most work is over before the session is.
  public var farewell: Phrase? { nil }
}

/// A service, with what is known of it where its type is.
///
/// To ask a value what it can (`as? any OngoingWork`) goes through all types of the program.
struct ServiceValue: Sendable {
  let value: any Sendable
  let ongoing: (any OngoingWork)?
  /// Nil for one that modules don't matter to.
  let adapted: (@Sendable (Registry) -> ServiceValue)?

  init<Value: Sendable>(_ value: Value) {
    (self.value, ongoing, adapted) = (value, nil, nil)
  }

  init<Value: OngoingWork>(_ value: Value) {
    (self.value, ongoing, adapted) = (value, value, nil)
  }

  init<Value: ModuleDependent>(_ value: Value) {
    (self.value, ongoing) = (value, nil)
    adapted = { ServiceValue(value.adapted(to: $0)) }
  }
}
