import Archive
import Foundation
import HelperProtocols
import Programs
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Small archives that are read without the archive tool, and those that are left to it.
struct PlainArchiveTests {
  private let bench: Bench
  /// One whose tool isn't there: what it reads, it reads by itself.
  private let alone = Archive(program: LineProgram(path: "/nowhere/tagarela-archive", name: "tagarela-archive"))

  init() throws { bench = try Bench() }

  /// The limits of what is read for a moment.
  private static let boards = Archive.Limits(entries: 20_000, bytes: 1 << 30, entryBytes: 64 << 20, ratio: 50)

  private func contents(_ archive: UnpackedArchive) -> [String: Data] {
    Dictionary(uniqueKeysWithValues: archive.files.map { ($0, archive.bytes(of: $0) ?? Data()) })
  }

  private static let plain = [
    "z.writestr('a.txt', 'x' * 5000); z.writestr('boards/b.obf', '{}'); z.writestr('empty', '')",
    "z.writestr('boards/', ''); z.writestr('boards/a', 'abc', zipfile.ZIP_STORED); z.comment = b'a comment'",
    "for i in range(300): z.writestr(f'p/{i}', str(i) * i)",
    "z.writestr('a', bytes(5 << 20))",
  ]

  @Test(arguments: plain)
  func `an ordinary one is read at once, as the tool reads it`(_ lines: String) throws {
    try bench.make(lines)
    let read = contents(try alone.unpack(bench.zip))
    try bench.archive.unpack(bench.zip, into: bench.target)
    for (path, bytes) in read { #expect(try Data(contentsOf: URL(filePath: "\(bench.target)/\(path)")) == bytes) }
    #expect(try bench.archive.list(bench.zip).filter { !$0.isFolder }.map(\.path) == alone.unpack(bench.zip).files)
  }

  @Test func `what is written to a pipe, with its sizes behind the content, is ordinary too`() throws {
    try bench.python(
      """
      class Pipe:
          def __init__(self): self.file = open(path, 'wb')
          def write(self, bytes): return self.file.write(bytes)
          def flush(self): self.file.flush()
      z = zipfile.ZipFile(Pipe(), 'w', zipfile.ZIP_DEFLATED); z.writestr('a', 'abc' * 100); z.close()
      """)
    #expect(contents(try alone.unpack(bench.zip)) == ["a": Data(String(repeating: "abc", count: 100).utf8)])
  }

  @Test(arguments: [
    "z.writestr('água.obf', 'x')", "z.writestr('a', 'x' * 100, zipfile.ZIP_BZIP2)", "z.writestr('a', bytes(17 << 20))",
    "z.writestr('a', 'x'); z.writestr('a', 'x')", "z.writestr('a', 'x'); z.writestr('A', 'x')",
    "z.writestr('../a', 'x')", "z.writestr('a\\\\b', 'x')", "import os; z.writestr('a', os.urandom(3 << 20))",
    "i = zipfile.ZipInfo('l'); i.external_attr = (stat.S_IFLNK | 0o777) << 16; z.writestr(i, '/etc/passwd')",
    "for i in range(2001): z.writestr(str(i), '')",
  ])
  func `what is out of the ordinary is the tool's`(_ lines: String) throws {
    try bench.make(lines)
    #expect(throws: Failure.self) { try alone.unpack(bench.zip) }
  }

  @Test func `whatever is changed in one, both ways take the same or refuse it for the same reason`() throws {
    try bench.python(
      """
      z = zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED)
      z.writestr('b/', ''); z.writestr('b/one.obf', '{"id": 1}' * 30); z.writestr('two', 'stored', zipfile.ZIP_STORED)
      z.comment = b'made by hand'; z.close()
      """)
    let whole = try Data(contentsOf: URL(filePath: bench.zip))
    var random = Seeded(state: 20)
    var taken = 0
    for round in 0..<1_500 {
      var changed = whole
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let place = Int.random(in: 0..<changed.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: changed[place] = [0, 1, 0xFF, 0x50, 8].randomElement(using: &random) ?? 0
        case 2: changed.removeSubrange(place..<min(changed.count, place + Int.random(in: 1..<40, using: &random)))
        default: changed.insert(contentsOf: whole[..<Int.random(in: 1..<whole.count, using: &random)], at: place)
        }
        if changed.isEmpty { changed = whole }
      }
      try changed.write(to: URL(filePath: bench.zip))
      try? FileManager.default.removeItem(atPath: bench.target)
      do {
        let read = contents(try bench.archive.unpack(bench.zip))
        taken += 1
        try bench.archive.unpack(bench.zip, into: bench.target)
        for (path, bytes) in read {
          #expect(try Data(contentsOf: URL(filePath: "\(bench.target)/\(path)")) == bytes, "round \(round), \(path)")
        }
      } catch let failure as Failure {
        #expect(bench.failure(Self.boards)?.what == failure.what, "round \(round)")
      }
    }
    #expect(taken > 50 && taken < 1_450)
  }
}
