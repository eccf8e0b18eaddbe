import TagarelaKit
import Testing
import Workspace

/// Boards of other programs: no categories, identities that count from 1, names that come twice.
struct ForeignSetTests {
  private func loose(_ name: String, picture: String? = nil) -> Symbol {
    Symbol(
      name: name, meaning: name, category: Category(name: "", color: .gray), picture: .sample(picture ?? name))
  }

  private func board(_ uid: String, _ name: String, _ cells: [Board.Cell]) -> Board {
    Board(uid: uid, name: name, size: .nine, layout: "grid", cells: cells)
  }

  private func changes(_ boards: [Board], at desk: Desk, for patient: PatientRecord? = nil) throws -> ChangeSet {
    try desk.workspace.changes(
      in: Reading(parcel: Parcel(kind: .board, boards: boards)), pictures: Pictures(), for: patient
    ) { symbol, _ in
      var symbol = symbol
      symbol.category = Category(name: "found", color: .green)
      return SettledSymbol(symbol)
    }
  }

  private func receive(_ boards: [Board], at desk: Desk, for patient: PatientRecord? = nil) throws {
    let changes = try changes(boards, at: desk, for: patient)
    _ = try desk.workspace.change("receive") {
      try desk.workspace.apply(changes, only: Set(ChangeSet.Action.allCases))
    }
  }

  @Test func `a symbol of the clinic stays as it is; the board shows the file's picture`() throws {
    let desk = try Desk()
    let own = try desk.symbol("suco")
    try receive([board("1", "Drinks", [.init(position: 1, symbol: loose("Suco", picture: "glass"))])], at: desk)
    let record = try desk.workspace.board(named: "drinks", for: nil)
    let cell = try #require(try desk.workspace.cells(of: record).first)
    #expect(cell.symbol?.id == own.id)
    #expect(cell.text == "Suco")
    #expect(try desk.workspace.picture(cell.picture) == .sample("glass"))
    #expect(try desk.workspace.picture(desk.workspace.symbol(named: "suco", for: nil).picture) == .sample("suco"))
  }

  @Test func `a new word gets the category that is found for it, once, and the second picture stays with its cell`()
    throws
  {
    let desk = try Desk()
    let cells = [
      Board.Cell(position: 1, symbol: loose("pear")),
      Board.Cell(position: 2, symbol: loose("pear", picture: "green pear")),
    ]
    try receive([board("1", "Fruit", cells)], at: desk)
    let record = try desk.workspace.board(named: "fruit", for: nil)
    let kept = try desk.workspace.cells(of: record)
    #expect(Set(kept.compactMap(\.symbol?.id)).count == 1)
    #expect(kept.map(\.category?.name) == ["found", "found"])
    #expect(try kept.map { try desk.workspace.picture($0.picture) } == [.sample("pear"), .sample("green pear")])
  }

  @Test func `boards lead to each other whichever comes first, and a second time nothing is new`() throws {
    let desk = try Desk()
    let boards = [
      board("1", "Home", [.init(position: 1, label: "food", link: BoardLink(uid: "2", name: "Food"))]),
      board("2", "Food", [.init(position: 9, label: "home", link: BoardLink(uid: "1", name: "Home"))]),
    ]
    try receive(boards, at: desk)
    let home = try desk.workspace.board(named: "home", for: nil)
    let food = try desk.workspace.board(named: "food", for: nil)
    #expect(try desk.workspace.cells(of: home).map(\.link) == [food.id])
    #expect(try desk.workspace.cells(of: food).map(\.link) == [home.id])
    #expect(try changes(boards, at: desk).items.isEmpty)
    #expect(try desk.workspace.undo() == "receive")
    #expect(try desk.workspace.boards(for: nil).isEmpty)
  }

  @Test func `a program that counts from 1 doesn't overwrite the boards of another one`() throws {
    let desk = try Desk()
    try receive([board("1", "Home", [.init(position: 1, label: "a")])], at: desk)
    try receive([board("1", "School", [.init(position: 1, label: "b")])], at: desk)
    #expect(try desk.workspace.boards(for: nil).map(\.name) == ["Home", "School"])
  }

