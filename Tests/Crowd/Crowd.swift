import Foundation
import TagarelaTestSupport

/// `TagarelaCrowd [--rounds N | --seconds N] [--seed N] [--calm]`: several real processes on one workspace, against a model of what
/// must be in it: all that was reported as done, nothing that failed, as many steps to undo as were done.
///
/// Each round has a seed, which is printed when something is found; `--seed N --rounds 1` does the same round again. When
/// a kill or another process comes in between is the machine's affair, so a round may have to be repeated.
@main
enum Crowd {
  static func main() {
    let words = CommandLine.arguments
    func number(_ option: String) -> Int? {
      words.firstIndex(of: option).flatMap { words.indices.contains($0 + 1) ? Int(words[$0 + 1]) : nil }
    }
    var seed = UInt64(number("--seed") ?? Int(Date().timeIntervalSince1970))
    let end = number("--seconds").map { Date(timeIntervalSinceNow: Double($0)) } ?? .distantFuture
    let rounds = number("--rounds") ?? (number("--seconds") == nil ? 100 : .max)
    print("seed \(seed)")
    var (done, deeds, bad) = (0, 0, 0)
    while done < rounds, Date() < end {
      do {
        var round = try Round(seed: seed, isCalm: words.contains("--calm"))
        deeds += try round.run()
        for finding in round.findings { print("seed \(seed): \(finding)") }
        if !round.findings.isEmpty { bad += 1 }
      } catch {
        print("seed \(seed): \(error)")
        bad += 1
      }
      done += 1
      seed += 1
      fflush(nil)
    }
    print("\(done) rounds, \(deeds) reported deeds, \(bad) rounds with findings")
    exit(bad == 0 ? 0 : 1)
  }
}
