import Foundation
import TagarelaTestSupport
import Testing

/// Lines that combine, and what becomes of what they print.
@Suite(.waiting)
struct CombinedLineTests {
  private let tagarela: Tagarela

  init() throws { tagarela = try Tagarela() }

  private func run(_ lines: String..., flags: [String] = []) throws -> ChildProgram.Result {
    try tagarela.run(flags + lines.flatMap { ["-c", $0] })
  }

  private func people() throws {
    _ = try run("patient new Ana --born 2012-05-01 ; patient new Bia --born 2015-01-31 ; patient new Caio")
  }

  // MARK: ; and |

  @Test func `lines parted by a semicolon run one after another until one fails`() throws {
    let result = try run("patient new Ana; patient new Ana ; patient new Bia")
    #expect(result.status == 1)
    #expect(result.output.contains("Ana") && !result.output.contains("Bia"))
    #expect(result.errors.contains("  patient new Ana; patient new Ana ; patient new Bia"))
    let caret = try #require(result.errors.split(separator: "\n").first { $0.contains("^") })
    #expect(caret.firstIndex(of: "^").map { caret.distance(from: caret.startIndex, to: $0) } == 2 + 29)
  }

  @Test func `a semicolon within a text belongs to it`() throws {
    let noted = try run("patient new Ana ; use Ana ; note Dormiu bem; comeu pouco ; observation list --json")
    #expect(noted.output.contains("Dormiu bem; comeu pouco"), "\(noted.errors)")
    let notes = try run("patient new \"Eva; a mais nova\" ; patient list --json")
    #expect(notes.output.contains("Eva; a mais nova"))
  }

