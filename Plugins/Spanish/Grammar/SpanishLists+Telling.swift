import Sentences

extension SpanishLists {
  /// A las siete, a la una; son las tres; toda la noche; hay fiesta.
  static let telling = FewWordsTelling(
    thanks: "por", existence: "haber", than: "que", whatHour: "¿qué hora es?", atWhatHour: "a qué hora",
    hour: { number, _ in "a " + hour(number) },
    clock: { number, _ in (isOne(number) ? "es " : "son ") + hour(number) },
    whole: { time, _ in time.gender == .feminine ? "toda la \(time.text)" : "todo el \(time.text)" },
    compared: { ["mayor", "menor"].contains($0) }, itself: { $0.hasSuffix("se") ? $0 : $0 + "se" }
  ).with(
    that: "que", needs: ["hambre", "sed", "sueño", "frío", "calor", "prisa"],
    weathers: ["frío", "calor", "viento", "sol"],
    darkness: "oscuridad", .feminine, kinIsOwned: true,
    partOfDay: { $0.gender == .masculine ? "del \($0.text)" : "de la \($0.text)" },
    whatToEat: { meal, when in "¿qué hay de \(meal)\(when.isEmpty ? "" : " " + when)?" }
  ).with(whatName: "¿cómo te llamas?", cause: "por", causing: "give").with(
    MomentsTelling(
      until: "hasta que", over: ["pasado", "pasada"],
      last: { $0.gender == .feminine ? "la \($0.text) pasada" : "el \($0.text) pasado" },
      coming: ["próximo", "próxima", "siguiente"],
      next: { $0.gender == .feminine ? "la \($0.text) próxima" : "el \($0.text) próximo" },
      part: { day, part in (day.role == .noun ? "el \(day.text)" : day.text) + " por la \(part.text)" }))

  private static func isOne(_ number: Term) -> Bool { number.role == .quantity(.one) }

  private static func hour(_ number: Term) -> String {
    isOne(number) ? number.isInDigits ? "la \(number.text)" : "la una" : "las \(number.text)"
  }
}
