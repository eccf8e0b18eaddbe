/// What one learns at a time: one or a few lines that belong together.
struct TourStep: Sendable {
  /// The key of what it is about.
  let title: String
  let parts: [TourPart]

  init(_ title: String, _ parts: [TourPart]) {
    self.title = title
    self.parts = parts
  }
}

/// One line of a step.
struct TourPart: Sendable {
  /// The key of what one does and why.
  let text: String
  /// In English, as examples are; `$1`, `$2` stand for names of what is there by then.
  let line: String
  /// What the names are, and what they are where nothing is there yet: words of examples.
  let names: [(usual: String, now: @Sendable (TourState) -> String?)]
  /// Whether later steps rest on what it leaves.
  let lasts: Bool
  /// Whether it has been done, in whatever way.
  let isReached: @Sendable (TourState) -> Bool

  init(
    _ text: String, _ line: String, naming names: [(usual: String, now: @Sendable (TourState) -> String?)] = [],
    lasts: Bool = false, isReached: @escaping @Sendable (TourState) -> Bool
  ) {
    self.text = text
    self.line = line
    self.names = names
    self.lasts = lasts
    self.isReached = isReached
  }
}
