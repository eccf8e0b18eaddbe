import TagarelaKit
import Testing
import Workspace

struct NameLookupTests {
  private func desk(_ names: String...) throws -> Desk {
    let desk = try Desk()
    for name in names { try desk.workspace.add(Patient(name: name)) }
    return desk
  }

  @Test(arguments: [
    ("Giovanna Reis", "Giovanna Reis"), ("giovanna", "Giovanna Reis"), ("REIS", "Giovanna Reis"), ("joao", "João"),
    ("jo\u{E3}o", "João"), ("  bia   lucia ", "Bia Lúcia"), ("#1", "Giovanna Reis"), ("#3", "Bia Lúcia"),
    ("lúcia", "Bia Lúcia"), ("gio", "Giovanna Reis"), ("giovanna r", "Giovanna Reis"), ("an", "Anabela"),
    ("anab", "Anabela"), ("ovann", "Giovanna Reis"), ("bela", "Anabela"),
  ])
  func `a name is found by itself, by a part of it that only it has, or by its number`(_ typed: String, _ name: String)
    throws
  {
    let desk = try desk("Giovanna Reis", "João", "Bia Lúcia", "Anabela")
    #expect(try desk.workspace.patient(named: typed).name == name)
  }

  @Test(arguments: [
    ("giovana", ["Giovanna"]), ("#99", []), ("#", []), ("#x", []), ("", []), (" ", []), ("xyzxyz", []),
    ("'; DROP TABLE patient; --", []), ("%", []), ("_iovanna", ["Giovanna"]), ("#99999999999999999999", []),
  ])
  func `a name that is not there is told with the nearest that is`(_ typed: String, _ near: [String]) throws {
    let desk = try desk("Giovanna", "João")
    let failure = #expect(throws: Failure.self) { try desk.workspace.patient(named: typed) }
    #expect(failure?.what.key == "patient.unknown")
    #expect(failure?.candidates == near)
  }

  @Test func `several that match are listed with their numbers`() throws {
    let desk = try desk("Ana Reis", "Rui Reis", "Bia")
    let failure = #expect(throws: Failure.self) { try desk.workspace.patient(named: "reis") }
    #expect(failure?.what.key == "patient.ambiguous")
    #expect(Set(failure?.candidates ?? []) == ["Ana Reis #1", "Rui Reis #2"])
  }

  @Test func `the very name comes before names that contain it, and the very spelling before others`() throws {
    let desk = try desk("Ana", "Ana Reis", "Maria Ana")
    #expect(try desk.workspace.patient(named: "ana").name == "Ana")
    try desk.workspace.add(Patient(name: "Aná", born: .some))
    #expect(try desk.workspace.patient(named: "Aná").name == "Aná")
    let failure = #expect(throws: Failure.self) { try desk.workspace.patient(named: "ANA") }
    #expect(failure?.what.key == "patient.ambiguous")
  }

  @Test(arguments: [
    ("ana", ["Ana Reis", "Maria Ana"], "Ana Reis"), ("ana", ["Anabela", "Ana Reis"], "Ana Reis"),
    ("ana", ["Juliana", "Maria Ana"], "Maria Ana"), ("ana", ["Juliana", "Anabela"], "Anabela"),
    ("ana", ["Juliana", "Rui"], "Juliana"),
  ])
  func `of several the one is meant that fits best: at its beginning, then by whole words`(
    _ typed: String, _ names: [String], _ meant: String
  ) throws {
    let desk = try Desk()
    for name in names { try desk.workspace.add(Patient(name: name)) }
    #expect(try desk.workspace.patient(named: typed).name == meant)
  }

  @Test func `several that begin so are listed, and those that only hold it are not`() throws {
    let desk = try desk("Anabela", "Anastácia", "Juliana")
    let failure = #expect(throws: Failure.self) { try desk.workspace.patient(named: "ana") }
    #expect(failure?.what.key == "patient.ambiguous")
    #expect(failure?.candidates == ["Anabela #1", "Anastácia #2"])
  }

  @Test func `a workspace's only patient is known, and of two none`() throws {
    let desk = try desk("Ana")
    #expect(try desk.workspace.onlyPatient()?.name == "Ana")
    try desk.workspace.add(Patient(name: "Rui"))
    #expect(try desk.workspace.onlyPatient() == nil)
    #expect(try Desk().workspace.onlyPatient() == nil)
  }

  @Test func `names that begin with what was typed are offered, else those with such a word`() throws {
    let desk = try desk("Giovanna Reis", "Gil", "Ana Gil")
    #expect(try desk.workspace.patientNames(beginning: "gi") == ["Gil", "Giovanna Reis"])
    #expect(try desk.workspace.patientNames(beginning: "rei") == ["Giovanna Reis"])
    #expect(try desk.workspace.patientNames(beginning: "").count == 3)
    #expect(try desk.workspace.patientNames(beginning: "z").isEmpty)
  }

  @Test(arguments: ["\"", "*", "AND", "NEAR(", "suco*", "-", "(", "água \"", "^a", ":", "'"])
  func `a search takes any text for words`(_ words: String) throws {
    let desk = try Desk()
    _ = try desk.symbol("suco")
    _ = try desk.workspace.findSymbols(words, for: nil, limit: 9)
  }

  @Test(arguments: ["suc", "SUCO", "laranja", "súco lar", "laranja suco"])
  func `symbols are found by beginnings of words of name and meaning`(_ words: String) throws {
    let desk = try Desk()
    _ = try desk.symbol("suco de laranja")
    _ = try desk.symbol("água")
    #expect(try desk.workspace.findSymbols(words, for: nil, limit: 9).map(\.symbol.name) == ["suco de laranja"])
  }

  @Test func `the very name is found first`() throws {
    let desk = try Desk()
    for name in ["suco de uva", "meu suco", "suco"] { _ = try desk.symbol(name) }
    let found = try desk.workspace.findSymbols("suco", for: nil, limit: 2)
    #expect(found.first?.symbol.name == "suco")
    #expect(found.first?.score == 1)
    #expect(found.count == 2)
  }
}
