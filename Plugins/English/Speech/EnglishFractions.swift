/// What is written with a slash: a fraction, a day or just two numbers.
enum EnglishFractions {
  static func spoken(_ one: Int, _ other: Int, isAfterNumber: Bool) -> String {
    let number = EnglishNumbers.cardinal(one)
    if one > 0, one < other, usual.contains(other) || isAfterNumber {
      let name = names[other] ?? EnglishNumbers.ordinal(other)
      if isAfterNumber { return one == 1 ? "and a \(name)" : "and \(number) \(name)s" }
      return one == 1 ? "one \(name)" : "\(number) \(name)s"
    }
    if 1...12 ~= one, 1...31 ~= other { return "\(EnglishDays.months[one - 1]) \(EnglishNumbers.ordinal(other))" }
    return "\(number) \(EnglishNumbers.cardinal(other))"
  }

  private static let usual: Set = [2, 3, 4, 5, 6, 8, 10]
  private static let names = [2: "half", 4: "quarter"]
}
