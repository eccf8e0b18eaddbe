import Foundation
import TagarelaTestSupport
import Testing

/// In which letters words are read: a board's own, else the patient's, else those of the workspace.
struct LettersTests {
  private func clinic() throws -> Clinic {
    try Clinic(
      "board new B --grid 2x1", "board put B 1 suco", "board word B 2 Não", "patient new Bia", "patient new Rui",
      "board new Meu --grid 1x1 --patient Bia", "board put Meu 1 suco --patient Bia", "tutor new Ana --patient Bia",
      "plan new P --tutor Ana --type board --board B --description d --patient Bia",
      "plan new G --tutor Ana --type large --symbol suco --description d --patient Bia")
  }

  @Test func `the board's letters come before the patient's, and these before the workspace's`() throws {
    let clinic = try clinic()
    #expect(try clinic.run("board show B") == "A1 suco | B1 Não\n")
    try clinic.run("settings letters upper")
    #expect(try clinic.run("board show B") == "A1 SUCO | B1 NÃO\n")
    #expect(try clinic.run("board open B --patient Bia") == "A1 SUCO | B1 NÃO\n")
    try clinic.run("patient edit Bia --letters lower")
    #expect(try clinic.run("board show B --patient Bia") == "A1 suco | B1 não\n")
    #expect(try clinic.run("use Bia", "board show B").hasSuffix("A1 suco | B1 não\n"))
    #expect(try clinic.run("board show B --patient Rui") == "A1 SUCO | B1 NÃO\n")
    #expect(try clinic.run("board show Meu") == "A1 suco\n")
    #expect(try clinic.run("plan open P --patient Bia") == "A1 suco | B1 não\n")
    try clinic.run("patient edit Bia --letters as-written")
    #expect(try clinic.run("board show B --patient Bia") == "A1 suco | B1 Não\n")
    try clinic.run("board edit B --letters upper")
    #expect(try clinic.run("board show B --patient Bia") == "A1 SUCO | B1 NÃO\n")
    try clinic.run("board edit B --letters as-written", "patient edit Bia --letters -", "settings letters -")
    #expect(try clinic.run("board show B --patient Bia") == "A1 suco | B1 Não\n")
  }

  @Test func `a large symbol is named in the patient's letters`() throws {
    let clinic = try clinic()
    try clinic.run("patient edit Bia --letters upper")
    #expect(try clinic.run("plan open G --patient Bia") == "A1 SUCO\n")
  }

  @Test func `names and what other programs read stay as they were written`() throws {
    let clinic = try clinic()
    let commands = [
      "board show B", "plan open P --patient Bia", "board list", "symbol list", "plan touch P 1 2 --patient Bia",
    ]
    let before = try commands.map(clinic.withoutMoments)
    func exported() throws -> [Data] {
      try ["B a.obf", "P a.psyb", "B a.tsv"].map { export in
        let words = export.split(separator: " ")
        try clinic.run("export \(words[0]) '\(clinic.tagarela.path(String(words[1])))' --patient Bia --replace")
        return withoutSettings(try clinic.tagarela.bytes(String(words[1])))
      }
    }
    let written = try exported()
    try clinic.run("settings letters upper", "patient edit Bia --letters upper")
    #expect(try commands.map(clinic.withoutMoments) == before)
    #expect(try exported() == written)
  }

  /// A bundle without what goes along with it, as what is set for the patient does; other files as they are.
  private func withoutSettings(_ file: Data) -> Data {
    guard file.starts(with: Data("{\"tagarela.format".utf8)) else { return file }
    let text = String(decoding: file, as: UTF8.self)
    return Data(text.replacing(/,?"tagarela\.items":"(?:[^"\\]|\\.)*"/, with: "").utf8)
  }

  /// What is printed with a setting, against the same board that has the letters itself.
  @Test(arguments: [
    "print board B FILE", "print cards B FILE", "export B FILE", "print board B FILE --patient Bia",
    "print category coisas FILE --cards --patient Bia", "print category coisas FILE --patient Bia",
  ])
  func `pages have the letters`(_ command: String) throws {
    let clinic = try clinic()
    func page() throws -> Data {
      try clinic.run(command.replacing("FILE", with: "'\(clinic.tagarela.path("a.svg"))'") + " --replace")
      return try clinic.tagarela.bytes("a.svg")
    }
    let asWritten = try page()
    try clinic.run("settings letters upper")
    let upper = try page()
    #expect(upper != asWritten)
    try clinic.run("patient edit Bia --letters as-written")
    #expect(try page() == (command.contains("Bia") ? asWritten : upper))
    try clinic.run("settings letters -", "board edit B --letters upper")
    #expect(try page() == (command.contains("category") ? asWritten : upper))
  }

  @Test func `the pages of a letter have the patient's letters, its bundle what was written`() throws {
    let clinic = try clinic()
    func sent(_ folder: String) throws -> [Data] {
      try clinic.run("plan send P --patient Bia --to-dir '\(clinic.tagarela.path(folder))'")
      return try ["p.pdf", "p.psyb"].map { withoutSettings(try clinic.tagarela.bytes("\(folder)/\($0)")) }
    }
    let before = try sent("a")
    try clinic.run("patient edit Bia --letters upper")
    let after = try sent("b")
    #expect(before[0].count != after[0].count)
    #expect(before[1].count == after[1].count)
  }

  @Test func `what is gathered on the screen is in the patient's letters, what is kept of it as it was written`() throws
  {
    let clinic = try clinic()
    try clinic.run("patient edit Bia --letters upper")
    let terminal = try clinic.tagarela.prompt(["--lang", "en"], columns: 80, rows: 30)
    try terminal.expect("tagarela>")
    try terminal.send("plan open P --patient Bia\r")
    try terminal.expect("SUCO")
    try terminal.send("12")
    try terminal.expect("SUCO NÃO")
    try terminal.send("q")
    try terminal.expect("2 touches")
    try terminal.send("symbol find suco --system workspace --patient Bia\r")
    try terminal.expect("SUCO")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .status(0))
    let usage = try #require(try clinic.json("usage list --patient Bia") as? [[String: Any]])
    #expect(usage.compactMap { $0["symbol"] as? String } == ["suco", "Não"])
  }

  @Test(arguments: [
    ("pt", "ajustes letras maiúsculas", "paciente editar Bia --letras minúsculas"),
    ("es", "ajustes letras mayúsculas", "paciente editar Bia --letras minúsculas"),
    ("ca", "configuració lletres majúscules", "pacient editar Bia --lletres minúscules"),
    ("en", "settings letters capitals", "patient edit Bia --letters lower"),
  ])
  func `they are set in each language, shown and undone`(_ language: String, _ workspace: String, _ patient: String)
    throws
  {
    let clinic = try clinic()
    try clinic.run(workspace, patient, language: language)
    #expect(try clinic.run("settings letters") == "capitals or small letters  upper\n")
    #expect(try clinic.run("patient show Bia").contains("capitals or small letters  lower"))
    try clinic.run("undo", "undo")
    #expect(try clinic.run("settings letters") == "capitals or small letters  as-written\n")
    #expect(!(try clinic.run("patient show Bia").contains("small letters")))
    #expect(try clinic.failure("settings letters uper").contains("upper"))
  }
}

extension Clinic {
  /// A command's JSON without when something was.
  fileprivate func withoutMoments(_ command: String) throws -> String {
    try jsonText(command).replacing(#/"(at|since|start)":"[^"]*"/#, with: "")
  }
}
