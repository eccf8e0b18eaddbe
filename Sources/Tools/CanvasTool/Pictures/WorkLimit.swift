import FoundationEssentials
import Glibc
import HelperProtocols

/// Ends the program, with an answer, when a drawing takes more work than any picture does. What makes an SVG expensive —
/// elements that use each other, patterns in patterns, filters — shows in no size and in no count that is cheap to make, but
/// always in the processor's time.
enum WorkLimit {
  /// Seconds of the processor for a drawing of 64 × 64 pixels. Intricate pictures take a fiftieth.
  static let forTrial = 1
  /// Seconds of the processor for a drawing of any size, the largest with filters among them.
  static let forPage = 10

  /// What is said before the end. It is made beforehand and stands still, for a signal's handler may do next to nothing.
  private nonisolated(unsafe) static let lastWords: UnsafeMutableRawBufferPointer = {
    let answer = CanvasAnswer.error(reason: .tooMuchWork, detail: "a drawing that takes too much work")
    let line = ((try? JSONEncoder().encode(answer)) ?? Data()) + Data("\n".utf8)
    let words = UnsafeMutableRawBufferPointer.allocate(byteCount: line.count, alignment: 1)
    words.copyBytes(from: line)
    return words
  }()

  /// True while a drawing is watched; what is part of it has no limit of its own.
  private nonisolated(unsafe) static var isWatching = false

  /// - Parameter most: seconds of the processor.
  static func watch<Result>(_ most: Int, _ draw: () throws -> Result) rethrows -> Result {
    guard !isWatching else { return try draw() }
    _ = lastWords
    signal(SIGPROF) { _ in
      // A pipe takes so few bytes at once.
      _ = write(STDOUT_FILENO, WorkLimit.lastWords.baseAddress, WorkLimit.lastWords.count)
      _exit(1)
    }
    isWatching = true
    set(seconds: most)
    defer {
      set(seconds: 0)
      isWatching = false
    }
    return try draw()
  }

  private static func set(seconds: Int) {
    var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }
}
