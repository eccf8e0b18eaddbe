import Foundation
import TagarelaTestSupport
import Testing

/// A copy of all data a day, in a folder that somebody else carries away.
@Suite(.waiting)
final class CopiesTests {
  private let program: Tagarela
  private var folder: String { program.path("cloud") }

  init() throws {
    program = try Tagarela(sharesCache: true)
    try FileManager.default.createDirectory(atPath: program.path("cloud"), withIntermediateDirectories: true)
  }

  @discardableResult
  private func run(_ lines: String..., status: Int32 = 0) throws -> ChildProgram.Result {
    let result = try program.run(["--lang", "en", "--plain"] + lines.flatMap { ["-c", $0] })
    #expect(result.status == status, "\(lines): \(result.output)\(result.errors)")
    return result
  }

  private var set: String { "settings copies.folder '\(folder)'" }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

  /// Lines at the prompt, with what it says in leaving.
  private func prompt(_ lines: [String], of clinic: Tagarela? = nil) throws -> String {
    let terminal = try (clinic ?? program).prompt(["--lang", "en"], columns: 300)
    for line in lines {
      try terminal.expect("> ")
      try terminal.send(line + "\n")
    }
    try terminal.expect("> ")
    try terminal.send("quit\n")
    #expect(try terminal.waitForExit() == .status(0))
    return terminal.seen
  }

  @Test func `a copy is one file of the user's alone, from which all comes back`() throws {
    let told = try run("patient new Giovanna", set, "copies now").output
    let name = try #require(try names().first)
    #expect(try names().count == 1 && told.contains("all data is in \(folder)/\(name)"))
    let rights = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.posixPermissions] as? Int
    #expect(rights == 0o600)
    try run("patient new Zoe", "restore '\(folder)/\(name)'")
    let patients = try run("patient list").output
    #expect(patients.contains("Giovanna") && !patients.contains("Zoe"))
    #expect(try run("audit list").output.contains(name))
  }

  @Test func `with keys it is sealed, opens with them alone, and one is told to keep them elsewhere`() throws {
    let told = try run("patient new Giovanna", "key new Ana", set, "copies now")
    let name = try #require(try names().first)
    #expect(name.hasSuffix(".bak.sealed"))
    #expect((told.output + told.errors).contains("own.key in another place too"))
    let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
    #expect(bytes.firstRange(of: Data("Giovanna".utf8)) == nil && bytes.firstRange(of: Data("SQLite".utf8)) == nil)
    try run("patient new Zoe", "restore '\(folder)/\(name)'")
    #expect(try !run("patient list").output.contains("Zoe"))
    let stranger = try Tagarela(sharesCache: true)
    let refused = try stranger.run(["--lang", "en", "--plain", "-c", "restore '\(folder)/\(name)'"])
    #expect(refused.status == 1 && refused.errors.contains("sealed for others"), "\(refused.errors)")
    #expect(try stranger.run(["--lang", "en", "--plain", "-c", "patient list"]).output.contains("no patients"))
  }

  @Test func `of one day there is one, the last, and the oldest beyond so many go, no file else`() throws {
    try run(set, "settings copies.days 2", "copies now")
    let today = try #require(try names().first)
    let day = try #require(today.firstMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/)).output
    for older in ["2020-01-01", "2020-01-02"] {
      let name = today.replacing(day, with: older)
      try Data("older".utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }
    let others = ["clinic 00000000 2020-01-01.bak", "clinic.bak", today.replacing(day, with: "letter"), "\(today)~"]
    for other in others { try Data("mine".utf8).write(to: URL(filePath: "\(folder)/\(other)")) }
    let told = try run("copies now")
    #expect((told.output + told.errors).contains("1 older copy was removed"))
    #expect(try Set(names()) == Set(others + [today, today.replacing(day, with: "2020-01-02")]))
  }

  @Test func `a copy that is sealed from now on takes the place of today's that was not`() throws {
    try run(set, "copies now")
    try run("key new Ana", "copies now")
    #expect(try names().count == 1 && names().first?.hasSuffix(".sealed") == true)
    try run("settings copies.sealed no", "copies now")
    #expect(try names().count == 1 && names().first?.hasSuffix(".bak") == true)
  }

  @Test func `two workspaces of one name share a folder`() throws {
    let other = try Tagarela(sharesCache: true)
    try run("patient new Giovanna", set, "copies now")
    let told = try other.run(["--lang", "en", "--plain", "-c", set, "-c", "copies now"])
    #expect(told.status == 0, "\(told.errors)")
    #expect(try names().count == 2)
    let listed = try run("copies").output
    #expect(listed.components(separatedBy: ".bak").count == 2, "its own alone: \(listed)")
  }

  @Test func `whoever leaves the prompt leaves a copy, and none where nothing has changed`() throws {
    let first = try prompt([set, "settings name Ana"])
    #expect(first.contains("all data is in") && first.contains("cloud"))
    let file = URL(filePath: "\(folder)/\(try #require(try names().first))")
    let written = try Data(contentsOf: file)
    #expect(try !prompt(["patient list"]).contains("all data is in"))
    #expect(try Data(contentsOf: file) == written)
    #expect(try prompt(["settings name Rui"]).contains("all data is in"))
    #expect(try Data(contentsOf: file) != written)
    #expect(try prompt(["undo"]).contains("all data is in"))
  }

  @Test func `a folder that is away is said, and holds nobody up`() throws {
    try run(set)
    try FileManager.default.removeItem(atPath: folder)
    let said = try prompt(["settings name Ana"])
    #expect(said.components(separatedBy: "isn't there").count == 3, "on coming and on leaving: \(said)")
    #expect(said.contains("no copy was made"))
    #expect(try run("settings name").output.contains("Ana"))
    #expect(try run("copies now", status: 1).errors.contains("isn't there"))
  }

  @Test func `a folder that came with a workspace is written into by nobody`() throws {
    try run(set, "backup '\(program.path("given.bak"))'")
    let other = try Tagarela(sharesCache: true)
    let told = try other.run([
      "--lang", "en", "--plain", "-c", "restore '\(program.path("given.bak"))'", "-c", "copies now",
    ])
    #expect(told.status == 1 && told.errors.contains("was not set on this computer"), "\(told.errors)")
    let said = try prompt(["settings name Rui"], of: other)
    let times = said.components(separatedBy: "was not set on this computer").count - 1
    #expect(times == 2, "on coming and on leaving: \(said)")
    #expect(said.contains("no copy was made"))
    #expect(try names().isEmpty)
  }

  @Test func `without a folder one is told how to set it`() throws {
    #expect(try run("copies", status: 1).errors.contains("settings copies.folder FOLDER"))
    #expect(try run("settings copies.folder /nowhere/at/all", status: 1).errors.contains("isn't there"))
    #expect(try run("settings copies.readers Nobody", status: 1).errors.contains("Nobody"))
    #expect(try run("key new Ana", "settings copies.sealed yes").status == 0)
  }
}