  @Test func `two boards of one name are both kept, and each link finds its own`() throws {
    let desk = try Desk()
    let boards = [
      board("a", "Food", [.init(position: 1, label: "more", link: BoardLink(uid: "b", name: "Food"))]),
      board("b", "Food", [.init(position: 1, label: "less")]),
    ]
    try receive(boards, at: desk)
    let first = try desk.workspace.board(named: "Food", for: nil)
    let second = try desk.workspace.board(named: "Food 2", for: nil)
    #expect(try desk.workspace.cells(of: first).map(\.link) == [second.id])
    #expect(try changes(boards, at: desk).items.isEmpty)
  }

  @Test func `a link to a board that didn't come is told, and the rest is kept`() throws {
    let desk = try Desk()
    let boards = [board("1", "Home", [.init(position: 1, label: "x", link: BoardLink(uid: "9", name: "Zoo"))])]
    #expect(try changes(boards, at: desk).complaints.map(\.key) == ["receive.link_nowhere"])
    try receive(boards, at: desk)
    #expect(try desk.workspace.cells(of: desk.workspace.board(named: "home", for: nil)).map(\.link) == [nil])
  }

  @Test func `boards become the patient's whom the command names`() throws {
    let desk = try Desk()
    let patient = try desk.patient()
    try receive([board("1", "Home", [.init(position: 1, label: "a")])], at: desk, for: patient)
    #expect(try desk.workspace.boards(for: nil).map(\.patient) == [patient.id])
  }

