import CPango
import FoundationEssentials
import Glibc
import HelperProtocols
import Spawning

/// Draws, measures and reads pictures: a request a line on standard input, an answer a line on standard output.
@main
enum CanvasTool {
  /// What a hostile picture may take from the machine: little memory, and no file.
  private static let limits = ResourceLimits(addresses: 1_500 << 20, fileSize: 0, openFiles: 64)
  /// Of a processor: more than anybody waits for.
  private static let secondsForAnswer = 600

  static func main() {
    // Writing to a file fails; without this the signal would end the process when fontconfig renews its cache.
    signal(SIGXFSZ, SIG_IGN)
    limits.apply()
    silenceLibraries()
    let answering = Answering()
    HelperLines.answer { line in
      ResourceLimits.allowProcessor(seconds: secondsForAnswer)
      return answering.answer(line)
    }
  }

  /// The libraries' warnings would land in the middle of the shell's prompt.
  private static func silenceLibraries() {
    g_log_set_default_handler({ _, _, _, _ in }, nil)
  }
}
