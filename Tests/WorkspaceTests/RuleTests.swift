import Foundation
import TagarelaKit
import Testing
import Workspace

/// What the clinic's data must be, rows T1 to T5.
struct RuleTests {
  private func key(_ body: () throws -> Void) -> String? {
    let failure = #expect(throws: Failure.self) { try body() }
    return failure?.what.key
  }

  @Test func `a tutor needs a patient`() throws {
    let desk = try Desk()
    _ = #expect(throws: Failure.self) { try desk.workspace.add(Tutor(name: "Ana"), to: 99) }
    #expect(try desk.workspace.tutors(of: nil, former: true).isEmpty)
  }

  @Test func `a patient has several tutors, each name once, and two patients may have one of the same name`() throws {
    let desk = try Desk()
    let giovanna = try desk.patient()
    let bia = try desk.patient("Bia")
    for name in ["Ana", "Rui"] { try desk.workspace.add(Tutor(name: name), to: giovanna.id) }
    try desk.workspace.add(Tutor(name: "Ana"), to: bia.id)
    #expect(try desk.workspace.tutors(of: giovanna.id).map(\.name) == ["Ana", "Rui"])
    #expect(key { try desk.workspace.add(Tutor(name: "ANA"), to: giovanna.id) } == "tutor.exists")
    #expect(key { _ = try desk.workspace.tutor(named: "ana", of: nil) } == "tutor.ambiguous")
    #expect(try desk.workspace.tutor(named: "ana", of: bia.id).patient == bia.id)
  }

  @Test func `two patients may share a name, but not their birth date too`() throws {
    let desk = try Desk()
    try desk.workspace.add(Patient(name: "João", born: .some))
    try desk.workspace.add(Patient(name: "João", born: nil))
    #expect(key { try desk.workspace.add(Patient(name: "joao", born: .some)) } == "patient.exists")
    #expect(try desk.workspace.patients().count == 2)
  }

  @Test func `a plan needs a symbol`() throws {
    let desk = try Desk()
    let tutor = try desk.workspace.add(Tutor(name: "Ana"), to: desk.patient().id)
    let empty = try desk.board("Lanche")
    #expect(key { _ = try desk.plan("Lanche", for: tutor, .board(empty)) } == "plan.empty")
    #expect(try desk.workspace.plans(of: nil).isEmpty)
    let filled = try desk.board("Casa", desk.symbol("suco"))
    #expect(try desk.plan("Casa", for: tutor, .board(filled)).kind == .board)
    #expect(try desk.plan("Suco", for: tutor, .symbol(desk.workspace.symbol(named: "suco", for: nil))).kind == .large)
  }

  @Test func `a plan shows only what its tutor's patient may see`() throws {
    let desk = try Desk()
    let bia = try desk.patient("Bia")
    let tutor = try desk.workspace.add(Tutor(name: "Ana"), to: desk.patient().id)
    let own = try desk.symbol("boneca", of: bia)
    let board = try desk.board("Bia", of: bia, own)
    #expect(key { _ = try desk.plan("x", for: tutor, .symbol(own)) } == "symbol.other_patient")
    #expect(key { _ = try desk.plan("x", for: tutor, .board(board)) } == "board.other_patient")
  }

  @Test func `only its owner sees a custom symbol`() throws {
    let desk = try Desk()
    let giovanna = try desk.patient()
    let bia = try desk.patient("Bia")
    let own = try desk.symbol("boneca", of: giovanna)
    try _ = desk.symbol("suco")
    #expect(try desk.workspace.symbols(for: giovanna.id).map(\.name) == ["boneca", "suco"])
    #expect(try desk.workspace.symbols(for: bia.id).map(\.name) == ["suco"])
    #expect(try desk.workspace.symbols(for: nil).map(\.name) == ["suco"])
    #expect(try desk.workspace.symbol(named: "boneca", for: giovanna.id).id == own.id)
    for other in [bia.id, nil] {
      #expect(key { _ = try desk.workspace.symbol(named: "boneca", for: other) } == "symbol.of_other")
      #expect(key { _ = try desk.workspace.symbol(named: "#\(own.id)", for: other) } == "symbol.unknown")
      #expect(try desk.workspace.findSymbols("boneca", for: other, limit: 9).isEmpty)
      #expect(try desk.workspace.symbolNames(beginning: "bon", for: other).isEmpty)
    }
  }

  @Test func `a custom symbol goes on its owner's boards alone`() throws {
    let desk = try Desk()
    let giovanna = try desk.patient()
    let own = try desk.symbol("boneca", of: giovanna)
    for board in [try desk.board("Geral"), try desk.board("Bia", of: desk.patient("Bia"))] {
      #expect(key { try desk.workspace.put(own, at: 1, on: board) } == "board.not_owner")
    }
    try desk.workspace.put(own, at: 1, on: desk.board("Minha", of: giovanna))
  }

  @Test func `what is shown somewhere is not removed`() throws {
    let desk = try Desk()
    let tutor = try desk.workspace.add(Tutor(name: "Ana"), to: desk.patient().id)
    let suco = try desk.symbol("suco")
    let board = try desk.board("Lanche", suco)
    let plan = try desk.plan("Lanche", for: tutor, .board(board))
    let category = try desk.workspace.category(named: "nouns")
    #expect(key { try desk.workspace.remove(category) } == "category.in_use")
    #expect(key { try desk.workspace.remove(suco) } == "symbol.in_use")
    #expect(key { try desk.workspace.remove(board) } == "board.in_use")
    try desk.workspace.remove(plan)
    try desk.workspace.remove(board)
    try desk.workspace.remove(suco)
    try desk.workspace.remove(category)
    #expect(try desk.workspace.check().isEmpty)
  }

