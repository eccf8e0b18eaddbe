import TagarelaKit

/// Tells of work that takes its time: first the listing of a system, then its writing.
final class Progress {
  private let system: String
  private let notice: @Sendable (CatalogNotice) -> Void
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var isTold = false

  /// Shorter work is not worth a word.
  private static let patience = Duration.milliseconds(300)
  private static let pause = Duration.milliseconds(50)

  init(system: String, notice: @escaping @Sendable (CatalogNotice) -> Void) {
    self.system = system
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
    guard now - start >= Self.patience, now - last >= Self.pause else { return }
    last = now
    isTold = true
    // Listing and writing are half of the work each.
    notice(CatalogNotice(system: system, done: done / 2, total: total / 2))
  }
}
