import Foundation
import SpeechProtocol

/// `tagarela-espeak`: answers each line of JSON on standard input, a ``SpeechRequest``, with one on standard output, a
/// ``SpeechAnswer`` or a ``SpeechRefusal``, until the input ends.
@main
enum EspeakTool {
  /// Bytes that a text may have.
  static let longestText = 200_000

  static func main() {
    limitResources()
    signal(SIGPIPE, SIG_IGN)
    let synthesizer = Synthesizer()
    while let line = readLine() {
      let answer = answer(to: line, synthesizer)
      FileHandle.standardOutput.write(answer + Data("\n".utf8))
    }
  }

  private static func answer(to line: String, _ synthesizer: Synthesizer) -> Data {
    do {
      guard let request = try? JSONDecoder().decode(SpeechRequest.self, from: Data(line.utf8)),
        request.text.utf8.count <= longestText
      else { throw SpeechRefusal(.malformed, "not a request of at most \(longestText) bytes of text") }
      return try JSONEncoder().encode(synthesizer.speak(request))
    } catch {
      let refusal = error as? SpeechRefusal ?? SpeechRefusal(.failed, String(describing: error))
      return (try? JSONEncoder().encode(refusal)) ?? Data(#"{"error":"failed","reason":""}"#.utf8)
    }
  }

  /// What breaks here leaves no core file, and takes no memory from others.
  private static func limitResources() {
    var memory = rlimit(rlim_cur: 2 << 30, rlim_max: 2 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
    var core = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
  }
}
