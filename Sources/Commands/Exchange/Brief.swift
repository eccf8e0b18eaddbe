import TagarelaKit

extension String {
  /// At most so many characters that a line of a console can still be read, whatever stands in a file.
  var brief: String { prefix(ofScalars: 120) == self ? self : prefix(ofScalars: 119) + "…" }
}

extension Phrase {
  /// Without texts that are too long for a line.
  var brief: Phrase {
    var phrase = self
    for index in phrase.arguments.indices {
      phrase.arguments[index].value = phrase.arguments[index].value.brief
    }
    return phrase
  }
}

extension Value {
  fileprivate var brief: Value {
    switch self {
    case .text(let text): .text(text.brief)
    case .list(let values): .list(values.map(\.brief))
    case .phrase(let phrase): .phrase(phrase.brief)
    default: self
    }
  }
}
