public import Drawing

extension DrawingStyle {
  /// As pictogram ideogram communication is drawn: white on black.
  public static let pic = DrawingStyle(.contrast) { marks, _ in
    var painting = ContrastPainting()
    for mark in marks { painting.add(mark) }
    return painting.picture
  }
}
