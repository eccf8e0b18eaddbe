import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

/// The worked example and the one that `module new program` makes, in the real program.
@Suite(.waiting)
struct ExampleTests {
  private let tagarela: Tagarela

  init() throws { tagarela = try Tagarela(sharesCache: true) }

  private static let programs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "examples/programs").path

  private func run(_ language: String = "en", _ commands: [String]) throws -> ChildProgram.Result {
    try tagarela.run(["--lang", language, "--modules", Self.programs] + commands.flatMap { ["-c", $0] })
  }

  private func text(_ name: String) throws -> String { String(decoding: try tagarela.bytes(name), as: UTF8.self) }

  @Test func `a board becomes a sheet, and the sheet a board`() throws {
    let sheet = tagarela.path("lanche.talker")
    let made = try run(
      "pt",
      [
        "board new Lanche", "category new Comida --color lime",
        "symbol new água --category Comida --picture \(Tagarela.pictures)/agua.svg",
        "symbol new 'pão|queijo' --category Comida --picture \(Tagarela.pictures)/pao.svg",
        "board put Lanche B2 água C3 'pão|queijo'", "export Lanche \(sheet)",
      ])
    #expect(made.status == 0, "\(made.errors)")
    #expect(
      try text("lanche.talker") == """
        talker sheet 1
        # tecla | palavra | mensagem | leva a

        board: Lanche
        size: 3x3
        B2 | água
        C3 | pão\\|queijo

        """)
    let same = try run("pt", ["receive \(sheet) --preview"])
    #expect(same.status == 0 && !same.output.contains("+") && !same.output.contains("~"), "\(same.output)")
    try Data(
      """
      talker sheet 1
      board: Frutas
      size: 2x2
      A1 | maçã | quero maçã
      B2 | uva | | Frutas
      D9 | longe
      isto não é nada
      """.utf8
    ).write(to: URL(filePath: tagarela.path("frutas.txt")))
    // By what it begins with, whatever its name.
    let received = try run(
      "pt", ["receive \(tagarela.path("frutas.txt"))", "board show Frutas", "export Frutas \(sheet) --replace"])
    #expect(received.status == 0)
    #expect(received.output.contains("A1 maçã") && received.output.contains("B2 uva"))
    #expect(received.errors.contains("a linha 7 ficou de fora: “isto não é nada”"))
    #expect(received.errors.contains("D9"))
    #expect(try text("lanche.talker").contains("A1 | maçã | quero maçã\nB2 | uva |  | Frutas\n"))
  }

  @Test(arguments: [("pt", "isto não é"), ("es", "esto no es"), ("ca", "això no és"), ("en", "this is not")])
  func `what it can't read it says in the user's language, and nothing changes`(_ language: String, _ words: String)
    throws
  {
    try Data("other".utf8).write(to: URL(filePath: tagarela.path("a.talker")))
    let answer = try run(language, ["receive \(tagarela.path("a.talker"))", "board list"])
    #expect(answer.status == 1)
    #expect(answer.errors.contains("talker-sheet: " + words))
  }

  @Test func `its check has nothing to say`() throws {
    let answer = try run("en", ["module check \(Self.programs)/talker-sheet", "module show talker-sheet"])
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
    #expect(answer.output.contains("can be added: 1 format"))
    #expect(answer.output.contains("kind     program"))
  }

  @Test(arguments: ["pt", "es", "ca", "en"])
  func `a new program works as it is, and speaks the language`(_ language: String) throws {
    let folder = tagarela.path("our deck")
    let made = try run(
      language,
      [
        "module new program \"L'\\\"ordre\" --folder '\(folder)'", "module check '\(folder)'",
        "module add '\(folder)' --yes", "board new Lanche", "export Lanche \(tagarela.path("a.l-ordre"))",
        "receive \(tagarela.path("a.l-ordre")) --preview",
      ])
    #expect(made.status == 0, "\(made.output)\(made.errors)")
    #expect(try text("a.l-ordre") == "l-ordre 1\nboard\tLanche\t3\t3\t1\n")
    let program = try text("our deck/program.py")
    let words = ["pt": "uma linha para cada célula", "es": "una línea por casilla", "ca": "una línia per casella"]
    #expect(program.contains(words[language] ?? "a line for each cell"))
    #expect(!program.contains("program.template"))
  }

  @Test func `a program is run only after a yes`() throws {
    let folder = tagarela.path("deck")
    #expect(try run("en", ["module new program Deck --folder \(folder)"]).status == 0)
    let mark = tagarela.path("was-run")
    let own = try text("deck/program.py").replacing("import json", with: "import json\nopen(\"\(mark)\", \"w\")")
    try Data(own.utf8).write(to: URL(filePath: folder + "/program.py"))
    let asked = try run("en", ["module add \(folder)"])
    #expect(asked.status == 1)
    #expect(asked.errors.contains("--yes"))
    #expect(!FileManager.default.fileExists(atPath: mark))
    // Nor does the start run it, or a list.
    #expect(try run("en", ["module list", "patient list"]).status == 0)
    let added = try run("en", ["module add \(folder) --yes"])
    #expect(added.status == 0, "\(added.output)\(added.errors)")
    unlink(mark)
    #expect(try run("en", ["module list", "module show deck", "patient list"]).output.contains("deck"))
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test func `a zip of a program works like its folder`() throws {
    let zip = tagarela.path("sheet.zip")
    let made = try ChildProgram(
      "/usr/bin/python3", ["-m", "zipfile", "-c", zip, Self.programs + "/talker-sheet"],
      environment: ["PATH": "/usr/bin:/bin"], folder: tagarela.folder
    ).result()
    #expect(made.status == 0)
    let added = try tagarela.run(
      ["--lang", "en"] + ["module add \(zip) --yes", "board new Lanche"].flatMap { ["-c", $0] })
    #expect(added.status == 0, "\(added.output)\(added.errors)")
    let used = try tagarela.run(["--lang", "en", "-c", "export Lanche \(tagarela.path("a.talker"))"])
    #expect(used.status == 0, "\(used.errors)")
    let dropped = tagarela.path("dropped")
    try FileManager.default.createDirectory(atPath: dropped, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: zip, toPath: dropped + "/sheet.zip")
    let other = try Tagarela(sharesCache: true)
    let found = try other.run(
      ["--lang", "en", "--modules", dropped, "-c", "board new Lanche", "-c", "export Lanche \(other.path("a.talker"))"])
    #expect(found.status == 0, "\(found.errors)")
  }

  @Test func `^C ends the waiting and the program`() throws {
    let folder = tagarela.path("slow")
    #expect(try run("en", ["module new program Slow --folder \(folder)", "board new Lanche"]).status == 0)
    let slow = try text("slow/program.py").replacing(
      "def write(parcel):", with: "def write(parcel):\n    import time; open(\"\(folder)/up\", \"w\"); time.sleep(600)")
    try Data(slow.utf8).write(to: URL(filePath: folder + "/program.py"))
    let child = try tagarela.start(
      ["--lang", "en", "--modules", folder, "-c", "export Lanche \(tagarela.path("a.slow"))"])
    try child.wait("the program") { FileManager.default.fileExists(atPath: folder + "/up") }
    child.signal(SIGINT)
    #expect(try child.result().status == 130)
    #expect(!FileManager.default.fileExists(atPath: tagarela.path("a.slow")))
  }
}
