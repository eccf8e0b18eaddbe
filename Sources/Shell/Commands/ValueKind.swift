public import TagarelaKit

/// What a parameter's words may be, with the type of what they say.
public struct ValueKind<Value: Sendable>: Sendable {
  let kind: Parameter.Kind
  let value: @Sendable (TagarelaKit.Value) -> Value?
  var offers: Parameter.Candidates?
  var knows: Parameter.Knows?

  /// The same, with what Tab offers for it though anything of its kind may be typed. Only what begins as the word does is shown; of a
  /// file that is to be written, only its name is given, without a folder.
  public func offering(_ candidates: @escaping Parameter.Candidates) -> Self {
    var kind = self
    kind.offers = candidates
    return kind
  }
}

extension ValueKind {
  /// The same, where it is quicker to say whether a word is known than what might be meant.
  public func knowing(_ isKnown: @escaping Parameter.Knows) -> Self {
    var kind = self
    kind.knows = isKnown
    return kind
  }
}

extension ValueKind<String> {
  public static var text: Self { written(.text) }
  /// All words that are left, joined by blanks.
  public static var sentence: Self { written(.sentence) }
  public static var email: Self { written(.email) }
  public static var inputFile: Self { written(.inputFile) }
  public static var outputFile: Self { written(.outputFile) }
  public static var folder: Self { written(.folder) }

  /// A file, or something else that has a name.
  public static func inputFileOr(_ names: @escaping Parameter.Candidates) -> Self { written(.inputFileOr(names)) }

  /// The name of something that exists; the closure lists those that begin with what has been typed.
  public static func name(_ names: @escaping Parameter.Names) -> Self {
    noted { try names($0, $1).map { Parameter.Candidate($0) } }
  }

  /// The same, each with a note on what it is.
  public static func noted(_ candidates: @escaping Parameter.Candidates) -> Self { written(.name(candidates)) }

  /// One of these English words, or what the languages call them.
  public static func choice(_ words: [String]) -> Self { written(.choice(words)) }

  private static func written(_ kind: Parameter.Kind) -> Self {
    Self(kind: kind) { value in
      switch value {
      case .text(let text), .word(let text): text
      default: nil
      }
    }
  }
}

extension ValueKind<Day> {
  public static var day: Self { day(.day) }
  /// A day that has been; without a year it is the last of that day and month.
  public static var recentDay: Self { day(.recentDay) }
  /// A day of a calendar; without a year it is the next of that day and month.
  public static var comingDay: Self { day(.comingDay) }

  private static func day(_ kind: Parameter.Kind) -> Self {
    Self(kind: kind) { if case .day(let day) = $0 { day } else { nil } }
  }
}

extension ValueKind<Moment> {
  /// A day and perhaps a time.
  public static var moment: Self { moment(.moment) }
  /// The same of a calendar; without a year it is the next of that day and month.
  public static var comingMoment: Self { moment(.comingMoment) }

  private static func moment(_ kind: Parameter.Kind) -> Self {
    Self(kind: kind) { if case .moment(let moment) = $0 { moment } else { nil } }
  }
}

extension ValueKind<Int> {
  public static func integer(_ range: ClosedRange<Int>) -> Self {
    Self(kind: .integer(range)) { if case .integer(let number) = $0 { number } else { nil } }
  }
}

extension ValueKind<Double> {
  /// Zero or more, perhaps a fraction, with a point or a comma.
  public static var number: Self { Self(kind: .number) { if case .real(let number) = $0 { number } else { nil } } }
}

extension ValueKind<GridSize> {
  public static var grid: Self { Self(kind: .grid) { if case .text(let text) = $0 { GridSize(text) } else { nil } } }
}

extension ValueKind where Value: CaseIterable & RawRepresentable<String> {
  /// One of a type's cases, by what the languages call them.
  public static func choice(_ type: Value.Type) -> Self {
    Self(kind: .choice(type.allCases.map(\.rawValue))) {
      if case .word(let word) = $0 { Value(rawValue: word) } else { nil }
    }
  }
}

extension ValueKind {
  /// Several of a choice, with commas between.
  public static func choices<One: CaseIterable & RawRepresentable<String> & Sendable>(_ type: One.Type) -> Self
  where Value == [One] {
    Self(kind: .choices(type.allCases.map(\.rawValue))) { value in
      guard case .list(let values) = value else { return nil }
      return values.compactMap { if case .word(let word) = $0 { One(rawValue: word) } else { nil } }
    }
  }

  /// Any of these, or `-` for no value.
  public static func clearable<One>(_ kind: ValueKind<One>) -> Self where Value == One? {
    Self(
      kind: .clearable(kind.kind), value: { .some($0 == .none ? nil : kind.value($0)) }, offers: kind.offers,
      knows: kind.knows)
  }
}
