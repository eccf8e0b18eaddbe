import Clinic
import Composing
import Shell
import TagarelaKit
import Workspace

/// The picture strip of a sentence, and what may be chosen next as a board.
extension Composition {
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
