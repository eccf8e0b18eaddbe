extension ChangeSet {
  /// What of a change set is taken.
  public struct Choice: Sendable, Equatable {
    /// The items that are taken, by their places in ``ChangeSet/items``, each with the fields that stay as they are here.
    public var taken: [Int: Set<String>]

    public init(taken: [Int: Set<String>] = [:]) {
      self.taken = taken
    }
  }

  /// The places of the items that would have to come along with some, so that these have what they rest on and show.
  ///
  /// - Parameter declined: what is not to come.
  public func grounds(of items: Set<Int>, without declined: Set<Int> = []) -> Set<Int> {
    let places = places
    var found: Set<Int> = []
    var open = Array(items)
    while let item = open.popLast() {
      for ground in self.items[item].needs {
        guard let place = places[ground], !items.contains(place), !declined.contains(place),
          found.insert(place).inserted
        else { continue }
        open.append(place)
      }
    }
    return found
  }

  /// The places of the items that rest on one of some or show it, and of those that rest on these.
  public func resting(on items: Set<Int>) -> Set<Int> {
    let grounds = Set(items.compactMap { self.items[$0].ground })
    guard !grounds.isEmpty else { return [] }
    let places = self.items.indices.filter { place in
      !items.contains(place) && self.items[place].needs.contains(where: grounds.contains)
    }
    return places.isEmpty ? [] : Set(places).union(resting(on: items.union(places))).subtracting(items)
  }

  private var places: [String: Int] {
    Dictionary(items.enumerated().compactMap { place, item in item.ground.map { ($0, place) } }) { first, _ in first }
  }
}
