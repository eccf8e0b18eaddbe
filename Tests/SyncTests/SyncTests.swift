import Foundation
import TagarelaTestSupport
import Testing

/// Two therapists' computers and a real database between them.
@Suite(.waiting, .enabled(if: PostgresProcess.isThere, "PostgreSQL is not installed (scripts/packages-test)"))
struct SyncTests {
  private let server: PostgresProcess
  private let ana: SyncDesk
  private let rui: SyncDesk

  init() throws {
    server = try PostgresProcess()
    ana = try SyncDesk()
    rui = try SyncDesk()
  }

  private func done(_ desk: SyncDesk, _ lines: String...) throws {
    try desk.done(lines, trusting: server.certificate)
  }

  /// Ana's workspace with a patient, a symbol and a board, in the database, and Rui's as a copy of it.
  private func begin() throws {
    try done(
      ana, "patient new Giovanna --email mae@exemplo.org", "use giovanna", "note 'Pediu suco.'",
      "category new lanche --color green",
      "symbol new suco --category lanche --picture '\(Tagarela.pictures)/suco.svg'",
      "board new Lanche", "board put Lanche 1 suco", "sync set \(server.address())", "sync")
    try done(rui, "sync clone \(server.address())")
  }

  @Test func `a new computer gets all that the clinic has, pictures as well`() throws {
    try begin()
    let content = try ana.content()
    #expect(content.count >= 5)
    #expect(try rui.content() == content)
    #expect(try ana.run("audit list").output.contains("synchronised"))
    #expect(try server.sql("SELECT count(*) FROM tagarela.medium WHERE hash = encode(sha256(bytes), 'hex')") == ["1"])
  }

  @Test func `two therapists on one board both keep their work`() throws {
    try begin()
    try done(
      ana, "symbol new pão --category lanche --picture '\(Tagarela.pictures)/pao.svg'", "board put Lanche 2 pão", "sync"
    )
    try done(
      rui, "symbol new bolo --category lanche --picture '\(Tagarela.pictures)/pao.svg'", "board put Lanche 2 bolo")
    let told = try rui.run("sync", trusting: server.certificate)
    try done(ana, "sync")
    let content = try ana.content()
    #expect(try rui.content() == content)
    #expect(content.filter { $0.hasPrefix("cell ") }.count == 3)
    #expect(told.errors.contains("1 cell was in the same place of a board as another, and moved"), "\(told.errors)")
  }

