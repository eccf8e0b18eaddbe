import Foundation
import TagarelaTestSupport
import Testing

/// What every command that writes a file does with one that is there.
@Suite struct `A file that is there` {
  /// FILE is where they write to.
  static let writers = [
    "backup FILE", "export Hora FILE.psyb", "export Lanche FILE.obz", "usage export FILE.obl --patient giovanna",
    "print board Lanche FILE.pdf", "print cards Lanche FILE.pdf", "print category comida FILE.pdf",
    "symbol picture suco FILE.svg", "say suco --to FILE.wav --lang pt",
  ]

  private static func path(in line: String) -> String {
    String(line.split(separator: " ").first { $0.hasPrefix("FILE") } ?? "FILE")
  }

  @Test(arguments: writers) func `is written over only when one says so`(line: String) throws {
    let tagarela = try Tagarela.withClinic(sharesCache: true)
    let name = Self.path(in: line)
    let there = Data("meu arquivo".utf8)
    try there.write(to: URL(fileURLWithPath: tagarela.path(name)))
    // A file of the user's own with the name that used to be that of a part.
    try there.write(to: URL(fileURLWithPath: tagarela.path(name + ".part")))
    let command = line.replacing("FILE", with: tagarela.path("FILE"))
    let refused = try tagarela.run(commands: [command])
    #expect(refused.status == 1)
    #expect(refused.output.isEmpty)
    #expect(refused.errors.contains("\(name) is there already"), "\(refused.errors)")
    #expect(refused.errors.contains("--replace"))
    #expect(try tagarela.bytes(name) == there)
    let done = try tagarela.run(commands: [command + " --replace"])
    expectSuccess(done)
    #expect(try tagarela.bytes(name) != there)
    #expect(try tagarela.bytes(name + ".part") == there)
    #expect(try tagarela.files().filter { $0.hasPrefix("FILE") } == [name, name + ".part"].sorted())
  }

  @Test(arguments: writers) func `is a file: pipes, devices and folders stay what they are`(line: String) throws {
    let tagarela = try Tagarela.withClinic(sharesCache: true)
    let name = Self.path(in: line)
    for kind in [S_IFIFO, S_IFDIR] {
      if kind == S_IFIFO { mkfifo(tagarela.path(name), 0o600) } else { mkdir(tagarela.path(name), 0o700) }
      for option in ["", " --replace"] {
        let result = try tagarela.run(commands: [line.replacing("FILE", with: tagarela.path("FILE")) + option])
        #expect(result.status == 1)
        #expect(result.errors.contains("is not a file") && !result.errors.contains("--replace)"), "\(result.errors)")
        #expect(!result.errors.contains("give another name, or"))
      }
      var facts = stat()
      #expect(stat(tagarela.path(name), &facts) == 0 && facts.st_mode & S_IFMT == kind)
      remove(tagarela.path(name))
    }
  }

  /// Under their own names, and under others that lead to them.
  private static let own = [
    "clinic.tagarela", "clinic.tagarela-wal", "clinic.tagarela-shm", "link", "catalog", "history",
  ]

