import Devices
import Foundation
import HelperProtocols
import Programs
import Services
import Synchronization
import TagarelaKit

/// The server's program, where this session has started it; it ends with the session.
final class ServerProgram: OngoingWork {
  private let program: LineProgram
  /// The server that this session has started, and where it is noted; nil for none.
  private let started = Mutex<(process: Int32, store: DeviceStore)?>(nil)

  private static let name = "tagarela-serve"
  private static let path = InstalledFiles.program(name)
  /// Seconds in which it is ready: all symbol packs are looked through first.
  private static let deadline = 60.0
  /// Tenths of a second in which it ends all connections.
  private static let patience = 50

  init() {
    program = LineProgram(
      path: Self.path, name: Self.name, limits: .init(deadline: Self.deadline, answer: 1 << 20),
      surroundings: .oursKeptQuiet)
  }

  /// Begins to serve.
  ///
  /// - Parameter store: of the workspace that is served.
  /// - Throws: ``Failure`` `serve.missing` where the program isn't there, `serve.running`, `serve.no_port`.
  func start(_ start: ServeStart, _ store: DeviceStore, isInterrupted: () -> Bool) throws -> RunningServer {
    guard try store.server() == nil else { throw Failure("serve.running", hint: Phrase("serve.running.hint")) }
    guard case .started = try ask(.start(start), isInterrupted), let server = try store.server() else {
      throw Self.misunderstood
    }
    started.withLock { $0 = (server.process, store) }
    return server
  }

  /// A text as rows of squares, dark where true.
  func code(_ text: String, isInterrupted: () -> Bool) throws -> [[Bool]] {
    guard case .code(let rows) = try ask(.code(text: text), isInterrupted) else { throw Self.misunderstood }
    return rows
  }

  /// Stops whatever server runs, and returns when it has ended.
  ///
  /// - Returns: false where none ran.
  func stopServing(_ store: DeviceStore) throws -> Bool {
    guard let server = try store.server() else { return false }
    try server.stop()
    for _ in 0..<Self.patience where try store.server() != nil { usleep(100_000) }
    guard try store.server() == nil else { throw Failure("serve.not_stopped", ["reason": .text("")]) }
    let isOurs = started.withLock { started in
      guard started?.process == server.process else { return false }
      started = nil
      return true
    }
    if isOurs { program.end() }
    return true
  }

  /// Ends with the session what was started in it.
  func end() {
    if let (process, store) = started.withLock({ $0 }), (try? store.server())?.process == process {
      // Where it doesn't end by itself, it is ended with its pipes.
      _ = try? stopServing(store)
    }
    program.end()
  }

  private func ask(_ request: ServeRequest, _ isInterrupted: () -> Bool) throws -> ServeAnswer {
    guard access(Self.path, X_OK) == 0 else { throw Failure("serve.missing", hint: Phrase("serve.missing.hint")) }
    let line = try program.ask(JSONEncoder().encode(request), isInterrupted: isInterrupted)
    guard let answer = try? JSONDecoder().decode(ServeAnswer.self, from: line) else { throw Self.misunderstood }
    if case .refused(let refusal) = answer { throw Failure(refusal) }
    return answer
  }

  private static let misunderstood = Failure("serve.misunderstood")

  /// ^C at the prompt is meant for the line that is typed.
  func stop() {}

  /// The session needn't last as long as the server could.
  func finish(isInterrupted: () -> Bool) {}

  func takeFailure() -> Failure? { nil }

  func takeNotices() -> [Phrase] { [] }

  /// The server goes with the session that has started it, and devices lose it.
  var farewell: Phrase? {
    guard let (process, store) = started.withLock({ $0 }), (try? store.server())?.process == process else { return nil }
    let count = (try? store.devices().count) ?? 0
    return count > 0 ? Phrase("serve.farewell", ["count": .integer(count)]) : nil
  }
}

extension Failure {
  fileprivate init(_ refusal: ServeRefusal) {
    var what = Phrase(refusal.key)
    what.arguments = refusal.values.map { Phrase.Argument(name: $0.key, value: .text($0.value)) }
    self.init(what)
  }
}

extension Service {
  static var serverProgram: Service {
    Service("server-program") { _ in
      ServerProgram()
    } end: {
      $0.end()
    }
  }
}