  @Test func `a text that two have written is listed, and one of the two is chosen for both`() throws {
    try begin()
    try done(ana, "patient edit giovanna --pathology 'fala pouco'", "sync")
    try done(rui, "patient edit giovanna --pathology 'não fala'", "sync")
    let told = try rui.run("sync conflicts")
    #expect(told.output.contains("não fala") && told.output.contains("fala pouco"))
    try done(rui, "sync conflicts --theirs", "sync")
    try done(ana, "sync")
    for desk in [ana, rui] { #expect(try desk.content().contains { $0.hasSuffix("mae@exemplo.org fala pouco") }) }
    #expect(try rui.run("sync conflicts").output.contains("no text was written differently elsewhere"))
  }

  @Test func `a removed patient is gone from the server, and from the others when they exchange`() throws {
    try begin()
    try done(ana, "patient remove giovanna", "sync")
    #expect(try server.sql("SELECT count(*) FROM tagarela.field WHERE value LIKE '%Giovanna%'") == ["0"])
    #expect(try server.sql("SELECT count(*) FROM tagarela.field WHERE value LIKE '%suco.%'") == ["0"])
    let status = try ana.run("sync status", trusting: server.certificate)
    #expect(status.output.contains("still to come"), "\(status.output)")
    #expect(try rui.content().contains { $0.contains("Giovanna") })
    try done(rui, "sync")
    #expect(try !rui.content().contains { $0.contains("Giovanna") || $0.contains("Pediu") })
  }

  @Test
  func `an erased patient is in no byte of either computer when both have exchanged, and nothing brings them back`()
    throws
  {
    try begin()
    try done(rui, "note 'Riu de novo.' --patient giovanna", "sync")
    try done(ana, "sync", "patient erase giovanna --yes", "sync")
    let told = try rui.run("sync", trusting: server.certificate)
    #expect(told.errors.contains("1 patient was erased on another computer"))
    for desk in [ana, rui] {
      #expect(try desk.files(holding: ["Giovanna", "Pediu suco.", "Riu de novo."]) == [])
    }
    let undone = try rui.run("undo", trusting: server.certificate)
    #expect(undone.errors.contains("nothing to undo"), "\(undone.output) \(undone.errors)")
    try done(ana, "sync")
    try done(rui, "sync")
    #expect(try ana.content() == rui.content())
    #expect(try server.sql("SELECT count(*) FROM tagarela.field WHERE value LIKE '%Giovanna%'") == ["0"])
  }

  @Test func `who belongs to one patient gets nothing of another`() throws {
    try begin()
    try done(ana, "patient new Rui", "use rui", "note 'segredo'", "sync")
    let uid = try #require(try server.sql("SELECT uid FROM tagarela.field WHERE value = 'tGiovanna'").first)
    try server.letIn("bia", patient: uid)
    let bia = try SyncDesk()
    try done(bia, "sync clone \(server.address(of: "bia"))")
    let content = try bia.content()
    #expect(content.contains { $0.contains("Giovanna") } && content.contains { $0.contains("Pediu") })
    #expect(!content.contains { $0.contains("segredo") })
    try done(bia, "use giovanna", "note 'Pediu pão.'", "sync")
    try done(ana, "sync")
    #expect(try ana.content().contains { $0.hasSuffix("Pediu pão.") })
  }

  @Test func `who belongs to one patient can't write, give or take away what is another's, past the program as well`()
    throws
  {
    try begin()
    try done(ana, "patient new Rui", "note --patient rui 'segredo'", "sync")
    let uid = try #require(try server.sql("SELECT uid FROM tagarela.field WHERE value = 'tGiovanna'").first)
    let other = try #require(try server.sql("SELECT uid FROM tagarela.field WHERE value = 'tRui'").first)
    try server.letIn("bia", patient: uid)
    let before = try server.sql("SELECT * FROM tagarela.field WHERE owner = '\(other)' ORDER BY tab, uid, name")
    #expect(!before.isEmpty)
    #expect(try server.sql("SELECT count(*) FROM tagarela.field WHERE owner = '\(other)'", as: "bia") == ["0"])
    #expect(try server.sql("SELECT count(*) FROM tagarela.field WHERE owner = '\(uid)'", as: "bia") != ["0"])
    _ = try server.sql("UPDATE tagarela.field SET value = 't' WHERE owner = '\(other)'", as: "bia")
    _ = try server.sql("DELETE FROM tagarela.field WHERE owner = '\(other)'", as: "bia")
    for statement in [
      """
      INSERT INTO tagarela.field (clinic, tab, uid, name, owner, value, time, origin, number)
      SELECT id, 'observation', 'x', 'text', '\(other)', 'tforged', 1, 'x', 1 FROM tagarela.clinic
      """,
      "UPDATE tagarela.field SET owner = '\(other)' WHERE owner = '\(uid)'",
      "INSERT INTO tagarela.member (role, clinic) SELECT 'bia', id FROM tagarela.clinic",
      "UPDATE tagarela.clinic SET version = 9",
    ] {
      #expect(throws: ChildProgram.Failure.self, "\(statement)") { try server.sql(statement, as: "bia") }
    }
    #expect(
      try server.sql("SELECT * FROM tagarela.field WHERE owner = '\(other)' ORDER BY tab, uid, name") == before)
  }

