import Desk
import Shell
import Synchronization
import TagarelaKit
import Workspace

/// A first session with somebody beside: says one thing after another, proposes the line for it, and sees by what there is then
/// whether it was done.
final class Tour: PromptGuide, Sendable {
  private struct Progress {
    /// The number of steps where all are done.
    var step = 0
    /// Commands that were done in this step.
    var done: Set<String> = []
    /// How many steps `undo` could take at the beginning of this step and those before.
    var before = [0]
    /// Of what the user was told last.
    var told: String?
    var hasFailed = false

    /// - Parameter steps: how many `undo` could take.
    mutating func enter(_ step: Int, with steps: Int) {
      self.step = step
      done = []
      before.append(steps)
    }
  }

  private let progress = Mutex(Progress())

  /// A command was done.
  func note(done command: String) { progress.withLock { _ = $0.done.insert(command) } }

  func note(failed: Bool) { progress.withLock { $0.hasFailed = failed } }

  func advice(_ context: Context) throws -> PromptAdvice? {
    let wording = TourWording(context)
    let state = try reached(context)
    return progress.withLock { progress in
      defer { progress.hasFailed = false }
      guard let part = Self.next(progress.step, state) else {
        let isNew = progress.told != Self.ending
        progress.told = Self.ending
        return PromptAdvice(
          place: wording.place(TourStep.all.count - 1), lines: isNew ? ["", wording.ending] : [],
          proposal: wording.leave)
      }
      let line = wording.line(part, state)
      var advice = PromptAdvice(place: wording.place(progress.step), proposal: line)
      let key = "\(progress.step) \(part.text)"
      if progress.told != key {
        let isOfThisStep = progress.told?.hasPrefix("\(progress.step) ") == true
        advice.title = isOfThisStep ? nil : wording.title(progress.step)
        advice.lines = [context.wording.text(Phrase(part.text))]
        progress.told = key
      } else if progress.hasFailed {
        advice.lines = [wording.help(with: line)]
      }
      return advice
    }
  }

  private static let ending = "ending"

  /// Goes on to the first step that isn't done.
  private func reached(_ context: Context) throws -> TourState {
    while true {
      let state = try state(context)
      let isOn = progress.withLock { progress in
        guard progress.step < TourStep.all.count, Self.next(progress.step, state) == nil else { return false }
        progress.enter(progress.step + 1, with: state.steps)
        return true
      }
      if !isOn { return state }
    }
  }

  private func state(_ context: Context) throws -> TourState {
    var state = try TourState(context)
    progress.withLock { progress in
      state.done = progress.done
      state.stepsBefore = progress.before.last ?? 0
    }
    return state
  }

  /// What is to be done next: of what this step rests on what isn't there any more, else what is new in it. Nil for nothing.
  private static func next(_ step: Int, _ state: TourState) -> TourPart? {
    guard step < TourStep.all.count else { return nil }
    let own = TourStep.all[step].parts.first { !$0.isReached(state) }
    guard own?.lasts == true else { return own }
    return TourStep.all[..<step].flatMap(\.parts).first { $0.lasts && !$0.isReached(state) } ?? own
  }

  // MARK: Going on and back

  /// Leaves what this step would have left, and goes on.
  ///
  /// - Returns: whether there was anything to do for that.
  func skip(_ context: Context) throws -> Bool {
    let step = progress.withLock { $0.step }
    guard step < TourStep.all.count else {
      context.session.isOver = true
      return false
    }
    let wording = TourWording(context)
    var hasDone = false
    for part in TourStep.all[step].parts where part.lasts {
      let state = try state(context)
      guard !part.isReached(state) else { continue }
      // Where it can't be done, a later step proposes it.
      guard (try? context.session.run(wording.line(part, state), variables: [:])) != nil else { break }
      hasDone = true
    }
    let steps = try state(context).steps
    progress.withLock { $0.enter(step + 1, with: steps) }
    return hasDone
  }

  /// Goes back by a step, and takes back what was done since it began.
  ///
  /// - Returns: the number of the step, from one.
  func goBack(_ context: Context) throws -> Int {
    let (step, steps) = progress.withLock { progress in
      let step = max(0, progress.step - 1)
      progress.before = Array(progress.before.prefix(step + 1))
      progress.step = step
      progress.done = []
      progress.told = nil
      return (step, progress.before.last ?? 0)
    }
    let workspace = try context.workspace
    while try workspace.stepsToUndo().count > steps, try workspace.undo() != nil {}
    if let subject = context.subject, try workspace.patient(id: subject.id) == nil { context.use(nil) }
    return step + 1
  }
}
