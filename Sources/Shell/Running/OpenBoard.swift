/// A board on the whole screen, as it stands after each touch.
public struct OpenBoard: Sendable {
  /// Without what is hidden from the patient.
  public var grid: GridView
  /// The boards that led here, the first where one began, the last the one that is shown.
  public var path: [String]
  /// What has been gathered to be said.
  public var message: String
  /// What the last touch did.
  public var feedback: String

  public init(grid: GridView, path: [String], message: String = "", feedback: String = "") {
    self.grid = grid
    self.path = path
    self.message = message
    self.feedback = feedback
  }
}

/// What one does at an open board.
public enum BoardGesture: Sendable, Equatable {
  /// Touches the filled cell at this position.
  case touch(Int)
  /// Goes to the board from which one came.
  case back
  /// Goes to the board where one began.
  case home
}

/// What the full-screen board says.
public struct OpenBoardWording: Sendable {
  /// The keys, on the last line.
  public let keys: String
  /// The same where boards lead to others or have several pages.
  public let moreKeys: String
  /// Which of several pages is shown.
  public let page: @Sendable (_ page: Int, _ pages: Int) -> String

  public init(keys: String, moreKeys: String, page: @escaping @Sendable (_ page: Int, _ pages: Int) -> String) {
    self.keys = keys
    self.moreKeys = moreKeys
    self.page = page
  }
}