  @Test(arguments: writers) func `of the program's own is never written over`(line: String) throws {
    let tagarela = try Tagarela.withClinic()
    expectSuccess(try tagarela.run(commands: ["symbol find suco"]))
    try FileManager.default.createDirectory(atPath: tagarela.path("state/tagarela"), withIntermediateDirectories: true)
    try Data("help\n".utf8).write(to: URL(fileURLWithPath: tagarela.path("state/tagarela/history")))
    try FileManager.default.createSymbolicLink(
      atPath: tagarela.path("link"), withDestinationPath: tagarela.workspace)
    let before = try contents(of: tagarela.workspace)
    for target in Self.own {
      let path =
        switch target {
        case "catalog": tagarela.path("cache/tagarela/catalog.sqlite")
        case "history": tagarela.path("state/tagarela/history")
        default: tagarela.path(target)
        }
      let kept = try? Data(contentsOf: URL(fileURLWithPath: path))
      // Under a name with the ending that the command wants, which leads to the same file.
      let name = Self.path(in: line)
      try? FileManager.default.removeItem(atPath: tagarela.path(name))
      if name.contains(".") {
        try FileManager.default.createSymbolicLink(atPath: tagarela.path(name), withDestinationPath: path)
      }
      let used = name.contains(".") ? tagarela.path("FILE") : path
      // In one process with a change, so that there is a log, and the workspace must survive it.
      let result = try tagarela.run(
        commands: [
          #"note "uma" --patient giovanna --at "2012-11-07 10:00""#, line.replacing("FILE", with: used) + " --replace",
        ])
      #expect(result.status == 1, "\(target): \(result.output)")
      let said = ["belongs to", "is there already", "can't be written"].contains { result.errors.contains($0) }
      #expect(said, "\(target): \(result.errors)")
      if ["catalog", "history"].contains(target) {
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == kept, "\(target)")
      }
      expectSuccess(try tagarela.run(commands: ["undo"]))
      #expect(try contents(of: tagarela.workspace) == before, "\(target)")
    }
    try tagarela.expectClean()
  }

  @Test func `in a pack that is in use is not written over`() throws {
    let tagarela = try Tagarela.withClinic()
    let folder = tagarela.path("data/tagarela/modules/meus")
    expectSuccess(
      try tagarela.run(commands: ["module new pack meus --adds vocabulary --folder \(tagarela.path("meus"))"]))
    try FileManager.default.createDirectory(
      atPath: tagarela.path("data/tagarela/modules"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: tagarela.path("meus"), toPath: folder)
    let manifest = try Data(contentsOf: URL(fileURLWithPath: folder + "/module.json"))
    let result = try tagarela.run(commands: ["backup \(folder)/module.json --replace"])
    #expect(result.status == 1)
    #expect(result.errors.contains("a pack in use"), "\(result.errors)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/module.json")) == manifest)
  }

  @Test func `is asked about at the prompt`() throws {
    let tagarela = try Tagarela.withClinic(sharesCache: true)
    let there = Data("meu arquivo".utf8)
    try there.write(to: URL(fileURLWithPath: tagarela.path("l.pdf")))
    let terminal = try tagarela.prompt()
    try terminal.expect("tagarela>")
    try terminal.enter("print board Lanche \(tagarela.path("l.pdf"))", expecting: "[yes/No]")
    _ = terminal.settle()
    try terminal.enter("no", expecting: "nothing was done")
    #expect(try tagarela.bytes("l.pdf") == there)
    try terminal.enter("print board Lanche \(tagarela.path("l.pdf"))", expecting: "[yes/No]")
    _ = terminal.settle()
    try terminal.enter("yes", expecting: "✓")
    try terminal.expect("tagarela>")
    #expect(try tagarela.bytes("l.pdf").starts(with: Data("%PDF".utf8)))
    try terminal.leave()
  }

  @Test func `is no target that Tab offers`() throws {
    let tagarela = try Tagarela.withClinic()
    for name in ["foto.png", "fotos.pdf"] { try Data().write(to: URL(fileURLWithPath: tagarela.path(name))) }
    try FileManager.default.createDirectory(atPath: tagarela.path("fotografias"), withIntermediateDirectories: true)
    let terminal = try tagarela.prompt()
    try terminal.expect("tagarela>")
    try terminal.send("export Lanche \(tagarela.path("fot"))\t")
    try terminal.expect("ografias/")
    try terminal.send("\u{3}")
    try terminal.expect("tagarela>")
    try terminal.leave()
  }

  /// Of three pages, the second can't be written: its name is a folder's.
  @Test func `stays when a file that belongs to it can't be written`() throws {
    let tagarela = try Tagarela.withClinic(sharesCache: true)
    expectSuccess(
      try tagarela.run(commands: ["board new B", "board put B 1 suco", "board new C", "board put C 1 suco"]))
    let there = Data("minha".utf8)
    try there.write(to: URL(fileURLWithPath: tagarela.path("p-1.png")))
    try FileManager.default.createDirectory(atPath: tagarela.path("p-2.png/x"), withIntermediateDirectories: true)
    let result = try tagarela.run(commands: ["print board Lanche \(tagarela.path("p.png")) B C --replace"])
    #expect(result.status == 1)
    #expect(result.errors.contains("p-2.png"), "\(result.errors)")
    #expect(try tagarela.bytes("p-1.png") == there)
    let files = try tagarela.files().filter { $0.hasPrefix("p-") || $0.hasPrefix(".tagarela") }
    #expect(files == ["p-1.png", "p-2.png"], "\(files)")
  }
}
