/// How well a name fits what somebody typed for it, without case and accents, the best first.
public enum NameFit: Comparable, Sendable {
  /// The whole name.
  case exact
  /// The whole words with which it begins.
  case firstWords
  /// The letters with which it begins.
  case beginning
  /// Whole words that come later in it.
  case words
  /// Letters that come later in it.
  case inside

  /// - Returns: nil where the name doesn't hold what was typed.
  public init?(of name: String, typed: String) {
    let (name, typed) = (name.folded, typed.folded)
    guard !typed.isEmpty, name.contains(typed) else { return nil }
    let hasWords = " \(name) ".contains(" \(typed) ")
    switch (name.hasPrefix(typed), hasWords) {
    case (true, _) where name == typed: self = .exact
    case (true, _) where name.hasPrefix(typed + " "): self = .firstWords
    case (true, _): self = .beginning
    case (false, true): self = .words
    case (false, false): self = .inside
    }
  }

  /// Whether whole words were typed: what only holds their letters may be another.
  public var isOfWords: Bool { [.exact, .firstWords, .words].contains(self) }
}

/// Those of several things that are meant by what somebody typed: whose names fit best. One is found where just one is left.
///
/// - Parameter names: all that a thing is called.
public func meant<Thing>(by typed: String, among things: [Thing], names: (Thing) -> [String]) -> [Thing] {
  let fits = things.map { thing in names(thing).compactMap { NameFit(of: $0, typed: typed) }.min() }
  guard let best = fits.compactMap(\.self).min() else { return [] }
  return zip(things, fits).filter { $0.1 == best }.map(\.0)
}

/// The only thing that is meant by what somebody typed.
///
/// - Parameters:
///   - names: all that a thing is called, first what is proposed.
///   - unknown: of the message about a word by which none is meant, or several; it has a place `name`.
/// - Throws: ``Failure`` `unknown` with those that may have been meant, at most three where none fits.
public func only<Thing>(
  meantBy typed: String, among things: [Thing], unknown: String, names: (Thing) -> [String]
) throws(Failure) -> Thing {
  let found = meant(by: typed, among: things, names: names)
  if let one = found.first, found.count == 1 { return one }
  throw Failure(
    unknown, ["name": .text(typed)],
    candidates: found.isEmpty ? near(typed, things, names) : found.compactMap { names($0).first }.removingRepeats)
}

/// A name of each thing that a mistyped word may have meant, at most three; where it is like none, of those that are least unlike.
private func near<Thing>(_ typed: String, _ things: [Thing], _ names: (Thing) -> [String]) -> [String] {
  let all = things.map(names)
  var seen: Set<Int> = []
  let near = nearest(to: typed, among: all.joined()).filter { name in
    all.firstIndex { $0.contains(name) }.map { seen.insert($0).inserted } ?? false
  }
  return near.isEmpty ? nearestOf(all.compactMap(\.first), to: typed) : near
}
