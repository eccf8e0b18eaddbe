import Foundation
import Synchronization
import TagarelaKit
import Testing
import Workspace

/// Rows T6, T9, T11 and T13: what travels arrives, once.
struct ReceptionTests {
  private let nouns = Category(name: "nouns", color: .yellow)

  private func symbol(_ name: String, uid: String = "", isCustom: Bool = false) -> Symbol {
    Symbol(uid: uid, name: name, meaning: name, category: nouns, picture: .sample(name), isCustom: isCustom)
  }

  /// A plan as a therapist sends it, or with no uid at all, as the original did.
  private func plan(uids: Bool, _ symbols: [Symbol]) -> Parcel {
    let uid = { (name: String) in uids ? name : "" }
    let cells = symbols.enumerated().map { Board.Cell(position: $0.offset + 1, symbol: $0.element) }
    let board = Board(uid: uid("board"), name: "Lanche", size: .nine, layout: "nine", cells: cells)
    return Parcel(
      kind: .plan, patient: Patient(uid: uid("patient"), name: "Giovanna", email: "mae@exemplo.org"),
      tutor: Tutor(uid: uid("tutor"), name: "Ana", place: "home"), therapistEmail: "marta@exemplo.org",
      plans: [
        Plan(uid: uid("plan"), name: "Lanche", description: "Ask", kind: .board, start: .some, board: board)
      ])
  }

  @discardableResult
  private func receive(
    _ parcel: Parcel, at desk: Desk, only actions: Set<ChangeSet.Action> = Set(ChangeSet.Action.allCases)
  ) throws -> [ChangeSet.Item] {
    let changes = try desk.workspace.changes(in: Reading(parcel: parcel), pictures: Pictures())
    return try desk.workspace.change("receive") { try desk.workspace.apply(changes, only: actions) }
  }

  private func kinds(_ parcel: Parcel, at desk: Desk) throws -> [String] {
    try desk.workspace.changes(in: Reading(parcel: parcel), pictures: Pictures()).items
      .map { "\($0.action) \($0.kind) \($0.name)" }
  }

  @Test(arguments: [true, false])
  func `a plan arrives with all that it shows, and a second time nothing is new`(_ uids: Bool) throws {
    let desk = try Desk()
    let parcel = plan(uids: uids, [symbol("suco", uid: uids ? "s1" : ""), symbol("água", uid: uids ? "s2" : "")])
    try receive(parcel, at: desk)
    let tutor = try desk.workspace.tutor(named: "ana", of: nil)
    let record = try desk.workspace.plan(named: "lanche", of: tutor.patient)
    #expect(record.tutor == tutor.id)
    let board = try #require(try record.board.flatMap { try desk.workspace.board(id: $0) })
    #expect(try desk.workspace.cells(of: board).map(\.text) == ["suco", "água"])
    #expect(try desk.workspace.cells(of: board).map(\.category?.color) == [.yellow, .yellow])
    #expect(try desk.workspace.setting("role") == "tutor")
    #expect(try kinds(parcel, at: desk) == [])
    #expect(try receive(parcel, at: desk).isEmpty)
    #expect(try desk.workspace.check().isEmpty)
  }

  @Test func `what a workspace sends another receives, and the other way round nothing is new`() throws {
    let sender = try Desk()
    let patient = try sender.patient()
    let tutor = try sender.workspace.add(Tutor(name: "Ana"), to: patient.id)
    let own = try sender.symbol("boneca", of: patient)
    let board = try sender.board("Casa", of: patient, own, sender.symbol("suco"))
    let plan = try sender.plan("Casa", for: tutor, .board(board))
    let large = try sender.plan("Boneca", for: tutor, .symbol(own))
    let receiver = try Desk()
    for plan in [plan, large] { try receive(sender.workspace.parcel(of: plan), at: receiver) }
    let there = try receiver.workspace.patient(named: "giovanna")
    #expect(try receiver.workspace.plans(of: there.id).map(\.kind).count == 2)
    #expect(try receiver.workspace.symbol(named: "boneca", for: there.id).patient == there.id)
    for plan in try receiver.workspace.plans(of: there.id) {
      #expect(try kinds(receiver.workspace.parcel(of: plan), at: sender) == [])
    }
  }

