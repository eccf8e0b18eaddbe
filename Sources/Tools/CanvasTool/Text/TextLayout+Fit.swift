extension TextLayout {
  /// Lays the text out so that it goes into a frame when drawn at the scale returned, between a third and 1.
  ///
  /// Instead of a smaller font, a larger frame: glyphs are the same at every size, so one font serves all labels. Words
  /// stay whole if any size allows it.
  func fit(width: Double, height: Double) -> Double {
    let smallest = 1.0 / 3
    for anywhere in [false, true] {
      breakWords(anywhere)
      if goes(into: width, height, at: 1) { return 1 }
      guard goes(into: width, height, at: smallest) else { continue }
      var (good, bad) = (smallest, 1.0)
      while bad - good > 0.005 {
        let middle = (good + bad) / 2
        if goes(into: width, height, at: middle) { good = middle } else { bad = middle }
      }
      setWidth(width / good)
      return good
    }
    setWidth(width / smallest)
    ellipsize(height: height / smallest)
    return smallest
  }

  private func goes(into width: Double, _ height: Double, at scale: Double) -> Bool {
    setWidth(width / scale)
    let rounding = 0.01
    return size.width * scale <= width + rounding && size.height * scale <= height + rounding
  }
}
