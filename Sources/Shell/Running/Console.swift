/// The person at the other end: can be asked, shown and told.
public protocol Console: AnyObject {
  /// True when a person types at a terminal. Otherwise nothing may be asked.
  var isInteractive: Bool { get }

  /// True where ``open(_:wording:act:)`` has a screen to fill.
  var hasScreen: Bool { get }

  /// Columns of the terminal, or nil where lines may be as long as they like.
  var width: Int? { get }

  /// Lines of the terminal; nil where there is none.
  var height: Int? { get }

  /// - Parameter complete: the values that begin with what has been typed.
  /// - Returns: what was typed, possibly empty.
  /// - Throws: ``Failure`` `interrupted` on ^C and at the end of input.
  func ask(_ question: String, complete: ((String) -> [String])?) throws -> String

  /// Asks for something that nobody may read over a shoulder: of what is typed only the number of characters is seen.
  ///
  /// - Throws: as ``ask(_:complete:)``.
  func ask(secretly question: String) throws -> String

  /// Standard output.
  func result(_ text: String)

  /// A part of a long result on standard output, which comes while the rest is still being read; the last one ends its
  /// line.
  ///
  /// - Throws: where nobody reads it any more.
  func result(part: String) throws

  /// Standard error.
  func message(_ text: String)

  /// How far long work has come, 0 to 1; nil takes the bar away. Shown on a terminal only.
  func progress(_ label: String, _ fraction: Double?)

  /// Shows a line that changes in place, on a terminal; elsewhere nothing.
  ///
  /// - Parameter line: what it says now, which may take a while to find out; nil when it is over.
  /// - Returns: true when the user has pressed Enter, false at the end.
  /// - Throws: ``Failure`` `interrupted` on ^C, and what `line` throws.
  func watch(_ line: () throws -> String?) throws -> Bool

  /// Keeps a text above the next prompt, with the word marked that is just being said.
  ///
  /// - Returns: whether it can be shown so.
  func follow(_ text: LiveText) -> Bool

  /// Takes away what stands on the screen.
  func clear()

  /// A board as large as the screen, to be touched; returns when the user leaves it.
  ///
  /// - Parameters:
  ///   - lock: what the user must open to leave.
  ///   - act: called with each gesture; what it returns is shown.
  func open(
    _ board: ShownBoard, wording: ShownBoardWording, lock: ScreenLock?, act: (BoardGesture) throws -> ShownBoard
  ) throws

  /// A list as large as the screen, to be chosen from; returns when the user is done or leaves it.
  ///
  /// - Parameter keys: what the keys do, in words.
  func open(_ list: inout some ShownList, keys: String) throws

  /// A picture that moves, as large as the screen; returns when somebody leaves it, or it is over. Where there is no screen it
  /// returns at once.
  ///
  /// - Parameters:
  ///   - leave: what leaving it is called.
  ///   - lock: what the user must open to leave, and to do anything to it.
  func open(_ picture: inout some MovingPicture, leave: String, lock: ScreenLock?) throws
}

extension Console {
  public func watch(_ line: () throws -> String?) throws -> Bool {
    while try line() != nil {}
    return false
  }

  public func follow(_ text: LiveText) -> Bool { false }

  public func clear() {}

  public func open(_ list: inout some ShownList, keys: String) throws {}

  public func open(_ picture: inout some MovingPicture, leave: String, lock: ScreenLock?) throws {}

  /// A board that is left by whoever wants to.
  public func open(
    _ board: ShownBoard, wording: ShownBoardWording, act: (BoardGesture) throws -> ShownBoard
  ) throws {
    try open(board, wording: wording, lock: nil, act: act)
  }

  public func ask(secretly question: String) throws -> String { try ask(question, complete: nil) }

  public func result(part: String) throws { result(part) }

  public var height: Int? { nil }
}
