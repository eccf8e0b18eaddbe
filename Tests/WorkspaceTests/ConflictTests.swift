import Foundation
import TagarelaKit
import Testing
import Workspace

/// Who has changed what since two workspaces had it alike.
struct ConflictTests {
  /// A field that both sides can change.
  struct Field: Sendable, CustomTestStringConvertible {
    let kind: String
    let name: String
    /// Makes it what a number says.
    let set: @Sendable (Desk, Int) throws -> Void
    var testDescription: String { "\(kind) \(name)" }
  }

  static let fields: [Field] =
    [
      symbol("name") { $1.name = "água \($2)" },
      symbol("meaning") { $1.meaning = "meaning \($2)" },
      symbol("picture") { desk, symbol, number in
        symbol.picture = try desk.workspace.keep(.sample("\(number)"), width: 10, height: 10)
      },
      symbol("voice") { desk, symbol, number in
        symbol.voice = try desk.workspace.keep(Voice(bytes: Data("\(number)".utf8)), seconds: 1)
      },
      symbol("category") { desk, symbol, number in
        symbol.category = try desk.workspace.add(Category(name: "c\(number)", color: .red)).id
      },
      symbol("source") { $1.source = "x:\($2)" },
      cell("label") { $1.label = "label \($2)" },
      cell("spoken") { $1.spoken = "spoken \($2)" },
      cell("fill") { $1.fill = Tint(CategoryColor.allCases[$2]) },
      cell("symbol") { desk, cell, number in
        cell.symbol = try desk.symbol("other \(number)", uid: "other-\(number)-of-both-sides")
      },
      cell("picture") { desk, cell, number in
        cell.restyled = try desk.workspace.keep(.sample("cell \(number)"), width: 10, height: 10)
      },
      cell("voice") { desk, cell, number in
        cell.ownVoice = try desk.workspace.keep(Voice(bytes: Data("cell \(number)".utf8)), seconds: 1)
      },
      Field(kind: "board", name: "background") { desk, number in
        var board = try desk.workspace.board(named: "Lanche", for: nil)
        board.background = Tint(CategoryColor.allCases[number])
        try desk.workspace.save(board)
      },
      Field(kind: "board", name: "scene") { desk, number in
        var board = try desk.workspace.board(named: "Lanche", for: nil)
        board.scene = try desk.workspace.keep(.sample("scene \(number)"), width: 10, height: 10)
        try desk.workspace.save(board)
      },
      Field(kind: "plan", name: "description") { desk, number in
        var plan = try desk.workspace.plan(named: "Lanche", of: nil)
        plan.description = "description \(number)"
        try desk.workspace.save(plan)
      },
      Field(kind: "tutor", name: "place") { desk, number in
        var tutor = try desk.workspace.tutor(named: "Ana", of: nil)
        tutor.place = "place \(number)"
        try desk.workspace.save(tutor)
      },
      Field(kind: "category", name: "color") { desk, number in
        var category = try desk.workspace.category(named: "nouns")
        category.color = CategoryColor.allCases[number]
        try desk.workspace.save(category)
      },
    ]

  private static func symbol(
    _ name: String, _ set: @escaping @Sendable (Desk, inout SymbolRecord, Int) throws -> Void
  ) -> Field {
    Field(kind: "symbol", name: name) { desk, number in
      let all = try desk.workspace.symbols(for: nil)
      var symbol = try #require(all.first { $0.uid == "the-symbol-of-water-for-all" })
      try set(desk, &symbol, number)
      try desk.workspace.save(symbol)
    }
  }

  private static func cell(
    _ name: String, _ set: @escaping @Sendable (Desk, inout CellRecord, Int) throws -> Void
  ) -> Field {
    Field(kind: "cell", name: name) { desk, number in
      let board = try desk.workspace.board(named: "Lanche", for: nil)
      var cell = try #require(try desk.workspace.cell(at: 1, of: board))
      try set(desk, &cell, number)
      try desk.workspace.save(cell, on: board)
    }
  }

