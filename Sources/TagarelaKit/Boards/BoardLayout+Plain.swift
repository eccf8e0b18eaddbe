extension [BoardLayout] {
  /// The layout for a board that asks for none: the first of just this size whose places are for anything, else the first
  /// that takes all sizes.
  public func plain(for size: GridSize?) -> BoardLayout? {
    first { layout in size.map { layout.isPlain(at: $0) } ?? false } ?? first { $0.sizes.areAll }
  }
}

extension BoardLayout {
  fileprivate func isPlain(at size: GridSize) -> Bool {
    guard sizes.single == size else { return false }
    let request = LayoutRequest(size: size, area: Scene.Frame(x: 0, y: 0, width: 100, height: 100))
    return slots(request).allSatisfy { $0.role == nil }
  }
}
