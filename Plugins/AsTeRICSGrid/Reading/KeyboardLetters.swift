import StructuredText
import TagarelaKit

/// A grid on which many words are single letters: AsTeRICS Grid joins them to words without saying so, as one types.
struct KeyboardLetters {
  /// What is typed is in small letters, whatever the keys show.
  private let isLowercase: Bool

  /// - Returns: nil for a grid that is no keyboard.
  init?(_ elements: [JSONValue], language: String) {
    func isOf(_ type: String, _ element: JSONValue) -> Bool {
      element["type"]?.string ?? "ELEMENT_TYPE_NORMAL" == "ELEMENT_TYPE_\(type)"
    }
    let ordinary = elements.filter { isOf("NORMAL", $0) }
    // An element of ours says what it does.
    let letters = ordinary.count {
      LocalText($0["label"], language: language)?.text.count == 1 && ElementReader.kept($0) == nil
    }
    guard Double(letters) > Double(ordinary.count) * Self.share else { return nil }
    isLowercase = !elements.contains { isOf("COLLECT", $0) && $0["convertToLowercase"]?.flag == false }
  }

  /// Of single letters among the words, beyond which the program takes a grid for a keyboard.
  private static let share = 0.4

  func typing(_ cell: Board.Cell) -> Board.Cell {
    guard cell.text.count == 1, cell.actions.isEmpty, cell.link == nil, cell.spoken == nil else { return cell }
    var cell = cell
    cell.actions = [.type(isLowercase ? cell.text.lowercased() : cell.text)]
    return cell
  }

  /// Whether a cell is a key that the program knows as one without being told.
  static func isKey(_ cell: Board.Cell) -> Bool {
    cell.text.count == 1 && cell.actions.count == 1 && cell.actions[0].typed?.lowercased() == cell.text.lowercased()
  }
}
