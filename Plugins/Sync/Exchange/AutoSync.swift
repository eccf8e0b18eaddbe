import Dispatch
import Services
import Shell
import Synchronization
import TagarelaKit
import Workspace

/// Exchanges changes by itself while somebody is at the prompt: soon after a command has changed something, now and then to see
/// what has come, and seldom while the database is away.
///
/// It works on a connection of its own, so that the prompt's commands and what it merges wait for each other as two programs do:
/// neither sees half of the other.
final class AutoSync: OngoingWork {
  private struct State {
    var goal: SyncGoal?
    /// Grows with each goal: what was begun for another one ends.
    var generation = 0
    /// Grows with each plan: of several the last counts.
    var turn = 0
    var failures = 0
    var news = SyncNews()
    /// What is to be said at the next prompt.
    var notices: [Phrase] = []
    /// Whether somebody sees the row.
    var isSeen = false
    /// When the session ends at the latest.
    var end: ContinuousClock.Instant?
  }

  private let office = SyncOffice()
  private let work = DispatchQueue(label: "tagarela.sync", qos: .utility)
  private let state = Mutex(State())

  /// After a change, so that several commands travel together.
  private static let afterChange = Duration.seconds(2)
  private static let pause = Duration.seconds(30)
  private static let longestPause = Duration.seconds(900)
  /// What the end of the session waits for at most, in milliseconds.
  private static let farewellTime = 900

  /// To be called before each prompt.
  ///
  /// - Parameters:
  ///   - goal: with what is exchanged; nil for nothing.
  ///   - latest: the workspace's ``Workspace/latestChange()``.
  func follow(_ goal: SyncGoal?, latest: Int64) {
    let wait = state.withLock { state -> Duration? in
      if goal?.address != state.goal?.address {
        (state.failures, state.news) = (0, SyncNews())
        state.generation += 1
        state.goal = goal
        return goal == nil ? nil : .zero
      }
      state.goal = goal
      guard goal != nil, state.failures == 0, state.news.latest != latest else { return nil }
      return Self.afterChange
    }
    if let wait { plan(in: wait) }
  }

  private func plan(in wait: Duration) {
    let turn = state.withLock { state in
      state.turn += 1
      return state.turn
    }
    work.asyncAfter(deadline: .now() + .milliseconds(Int(wait / .milliseconds(1)))) { [weak self] in
      guard let self, state.withLock({ $0.turn == turn && $0.end == nil }) else { return }
      guard let wait = exchange(), state.withLock({ $0.turn == turn }) else { return }
      plan(in: wait)
    }
  }

  /// - Returns: when the next one is due; nil where nothing is to be exchanged any more.
  @discardableResult
  private func exchange() -> Duration? {
    let (goal, generation) = state.withLock { ($0.goal, $0.generation) }
    guard let goal else { return nil }
    let isInterrupted: @Sendable () -> Bool = { [weak self] in
      self?.state.withLock { $0.generation != generation || $0.end.map { $0 < .now } ?? false } ?? true
    }
    do {
      guard let news = try goal.exchange(by: office, isInterrupted) else { return nil }
      return state.withLock { state in
        state.failures = 0
        note(news, in: &state)
        return Self.pause
      }
    } catch {
      return state.withLock { state in
        let failure = error as? Failure ?? Failure("failed", ["reason": .text(String(describing: error))])
        // Another program is writing, or nobody wants it any more.
        guard !["interrupted", "workspace.busy"].contains(failure.what.key) else { return Self.pause }
        if state.failures == 0, !state.isSeen { state.notices.append(Phrase("sync.away")) }
        let wait = min(Self.pause * (1 << min(state.failures, 10)), Self.longestPause)
        state.failures += 1
        state.news.failure = failure.what
        state.news.retry = Moment(seconds: Moment.now.seconds + Int(wait / .seconds(1)))
        return wait
      }
    }
  }

  private func note(_ news: SyncNews, in state: inout State) {
    if news.received > 0, !state.isSeen {
      state.notices.append(Phrase("sync.arrived", ["count": .integer(news.received)]))
    }
    // That nothing before can be undone is said to whoever types, in whatever way.
    if news.erased > 0 { state.notices.append(Phrase("sync.erased", ["count": .integer(news.erased)])) }
    if news.moved > 0, !state.isSeen {
      state.notices.append(Phrase("sync.moved", ["count": .integer(news.moved)]))
    }
    if news.conflicts > state.news.conflicts, !state.isSeen {
      state.notices.append(Phrase("sync.conflicts_open", ["count": .integer(news.conflicts)]))
    }
    let before = state.news
    state.news = news
    if news.received == 0 {
      (state.news.received, state.news.at, state.news.moved) = (before.received, before.at, before.moved)
    }
  }

  /// What stands above the prompt.
  func text(_ wording: Wording) -> PromptRow.Text {
    state.withLock { state in
      state.isSeen = true
      return state.news.row(wording)
    }
  }

  /// Gives what waits, as far as a second allows, and ends.
  func end() {
    let isWorthwhile = state.withLock { state in
      state.end = .now + .milliseconds(Self.farewellTime)
      return state.goal != nil && state.failures == 0
    }
    guard isWorthwhile else { return }
    let done = DispatchSemaphore(value: 0)
    work.async { [self] in
      if state.withLock({ $0.goal })?.hasChanged(since: state.withLock { $0.news.latest }) ?? false { exchange() }
      office.hangUp()
      done.signal()
    }
    _ = done.wait(timeout: .now() + .milliseconds(Self.farewellTime + 100))
  }

  // MARK: - OngoingWork

  /// What is exchanged is nothing that whoever presses ^C at the prompt has begun.
  func stop() {}

  func finish(isInterrupted: () -> Bool) throws {}

  /// A database that is away is no failure of what somebody does here.
  func takeFailure() -> Failure? { nil }

  func takeNotices() -> [Phrase] {
    state.withLock { state in
      defer { state.notices = [] }
      return state.notices
    }
  }

  var farewell: Phrase? {
    state.withLock { state in
      guard state.goal != nil, state.failures > 0 else { return nil }
      return state.goal?.unsent.map { Phrase("sync.waits", ["count": .integer($0)]) }
    }
  }
}

extension Service {
  static var autoSync: Service {
    Service("auto-sync") { _ in
      AutoSync()
    } end: {
      $0.end()
    }
  }
}
