import FoundationEssentials
import Glibc
import HelperProtocols
import Spawning

/// `tagarela-archive`: reads and writes zip archives; a request a line on standard input, an answer a line on standard output.
@main
enum ArchiveTool {
  /// A file of 8 GB needs no more memory than a small one: contents pass through in pieces.
  private static let limits = ResourceLimits(addresses: 300 << 20)
  /// Of a processor: more than anybody waits for.
  private static let secondsForAnswer = 600

  static func main() {
    limits.apply()
    umask(0o077)
    signal(SIGPIPE, SIG_IGN)
    HelperLines.answer { line in
      ResourceLimits.allowProcessor(seconds: secondsForAnswer)
      return answer(line)
    }
  }

  private static func answer(_ line: Data) -> Data {
    var answer: ArchiveAnswer
    do {
      guard let request = try? JSONDecoder().decode(ArchiveRequest.self, from: line) else {
        throw ArchiveRefusal(.badRequest, detail: "not a request")
      }
      answer = try carryOut(request)
    } catch let refusal as ArchiveRefusal {
      answer = .refused(refusal)
    } catch {
      answer = .refused(ArchiveRefusal(.badRequest, detail: String(describing: error)))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(answer)) ?? Data()
  }

  private static func carryOut(_ request: ArchiveRequest) throws -> ArchiveAnswer {
    switch request {
    case .list(let zip, let limits):
      return .listed(entries: try ZipFile(zip, limits).contents().filter { !$0.isAgain }.map(\.entry))
    case .unpack(let zip, let folder, let limits):
      var unpacking = Unpacking(try ZipFile(zip, limits), into: folder, limits)
      return .unpacked(files: try unpacking.run())
    case .gather(let zip, let path, let limits):
      var gathering = Gathering(try ZipFile(zip, limits), into: path, limits)
      let (files, bytes) = try gathering.run()
      return .gathered(files: files, bytes: bytes)
    case .pack(let folder, let files, let zip):
      try Packing(zip).run(files, of: folder)
      return .packed
    }
  }
}
