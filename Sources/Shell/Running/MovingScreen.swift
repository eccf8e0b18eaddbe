import Glibc
import TagarelaKit
import Terminal

/// Shows a moving picture. Keys and clicks do nothing, lest a patient ends it: Escape and then a letter within a few seconds does what
/// the letter is for, or leaves; where there is a
/// lock, only once it is open, as for ^C, which leaves.
struct MovingScreen {
  /// What leaves, after Escape.
  static let leaving: Character = "q"
  /// How long the letters are told, and taken, after Escape.
  static let patience = Duration.seconds(5)
  /// The same after the lock was opened, which takes longer than to press a key.
  static let patienceOfLock = Duration.seconds(30)

  private let style: Style
  /// What leaving is called.
  private let leave: String
  private let lock: ScreenLock?
  private let clock: ScreenClock
  private var drawing: MovingDrawing
  /// Until when a letter means something.
  private var attendsUntil: Duration?

  init(style: Style, leave: String, lock: ScreenLock? = nil, clock: ScreenClock = .machine) {
    self.style = style
    self.lock = lock
    self.leave = leave
    drawing = MovingDrawing(style: style)
    self.clock = clock
  }

  mutating func run(_ picture: inout some MovingPicture) throws {
    let screen = try Screen()
    defer { screen.leave() }
    try run(&picture, on: screen)
  }

  mutating func run(_ picture: inout some MovingPicture, on screen: some ScreenDevice) throws {
    while !picture.isOver {
      let now = clock.now()
      if let until = attendsUntil, until <= now { attendsUntil = nil }
      let (columns, rows) = screen.size
      let frame = picture.frame(at: now)
      screen.draw(drawing.lines(frame, columns: columns, rows: max(1, rows - 1)) + [deeds(of: picture)])
      let wakesAt = min(frame.wakesAt, attendsUntil ?? frame.wakesAt)
      guard let key = screen.readKey(left: { clock.milliseconds(until: wakesAt) }) else { continue }
      switch key {
      case .end: return
      case .interrupt:
        if isOpen(on: screen) { return }
      case .resize: drawing = MovingDrawing(style: style)
      case .escape:
        if isOpen(on: screen) { attendsUntil = clock.now() + (lock == nil ? Self.patience : Self.patienceOfLock) }
      case .character(let letter) where attendsUntil != nil:
        attendsUntil = nil
        let letter = Character(letter.lowercased())
        if letter == Self.leaving { return }
        if picture.deeds.contains(where: { $0.key == letter }) { try picture.perform(letter) }
      default: continue
      }
    }
  }

  private mutating func isOpen(on screen: some ScreenDevice) -> Bool {
    guard let lock else { return true }
    drawing = MovingDrawing(style: style)
    return lock.letsOut(on: screen)
  }

  private func deeds(of picture: some MovingPicture) -> String {
    guard attendsUntil != nil else { return "" }
    let all = picture.deeds.map { "\($0.key) \($0.name)" } + ["\(Self.leaving) \(leave)"]
    return style.dim(all.joined(separator: " · "))
  }
}

extension MovingPicture {
  /// Shows it as one row, for terminals that are read line by line: the row is written again when it says something else. Enter
  /// leaves.
  mutating func watch(on console: some Console) throws {
    var said: String?
    _ = try console.watch {
      while !isOver {
        let line = line()
        if line != said {
          said = line
          return line
        }
        usleep(50_000)
      }
      return nil
    }
  }
}
