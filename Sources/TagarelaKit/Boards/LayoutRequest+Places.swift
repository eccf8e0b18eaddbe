extension LayoutRequest {
  /// Each position that has a slot, in reading order, with the positions that it covers, its own first.
  ///
  /// Spans never meet: one that begins where another lies isn't there, and one that leaves the page or would lie over an
  /// earlier one is a single place.
  public var places: [(position: Int, covered: [Int])] {
    guard !spans.isEmpty else { return (1...size.count).map { ($0, [$0]) } }
    var taken: Set<Int> = []
    return (1...size.count).compactMap { position in
      guard !taken.contains(position) else { return nil }
      let wanted = spans[position].flatMap { size.positions(covered: $0, at: position) }
      guard let wanted, taken.isDisjoint(with: wanted) else { return (position, [position]) }
      taken.formUnion(wanted)
      return (position, wanted)
    }
  }
}
