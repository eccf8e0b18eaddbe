import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// Activities and times as a line has them: `lanche 20m parque 00:30:00`.
struct TimingWords {
  /// What was written, with the index of the word that says how long.
  struct Part: Equatable {
    let activity: String
    let time: String
    let index: Int
  }

  let parts: [Part]
  /// What follows without a time.
  let rest: String

  init(_ words: [String]) {
    var parts: [Part] = []
    var activity: [String] = []
    for (index, word) in words.enumerated() {
      if TimeSpan.seconds(word) == nil {
        activity.append(word)
      } else {
        parts.append(Part(activity: activity.joined(separator: " "), time: word, index: index))
        activity = []
      }
    }
    self.parts = parts
    rest = activity.joined(separator: " ")
  }
}

extension Context {
  /// The steps that a line says; nil for words without any time, which are a name.
  ///
  /// - Throws: ``Failure`` `timer.not_time`, `timer.range`, with their places.
  func steps(_ arguments: Arguments, _ argument: Argument<[String]>, for patient: Int64?) throws -> [TimerPlan.Step]? {
    let words = arguments[argument]
    let timing = TimingWords(words)
    if let last = words.last, !timing.rest.isEmpty, !timing.parts.isEmpty || last.looksLikeTime {
      try arguments.at(argument, words.count - 1) {
        throw Failure("timer.not_time", ["text": .text(last)], hint: Phrase("timer.not_time.hint"))
      }
    }
    guard !timing.parts.isEmpty else { return nil }
    return try timing.parts.map { part in
      let seconds = TimeSpan.seconds(part.time) ?? 0
      try arguments.at(argument, part.index) {
        guard TimeSpan.range.contains(seconds) else {
          throw Failure("timer.range", ["text": .text(part.time)], hint: Phrase("timer.not_time.hint"))
        }
      }
      return try arguments.at(argument, max(0, part.index - 1)) {
        try step(part.activity, seconds: seconds, for: patient)
      }
    }
  }

  /// An activity is a symbol, whose picture it takes, or a text without one.
  private func step(_ activity: String, seconds: Int, for patient: Int64?) throws -> TimerPlan.Step {
    guard !activity.isEmpty else { return TimerPlan.Step(activity: "", seconds: seconds) }
    if let reference = try libraryReference(activity) {
      let mention = SymbolMention.library(reference)
      let name = try clinic.picture(of: mention, for: patient).name
      return TimerPlan.Step(
        activity: name, picture: try clinic.keptPicture(of: mention, for: patient), seconds: seconds)
    }
    let name = try FieldRules.name(activity)
    if let symbol = try workspace.symbol(called: name, for: patient) {
      return TimerPlan.Step(activity: name, picture: symbol.picture, seconds: seconds)
    }
    // Libraries that can't be asked just now are no reason to have no timer.
    let symbol = try? clinic.librarySymbol(called: name, for: patient)
    let picture = try? symbol.map { try clinic.keepPicture(of: $0, for: patient) }
    return TimerPlan.Step(activity: name, picture: picture, seconds: seconds)
  }
}

extension String {
  /// Whether it was perhaps meant as a time, and is no name.
  fileprivate var looksLikeTime: Bool { first.map { $0.isNumber || "-+:".contains($0) } ?? false }
}
