import TagarelaKit

/// A time of the day to the minute, at which lessons open.
struct LessonHour: Hashable, Sendable {
  /// Since midnight, 0 to 1439.
  let minutes: Int

  /// - Returns: nil where a day has no such minute.
  init?(minutes: Int) {
    guard (0..<1440).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// That time on a day.
  func on(_ day: Day) -> Moment { Moment(day, hour: minutes / 60, minute: minutes % 60) }
}

extension LessonHour: LosslessStringConvertible {
  /// `08:00`
  var description: String {
    func digits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(digits(minutes / 60)):\(digits(minutes % 60))"
  }

  /// Reads `8`, `8h`, `8h30`, `8:30`, `08:30`.
  init?(_ text: String) {
    let plain = text.folded.filter { $0 != " " }
    let parts = plain.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == ":" || $0 == "h" }
    func number(_ part: Substring) -> Int? {
      (1...2).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard let first = parts.first, let hour = number(first), hour < 24 else { return nil }
    let rest = parts.count == 2 ? parts[1] : ""
    // 8h is an hour, 8: is a slip.
    guard parts.count == 1 || !rest.isEmpty || plain.hasSuffix("h") else { return nil }
    guard let minute = rest.isEmpty ? 0 : number(rest), minute < 60, rest.isEmpty || rest.count == 2 else { return nil }
    self.init(minutes: hour * 60 + minute)
  }
}

extension LessonHour: Codable {
  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let hour = LessonHour(text) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not an hour: \(text)"))
    }
    self = hour
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
