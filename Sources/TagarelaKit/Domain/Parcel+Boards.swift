extension Parcel {
  /// The plans' boards and the others, each once; the first is the one where one begins.
  public var allBoards: [Board] {
    var known: Set<String> = []
    return (plans.map(\.board) + boards).filter { $0.uid.isEmpty || known.insert($0.uid).inserted }
  }
}
