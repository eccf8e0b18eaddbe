import TagarelaKit

/// A board on the whole screen, as it stands after each touch.
public struct ShownBoard: Sendable {
  /// Without what is hidden from the patient.
  public var grid: GridView
  /// The boards that led here, the first where one began, the last the one that is shown.
  public var path: [String]
  /// What has been gathered to be said.
  public var message: String
  /// What the last touch did.
  public var feedback: String
  /// What has been chosen so far, as pictures above the board; their positions count from 1.
  public var strip: [GridView.Cell] = []
  /// What can be done beside touching cells.
  public var deeds: [Deed] = []
  /// The letters that narrow what is shown; nil where there is nothing to search.
  public var search: String?
  /// When ``BoardGesture/time(_:)`` comes, by ``ScreenClock``; nil where nothing happens by itself. What the board is after any
  /// other gesture says it anew.
  public var wakesAt: Duration?
  /// Positions of cells that are lit up. The page with the first of them is shown.
  public var lit: Set<Int> = []
  /// Whether Space, Enter and a click anywhere are one and the same, and other keys nothing.
  public var hasOneSwitch = false
  /// Where the cursor begins on a board of another path; nil for its first cell.
  public var cursor: Int?
  /// Whether there is something before and after it: page keys, and arrows beyond its edge, turn to that
  /// (``BoardGesture/turn(_:cursor:)``); where it has one column the arrows to the sides do as page keys.
  public var hasNeighbours = false
  /// Whether the names of places, the numbers that touch cells and free places are drawn; else only what cells show.
  public var showsPlaces = true
  /// Whether Escape goes back to the board from which one came, before it leaves the first.
  public var escapesBack = false
  /// True when all is done: the screen closes.
  public var isOver = false

  public init(grid: GridView, path: [String], message: String = "", feedback: String = "") {
    self.grid = grid
    self.path = path
    self.message = message
    self.feedback = feedback
  }

  /// Something that a key does.
  public struct Deed: Sendable {
    public let key: Character
    public let name: String
    /// Of something that is switched on and off.
    public let isOn: Bool
    /// Whether a mark says that it is switched on or off.
    public let isSwitch: Bool
    /// Whether it stands below the board; one that the board itself shows needn't.
    public let isShown: Bool

    public init(key: Character, name: String, isOn: Bool = false, isSwitch: Bool = false, isShown: Bool = true) {
      self.key = key
      self.name = name.harmless
      self.isOn = isOn
      self.isSwitch = isSwitch
      self.isShown = isShown
    }
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
  /// Does what one of the board's deeds is.
  case deed(Character)
  /// Turns to what comes before (-1) or after (1) what is shown.
  ///
  /// - Parameter cursor: the position from which an arrow has left the board; nil for a page key.
  case turn(Int, cursor: Int?)
  /// Narrows what is shown to what begins so.
  case search(String)
  /// The moment has come that the board has named, or is just past.
  case time(Duration)
  /// Uses the only switch that there is.
  case press
  /// Lays the board out for a window of another size.
  case resize(columns: Int, rows: Int)
}

/// What the full-screen board says.
public struct ShownBoardWording: Sendable {
  /// The keys, on the last line.
  public let keys: String
  /// The same where boards lead to others or have several pages.
  public let moreKeys: String
  /// The same where one writes with the keyboard.
  public let writingKeys: String
  /// Which of several pages is shown.
  public let page: @Sendable (_ page: Int, _ pages: Int) -> String

  /// - Parameter writingKeys: nil for boards on which nobody writes.
  public init(
    keys: String, moreKeys: String, writingKeys: String? = nil,
    page: @escaping @Sendable (_ page: Int, _ pages: Int) -> String
  ) {
    self.keys = keys
    self.moreKeys = moreKeys
    self.writingKeys = writingKeys ?? keys
    self.page = page
  }
}
