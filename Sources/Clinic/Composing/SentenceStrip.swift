public import Composing
public import TagarelaKit

/// The pictures of a sentence in a row.
extension Composition {
  /// What stands on the strip: each choice, the verb crossed out in a sentence that says no, a mark behind a question.
  public struct Sign: Sendable {
    public let label: String
    /// Nil for the cross and the mark alone.
    public let choice: Choice?
    public let isCrossed: Bool
  }

  public var signs: [Sign] {
    let crossed = sentence.isNegative ? sentence.picks.firstIndex { $0.step == .verb } : nil
    var signs = sentence.picks.enumerated().map { index, pick in
      Sign(
        label: index == crossed ? "✗ " + pick.choice.word : pick.choice.word, choice: pick.choice,
        isCrossed: index == crossed)
    }
    // Nothing is there yet for it to lie on.
    if sentence.isNegative, crossed == nil { signs.append(Sign(label: "✗", choice: nil, isCrossed: true)) }
    if sentence.isQuestion { signs.append(Sign(label: "?", choice: nil, isCrossed: false)) }
    return signs
  }
}

extension Choice {
  /// As the usual categories are coloured.
  public var tint: Tint {
    let category: UsualCategory =
      switch wordClass {
      case .pronoun, .name: .people
      case .noun: kinds.contains("person") ? .people : .nouns
      case .verb: .verbs
      case .adjective, .adverb: .descriptors
      default: .miscellaneous
      }
    return Tint(category.color)
  }
}
