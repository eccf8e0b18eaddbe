import FoundationEssentials
import Glibc
import HelperProtocols
import Spawning

/// `tagarela-espeak`: answers each line of JSON on standard input, a ``SpeechRequest``, with one on standard output, a
/// ``SpeechAnswer`` or a ``SpeechRefusal``, until the input ends.
@main
enum EspeakTool {
  /// Bytes that a text may have.
  static let longestText = 200_000
  private static let limits = ResourceLimits(addresses: 2 << 30)
  /// Of a processor: more than anybody waits for.
  private static let secondsForAnswer = 600

  static func main() {
    limits.apply()
    signal(SIGPIPE, SIG_IGN)
    let synthesizer = Synthesizer()
    while let line = readLine() {
      ResourceLimits.allowProcessor(seconds: secondsForAnswer)
      let answer = answer(to: line, synthesizer)
      print(String(decoding: answer, as: UTF8.self))
      fflush(nil)
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
}
