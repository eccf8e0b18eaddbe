extension [Mark] {
  /// The same with what is painted last, half of it, only faintly outlined: to be drawn over and coloured.
  var partlyDrawn: Self {
    let start = startOfFaint
    return Self(prefix(start)) + dropFirst(start).map(\.faint)
  }

  /// Marks that melt into one shape stay together, and something that shows is left.
  private var startOfFaint: Int {
    var start = count / 2
    while start > 0,
      self[start].pass == .fill || self[start - 1].pass == .edge || !self[start...].contains(where: \.shows)
    {
      start -= 1
    }
    return start
  }
}

extension Mark {
  /// Whether it is more than a white area on another.
  fileprivate var shows: Bool { hasEdge && pass != .fill || fill != "white" }

  /// Its outline alone.
  fileprivate var faint: Self {
    var mark = self
    if mark.fill != "none" { mark.fill = "white" }
    mark.ink = "metal"
    mark.weight *= 0.8
    if case .line = mark.shape {
      mark.contrast = .none
    } else if mark.contrast != .none {
      mark.contrast = .line
    }
    return mark
  }
}
