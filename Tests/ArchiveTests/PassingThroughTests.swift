import Programs
import Archive
import Foundation
import Programs
import TagarelaKit
import Testing

/// What readers and writers of boards ask for: archives that are packed from memory and unpacked for a moment.
struct PassingThroughTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  private static let files = [
    ArchivedFile(path: "manifest.json", bytes: Data(#"{"root":"boards/1.obf"}"#.utf8)),
    ArchivedFile(path: "boards/casa/água é boa.obf", bytes: Data(String(repeating: "deep ", count: 50_000).utf8)),
    ArchivedFile(path: "images/ñandú.png", bytes: Data((0..<9_999).map { UInt8(truncatingIfNeeded: $0 &* $0) })),
    ArchivedFile(path: "empty", bytes: Data()),
    ArchivedFile(path: "boards/1.obf", bytes: Data("{}".utf8)),
  ]

  /// Runs something with an empty place for its temporary folders.
  ///
  /// - Returns: what it left there.
  private func leftovers(_ work: (Archive) throws -> Void) throws -> [String] {
    let place = bench.folder + "/passing"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try work(Archive(program: try Bench.tool(.init(deadline: 600)), passing: [place]))
    return try FileManager.default.contentsOfDirectory(atPath: place)
  }

  private func pack(_ files: [ArchivedFile]) throws {
    try bench.archive.pack(files).write(to: URL(filePath: bench.zip))
  }

  @Test func `what is packed comes out again, in its order, with its accents`() throws {
    try pack(Self.files)
    let unpacked = try bench.archive.unpack(bench.zip)
    #expect(unpacked.files == Self.files.map(\.path))
    for file in Self.files { #expect(unpacked.bytes(of: file.path) == file.bytes, "\(file.path)") }
    #expect(unpacked.bytes(of: "boards/2.obf") == nil)
    #expect(unpacked.bytes(of: "../\(Self.files[0].path)") == nil)
  }

  @Test func `other programs read the same names and contents`() throws {
    try pack(Self.files)
    try bench.python(
      """
      z = zipfile.ZipFile(path)
      assert z.testzip() is None
      assert z.namelist() == ['manifest.json', 'boards/casa/água é boa.obf', 'images/ñandú.png', 'empty', 'boards/1.obf']
      assert z.read('boards/1.obf') == b'{}'
      assert all(i.date_time == (1980, 1, 1, 0, 0, 0) for i in z.infolist())
      assert z.getinfo('images/ñandú.png').compress_type == zipfile.ZIP_STORED
      assert z.getinfo('boards/casa/água é boa.obf').compress_size < 5000
      """)
  }

  @Test func `the same files give the same bytes`() throws {
    let first = try bench.archive.pack(Self.files)
    Thread.sleep(forTimeInterval: 1.1)
    #expect(try bench.archive.pack(Self.files) == first)
    #expect(try bench.archive.pack(Self.files.reversed()) != first)
  }

  @Test func `no files are an archive of none`() throws {
    try pack([])
    #expect(try bench.archive.unpack(bench.zip).files.isEmpty)
  }

  @Test(arguments: [
    "../out.obf", "/etc/passwd", "a\\b.obf", "C:/x", "a//b", "", ".", "folder/", "a\u{202E}b", "a\nb",
    String(repeating: "x", count: 256),
  ])
  func `a path that nobody could unpack is not packed either, and nothing is left`(_ path: String) throws {
    let left = try leftovers { archive in
      let failure = #expect(throws: Failure.self) {
        try archive.pack([Self.files[0], ArchivedFile(path: path, bytes: Data("x".utf8))])
      }
      #expect(failure?.what.key == "archive.unfit_name")
    }
    #expect(left.isEmpty)
  }

  @Test(arguments: [("a.obf", "a.obf"), ("a.obf", "A.obf"), ("a", "a/b"), ("a\u{301}", "\u{E1}")])
  func `two files of one name are not packed`(_ one: String, _ other: String) throws {
    let failure = #expect(throws: Failure.self) {
      try bench.archive.pack([ArchivedFile(path: one, bytes: Data()), ArchivedFile(path: other, bytes: Data())])
    }
    #expect(failure?.what.key == "archive.unfit_name")
  }

  @Test func `the folder is the user's alone, and goes with its value`() throws {
    try pack(Self.files)
    let left = try leftovers { archive in
      var unpacked: UnpackedArchive? = try archive.unpack(bench.zip)
      let place = try #require(try unpacked?.location(of: "boards/1.obf"))
      #expect(try unpacked?.location(of: "boards/1.obf") == place)
      #expect(try Data(contentsOf: URL(filePath: place)) == Data("{}".utf8))
      var folder = URL(filePath: place).deletingLastPathComponent()
      while folder.path.hasPrefix(bench.folder + "/passing/") {
        #expect(try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int == 0o700)
        folder.deleteLastPathComponent()
      }
      #expect(try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions] as? Int == 0o600)
      unpacked = nil
      #expect(!FileManager.default.fileExists(atPath: place))
      _ = try archive.pack(Self.files)
    }
    #expect(left.isEmpty)
  }

  @Test(arguments: ["z.writestr('a', 'x'); z.writestr('../b', 'x')", "z.writestr('a', bytes(40 << 20))"])
  func `a refused archive leaves nothing`(_ lines: String) throws {
    try bench.make(lines)
    #expect(try leftovers { archive in #expect(throws: Failure.self) { try archive.unpack(bench.zip) } }.isEmpty)
  }

  @Test func `where no folder can be made, that is said`() throws {
    let nowhere = Archive(program: try Bench.tool(.init(deadline: 600)), passing: [bench.folder + "/missing"])
    let failure = #expect(throws: Failure.self) { try nowhere.pack(Self.files) }
    #expect(failure?.what.key == "archive.unwritable")
  }
}
