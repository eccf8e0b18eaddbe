import TagarelaKit

/// The values that a line gives to a command's parameters, each with the word that it came from.
public struct Arguments: Sendable {
  struct Bound: Sendable {
    let name: String
    let value: Value
    let word: Word
    /// What was typed for it when it was asked for; nil for a word of the line.
    var answer: String?

    /// Runs `body`; a failure that has no place yet gets that of the word on the line.
    func at<Result>(_ line: String, _ body: () throws -> Result) throws -> Result {
      do {
        return try body()
      } catch var failure as Failure {
        if failure.place == nil { failure.place = Place(text: answer ?? line, range: word.range) }
        throw failure
      }
    }
  }

  var bound: [Bound] = []
  /// What is said of the result, as ``ResultShape`` reads it.
  var shape: [Bound] = []
  /// The line, for places in failures and as the name of its step.
  public let line: String

  init(line: String) {
    self.line = line
  }

  /// The same values on another line.
  func called(_ line: String) -> Arguments {
    var arguments = Arguments(line: line)
    arguments.bound = bound
    arguments.shape = shape
    return arguments
  }

  /// Whether a parameter has been given a value, be it the one that clears it.
  public func has(_ argument: some DeclaredParameter) -> Bool { has(argument.parameter.name) }

  func has(_ name: String) -> Bool { bound.contains { $0.name == name } }

  /// The value of a mandatory parameter; binding has seen to it that it is there.
  public subscript<Value>(_ argument: Argument<Value>) -> Value {
    get throws {
      guard let value = value(argument) else {
        throw Failure("argument.missing", ["name": .phrase(Phrase("field.\(argument.parameter.name)"))])
      }
      return value
    }
  }

  /// The value of one that may be left out.
  public subscript<Value>(_ argument: Argument<Value?>) -> Value? { value(argument) ?? nil }

  /// All values of one that takes several.
  public subscript<Value>(_ argument: Argument<[Value]>) -> [Value] { value(argument) ?? [] }

  /// Whether a flag is there.
  public subscript(_ flag: Argument<Bool>) -> Bool { value(flag) ?? false }

  /// Runs `body`; a failure that has no place yet gets that of the parameter's word.
  ///
  /// - Parameter index: which of the words of a parameter that takes several.
  public func at<Result>(
    _ argument: some DeclaredParameter, _ index: Int = 0, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch var failure as Failure {
      if failure.place == nil { failure.place = place(of: argument, index) }
      throw failure
    }
  }

  /// Runs `body`; a failure with a place in `part`, which is a stretch of the parameter's word, gets that place in the
  /// line.
  public func inside<Result>(
    _ argument: some DeclaredParameter, _ index: Int = 0, _ part: String, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch var failure as Failure {
      if let inner = failure.place, inner.text == part, let whole = place(of: argument, index) {
        failure.place = whole.narrowed(to: inner.range, in: part)
      }
      throw failure
    }
  }

  private func value<Value>(_ argument: Argument<Value>) -> Value? {
    argument.value(bound.filter { $0.name == argument.parameter.name }.map(\.value))
  }

  /// Where the user sees a word: on the line, or in the answer to a question.
  private func place(of argument: some DeclaredParameter, _ index: Int) -> Place? {
    let words = bound.filter { $0.name == argument.parameter.name }
    guard words.indices.contains(index) else { return nil }
    return Place(text: words[index].answer ?? line, range: words[index].word.range)
  }
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
