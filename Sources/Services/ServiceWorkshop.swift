import Foundation
import Synchronization
import TagarelaKit

/// Makes services, each once, and keeps them until the end.
final class ServiceWorkshop: Sendable {
  private struct State {
    var registry: Registry
    /// In the order in which they were made.
    var made: [(service: Service, value: ServiceValue)] = []
    /// Those whose making has begun; only who holds `making` changes them.
    var begun: [String] = []
    var isOver = false

    func value(of type: ObjectIdentifier) -> ServiceValue? { made.first { $0.service.type == type }?.value }
  }

  private let cache: String?
  let progress: @Sendable (String, Double?) -> Void
  private let waiting: @Sendable (Phrase, Duration?) -> Void
  private let state: Mutex<State>
  /// Held while one is made, with those that it needs, so that each is made once. What was made is had without it.
  private let making = NSRecursiveLock()

  init(
    _ registry: Registry, cache: String?, progress: @escaping @Sendable (String, Double?) -> Void,
    waiting: @escaping @Sendable (Phrase, Duration?) -> Void
  ) {
    state = Mutex(State(registry: registry))
    self.cache = cache
    self.progress = progress
    self.waiting = waiting
  }

  /// - Parameter services: those that it may need.
  func value(of type: ObjectIdentifier, beside services: Services) throws -> ServiceValue? {
    if let made = state.withLock({ $0.value(of: type) }) { return made }
    return try making.withLock {
      let (made, registry, isOver) = state.withLock { ($0.value(of: type), $0.registry, $0.isOver) }
      if let made { return made }
      guard let service = registry.all(.services).first(where: { $0.type == type }) else { return nil }
      guard !isOver else { throw Failure("service.over", ["id": .text(service.id)]) }
      return try make(service, registry, beside: services)
    }
  }

  private func make(_ service: Service, _ registry: Registry, beside services: Services) throws -> ServiceValue {
    let isCircle = state.withLock { state in
      defer { state.begun.append(service.id) }
      return state.begun.contains(service.id)
    }
    defer { state.withLock { _ = $0.begun.popLast() } }
    guard !isCircle else { throw Failure("service.circle", ["id": .text(service.id)]) }
    do {
      let value = try service.make(
        ServiceSurroundings(
          registry: registry, cache: cache, progress: progress, waiting: waiting, services: services))
      state.withLock { $0.made.append((service, value)) }
      return value
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("service.failed", ["id": .text(service.id), "reason": .text(String(describing: error))])
    }
  }

  /// Whether what is there was made by the service of this identifier.
  func makes(_ id: String) -> Bool { state.withLock { $0.made.contains { $0.service.id == id } } }

  var ongoing: [any OngoingWork] { state.withLock { $0.made.compactMap(\.value.ongoing) } }

  func adapt(to registry: Registry) {
    making.withLock {
      let made = state.withLock { $0.made }.map { ($0.service, $0.value.adapted?(registry) ?? $0.value) }
      state.withLock { state in
        state.registry = registry
        state.made = made
      }
    }
  }

  func end() {
    making.withLock {
      let made = state.withLock { state in
        defer { state.made = [] }
        state.isOver = true
        return state.made
      }
      for (service, value) in made.reversed() { service.end(value.value) }
    }
  }
}
