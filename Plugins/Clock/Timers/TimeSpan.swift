/// Stretches of time as people write and read them.
enum TimeSpan {
  /// Seconds that a timer may take.
  static let range = 1...86_400

  /// Seconds of `00:05:00`, `5m`, `1h30m`, `90s`; nil for what is no time.
  static func seconds(_ text: String) -> Int? {
    text.contains(":") ? ofClock(text) : ofUnits(text)
  }

  /// `00:05:00`; a second that has begun counts.
  static func text(milliseconds: Int64) -> String {
    let seconds = (max(0, milliseconds) + 999) / 1000
    return [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// Hours, minutes and seconds, all three of them, since two would be a riddle.
  private static func ofClock(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { number($0) }
    guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2], minutes < 60,
      seconds < 60
    else { return nil }
    return hours * 3600 + minutes * 60 + seconds
  }

  /// Each unit once, the larger first.
  private static func ofUnits(_ text: String) -> Int? {
    var rest = text.lowercased()[...]
    var all = 0
    var found = false
    for (names, seconds) in [(["h"], 3600), (["min", "m"], 60), (["s"], 1)] {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let behind = rest[digits.endIndex...]
      guard let name = names.first(where: behind.hasPrefix), let count = number(digits) else { continue }
      all += count * seconds
      found = true
      rest = behind.dropFirst(name.count)
    }
    return found && rest.isEmpty ? all : nil
  }

  private static func number(_ digits: Substring) -> Int? {
    guard (1...6).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(digits)
  }
}