  @Test func `of the patient nothing goes out but what the tutor needs`() throws {
    let desk = try Desk()
    let patient = try desk.workspace.add(
      Patient(name: "Giovanna", born: .some, pathology: "autismo", email: "mae@exemplo.org", since: .some))
    let tutor = try desk.workspace.add(Tutor(name: "Ana"), to: patient.id)
    let parcel = try desk.workspace.parcel(of: desk.plan("x", for: tutor, .symbol(desk.symbol("suco"))))
    #expect(parcel.patient?.pathology == nil && parcel.patient?.born == nil && parcel.patient?.since == nil)
    #expect(parcel.patient?.email == "mae@exemplo.org")
  }

  @Test func `a preview tells what is new, changed and gone`() throws {
    let desk = try Desk()
    try receive(plan(uids: true, [symbol("suco", uid: "s1"), symbol("água", uid: "s2")]), at: desk)
    var next = plan(uids: true, [symbol("suco", uid: "s1")])
    next.plans[0].description = "Ask for juice"
    next.plans[0].board.cells.append(Board.Cell(position: 3, symbol: symbol("pão", uid: "s3")))
    let expected = [
      "new symbol pão", "new cell Lanche C1 pão", "removed cell Lanche B1 água", "changed plan Lanche",
    ]
    #expect(Set(try kinds(next, at: desk)) == Set(expected))
    let changes = try desk.workspace.changes(in: Reading(parcel: next), pictures: Pictures())
    #expect(changes.items(.changed).map(\.fields) == [["description"]])
    // Looking changes nothing.
    #expect(try desk.workspace.plan(named: "lanche", of: nil).description == "Ask")
  }

  @Test func `only what is wanted is taken`() throws {
    let desk = try Desk()
    try receive(plan(uids: true, [symbol("suco", uid: "s1"), symbol("água", uid: "s2")]), at: desk)
    var next = plan(uids: true, [symbol("suco", uid: "s1")])
    next.plans[0].description = "Ask for juice"
    #expect(try receive(next, at: desk, only: [.removed]).map(\.kind) == ["cell"])
    #expect(try desk.workspace.plan(named: "lanche", of: nil).description == "Ask")
    #expect(try receive(next, at: desk, only: [.new]).isEmpty)
    #expect(try receive(next, at: desk, only: [.changed]).map(\.kind) == ["plan"])
    #expect(try kinds(next, at: desk) == [])
  }

  @Test func `what rests on something that was not taken is left out`() throws {
    let desk = try Desk()
    let changes = try desk.workspace.changes(
      in: Reading(parcel: plan(uids: true, [symbol("suco")])), pictures: Pictures())
    _ = try desk.workspace.apply(changes, only: [.changed, .removed])
    #expect(try desk.workspace.counts().fields.allSatisfy { $0.value == 0 })
    #expect(try desk.workspace.check().isEmpty)
  }

  @Test(arguments: [true, false])
  func `a history that comes twice is there once, in order with the therapist's own`(_ uids: Bool) throws {
    let desk = try Desk()
    let patient = try desk.patient()
    let tutor = try desk.workspace.add(Tutor(name: "Ana"), to: patient.id)
    try desk.workspace.add(Observation(at: .at(15), text: "mine"), to: patient.id)
    // Two equal touches in one second are two touches.
    let touches = [10, 10, 20].enumerated().map { index, minutes in
      Touch(uid: uids ? "t\(index)" : "", at: .at(minutes), symbol: "suco", plan: "Lanche")
    }
    let notes = [10, 20].map { Observation(uid: uids ? "o\($0)" : "", at: .at($0), text: "\($0)", tutor: "Ana") }
    let sender = Tutor(name: "Ana")
    let who = Patient(uid: uids ? patient.uid : "", name: "giovanna")
    let usage = Parcel(kind: .usage, patient: who, tutor: sender, touches: Flow(touches))
    let observations = Parcel(kind: .observations, patient: who, tutor: sender, observations: notes)
    for _ in 0..<3 {
      try receive(usage, at: desk)
      try receive(observations, at: desk)
    }
    #expect(try desk.workspace.touches(of: patient.id).map(\.at) == [.at(10), .at(10), .at(20)])
    #expect(try desk.workspace.touches(of: patient.id).allSatisfy { $0.tutor == tutor.id })
    let history = try desk.workspace.observations(of: patient.id)
    #expect(history.map(\.text) == ["10", "mine", "20"])
    #expect(history.map(\.author) == ["Ana", nil, "Ana"])
    #expect(try desk.workspace.patients().count == 1)
  }

