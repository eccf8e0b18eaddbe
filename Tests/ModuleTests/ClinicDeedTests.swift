import Clinic
import BuiltIns
import Foundation
import Shell
import TagarelaKit
import Testing
import Workspace

/// What one does with a clinic's data, done by somebody who has no prompt.
struct ClinicDeedTests {
  private func bench(_ lines: String..., further: [Module] = []) throws -> ShellBench {
    let bench = try ShellBench(builtInModules + further)
    for line in lines { _ = try bench.run(line) }
    return bench
  }

  private func board(_ name: String, _ bench: ShellBench) throws -> BoardRecord {
    try bench.workspace.board(named: name, for: nil)
  }

  /// A symbol without a prompt and without a tool that looks at pictures.
  private func symbol(_ name: String, _ bench: ShellBench) throws -> SymbolRecord {
    let workspace = bench.workspace
    let category = try workspace.category(called: "things") ?? workspace.add(Category(name: "things", color: .red))
    let picture = try workspace.keep(Picture(format: .svg, bytes: Data("<svg/>".utf8)), width: 1, height: 1)
    return try bench.clinic.makeSymbol(
      name, meaning: nil, category: category, image: SymbolImage(picture: picture), voice: nil, for: nil)
  }

  private func key(_ body: () throws -> Void) -> String? {
    let failure = #expect(throws: Failure.self) { try body() }
    return failure?.what.key
  }

  // MARK: boards

  @Test(arguments: [-1, 0, 3, 1_000_000])
  func `a page that isn't there and can't be begun isn't filled`(_ page: Int) throws {
    let bench = try bench("board new Lanche --grid 2x2")
    let board = try board("Lanche", bench)
    let juice = try symbol("suco", bench)
    #expect(key { _ = try bench.clinic.fill(board, with: [juice], onlyPage: page) } == "board.page_unknown")
    #expect(try bench.workspace.cells(of: board).isEmpty)
    #expect(try bench.clinic.fill(board, with: [juice], onlyPage: 2).board.pages == 2)
  }

