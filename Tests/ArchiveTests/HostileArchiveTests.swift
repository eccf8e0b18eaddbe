import Archive
import Foundation
import HelperProtocols
import TagarelaKit
import Testing

/// Archives that lie, or would do harm: nothing of them may stay.
struct HostileArchiveTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  private func refuses(_ key: String, entry: String? = nil, limits: Archive.Limits = .init()) throws {
    let failure = bench.failure(limits)
    #expect(failure?.what.key == key)
    // Limits of its own are for unpacking into a folder.
    if limits == .init() { #expect(bench.passingFailure()?.what.key == key) }
    if let entry {
      #expect(failure?.what.arguments.first { $0.name == "entry" }?.value == .text(entry))
    }
    #expect(try bench.leftovers().isEmpty, "something stayed")
  }

  @Test(arguments: [
    "../out.txt", "a/../../out.txt", "..", "/etc/passwd", "//host/file", "a//b", "./a", "a/./b", "..\\\\out.txt",
    "a\\\\b.txt", "C:/out.txt", "c:out.txt",
  ])
  func `a path that leads out is refused by name, and the good entries with it`(_ path: String) throws {
    try bench.make("z.writestr('good.txt', 'x' * 100)\nz.writestr('\(path)', 'bad')")
    try refuses("archive.unsafe", entry: path.replacing("\\\\", with: "\\"))
    #expect(throws: Failure.self) { try bench.archive.list(bench.zip) }
  }

  @Test(arguments: ["a\\nb.txt", "a\\tb.txt", "\\x1b[2Jb.txt", "a\\x7fb.txt", "exe\\u202egpj.svg"])
  func `a name that could deceive a reader is refused, and shown without harm`(_ path: String) throws {
    try bench.make("z.writestr('\(path)', 'bad')")
    try refuses("archive.unsafe")
    let shown = bench.failure()?.what.arguments.first { $0.name == "entry" }?.value
    guard case .text(let text) = shown else { return #expect(Bool(false), "no entry named") }
    #expect(text.contains("\u{FFFD}"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F || $0.value == 0x202E })
  }

  @Test func `a name longer than any file's is refused`() throws {
    try bench.make("z.writestr('a' * 256, 'bad')")
    try refuses("archive.unsafe")
    try bench.make("z.writestr('/'.join(['abcdefgh'] * 200), 'bad')")
    try refuses("archive.unsafe")
  }

  @Test(arguments: ["S_IFLNK", "S_IFCHR", "S_IFBLK", "S_IFIFO", "S_IFSOCK"])
  func `links and devices are refused`(_ kind: String) throws {
    try bench.make(
      "i = zipfile.ZipInfo('link'); i.external_attr = (stat.\(kind) | 0o777) << 16; z.writestr(i, '/etc/passwd')")
    try refuses("archive.unsafe", entry: "link")
  }

  @Test(arguments: [
    ("a.svg", "a.svg"), ("a.svg", "A.SVG"), ("p/água.svg", "p/ÁGUA.svg"), ("a\\u0301.svg", "\\u00e1.svg"),
    ("a", "a/b"), ("a/b", "a"), ("a/b/c", "A/B"), ("a", "A/"),
  ])
  func `two entries for one file are refused, also where case is all that parts them`(_ a: String, _ b: String) throws {
    try bench.make("z.writestr('\(a)', 'one')\nz.writestr('\(b)', '' if '\(b)'[-1] == '/' else 'two')")
    try refuses("archive.duplicate")
  }

  @Test func `an entry with a password is refused by name`() throws {
    try bench.make("z.writestr('secret.txt', 'x' * 100)")
    // The first bit of the flags, in the entry's own header and in the directory.
    try bench.damage { bytes in
      if let own = bytes.range(of: Data("PK\u{3}\u{4}".utf8)) { bytes[own.lowerBound + 6] |= 1 }
      if let listed = bytes.range(of: Data("PK\u{1}\u{2}".utf8)) { bytes[listed.lowerBound + 8] |= 1 }
    }
    try refuses("archive.encrypted", entry: "secret.txt")
  }

  @Test func `an entry packed in an unknown way is refused by name`() throws {
    try bench.make("z.writestr('odd.txt', 'x' * 100)")
    try bench.damage { bytes in
      if let own = bytes.range(of: Data("PK\u{3}\u{4}".utf8)) { bytes[own.lowerBound + 8] = 77 }
      if let listed = bytes.range(of: Data("PK\u{1}\u{2}".utf8)) { bytes[listed.lowerBound + 10] = 77 }
    }
    try refuses("archive.unsupported", entry: "odd.txt")
  }

  @Test func `too many entries, or too much in them, are refused`() throws {
    try bench.make("for i in range(11): z.writestr(f'{i}.txt', b'0123456789')")
    try refuses("archive.too_many", limits: .init(entries: 10))
    #expect(bench.failure(.init(entries: 10))?.hint == Phrase("archive.large.hint"))
    try refuses("archive.entry_too_large", entry: "0.txt", limits: .init(entryBytes: 9))
    try refuses("archive.too_large", limits: .init(bytes: 109))
    #expect(bench.failure(.init(entries: 11, bytes: 110, entryBytes: 10)) == nil)
  }

  @Test func `a small archive of very much is refused`() throws {
    try bench.make("z.writestr('zeros', b'\\0' * (40 << 20))")
    try refuses("archive.too_large")
    #expect(bench.failure()?.what.arguments.map(\.name) == ["path", "limit", "ratio"])
    #expect(bench.failure(.init(ratio: 2000)) == nil)
  }
}