  @Test func `all that a board has is kept and goes out again`() throws {
    let desk = try Desk()
    var cell = Board.Cell(
      position: 11, span: try #require(Span(columns: 2, rows: 2)), label: "x", spoken: "y", fill: Tint("#ff8800"),
      border: Tint("#112233 0.5"), isHidden: true, actions: [.type(" a\n"), .speak], foreign: ["obf": "{}"],
      uid: "a cell of its own")
    cell.area = CellArea(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    var sent = board("a board of its own", "Home", [cell])
    sent.pages = 2
    sent.letters = .upper
    sent.labels = .hidden
    sent.background = Tint("#00ff00")
    sent.scene = .sample("garden")
    sent.foreign = ["obf": #"{"ext_x":1}"#]
    try receive([sent], at: desk)
    let record = try desk.workspace.board(named: "home", for: nil)
    #expect(try desk.workspace.complete(record) == sent)
  }

  @Test func `a board of the clinic stays as it is when another of its name comes, each time`() throws {
    let desk = try Desk()
    let own = try desk.board("Home", desk.symbol("suco"))
    let stranger = [board("7", "Home", [.init(position: 2, label: "x")])]
    try receive(stranger, at: desk)
    #expect(try desk.workspace.boards(for: nil).map(\.name) == ["Home", "Home 2"])
    #expect(try desk.workspace.cells(of: own).map(\.text) == ["suco"])
    #expect(try changes(stranger, at: desk).items.isEmpty)
  }

  @Test func `one set for two patients gives each of them boards of their own`() throws {
    let desk = try Desk()
    let set = [
      board("a long and telling identity", "Home", [.init(position: 1, label: "a")]),
      board(
        "2", "Food",
        [
          .init(position: 1, label: "b", link: BoardLink(uid: "a long and telling identity", name: "Home"))
        ]),
    ]
    let patients = [try desk.patient("Ana"), try desk.patient("Bia")]
    for patient in patients { try receive(set, at: desk, for: patient) }
    for patient in patients {
      let home = try desk.workspace.board(named: "home", for: patient.id)
      #expect(home.patient == patient.id)
      #expect(
        try desk.workspace.cells(of: desk.workspace.board(named: "food", for: patient.id)).map(\.link) == [home.id])
      #expect(try changes(set, at: desk, for: patient).items.isEmpty)
    }
  }

  @Test func `a list of words fills empty places and leaves all others`() throws {
    let desk = try Desk()
    let own = try desk.board("Home", desk.symbol("suco"))
    var hidden = try #require(try desk.workspace.cell(at: 1, of: own))
    hidden.isHidden = true
    try desk.workspace.save(hidden, on: own)
    let listed = board(
      "", "Home", [.init(position: 1, symbol: loose("pear")), .init(position: 2, symbol: loose("plum"))])
    let reading = Reading(parcel: Parcel(kind: .board, boards: [listed]), isWordList: true)
    let changes = try desk.workspace.changes(in: reading, pictures: Pictures()) { symbol, _ in
      var symbol = symbol
      symbol.category = Category(name: "found", color: .green)
      return SettledSymbol(symbol)
    }
    #expect(changes.items(.changed).isEmpty && changes.items(.removed).isEmpty)
    _ = try desk.workspace.apply(changes, only: Set(ChangeSet.Action.allCases))
    #expect(try desk.workspace.cells(of: own).map(\.text) == ["suco", "plum"])
    #expect(try desk.workspace.cells(of: own).map(\.isHidden) == [true, false])
  }

  @Test func `the words of a list lie in the places that it names, on a board of another size too`() throws {
    let desk = try Desk()
    try receive([board("", "Home", [.init(position: 1, label: "a")])], at: desk)
    let narrow = try #require(GridSize(columns: 2, rows: 4))
    // B2, and A4 of which the board of nine has none.
    let listed = Board(
      name: "Home", size: narrow, layout: "grid",
      cells: [.init(position: 4, symbol: loose("pear")), .init(position: 7, symbol: loose("plum"))])
    let changes = try desk.workspace.changes(
      in: Reading(parcel: Parcel(kind: .board, boards: [listed]), isWordList: true), pictures: Pictures())
    _ = try desk.workspace.apply(changes, only: Set(ChangeSet.Action.allCases))
    let home = try desk.workspace.complete(desk.workspace.board(named: "home", for: nil))
    #expect(home.cells.map(\.text) == ["a", "plum", "pear"])
    #expect(home.cells.map { home.size.name(ofPosition: $0.position) } == ["A1", "B1", "B2"])
  }

  @Test func `a cell that gives up places and its neighbour that takes them are received together`() throws {
    let desk = try Desk()
    let wide = try #require(Span(columns: 2, rows: 2))
    let tall = try #require(Span(columns: 1, rows: 2))
    let before = [board("1", "Home", [.init(position: 4, span: wide, label: "a"), .init(position: 2, label: "b")])]
    let after = [board("1", "Home", [.init(position: 4, label: "a"), .init(position: 2, span: tall, label: "b")])]
    try receive(before, at: desk)
    try receive(after, at: desk)
    let home = try desk.workspace.board(named: "home", for: nil)
    #expect(try desk.workspace.cells(of: home).map(\.span) == [tall, .single])
  }

  @Test func `a link that leads elsewhere now is a change, and only where it is wanted`() throws {
    let desk = try Desk()
    func set(_ goal: String) -> [Board] {
      [
        board(
          "1", "Home", [.init(position: 1, label: "go", link: BoardLink(uid: goal, name: goal == "2" ? "A" : "B"))]),
        board("2", "A", []), board("3", "B", []),
      ]
    }
    try receive(set("2"), at: desk)
    let changes = try changes(set("3"), at: desk)
    #expect(changes.items.map(\.fields) == [["link"]])
    let home = try desk.workspace.board(named: "home", for: nil)
    let a = try desk.workspace.board(named: "a", for: nil)
    _ = try desk.workspace.apply(changes, only: [.removed])
    #expect(try desk.workspace.cells(of: home).map(\.link) == [a.id])
    try receive(set("3"), at: desk)
    #expect(try desk.workspace.cells(of: home).map(\.link) == [desk.workspace.board(named: "b", for: nil).id])
  }

  @Test func `what another program says of a board is renewed with it, also where nothing else is new`() throws {
    let desk = try Desk()
    func set(_ image: String) -> [Board] {
      var home = board("1", "Home", [.init(position: 1, label: "a", foreign: ["obf": #"{"image_id":"\#(image)"}"#])])
      home.foreign = ["obf": #"{"images":[{"id":"\#(image)","license":{"type":"CC BY"}}]}"#]
      return [home]
    }
    try receive(set("old"), at: desk)
    #expect(try changes(set("new"), at: desk).items.map(\.fields) == [["foreign"], ["foreign"]])
    try receive(set("new"), at: desk)
    let home = try desk.workspace.board(named: "home", for: nil)
    #expect(try desk.workspace.complete(home).foreign == set("new")[0].foreign)
    #expect(try desk.workspace.complete(home).cells.map(\.foreign) == set("new")[0].cells.map(\.foreign))
    #expect(try changes(set("new"), at: desk).items.isEmpty)
  }

  @Test func `fields in another order are nothing new`() throws {
    let desk = try Desk()
    func set(_ fields: String) -> [Board] {
      [board("1", "Home", [.init(position: 1, label: "a", foreign: ["obf": fields, "other": "no JSON"])])]
    }
    try receive(set(#"{"a":1,"b":{"c":[1,2],"d":null}}"#), at: desk)
    #expect(try changes(set(#"{"b":{"d":null,"c":[1,2]},"a":1}"#), at: desk).items.isEmpty)
    #expect(try changes(set(#"{"b":{"d":null,"c":[2,1]},"a":1}"#), at: desk).items.map(\.fields) == [["foreign"]])
  }

  @Test func `a file that says nothing of another program's fields leaves them with their words`() throws {
    let desk = try Desk()
    func set(_ words: [String], foreign: [String: String]) -> [Board] {
      var home = board(
        "1", "Home",
        words.enumerated().map { .init(position: $0 + 1, label: $1, fill: Tint("#ff0000"), foreign: foreign) })
      home.foreign = foreign
      return [home]
    }
    let fields = ["obf": #"{"license":{"type":"CC BY"}}"#]
    try receive(set(["a", "b"], foreign: fields), at: desk)
    var next = set(["a", "c"], foreign: [:])
    next[0].cells[0].fill = Tint("#00ff00")
    try receive(next, at: desk)
    let home = try desk.workspace.complete(desk.workspace.board(named: "home", for: nil))
    #expect(home.cells.map(\.fill) == [Tint("#00ff00"), Tint("#ff0000")])
    #expect(home.foreign == fields)
    #expect(home.cells.map(\.foreign) == [fields, [:]])
  }

  @Test func `however many cells have the same trouble, it is told once a board`() throws {
    let desk = try Desk()
    let cells = (1...9).map { Board.Cell(position: $0, label: "x\($0)", link: BoardLink(uid: "9", name: "Zoo")) }
    let twice = cells.map { Board.Cell(position: $0.position, label: "again") }
    let complaints = try changes([board("1", "Home", cells + twice)], at: desk).complaints
    #expect(complaints.map(\.key) == ["receive.cell_out_of_place", "receive.link_nowhere"])
    #expect(complaints.map { $0.arguments.first { $0.name == "count" }?.value } == [9, 9])
  }

  @Test func `names that are too long are cut and told; what was a whole text is still spoken`() throws {
    let desk = try Desk()
    let long = String(repeating: "ã", count: 201)
    var cell = Board.Cell(position: 2, label: long)
    cell.spoken = "short"
    let sent = [board("1", long, [.init(position: 1, symbol: loose(long)), cell])]
    let complaints = try changes(sent, at: desk).complaints
    #expect(complaints.map(\.key) == ["receive.name_long"])
    #expect(complaints[0].arguments.first { $0.name == "count" }?.value == 3)
    try receive(sent, at: desk)
    let home = try desk.workspace.complete(try #require(desk.workspace.boards(for: nil).first))
    #expect(home.name == String(long.dropLast()))
    #expect(home.cells.map(\.text) == [home.name, home.name])
    #expect(home.cells.map(\.spoken) == [long, "short"])
    #expect(try changes(sent, at: desk).items.isEmpty)
  }

  @Test func `a library symbol that came without its picture gets it here`() throws {
    let desk = try Desk()
    var symbol = Symbol(
      uid: "a symbol of another clinic", name: "dog", meaning: "", category: Category(name: "animals", color: .red),
      picture: nil)
    symbol.source = "pic:dog"
    let boards = [board("1", "Home", [.init(position: 1, symbol: symbol)])]
    let changes = try desk.workspace.changes(
      in: Reading(parcel: Parcel(kind: .board, boards: boards)), pictures: Pictures()
    ) { symbol, _ in
      var symbol = symbol
      symbol.picture = .sample("dog")
      return SettledSymbol(symbol)
    }
    _ = try desk.workspace.apply(changes, only: Set(ChangeSet.Action.allCases))
    let kept = try desk.workspace.symbol(named: "dog", for: nil)
    #expect(kept.uid == symbol.uid)
    #expect(try desk.workspace.picture(kept.picture) == .sample("dog"))
  }
}
