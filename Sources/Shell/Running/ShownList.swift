import TagarelaKit

/// A list as large as the screen, from which somebody chooses.
public protocol ShownList {
  /// What it is about.
  var title: String { get }
  /// What has been chosen so far.
  var standing: String { get }
  /// What the last key did.
  var feedback: String { get }
  /// Rows, headings among them.
  var count: Int { get }
  /// A row; asked only for those that are on the screen.
  func row(_ index: Int) -> ListRow
  /// What is to be seen of a row beside it.
  func detail(_ index: Int) -> ListDetail
  /// Does what was asked for at a row.
  ///
  /// - Returns: the row that is to be looked at now.
  mutating func perform(_ gesture: ListGesture, at index: Int) throws -> Int
  /// True when all is done: the screen closes.
  var isOver: Bool { get }
}

/// What one does at a row of a list.
public enum ListGesture: Sendable, Equatable {
  /// Takes what was left, or leaves what was taken.
  case turn
  /// Takes what stands on the left of it, or on the right.
  case left, right
  /// All is chosen.
  case confirm
  /// What a letter is for.
  case letter(Character)
}

/// A row of a list.
public struct ListRow: Sendable {
  /// What was chosen of it.
  public enum Mark: Sendable {
    case taken, left
    /// Somebody has to choose.
    case open
    /// What stands on the left, or on the right.
    case onLeft, onRight
  }

  public let text: String
  /// How far in it stands.
  public let depth: Int
  /// Nil for a heading.
  public let mark: Mark?

  public init(_ text: String, depth: Int = 0, mark: Mark?) {
    self.text = text.harmless.replacing("\n", with: " ")
    self.depth = depth
    self.mark = mark
  }
}

/// A row in full, with pictures side by side.
public struct ListDetail: Sendable {
  public let text: String
  public let pictures: [(caption: String, drawing: TerminalDrawing)]

  public init(_ text: String, pictures: [(caption: String, drawing: TerminalDrawing)] = []) {
    self.text = text.harmless
    self.pictures = pictures
  }
}
