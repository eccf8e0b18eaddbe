/// What tokens are grouped in.
struct Classes: Sendable {
  let name: @Sendable (String) -> String
  let commonness: @Sendable (String) -> Float
  private var names = TokenTable()
  /// By token.
  private(set) var of: [Token] = []
  private var weights: [Float] = []
  /// How much of its class each token is.
  private(set) var shares: [Float] = []

  var count: Int { names.count }

  init(name: @escaping @Sendable (String) -> String, commonness: @escaping @Sendable (String) -> Float) {
    self.name = name
    self.commonness = commonness
  }

  /// The groups that are called so, as far as there are any.
  func tokens(_ names: Set<String>) -> Set<Token> { Set(names.compactMap { self.names.token($0) }) }

  mutating func add(_ said: [Said], _ table: TokenTable) {
    for text in table.texts[of.count...] {
      of.append(text.isEmpty ? TokenTable.beginning : names.add(name(text)))
      weights.append(commonness(text))
    }
    for said in said { for token in said.tokens { weights[Int(token)] += said.weight } }
    var totals = [Float](repeating: 0, count: count)
    for (token, group) in of.enumerated() { totals[Int(group)] += weights[token] }
    shares = zip(of, weights).map { $1 / totals[Int($0)] }
  }
}
