public import Workspace

/// What somebody chooses of a file, item by item, and field by field where something changes. Taking something takes what it
/// rests on; leaving something leaves what rests on it. Items are named by their places in ``Workspace/ChangeSet/items``.
public struct ArrivalChoosing: Sendable {
  private let changes: ChangeSet
  /// The items that are taken.
  public private(set) var taken: Set<Int>
  /// Whose version each field gets; none for what both sides have changed and nobody has chosen.
  private var sides: [Int: [String: Wanted.Side]] = [:]

  /// - Parameter selection: what is taken as long as nobody chooses otherwise; its conflicts as well.
  public init(_ arrival: Arrival, beginningWith selection: Selection) {
    changes = arrival.changes
    taken = Set(selection.choice.taken.keys).union(selection.conflicts)
    for (place, item) in changes.items.enumerated() where !item.differences.isEmpty {
      let staying = selection.choice.taken[place]
      for difference in item.differences {
        sides[place, default: [:]][difference.field] =
          if let staying {
            staying.contains(difference.field) ? .ours : .theirs
          } else {
            difference.standing.side
          }
      }
    }
  }

  /// What is taken, with the fields that stay.
  public var choice: ChangeSet.Choice {
    ChangeSet.Choice(
      taken: Dictionary(
        uniqueKeysWithValues: taken.map { place in
          (place, Set(changes.items[place].differences.map(\.field).filter { side(of: $0, at: place) == .ours }))
        }))
  }

  /// Whose version a field of an item gets if the item is taken; nil where somebody has to choose.
  public func side(of field: String, at place: Int) -> Wanted.Side? { sides[place]?[field] }

  /// The fields of an item for which somebody has to choose.
  public func open(_ place: Int) -> [FieldDifference] {
    changes.items[place].differences.filter { side(of: $0.field, at: place) == nil }
  }

  /// - Returns: what was taken along, because they rest on it.
  public mutating func take(_ places: Set<Int>) -> Set<Int> {
    let grounds = changes.grounds(of: places).subtracting(taken)
    taken.formUnion(places.union(grounds))
    for place in places where changes.items[place].isOurs { choose(.theirs, at: place) }
    return grounds
  }

  /// - Returns: what was left along, because it rests on them.
  public mutating func leave(_ places: Set<Int>) -> Set<Int> {
    let resting = changes.resting(on: places).intersection(taken)
    taken.subtract(places.union(resting))
    return resting
  }

  /// Takes somebody's version of a field, and with it the item.
  public mutating func choose(_ side: Wanted.Side, _ field: String, at place: Int) {
    sides[place, default: [:]][field] = side
    taken.insert(place)
  }

  /// Takes somebody's version of all fields that differ; without any nothing is chosen.
  public mutating func choose(_ side: Wanted.Side, at place: Int) {
    for difference in changes.items[place].differences { choose(side, difference.field, at: place) }
  }
}

extension FieldDifference.Standing {
  /// Whose version is taken where nobody says.
  fileprivate var side: Wanted.Side? {
    switch self {
    case .ours: .ours
    case .theirs: .theirs
    case .both: nil
    }
  }
}
