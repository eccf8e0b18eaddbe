import Sentences

extension CatalanLists {
  /// A les set, a la una; són les tres; tota la nit; hi ha festa.
  static let telling = FewWordsTelling(
    thanks: "per", existence: "haver-hi", than: "que", whatHour: "quina hora és?", atWhatHour: "a quina hora",
    hour: { number, _ in "a " + hour(number) },
    clock: { number, _ in (isOne(number) ? "és " : "són ") + hour(number) },
    whole: { time, _ in time.gender == .feminine ? "tota la \(time.text)" : "tot el \(time.text)" },
    compared: { ["més gran", "més petit"].contains($0) },
    itself: {
      $0 == "seure" || $0.hasSuffix("-se") || $0.hasSuffix("'s") ? $0 : $0 + ($0.hasSuffix("re") ? "'s" : "-se")
    }
  ).with(
    that: "que", needs: ["gana", "set", "son", "fred", "calor", "pressa"], weathers: ["fred", "calor", "vent", "sol"],
    darkness: "foscor", .feminine, kinIsOwned: true,
    partOfDay: { $0.gender == .masculine ? "del \($0.text)" : "de la \($0.text)" },
    whatToEat: { meal, when in "què hi ha per \(meal)\(when.isEmpty ? "" : " " + when)?" },
    elides: { CatalanContractions.contracted($0) }
  ).with(whatName: "com et dius?", cause: "per", causing: "do").with(
    MomentsTelling(
      until: "fins que", over: ["passat", "passada"], last: last,
      coming: ["vinent", "pròxim", "pròxima"],
      next: {
        CatalanContractions.contracted([$0.gender == .feminine ? "la" : "el", $0.text, "vinent"]).joined(separator: " ")
      },
      part: { day, part in day.text + (part.gender == .masculine ? " al \(part.text)" : " a la \(part.text)") }))

  private static func last(_ time: Entry) -> String {
    if time.gender == .feminine { return "la \(time.text) passada" }
    if time.marks.contains("one") { return "\(time.text) passat" }
    return CatalanContractions.contracted(["el", time.text]).joined(separator: " ") + " passat"
  }

  private static func isOne(_ number: Term) -> Bool { number.role == .quantity(.one) }

  private static func hour(_ number: Term) -> String {
    if isOne(number) { return number.isInDigits ? "la \(number.text)" : "la una" }
    return "les " + (number.text == "dos" ? "dues" : number.text)
  }
}
