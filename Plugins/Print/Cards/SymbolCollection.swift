import Foundation
import TagarelaKit

/// The symbols of boards or of a category, each once.
struct SymbolCollection {
  private(set) var looks: [CellLook] = []
  private var known: Set<Likeness> = []

  /// The setup says whether those are taken along that the patient doesn't see, and in which letters symbols are named
  /// that are on no board. Headings name columns that cards don't have.
  init(_ boards: [Board], _ symbols: [Symbol], layouts: [BoardLayout], _ setup: PageSetup) {
    for board in boards {
      let headings = board.headings(in: layouts)
      for cell in board.cells where setup.showsHidden || board.traits.shows(cell.traits) {
        guard !headings.contains(cell.position) else { continue }
        add(CellLook(cell, letters: board.letters))
      }
    }
    for symbol in symbols { add(CellLook(symbol, letters: setup.letters)) }
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
