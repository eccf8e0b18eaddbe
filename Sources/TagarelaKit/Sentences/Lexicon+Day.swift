extension Lexicon {
  /// At which hour of the day it is usually done or eaten, 0 to 24; nil for what has none.
  ///
  /// - Parameters:
  ///   - concept: its key.
  ///   - language: ISO 639-1, for where people live: lunch isn't at the same hour everywhere.
  public func hour(of concept: String, in language: String) -> Double? {
    let ofNature = natures[concept]?.marks.first { $0.name == "hour" }?.values
    let ofFrame = frames[concept]?.marks.first { $0.hasPrefix("hour:") }?.dropFirst("hour:".count)
    let hours = ofNature ?? ofFrame?.split(separator: ",").map(String.init) ?? []
    let own = hours.first { $0.hasPrefix("\(language)=") }.map { String($0.dropFirst(language.count + 1)) }
    return (own ?? hours.first).flatMap(Double.init)
  }

  /// Whether it is a meal, or to have one.
  public func isMeal(_ concept: String) -> Bool {
    natures[concept]?.kinds.contains("meal") == true || frames[concept]?.marks.contains("meal") == true
  }
}
