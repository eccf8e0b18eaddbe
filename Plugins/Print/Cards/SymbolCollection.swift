import Foundation
import TagarelaKit

/// The symbols of boards or of a category, each once.
struct SymbolCollection {
  private(set) var looks: [CellLook] = []
  private var known: Set<Likeness> = []

  /// - Parameter showsHidden: takes those along that the patient doesn't see.
  init(_ boards: [Board], _ symbols: [Symbol], showsHidden: Bool) {
    for board in boards {
      for cell in board.cells where showsHidden || !cell.isHidden {
        add(CellLook(cell, letters: board.letters))
      }
    }
    for symbol in symbols { add(CellLook(symbol)) }
  }

  /// Two cards that look alike, be it in other letters, are one.
  private struct Likeness: Hashable {
    var text: String
    var picture: Data?
    var frame: Scene.Color?
  }

  private mutating func add(_ look: CellLook) {
    guard look.picture != nil || !look.text.isEmpty else { return }
    let likeness = Likeness(text: look.text.lowercased(), picture: look.picture?.bytes, frame: look.frame)
    guard known.insert(likeness).inserted else { return }
    var card = look
    card.isFaint = false
    card.isLink = false
    looks.append(card)
  }
}
