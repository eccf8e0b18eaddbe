extension Array where Element: Hashable {
  /// Each element once, where it comes first.
  public var removingRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