  /// A therapist's workspace with a plan, and the tutor's that has received it.
  private func pair() throws -> (therapist: Desk, tutor: Desk) {
    let desk = try Desk()
    let patient = try desk.patient()
    let tutor = try desk.workspace.add(Tutor(name: "Ana"), to: patient.id)
    let board = try desk.board("Lanche", desk.symbol("água", uid: "the-symbol-of-water-for-all"), desk.symbol("pão"))
    _ = try desk.plan("Lanche", for: tutor, .board(board))
    let other = try Desk()
    try take(parcel(desk), at: other)
    return (desk, other)
  }

  private func parcel(_ desk: Desk) throws -> Parcel {
    try desk.workspace.parcel(of: desk.workspace.plan(named: "Lanche", of: nil))
  }

  private func changes(_ parcel: Parcel, at desk: Desk) throws -> ChangeSet {
    try desk.workspace.changes(in: Reading(parcel: parcel), pictures: Pictures())
  }

  /// - Parameter keeping: whether what the file would change stays.
  @discardableResult
  private func take(_ parcel: Parcel, at desk: Desk, keeping: Bool = false) throws -> [ChangeSet.Item] {
    let changes = try changes(parcel, at: desk)
    let taken = changes.items.enumerated().map { ($0.offset, keeping ? Set($0.element.differences.map(\.field)) : []) }
    return try desk.workspace.change("receive") {
      try desk.workspace.apply(changes, ChangeSet.Choice(taken: Dictionary(uniqueKeysWithValues: taken)))
    }
  }

  /// Who has changed a field, as a file tells it.
  private func standing(_ field: Field, _ parcel: Parcel, at desk: Desk) throws -> FieldDifference.Standing? {
    try changes(parcel, at: desk).items.filter { $0.kind == field.kind }.flatMap(\.differences)
      .first { $0.field == field.name }?.standing
  }

  @Test(arguments: fields)
  func `who has changed a field since it was received is known`(_ field: Field) throws {
    let (therapist, tutor) = try pair()
    try field.set(therapist, 1)
    try take(parcel(therapist), at: tutor)
    #expect(try changes(parcel(therapist), at: tutor).items.isEmpty)
    try field.set(tutor, 2)
    #expect(try standing(field, parcel(therapist), at: tutor) == .ours)
    try field.set(therapist, 3)
    let sent = try parcel(therapist)
    #expect(try standing(field, sent, at: tutor) == .both)
    // One's own version is kept, and the file is no news any more.
    try take(sent, at: tutor, keeping: true)
    #expect(try standing(field, sent, at: tutor) == .ours)
    // It can be had all the same.
    try take(sent, at: tutor)
    #expect(try changes(sent, at: tutor).items.filter { $0.kind == field.kind }.isEmpty)
    try field.set(therapist, 4)
    #expect(try standing(field, parcel(therapist), at: tutor) == .theirs)
    #expect(try tutor.workspace.check().isEmpty)
  }

  @Test func `what was sent is known as well as what was received`() throws {
    let (therapist, tutor) = try pair()
    let field = Self.fields[1]
    try therapist.workspace.change("send") {
      try therapist.workspace.remember(exchanged: parcel(therapist), parts: [])
    }
    try field.set(therapist, 2)
    try field.set(tutor, 3)
    #expect(try standing(field, parcel(tutor), at: therapist) == .both)
  }

  @Test func `what was declined is offered again, as what the sender has changed`() throws {
    let (therapist, tutor) = try pair()
    let field = Self.fields[1]
    try field.set(therapist, 2)
    let sent = try parcel(therapist)
    let offered = try changes(sent, at: tutor)
    _ = try tutor.workspace.change("receive") { try tutor.workspace.apply(offered, ChangeSet.Choice()) }
    #expect(try standing(field, sent, at: tutor) == .theirs)
  }

  @Test func `after undo the file offers what it did, and knows who changed what`() throws {
    let (therapist, tutor) = try pair()
    let field = Self.fields[1]
    try field.set(therapist, 2)
    try field.set(tutor, 3)
    let sent = try parcel(therapist)
    try take(sent, at: tutor)
    #expect(try changes(sent, at: tutor).items.isEmpty)
    #expect(try tutor.workspace.undo() != nil)
    #expect(try standing(field, sent, at: tutor) == .both)
    #expect(try tutor.workspace.redo() != nil)
    #expect(try changes(sent, at: tutor).items.isEmpty)
    #expect(try tutor.workspace.check().isEmpty)
  }

