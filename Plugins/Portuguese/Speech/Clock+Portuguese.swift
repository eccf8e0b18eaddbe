import Sentences

/// Times of day and how long something lasts, in words.
enum PortugueseClock {
  /// A time as one tells it: `dez para o meio-dia`, `duas e dez da tarde`.
  ///
  /// - Parameter saysPart: whether the part of the day is added to hours that come twice.
  static func time(_ hour: Int, _ minute: Int, saysPart: Bool = true) -> String {
    let isBefore = minute >= 40 && minute % 5 == 0
    let told = (isBefore ? hour + 1 : hour) % 24
    let name = hourName(told)
    let part = saysPart && told % 12 != 0 ? " \(partOfDay(told))" : ""
    if isBefore { return "\(PortugueseNumber.words(60 - minute)) para \(article(told)) \(name)\(part)" }
    let minutes = minute == 0 ? "" : minute == 30 ? " e meia" : " e \(PortugueseNumber.words(minute))"
    return name + minutes + part
  }

  private static func hourName(_ hour: Int) -> String {
    switch hour {
    case 0: "meia-noite"
    case 12: "meio-dia"
    default: PortugueseNumber.words(hour % 12, .feminine)
    }
  }

  /// o meio-dia, a meia-noite, a uma, as duas
  static func article(_ hour: Int) -> String {
    hour == 12 ? "o" : hour % 12 <= 1 ? "a" : "as"
  }

  private static func partOfDay(_ hour: Int) -> String {
    switch hour {
    case ..<6: "da madrugada"
    case ..<12: "da manhã"
    case ..<19: "da tarde"
    default: "da noite"
    }
  }

  static func duration(_ hours: Int, _ minutes: Int) -> String {
    let spokenHours = hours == 0 ? "" : "\(PortugueseNumber.words(hours, .feminine)) \(hours == 1 ? "hora" : "horas")"
    if minutes == 30 { return hours == 0 ? "meia hora" : "\(spokenHours) e meia" }
    let spokenMinutes = "\(PortugueseNumber.words(minutes)) \(minutes == 1 ? "minuto" : "minutos")"
    if hours == 0 { return spokenMinutes }
    return minutes == 0 ? spokenHours : "\(spokenHours) e \(spokenMinutes)"
  }

  static func date(year: Int?, month: Int, day: Int) -> String {
    let spokenDay = day == 1 ? "primeiro" : PortugueseNumber.words(day)
    let spokenYear = year.map { " de \(PortugueseNumber.words($0))" } ?? ""
    return "\(spokenDay) de \(months[month - 1])\(spokenYear)"
  }

  static let months = [
    "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro", "novembro",
    "dezembro",
  ]
}
