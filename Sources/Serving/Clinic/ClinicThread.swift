public import Clinic
import Dispatch
public import Devices
import Synchronization
import TagarelaKit

/// The clinic's data as the server uses them: by one thread, whatever many ask for.
public final class ClinicThread: Sendable {
  private let clinic: Clinic
  private let store: DeviceStore
  private let queue = DispatchQueue(label: "clinic")
  private let waiting = Atomic(0)

  /// So many may wait; then the server has more to do than it can.
  private static let mostWaiting = 2000

  /// - Parameter store: of the same workspace.
  public init(_ clinic: Clinic, _ store: DeviceStore) {
    self.clinic = clinic
    self.store = store
  }

  /// Runs `body` when it is its turn.
  ///
  /// - Throws: ``Busy`` where too many wait, and what `body` throws.
  func run<Result: Sendable>(_ body: @escaping @Sendable (Clinic, DeviceStore) throws -> Result) async throws -> Result
  {
    guard waiting.wrappingAdd(1, ordering: .relaxed).newValue <= Self.mostWaiting else {
      waiting.wrappingSubtract(1, ordering: .relaxed)
      throw Busy()
    }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in
        waiting.wrappingSubtract(1, ordering: .relaxed)
        continuation.resume(with: Swift.Result { try body(clinic, store) })
      }
    }
  }

  /// Runs at once what needs none of the data.
  func aside<Result>(_ body: (Clinic) throws -> Result) rethrows -> Result { try body(clinic) }

  /// Runs `body` when it is its turn, and doesn't wait for it.
  func run(_ body: @escaping @Sendable (Clinic, DeviceStore) -> Void) {
    queue.async { [self] in body(clinic, store) }
  }

  /// More was asked than can be done.
  struct Busy: Error {}
}
