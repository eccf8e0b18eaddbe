/// A game that is played by rules: it is told what happens and when, and tells what is to be said, shown and kept. It knows no
/// screen, no voice and no clock; the same seed and the same events give the same game, here and on the page (`play.js`).
public struct Play: Sendable {
  public let rules: PlayRules
  public let deal: PlayDeal
  public let items: [PlayItem]
  /// What counts: `score`, `lives`, `record` …
  public private(set) var values: [String: Int]
  /// As the rules call it.
  public private(set) var state = ""
  /// The place of the item that is asked for.
  public private(set) var asked: Int?
  public private(set) var offers: [PlayOffer] = []
  public private(set) var isOver = false

  private var dealing: PlayDealing
  /// Milliseconds, as whoever plays counts them.
  private var entered = 0
  private var askedAt = 0
  /// When all had been said that the state says; nil until then.
  private var silentSince: Int?
  private var touched: Int?

  /// - Parameters:
  ///   - items: one at least that is asked for.
  ///   - values: in place of those that the rules begin with: `turn`, `lives`, `record`.
  public init(_ rules: PlayRules, _ deal: PlayDeal, items: [PlayItem], values: [String: Int] = [:], seed: UInt32) {
    self.rules = rules
    self.deal = deal
    self.items = items
    self.values = rules.values.merging(values) { $1 }
    dealing = PlayDealing(items, seed: seed)
  }

  public mutating func begin(at now: Int) -> [PlayEffect] {
    var effects: [PlayEffect] = []
    enter(rules.begin, at: now, &effects)
    return effects
  }

  /// - Parameter now: milliseconds, on the same clock as in ``begin(at:)``.
  public mutating func take(_ event: PlayEvent, at now: Int) -> [PlayEffect] {
    var effects: [PlayEffect] = []
    guard !isOver, let state = rules.states[state] else { return effects }
    switch event {
    case .said: silentSince = silentSince ?? now
    case .time:
      if let wait = waiting(in: state), let due = wakesAt, due <= now { enter(wait.then, at: now, &effects) }
    case .touch(let offer):
      guard offers.indices.contains(offer) else { break }
      touched = offer
      move(state.takes?["touch"] ?? [], at: now, &effects)
    case .wish(let name): move(state.takes?[name] ?? [], at: now, &effects)
    }
    return effects
  }

  /// When something follows by itself; nil while nothing does, or something is still being said.
  public var wakesAt: Int? {
    guard !isOver, let state = rules.states[state], let wait = waiting(in: state), let silentSince else { return nil }
    return silentSince + value(wait.for)
  }

  private func waiting(in state: PlayRules.State) -> PlayRules.Wait? {
    state.waits?.first { $0.if?.holds(value) ?? true }
  }

  private mutating func enter(_ name: String, at now: Int, _ effects: inout [PlayEffect]) {
    guard let next = rules.states[name] else { return }
    (state, entered, silentSince) = (name, now, now)
    perform(next.does ?? [], at: now, &effects)
  }

  private mutating func move(_ moves: [PlayRules.Move], at now: Int, _ effects: inout [PlayEffect]) {
    guard let move = moves.first(where: { $0.if?.holds(value) ?? true }) else { return }
    perform(move.does ?? [], at: now, &effects)
    if let then = move.then { enter(then, at: now, &effects) }
  }

  private mutating func perform(_ steps: [PlayRules.Step], at now: Int, _ effects: inout [PlayEffect]) {
    for step in steps {
      switch step {
      case .action(let action): perform(action, at: now, &effects)
      case .conditional(let condition, let steps): if condition.holds(value) { perform(steps, at: now, &effects) }
      }
    }
  }

  private mutating func perform(_ action: PlayAction, at now: Int, _ effects: inout [PlayEffect]) {
    switch action {
    case .ask:
      let item = dealing.next()
      (asked, askedAt, touched) = (item, now, nil)
      offers = dealing.offers(
        deal, for: item, choices: values["choices"] ?? items.count, likeness: values["likeness"] ?? 0)
      effects.append(.asked)
    case .say(let kind):
      silentSince = nil
      effects.append(.said(kind, item: asked, pick: dealing.random.next()))
    case .set(let name, let operand): values[name] = value(operand)
    case .add(let name, let operand): values[name, default: 0] += value(operand)
    case .note(let result):
      if let item = asked { effects.append(.noted(item: item, result, milliseconds: now - askedAt)) }
    case .again: if let asked { dealing.again(asked) }
    case .hint: if let right = offers.firstIndex(where: isRight) { effects.append(.hinted(offer: right)) }
    case .choose: if let touched, case .item(let item) = offers[touched].thing { asked = item }
    case .open: if let touched { turn([touched], to: .up, &effects) }
    case .close: turn(up, to: .down, &effects)
    case .take: turn(up, to: .taken, &effects)
    case .end:
      isOver = true
      effects.append(.ended)
    }
  }

  private mutating func turn(_ cards: [Int], to lie: PlayOffer.Lie, _ effects: inout [PlayEffect]) {
    for card in cards { offers[card].lie = lie }
    effects.append(.turned)
  }

  /// Cards that are turned up.
  private var up: [Int] { offers.indices.filter { offers[$0].lie == .up } }

  private func isRight(_ offer: PlayOffer) -> Bool {
    guard let asked else { return false }
    return switch offer.thing {
    case .item(let item): items[item].answer == items[asked].answer
    case .number(let number): items[asked].count == number
    }
  }

  /// A number, one that counts, or one of those that are worked out: `right`, `up`, `down`, `same`, `left`.
  private func value(_ operand: PlayOperand) -> Int {
    switch operand {
    case .number(let number): number
    case .value(let name): worked(out: name) ?? values[name] ?? 0
    }
  }

  private func worked(out name: String) -> Int? {
    let touched = touched.map { offers[$0] }
    return switch name {
    // Whether what was touched is what was asked for.
    case "right": touched.map(isRight) == true ? 1 : 0
    // Whether the card that was touched lies face down.
    case "down": touched?.lie == .down ? 1 : 0
    // How many cards are turned up, whether they are of one item, and how many aren't taken.
    case "up": up.count
    case "same": Set(up.map { answer(of: offers[$0]) }).count == 1 ? 1 : 0
    case "left": offers.count { $0.lie != .taken }
    default: nil
    }
  }

  private func answer(of offer: PlayOffer) -> String {
    switch offer.thing {
    case .item(let item): items[item].answer
    case .number(let number): "\(number)"
    }
  }
}
