/// How likely words are.
public struct Likelihoods: Sendable {
  private let table: TokenTable
  private let values: [Float]
  /// ``Predictor/Usage/standing``.
  private let standing: @Sendable (String) -> String

  init(table: TokenTable, values: [Float], standing: @escaping @Sendable (String) -> String) {
    self.table = table
    self.values = values
    self.standing = standing
  }

  /// 0 for a word that isn't known.
  public subscript(word: String) -> Float { table.token(standing(word)).map { values[Int($0)] } ?? 0 }

  /// The likeliest words, the most likely first.
  public func best(_ count: Int) -> [String] {
    var best: [(value: Float, token: Int)] = []
    for (token, value) in values.enumerated() where value > 0 {
      if best.count == count, let last = best.last, last.value >= value { continue }
      best.insert((value, token), at: best.firstIndex { $0.value < value } ?? best.endIndex)
      if best.count > count { best.removeLast() }
    }
    return best.map { table.texts[$0.token] }
  }
}
