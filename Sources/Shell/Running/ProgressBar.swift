import Foundation
import Synchronization
import TagarelaKit
import Terminal

/// How far long work has come, on one line of standard error where that is a terminal.
public final class ProgressBar: Sendable {
  private let isTerminal = TerminalFacts.isTerminal(STDERR_FILENO)
  private let isShown = Mutex(false)

  public init() {}

  /// That work goes on of which nobody knows how far it has come.
  ///
  /// - Parameter time: how long it has taken; nil takes the line away.
  public func show(_ label: String, waiting time: Duration?) {
    show(time.map { "\(label) … \($0.components.seconds) s" })
  }

  /// - Parameter fraction: 0 to 1; nil takes the bar away.
  public func show(_ label: String, _ fraction: Double?) {
    show(
      fraction.map { fraction in
        let filled = Int((min(max(fraction, 0), 1) * 24).rounded())
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
        return "\(label) \(bar) \(filled * 100 / 24) %"
      })
  }

  private func show(_ text: String?) {
    isShown.withLock { isShown in
      // A full screen has no line for it.
      guard isTerminal, isShown || text != nil, !Screen.isAnyOpen else { return }
      isShown = text != nil
      Outlet.errors.redraw(text ?? "")
    }
  }
}