  @Test func `what a line prints goes to a program`() throws {
    try people()
    let result = try run("patient list | grep -c Bia ; echo done")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == "1\ndone\n")
  }

  @Test func `a program that has read enough is no failure, one that fails is one`() throws {
    try people()
    #expect(try run("patient list | head -1").status == 0)
    let failed = try run("patient list | sh -c 'cat > /dev/null; exit 3'")
    #expect(failed.status == 1)
    #expect(failed.errors.contains("3"))
    #expect(try run("patient list |").status == 1)
    #expect(try run("| cat").status == 1)
  }

  @Test func `a script's variables reach a program as its environment alone`() throws {
    let script = tagarela.path("s.tgl")
    try "patient list | sh -c 'cat > /dev/null; echo [${name}]'\n".write(
      toFile: script, atomically: true, encoding: .utf8)
    let result = try tagarela.run(["run", script, "name=x; touch \(tagarela.path("made"))"])
    #expect(result.output.contains("[x; touch"), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: tagarela.path("made")))
  }

  // MARK: Rows

  @Test(arguments: [
    ("name=ana", ["Ana"]), ("name!=ana", ["Bia", "Caio"]), ("name~i", ["Bia", "Caio"]), ("name!~i", ["Ana"]),
    ("born>2013-01-01", ["Bia"]), ("born<=2012-05-01", ["Ana"]), ("born=", ["Caio"]), ("id>=2", ["Bia", "Caio"]),
    ("birth=2015-01-31", ["Bia"]),
  ])
  func `rows are chosen by a field`(_ condition: String, _ names: [String]) throws {
    try people()
    let result = try run("patient list --where '\(condition)' --json")
    #expect(["Ana", "Bia", "Caio"].filter { result.output.contains("\"\($0)\"") } == names, "\(result.errors)")
  }

  @Test func `rows come in the order of a field, and as many as are wanted`() throws {
    try people()
    let sorted = try run("patient list --sort born --json").output
    let places = ["Ana", "Bia", "Caio"].compactMap { sorted.range(of: $0)?.lowerBound }
    #expect(places == places.sorted() && places.count == 3)
    let first = try run("patient list --sort name --reverse --limit 1 --json").output
    #expect(first.contains("Caio") && !first.contains("Bia"))
    #expect(try run("patient list --limit 0").output.contains("Ana") == false)
  }

  @Test func `a field that isn't there is told with the nearest`() throws {
    try people()
    let result = try run("patient list --where nam=Ana")
    #expect(result.status == 0)
    let wrong = try run("patient list --where nmae=Ana")
    #expect(wrong.status == 1 && wrong.errors.contains("near: name"))
    #expect(try run("patient list --where Ana").errors.contains("id="))
    #expect(try run("help --sort name").status == 1)
  }

  @Test func `a change takes no option of lists`() throws {
    let result = try run("patient new Ana --limit 1")
    #expect(result.status == 1)
    #expect(try run("patient list").output.contains("Ana") == false)
  }

  // MARK: Files

  @Test func `a list goes into a file as its ending says`() throws {
    _ = try run("patient new '=1+1' --born 2012-05-01")
    let csv = tagarela.path("p.csv")
    #expect(try run("patient list --to \(csv)").status == 0)
    let text = try String(contentsOfFile: csv, encoding: .utf8)
    #expect(text.contains("'=1+1") && text.contains("2012-05-01"))
    let json = tagarela.path("p.json")
    #expect(try run("patient list --to \(json)").status == 0)
    let rows = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: json))) as? [[String: Any]]
    #expect(rows?.first?["name"] as? String == "=1+1")
    #expect(try run("patient list --to \(tagarela.path("p.txt"))").status == 0)
    #expect(try run("patient list --to \(tagarela.path("p.doc"))").status == 1)
  }

  @Test func `a file that is there stays, unless it may be replaced`() throws {
    let path = tagarela.path("p.csv")
    try "mine".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try run("patient list --to \(path)").status == 1)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    #expect(try run("patient list --to \(path) --replace").status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) != "mine")
    #expect(try run("patient list --to \(tagarela.workspace).csv --replace").status == 0)
  }

  @Test func `an option of the command comes before one of lists`() throws {
    _ = try run("patient new Ana")
    let path = tagarela.path("u.csv")
    let result = try run("use Ana ; usage list --to \(path)")
    #expect(result.status == 0, "\(result.errors)")
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(try run("use Ana ; usage list --to 2026-01-01").status == 0)
  }

  // MARK: Failures, scripts, steps

  @Test func `a failure is a record where records are wanted`() throws {
    let result = try run("patient nwe Ana", flags: ["--json"])
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: Any])
    #expect(record["error"] as? String == "command.verb_unknown")
    #expect(record["column"] as? Int == 9)
    #expect((record["candidates"] as? [String])?.contains("new") == true)
  }

  @Test func `a script runs within another, and tells its own place`() throws {
    let inner = tagarela.path("inner.tgl")
    let outer = tagarela.path("outer.tgl")
    try "patient new ${name}\npatient nwe\n".write(toFile: inner, atomically: true, encoding: .utf8)
    try "run \(inner) name=Ana\npatient new Bia\n".write(toFile: outer, atomically: true, encoding: .utf8)
    let result = try tagarela.run(["run", outer])
    #expect(result.status == 1)
    #expect(result.output.contains("Ana") && !result.output.contains("Bia"))
    #expect(result.errors.contains("inner.tgl:2:9:"))
    let own = tagarela.path("own.tgl")
    try "run \(own)\n".write(toFile: own, atomically: true, encoding: .utf8)
    let endless = try tagarela.run(["run", own])
    #expect(endless.status == 1 && endless.errors.contains("again and again"))
  }

  @Test func `a script that isn't there is a wrong call`() throws {
    #expect(try tagarela.run(["run", tagarela.path("none.tgl")]).status == 2)
  }

  @Test func `several steps are undone and done again, and listed`() throws {
    try people()
    let list = try run("undo list --json").output
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]])
    #expect(
      rows.map { $0["line"] as? String } == [
        "patient new Caio", "patient new Bia --born 2015-01-31", "patient new Ana --born 2012-05-01",
      ])
    #expect(try run("undo 2 ; patient list --plain").output.contains("Ana"))
    #expect(try run("patient list").output.contains("Bia") == false)
    #expect(try run("redo 5").status == 0)
    #expect(try run("patient list").output.contains("Caio"))
  }

  @Test func `what would have been is shown where each command is`() throws {
    let script = tagarela.path("s.tgl")
    try "patient new Ana\npatient nwe\n".write(toFile: script, atomically: true, encoding: .utf8)
    let result = try tagarela.run(["--atomic", "--echo", "run", script])
    #expect(result.status == 1)
    #expect(result.output.contains("patient new Ana") && result.output.contains("✓ Ana"))
    #expect(try run("patient list").output.contains("Ana") == false)
  }

  @Test func `whoever writes commands into a pipe gets each answer before the next`() throws {
    let program = Process()
    program.executableURL = URL(filePath: Tagarela.executable)
    program.environment = tagarela.environment
    let (input, output) = (Pipe(), Pipe())
    program.standardInput = input
    program.standardOutput = output
    try program.run()
    for name in ["Ana", "Bia"] {
      try input.fileHandleForWriting.write(contentsOf: Data("patient new \(name)\n".utf8))
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer.contains(name))
    }
    try input.fileHandleForWriting.close()
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
  }

  // MARK: Short words

  @Test func `a short word stands for a line`() throws {
    #expect(try run("alias pp 'patient list --sort name'").status == 0)
    #expect(try run("alias list").output.contains("patient list --sort name"))
    #expect(try run("alias paciente 'undo'").status == 1)
    #expect(try run("alias remove pp").status == 0)
    #expect(try run("alias list").output.contains("patient") == false)
  }

  @Test func `a configuration keeps what else is in it, and stays as it is where it can't be read`() throws {
    let path = tagarela.path(".config/tagarela/config.json")
    _ = try run("alias pp 'patient list'")
    try #"{"colors": {"noun": "green"}, "mine": 1, "aliases": {"a": "undo list"}}"#.write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect(try run("alias pp 'patient list'").status == 0)
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    #expect(["\"pp\"", "\"a\"", "\"mine\"", "green"].allSatisfy(kept.contains))
    try "{\"aliases\": 3".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try run("alias qq 'patient list'").status == 1)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "{\"aliases\": 3")
  }
}