  @Test func `a former tutor keeps plans and history`() throws {
    let desk = try Desk()
    let patient = try desk.patient()
    let ana = try desk.workspace.add(Tutor(name: "Ana"), to: patient.id)
    let rui = try desk.workspace.add(Tutor(name: "Rui"), to: patient.id)
    let suco = try desk.symbol("suco")
    let plan = try desk.plan("Suco", for: ana, .symbol(suco))
    try desk.workspace.add(Observation(at: .at(0), text: "x", tutor: "Ana"), to: patient.id, tutor: ana.id)
    try desk.workspace.add(
      Touch(at: .at(1), symbol: "suco", plan: "Suco"), to: patient.id, tutor: ana.id, plan: plan.id, symbol: suco.id)
    guard case .retired = try desk.workspace.remove(ana, on: .some),
      case .removed = try desk.workspace.remove(rui, on: .some)
    else {
      Issue.record("Ana is to become a former tutor, and Rui to go")
      return
    }
    #expect(try desk.workspace.tutors(of: patient.id).isEmpty)
    #expect(try desk.workspace.tutors(of: patient.id, former: true).map(\.until) == [.some])
    #expect(try desk.workspace.plans(of: patient.id).map(\.id) == [plan.id])
    #expect(try desk.workspace.observations(of: patient.id).map(\.author) == ["Ana"])
    #expect(try desk.workspace.touches(of: patient.id).map(\.tutor) == [ana.id])
  }

  @Test func `a plan that is removed leaves what was touched`() throws {
    let desk = try Desk()
    let patient = try desk.patient()
    let tutor = try desk.workspace.add(Tutor(name: "Ana"), to: patient.id)
    let suco = try desk.symbol("suco")
    let plan = try desk.plan("Suco", for: tutor, .symbol(suco))
    try desk.workspace.add(
      Touch(at: .at(1), symbol: "suco", plan: "Suco"), to: patient.id, tutor: tutor.id, plan: plan.id, symbol: suco.id)
    try desk.workspace.remove(plan)
    try desk.workspace.remove(suco)
    let touches = try desk.workspace.touches(of: patient.id)
    #expect(touches.map(\.symbolName) == ["suco"])
    #expect(touches.map(\.planName) == ["Suco"])
  }

  @Test func `a patient who is removed takes everything of theirs along, and nothing of others`() throws {
    let desk = try Desk()
    let patients = [try desk.patient(), try desk.patient("Bia")]
    for patient in patients {
      let tutor = try desk.workspace.add(Tutor(name: "Ana"), to: patient.id)
      let own = try desk.symbol("boneca \(patient.name)", of: patient)
      let plan = try desk.plan("Plano", for: tutor, .board(desk.board(patient.name, of: patient, own)))
      try desk.workspace.add(Observation(at: .at(0), text: "x"), to: patient.id)
      try desk.workspace.add(
        Touch(at: .at(1), symbol: "x"), to: patient.id, tutor: tutor.id, plan: plan.id, symbol: own.id)
    }
    try desk.workspace.remove(patients[0])
    let counts = try desk.workspace.counts()
    for kind in ["patients", "tutors", "symbols", "boards", "plans", "observations", "touches"] {
      #expect(counts[kind] == 1, "\(kind)")
    }
    #expect(try desk.workspace.check().isEmpty)
  }

  @Test func `pictures and voices are stored once for each content`() throws {
    let desk = try Desk()
    let picture = try desk.workspace.keep(.sample("a"), width: 1, height: 1)
    #expect(try desk.workspace.keep(.sample("a"), width: 1, height: 1) == picture)
    #expect(try desk.workspace.keep(.sample("b"), width: 1, height: 1) != picture)
    let voice = Voice(bytes: Picture.sample("a").bytes)
    let kept = try desk.workspace.keep(voice, seconds: 1)
    #expect(kept != picture)
    #expect(try desk.workspace.keep(voice, seconds: 1) == kept)
    #expect(try desk.workspace.picture(picture) == .sample("a"))
    #expect(try desk.workspace.voice(kept) == voice)
    #expect(try desk.workspace.picture(kept) == nil)
    #expect(try desk.workspace.picture(99) == nil)
  }

  @Test func `a category's name is there once, in any case and with any accents`() throws {
    let desk = try Desk()
    try desk.workspace.add(Category(name: "Ações", color: .red))
    #expect(key { try desk.workspace.add(Category(name: "acoes", color: .blue)) } == "category.exists")
  }

  @Test func `a board keeps its cells where they are when it grows, and does not lose one when it shrinks`() throws {
    let desk = try Desk()
    var board = try desk.board("Lanche")
    try desk.workspace.put(desk.symbol("suco"), at: 5, on: board)
    let four = try #require(GridSize("4x4"))
    try desk.workspace.resize(board, to: four, pages: 1)
    board.size = four
    try desk.workspace.save(board)
    #expect(try desk.workspace.cells(of: board).map { four.name(ofPosition: $0.position) } == ["B2"])
    #expect(key { try desk.workspace.resize(board, to: .one, pages: 1) } == "board.too_small")
    #expect(try desk.workspace.cellCount(of: board) == 1)
  }

  @Test func `two cells are exchanged, filled or not`() throws {
    let desk = try Desk()
    let board = try desk.board("Lanche", desk.symbol("suco"), desk.symbol("água"))
    try desk.workspace.swap(1, 2, on: board)
    #expect(try desk.workspace.cells(of: board).map(\.text) == ["água", "suco"])
    try desk.workspace.swap(1, 9, on: board)
    #expect(try desk.workspace.cells(of: board).map(\.position) == [2, 9])
    try desk.workspace.swap(3, 4, on: board)
    try desk.workspace.swap(2, 2, on: board)
    #expect(try desk.workspace.cells(of: board).map(\.text) == ["suco", "água"])
  }
}
