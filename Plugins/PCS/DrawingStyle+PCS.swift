public import Drawing

extension DrawingStyle {
  /// As picture communication symbols are drawn: flat colours with a dark outline.
  public static let pcs = DrawingStyle(.colour) { marks, look in
    var painting = ColourPainting(look)
    for mark in marks { painting.add(mark) }
    return painting.picture
  }
}
