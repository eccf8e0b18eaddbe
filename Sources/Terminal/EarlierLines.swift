/// Going through earlier lines with Up and Down: those that hold what was typed.
struct EarlierLines {
  /// Earlier lines, the oldest first.
  let history: [String]
  /// What was typed before the first of them was shown.
  let typed: String
  /// The one that is shown.
  private(set) var shown: String
  private var place: Int

  init(history: [String], typed: String) {
    self.history = history
    self.typed = typed
    shown = typed
    place = history.count
  }

  /// - Returns: false when there is none.
  mutating func goBack() -> Bool {
    guard let found = history[..<place].lastIndex(where: { fits($0) }) else { return false }
    place = found
    shown = history[found]
    return true
  }

  /// Behind the newest comes what was typed.
  ///
  /// - Returns: false when that is shown.
  mutating func goOn() -> Bool {
    guard place < history.count else { return false }
    let found = history[(place + 1)...].firstIndex { fits($0) }
    place = found ?? history.count
    shown = found.map { history[$0] } ?? typed
    return true
  }

  private func fits(_ line: String) -> Bool { line != shown && (typed.isEmpty || line.contains(typed)) }
}
