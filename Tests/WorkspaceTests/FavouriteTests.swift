import TagarelaKit
import Testing
import Workspace

/// Symbols chosen for one patient.
struct FavouriteTests {
  private let desk: Desk
  private let giovanna: PatientRecord

  init() throws {
    desk = try Desk()
    giovanna = try desk.patient()
  }

  private func names(_ category: Int64? = nil) throws -> [String] {
    try desk.workspace.favourites(of: giovanna.id, category: category).map(\.name)
  }

  @Test func `favourites come by category, then by name, whatever order they were chosen in`() throws {
    for (name, category) in [("suco", "nouns"), ("beber", "verbs"), ("Água", "nouns"), ("abrir", "verbs")] {
      let symbol = try desk.symbol(name, in: category)
      try desk.workspace.addFavourite(symbol, of: giovanna.id)
    }
    #expect(try names() == ["Água", "suco", "abrir", "beber"])
    let verbs = try desk.workspace.category(named: "verbs")
    #expect(try names(verbs.id) == ["abrir", "beber"])
  }

  @Test func `a symbol is a favourite once, of one patient, until it is taken out`() throws {
    let rui = try desk.patient("Rui")
    let suco = try desk.symbol("suco")
    #expect(try desk.workspace.addFavourite(suco, of: giovanna.id))
    #expect(try !desk.workspace.addFavourite(suco, of: giovanna.id))
    #expect(try desk.workspace.isFavourite(suco, of: giovanna.id))
    #expect(try !desk.workspace.isFavourite(suco, of: rui.id))
    #expect(try desk.workspace.favourites(of: rui.id).isEmpty)
    #expect(try desk.workspace.favouriteCount(of: giovanna.id) == 1)
    #expect(try desk.workspace.removeFavourite(suco, of: giovanna.id))
    #expect(try !desk.workspace.removeFavourite(suco, of: giovanna.id))
    #expect(try names().isEmpty)
  }

  @Test func `another patient's own symbol can't be a favourite`() throws {
    let rui = try desk.patient("Rui")
    let own = try desk.symbol("quarto do Rui", of: rui)
    try desk.workspace.addFavourite(own, of: rui.id)
    #expect(throws: Failure("symbol.other_patient", ["name": "quarto do Rui"])) {
      try desk.workspace.addFavourite(own, of: giovanna.id)
    }
  }

  @Test func `undo and redo take favourites out and in`() throws {
    let suco = try desk.symbol("suco")
    let agua = try desk.symbol("água")
    try desk.workspace.change("in") {
      try desk.workspace.addFavourite(suco, of: giovanna.id)
      try desk.workspace.addFavourite(agua, of: giovanna.id)
    }
    try desk.workspace.change("out") { _ = try desk.workspace.removeFavourite(suco, of: giovanna.id) }
    #expect(try desk.workspace.undo() == "out")
    #expect(try names() == ["água", "suco"])
    #expect(try desk.workspace.undo() == "in")
    #expect(try names().isEmpty)
    #expect(try desk.workspace.redo() == "in")
    #expect(try desk.workspace.redo() == "out")
    #expect(try names() == ["água"])
  }

  @Test func `a favourite goes with its symbol and with its patient, and comes back with them`() throws {
    let suco = try desk.symbol("suco")
    let agua = try desk.symbol("água")
    for symbol in [suco, agua] { try desk.workspace.addFavourite(symbol, of: giovanna.id) }
    try desk.workspace.change("symbol") { try desk.workspace.remove(suco) }
    #expect(try names() == ["água"])
    try desk.workspace.change("patient") { try desk.workspace.remove(giovanna) }
    #expect(try names().isEmpty)
    _ = try desk.workspace.undo()
    #expect(try names() == ["água"])
    _ = try desk.workspace.undo()
    #expect(try names() == ["água", "suco"])
    #expect(try desk.workspace.check().isEmpty)
  }

  @Test func `a favourite is named as symbols are, and by no other symbol's name`() throws {
    let suco = try desk.symbol("suco de uva")
    _ = try desk.symbol("suco de maçã")
    try desk.workspace.addFavourite(suco, of: giovanna.id)
    #expect(try desk.workspace.favourite(named: "SUCO", of: giovanna.id).id == suco.id)
    #expect(try desk.workspace.favouriteNames(beginning: "su", of: giovanna.id) == ["suco de uva"])
    #expect(throws: Failure.self) { try desk.workspace.favourite(named: "maçã", of: giovanna.id) }
  }
}
