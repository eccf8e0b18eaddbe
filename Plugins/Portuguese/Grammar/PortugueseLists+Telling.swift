import Sentences

extension PortugueseLists {
  /// Às sete, à uma; são três horas; a noite toda; tem festa.
  static let telling = FewWordsTelling(
    existence: "ter", that: "que",
    hour: { number, isNamed in
      (isOne(number) ? "à " : "às ") + feminine(number) + (isNamed ? isOne(number) ? " hora" : " horas" : "")
    },
    clock: { number, _ in isOne(number) ? "é uma hora" : "são \(feminine(number)) horas" },
    whole: { time in
      switch time.gender {
      case .feminine: "a \(time.text) toda"
      default: "o \(time.text) todo"
      }
    })

  private static func isOne(_ number: Term) -> Bool { number.role == .quantity(.one) }

  private static func feminine(_ number: Term) -> String {
    isOne(number) && !number.isInDigits ? "uma" : number.text == "dois" ? "duas" : number.text
  }
}
