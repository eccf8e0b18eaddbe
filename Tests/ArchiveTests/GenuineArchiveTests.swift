import Archive
import Foundation
import HelperProtocols
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Archives as other programs write them, and archives that only look so.
struct GenuineArchiveTests {
  let bench: Bench

  init() throws {
    bench = try Bench()
    try bench.make(
      """
      z.writestr('FileMap.xml', '<FileMap/>')
      z.writestr('Grids/Início/grid.xml', '<Grid/>' * 5000)
      z.writestr('Grids/Início/0-1.png', bytes(range(256)) * 40)
      z.writestr('empty', '')
      """)
  }

  private func reshape(_ shape: String) throws {
    try ZipShapes.write(bench.zip, as: shape, to: bench.zip)
  }

  @Test(arguments: ZipShapes.genuine)
  func `what unzip, Python and libarchive read comes out whole`(_ shape: String) throws {
    try reshape(shape)
    let listed = try bench.archive.list(bench.zip).filter { !$0.isFolder && !$0.path.hasPrefix("__MACOSX/") }
    let files = try bench.archive.unpack(bench.zip, into: bench.target).filter { !$0.hasPrefix("__MACOSX/") }
    let own = ["FileMap.xml", "Grids/Início/grid.xml", "Grids/Início/0-1.png", "empty"]
    #expect(files == own + (shape == "old-names" ? ["café.txt"] : []))
    #expect(listed.map(\.path) == files)
    func content(_ path: String) throws -> Data { try Data(contentsOf: URL(filePath: bench.target + "/" + path)) }
    #expect(try content("FileMap.xml") == Data("<FileMap/>".utf8))
    #expect(try content("Grids/Início/grid.xml") == Data(String(repeating: "<Grid/>", count: 5000).utf8))
    #expect(try content("Grids/Início/0-1.png") == Data((0..<40).flatMap { _ in UInt8.min...UInt8.max }))
    #expect(try content("empty").isEmpty)
    let passing = try bench.archive.unpack(bench.zip)
    #expect(passing.files.filter { !$0.hasPrefix("__MACOSX/") } == files)
    for file in files { #expect(try passing.bytes(of: file) == content(file), "\(file)") }
  }

  @Test(arguments: ZipShapes.ambiguous)
  func `what programs would read differently is refused`(_ shape: String) throws {
    try reshape(shape)
    let key = bench.failure()?.what.key
    #expect(key == (shape == "twice-unlike" ? "archive.duplicate" : "archive.damaged"))
    #expect(bench.passingFailure()?.what.key == key)
    #expect(try bench.leftovers().isEmpty, "something stayed")
  }

  @Test func `a file that comes twice with one sum and other bytes is refused`() throws {
    // Four bytes in front of a text bring its sum to any value: two texts of one length and one sum.
    try bench.python(
      """
      import zlib
      def forged(text, sum):
          table = [0] * 256
          for i in range(256):
              c = i
              for _ in range(8): c = c >> 1 ^ (0xEDB88320 if c & 1 else 0)
              table[i] = c
          now, want, steps = zlib.crc32(text) ^ 0xFFFFFFFF, sum ^ 0xFFFFFFFF, []
          for _ in range(4):
              i = next(i for i in range(256) if table[i] >> 24 == want >> 24)
              steps.insert(0, i); want = (want ^ table[i]) << 8 & 0xFFFFFFFF
          end = b''
          for i in steps:
              end += bytes([(now ^ i) & 0xFF]); now = table[i] ^ now >> 8
          return text + end
      one = b'<svg>this one</svg>    '
      other = forged(b'<svg>that</svg>    ', zlib.crc32(one))
      assert zlib.crc32(one) == zlib.crc32(other) and len(one) == len(other) and one != other
      z = zipfile.ZipFile(path, 'w')
      z.writestr('a.svg', one); z.writestr('a.svg', other)
      z.close()
      """)
    #expect(bench.failure()?.what.key == "archive.duplicate")
    #expect(bench.passingFailure()?.what.key == "archive.duplicate")
    #expect(try bench.leftovers().isEmpty)
  }

  @Test(arguments: [
    "zip -qr - .", "bsdtar --format zip -cf - .", "bsdtar --format zip -cf - *", "zip -qr -fd -fz- - .",
  ])
  func `archives that a tool writes into a pipe come out whole`(_ command: String) throws {
    let tool = String(command.prefix { $0 != " " })
    guard try shell("command -v \(tool)") == 0 else { return print("skipped: \(tool) is not installed") }
    let given = bench.folder + "/given"
    try FileManager.default.createDirectory(atPath: given + "/boards", withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: URL(filePath: given + "/manifest.json"))
    try Data(repeating: 7, count: 300_000).write(to: URL(filePath: given + "/boards/água.obf"))
    #expect(try shell("cd '\(given)' && \(command) | cat > '\(bench.zip)'") == 0)
    #expect(try Set(bench.archive.unpack(bench.zip, into: bench.target)) == ["manifest.json", "boards/água.obf"])
    #expect(FileManager.default.contentsEqual(atPath: bench.target + "/boards", andPath: given + "/boards"))
  }

  private func shell(_ line: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
