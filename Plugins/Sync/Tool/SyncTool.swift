import FoundationEssentials
import Glibc
import HelperProtocols
import Spawning

/// `tagarela-sync`: speaks to a clinic's PostgreSQL database; a ``SyncRequest`` a line on standard input, a ``SyncAnswer`` a
/// line on standard output.
@main
enum SyncTool {
  /// Media pass through memory, twice where they are written as text.
  private static let limits = ResourceLimits(addresses: 2 << 30)
  /// Of a processor: more than anybody waits for.
  private static let secondsForAnswer = 600

  static func main() {
    limits.apply()
    umask(0o077)
    signal(SIGPIPE, SIG_IGN)
    let databases = OpenDatabase()
    HelperLines.answer { line in
      ResourceLimits.allowProcessor(seconds: secondsForAnswer)
      return answer(line, databases)
    }
  }

  private static func answer(_ line: Data, _ databases: OpenDatabase) -> Data {
    var answer: SyncAnswer
    do {
      guard let request = try? JSONDecoder().decode(SyncRequest.self, from: line) else {
        throw SyncRefusal(.badRequest)
      }
      answer = try databases.with(request.server) { try ClinicDatabase($0).carryOut(request) }
    } catch let refusal as SyncRefusal {
      answer = .refused(refusal)
    } catch {
      answer = .refused(SyncRefusal(.badRequest, String(describing: error)))
    }
    return (try? JSONEncoder().encode(answer)) ?? Data()
  }
}
