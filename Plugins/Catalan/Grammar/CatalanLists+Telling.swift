import Sentences

extension CatalanLists {
  /// A les set, a la una; són les tres; tota la nit; hi ha festa.
  static let telling = FewWordsTelling(
    existence: "haver-hi", that: "que", hour: { number, _ in "a " + hour(number) },
    clock: { number, _ in (isOne(number) ? "és " : "són ") + hour(number) },
    whole: { $0.gender == .feminine ? "tota la \($0.text)" : "tot el \($0.text)" })

  private static func isOne(_ number: Term) -> Bool { number.role == .quantity(.one) }

  private static func hour(_ number: Term) -> String {
    if isOne(number) { return number.isInDigits ? "la \(number.text)" : "la una" }
    return "les " + (number.text == "dos" ? "dues" : number.text)
  }
}
