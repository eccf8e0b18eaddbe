public import TagarelaKit

/// What a parcel would change in the workspace, item by item, in the order in which it has to be done.
public struct ChangeSet: Sendable {
  public enum Action: String, Sendable, CaseIterable {
    case new, changed, removed
  }

  public struct Item: Sendable {
    public let action: Action
    /// `patient`, `tutor`, `category`, `symbol`, `board`, `cell`, `plan`, `observation`, `touch` or `setting`.
    public let kind: String
    /// Of one that stands for many, nothing: these have names of their own.
    public let name: String
    /// Of a change: the fields that differ.
    public let fields: [String]
    /// Of an observation: when it was.
    public let at: Moment?
    /// What it stands for, where there are too many to hold each.
    public let many: Many?
    /// How many things it stands for; of an account of what was done, how many were.
    public internal(set) var count = 1
    /// Does it, telling how far it has come, 0 to 1, and says how many things it has done.
    let apply: @Sendable (Workspace, _ progress: (Double) throws -> Void) throws -> Int
  }

  struct Tie: Sendable {
    /// Done where this is wanted.
    let action: Action
    let apply: @Sendable (Workspace) throws -> Void
  }

  public internal(set) var items: [Item] = []
  /// How many things were here already, as they are.
  public internal(set) var unchanged = 0
  /// What ties things together once all are here; it belongs to the items and is not told.
  var ties: [Tie] = []
  /// What of the parcel can't be used.
  public internal(set) var complaints: [Phrase] = []

  public func items(_ action: Action) -> [Item] { items.filter { $0.action == action } }

  /// How many things all items stand for.
  public var count: Int { items.count(of: nil) }

  /// How many things would be added, changed or removed.
  public func count(_ action: Action) -> Int { items.count(of: action) }

  /// Leaves only these items, as the account of what was done.
  public mutating func keep(_ done: [Item]) { items = done }
}

extension [ChangeSet.Item] {
  fileprivate func count(of action: ChangeSet.Action?) -> Int {
    reduce(0) { $0 + (action == nil || $1.action == action ? $1.count : 0) }
  }
}

extension Workspace {
  /// Does the items whose action is wanted. What rests on something that was not wanted is left out too.
  ///
  /// - Parameter progress: told how far it has come, 0 to 1; what it throws takes everything back.
  /// - Returns: those that were done.
  public func apply(
    _ changes: ChangeSet, only actions: Set<ChangeSet.Action>, progress: (Double) throws -> Void = { _ in }
  ) throws -> [ChangeSet.Item] {
    var done: [ChangeSet.Item] = []
    let all = Double(max(1, changes.count))
    var before = 0
    for (index, var item) in changes.items.enumerated() where actions.contains(item.action) {
      if index % 256 == 0 { try progress(Double(before) / all) }
      let expected = item.count
      do {
        item.count = try item.apply(self) { try progress((Double(before) + $0 * Double(expected)) / all) }
        if item.count > 0 { done.append(item) }
      } catch is MissingGround {
        // Nothing to stand on: it is told as left out.
      }
      before += expected
    }
    for tie in changes.ties where actions.contains(tie.action) {
      do {
        try tie.apply(self)
      } catch is MissingGround {
        continue
      }
    }
    return done
  }
}

/// Thrown by an item that rests on another which was not wanted.
struct MissingGround: Error {}