  @Test func `no page can be begun on a board that has as many as there may be`() throws {
    let bench = try bench("board new Lanche --grid 1x1 --pages \(Board.mostPages)")
    let board = try board("Lanche", bench)
    let juice = try symbol("suco", bench)
    #expect(
      key { _ = try bench.clinic.fill(board, with: [juice], onlyPage: Board.mostPages + 1) } == "board.page_unknown")
  }

  @Test(arguments: [-1, 0, 5])
  func `a place that a board doesn't have is refused`(_ position: Int) throws {
    let bench = try bench("board new Lanche --grid 2x2", "board word Lanche 1 sim")
    let (clinic, board) = (bench.clinic, try board("Lanche", bench))
    let juice = try symbol("suco", bench)
    #expect(key { try clinic.put(juice, at: position, on: board) } == "cell.unknown")
    #expect(key { try clinic.write("sim", at: position, on: board) } == "cell.unknown")
    #expect(key { _ = try clinic.move(1, to: position, on: board) } == "cell.unknown")
    #expect(key { _ = try clinic.link(position, to: .home, on: board) } == "cell.unknown")
    #expect(try bench.workspace.cells(of: board).map(\.position) == [1])
  }

  @Test func `a shape has no more pages than a board may have, and at least one`() throws {
    let bench = try bench("board new Lanche")
    let (clinic, board) = (bench.clinic, try board("Lanche", bench))
    for pages in [0, Board.mostPages + 1] {
      #expect(key { _ = try clinic.shape(.init(pages: pages)) } == "board.too_many_cells")
      #expect(key { _ = try clinic.shape(.init(pages: pages), of: board) } == "board.too_many_cells")
    }
    let size = try #require(GridSize(columns: 4, rows: 3))
    #expect(try clinic.shape(.init(size: size, count: 30)).pages == 3)
    #expect(try clinic.shape(.init(pages: 2), of: board).size == board.size)
  }

  @Test func `a tree follows each board once, also where they only lead to one another`() throws {
    let bench = try bench(
      "board new A", "board word A 1 sim", "board new B", "board word B 1 sim", "board link A 1 B",
      "board link B 1 A")
    let tree = try bench.clinic.tree(for: nil)
    #expect(tree.roots.map(\.board.name) == ["A"])
    #expect(tree.roots[0].ways.map(\.target.name) == ["B", "A"])
    #expect(tree.roots[0].ways.map(\.depth) == [1, 2] && tree.roots[0].ways.map(\.isAgain) == [false, true])
  }

  @Test func `a board isn't linked to one that its readers don't see`() throws {
    let bench = try bench("patient new Bia", "board new Dela --patient Bia", "board new Lanche")
    let (all, own) = (try board("Lanche", bench), try board("Dela", bench))
    #expect(key { _ = try bench.clinic.link(1, to: .board(own), on: all) } == "board.link_of_patient")
    #expect(try bench.clinic.link(1, to: .board(all), on: own).cell.label == "Lanche")
  }

  @Test func `a board as it comes is told with all that holds of it`() throws {
    let bench = try bench("board new Lanche")
    var board = try board("Lanche", bench)
    try bench.clinic.write("já", at: 1, on: board)
    board = try self.board("Lanche", bench)
    let record = try bench.clinic.record(of: board)
    #expect(record["letters"] == .word("as-written"))
    #expect(record["labels"] == .word("below"))
    #expect(record["pages"] == .integer(1))
    #expect(record["background"] == .none)
    guard case .list(let cells) = record["cells"], case .record(let cell)? = cells.first else {
      Issue.record("no cells")
      return
    }
    #expect(cell["label"] == .text("já"))
    #expect(cell["columns"] == .integer(1))
    #expect(cell["hidden"] == .flag(false))
    #expect(cell["actions"] == .list([]))
  }

  // MARK: settings

  @Test func `a number may be what its setting says, to both ends`() throws {
    let clinic = try bench().clinic
    var numbers = 0
    for setting in clinic.settings {
      guard case .number(let range, let refusal) = setting.kind else { continue }
      numbers += 1
      for number in [range.lowerBound, range.upperBound] {
        try clinic.set(setting, to: String(number))
        #expect(try clinic.value(of: setting) == .real(number), "\(setting.key)")
      }
      for number in [range.lowerBound - 0.01, range.upperBound + 0.01] {
        let failure = #expect(throws: Failure.self) { try clinic.set(setting, to: String(number)) }
        #expect(failure?.what == refusal, "\(setting.key)")
      }
    }
    #expect(numbers >= 4)
  }

  @Test func `each setting is what its kind says, and nothing else`() throws {
    let clinic = try bench().clinic
    let wrong = [
      "email": "nobody", "role": "nurse", "language": "klingon", "voice": "nobody's", "rate": "fast",
      "volume": "nan", "mail.largest": "0", "letters": "gothic", "send": "pigeon", "clock": "sundial",
      "adult_no": "sim",
    ]
    for (name, text) in wrong {
      let setting = try clinic.setting(named: name)
      let before = try clinic.value(of: setting)
      #expect(throws: Failure.self, "\(name)") { try clinic.set(setting, to: text) }
      #expect(try clinic.value(of: setting) == before, "\(name)")
    }
    let letters = try clinic.setting(named: "letters")
    guard case .choice(let words) = letters.kind else {
      Issue.record("letters are no choice")
      return
    }
    for word in words {
      try clinic.set(letters, to: word)
      #expect(try clinic.value(of: letters) == .word(word))
    }
    try clinic.set(letters, to: nil)
    #expect(try clinic.value(of: letters) == letters.usual)
    #expect(key { _ = try clinic.setting(named: "shoe size") } == "settings.unknown")
  }

  // MARK: what comes from others

  /// A format of boards as large as they are asked for, for which files needn't be.
  private func large(plans: Int, cells: Int, symbols: Int) -> Module {
    Module(id: "large", version: "1") { registrar in
      let size = GridSize(columns: 20, rows: 20) ?? .nine
      let board = Board(
        name: "b", size: size, pages: Board.mostPages, layout: "",
        cells: (0..<cells).map { Board.Cell(position: $0 + 1, label: "sim") })
      let symbol = Symbol(name: "s", meaning: "s", category: Category(name: "c", color: .red), picture: nil)
      let format = FileFormat(
        id: "large", endings: ["large"], reads: [.plan],
        read: { _, _ in
          let plan = Plan(name: "p", description: "", kind: .board, start: nil, board: board)
          return Reading(
            parcel: Parcel(
              kind: .plan, plans: Array(repeating: plan, count: plans),
              symbols: Array(repeating: symbol, count: symbols)))
        })
      try registrar.add(format, to: .formats)
    }
  }

  @Test func `of plans and of symbols on no board no more is taken than there is room for`() throws {
    let bench = try bench(further: [large(plans: 2, cells: 40_000, symbols: 3)])
    let reading = try bench.clinic.read(InputFile(path: "a.large", bytes: Data([0])))
    #expect(reading.parcel.plans.map(\.board.cells.count) == [40_000, 20_000])
    #expect(reading.parcel.symbols.isEmpty)
    #expect(reading.complaints.map(\.key) == ["receive.cells_left", "receive.symbols_left"])
    // What is missing wasn't taken out by who sent it.
    #expect(reading.isPartial)
  }

  @Test func `where there is room all plans and symbols are taken`() throws {
    let bench = try bench(further: [large(plans: 2, cells: 10, symbols: 3)])
    let reading = try bench.clinic.read(InputFile(path: "a.large", bytes: Data([0])))
    #expect(reading.parcel.plans.map(\.board.cells.count) == [10, 10] && reading.parcel.symbols.count == 3)
    #expect(reading.complaints.isEmpty && !reading.isPartial)
  }

  // MARK: people and their history

  @Test func `days in the wrong order are no period`() throws {
    let (first, last) = (Day("2012-11-05"), Day("2012-11-06"))
    #expect(key { _ = try Period(from: last, to: first) } == "period.reversed")
    #expect(try Period(from: first, to: first) == Period(from: first, to: first))
  }

  @Test func `what is noted has been, and a plan is for a tutor who is here`() throws {
    let bench = try bench(
      "patient new Bia", "use Bia", "tutor new Ana", "board new Lanche", "board word Lanche 1 sim",
      "plan new Hora --tutor Ana --type board --board Lanche --description d", "tutor remove Ana")
    let (clinic, workspace) = (bench.clinic, bench.workspace)
    let bia = try workspace.patient(named: "Bia")
    let ana = try #require(try workspace.tutors(of: bia.id, former: true).first)
    let future = Moment(seconds: Moment.now.seconds + 100 * 24 * 3600)
    #expect(key { _ = try clinic.note("x", about: bia, by: nil, at: future) } == "moment.in_future")
    #expect(try workspace.observations(of: bia.id).isEmpty)
    #expect(
      key { _ = try clinic.makePlan("Outra", description: "", for: ana, showing: .board(board("Lanche", bench))) }
        == "tutor.former")
  }

  @Test func `symbols that plans show and nobody touched come last`() throws {
    let bench = try bench(
      "patient new Bia", "use Bia", "tutor new Ana", "board new Lanche", "board word Lanche 1 sim 2 mais 3 fim",
      "plan new Hora --tutor Ana --type board --board Lanche --description d", "plan touch Hora 3 3 1")
    let bia = try bench.workspace.patient(named: "Bia")
    let usage = try bench.clinic.usageBySymbol(of: bia, in: .ever)
    #expect(usage.map(\.symbol) == ["fim", "sim", "mais"] && usage.map(\.touches) == [2, 1, 0])
  }

  @Test func `favourites are chosen in memory, and written once they are kept`() throws {
    let bench = try bench("patient new Bia")
    let bia = try bench.workspace.patient(named: "Bia")
    for name in ["pao", "suco"] { _ = try symbol(name, bench) }
    var choosing = try #require(try FavouriteChoosing(bench.clinic, for: bia, beginningWith: nil))
    #expect(choosing.symbols.map(\.name) == ["pao", "suco"])
    choosing.turn(choosing.symbols[0])
    choosing.turn(choosing.symbols[1])
    choosing.turn(choosing.symbols[1])
    try choosing.step(-1)
    #expect(choosing.category?.name == "things")
    try choosing.step(1)
    #expect(choosing.category == nil)
    #expect(try bench.workspace.favouriteCount(of: bia.id) == 0)
    let kept = try bench.clinic.keep(choosing)
    #expect(kept.added.map(\.name) == ["pao"] && kept.removed.isEmpty)
    #expect(try bench.workspace.favourites(of: bia.id).map(\.name) == ["pao"])
  }

  // MARK: sentences

  @Test func `a sentence is made, answered, taken back and noted once, without a screen`() throws {
    let bench = try bench("patient new Bia", "settings adult_no yes")
    let bia = try bench.workspace.patient(named: "Bia")
    var session = ComposeSession(
      bench.clinic, try bench.clinic.composition(ComposeRequest(language: "en", patient: bia)), asPatient: true)
    for word in ["mother", "eat", "apple"] {
      session.look(for: word)
      try session.choose(try #require(try session.offered().first).choice)
      #expect(session.search.isEmpty)
    }
    #expect(session.end() && session.isWhole && session.isToBeNoted)
    try session.note()
    #expect(!session.isToBeNoted)
    #expect(try bench.workspace.touches(of: bia.id).count == 3)
    try session.turnRefusal()
    #expect(try session.spoken() == "Mom eats an apple. \(session.refusal ?? "")" && session.refusal != nil)
    #expect(try session.goBack() && session.refusal == nil && session.isWhole)
    try session.beginAgain()
    #expect(try session.last()?.sentence.text == "Mom eats an apple.")
    #expect(try !session.goBack())
  }

  // MARK: slips

  @Test func `a mistyped verb is near to any word of it`() throws {
    let bench = try bench()
    let failure = #expect(throws: Failure.self) { try bench.run("patient delte Bia") }
    #expect(failure?.what.key == "command.verb_unknown" && failure?.candidates == ["delete"])
  }
}