  /// Touches that are made while somebody goes through them.
  private func history(_ touches: [Touch]) -> Parcel {
    let flow = Flow<Touch>(count: touches.count) { body in for touch in touches { try body(touch) } }
    return Parcel(kind: .usage, patient: Patient(name: "giovanna"), touches: flow)
  }

  private func named(_ name: String, at minutes: Int, uid: String = "") -> Touch {
    Touch(uid: uid, at: .at(minutes), symbol: name)
  }

  @Test func `of touches without uids in any order as many of a second are new as there are more`() throws {
    let desk = try Desk()
    let patient = try desk.patient()
    for minutes in [5, 5, 7] {
      try desk.workspace.add(named("Suco", at: minutes), to: patient.id, tutor: nil, plan: nil, symbol: nil)
    }
    let touches = [
      named("suco", at: 7), named("suco", at: 5), named("água", at: 5), named("suco", at: 5), named("suco", at: 7),
      named("suco", at: 5),
    ]
    // Two of the three at five are here and one of the two at seven.
    #expect(try receive(history(touches), at: desk).map(\.count) == [3])
    #expect(try desk.workspace.touchesBySymbol(of: patient.id) == ["Suco": 3, "suco": 2, "água": 1])
    #expect(try receive(history(touches.reversed()), at: desk).isEmpty)
    #expect(try desk.workspace.touchCount(of: patient.id) == 6)
  }

  @Test func `a touch whose uid comes twice in a file is there once`() throws {
    let desk = try Desk()
    let patient = try desk.patient()
    let touches = [named("suco", at: 1, uid: "a"), named("suco", at: 1, uid: "a"), named("suco", at: 1)]
    // The one without a uid is not the one that the file has brought itself.
    #expect(try receive(history(touches), at: desk).map(\.count) == [2])
    #expect(try receive(history(touches), at: desk).isEmpty)
    #expect(try desk.workspace.touchCount(of: patient.id) == 2)
  }

  @Test func `of many touches it is told how many there are of which, and which days they span`() throws {
    let desk = try Desk()
    let patient = try desk.patient()
    let touches = (0..<3000).map { named($0.isMultiple(of: 3) ? "suco" : "água", at: $0, uid: "t\($0)") }
    let changes = try desk.workspace.changes(in: Reading(parcel: history(touches)), pictures: Pictures())
    #expect(changes.items.count == 1 && changes.count == 3000 && changes.count(.new) == 3000)
    let many = try #require(changes.items.first?.many)
    #expect(many.names == ["suco", "água"] && many.count(of: "suco") == 1000 && many.count(of: "água") == 2000)
    #expect(many.first == .at(0) && many.last == .at(2999))
    var progress: [Double] = []
    let done = try desk.workspace.change("receive") {
      try desk.workspace.apply(changes, only: [.new]) { progress.append($0) }
    }
    #expect(done.map(\.count) == [3000])
    #expect(progress == progress.sorted() && (progress.last ?? 0) > 0.9 && (progress.last ?? 2) <= 1)
    #expect(try desk.workspace.touchCount(of: patient.id) == 3000)
    #expect(try desk.workspace.undo() != nil)
    #expect(try desk.workspace.touchCount(of: patient.id) == 0)
    #expect(try desk.workspace.check() == [])
  }

  @Test func `a page ends within a second and none is lost`() throws {
    let desk = try Desk()
    let patient = try desk.patient()
    // More of one second than a page holds, and days before and after it.
    let minutes = [0] + Array(repeating: 9, count: 2500) + [8000]
    let touches = minutes.enumerated().map { named("s\($0)", at: $1, uid: "t\($0)") }
    try receive(history(touches), at: desk)
    var names: [String] = []
    try desk.workspace.forEachTouch(of: patient.id) { names.append($0.symbolName) }
    #expect(names == touches.map(\.symbol))
    names = []
    try desk.workspace.forEachTouch(of: patient.id, from: Moment.at(0).day, to: Moment.at(9).day) {
      names.append($0.symbolName)
    }
    #expect(names.count == 2501)
  }

