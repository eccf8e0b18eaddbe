import Foundation
import TagarelaKit
import Testing
import Workspace

/// However names and texts come, they are kept as they can be seen and typed, and found again.
struct KeptNamesTests {
  /// A name with what files hold between its letters: escape sequences, line ends, NUL, marks of direction, and accents as
  /// letters of their own.
  private static func dirty(_ name: String) -> String {
    " \u{202E}\(name.decomposed)\u{0}\u{1B}[31m\r\n\u{FEFF}x\u{2069} "
  }

  private static func kept(_ name: String) -> String { "\(name) [31m x" }

  private func parcel() -> Parcel {
    let symbol = Symbol(
      name: Self.dirty("ção"), meaning: "a\u{0}b\r\nc", category: Category(name: Self.dirty("Coisas"), color: .red),
      picture: .sample("x"))
    let cells = [
      Board.Cell(position: 1, symbol: symbol),
      Board.Cell(position: 2, label: Self.dirty("Á"), spoken: "um\u{0}\r\ndois"),
    ]
    let board = Board(name: Self.dirty("Mesa"), size: .nine, layout: "nine", cells: cells)
    return Parcel(
      kind: .plan, patient: Patient(name: Self.dirty("João"), pathology: "a\u{0}b", email: "a@x.org"),
      tutor: Tutor(name: Self.dirty("Lúcia"), place: "ca\u{0}sa"), therapistEmail: "t@x.org",
      plans: [
        Plan(name: Self.dirty("Hora"), description: "a\u{0}b\r\nc", kind: .board, start: .some, board: board)
      ],
      observations: [Observation(at: .at(1), text: "um\u{0}a\r\nlinha", tutor: Self.dirty("Lúcia"))],
      touches: [Touch(at: .at(2), symbol: Self.dirty("ção"), plan: Self.dirty("Hora"))])
  }

  private func receive(_ parcel: Parcel, at desk: Desk) throws -> [ChangeSet.Item] {
    let changes = try desk.workspace.changes(in: Reading(parcel: parcel), pictures: Pictures())
    return try desk.workspace.change("receive") {
      try desk.workspace.apply(changes, only: Set(ChangeSet.Action.allCases))
    }
  }

  @Test func `what is received is kept tidy, and a second time nothing has changed`() throws {
    let desk = try Desk()
    #expect(try !receive(parcel(), at: desk).isEmpty)
    let workspace = desk.workspace
    let patient = try workspace.patient(named: "#1")
    #expect(patient.name == Self.kept("João") && patient.pathology == "ab")
    #expect(try workspace.tutors(of: patient.id).map(\.name) == [Self.kept("Lúcia")])
    #expect(try workspace.plans(of: patient.id).map(\.description) == ["ab\nc"])
    let plan = try workspace.plan(named: Self.kept("Hora"), of: patient.id)
    let board = try #require(try plan.board.flatMap { try workspace.board(id: $0) })
    #expect(try workspace.cells(of: board).map(\.text) == [Self.kept("ção"), Self.kept("Á")])
    #expect(try workspace.cells(of: board).map(\.spoken) == [nil, "um\ndois"])
    #expect(try workspace.categories().map(\.name) == [Self.kept("Coisas")])
    #expect(try workspace.symbols(for: patient.id).map(\.meaning) == ["ab\nc"])
    for parcel in [parcel(), parcel().tidy()] {
      let again = try workspace.changes(in: Reading(parcel: parcel), pictures: Pictures()).items
      #expect(again.map { "\($0.action) \($0.kind) \($0.fields)" } == [])
    }
  }

  @Test func `what a command or a module gives is kept tidy too`() throws {
    let desk = try Desk()
    let workspace = desk.workspace
    var patient = try workspace.add(Patient(name: Self.dirty("João")))
    #expect(patient.name == Self.kept("João"))
    patient.name = Self.dirty("Zé")
    try workspace.save(patient)
    #expect(try workspace.patient(id: patient.id)?.name == Self.kept("Zé"))
    var tutor = try workspace.add(Tutor(name: Self.dirty("Ana")), to: patient.id)
    tutor.name = Self.dirty("Bia")
    try workspace.save(tutor)
    #expect(try workspace.tutor(id: tutor.id)?.name == Self.kept("Bia"))
    var category = try workspace.add(Category(name: Self.dirty("Um"), color: .red))
    #expect(category.name == Self.kept("Um"))
    category.name = Self.dirty("Dois")
    try workspace.save(category)
    #expect(try workspace.category(id: category.id)?.name == Self.kept("Dois"))
    var symbol = try desk.symbol(Self.dirty("suco"), in: Self.kept("Dois"))
    #expect(symbol.name == Self.kept("suco"))
    symbol.name = Self.dirty("água")
    try workspace.save(symbol)
    #expect(try workspace.symbol(id: symbol.id)?.name == Self.kept("água"))
    var board = try desk.board(Self.dirty("Mesa"), of: patient, symbol)
    #expect(board.name == Self.kept("Mesa"))
    board.name = Self.dirty("Casa")
    try workspace.save(board)
    #expect(try workspace.board(id: board.id)?.name == Self.kept("Casa"))
    var plan = try desk.plan(Self.dirty("Hora"), for: tutor, .board(board))
    #expect(plan.name == Self.kept("Hora"))
    plan.name = Self.dirty("Dia")
    try workspace.save(plan)
    #expect(try workspace.plan(id: plan.id)?.name == Self.kept("Dia"))
    var cell = CellRecord(position: 3)
    cell.label = Self.dirty("mais")
    try workspace.save(cell, on: board)
    #expect(try workspace.cell(at: 3, of: board)?.label == Self.kept("mais"))
    let note = try workspace.add(Observation(at: .at(1), text: "a\u{0}b\r\nc"), to: patient.id)
    #expect(try workspace.observation(id: note)?.text == "ab\nc")
    try workspace.set("name", to: "Marta\u{0}\u{1B}")
    #expect(try workspace.setting("name") == "Marta")
  }

  @Test func `two names that look alike are one`() throws {
    let desk = try Desk()
    try desk.workspace.add(Patient(name: "Ana", born: .some))
    #expect(throws: Failure("patient.exists", ["name": "Ana"])) {
      try desk.workspace.add(Patient(name: "A\u{200B}na\u{2060}", born: .some))
    }
  }

  @Test func `a name of a file is as long as it may be, counted by what it is made of`() throws {
    let desk = try Desk()
    let marks = "a" + String(repeating: "\u{489}", count: 100_000)
    let long = String(repeating: "ab ", count: 100_000)
    let parcel = Parcel(
      kind: .usage, patient: Patient(name: marks), tutor: Tutor(name: long),
      touches: [Touch(at: .at(1), symbol: long), Touch(at: .at(2), symbol: marks)])
    _ = try receive(parcel, at: desk)
    for name in try desk.workspace.patients().map(\.name) + desk.workspace.touches(of: 1).map(\.symbolName) {
      #expect((1...NameRules.longest).contains(name.unicodeScalars.count))
    }
    #expect(try desk.workspace.changes(in: Reading(parcel: parcel), pictures: Pictures()).items.isEmpty)
  }
}

extension String {
  fileprivate var decomposed: String { decomposedStringWithCanonicalMapping }
}
