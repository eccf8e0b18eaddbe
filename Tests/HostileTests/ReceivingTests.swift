import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Hostile files through the program as it is used.
@Suite(.serialized)
struct ReceivingTests {
  private let clinic: Clinic

  init() throws { clinic = try Clinic() }

  /// Receives a file that must be refused: for a reason, in little memory, and nothing has changed afterwards.
  private func expectRefusal(_ path: String, saying reason: String? = nil) throws {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let (rows, files) = (try clinic.rows(), clinic.files())
    var run = try clinic.receive(path)
    // A refusal of a few milliseconds may have gone unwatched, and changes nothing.
    for _ in 0..<10 where run.peaks.isEmpty { run = try clinic.receive(path) }
    #expect(run.result.status == 1, "\(name): \(run.result.output)")
    let said = run.result.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect((1...8).contains(said.count), "\(name): \(run.result.errors.prefix(2_000))")
    #expect(!run.result.errors.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\0" }, "\(name)")
    if let reason { #expect(run.result.errors.contains(reason), "\(name): \(run.result.errors.prefix(500))") }
    expectLittleMemory(run, name)
    #expect(try clinic.rows() == rows, "\(name): the workspace has changed")
    #expect(clinic.files() == files, "\(name) leaves something")
  }

  private func expectLittleMemory(_ run: WatchedRun, _ name: String) {
    #expect(!run.peaks.isEmpty)
    for (program, peak) in run.peaks { #expect(peak <= WatchedRun.most, "\(name): \(program) takes \(peak) MB") }
  }

  /// Endings of the formats whose files are zip archives.
  static let zipped = ReaderTests.readers.map { $0.endings.first ?? "" }.filter { ["obz", "gridset"].contains($0) }

  @Test(arguments: zipped)
  func `a hostile archive is refused, and nothing of it stays`(_ ending: String) throws {
    try HostileZips.make(in: clinic.given)
    for (name, reason) in HostileZips.reasons.sorted(by: { $0.key < $1.key }) {
      let path = "\(clinic.given)/\(name).\(ending)"
      try FileManager.default.moveItem(atPath: "\(clinic.given)/\(name).zip", toPath: path)
      try expectRefusal(path, saying: reason)
    }
    #expect(!FileManager.default.fileExists(atPath: "\(clinic.given)/absolute.obf"))
  }

  @Test(arguments: ReaderTests.readers.map { $0.endings.first ?? "" })
  func `what has no form is refused`(_ ending: String) throws {
    for sample in HostileTexts.shapeless where !["csv", "txt", "tsv"].contains(ending) {
      try expectRefusal(clinic.write(sample.bytes, as: "\(sample.name).\(ending)"))
    }
  }

  @Test(arguments: ReaderTests.readers.map { $0.endings.first ?? "" })
  func `a file of half a gigabyte, or more, is refused in little memory`(_ ending: String) throws {
    for (name, beginning) in [
      "string": #"{"format":"open-board-0.1","name":""#, "blanks": "PK\u{3}\u{4}", "lines": "a\n",
    ] {
      for size in [500_000_000, 1 << 30] {
        let path = try clinic.write(Data(beginning.utf8), as: "\(name).\(ending)")
        #expect(truncate(path, off_t(size)) == 0)
        try expectRefusal(path)
        unlink(path)
      }
    }
  }

  @Test(arguments: ["obf"].filter { ending in ReaderTests.readers.contains { $0.endings.contains(ending) } })
  func `a hostile picture in a board reads nothing, calls nobody and is no burden`(_ ending: String) throws {
    let file = try clinic.write(Data(HostilePictures.secret.utf8), as: "secret.txt")
    let server = try SilentServer()
    for sample in HostilePictures.all(file: file, port: server.port) {
      let content = "data:\(sample.type);base64,\(sample.bytes.base64EncodedString())"
      let board = """
        {"format":"open-board-0.1","id":"\(sample.name)","locale":"en","name":"\(sample.name)",
        "buttons":[{"id":1,"label":"\(sample.name)","image_id":"i"}],
        "images":[{"id":"i","width":100,"height":100,"content_type":"\(sample.type)","data":"\(content)"}],"sounds":[],
        "grid":{"rows":1,"columns":1,"order":[[1]]}}
        """
      let run = try clinic.receive(clinic.write(Data(board.utf8), as: "\(sample.name).obf"))
      #expect([0, 1].contains(run.result.status), "\(sample.name): \(run.result.errors)")
      expectLittleMemory(run, sample.name)
      #expect(run.result.work < 20, "\(sample.name)")
    }
    for ending in ["pdf", "png"] {
      let run = try clinic.program.run(["--lang", "en", "-c", "export script \"\(clinic.given)/out.\(ending)\""])
      #expect([0, 1].contains(run.status))
    }
    for name in try FileManager.default.subpathsOfDirectory(atPath: clinic.program.folder.path)
    where !name.contains("secret.txt") {
      let bytes = FileManager.default.contents(atPath: clinic.program.path(name)) ?? Data()
      #expect(bytes.range(of: Data(HostilePictures.secret.utf8)) == nil, "\(name) holds the secret")
    }
    #expect(server.calls == 0, "somebody was called")
  }
}
