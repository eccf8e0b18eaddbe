import BenchPeer
import Foundation

/// On what the figures were measured.
struct MachineFacts: Codable {
  let processor: String
  let cores: Int
  /// Of the last minute, before the bench began.
  let load: Double
  let sqlite: String

  static var current: MachineFacts {
    var loads = [0.0]
    getloadavg(&loads, 1)
    let facts = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = facts.split(separator: "\n").first { $0.hasPrefix("model name") }
    let processor = model?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    return MachineFacts(
      processor: processor ?? "unknown processor", cores: ProcessInfo.processInfo.activeProcessorCount,
      load: loads[0], sqlite: String(cString: bench_peer_version()))
  }

  var line: String {
    "\(processor), \(cores) cores, load \(String(format: "%.2f", load)), SQLite \(sqlite)"
  }
}
