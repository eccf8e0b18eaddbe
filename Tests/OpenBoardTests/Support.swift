import Archive
import Conformance
import Foundation
import Programs
import StructuredText
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import OpenBoard

/// Writes and reads boards as the workspace does.
final class Bench {
  let archive: Archive
  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "open-board-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let tool = BuiltPrograms.path("tagarela-archive")
    archive = Archive(program: LineProgram(path: tool, name: "tagarela-archive", limits: .init(deadline: 600)))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var writing: WritingAids {
    let usual = WritingAids.forConformance
    return WritingAids(
      renderer: usual.renderer, archiver: archive, layouts: usual.layouts, wording: usual.wording, now: usual.now)
  }

  func reading(_ language: String = "en") -> ReadingAids {
    ReadingAids(archiver: archive, layouts: WritingAids.forConformance.layouts, language: language)
  }

  func write(_ parcel: Parcel, _ format: FileFormat) throws -> Data {
    try #require(try format.file(of: parcel, with: writing))
  }

  func read(_ bytes: Data, _ format: FileFormat, language: String = "en") throws -> Reading {
    let path = "\(folder)/given.\(format.endings[0])"
    try bytes.write(to: URL(filePath: path))
    let read = try #require(format.read)
    return try read(InputFile(path: path, bytes: bytes), reading(language))
  }

  func read(board json: String, language: String = "en") throws -> Reading {
    try read(Data(json.utf8), .openBoard, language: language)
  }

  func read(package files: [(String, String)]) throws -> Reading {
    try read(archive.pack(files.map { ArchivedFile(path: $0.0, bytes: Data($0.1.utf8)) }), .openBoards)
  }

  /// The JSON texts and the other files of a package.
  func contents(_ package: Data) throws -> (json: [String: JSONValue], files: [String: Data]) {
    let path = folder + "/contents.obz"
    try package.write(to: URL(filePath: path))
    let unpacked = try archive.unpack(path)
    var json: [String: JSONValue] = [:]
    var files: [String: Data] = [:]
    for path in unpacked.files {
      let bytes = try #require(unpacked.bytes(of: path))
      files[path] = bytes
      if path.hasSuffix(".json") || path.hasSuffix(".obf") { json[path] = try value(bytes) }
    }
    return (json, files)
  }
}

func value(_ bytes: Data) throws -> JSONValue {
  try JSONReader.value(of: SourceText(bytes: Array(bytes), named: "test"), rules: .byProgram)
}

/// The real files beside the project.
enum Corpus {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/corpora/obf")

  static let isThere = FileManager.default.fileExists(atPath: folder.appending(path: "simple.obf").path)

  static func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }
}

/// Small media that are what they say.
enum Specimen {
  static let png = Picture(
    format: .png,
    bytes: Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
      ?? Data())
  static func svg(_ number: Int) -> Picture {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 \(number + 1)\"><path d=\"M1 1h7\"/></svg>"
    return Picture(format: .svg, bytes: Data(text.utf8))
  }
  /// Silence: 8000 Hz, one channel, 8 bits.
  static func wave(seconds: Double = 0.1) -> Data { silence(seconds: seconds) }
  static let gif = Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0, 0, 0, 0x3B])

  static func address(_ type: String, _ bytes: Data) -> String { "data:\(type);base64,\(bytes.base64EncodedString())" }

}

/// What a generated board is made by.
struct Chance: RandomNumberGenerator {
  private var random: Seeded

  init(state: UInt64) { random = Seeded(state: state) }

  mutating func next() -> UInt64 { random.next() }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func oneIn(_ count: Int) -> Bool { number(1...count) == 1 }
  mutating func maybe<T>(_ make: (inout Chance) -> T) -> T? { oneIn(2) ? make(&self) : nil }

  mutating func text() -> String {
    let texts = [
      "água", "Ñandú", "col·lecció", "João 🙂", "👩‍👩‍👧‍👦", "e\u{301}", "日本語", "\"quoted\"", "back\\slash", "two\nlines",
      "{}[],:", "NULL", " ", "हेर्नु", "صرخة", "tab\there", "\u{1}", "/etc/../passwd", "CON",
      "longo " + String(repeating: "ã", count: 90),
    ]
    return texts[number(0...texts.count - 1)]
  }
}
