import Sentences

extension SpanishLists {
  /// A las siete, a la una; son las tres; toda la noche; hay fiesta.
  static let telling = FewWordsTelling(
    existence: "haber", that: "que", hour: { number, _ in "a " + hour(number) },
    clock: { number, _ in (isOne(number) ? "es " : "son ") + hour(number) },
    whole: { $0.gender == .feminine ? "toda la \($0.text)" : "todo el \($0.text)" })

  private static func isOne(_ number: Term) -> Bool { number.role == .quantity(.one) }

  private static func hour(_ number: Term) -> String {
    isOne(number) ? number.isInDigits ? "la \(number.text)" : "la una" : "las \(number.text)"
  }
}
