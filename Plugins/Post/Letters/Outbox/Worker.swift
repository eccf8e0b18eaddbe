import Foundation
import TagarelaKit

/// The process that is handing a letter over.
struct Worker: Equatable {
  /// The machine and the process's number there.
  let text: String

  init(text: String) { self.text = text }

  static let this = Worker(text: "\(host) \(getpid())")

  /// Seconds after which nobody is handing anything over any more, whatever process has that number then.
  static let longest = 2 * 3600

  /// - Parameter start: when it began; nil where nobody knows.
  func isAtWork(since start: Moment?) -> Bool {
    let parts = text.split(separator: " ")
    guard let start, abs(Moment.now.seconds - start.seconds) < Self.longest, parts.count == 2,
      let process = pid_t(parts[1]), process > 0
    else { return false }
    // Another machine's processes can't be seen from here.
    guard parts[0] == Self.host else { return true }
    return kill(process, 0) == 0 || errno != ESRCH
  }

  private static let host: String = {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "host" }
    let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.split(separator: " ").joined()
  }()
}
