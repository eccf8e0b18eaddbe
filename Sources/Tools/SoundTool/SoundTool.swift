import CAlsa
import FoundationEssentials
import Glibc
import HelperProtocols
import Spawning

/// `tagarela-sound`: answers each line of JSON on standard input with one on standard output, until the input ends.
@main
enum SoundTool {
  /// Bytes that a request may have: seven minutes in CD quality. To answer takes up to five times as much memory.
  static let longestLine = 96 << 20
  /// A recording that asks for the moon gets no memory.
  private static let limits = ResourceLimits(addresses: 1 << 30)

  static func main() {
    limits.apply()
    signal(SIGPIPE, SIG_IGN)
    calsa_silence_errors()
    var responder = Responder()
    var input = LineReader(file: 0, longest: longestLine)
    while let line = input.next() {
      guard HelperLines.write(responder.answer(line) + Data("\n".utf8)) else { break }
    }
    responder.close()
  }
}
