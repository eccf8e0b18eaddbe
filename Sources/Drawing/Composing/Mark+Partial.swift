extension [Mark] {
  /// The same with what is painted last, half of it, only faintly outlined: to be drawn over and coloured.
  var partlyDrawn: Self { Self(prefix(count / 2)) + dropFirst(count / 2).map(\.faint) }
}

extension Mark {
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
