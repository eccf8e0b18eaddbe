import StructuredText
import TagarelaKit

/// A grid on which many words are single letters: AsTeRICS Grid joins them to words without saying so, as one types.
struct KeyboardLetters {
  /// What is typed is in small letters, whatever the keys show.
  private let isLowercase: Bool

  /// - Parameter labels: what is written on each of the elements.
  /// - Returns: nil for a grid that is no keyboard.
  init?(_ elements: [JSONValue], labels: [LocalText?]) {
    var ordinary = 0
    var letters = 0
    for (element, label) in zip(elements, labels) where element["type"]?.string ?? Self.normal == Self.normal {
      ordinary += 1
      // An element of ours says what it does.
      if label?.text.count == 1, ElementReader.kept(element) == nil { letters += 1 }
    }
    guard Double(letters) > Double(ordinary) * Self.share else { return nil }
    isLowercase = !elements.contains {
      $0["type"]?.string == "ELEMENT_TYPE_COLLECT" && $0["convertToLowercase"]?.flag == false
    }
  }

  private static let normal = "ELEMENT_TYPE_NORMAL"

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
