import CPango
import FoundationEssentials
import Glibc
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
    guard let input = fdopen(STDIN_FILENO, "r") else { exit(1) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    let answering = Answering()
    while true {
      let count = getline(&line, &capacity, input)
      guard count > 0, let line else { return }
      ResourceLimits.allowProcessor(seconds: secondsForAnswer)
      let answer = answering.answer(Data(bytesNoCopy: line, count: count, deallocator: .none))
      guard write(answer) else { exit(1) }
    }
  }

  /// The libraries' warnings would land in the middle of the shell's prompt.
  private static func silenceLibraries() {
    g_log_set_default_handler({ _, _, _, _ in }, nil)
  }

  private static func write(_ line: Data) -> Bool {
    line.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}
