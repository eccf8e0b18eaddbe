import Foundation
import GRDB
import TagarelaKit
import Testing

@testable import Workspace

/// What becomes of a clinic's data when several workspaces work on it (docs/sync.md).
struct ReplicaTests {
  private let one: Desk
  private let two: Desk
  private let exchange = Exchange()
  private var both: [Workspace] { [one.workspace, two.workspace] }

  init() throws {
    one = try Desk(tables: [Worker.tables])
    two = try Desk(tables: [Worker.tables])
    for workspace in [one.workspace, two.workspace] { try workspace.takePart(at: "s") }
  }

  private func settle() throws { try exchange.settle(both) }

  /// Until the clock, which counts milliseconds, says another: of two writings in one, the workspace's name says which is later.
  private func waitForTick() {
    let now = LogicalTime.next(after: 0)
    while LogicalTime.next(after: 0) == now {}
  }

  @Test func `what was there before workspaces took part reaches the others, with its pictures`() throws {
    let (gi, suco) = try one.workspace.change("new") { (try one.patient("Gi"), try one.symbol("suco")) }
    try one.workspace.change("more") {
      let board = try one.board("Lanche", of: gi, suco)
      _ = try one.plan("Hora", for: one.workspace.add(Tutor(name: "Ana"), to: gi.id), .board(board))
    }
    try settle()
    #expect(try one.workspace.content() == two.workspace.content())
    let there = try two.workspace.symbol(named: "suco", for: nil)
    #expect(try two.workspace.picture(there.picture) == .sample("suco"))
    #expect(try two.workspace.plans(of: nil).map(\.name) == ["Hora"])
  }

  @Test func `an erased patient is in no byte of the file, waits to go from the others, and goes`() throws {
    let mark = "Zuleica-the-erased"
    let gi = try one.workspace.change("new") {
      let gi = try one.patient(mark)
      try one.workspace.add(Observation(at: .at(0), text: "\(mark) asked"), to: gi.id)
      return gi
    }
    try settle()
    #expect(try two.workspace.patients().map(\.name) == [mark])
    #expect(try one.workspace.erase(gi, tables: [Worker.tables], by: "Ana") == .done)
    for ending in ["", "-wal"] {
      let bytes = (try? Data(contentsOf: URL(filePath: one.workspace.path + ending))) ?? Data()
      #expect(bytes.range(of: Data(mark.utf8)) == nil, "\(ending)")
    }
    #expect(try one.workspace.unsentCount() > 0)
    try settle()
    #expect(try two.workspace.patients().isEmpty)
    #expect(try two.workspace.content() == one.workspace.content())
  }

  @Test func `two fields of one thing changed apart are both kept`() throws {
    let gi = try one.workspace.change("new") { try one.patient("Gi") }
    try settle()
    var here = gi
    here.email = "gi@example.org"
    try one.workspace.change("edit") { try one.workspace.save(here) }
    var there = try two.workspace.patient(named: "Gi")
    there.pathology = "TEA"
    try two.workspace.change("edit") { try two.workspace.save(there) }
    try settle()
    for workspace in both {
      let patient = try workspace.patient(named: "Gi")
      #expect(patient.email == "gi@example.org" && patient.pathology == "TEA")
      #expect(try workspace.disagreements() == [])
    }
  }

