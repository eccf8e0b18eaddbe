public import TagarelaKit

/// The values that a line gives to a command's parameters, each with the word that it came from.
public struct Arguments: Sendable {
  struct Bound: Sendable {
    let name: String
    let value: Value
    let word: Word
  }

  var bound: [Bound] = []
  /// The line, for places in failures and as the name of its step.
  public let line: String

  init(line: String) {
    self.line = line
  }

  public func has(_ name: String) -> Bool { bound.contains { $0.name == name } }

  public func text(_ name: String) -> String? {
    switch value(name) {
    case .text(let text), .word(let text): text
    default: nil
    }
  }

  public func day(_ name: String) -> Day? {
    if case .day(let day) = value(name) { day } else { nil }
  }

  public func moment(_ name: String) -> Moment? {
    if case .moment(let moment) = value(name) { moment } else { nil }
  }

  public func integer(_ name: String) -> Int? {
    if case .integer(let number) = value(name) { number } else { nil }
  }

  public func real(_ name: String) -> Double? {
    if case .real(let number) = value(name) { number } else { nil }
  }

  /// All values of a parameter that takes several.
  public func texts(_ name: String) -> [String] {
    bound.filter { $0.name == name }.compactMap { if case .text(let text) = $0.value { text } else { nil } }
  }

  /// The words of a list of choices.
  public func words(_ name: String) -> [String] {
    guard case .list(let values) = value(name) else { return [] }
    return values.compactMap { if case .word(let word) = $0 { word } else { nil } }
  }

  /// A mandatory text. Binding has seen to it that it is there.
  public func required(_ name: String) throws -> String {
    guard let text = text(name) else { throw Failure("argument.missing", ["name": .text(name)]) }
    return text
  }

  /// Runs `body`; a failure that has no place yet gets that of the parameter's word.
  ///
  /// - Parameter index: which of the words of a parameter that takes several.
  public func at<Result>(_ name: String, _ index: Int = 0, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch var failure as Failure {
      let words = bound.filter { $0.name == name }
      if failure.place == nil, words.indices.contains(index) {
        failure.place = Place(text: line, range: words[index].word.range)
      }
      throw failure
    }
  }

  /// Runs `body`; a failure with a place in `part`, which is a stretch of the parameter's word, gets that place in the
  /// line.
  public func inside<Result>(_ name: String, _ index: Int = 0, _ part: String, _ body: () throws -> Result) throws
    -> Result
  {
    do {
      return try body()
    } catch var failure as Failure {
      let words = bound.filter { $0.name == name }
      if let inner = failure.place, inner.text == part, words.indices.contains(index) {
        failure.place = Place(text: line, range: words[index].word.range).narrowed(to: inner.range, in: part)
      }
      throw failure
    }
  }

  private func value(_ name: String) -> Value { bound.first { $0.name == name }?.value ?? .none }
}

extension Place {
  /// The stretch `range` of `part`, where this place holds `part` as it was typed; the whole place where it doesn't.
  fileprivate func narrowed(to range: Range<Int>, in part: String) -> Place {
    let word = Array(text.utf8)[self.range.clamped(to: 0..<text.utf8.count)]
    guard let found = word.firstRange(of: Array(part.utf8)) else { return self }
    let start = found.lowerBound
    return Place(text: text, range: start + range.lowerBound..<start + max(range.lowerBound, range.upperBound))
  }
}
