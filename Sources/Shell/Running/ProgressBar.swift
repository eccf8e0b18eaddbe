import Foundation
import Synchronization
import TagarelaKit
import Terminal

/// How far long work has come, on one line of standard error where that is a terminal.
public final class ProgressBar: Sendable {
  private let isTerminal = TerminalFacts.isTerminal(STDERR_FILENO)
  private let isShown = Mutex(false)

  public init() {}

  /// - Parameter fraction: 0 to 1; nil takes the bar away.
  public func show(_ label: String, _ fraction: Double?) {
    isShown.withLock { isShown in
      guard isTerminal, isShown || fraction != nil else { return }
      isShown = fraction != nil
      let filled = Int((min(max(fraction ?? 0, 0), 1) * 24).rounded())
      let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
      let text = fraction == nil ? "" : "\(label) \(bar) \(filled * 100 / 24) %"
      Outlet.errors.redraw(text)
    }
  }
}
