import TagarelaKit

extension Language {
  /// English as it is written on both sides of the Atlantic: days are never all digits, which either side would read
  /// differently.
  static let english = Language(
    id: "en", name: "English", plural: { $0 == 1 ? .one : .other }, numbers: NumberStyle(decimal: ".", group: ","),
    dates: DateStyle(
      short: { "\($0.day) \(months[$0.month - 1].prefix(3)) \($0.year)" },
      long: { "\($0.day) \(months[$0.month - 1]) \($0.year)" }, read: readDay),
    baseForms: { Inflections.english.bases(of: $0) },
    leadIns: LeadIns(
      things: "a an the my your his her our their this that some",
      deeds: "to i you he she it we they im am is are"),
    byEar: { EarSpelling.english($0) },
    hasGenders: false, standsIn: true)

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// Reads `5 Nov 2012`, `5 November 2012` and `Nov 5 2012`; digits alone only where day and month can't be confused.
  private static func readDay(_ text: String) -> Day? {
    let parts = text.split { " ,.".contains($0) }
    guard parts.count == 3, let year = Int(parts[2]) else { return readDigits(text) }
    for (day, name) in [(parts[0], parts[1]), (parts[1], parts[0])] {
      if let day = Int(day), name.count >= 3,
        let month = months.firstIndex(where: { $0.lowercased().hasPrefix(name.lowercased()) })
      {
        return Day(year: year, month: month + 1, day: day)
      }
    }
    return nil
  }

  private static func readDigits(_ text: String) -> Day? {
    guard let day = DateStyle.dayMonthYear(text) else {
      // The day can only be in the second place.
      let parts = text.split { "/-.".contains($0) }
      return parts.count == 3 ? DateStyle.dayMonthYear("\(parts[1])/\(parts[0])/\(parts[2])") : nil
    }
    return day.day > 12 || day.day == day.month ? day : nil
  }
}
