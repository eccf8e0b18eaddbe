import Foundation
import TagarelaKit

/// Turns what a user typed into the value that a parameter wants.
struct ValueReader {
  let table: CommandTable
  let wording: Wording

  /// Longest text of one value, in bytes: generous for a clinical note, small enough that nothing chokes on it.
  static let longest = 1 << 20

  func read(_ text: String, as kind: Parameter.Kind) throws -> Value {
    guard text.utf8.count <= Self.longest else { throw Failure("value.too_long") }
    guard !text.utf8.contains(0) else { throw Failure("line.control_character") }
    switch kind {
    case .text, .sentence, .name: return .text(try written(text))
    case .inputFile, .inputFileOr, .outputFile, .folder: return .text(try file(text))
    case .flag: return .flag(true)
    case .day: return .day(try day(text))
    case .recentDay: return .day(try recentDay(text))
    case .comingDay: return .day(try comingDay(text))
    case .moment: return .moment(try moment(text, recentDay))
    case .comingMoment: return .moment(try moment(text, comingDay))
    case .email: return .text(try EmailAddress(validating: text).description)
    case .integer(let range):
      guard let number = Int(text), range.contains(number) else {
        throw Failure(
          "value.not_integer",
          ["text": .text(text), "from": .integer(range.lowerBound), "to": .integer(range.upperBound)])
      }
      return .integer(number)
    case .number:
      guard let number = decimal(text) else { throw Failure("value.not_number", ["text": .text(text)]) }
      return .real(number)
    case .grid:
      guard let size = GridSize(text) else {
        throw Failure(
          "value.not_grid",
          ["text": .text(text), "columns": .integer(GridSize.mostColumns), "rows": .integer(GridSize.mostRows)])
      }
      return .text(size.description)
    case .clearable(let kind): return text == "-" ? .none : try read(text, as: kind)
    case .choices(let keys):
      return .list(
        try text.split(separator: ",").map { try read($0.trimmingCharacters(in: .whitespaces), as: .choice(keys)) })
    case .choice(let keys):
      let meanings = table.commandWords.meanings(of: text, .value)
      if let key = keys.first(where: meanings.contains) { return .word(key) }
      let found = meant(by: text, among: keys) { wording.words("value.\($0)") + [$0] }
      if let key = found.first, found.count == 1 { return .word(key) }
      throw Failure("value.not_choice", ["text": .text(text)], candidates: near(text, found.isEmpty ? keys : found))
    }
  }

  /// What may have been meant of a few words: as they are shown, or in English, where that was typed.
  private func near(_ text: String, _ keys: [String]) -> [String] {
    let shown = keys.map { wording.word("value.\($0)") }
    let near = nearest(to: text, among: shown + keys, byEar: wording.language.byEar)
    return near.isEmpty ? nearestOf(shown, to: text) : near
  }

  private func decimal(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2C }) else { return nil }
    return Double(text.replacing(",", with: "."))
  }

  private func written(_ text: String) throws -> String {
    let trimmed = isTrim(text) ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { throw Failure("value.empty") }
    return trimmed
  }

  /// Seen at a glance of most texts: they begin and end with a sign of ASCII that is no blank.
  private func isTrim(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return true }
    return (0x21...0x7E).contains(first) && (0x21...0x7E).contains(last)
  }

  /// A leading `~` is the user's home.
  private func file(_ text: String) throws -> String {
    guard !text.isEmpty else { throw Failure("value.empty") }
    guard text == "~" || text.hasPrefix("~/") else { return text }
    return (ProcessInfo.processInfo.environment["HOME"] ?? "~") + text.dropFirst()
  }

  private func day(_ text: String) throws -> Day {
    if let day = Day(text) ?? wording.language.dates.read(text) { return day }
    if let relative = relativeDay(text) { return relative }
    if let (first, second) = twoDays(text) {
      throw Failure("value.two_days", ["text": .text(text), "first": .day(first), "second": .day(second)])
    }
    if isBeyondMonth(text) { throw Failure("value.no_such_day", ["text": .text(text)]) }
    throw Failure("value.not_day", ["text": .text(text)], hint: Phrase("value.not_day.hint"))
  }

  /// The days that a text may mean where some write the month first and some the day, and the language has both.
  private func twoDays(_ text: String) -> (Day, Day)? {
    let numbers = text.split(separator: "/").map { Int($0) }
    guard numbers.count == 3, let one = numbers[0], let other = numbers[1], let year = numbers[2], one != other,
      let first = Day(year: year, month: other, day: one), let second = Day(year: year, month: one, day: other)
    else { return nil }
    return (first, second)
  }

  /// Whether a text would be a day if its month were longer.
  private func isBeyondMonth(_ text: String) -> Bool {
    ["31", "30", "29"].contains { number in
      let shorter = text.replacing(number, with: "28")
      return shorter != text && (Day(shorter) ?? wording.language.dates.read(shorter)) != nil
    }
  }

  private func relativeDay(_ text: String) -> Day? {
    let today = Moment.now.day
    let meanings = table.commandWords.meanings(of: text, .value)
    if meanings.contains("today") { return today }
    if meanings.contains("tomorrow") { return Day(daysSinceEpoch: today.daysSinceEpoch + 1) }
    return meanings.contains("yesterday") ? Day(daysSinceEpoch: today.daysSinceEpoch - 1) : nil
  }

  /// The last day that was called so, when the year is left out.
  private func recentDay(_ text: String) throws -> Day {
    let today = Moment.now.day
    if let day = try? day(text) { return day }
    if let last = completed(text, [today.year, today.year - 1]).first(where: { $0 <= today }) { return last }
    return try day(text)
  }

  /// The next day that is called so, when the year is left out.
  private func comingDay(_ text: String) throws -> Day {
    let today = Moment.now.day
    if let day = try? day(text) { return day }
    if let next = completed(text, [today.year, today.year + 1]).first(where: { $0 >= today }) { return next }
    return try day(text)
  }

  /// The days that a text without a year says, with each of these.
  private func completed(_ text: String, _ years: [Int]) -> [Day] {
    years.flatMap { ["\(text)/\($0)", "\(text) \($0)"] }.compactMap(wording.language.dates.read)
  }

  private func moment(_ text: String, _ readDay: (String) throws -> Day) throws -> Moment {
    if let moment = Moment(text) { return moment }
    if let time = TypedTime(text) {
      return Moment(Moment.now.day, hour: time.hour, minute: time.minute, second: time.second)
    }
    let blank = text.lastIndex { $0 == " " || $0 == "T" }
    let time = blank.flatMap { TypedTime(text[text.index(after: $0)...]) }
    let written = time == nil ? text : String(text[..<(blank ?? text.endIndex)])
    guard let day = try? readDay(written) else {
      if isBeyondMonth(written) { throw Failure("value.no_such_day", ["text": .text(written)]) }
      throw Failure("value.not_moment", ["text": .text(text)], hint: Phrase("value.not_moment.hint"))
    }
    return Moment(day, hour: time?.hour ?? 0, minute: time?.minute ?? 0, second: time?.second ?? 0)
  }
}