  @Test func `a file for one of two patients of a name is not guessed at`() throws {
    let desk = try Desk()
    try desk.workspace.add(Patient(uid: "one", name: "João", born: .some))
    try desk.workspace.add(Patient(uid: "two", name: "João"))
    let note = Observation(at: .at(0), text: "x")
    let nameless = Parcel(kind: .observations, patient: Patient(name: "João"), observations: [note])
    let failure = #expect(throws: Failure.self) { try receive(nameless, at: desk) }
    #expect(failure?.what.key == "patient.ambiguous")
    try receive(Parcel(kind: .observations, patient: Patient(uid: "two", name: "João"), observations: [note]), at: desk)
    #expect(try desk.workspace.observations(of: 2).count == 1)
  }

  @Test func `a file that does not say whom it concerns is refused`() throws {
    let desk = try Desk()
    for patient in [nil, Patient(name: "")] {
      let failure = #expect(throws: Failure.self) { try receive(Parcel(kind: .usage, patient: patient), at: desk) }
      #expect(failure?.what.key == "receive.no_patient")
    }
  }

  @Test func `a picture that can't be drawn is named, and the rest arrives`() throws {
    let desk = try Desk()
    var broken = symbol("suco")
    broken.picture = Picture(format: .png, bytes: .init("no picture".utf8))
    let reading = Reading(parcel: plan(uids: true, [broken, symbol("água")]))
    let changes = try desk.workspace.changes(in: reading, pictures: Pictures())
    #expect(changes.complaints.map(\.key) == ["receive.picture_unusable"])
    _ = try desk.workspace.apply(changes, only: [.new, .changed])
    #expect(try desk.workspace.symbols(for: nil).map(\.name) == ["água", "suco"])
  }

  @Test func `a picture that is larger than one's own may be is left out`() throws {
    let desk = try Desk()
    var large = symbol("suco")
    var bytes = Data("<svg/>".utf8)
    bytes.append(Data(repeating: 0x20, count: Picture.largest - bytes.count))
    large.picture = Picture(format: .svg, bytes: bytes)
    let fitting = Reading(parcel: plan(uids: true, [large]))
    #expect(try desk.workspace.changes(in: fitting, pictures: Pictures()).complaints.isEmpty)
    large.picture?.bytes.append(0x20)
    let reading = Reading(parcel: plan(uids: true, [large]))
    let changes = try desk.workspace.changes(in: reading, pictures: Pictures())
    #expect(changes.complaints.map(\.key) == ["receive.picture_unusable"])
  }

  @Test func `a therapist's own data is not overwritten by what a tutor sends back`() throws {
    let desk = try Desk()
    let patient = try desk.workspace.add(Patient(name: "Giovanna", email: "mae@exemplo.org"))
    let back = Parcel(
      kind: .usage, patient: Patient(uid: patient.uid, name: "Gio", email: "other@exemplo.org"),
      touches: [Touch(at: .at(0), symbol: "suco")])
    try receive(back, at: desk)
    #expect(try desk.workspace.patient(id: patient.id)?.name == "Giovanna")
    #expect(try desk.workspace.patient(id: patient.id)?.email == "mae@exemplo.org")
  }

  /// To look at a picture means to draw it once, in another process.
  @Test func `a picture that many symbols show is looked at twice at most, and never again`() throws {
    let desk = try Desk()
    let inspections = Counter()
    let pictures = CountedPictures { inspections.count.withLock { $0 += 1 } }
    let symbols = (1...40).map { number in
      Symbol(name: "s\(number)", meaning: "", category: nouns, picture: .sample("one"))
    }
    func receive() throws {
      let changes = try desk.workspace.changes(
        in: Reading(parcel: Parcel(kind: .symbols, symbols: symbols)), pictures: pictures)
      _ = try desk.workspace.change("receive") {
        try desk.workspace.apply(changes, only: Set(ChangeSet.Action.allCases))
      }
    }
    try receive()
    let first = inspections.count.withLock { $0 }
    #expect((1...2).contains(first))
    try receive()
    #expect(inspections.count.withLock { $0 } == first)
    #expect(try desk.workspace.symbols(for: nil).count == 40)
  }
}

private final class Counter: Sendable {
  let count = Mutex(0)
}

/// Says each time that a picture is looked at.
private struct CountedPictures: Renderer {
  let looked: @Sendable () -> Void

  func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data { Data() }
  func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]] { [] }

  func inspect(picture: Data) throws -> PictureFacts {
    looked()
    return try Pictures().inspect(picture: picture)
  }
}
