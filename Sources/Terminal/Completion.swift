import Foundation
import TagarelaKit

/// What Tab offers at a place of a line.
public struct Completion: Sendable, Equatable {
  /// One of the things that fit.
  public struct Option: Sendable, Equatable {
    /// What is inserted, quoted where the language asks for it.
    public var text: String
    /// What is listed.
    public var label: String
    /// What is said of it beside the label.
    public var note: String?
    /// Whether a blank follows once it is inserted as the only option.
    public var closes: Bool

    /// `label` is the text itself unless given.
    public init(text: String, label: String? = nil, note: String? = nil, closes: Bool = true) {
      self.text = text
      self.label = label ?? text
      self.note = note
      self.closes = closes
    }

    /// As the terminal can show it and a line can hold it.
    var shown: Option {
      Option(text: text.onOneRow, label: label.onOneRow, note: note?.onOneRow, closes: closes)
    }
  }

  /// UTF-8 offsets of what an option takes the place of.
  public var range: Range<Int>
  public var options: [Option]

  public init(range: Range<Int>, options: [Option]) {
    self.range = range
    self.options = options
  }

  /// Nothing fits.
  public static let none = Completion(range: 0..<0, options: [])
}

extension Completion {
  /// What a press of Tab does to a line.
  enum Step: Equatable {
    case beep
    case replace(Range<Int>, String)
    case list
  }

  /// The only option, or as much as all options share, as long as what was typed is kept but for case and accents.
  func step(in line: String) -> Step {
    let bytes = Array(line.utf8)
    let range = range.clamped(to: 0..<bytes.count)
    let typed = String(decoding: bytes[range], as: UTF8.self)
    guard let first = options.first else { return .beep }
    if options.count == 1 {
      let isFollowed = range.upperBound < bytes.count && bytes[range.upperBound] == UInt8(ascii: " ")
      let text = first.closes && !isFollowed ? first.text + " " : first.text
      return text == typed ? .beep : .replace(range, text)
    }
    let shared = commonPrefix(of: options.map(\.text))
    return shared != typed && bare(shared).hasPrefix(bare(typed)) ? .replace(range, shared) : .list
  }
}

/// The longest text with which all of `texts` begin, in whole user-perceived characters.
func commonPrefix(of texts: [String]) -> String {
  guard var prefix = texts.first?[...] else { return "" }
  for text in texts.dropFirst() {
    let shared = zip(prefix, text).prefix { $0 == $1 }.count
    prefix = prefix.prefix(shared)
  }
  return String(prefix)
}

/// A text without case, accents, an opening quotation mark and backslashes.
private func bare(_ text: String) -> String {
  let unquoted = text.first == "\"" || text.first == "'" ? text.dropFirst() : text[...]
  return unquoted.filter { $0 != "\\" }.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
}
