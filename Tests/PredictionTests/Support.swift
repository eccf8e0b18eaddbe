@testable import Prediction

extension Likelihoods {
  /// How likely anything is at all.
  func sum(of words: [String]) -> Float { words.reduce(0) { $0 + self[$1] } }
}

extension Predictor {
  /// That count nothing less for having been said, so that likelihoods are what they add up to.
  static var evenWeights: Weights {
    var weights = Weights()
    weights.again = 1
    return weights
  }

  /// Without any company.
  static var alone: Weights {
    var weights = Weights()
    weights.company = 0
    return weights
  }

  func best(_ count: Int = 1, after said: String...) -> [String] { likelihoods(after: said).best(count) }
}

func utterances(_ text: String, times: Int = 1) -> [[String]] {
  [[String]](repeating: text.split(separator: " ").map(String.init), count: times)
}
