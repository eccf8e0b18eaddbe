import Foundation
import Services
import Shell
import TagarelaKit
import Workspace

extension Part {
  /// Finding among 100,000 symbols: as a command with its page, and as what Tab offers.
  static let search = Part(name: "search") { bench in
    let path = try Clinic.large(bench)
    let session = try bench.session(Workspace.open(path))
    let peer = try Peer(path)
    let printer = Printer(.plain)
    for (what, words) in [
      ("a whole word", "bafélomu"), ("a beginning of five letters", "bafel"), ("two letters", "ba"),
      ("mistyped", "bafelumo"),
      ("nothing like it", "zzqzzq"),
    ] {
      try bench.measure(
        "symbol find, \(what)", .milliseconds, budget: 5,
        ours: {
          try seconds {
            guard let outcome = try session.run("symbol find \(words)") else { return }
            _ = try printer.text(outcome, wording: session.wording, width: nil)
          }
        },
        peers: [(Peer.name, { try peer.run(found(words.folded)) })], value: { $0 * 1e3 })
    }
    let completer = Completer(session: session)
    _ = try session.run("system list")
    for (what, typed) in [("a beginning of a name", "bafe"), ("one letter", "b"), ("nothing typed", "")] {
      let line = "symbol show \(typed)"
      try bench.measure(
        "Tab, \(what)", .milliseconds, budget: 5,
        ours: { seconds { _ = completer.suggestions(for: line, cursor: line.utf8.count) } },
        peers: [(Peer.name, { try peer.run(beginning(typed)) })], value: { $0 * 1e3 })
    }
  }

  private static func found(_ words: String) -> String {
    """
    SELECT symbol.id, symbol.name, symbol.meaning FROM symbol_search JOIN symbol ON symbol.id = symbol_search.rowid
    WHERE symbol_search MATCH '"\(words)"*' AND symbol.patient IS NULL ORDER BY bm25(symbol_search, 10, 1) LIMIT 20
    """
  }

  private static func beginning(_ typed: String) -> String {
    """
    SELECT name FROM symbol WHERE patient IS NULL AND folded >= '\(typed)' AND folded < '\(typed)\u{10FFFF}'
    ORDER BY folded LIMIT 100
    """
  }
}

extension Bench {
  /// A session as a script has it.
  func session(_ workspace: Workspace) -> Session {
    var services = Services()
    services.add(workspace)
    services.add(catalog(over: registry, in: path("session")))
    return Session(
      registry: registry, services: services, ledger: workspace, console: PipeConsole(),
      wording: Wording("en", in: registry), isInterrupted: { false })
  }
}
