import Devices
import Synchronization

/// Pages that are told of changes while they are open.
final class Listeners: Sendable {
  /// One open page.
  struct Listener: Sendable {
    let device: Int64
    let role: Device.Role
    /// Nil for a therapist's.
    let patient: Int64?
    /// The identity of the plan that it shows; nil for a list or a history.
    let plan: String?
    let send: AsyncStream<Event>.Continuation
  }

  enum Event: Sendable, Equatable {
    /// The plan's page has this version.
    case plan(String)
    /// Something that it shows is otherwise.
    case changed
    /// The plan isn't there any more.
    case removed
    /// The device isn't paired any more.
    case revoked
    /// Nothing happened; so a line that is broken is noticed.
    case beat

    /// As server-sent events are written (HTML Living Standard, 9.2).
    var text: String {
      switch self {
      case .plan(let version): "event: plan\ndata: \(version)\n\n"
      case .changed: "event: changed\ndata:\n\n"
      case .removed: "event: removed\ndata:\n\n"
      case .revoked: "event: revoked\ndata:\n\n"
      case .beat: ":\n\n"
      }
    }
  }

  private struct State {
    var all: [Int: Listener] = [:]
    var next = 0
    var isOver = false
  }

  private let state = Mutex(State())
  /// Open pages of one device.
  private static let mostOfDevice = 6

  /// - Returns: what happens, until it is over; nil for one too many.
  func add(_ device: Device, plan: String?) -> (number: Int, events: AsyncStream<Event>)? {
    let (events, send) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(16))
    let number = state.withLock { state -> Int? in
      guard !state.isOver, state.all.values.count(where: { $0.device == device.id }) < Self.mostOfDevice else {
        return nil
      }
      state.next += 1
      state.all[state.next] = Listener(
        device: device.id, role: device.role, patient: device.patient, plan: plan, send: send)
      return state.next
    }
    return number.map { ($0, events) }
  }

  func remove(_ number: Int) {
    state.withLock { $0.all.removeValue(forKey: number) }?.send.finish()
  }

  var all: [Listener] { state.withLock { Array($0.all.values) } }

  func send(_ event: Event, where isMeant: (Listener) -> Bool = { _ in true }) {
    for listener in all where isMeant(listener) { listener.send.yield(event) }
  }

  /// Ends those of devices that aren't paired any more, having told them so.
  func end(except devices: Set<Int64>) {
    for listener in all where !devices.contains(listener.device) {
      listener.send.yield(.revoked)
      listener.send.finish()
    }
  }

  /// Ends them all; no further ones are added.
  func end() {
    state.withLock { $0.isOver = true }
    for listener in all { listener.send.finish() }
  }
}