  @Test func `who belongs to another clinic sees nothing of this one, and who belongs to none is told`() throws {
    try begin()
    _ = try server.sql(
      """
      CREATE ROLE caio LOGIN PASSWORD '\(PostgresProcess.password)';
      GRANT USAGE ON SCHEMA tagarela TO caio;
      GRANT SELECT ON tagarela.clinic, tagarela.member TO caio;
      GRANT SELECT, INSERT, UPDATE, DELETE ON tagarela.field, tagarela.medium, tagarela.workspace TO caio;
      GRANT USAGE ON SEQUENCE tagarela.number TO caio;
      """)
    let caio = try SyncDesk()
    try done(caio, "patient new Caio", "sync set \(server.address(of: "caio"))")
    let refused = try caio.run("sync", trusting: server.certificate)
    #expect(refused.status == 1 && refused.errors.contains("may not do that"), "\(refused.errors)")
    _ = try server.sql(
      """
      INSERT INTO tagarela.clinic (id, version) SELECT 'other', version FROM tagarela.clinic;
      INSERT INTO tagarela.member (role, clinic) VALUES ('caio', 'other');
      """)
    try done(caio, "sync")
    #expect(try caio.content().count == 1)
    for table in ["field", "medium", "workspace", "clinic"] {
      let column = table == "clinic" ? "id" : "clinic"
      let seen = try server.sql("SELECT DISTINCT \(column) FROM tagarela.\(table)", as: "caio")
      #expect(seen == [] || seen == ["other"], "\(table)")
    }
    try done(ana, "sync")
    #expect(try !ana.content().contains { $0.contains("Caio") })
  }

  @Test func `a server without proof, a wrong password and a server that is away are told, and nothing is lost`()
    throws
  {
    try done(ana, "patient new Giovanna", "sync set \(server.address())")
    let unknown = try ana.run("sync")
    #expect(unknown.status == 1 && unknown.errors.contains("can't prove who it is"), "\(unknown.errors)")
    let stranger = try SyncDesk(password: "guessed")
    try done(stranger, "sync set \(server.address())")
    let refused = try stranger.run("sync", trusting: server.certificate)
    #expect(refused.status == 1 && refused.errors.contains("doesn't take this user and password"), "\(refused.errors)")
    #expect(!refused.errors.contains("guessed"))
    let away = try SyncDesk()
    try done(away, "patient new Rui", "sync set postgresql://ana@localhost:1/clinica")
    let unreachable = try away.run("sync", trusting: server.certificate)
    #expect(unreachable.status == 1 && unreachable.errors.contains("can't be reached"), "\(unreachable.errors)")
    #expect(try away.run("sync status").output.contains("can't be reached") == false)
    #expect(try away.content().count == 1)
  }

  @Test(arguments: [
    ("http://localhost/clinica", "no address of a database"), ("postgresql://localhost", "no address of a database"),
    ("postgresql://ana@localhost:99999/clinica", "no address of a database"),
    ("postgresql://ana:secret@localhost/clinica", "a password in the address"),
    ("postgres:/ana:secret@localhost/clinica", "no address of a database"),
    ("http://ana:secret@localhost/clinica", "no address of a database"),
    ("postgresql://ana@localhost/clinica?host=elsewhere", "no address of a database"),
  ])
  func `an address that is none is told with the place`(_ address: String, _ told: String) throws {
    let result = try ana.run("sync set '\(address)'")
    #expect(result.status == 1 && result.errors.contains(told), "\(result.errors)")
    #expect(!(result.errors + result.output).contains("secret"))
    #expect(try ana.run("sync").output.contains("no clinic's database is set"))
  }

  @Test func `a workspace with data isn't mixed with a clinic's by a clone`() throws {
    try begin()
    let other = try SyncDesk()
    try done(other, "patient new Outra")
    let result = try other.run("sync clone \(server.address())", trusting: server.certificate)
    #expect(result.status == 1 && result.errors.contains("already has data"), "\(result.errors)")
    #expect(try server.sql("SELECT count(*) FROM tagarela.field WHERE value = 'tOutra'") == ["0"])
  }

