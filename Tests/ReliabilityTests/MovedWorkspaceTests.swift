import Foundation
import GRDB
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Workspace

@Suite(.waiting) struct `A workspace that another file takes the place of` {
  enum Event: CaseIterable {
    case moved, deleted, replaced, linkedElsewhere, copiedOver, emptied

    /// What is under the workspace's name afterwards is another file.
    var leavesAnother: Bool { ![.moved, .deleted].contains(self) }

    func happen(to tagarela: Tagarela, other: String) throws {
      let files = FileManager.default
      let path = tagarela.path("open.tagarela")
      switch self {
      case .moved: try files.moveItem(atPath: path, toPath: tagarela.path("elsewhere.tagarela"))
      case .deleted: try files.removeItem(atPath: path)
      case .replaced:
        try files.copyItem(atPath: other, toPath: tagarela.path("new"))
        rename(tagarela.path("new"), path)
      case .linkedElsewhere:
        try files.moveItem(atPath: path, toPath: tagarela.path("elsewhere.tagarela"))
        try files.createSymbolicLink(atPath: path, withDestinationPath: other)
      // As `cp` does it: the same file with other bytes.
      case .copiedOver:
        let bytes = try Data(contentsOf: URL(fileURLWithPath: other))
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: bytes)
        try handle.close()
      case .emptied: truncate(path, 0)
      }
    }
  }

  private func stage() throws -> (Tagarela, other: String, terminal: PseudoTerminal) {
    let tagarela = try Tagarela()
    let other = tagarela.path("other.bak")
    expectSuccess(
      try tagarela.run(["-w", tagarela.path("o.tagarela"), "-c", "patient new Alheio", "-c", "backup \(other)"]))
    expectSuccess(try tagarela.run(["-w", tagarela.path("open.tagarela"), "-c", "patient new Primeiro"]))
    let terminal = try tagarela.prompt(["-w", tagarela.path("open.tagarela")], columns: 400)
    try terminal.expect("tagarela>")
    try terminal.enter("patient new Segundo --born 2010-01-02 --email s@x.org", expecting: "✓")
    try terminal.expect("tagarela>")
    return (tagarela, other, terminal)
  }

  @Test func `that has a second name isn't used under either`() throws {
    let tagarela = try Tagarela()
    let (one, two) = (tagarela.path("one.tagarela"), tagarela.path("two.tagarela"))
    expectSuccess(try tagarela.run(["-w", one, "-c", "patient new Primeiro"]))
    let terminal = try tagarela.prompt(["-w", one], columns: 400)
    try terminal.expect("tagarela>")
    try FileManager.default.linkItem(atPath: one, toPath: two)
    try terminal.enter("patient new Segundo --born 2010-01-02 --email s@x.org", expecting: "has a second name")
    try terminal.expect("tagarela>")
    try terminal.enter("check", expecting: "has a second name")
    try terminal.expect("tagarela>")
    for path in [one, two] {
      let result = try tagarela.run(["-w", path, "-c", "patient list"])
      #expect(result.status == 1)
      #expect(result.errors.contains("has a second name"), "\(result.errors)")
    }
    try FileManager.default.removeItem(atPath: two)
    try terminal.enter("patient new Terceiro --born 2010-01-02 --email t@x.org", expecting: "✓")
    try terminal.expect("tagarela>")
    try terminal.leave()
    let names = try tagarela.run(["-w", one, "--json", "-c", "patient list"]).output
    #expect(names.contains("Primeiro") && names.contains("Terceiro") && !names.contains("Segundo"))
  }

  @Test func `that is deleted is kept in a copy when one leaves, without another change`() throws {
    let (tagarela, _, terminal) = try stage()
    try Event.deleted.happen(to: tagarela, other: "")
    try terminal.enter("check", expecting: "is no longer the file that is open here")
    try terminal.expect("tagarela>")
    try terminal.enter("quit", expecting: "all that was open here is in")
    _ = try terminal.waitForExit()
    let copy = try #require(try tagarela.files().first { $0.contains(".rescued-") })
    let list = try tagarela.run(["-w", tagarela.path(copy), "-c", "patient list"])
    #expect(list.output.contains("Segundo"))
  }

  @Test(arguments: Event.allCases)
  func `is never written again, what was in it is kept, and the other file stays as it is`(event: Event) throws {
    let (tagarela, other, terminal) = try stage()
    try event.happen(to: tagarela, other: other)
    let before = try? tagarela.bytes("open.tagarela")
    try terminal.enter(
      "patient new Terceiro --born 2010-01-02 --email t@x.org",
      expecting: "is no longer the file that was opened: it was moved, deleted or replaced. Nothing was changed")
    try terminal.expect("tagarela>")
    try terminal.enter("undo", expecting: "is no longer the file")
    try terminal.expect("tagarela>")
    try terminal.leave()
    #expect((try? tagarela.bytes("open.tagarela")) == before)
    // Nor is there a log that would be played into it.
    let logs = try tagarela.files().filter { $0.hasPrefix("open.tagarela-") }
    #expect(logs.isEmpty, "\(logs)")
    if event.leavesAnother, event != .emptied {
      #expect(try tagarela.run(["-w", tagarela.path("open.tagarela"), "-c", "check"]).output == "✓ no problems\n")
      #expect(try names("patient", in: tagarela.path("open.tagarela")) == ["Alheio"])
    }
    // Pages that were written over can't be brought back; everything else can.
    if ![.copiedOver, .emptied].contains(event) {
      let rescued = try tagarela.files().filter { $0.contains(".rescued-") }
      #expect(rescued.count == 1, "\(rescued)")
      for name in rescued { #expect(try names("patient", in: tagarela.path(name)) == ["Primeiro", "Segundo"]) }
    }
  }

  @Test(arguments: Event.allCases) func `is left alone when the program ends`(event: Event) throws {
    let (tagarela, other, terminal) = try stage()
    try event.happen(to: tagarela, other: other)
    let before = try? tagarela.bytes("open.tagarela")
    _ = terminal.settle()
    try terminal.send("\u{4}")
    // Of what was written over only what was still in memory is left, which is no copy.
    let isLost = [.copiedOver, .emptied].contains(event)
    if event != .moved { try terminal.expect(isLost ? "Nothing was changed" : "all that was open here is in") }
    #expect(try terminal.waitForExit() == .status(event == .moved ? 0 : 1))
    #expect((try? tagarela.bytes("open.tagarela")) == before)
    #expect(try tagarela.files().filter { $0.hasPrefix("open.tagarela-") }.isEmpty)
    if event == .moved {
      #expect(try names("patient", in: tagarela.path("elsewhere.tagarela")) == ["Primeiro", "Segundo"])
    }
  }

  @Test func `takes no script any further, and keeps what it had not saved`() throws {
    let tagarela = try Tagarela()
    expectSuccess(try tagarela.run(["-w", tagarela.path("open.tagarela"), "-c", "patient new Primeiro"]))
    let workspace = try Workspace.open(tagarela.path("open.tagarela"))
    try workspace.begin()
    _ = try workspace.change("patient new") { try workspace.read { try $0.execute(sql: Self.insertion) } }
    rename(tagarela.path("open.tagarela"), tagarela.path("elsewhere.tagarela"))
    #expect(throws: TagarelaKit.Failure.self) { try workspace.keep() }
    try workspace.drop()
    let rescued = try tagarela.files().filter { $0.contains(".rescued-") }
    #expect(rescued.count == 1)
    for name in rescued { #expect(try names("patient", in: tagarela.path(name)) == ["Primeiro", "Unsaved"]) }
  }

  /// The file itself is whole, and others may be at work on it: only the way that led to it is gone.
  @Test(arguments: [true, false]) func `is not one whose link alone leads elsewhere`(isRemoved: Bool) throws {
    let tagarela = try Tagarela()
    let file = tagarela.path("open.tagarela")
    let link = tagarela.path("link.tagarela")
    expectSuccess(try tagarela.run(["-w", file, "-c", "patient new Primeiro"]))
    expectSuccess(try tagarela.run(["-w", tagarela.path("o.tagarela"), "-c", "patient new Alheio"]))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    let terminal = try tagarela.prompt(["-w", link], columns: 400)
    try terminal.expect("tagarela>")
    try terminal.enter("patient new Segundo --born 2010-01-02 --email s@x.org", expecting: "✓")
    try terminal.expect("tagarela>")
    // Named as it is, its index is still no file to read.
    try terminal.enter("receive \(file)-shm", expecting: "belongs to the data that is open")
    try terminal.expect("tagarela>")
    let other = try Workspace.open(file)
    try FileManager.default.removeItem(atPath: link)
    if !isRemoved {
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: tagarela.path("o.tagarela"))
    }
    try terminal.enter("patient new Terceiro --born 2010-01-02 --email t@x.org", expecting: "is no longer the file")
    try terminal.expect("tagarela>")
    _ = try other.change("patient new") { try other.read { try $0.execute(sql: Self.insertion) } }
    try terminal.leave()
    #expect(try names("patient", in: file) == ["Primeiro", "Segundo", "Unsaved"])
    #expect(try names("patient", in: tagarela.path("o.tagarela")) == ["Alheio"])
    #expect(try tagarela.run(["-w", file, "-c", "check"]).output == "✓ no problems\n")
    withExtendedLifetime(other) {}
  }

  private static let insertion = "INSERT INTO patient(uid, name, folded) VALUES ('u', 'Unsaved', 'unsaved')"

  @Test func `is no such thing for one that others restore, back up and shrink`() throws {
    let tagarela = try Tagarela.withClinic()
    let terminal = try tagarela.prompt()
    try terminal.expect("tagarela>")
    let copy = tagarela.path("c.bak")
    expectSuccess(
      try tagarela.run(commands: [
        "backup \(copy)", "patient new X", "restore \(copy)", "forget --yes", "patient new Y",
      ]))
    try terminal.enter("patient new Z --born 2010-01-02 --email z@x.org", expecting: "✓")
    try terminal.expect("tagarela>")
    try terminal.leave()
    #expect(try names("patient", in: tagarela.workspace).suffix(2) == ["Y", "Z"])
  }
}
