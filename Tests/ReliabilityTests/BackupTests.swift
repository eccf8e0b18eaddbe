import Foundation
import GRDB
import TagarelaKit
import TagarelaTestSupport
import Testing
import Workspace

@Suite(.waiting) struct `A backup` {
  @Test func `is whole while another process writes`() throws {
    let tagarela = try Tagarela()
    let script = try tagarela.script((1...1500).map { "patient new P\($0) --since 2012-11-05" })
    let writer = try tagarela.start(["run", script])
    try writer.wait("the first rows") { writer.output.contains("P1\n") }
    var number = 0
    while writer.isRunning || number < 2 {
      number += 1
      expectSuccess(try tagarela.run(commands: ["backup \(tagarela.path("\(number).bak"))"]))
    }
    expectSuccess(try writer.result())
    for number in 1...number {
      let copy = tagarela.path("\(number).bak")
      #expect(try tagarela.run(["-w", copy, "-c", "check"]).output == "✓ no problems\n")
      let found = try names("patient", in: copy)
      #expect(found == (0..<found.count).map { "P\($0 + 1)" })
    }
  }

  @Test func `brings everything back, and what was there stays in a file of its own`() throws {
    let tagarela = try Tagarela.withClinic()
    let copy = tagarela.path("good.bak")
    expectSuccess(try tagarela.run(commands: ["backup \(copy)"]))
    let before = try contents(of: tagarela.workspace)
    expectSuccess(try tagarela.run(commands: [#"patient remove "giovanna reis""#, "patient new Nova"]))
    let between = try contents(of: tagarela.workspace)
    expectSuccess(try tagarela.run(commands: ["restore \(copy)", "patient new Mais", "restore \(copy)"]))
    #expect(try contents(of: tagarela.workspace) == before)
    try tagarela.expectClean()
    // Both states before a restore are kept, even those of one second.
    let kept = try tagarela.files().filter { $0.contains(".before-restore-") }.map { tagarela.path($0) }
    #expect(kept.count == 2)
    #expect(try kept.map { try contents(of: $0) }.contains(between))
    #expect(try kept.contains { try names("patient", in: $0).contains("Mais") })
    #expect(!(try tagarela.files().contains { $0.contains("incoming") }))
  }

  @Test func `is a beginning: undo doesn't go on behind it`() throws {
    let tagarela = try Tagarela.withClinic()
    let copy = tagarela.path("good.bak")
    expectSuccess(try tagarela.run(commands: ["backup \(copy)"]))
    let before = try contents(of: tagarela.workspace)
    let restored = try tagarela.run(commands: ["restore \(copy)"])
    #expect(restored.errors.contains(".before-restore-") && restored.errors.contains("undo  doesn’t go back"))
    let undone = try tagarela.run(commands: ["undo"])
    #expect(undone.status == 1 && undone.errors.contains("nothing to undo"), "\(undone.output) \(undone.errors)")
    #expect(try contents(of: tagarela.workspace) == before)
  }

  @Test(arguments: ["missing", "empty", "text", "foreign", "newer", "truncated", "short", "holes", "folder"])
  func `that is no good changes nothing`(kind: String) throws {
    let tagarela = try Tagarela.withClinic()
    let url = URL(fileURLWithPath: tagarela.path("bad.bak"))
    expectSuccess(try tagarela.run(commands: ["backup \(url.path)"]))
    try spoil(url, kind)
    let before = try contents(of: tagarela.workspace)
    let result = try tagarela.run(commands: ["restore \(url.path)"])
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("bad.bak"), "\(result.errors)")
    #expect(try contents(of: tagarela.workspace) == before)
    #expect(!(try tagarela.files().contains { $0.contains("incoming") || $0.contains("before-restore") }))
    try tagarela.expectClean()
  }

  private func spoil(_ url: URL, _ kind: String) throws {
    let good = try Data(contentsOf: url)
    try FileManager.default.removeItem(at: url)
    switch kind {
    case "missing": break
    case "empty": try Data().write(to: url)
    case "text": try Data("Querida Ana,\n".utf8).write(to: url)
    case "foreign": try DatabaseQueue(path: url.path).write { try $0.execute(sql: "CREATE TABLE song (title TEXT)") }
    case "newer":
      try good.write(to: url)
      try Workspace.open(url.path).read { try $0.execute(sql: "INSERT INTO migration VALUES ('core/99')") }
    case "truncated": try good.prefix(good.count / 2).write(to: url)
    case "short": try good.prefix(60).write(to: url)
    case "folder": try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    default:
      var bytes = good
      for start in stride(from: 8192, to: good.count - 4096, by: 16_384) {
        bytes.replaceSubrange(start..<start + 4096, with: Data(repeating: 0xA5, count: 4096))
      }
      try bytes.write(to: url)
    }
  }
}

@Suite(.waiting) struct `To forget` {
  @Test func `leaves no byte of what was removed in the file`() throws {
    let tagarela = try Tagarela()
    let secrets = ["Zuleica", "Xenofonte", "girafa", "pescoçudo", "Quiosque", "soneca", "Vespertino", "Paralisia"]
    let picture = try Data(contentsOf: URL(fileURLWithPath: Tagarela.pictures + "/ana.jpg"))
    expectSuccess(
      try tagarela.run(commands: [
        "patient new Ficou", "patient new Zuleica --pathology Paralisia", "use zuleica", "tutor new Xenofonte",
        "category new coisas --color red",
        "symbol new girafa --category coisas --meaning pescoçudo --patient zuleica "
          + "--picture \(Tagarela.pictures)/ana.jpg",
        "board new Quiosque --patient zuleica", "board put Quiosque 1 girafa",
        "plan new Vespertino --tutor xenofonte --type board --board Quiosque --description soneca",
        "plan touch Vespertino 1", "note Uma soneca", "symbol edit girafa --rename elefanta",
      ]))
    func found(_ word: String) -> Bool {
      ["clinic.tagarela", "clinic.tagarela-wal"].contains { name in
        guard let bytes = try? tagarela.bytes(name) else { return false }
        return [word, word.lowercased(), word.folded].contains { bytes.range(of: Data($0.utf8)) != nil }
      }
    }
    #expect(secrets.allSatisfy(found))
    expectSuccess(try tagarela.run(commands: ["patient remove zuleica"]))
    #expect(found("Zuleica"))
    expectSuccess(try tagarela.run(commands: ["forget --yes"]))
    for secret in secrets + ["elefanta"] { #expect(!found(secret), "\(secret)") }
    #expect(try tagarela.bytes("clinic.tagarela").range(of: picture.prefix(3000).suffix(200)) == nil)
    #expect(found("Ficou"))
    #expect(try tagarela.run(commands: ["undo"]).status == 1)
    try tagarela.expectClean()
  }

  @Test func `makes the prompt that runs forget the lines that were typed`() throws {
    let tagarela = try Tagarela()
    let terminal = try tagarela.prompt(["--lang", "en"])
    try terminal.expect("tagarela>")
    try terminal.enter("note Zuleica", expecting: "✗")
    try terminal.expect("tagarela>")
    try terminal.send("\u{1B}[A")
    try terminal.expect("Zuleica")
    try terminal.send("\u{3}")
    try terminal.expect("tagarela>")
    try terminal.enter("forget --yes --also history", expecting: "✓")
    _ = terminal.settle()
    let before = terminal.seen.count
    try terminal.send("\u{1B}[A\u{1B}[A\u{12}Zul")
    _ = terminal.settle()
    let after = String(terminal.seen.dropFirst(before))
    #expect(!after.contains("Zuleica") && !after.contains("note"))
    try terminal.send("\u{1B}\u{3}")
    try terminal.leave()
  }

  @Test func `asks first, and where nobody can answer it is an error`() throws {
    let tagarela = try Tagarela.withClinic()
    let result = try tagarela.run(commands: ["forget"])
    #expect(result.status == 1)
    #expect(result.errors.contains("--yes"))
    expectSuccess(try tagarela.run(commands: ["undo"]))
  }
}
