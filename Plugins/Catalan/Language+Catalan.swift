import TagarelaKit

extension Language {
  /// Central Catalan.
  static let catalan = Language(
    id: "ca", name: "català", plural: { $0.magnitude == 1 ? .one : .other },
    numbers: NumberStyle(decimal: ",", group: ".", groupsFourDigits: false),
    dates: DateStyle(short: { "\($0.day)/\($0.month)/\($0.year)" }, long: writtenInFull, read: readDay),
    baseForms: { Inflections.catalan.bases(of: $0) },
    leadIns: LeadIns(
      things: "el la els les un una uns unes l' meu meva meus meves teu teva seu seva",
      deeds: "jo tu ell ella nosaltres ells elles em et es m' t' s' estic soc"),
    byEar: { EarSpelling.catalan($0) })

  private static let months = [
    "gener", "febrer", "març", "abril", "maig", "juny", "juliol", "agost", "setembre", "octubre", "novembre",
    "desembre",
  ]

  /// `5 de novembre de 2012`, but `5 d'abril`, `d'agost` and `d'octubre`.
  private static func writtenInFull(_ day: Day) -> String {
    let month = months[day.month - 1]
    return "\(day.day) \("ao".contains(month.prefix(1)) ? "d'" : "de ")\(month) de \(day.year)"
  }

  /// Reads `5/11/2012`, `5-nov-2012`, `5 nov. 2012`, `5 de novembre de 2012`, `1 d'abril del 2012` and `1 d’abril 2012`.
  private static func readDay(_ text: String) -> Day? {
    if let day = DateStyle.dayMonthYear(text) { return day }
    let parts = text.folded.split { " /-.,'’".contains($0) }.filter { !["d", "de", "del"].contains($0) }
    guard parts.count == 3, let month = month(parts[1]) else { return nil }
    return DateStyle.dayMonthYear("\(parts[0])/\(month)/\(parts[2])")
  }

  /// The month that a name or its first letters stand for: three at least, or `ag.`, as August is shortened.
  private static func month(_ name: Substring) -> Int? {
    guard name.count >= 3 || name == "ag" else { return nil }
    return months.firstIndex { $0.folded.hasPrefix(name) }.map { $0 + 1 }
  }
}
