import Foundation
import Glibc
import TagarelaTestSupport
import Testing

@Suite(.waiting) struct `A full disk` {
  /// As long as a page of the workspace, so that every patient needs a new one.
  private static let manyPatients = (1...400).map {
    "patient new P\($0) --since 2012-11-05 --pathology \(String(repeating: "x", count: 3000))"
  }

  @Test(arguments: [40_000, 60_000])
  func `is an error that leaves everything as it was`(limit: Int) throws {
    let tagarela = try Tagarela.withClinic()
    let before = try contents(of: tagarela.workspace)
    let text = String(repeating: "uma observação longa ", count: 5000)
    let result = try tagarela.run(commands: ["note --patient \"giovanna reis\" \"\(text)\""], fileSizeLimit: limit)
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("the disk is full or fails: nothing was changed"))
    #expect(try contents(of: tagarela.workspace) == before)
    try tagarela.expectClean()
  }

  @Test(arguments: [200_000, 600_000, 1_000_000], [[], ["--keep-going"]])
  func `loses nothing that a script had reported`(limit: Int, options: [String]) throws {
    let tagarela = try Tagarela()
    expectSuccess(try tagarela.run(commands: ["settings"]))
    let script = try tagarela.script(Self.manyPatients)
    try expectPrefix(try tagarela.run(options + ["run", script], fileSizeLimit: limit), tagarela)
  }

  @Test func `leaves nothing of an atomic script`() throws {
    let tagarela = try Tagarela.withClinic()
    let before = try contents(of: tagarela.workspace)
    let script = try tagarela.script(Self.manyPatients)
    let result = try tagarela.run(["--atomic", "run", script], fileSizeLimit: 300_000)
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("the disk is full or fails"))
    #expect(try contents(of: tagarela.workspace) == before)
    try tagarela.expectClean()
  }

  @Test func `leaves no partial backup and the one before`() throws {
    let tagarela = try Tagarela.withClinic()
    let size = try tagarela.bytes("clinic.tagarela").count
    let arguments = ["backup \(tagarela.path("b.bak"))"]
    let result = try tagarela.run(commands: arguments, fileSizeLimit: size / 2)
    #expect(result.status == 1)
    #expect(result.errors.contains("the disk is full or fails"))
    #expect(try tagarela.files().filter { $0.hasPrefix("b.bak") }.isEmpty)
    expectSuccess(try tagarela.run(commands: arguments))
    let good = try tagarela.bytes("b.bak")
    let again = try tagarela.run(commands: [arguments[0] + " --replace"], fileSizeLimit: size / 2)
    #expect(again.status == 1)
    #expect(try tagarela.bytes("b.bak") == good)
    #expect(try tagarela.files().filter { $0.hasPrefix("b.bak") } == ["b.bak"])
  }

  /// The letter is the largest of the four files, and then the page: the others would fit.
  @Test func `leaves none of the files of a plan that could not all be written`() throws {
    let tagarela = try Tagarela.withClinic()
    expectSuccess(
      try tagarela.run(commands: ["plan send Hora --sounds none --to-dir \(tagarela.path("good"))", "undo"]))
    #expect(try tagarela.files(in: "good") == ["hora.eml", "hora.html", "hora.pdf", "hora.psyb"])
    let sizes = try ["hora.psyb", "hora.pdf", "hora.html", "hora.eml"].map { try tagarela.bytes("good/\($0)").count }
    let before = try contents(of: tagarela.workspace)
    for limit in [sizes[3] - 1, max(sizes[0], sizes[1])] {
      let result = try tagarela.run(
        commands: ["plan send Hora --sounds none --to-dir \(tagarela.path("full"))"], fileSizeLimit: limit)
      #expect(result.status == 1)
      #expect(result.errors.contains("can't be written: it would become too large"), "\(result.errors)")
      #expect(try tagarela.files(in: "full").isEmpty)
      #expect(try contents(of: tagarela.workspace) == before)
    }
    try tagarela.expectClean()
  }

  /// A real one: SQLite takes a whole transaction back when the disk is full, not only the statement.
  @Test(.enabled(if: SmallDisk.canBeMounted, "mounting a small tmpfs needs root"), arguments: [1, 2])
  func `of a megabyte or two loses nothing that was reported`(megabytes: Int) throws {
    let tagarela = try Tagarela()
    let disk = try SmallDisk(at: tagarela.path("disk"), bytes: megabytes << 20)
    let workspace = ["-w", tagarela.path("disk/full.tagarela")]
    let script = try tagarela.script(Self.manyPatients)
    let result = try tagarela.run(workspace + ["run", script])
    #expect(result.status == 1)
    #expect(result.errors.contains("the disk is full or fails"))
    #expect(try tagarela.run(workspace + ["-c", "check"]).output == "✓ no problems\n")
    let kept = try names("patient", in: tagarela.path("disk/full.tagarela"))
    #expect(kept == (0..<result.lines.count).map { "P\($0 + 1)" })
    // On the larger one there may be room for a whole copy once the log is gone.
    let backup = try tagarela.run(workspace + ["-c", "backup \(tagarela.path("disk/b.bak"))"])
    let isThere = backup.status == 0
    #expect(try tagarela.files(in: "disk").filter { $0.hasPrefix("b.bak") } == (isThere ? ["b.bak"] : []))
    #expect(megabytes > 1 || !isThere)
    if isThere { #expect(try names("patient", in: tagarela.path("disk/b.bak")) == kept) }
    disk.unmount()
  }

  @Test(.enabled(if: SmallDisk.canBeMounted, "mounting a small tmpfs needs root"), arguments: [0, 1, 4, 8, 16])
  func `of a few pages takes all files of a plan or none`(pages: Int) throws {
    let tagarela = try Tagarela.withClinic()
    let before = try contents(of: tagarela.workspace)
    let disk = try SmallDisk(at: tagarela.path("disk"), bytes: max(1, pages) * 4096)
    if pages == 0 { try Data(count: 4096).write(to: URL(fileURLWithPath: tagarela.path("disk/filler"))) }
    let result = try tagarela.run(commands: ["plan send Hora --sounds none --to-dir \(tagarela.path("disk"))"])
    let files = try tagarela.files(in: "disk").filter { $0 != "filler" }
    if result.status == 0 {
      #expect(files == ["hora.eml", "hora.pdf", "hora.psyb"])
    } else {
      #expect(result.status == 1)
      #expect(result.errors.contains("can't be written: the disk is full"), "\(result.errors)")
      #expect(files.isEmpty)
      #expect(try contents(of: tagarela.workspace) == before)
    }
    disk.unmount()
  }

  /// What was reported is there, and nothing else.
  private func expectPrefix(_ result: ChildProgram.Result, _ tagarela: Tagarela) throws {
    #expect(result.status == 1)
    #expect(result.errors.contains("the disk is full or fails"))
    let reported = result.lines.map { $0.dropFirst(2) }
    #expect(try names("patient", in: tagarela.workspace) == reported.map(String.init))
    #expect(reported.count < Self.manyPatients.count)
    try tagarela.expectClean()
  }
}
