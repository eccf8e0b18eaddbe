import TagarelaKit

/// Tells of work that takes its time: first the listing of a system, then its writing.
final class Progress {
  private let system: String
  private let notice: @Sendable (CatalogNotice) -> Void
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var isTold = false

  private let patience: Duration
  private let pause: Duration

  /// - Parameters:
  ///   - patience: shorter work is not worth a word.
  ///   - pause: between two words.
  init(
    system: String, patience: Duration = .milliseconds(300), pause: Duration = .milliseconds(50),
    notice: @escaping @Sendable (CatalogNotice) -> Void
  ) {
    self.system = system
    self.patience = patience
    self.pause = pause
    self.notice = notice
  }

  func listed(_ done: Int, _ total: Int) { tell(done, 2 * total) }

  func written(_ done: Int, of total: Int) { tell(total + done, 2 * total) }

  /// The last word, when anything was told.
  func end(_ total: Int) {
    if isTold { notice(CatalogNotice(system: system, done: total, total: total)) }
  }

  private func tell(_ done: Int, _ total: Int) {
    let now = ContinuousClock.now
    guard now - start >= patience, now - last >= pause else { return }
    last = now
    isTold = true
    // Listing and writing are half of the work each.
    notice(CatalogNotice(system: system, done: done / 2, total: total / 2))
  }
}
