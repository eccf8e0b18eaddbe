import Sentences

extension PortugueseLists {
  /// Às sete, à uma; são três horas; a noite toda; tem festa.
  static let telling = FewWordsTelling(
    thanks: "por", existence: "ter", than: "do que", whatHour: "que horas são?", atWhatHour: "a que horas",
    hour: { number, isNamed in
      (isOne(number) ? "à " : "às ") + feminine(number) + (isNamed ? isOne(number) ? " hora" : " horas" : "")
    },
    clock: { number, _ in isOne(number) ? "é uma hora" : "são \(feminine(number)) horas" },
    whole: { time, isBefore in
      switch (time.gender, isBefore) {
      case (.feminine, true): "toda \(time.text)"
      case (.feminine, false): "a \(time.text) toda"
      case (_, true): "todo \(time.text)"
      case (_, false): "o \(time.text) todo"
      }
    }, compared: { ["maior", "menor"].contains($0) }
  ).with(
    that: "que", needs: ["fome", "sede", "sono", "frio", "calor", "pressa"], weathers: ["frio", "calor"],
    darkness: "escuro", .masculine, isWithFeelings: true, kinIsOwned: true,
    partOfDay: { $0.gender == .masculine ? "do \($0.text)" : "da \($0.text)" },
    whatToEat: { meal, when in "o que tem de \(meal)\(when.isEmpty ? "" : " " + when)?" }
  ).with(remaining: "sobrar", ownedKin: ["mãe", "pai", "avó", "avô"]).with(
    whatName: "como é o seu nome?", cause: "com", causing: "give"
  ).with(toDo: "para").with(
    MomentsTelling(
      until: "até", over: ["passado", "passada"],
      last: { $0.gender == .feminine ? "na \($0.text) passada" : "no \($0.text) passado" },
      coming: ["próximo", "próxima"],
      next: { $0.gender == .feminine ? "na próxima \($0.text)" : "no próximo \($0.text)" },
      part: { day, part in
        (day.role == .noun ? (day.gender == .feminine ? "na " : "no ") + day.text : day.text)
          + (part.concept == "morning" ? " de " : " à ") + part.text
      }))

  private static func isOne(_ number: Term) -> Bool { number.role == .quantity(.one) }

  private static func feminine(_ number: Term) -> String {
    isOne(number) && !number.isInDigits ? "uma" : number.text == "dois" ? "duas" : number.text
  }
}
