import TagarelaKit
public import Workspace

/// What somebody wants of a file: what they name, without what they decline, and whose version where both have changed
/// something.
public struct Wanted: Sendable, Equatable {
  /// Some of the items of a change set.
  public enum Pick: Sendable, Equatable {
    case action(ChangeSet.Action)
    /// As ``Workspace/ChangeSet/Item/kind``.
    case kind(String)
    /// By the numbers of ``ChangeSummary``.
    case numbers(ClosedRange<Int>)
  }

  /// Whose version is taken.
  public enum Side: String, Sendable, CaseIterable {
    case ours, theirs
  }

  /// Nil for all.
  public var only: [Pick]?
  public var except: [Pick]
  /// Nil where nobody has chosen: then nothing may be in conflict, and what was changed here alone stays.
  public var side: Side?

  public init(only: [Pick]? = nil, except: [Pick] = [], side: Side? = nil) {
    self.only = only
    self.except = except
    self.side = side
  }
}

extension Arrival {
  /// What wishes come to. What is named brings along what it rests on and what it shows, unless that is declined.
  ///
  /// - Throws: ``Failure`` `receive.no_number`.
  public func selection(_ wanted: Wanted) throws -> Selection {
    let places = summary.places
    let all = (wanted.only ?? []) + wanted.except
    for case .numbers(let range) in all where range.lowerBound < 1 || range.upperBound > places.count {
      let number = range.lowerBound < 1 ? range.lowerBound : range.upperBound
      throw Failure("receive.no_number", ["number": .integer(number), "count": .integer(places.count)])
    }
    let offered = Set(changes.items.indices.filter { wanted.side == .theirs || !changes.items[$0].isOurs })
    let declined = found(wanted.except, places)
    var items = offered.subtracting(declined)
    var brought: Set<Int> = []
    if let only = wanted.only {
      items = items.intersection(found(only, places))
      // Who names actions gets these and no others.
      let named = only.filter { if case .action = $0 { false } else { true } }
      let rests = items.intersection(found(named, places))
      brought = changes.grounds(of: rests, without: declined).subtracting(items).intersection(offered)
      items.formUnion(brought)
    }
    return selection(items, brought, wanted.side)
  }

  private func selection(_ items: Set<Int>, _ brought: Set<Int>, _ side: Wanted.Side?) -> Selection {
    var selection = Selection(choice: .init(), brought: brought, conflicts: [])
    for place in items.sorted() {
      let item = changes.items[place]
      if side == nil, !item.conflicts.isEmpty {
        selection.conflicts.append(place)
        continue
      }
      let staying = item.differences.filter { difference in
        switch difference.standing {
        case .theirs: false
        case .ours: side != .theirs
        case .both: side == .ours
        }
      }
      selection.choice.taken[place] = Set(staying.map(\.field))
    }
    return selection
  }

  private func found(_ picks: [Wanted.Pick], _ places: [Int]) -> Set<Int> {
    var found: Set<Int> = []
    for pick in picks {
      switch pick {
      case .numbers(let range): found.formUnion(range.map { places[$0 - 1] })
      case .action(let action):
        found.formUnion(changes.items.indices.filter { changes.items[$0].action == action })
      case .kind(let kind): found.formUnion(changes.items.indices.filter { changes.items[$0].kind == kind })
      }
    }
    return found
  }

  /// The names of what is not taken though something that is taken shows it: symbols whose cells stay empty.
  public func missing(_ choice: ChangeSet.Choice) -> [String] {
    changes.grounds(of: Set(choice.taken.keys)).sorted().filter { choice.taken[$0] == nil }
      .map { changes.items[$0].name }
  }
}
