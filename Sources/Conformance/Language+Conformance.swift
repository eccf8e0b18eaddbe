public import TagarelaKit

/// Has a language write and read every day of four hundred years, after which the calendar repeats.
///
/// - Returns: what it breaks of ``Language``'s promises; empty when it keeps them.
public func checkConformance(of language: Language) -> [String] {
  var found: [String] = []
  let isISO = language.id.utf8.count == 2 && language.id.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  if !isISO { found.append("the identifier is two lower-case letters (ISO 639-1)") }
  if language.name.isEmpty { found.append("it has no name") }
  if language.numbers.decimal.isEmpty { found.append("it has no decimal mark") }
  if language.numbers.decimal == language.numbers.group { found.append("decimal mark and group mark are the same") }
  found += pluralComplaints(language) + dayComplaints(language)
  return found.map { "language \(language.id): \($0)" }
}

private func pluralComplaints(_ language: Language) -> [String] {
  for number in [Int.min, -1_000_000, -1, 0, 1_000_000, Int.max] { _ = language.plural(number) }
  var found: [String] = []
  if language.plural(1) != .one { found.append("1 takes the form “one”") }
  if let number = (2...200).first(where: { language.plural($0) != .other }) {
    found.append("\(number) takes the form “other”")
  }
  return found
}

private func dayComplaints(_ language: Language) -> [String] {
  guard let first = Day(year: 1800, month: 1, day: 1) else { return [] }
  for offset in 0..<146_097 {
    guard let day = Day(daysSinceEpoch: first.daysSinceEpoch + offset) else { continue }
    let short = language.dates.short(day)
    guard language.dates.read(short) == day else { return ["\(day) is written “\(short)”, which it does not read"] }
  }
  for year in [1, 476, 1999, 2012, 9999] {
    guard let day = Day(year: year, month: 2, day: 3) else { continue }
    let long = language.dates.long(day)
    if !long.contains(String(year)) { return ["\(day) in full lacks the year: “\(long)”"] }
    if long.isEmpty || long.contains("\n") { return ["\(day) in full is not one line: “\(long)”"] }
  }
  let strange = ["", " ", "/", "//", "0/0/0", "31/2/2011", "99999999999999999999/1/1", "🙂", "\u{301}", "a/b/c"]
  if let text = strange.first(where: { language.dates.read($0) != nil }) { return ["“\(text)” is no day"] }
  return []
}
