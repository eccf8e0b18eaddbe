import Archive
import BuiltIns
import Foundation
import Programs
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Every reader, with files that were good before something in them was changed; the same changes each time. `scripts/fuzz`
/// does the same for as long as one likes, led by what each input reaches.
struct MutationTests {
  private static let seeds = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "TagarelaFuzz/Seeds")

  static let readers = Registry(builtInModules).all(.formats).filter { $0.read != nil }

  private let archive: Archive
  private let folder: URL

  init() throws {
    let tool = BuiltPrograms.path("tagarela-archive")
    archive = Archive(program: LineProgram(path: tool, name: "tagarela-archive", limits: .init(deadline: 600)))
    folder = FileManager.default.temporaryDirectory.appending(path: "mutation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test(arguments: readers)
  func `a changed file is read, repaired or refused with a reason`(_ format: FileFormat) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.seeds.appending(path: format.id).path)
    #expect(!names.isEmpty, "\(format.id) has no seeds")
    for name in names.sorted() {
      let seed = try Data(contentsOf: Self.seeds.appending(path: "\(format.id)/\(name)"))
      let isFramed = seed.starts(with: Data("=== ".utf8))
      var mutation = Mutation(state: 7)
      for _ in 0..<(isFramed ? 60 : 600) {
        let changed = mutation.changed(seed)
        guard let file = isFramed ? try? archive.pack(Self.files(in: changed)) : changed else { continue }
        try read(file, format)
      }
    }
  }

  private func read(_ bytes: Data, _ format: FileFormat) throws {
    let path = folder.appending(path: "changed.\(format.endings.first ?? "")")
    try bytes.write(to: path)
    _ = format.recognises(bytes.prefix(FileFormat.beginning))
    do {
      let reading = try format.read?(
        InputFile(path: path.path, bytes: bytes), ReadingAids(archiver: archive, language: "en"))
      for board in reading?.parcel.boards ?? [] {
        let places = 1...(board.size.count * max(1, board.pages))
        #expect(board.cells.allSatisfy { places.contains($0.position) }, "\(format.id): a cell on no page")
      }
    } catch let failure as Failure {
      #expect(!failure.what.key.isEmpty)
    }
  }

  /// The files of an archive that is written as a text: `=== path` on a line of its own begins one.
  private static func files(in text: Data) -> [ArchivedFile] {
    var files: [ArchivedFile] = []
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: Data("=== ".utf8)) {
        files.append(ArchivedFile(path: String(decoding: line.dropFirst(4), as: UTF8.self), bytes: Data()))
      } else if let last = files.indices.last {
        files[last].bytes.append(line + Data("\n".utf8))
      }
    }
    return files
  }
}

/// Changes to bytes, the same for the same beginning (SplitMix64; Steele, Lea and Flood, 2014).
private struct Mutation: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private static let words = [
    "null", "-1", "0", "1e999", "99999999999999999999", "[]", "{}", "\"\"", "\"", "]", "}", "<", "/>", "&#x0;", "\u{0}",
    ",", ";", "\n", "true", "..", "data:image/png;base64,", "\u{202E}",
  ]

  mutating func changed(_ seed: Data) -> Data {
    var bytes = Array(seed)
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      guard !bytes.isEmpty else { return Data() }
      let from = Int.random(in: 0..<bytes.count, using: &self)
      let to = min(bytes.count, from + Int.random(in: 1...40, using: &self))
      switch Int.random(in: 0...5, using: &self) {
      case 0: bytes[from] ^= 1 << UInt8.random(in: 0...7, using: &self)
      case 1: bytes.removeSubrange(from..<to)
      case 2: bytes.insert(contentsOf: bytes[from..<to], at: from)
      case 3: bytes.replaceSubrange(from..<to, with: (Self.words.randomElement(using: &self) ?? "").utf8)
      case 4: bytes.insert(contentsOf: (Self.words.randomElement(using: &self) ?? "").utf8, at: from)
      default: bytes.removeSubrange(from...)
      }
    }
    return Data(bytes)
  }
}
