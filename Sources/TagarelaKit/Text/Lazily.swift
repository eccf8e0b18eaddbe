import Synchronization

/// A value that is made when it is first asked for, and only once.
public final class Lazily<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  /// - Parameter make: called once, by whoever is first to ask, while others wait. It must not ask for the value
  ///   itself.
  public init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  /// Made now if nobody has asked before.
  public var value: Value {
    made.withLock { made in
      if let made { return made }
      let new = make()
      made = new
      return new
    }
  }
}
