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
    /// Of a change: the fields that differ; of a cell that would go, that it is there.
    public let differences: [FieldDifference]
    /// Of an observation: when it was.
    public let at: Moment?
    /// What it stands for, where there are too many to hold each.
    public let many: Many?
    /// For people who look at it: the picture and the voice of something new.
    public let picture: Picture?
    /// Whose versions it changes, of ``ExchangedVersions``; nil for what is only ever added.
    let key: String?
    /// By what others name it when they rest on it.
    let ground: String?
    /// The grounds of what it rests on or shows.
    let needs: [String]
    /// How many things it stands for; of an account of what was done, how many were.
    public internal(set) var count = 1
    /// Does it but for some fields, telling how far it has come, 0 to 1, and says how many things it has done.
    let apply: @Sendable (Workspace, _ keeping: Set<String>, _ progress: (Double) throws -> Void) throws -> Int

    /// Of a change: the names of the fields that differ.
    public var fields: [String] { action == .changed ? differences.map(\.field) : [] }

    /// True where this workspace alone has changed it since it was exchanged last: it is to stay.
    public var isOurs: Bool { !differences.isEmpty && differences.allSatisfy { $0.standing == .ours } }

    /// The fields that both sides have changed since they had them alike.
    public var conflicts: [FieldDifference] { differences.filter { $0.standing == .both } }
  }

  struct Tie: Sendable {
    /// The item with which it is done; nil for what is here already.
    let item: Int?
    /// The field that it gives its content.
    let field: String
    let apply: @Sendable (Workspace) throws -> Void
  }

  /// How many cells show what.
  public struct Shown: Sendable, Equatable {
    public internal(set) var pictures = 0
    public internal(set) var words = 0
  }

  public internal(set) var items: [Item] = []
  /// How many things were here already, as they are.
  public internal(set) var unchanged = 0
  /// Of the parcel's cells, those that show a picture, and those that show a word alone, new here or not.
  public internal(set) var shown = Shown()
  /// What ties things together once all are here; it belongs to the items and is not told.
  var ties: [Tie] = []
  /// Remembers what is here of the parcel afterwards.
  var remember: (@Sendable (Workspace, Choice) throws -> Void)?
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
  /// Does what was chosen. What rests on something that was not is left out too.
  ///
  /// - Parameter progress: told how far it has come, 0 to 1; what it throws takes everything back.
  /// - Returns: those that were done.
  public func apply(
    _ changes: ChangeSet, _ choice: ChangeSet.Choice, progress: (Double) throws -> Void = { _ in }
  ) throws -> [ChangeSet.Item] {
    var done: [ChangeSet.Item] = []
    let all = Double(max(1, changes.count))
    var before = 0
    for (index, var item) in changes.items.enumerated() {
      guard let keeping = choice.taken[index] else { continue }
      if index % 256 == 0 { try progress(Double(before) / all) }
      let expected = item.count
      do {
        item.count = try item.apply(self, keeping) { try progress((Double(before) + $0 * Double(expected)) / all) }
        if item.count > 0 { done.append(item) }
      } catch is MissingGround {
        // Nothing to stand on: it is told as left out.
      }
      before += expected
    }
    for tie in changes.ties {
      if let item = tie.item, choice.taken[item]?.contains(tie.field) != false { continue }
      do {
        try tie.apply(self)
      } catch is MissingGround {
        continue
      }
    }
    try changes.remember?(self, choice)
    return done
  }

  /// Does the items whose action is wanted, as the sender has them.
  public func apply(
    _ changes: ChangeSet, only actions: Set<ChangeSet.Action>, progress: (Double) throws -> Void = { _ in }
  ) throws -> [ChangeSet.Item] {
    let wanted = changes.items.indices.filter { actions.contains(changes.items[$0].action) }
    return try apply(
      changes, ChangeSet.Choice(taken: Dictionary(uniqueKeysWithValues: wanted.map { ($0, []) })), progress: progress)
  }
}

/// Thrown by an item that rests on another which was not wanted.
struct MissingGround: Error {}
