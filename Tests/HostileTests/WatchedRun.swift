import Foundation
import Glibc
import TagarelaTestSupport

/// A run of the real program, whose memory and whose children's is watched.
struct WatchedRun {
  let result: ChildProgram.Result
  /// The most memory that each of its programs had in use, in MB, by their names.
  let peaks: [String: Int]

  /// More than any program may use, in MB.
  static let most = 300

  init(_ program: Tagarela, _ arguments: [String], environment: [String: String], within limit: Double) throws {
    let clock = ContinuousClock()
    let child = try program.start(arguments, environment: environment)
    var peaks: [String: Int] = [:]
    var looks = 0
    let deadline = clock.now.advanced(by: .seconds(limit))
    while child.isRunning, clock.now < deadline {
      for process in Self.family(of: child.process) {
        guard let (name, peak) = Self.peak(of: process) else { continue }
        peaks[name] = max(peaks[name] ?? 0, peak)
      }
      looks += 1
      usleep(looks < 100 ? 2_000 : 10_000)
    }
    result = try child.result(within: 0.1)
    self.peaks = peaks
  }

  private static func family(of process: pid_t) -> [pid_t] {
    guard let list = try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8) else {
      return [process]
    }
    return [process] + list.split(separator: " ").compactMap { pid_t($0) }.flatMap(family)
  }

  /// Its name and the most memory that it ever had, as the kernel has kept it.
  private static func peak(of process: pid_t) -> (String, Int)? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return nil }
    func field(_ name: String) -> Substring? {
      status.split(separator: "\n").first { $0.hasPrefix(name + ":") }?.dropFirst(name.count + 1)
    }
    guard let name = field("Name"), let kilobytes = field("VmHWM")?.split(whereSeparator: \.isWhitespace).first,
      let peak = Int(kilobytes)
    else { return nil }
    return (name.trimmingCharacters(in: .whitespaces), peak >> 10)
  }
}
