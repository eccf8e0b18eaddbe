import Clinic
import Composing
import Shell
import TagarelaKit
import Workspace

/// The picture strip of a sentence, and what may be chosen next as a board.
extension Composition {
  /// What stands on the strip: each choice, the verb crossed out in a sentence that says no, a mark behind a question.
  struct Sign {
    let label: String
    let choice: Choice?
    let isCrossed: Bool
  }

  var signs: [Sign] {
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

  func drawing(of sign: Sign, _ pictures: ComposePictures?) -> TerminalDrawing? {
    guard let pictures else { return nil }
    guard let choice = sign.choice else {
      return sign.isCrossed ? pictures.drawing(of: "", nil, isCrossed: true) : pictures.questionMark()
    }
    return pictures.drawing(of: choice.id, choices.symbols[choice.id], isCrossed: sign.isCrossed)
  }

  /// The strip for a terminal that shows pictures.
  func gallery(_ pictures: ComposePictures?) -> Gallery? {
    guard let pictures else { return nil }
    return Gallery(
      signs.compactMap { sign in
        drawing(of: sign, pictures).map { Gallery.Item(label: sign.label, note: "", picture: $0) }
      })
  }

  /// The strip above a board.
  func strip(_ pictures: ComposePictures?) -> [GridView.Cell] {
    signs.suffix(GridSize.mostColumns).enumerated().map { index, sign in
      GridView.Cell(
        position: index + 1, label: sign.label, border: sign.isCrossed ? Tint(.red) : sign.choice?.tint,
        picture: drawing(of: sign, pictures))
    }
  }

  /// What is offered as the cells of a board, by position.
  func cells(_ offered: [Int: Offered], _ letters: LetterCase, _ pictures: ComposePictures?) -> [GridView.Cell] {
    offered.sorted { $0.key < $1.key }.map { position, offered in
      GridView.Cell(
        position: position, label: letters.applied(to: offered.label), border: offered.choice.tint,
        picture: pictures?.drawing(of: offered.choice.id, choices.symbols[offered.choice.id]))
    }
  }
}

extension Choice {
  /// As the usual categories are coloured.
  fileprivate var tint: Tint {
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