  @Test func `a database of a later version is left alone`() throws {
    try begin()
    _ = try server.sql("UPDATE tagarela.clinic SET version = version + 1")
    try done(ana, "note --patient giovanna 'Depois.'")
    let result = try ana.run("sync", trusting: server.certificate)
    #expect(result.status == 1 && result.errors.contains("later version"), "\(result.errors)")
    #expect(try server.sql("SELECT count(*) FROM tagarela.field WHERE value = 'tDepois.'") == ["0"])
  }

  /// How many times a side is killed.
  static let rounds = Int(ProcessInfo.processInfo.environment["TAGARELA_SYNC_ROUNDS"] ?? "") ?? 12

  @Test func `killed at any moment, either side goes on where it was, and both end alike`() throws {
    try begin()
    var random = Seeded(state: 7)
    try done(ana, "note --patient giovanna 'antes'")
    // Who is killed later than an exchange takes has ended by itself.
    let whole = try ContinuousClock().measure { try done(ana, "sync") } / .microseconds(1)
    var interrupted = 0
    for round in 0..<Self.rounds {
      let desk = round.isMultiple(of: 2) ? ana : rui
      try done(
        desk, "note --patient giovanna 'nota \(round)'", "patient edit giovanna --email r\(round)@exemplo.org",
        "symbol new 's\(round)' --category lanche --picture '\(Tagarela.pictures)/suco.svg'")
      let program = try desk.start(["sync"], trusting: server.certificate)
      usleep(UInt32.random(in: 0..<UInt32(whole), using: &random))
      if round % 4 == 3 { try server.crash() } else { program.signal(SIGKILL) }
      if try program.result().status != 0 { interrupted += 1 }
    }
    #expect(interrupted > 0)
    for desk in [ana, rui, ana] { try done(desk, "sync") }
    let content = try ana.content()
    #expect(try rui.content() == content)
    for round in 0..<Self.rounds {
      #expect(content.filter { $0.hasSuffix(" nota \(round)") }.count == 1)
      #expect(content.filter { $0.contains(" s\(round) ") }.count == 1)
    }
    #expect(content.contains { $0.contains("r\(Self.rounds - 1)@exemplo.org") })
    for desk in [ana, rui] { #expect(try desk.run("check").output.contains("no problems")) }
  }

  @Test func `over a line that is slow and cut again and again, all arrives once`() throws {
    try begin()
    let line = try BadLine(to: server.port, seed: 5)
    let address = "postgresql://ana@localhost:\(line.port)/clinica"
    for desk in [ana, rui] { try done(desk, "sync set \(address)") }
    var (cut, through) = (0, 0)
    for round in 0..<Self.rounds {
      let desk = round.isMultiple(of: 2) ? ana : rui
      try done(
        desk, "note --patient giovanna 'nota \(round)'",
        "symbol new 's\(round)' --category lanche --picture '\(Tagarela.pictures)/pao.svg'",
        "patient edit giovanna --email r\(round)@exemplo.org")
      let result = try desk.run("sync", trusting: server.certificate)
      if result.status == 0 { through += 1 } else { cut += 1 }
      #expect(result.status == 0 || result.errors.contains("database"), "\(result.errors)")
    }
    #expect(cut > 0 && through > 0, "\(cut) \(through)")
    for desk in [ana, rui, ana] { try done(desk, "sync set \(server.address())", "sync") }
    let content = try ana.content()
    #expect(try rui.content() == content)
    for round in 0..<Self.rounds {
      #expect(content.filter { $0.hasSuffix(" nota \(round)") }.count == 1)
      #expect(content.filter { $0.contains(" s\(round) ") }.count == 1)
    }
  }
}
