import TagarelaKit

/// What could not be carried over, once a board and matter, with the buttons that it concerns: a set whose eight hundred
/// pictures are elsewhere is one trouble a board.
struct Complaints {
  private struct Matter: Hashable {
    let key: String
    let board: String
    let detail: String
  }

  private var order: [Matter] = []
  private var buttons: [Matter: (count: Int, names: [String])] = [:]
  private var others = 0

  private static let mostMatters = 200
  private static let mostNames = 6

  /// - Parameters:
  ///   - button: as ``ElementReading/title`` says it; nil for the board as a whole.
  ///   - detail: what tells one matter from another of the same kind.
  mutating func add(_ key: String, board: String, button: String? = nil, detail: String = "") {
    let matter = Matter(key: key, board: board, detail: detail)
    var found = buttons[matter] ?? (0, [])
    if found.count == 0 {
      guard order.count < Self.mostMatters else {
        others += 1
        return
      }
      order.append(matter)
    }
    found.count += 1
    if let button, found.names.count < Self.mostNames { found.names.append(button) }
    buttons[matter] = found
  }

  var phrases: [Phrase] {
    let said = order.map { matter in
      let (count, names) = buttons[matter] ?? (0, [])
      let shown = names + (count > names.count && !names.isEmpty ? ["…"] : [])
      return Phrase(
        matter.key,
        [
          "board": .text(matter.board), "count": .integer(count), "detail": .text(matter.detail),
          "buttons": .list(shown.map(Value.text)),
        ])
    }
    return others == 0 ? said : said + [Phrase("asterics.more", ["count": .integer(others)])]
  }
}
