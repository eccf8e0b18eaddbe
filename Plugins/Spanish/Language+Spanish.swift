import TagarelaKit

extension Language {
  /// Spanish as it is written in Spain.
  static let spanish = Language(
    id: "es", name: "español", plural: { $0 == 1 ? .one : .other },
    numbers: NumberStyle(decimal: ",", group: ".", groupsFourDigits: false),
    dates: DateStyle(
      short: { "\($0.day)/\($0.month)/\($0.year)" },
      long: { "\($0.day) de \(months[$0.month - 1]) de \($0.year)" }, read: readDay),
    baseForms: { Inflections.spanish.bases(of: $0) },
    leadIns: LeadIns(
      things: "el la los las un una unos unas mi mis tu tus su sus",
      deeds: "yo ella nosotros nosotras ellos ellas usted me te se nos estoy soy"),
    byEar: { EarSpelling.spanish($0) })

  private static let months = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
    "diciembre",
  ]

  /// Reads `5/11/2012`, `5-nov-2012`, `5 nov. 2012` and `5 de noviembre de 2012`.
  private static func readDay(_ text: String) -> Day? {
    if let day = DateStyle.dayMonthYear(text) { return day }
    let parts = text.folded.split { " /-.,".contains($0) }.filter { $0 != "de" && $0 != "del" }
    guard parts.count == 3, let month = month(parts[1]) else { return nil }
    return DateStyle.dayMonthYear("\(parts[0])/\(month)/\(parts[2])")
  }

  /// The month that a name or its first letters, three at least, stand for.
  private static func month(_ name: Substring) -> Int? {
    guard name.count >= 3 else { return nil }
    if "setiembre".hasPrefix(name) { return 9 }
    return months.firstIndex { $0.hasPrefix(name) }.map { $0 + 1 }
  }
}
