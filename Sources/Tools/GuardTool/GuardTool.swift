import Glibc
import Spawning

/// `tagarela-guard LIMITS PROGRAM ARGUMENTS…`: runs a program of others within limits. When the program ends, goes beyond
/// them, or whoever has started the guard is gone, the program ends and all that descends from it.
///
/// Its third file is the line to who has started it: ``GuardReport``s go out, and its end is the sign to stop.
@main
enum GuardTool {
  static let line: Int32 = 3

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard words.count >= 2, let limits = words.first.flatMap({ ResourceLimits($0) }), let path = words.dropFirst().first
    else { exit(2) }
    signal(SIGPIPE, SIG_IGN)
    var start = ProcessStart(path)
    start.arguments = Array(words.dropFirst(2))
    exit(Watch(limits, line: line).over(start))
  }
}