  @Test func `a cell that was filled here stays, and one that was changed here and cleared there is both sides'`()
    throws
  {
    let (therapist, tutor) = try pair()
    let board = try tutor.workspace.board(named: "Lanche", for: nil)
    try tutor.workspace.put(tutor.symbol("meu"), at: 9, on: board)
    try Self.fields[6].set(tutor, 2)
    let there = try therapist.workspace.board(named: "Lanche", for: nil)
    for position in 1...2 { try therapist.workspace.clear(position, on: there) }
    let sent = try parcel(therapist)
    let removed = try changes(sent, at: tutor).items(.removed)
    #expect(removed.map(\.isOurs) == [false, false, true])
    #expect(removed.map(\.conflicts.count) == [1, 0, 0])
    // One that stays is this workspace's own from then on.
    try take(sent, at: tutor, keeping: true)
    #expect(try tutor.workspace.cells(of: board).count == 3)
    #expect(try changes(sent, at: tutor).items(.removed).first?.isOurs == true)
  }

  @Test func `cells that changed places here stay so, and where both have moved them it is both sides'`() throws {
    let (therapist, tutor) = try pair()
    let board = try tutor.workspace.board(named: "Lanche", for: nil)
    try tutor.workspace.swap(1, 2, on: board)
    let cells = try changes(parcel(therapist), at: tutor).items.filter { $0.kind == "cell" }
    #expect(cells.count == 2 && cells.allSatisfy(\.isOurs))
    let there = try therapist.workspace.board(named: "Lanche", for: nil)
    try therapist.workspace.swap(1, 5, on: there)
    let items = try changes(parcel(therapist), at: tutor).items
    #expect(items.contains { !$0.conflicts.isEmpty || $0.action == .removed })
    #expect(try !items.allSatisfy(\.isOurs) && tutor.workspace.cells(of: board).count == 2)
  }

  @Test func `cells that changed places there do so here`() throws {
    let (therapist, tutor) = try pair()
    try therapist.workspace.swap(1, 2, on: therapist.workspace.board(named: "Lanche", for: nil))
    let cells = try changes(parcel(therapist), at: tutor).items.filter { $0.kind == "cell" }
    #expect(cells.count == 2 && cells.allSatisfy { !$0.isOurs && $0.conflicts.isEmpty })
  }

  @Test func `what goes round by a third workspace is the same thing, whatever it is called by then`() throws {
    let (therapist, tutor) = try pair()
    let third = try Desk()
    try take(parcel(tutor), at: third)
    try Self.fields[0].set(third, 7)
    try Self.fields[1].set(third, 7)
    try take(parcel(third), at: therapist)
    let symbol = try therapist.workspace.symbol(named: "água 7", for: nil)
    #expect(symbol.uid == "the-symbol-of-water-for-all" && symbol.meaning == "meaning 7")
    #expect(try therapist.workspace.symbols(for: nil).count == 2)
    // And back to the second, who has changed the meaning.
    try Self.fields[1].set(tutor, 8)
    let items = try changes(parcel(therapist), at: tutor).items
    #expect(items.map(\.kind) == ["symbol"])
    #expect(items.first?.differences.map(\.standing) == [.theirs, .both])
  }

  @Test func `of what is removed nothing is remembered, and undo remembers it again`() throws {
    let (therapist, tutor) = try pair()
    let board = try tutor.workspace.board(named: "Lanche", for: nil)
    _ = try tutor.workspace.change("clear") { try tutor.workspace.clear(2, on: board) }
    // It comes as new, not as something that both have changed.
    #expect(try changes(parcel(therapist), at: tutor).items.map(\.action) == [.new])
    #expect(try tutor.workspace.undo() != nil)
    var cell = try #require(try tutor.workspace.cell(at: 2, of: board))
    cell.label = "x"
    try tutor.workspace.save(cell, on: board)
    #expect(try changes(parcel(therapist), at: tutor).items.map(\.isOurs) == [true])
  }
}
