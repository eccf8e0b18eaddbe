/// An utterance, and how much it counts.
struct Said {
  let tokens: [Token]
  let weight: Float
}

/// What was said last, from the least telling view of it to the most telling one.
struct TokenContext {
  let levels: [(Token, Token)?]

  static let levels = 5

  /// - Parameter passedOver: after which the same comes as before them.
  init(_ said: ArraySlice<Token>, _ classes: Classes?, passingOver passedOver: Set<Token>) {
    let tokens = passedOver.isEmpty ? said : said.filter { !passedOver.contains($0) }[...]
    let last = tokens.last ?? TokenTable.beginning
    let before = tokens.dropLast().last ?? TokenTable.beginning
    // What was never seen tells nothing.
    guard last != TokenTable.unknown else {
      levels = Array(repeating: nil, count: Self.levels)
      return
    }
    let isPair = !tokens.isEmpty && before != TokenTable.unknown
    let group = classes?.of[Int(last)]
    let pair = isPair ? classes.map { ($0.of[Int(before)], $0.of[Int(last)]) } : nil
    levels = [
      group.map { (TokenTable.beginning, $0) }, pair, isPair ? (before, TokenTable.any) : nil,
      (TokenTable.beginning, last), isPair ? (before, last) : nil,
    ]
  }
}
