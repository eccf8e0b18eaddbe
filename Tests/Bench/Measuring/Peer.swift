import BenchPeer

/// SQLite's prepared statements in C.
final class Peer {
  static let name = "prepared statements in C"

  private let peer: OpaquePointer

  init(_ path: String) throws {
    guard let peer = bench_peer_open(path) else { throw Trouble("SQLite can't open \(path)") }
    self.peer = peer
  }

  deinit { bench_peer_close(peer) }

  func execute(_ sql: String) throws {
    guard bench_peer_execute(peer, sql) == 0 else { throw trouble }
  }

  /// - Parameter values: see `bench_peer_run`.
  /// - Returns: seconds a run.
  func run(_ sql: String, _ values: String = "", after first: Int = 0, times count: Int = 1) throws -> Double {
    let nanoseconds = bench_peer_run(peer, sql, values, first, count)
    guard nanoseconds >= 0 else { throw trouble }
    return nanoseconds / 1e9
  }

  private var trouble: Trouble { Trouble(String(cString: bench_peer_message(peer))) }
}
