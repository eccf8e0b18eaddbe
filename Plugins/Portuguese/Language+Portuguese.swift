import TagarelaKit

extension Language {
  /// Portuguese as it is written in Brazil, where nothing is counted in the plural: 0 erros.
  static let portuguese = Language(
    id: "pt", name: "português", plural: { $0.magnitude == 1 ? .one : .other },
    numbers: NumberStyle(decimal: ",", group: "."),
    dates: DateStyle(
      short: { "\($0.day)/\($0.month)/\($0.year)" },
      // The first of a month is an ordinal.
      long: { "\($0.day == 1 ? "1º" : String($0.day)) de \(months[$0.month - 1]) de \($0.year)" }, read: readDay),
    baseForms: { Inflections.portuguese.bases(of: $0) },
    leadIns: LeadIns(
      things: "o a os as um uma uns umas meu minha meus minhas seu sua seus suas",
      deeds: "eu tu voce ele ela nos eles elas me te se estou sou"),
    byEar: { EarSpelling.portuguese($0) })

  private static let months = [
    "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro", "novembro",
    "dezembro",
  ]

  /// Reads `5/11/2012`, `5-nov-2012`, `5 nov. 2012` and `5 de novembro de 2012`.
  private static func readDay(_ text: String) -> Day? {
    let parts = text.folded.split { " /-.,".contains($0) }.filter { $0 != "de" }
    guard parts.count == 3, parts[1].count >= 3,
      let month = months.firstIndex(where: { $0.folded.hasPrefix(parts[1]) })
    else { return DateStyle.dayMonthYear(text) }
    // Folded, the ordinal `1º` is `1o`.
    let day = parts[0] == "1o" ? "1" : parts[0]
    return DateStyle.dayMonthYear("\(day)/\(month + 1)/\(parts[2])")
  }
}