  @Test func `a text that two have written stays in both versions until one is chosen`() throws {
    let note = try one.workspace.change("new") {
      try one.workspace.add(Observation(at: .at(0), text: "pede"), to: one.patient("Gi").id)
    }
    try settle()
    try one.workspace.change("edit") {
      try one.workspace.save(try #require(try one.workspace.observation(id: note)), text: "pede suco", at: .at(0))
    }
    let patient = try two.workspace.patient(named: "Gi")
    let there = try #require(try two.workspace.observations(of: patient.id).first)
    waitForTick()
    try two.workspace.change("edit") { try two.workspace.save(there, text: "pede água", at: .at(0)) }
    try settle()
    let all = try both.flatMap { try $0.disagreements() }
    let disagreement = try #require(all.first)
    #expect(all.count == 1)
    #expect(Set([disagreement.here, disagreement.there]) == ["pede suco", "pede água"])
    // The later stands for both meanwhile.
    #expect(disagreement.stands == "pede água")
    let chooser = try both[0].disagreements().isEmpty ? both[1] : both[0]
    try chooser.change("choose") {
      _ = try chooser.settle(disagreement: disagreement.number, ours: disagreement.here == "pede suco")
    }
    try settle()
    for workspace in both {
      #expect(try workspace.observations(of: workspace.patient(named: "Gi").id).map(\.text) == ["pede suco"])
      #expect(try workspace.disagreements() == [])
    }
  }

  @Test func `undo brings back a choice with both texts, and redo makes it again`() throws {
    let gi = try one.workspace.change("new") { try one.patient("Gi") }
    try settle()
    for (workspace, text) in [(one.workspace, "fala pouco"), (two.workspace, "não fala")] {
      var patient = try workspace.patient(named: "Gi")
      patient.pathology = text
      try workspace.change("edit") { try workspace.save(patient) }
    }
    try settle()
    let chooser = try both[0].disagreements().isEmpty ? both[1] : both[0]
    let open = try #require(try chooser.disagreements().first)
    try chooser.change("choose") { _ = try chooser.settle(disagreement: open.number, ours: open.here != open.stands) }
    #expect(try chooser.disagreements() == [])
    #expect(try chooser.undo() == "choose")
    #expect(try chooser.disagreements() == [open])
    #expect(try chooser.redo() == "choose")
    #expect(try chooser.disagreements() == [])
    // What can't be done again any more is open for good.
    _ = try chooser.undo()
    try chooser.change("other") { _ = try chooser.add(Tutor(name: "Ana"), to: chooser.patient(named: gi.name).id) }
    #expect(try chooser.disagreements() == [open])
  }

  @Test func `two who fill the same place of a board keep both symbols`() throws {
    let board = try one.workspace.change("new") { try one.board("Lanche") }
    try settle()
    try one.workspace.change("put") { try one.workspace.put(one.symbol("suco"), at: 5, on: board) }
    let there = try two.workspace.board(named: "Lanche", for: nil)
    try two.workspace.change("put") { try two.workspace.put(two.symbol("pão"), at: 5, on: there) }
    try settle()
    for workspace in both {
      let cells = try workspace.cells(of: workspace.board(named: "Lanche", for: nil))
      #expect(cells.map(\.text) == ["suco", "pão"])
      #expect(cells.map(\.position) == [5, 6])
    }
  }

  @Test func `a full board gets a further page for what two have put in one place`() throws {
    let board = try one.workspace.change("new") {
      let symbols = try (1...8).map { try one.symbol("s\($0)") }
      let board = try one.board("Lanche")
      for (place, symbol) in symbols.enumerated() { try one.workspace.put(symbol, at: place + 1, on: board) }
      return board
    }
    try settle()
    try one.workspace.change("put") { try one.workspace.put(one.symbol("suco"), at: 9, on: board) }
    let there = try two.workspace.board(named: "Lanche", for: nil)
    try two.workspace.change("put") { try two.workspace.put(two.symbol("pão"), at: 9, on: there) }
    try settle()
    for workspace in both {
      let board = try workspace.board(named: "Lanche", for: nil)
      #expect(board.pages == 2)
      #expect(try workspace.cells(of: board).suffix(2).map(\.text) == ["suco", "pão"])
      #expect(try workspace.check(tables: [Worker.tables]) == [])
    }
  }

  @Test func `what is removed goes everywhere, and nothing of it is kept among what is shared`() throws {
    let gi = try one.workspace.change("new") { try one.patient("Giovanna") }
    _ = try one.workspace.change("note") {
      try one.workspace.add(Observation(at: .at(0), text: "segredo"), to: gi.id)
    }
    try settle()
    try one.workspace.change("remove") { try one.workspace.remove(gi) }
    try settle()
    for workspace in both {
      #expect(try workspace.patients().isEmpty)
      let kept = try workspace.read {
        try String.fetchAll($0, sql: "SELECT value FROM replica_field WHERE value IS NOT NULL")
      }
      #expect(kept.filter { $0.contains("segredo") || $0.contains("Giovanna") } == [])
    }
  }

  @Test func `a removal that is undone brings all back everywhere`() throws {
    let gi = try one.workspace.change("new") { try one.patient("Gi") }
    _ = try one.workspace.change("note") {
      try one.workspace.add(Observation(at: .at(0), text: "pede"), to: gi.id)
    }
    try settle()
    let before = try one.workspace.content()
    try one.workspace.change("remove") { try one.workspace.remove(gi) }
    try settle()
    #expect(try two.workspace.patients().isEmpty)
    _ = try one.workspace.undo()
    try settle()
    #expect(try one.workspace.content() == before)
    #expect(try two.workspace.content() == before)
  }

  @Test func `undo takes back one's own last command, not what came from others`() throws {
    try one.workspace.change("mine") { _ = try one.patient("Gi") }
    try two.workspace.change("theirs") { _ = try two.patient("Rui") }
    try settle()
    #expect(try one.workspace.undo() == "mine")
    #expect(try one.workspace.undo() == nil)
    try settle()
    for workspace in both { #expect(try workspace.patients().map(\.name) == ["Rui"]) }
    #expect(try one.workspace.redo() == "mine")
    try settle()
    for workspace in both { #expect(try workspace.patients().map(\.name) == ["Gi", "Rui"]) }
  }

  @Test func `a category that was removed here and filled there stays`() throws {
    try one.workspace.change("new") { _ = try one.workspace.add(Category(name: "frutas", color: .green)) }
    try settle()
    try one.workspace.change("remove") { try one.workspace.remove(one.workspace.category(named: "frutas")) }
    try two.workspace.change("fill") { _ = try two.symbol("uva", in: "frutas") }
    try settle()
    for workspace in both {
      #expect(try workspace.categories().map(\.name) == ["frutas"])
      #expect(try workspace.symbols(for: nil).map(\.name) == ["uva"])
    }
  }

  @Test func `two categories that were given one name are told apart by a number`() throws {
    try one.workspace.change("new") {
      for name in ["frutas", "doces"] { _ = try one.workspace.add(Category(name: name, color: .green)) }
    }
    try settle()
    for (desk, name) in [(one, "frutas"), (two, "doces")] {
      var category = try desk.workspace.category(named: name)
      category.name = "lanche"
      try desk.workspace.change("rename") { try desk.workspace.save(category) }
    }
    try settle()
    for workspace in both { #expect(try Set(workspace.categories().map(\.name)) == ["lanche", "lanche 2"]) }
  }

  @Test func `a workspace whose clock is a day behind still has the last word when it writes last`() throws {
    let gi = try one.workspace.change("new") { try one.patient("Gi") }
    let day: Int64 = 86_400_000 << 16
    try one.workspace.read { try Steps(db: $0).saw(LogicalTime(rawValue: LogicalTime.next(after: 0).rawValue + day)) }
    var here = gi
    here.email = "ahead@example.org"
    try one.workspace.change("edit") { try one.workspace.save(here) }
    try settle()
    var there = try two.workspace.patient(named: "Gi")
    there.email = "behind@example.org"
    try two.workspace.change("edit") { try two.workspace.save(there) }
    try settle()
    for workspace in both { #expect(try workspace.patient(named: "Gi").email == "behind@example.org") }
  }

  @Test func `a field and a table of a later version are kept, passed on, and shown by whoever knows them`() throws {
    let later = ReplicaChange(
      table: "drawn_later", uid: "z", owner: nil, field: "text", value: "tx", time: LogicalTime(rawValue: 5),
      origin: "w")
    let gi = try one.workspace.change("new") { try one.patient("Gi") }
    let field = ReplicaChange(
      table: "patient", uid: gi.uid, owner: gi.uid, field: "nickname", value: "tGigi",
      time: LogicalTime(rawValue: LogicalTime.next(after: 0).rawValue + (1000 << 16)), origin: "w")
    let isThere = ReplicaChange(
      table: "drawn_later", uid: "z", owner: nil, field: "", value: "here", time: LogicalTime(rawValue: 5), origin: "w")
    exchange.take([later, isThere])
    try exchange.sync(one.workspace)
    exchange.take([field])
    try settle()
    #expect(try one.workspace.patients().map(\.name) == ["Gi"])
    let kept = try two.workspace.read {
      try String.fetchAll($0, sql: "SELECT value FROM replica_field WHERE name IN ('nickname', 'text')")
    }
    #expect(Set(kept) == ["tGigi", "tx"])
    // The version in which both are known.
    for workspace in both {
      try workspace.read { db in
        try db.execute(
          sql: """
            ALTER TABLE patient ADD COLUMN nickname TEXT;
            CREATE TABLE drawn_later (id INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, text TEXT NOT NULL);
            """)
        try LogTables.register(["patient", "drawn_later"], in: db)
      }
      workspace.recorder.forgetTables()
      _ = try workspace.merge([])
      let shown = try workspace.read {
        try String.fetchAll($0, sql: "SELECT nickname FROM patient UNION ALL SELECT text FROM drawn_later")
      }
      #expect(shown == ["Gigi", "x"])
    }
  }

  @Test func `a restored workspace takes up what the others have done since`() throws {
    try one.workspace.change("new") { _ = try one.patient("Gi") }
    try settle()
    let backup = one.workspace.path + ".backup"
    try one.workspace.backup(to: backup)
    try one.workspace.change("after") { _ = try one.patient("Ana") }
    try two.workspace.change("after") { _ = try two.patient("Rui") }
    try settle()
    _ = try one.workspace.restore(from: backup, tables: [Worker.tables])
    #expect(try one.workspace.patients().map(\.name) == ["Gi"])
    try settle()
    for workspace in both { #expect(try workspace.patients().map(\.name) == ["Ana", "Gi", "Rui"]) }
  }

  @Test func `changes that were forgotten before they were sent are found all the same`() throws {
    let gi = try one.workspace.change("new") { try one.patient("Gi") }
    try settle()
    var here = gi
    here.email = "gi@example.org"
    try one.workspace.change("edit") { try one.workspace.save(here) }
    _ = try one.workspace.forget()
    try settle()
    #expect(try two.workspace.patient(named: "Gi").email == "gi@example.org")
  }
}
