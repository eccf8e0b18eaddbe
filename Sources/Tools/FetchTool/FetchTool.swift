import CCurl
import FoundationEssentials
import Glibc
import HelperProtocols
import Spawning

/// `tagarela-fetch`: brings what is at addresses of the web; a ``FetchRequest`` a line on standard input, a ``FetchAnswer`` a line
/// on standard output.
@main
enum FetchTool {
  /// What hosts send is held in memory; nothing is written.
  private static let limits = ResourceLimits(addresses: 1 << 30, fileSize: 0, openFiles: 64)
  /// Of a processor: more than anybody waits for.
  private static let secondsForAnswer = 600

  static func main() {
    limits.apply()
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    curl_global_init(Int(CURL_GLOBAL_DEFAULT))
    guard let downloads = Downloads() else { exit(1) }
    HelperLines.answer { line in
      ResourceLimits.allowProcessor(seconds: secondsForAnswer)
      return answer(line, downloads)
    }
  }

  private static func answer(_ line: Data, _ downloads: Downloads) -> Data {
    let answer: FetchAnswer
    if let request = try? JSONDecoder().decode(FetchRequest.self, from: line),
      request.addresses.count <= FetchRequest.mostAddresses
    {
      answer = .fetched(downloads.run(request))
    } else {
      answer = .badRequest
    }
    return (try? JSONEncoder().encode(answer)) ?? Data()
  }
}
