import CZlib
import Foundation
import TagarelaTestSupport
import Testing

/// The program with a diary to be written, and a sound card that plays into nothing.
struct DiaryDesk {
  let program: Tagarela

  init() throws {
    program = try Tagarela(sharesCache: true)
    let card = #"pcm.!default { type plug slave.pcm { type null } }"#
    try card.write(toFile: program.path("asound.conf"), atomically: true, encoding: .utf8)
    let made = try program.run(["-c", "patient new Giovanna", "-c", "patient new Ana"])
    #expect(made.status == 0, "\(made.errors)")
  }

  private func result(_ flags: [String], _ commands: [String]) throws -> ChildProgram.Result {
    let lines = (["use Giovanna"] + commands).flatMap { ["-c", $0] }
    return try program.run(flags + lines, environment: ["ALSA_CONFIG_PATH": program.path("asound.conf")])
  }

  /// What is said and shown.
  @discardableResult
  func run(_ commands: String..., lang: String = "en") throws -> String {
    let result = try result(["--lang", lang, "--plain"], commands)
    #expect(result.status == 0, "\(commands): \(result.errors)")
    return result.output + result.errors
  }

  func refusal(_ command: String) throws -> String {
    let result = try result(["--lang", "en", "--plain"], [command])
    #expect(result.status == 1, "\(command): \(result.output)")
    return result.errors
  }

  private func json(_ command: String, lang: String) throws -> Any {
    let result = try result(["--lang", lang, "--json"], [command])
    #expect(result.status == 0, "\(command): \(result.errors)")
    return try JSONSerialization.jsonObject(with: Data((result.output.split(separator: "\n").last ?? "[]").utf8))
  }

  func rows(_ command: String) throws -> [[String: Any]] {
    try #require(try json(command, lang: "en") as? [[String: Any]])
  }

  func record(_ command: String, lang: String = "en") throws -> [String: Any] {
    try #require(try json(command, lang: lang) as? [String: Any])
  }

  func texts(_ command: String) throws -> [String] { try rows(command).compactMap { $0["text"] as? String } }

  /// The diary's items in a bundle.
  func items(in path: String) throws -> [[String: Any]] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let head = try #require(
      try JSONSerialization.jsonObject(with: Data((text.split(separator: "\n").first ?? "").utf8)) as? [String: Any])
    guard let items = head["tagarela.items"] as? String else { return [] }
    let all = try #require(try JSONSerialization.jsonObject(with: Data(items.utf8)) as? [[String: Any]])
    return all.filter { $0["part"] as? String == "diary" }
  }

  /// Writes an observation file with items of a diary, as a page sends them.
  func arrival(_ items: [Item], from patient: String = "Giovanna") throws -> String {
    let all: [[String: Any]] = items.map { item in
      let media = item.media.mapValues { $0.base64EncodedString() }
      return ["part": "diary", "uid": item.uid, "fields": item.fields, "media": media]
    }
    let text = String(decoding: try JSONSerialization.data(withJSONObject: all), as: UTF8.self)
    let head = [
      "tagarela.format": "1", "tagarela.kind": "observations", "patient.name": patient, "tagarela.items": text,
    ]
    let path = program.path("page-\(UUID().uuidString).pobs")
    try JSONSerialization.data(withJSONObject: head).write(to: URL(filePath: path))
    return path
  }

  struct Item {
    var uid = "e1"
    var fields = ["at": "2012-11-05 18:00:00", "text": "Seen", "source": "page"]
    var media: [String: Data] = [:]
  }

  func text(ofPDF path: String, _ options: [String] = []) throws -> String {
    try ChildProgram(
      "/usr/bin/pdftotext", options + [path, "-"], environment: program.environment, folder: program.folder
    ).result().output
  }

  /// What a page is given of an activity.
  func activity(_ id: String = "diary", onPage path: String) throws -> [String: Any] {
    let html = try String(contentsOfFile: path, encoding: .utf8)
    let begin = try #require(html.range(of: #"<script type="application/json" id="activities">"#)).upperBound
    let end = try #require(html.range(of: "</script>", range: begin..<html.endIndex)).lowerBound
    let packed = try #require(
      try JSONSerialization.jsonObject(with: Data(html[begin..<end].utf8)) as? [String: String])
    let bytes = try Self.inflated(#require(packed[id].flatMap { Data(base64Encoded: $0) }))
    return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  /// RFC 1951.
  private static func inflated(_ packed: Data) throws -> Data {
    var stream = z_stream()
    try #require(inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK)
    defer { inflateEnd(&stream) }
    var input = Array(packed)
    var output = [UInt8](repeating: 0, count: 16 << 20)
    let status = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(target.count)
        return inflate(&stream, Z_FINISH)
      }
    }
    try #require(status == Z_STREAM_END)
    return Data(output.prefix(Int(stream.total_out)))
  }
}
