public import TagarelaKit
import Terminal

/// What keeps a patient in a full screen: it is left with the carer's number alone. After each third wrong one it waits, longer each
/// time; Escape goes back to the screen.
public final class ScreenLock {
  private let wording: Wording
  private let clock: ScreenClock
  private let opens: (String) -> Bool
  private var wrong = 0
  private var waitsUntil: Duration?

  /// - Parameter opens: whether these are the digits of the number.
  public init(_ wording: Wording, clock: ScreenClock = .machine, opens: @escaping (String) -> Bool) {
    self.wording = wording
    self.clock = clock
    self.opens = opens
  }

  private static let triesAtOnce = 3
  private static let mostDigits = 8
  /// After the first three; twice as long after each further three.
  private static let firstWait = Duration.seconds(15)
  private static let longestWait = Duration.seconds(600)

  /// Without a key it goes back to the screen.
  private static let patience = Duration.seconds(20)

  /// Asks for the number on a screen.
  ///
  /// - Returns: whether it came; what the screen showed before is to be drawn again.
  func letsOut(on screen: some ScreenDevice) -> Bool {
    var typed = ""
    var said = ""
    var staysUntil = clock.now() + Self.patience
    while true {
      let now = clock.now()
      if let until = waitsUntil {
        let seconds = Int(((until - now) / .seconds(1)).rounded(.up))
        said = seconds > 0 ? wording.text(Phrase("lock.wait", ["seconds": .integer(seconds)])) : ""
        if seconds <= 0 { waitsUntil = nil }
      }
      draw(typed, said, on: screen)
      let wakesAt = min(staysUntil, waitsUntil == nil ? staysUntil : now + .seconds(1))
      guard let key = screen.readKey(left: { [clock] in clock.milliseconds(until: wakesAt) }) else {
        if clock.now() >= staysUntil { return false }
        continue
      }
      staysUntil = clock.now() + Self.patience
      switch key {
      case .escape: return false
      case .end: return true
      case .backspace: typed = String(typed.dropLast())
      case .character(let digit) where digit.isNumber && waitsUntil == nil && typed.count < Self.mostDigits:
        typed.append(digit)
      case .enter where waitsUntil == nil && !typed.isEmpty:
        if opens(typed) { return true }
        typed = ""
        said = wording.text(Phrase("lock.wrong"))
        noteWrong()
      default: continue
      }
    }
  }

  private func draw(_ typed: String, _ said: String, on screen: some ScreenDevice) {
    let dots = String(repeating: "•", count: typed.count)
    screen.draw([
      "\(wording.text(Phrase("lock.question"))) \(dots)", "", said, "", wording.text(Phrase("lock.keys")),
    ])
  }

  private func noteWrong() {
    wrong += 1
    guard wrong.isMultiple(of: Self.triesAtOnce) else { return }
    let times = min(wrong / Self.triesAtOnce - 1, 10)
    waitsUntil = clock.now() + min(Self.firstWait * (1 << times), Self.longestWait)
  }
}
