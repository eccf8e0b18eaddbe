import Foundation
import TagarelaTestSupport
import Testing

/// Changes that are exchanged by themselves while somebody sits at the prompt.
@Suite(.waiting, .enabled(if: PostgresProcess.isThere, "PostgreSQL is not installed (scripts/packages-test)"))
struct AutoSyncTests {
  private let server: PostgresProcess
  private let ana: SyncDesk
  private let rui: SyncDesk

  init() throws {
    server = try PostgresProcess()
    ana = try SyncDesk()
    rui = try SyncDesk()
    try done(ana, "patient new Giovanna", "sync set \(server.address())", "sync")
    try done(rui, "sync clone \(server.address())", "sync auto on")
  }

  private func done(_ desk: SyncDesk, _ lines: String...) throws {
    try desk.done(lines, trusting: server.certificate)
  }

  /// - Parameter row: what stands above the first prompt, as soon as it is there.
  private func prompt(_ desk: SyncDesk, _ arguments: [String] = [], row: String? = nil) throws -> PseudoTerminal {
    let terminal = try desk.tagarela.prompt(
      ["--lang", "en"] + arguments, environment: ["SSL_CERT_FILE": server.certificate])
    _ = try terminal.expect("tagarela> ")
    while let row, !terminal.seen.contains(row) { try terminal.expectAnything() }
    return terminal
  }

  private func wait(_ seconds: Int, for what: String, _ isThere: () throws -> Bool) throws {
    for _ in 0..<seconds * 10 {
      if try isThere() { return }
      usleep(100_000)
    }
    Issue.record("\(what) hasn't come in \(seconds) seconds")
  }

  private func isAtServer(_ text: String) throws -> Bool {
    try server.sql("SELECT count(*) FROM tagarela.field WHERE value = 't\(text)'") == ["1"]
  }

  @Test func `what is done at the prompt goes by itself, and what comes is said above it`() throws {
    let terminal = try prompt(rui, row: "all is exchanged")
    try terminal.send("note --patient giovanna 'Pediu suco.'\r")
    try wait(120, for: "the note") { try isAtServer("Pediu suco.") }
    try done(ana, "note --patient giovanna 'Pediu bolo.'", "sync")
    _ = try terminal.expect("came (")
    #expect(try rui.content().contains { $0.hasSuffix("Pediu bolo.") })
    try terminal.send("undo\r")
    _ = try terminal.expect("note")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .status(0))
    // What was taken back is one's own, not what has come.
    #expect(try rui.content().contains { $0.hasSuffix("Pediu bolo.") })
    #expect(try !rui.content().contains { $0.hasSuffix("Pediu suco.") })
  }

  @Test func `who was erased elsewhere is erased while somebody types, and it is said`() throws {
    let terminal = try prompt(rui, row: "all is exchanged")
    try terminal.send("note --patient giovanna 'Pediu suco.'\r")
    try wait(120, for: "the note") { try isAtServer("Pediu suco.") }
    try done(ana, "sync", "patient erase giovanna --yes", "sync")
    try wait(120, for: "the erasure") { try rui.content().isEmpty }
    // Said before the next prompt, once the exchange that brought it has ended.
    try wait(30, for: "word of it") {
      try terminal.send("patient list\r")
      return (try? terminal.expect("1 patient was erased on another computer", within: 2)) != nil
    }
    #expect(try rui.files(holding: ["Pediu suco."]) == [])
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(try rui.files(holding: ["Giovanna", "giovanna", "Pediu suco."]) == [])
  }

  @Test func `who leaves right after a command still hands it over, within a second or so`() throws {
    var isHandedOver = false
    for round in 1...20 {
      let note = "Pediu suco \(round)."
      let terminal = try prompt(rui, row: "all is exchanged")
      try terminal.send("note --patient giovanna '\(note)'\r")
      _ = try terminal.expect("tagarela> ")
      try terminal.send("quit\r")
      #expect(try terminal.waitForExit() == .status(0))
      isHandedOver = try isAtServer(note)
      if isHandedOver { break }
      // A second isn't enough for a busy machine: then it waits for the next exchange.
      try done(rui, "sync")
      #expect(try isAtServer(note))
    }
    #expect(isHandedOver)
  }

  @Test func `a database that is away is said once, nothing is lost, and the end doesn't wait for it`() throws {
    try done(rui, "sync set postgresql://ana@localhost:1/clinica")
    let terminal = try prompt(rui, row: "can't be reached")
    try terminal.send("note --patient giovanna 'Pediu suco.'\r")
    _ = try terminal.expect("tagarela> ")
    try terminal.send("quit\r")
    _ = try terminal.expect("for the clinic's database")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(try rui.content().contains { $0.hasSuffix("Pediu suco.") })
  }

  @Test func `who hears the prompt is told once what has come, with no row above it`() throws {
    try done(ana, "note --patient giovanna 'Pediu bolo.'", "sync")
    let terminal = try prompt(rui, ["--plain"])
    try wait(120, for: "the note") { try rui.content().contains { $0.hasSuffix("Pediu bolo.") } }
    // Said before the next prompt, once the exchange that brought it has ended.
    try wait(30, for: "word of it") {
      try terminal.send("\r")
      return (try? terminal.expect("from the clinic", within: 2)) != nil
    }
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(!terminal.seen.contains("all is exchanged"))
  }

  @Test func `a script exchanges nothing by itself, and off is off`() throws {
    try done(rui, "note --patient giovanna 'Pediu suco.'")
    #expect(try !isAtServer("Pediu suco."))
    try done(rui, "sync auto off")
    let terminal = try prompt(rui)
    try terminal.send("note --patient giovanna 'Pediu pão.'\r")
    _ = try terminal.expect("tagarela> ")
    usleep(4_000_000)
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(try !isAtServer("Pediu pão.") && !isAtServer("Pediu suco."))
  }
}
