import Archive
import Foundation
import HelperProtocols
import Programs
import TagarelaKit
import Testing

struct UnpackingTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: bench.target + "/" + path, encoding: .utf8)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: bench.target + path)[.posixPermissions] as? Int
  }

  @Test func `an archive comes out whole, in its order, for the user alone`() throws {
    try bench.make(
      """
      z.writestr('module.json', '{}')
      z.writestr('pictures/', '')
      z.writestr('pictures/pão de queijo.svg', '<svg/>')
      z.writestr('a/b/c.txt', 'deep' * 100000)
      i = zipfile.ZipInfo('run.sh'); i.external_attr = (stat.S_IFREG | 0o4777) << 16; z.writestr(i, 'x')
      """)
    let files = try bench.archive.unpack(bench.zip, into: bench.target)
    #expect(files == ["module.json", "pictures/pão de queijo.svg", "a/b/c.txt", "run.sh"])
    #expect(try text("module.json") == "{}")
    #expect(try text("pictures/pão de queijo.svg") == "<svg/>")
    #expect(try text("a/b/c.txt") == String(repeating: "deep", count: 100_000))
    for path in ["/module.json", "/run.sh", "/a/b/c.txt"] { #expect(try mode(path) == 0o600) }
    for path in ["", "/pictures", "/a", "/a/b"] { #expect(try mode(path) == 0o700) }
    #expect(try bench.leftovers() == ["unpacked"])
  }

  @Test func `the list says what is in it and writes nothing`() throws {
    try bench.make("z.writestr('p/', '')\nz.writestr('p/a.svg', 'abc')")
    let entries = try bench.archive.list(bench.zip)
    #expect(
      entries == [
        ArchiveEntry(path: "p", isFolder: true, bytes: 0), ArchiveEntry(path: "p/a.svg", isFolder: false, bytes: 3),
      ])
    #expect(try bench.leftovers().isEmpty)
  }

  @Test func `names from before Unicode are read as those systems wrote them`() throws {
    // Code page 437: 0x87 is ç.
    try bench.make("z.writestr('cabeXa.svg', 'a')")
    try bench.damage { bytes in
      while let range = bytes.range(of: Data("cabeXa".utf8)) { bytes[range.lowerBound + 4] = 0x87 }
    }
    #expect(try bench.archive.unpack(bench.zip, into: bench.target) == ["cabeça.svg"])
  }

  @Test func `an archive of nothing is an empty folder`() throws {
    try bench.make("")
    #expect(try bench.archive.unpack(bench.zip, into: bench.target) == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.target) == [])
  }

  @Test func `an empty folder may be there, one with something in it is left alone`() throws {
    try bench.make("z.writestr('a.txt', 'new')")
    try FileManager.default.createDirectory(atPath: bench.target, withIntermediateDirectories: true)
    try bench.archive.unpack(bench.zip, into: bench.target)
    #expect(throws: Failure("archive.folder_taken", ["path": .text(bench.target)])) {
      try bench.archive.unpack(bench.zip, into: bench.target)
    }
    #expect(try text("a.txt") == "new")
    #expect(try bench.leftovers() == ["unpacked"])
  }

  @Test func `a file in the folder's place is left alone`() throws {
    try bench.make("z.writestr('a.txt', 'new')")
    try Data("mine".utf8).write(to: URL(filePath: bench.target))
    #expect(bench.failure() == Failure("archive.folder_taken", ["path": .text(bench.target)]))
    #expect(try String(contentsOfFile: bench.target, encoding: .utf8) == "mine")
  }

  @Test func `a place that can't be written is said`() throws {
    try bench.make("z.writestr('a.txt', 'new')")
    let nowhere = bench.folder + "/missing/there"
    let failure = #expect(throws: Failure.self) { try bench.archive.unpack(bench.zip, into: nowhere) }
    #expect(failure?.what.key == "archive.unwritable")
  }

  @Test func `a tool that is too slow leaves nothing behind`() throws {
    try bench.make("for i in range(5000): z.writestr(f'{i}.txt', 'x' * 1000)")
    let hasty = Archive(program: try Bench.muteTool(.init(deadline: 0.3)))
    #expect(throws: Failure("program.late", ["name": "tagarela-archive"])) {
      try hasty.unpack(bench.zip, into: bench.target)
    }
    #expect(try bench.leftovers().isEmpty)
  }

  @Test func `what is no archive is said as such`() throws {
    #expect(bench.failure() == Failure("archive.unreadable", ["path": .text(bench.zip)]))
    for content in ["", "P", "hello", "<svg/>"] {
      try Data(content.utf8).write(to: URL(filePath: bench.zip))
      let failure = Failure("archive.not_zip", ["path": .text(bench.zip)], hint: Phrase("archive.not_zip.hint"))
      #expect(bench.failure() == failure)
    }
    #expect(throws: Failure("archive.unreadable", ["path": .text(bench.folder)])) {
      try bench.archive.list(bench.folder)
    }
  }
}
