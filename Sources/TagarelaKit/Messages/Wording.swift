/// Puts phrases and values into the words of one language. Nothing in them steers a terminal, wherever it came from.
public struct Wording: Sendable {
  /// The one that is spoken, which isn't the user's where that one has no module.
  public let language: Language
  /// The language whose texts stand in for missing ones: ISO 639-1.
  public let standIn: String
  /// The language's own texts, then those that stand in for missing ones. What isn't asked for isn't read.
  private let tables: [Tables]
  /// For messages that neither has.
  private let last: Tables

  private struct Tables {
    let messages: Lazily<MessageIndex>
    let words: Lazily<MessageIndex>

    init(_ translations: [Translation]) {
      messages = Lazily { MessageIndex(translations.map(\.messages)) }
      words = Lazily { MessageIndex(translations.map(\.words)) }
    }
  }

  /// - Parameters:
  ///   - translations: the texts of the language; of two that have a key the later one counts.
  ///   - others: those of another language, for what is missing.
  ///   - rest: those of all further ones: a message in any language says more than its key.
  ///   - standIn: the language of `others`, else the language itself.
  public init(
    language: Language, translations: [Translation], insteadOfMissing others: [Translation] = [],
    orElse rest: [Translation] = [], standIn: String? = nil
  ) {
    self.language = language
    self.standIn = standIn ?? language.id
    tables = (others.isEmpty ? [translations] : [translations, others]).map(Tables.init)
    last = Tables(rest)
  }

  /// Of texts by language that a module brings itself the one for the user: this language's, else the one for all (under an
  /// empty code), else the stand-in's, else the first by code. Nil where there is none.
  public func choose(among texts: [String: String]) -> String? {
    texts[language.id] ?? texts[""] ?? texts[standIn] ?? texts.min { $0.key < $1.key }?.value
  }

  private func message(_ key: String) -> String? { first(key) { $0.messages } }

  /// With alternatives after `|`; the first is the one shown.
  private func alternatives(_ key: String) -> String? { first(key) { $0.words } }

  private func first(_ key: String, _ table: (Tables) -> Lazily<MessageIndex>) -> String? {
    for tables in tables {
      if let text = table(tables).value.text(key) { return text }
    }
    return nil
  }

  /// A phrase as a sentence. A message that no language has is shown by its key, with the values.
  public func text(_ phrase: Phrase) -> String {
    guard let template = template(phrase.key) else {
      return missing(phrase).harmless
    }
    return fill(template, with: phrase).harmless
  }

  /// A message with its places, for those who fill them elsewhere; nil where no language has it.
  public func template(_ key: String) -> String? { message(key) ?? last.messages.value.text(key) }

  /// The language in which a message is shown, ISO 639-1: this one, or where it lacks the message the one that stands in for it.
  public func language(of key: String) -> String {
    tables.first?.messages.value.text(key) == nil ? standIn : language.id
  }

  /// Whether there is a message of this key, be it in the language that stands in for missing ones.
  public func has(_ key: String) -> Bool { message(key) != nil }

  /// The word of this language for a noun, verb, option or value; the last part of the key when it has none.
  public func word(_ key: String) -> String {
    knownWord(key) ?? key.split(separator: ".").last.map(String.init) ?? key
  }

  /// The word of this language for a noun, verb, option or value; nil when it has none.
  public func knownWord(_ key: String) -> String? {
    guard let alternatives = alternatives(key) else { return nil }
    guard let bar = alternatives.utf8.firstIndex(of: UInt8(ascii: "|")) else { return alternatives }
    return String(alternatives[..<bar])
  }

  /// All words of this language for a noun, option or value, the one that is shown first.
  public func words(_ key: String) -> [String] {
    alternatives(key)?.split(separator: "|").map(String.init) ?? [word(key)]
  }

  /// The words that answer a question in this language, `answer.KEY`, the first as it is shown; else that for the value.
  public func answers(_ key: String) -> [String] {
    alternatives("answer." + key).map { $0.split(separator: "|").map(String.init) } ?? [word("value." + key)]
  }

  /// What a field is called: `field.KEY`, which has no places to fill.
  public func field(_ key: String) -> String { message("field." + key) ?? key }

  /// The word for a verb beside a noun, whose gender it may take: `verb.new.board`, else `verb.new`.
  public func verb(_ verb: String, of noun: String) -> String {
    word(verbKey(verb, of: noun))
  }

  /// All words of this language for a verb beside a noun, the one that is shown first.
  public func verbs(_ verb: String, of noun: String) -> [String] {
    alternatives(verbKey(verb, of: noun))?.split(separator: "|").map(String.init) ?? [verb]
  }

  private func verbKey(_ verb: String, of noun: String) -> String {
    let own = "verb.\(verb).\(noun)"
    return alternatives(own) == nil ? "verb.\(verb)" : own
  }

  /// A value as people read it: numbers, days and colours in the language's way, a record as its values with dots
  /// between, nothing for ``Value/none``.
  public func text(_ value: Value) -> String {
    switch value {
    case .text(let text): text.harmless
    case .integer(let number): self.number(number)
    case .real(let number): real(number)
    case .flag(let flag): word(flag ? "value.yes" : "value.no")
    case .day(let day): language.dates.short(day)
    case .moment(let moment): text(moment)
    case .word(let key): word("value.\(key)")
    case .color(let color): word("value.\(color.rawValue)")
    case .phrase(let phrase): text(phrase)
    case .list(let values): values.map(text).joined(separator: ", ")
    case .record(let record): record.fields.map { text($0.value) }.joined(separator: " · ")
    case .none: ""
    }
  }

  /// Day and time to the minute, or to the second where there are any.
  public func text(_ moment: Moment) -> String {
    let time = moment.iso.dropFirst(11)
    return "\(language.dates.short(moment.day)) \(moment.second == 0 ? time.dropLast(3) : time)"
  }

  /// With the language's mark between thousands.
  public func number(_ number: Int) -> String {
    let digits = String(number.magnitude)
    guard digits.utf8.count > (language.numbers.groupsFourDigits ? 3 : 4) else { return String(number) }
    var parts: [Substring] = []
    var rest = Substring(digits)
    while !rest.isEmpty {
      parts.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return (number < 0 ? "-" : "") + parts.joined(separator: language.numbers.group)
  }

  /// With at most one decimal.
  private func real(_ number: Double) -> String {
    guard number.magnitude < 1e15 else { return String(number) }
    let tenths = Int((number * 10).rounded())
    let whole = self.number(tenths / 10)
    let sign = tenths < 0 && tenths > -10 ? "-" : ""
    return tenths % 10 == 0 ? whole : "\(sign)\(whole)\(language.numbers.decimal)\(abs(tenths % 10))"
  }

  /// `{name}` takes a value, unless a `$` stands before it; `{count?# touch|# touches}` takes the form that goes with a
  /// number, `#` being the number.
  private func fill(_ template: String, with phrase: Phrase) -> String {
    guard template.utf8.contains(UInt8(ascii: "{")) else { return template }
    var result = ""
    var rest = Substring(template)
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      result += rest[..<open]
      if rest[..<open].utf8.last == UInt8(ascii: "$") {
        result += rest[open...close]
        rest = rest[rest.utf8.index(after: close)...]
        continue
      }
      let inside = rest[rest.utf8.index(after: open)..<close]
      let (name, forms) = inside.parted(at: "?")
      let value = phrase.arguments.first { $0.name == name }?.value ?? .none
      if let forms, case .integer(let count) = value {
        let (one, others) = forms.parted(at: "|")
        var form = language.plural(count) == .one ? one : others ?? one
        while case (let before, let after?) = form.parted(at: "#") {
          result += before + number(count)
          form = after
        }
        result += form
      } else {
        // A name that has a line end must not look like a message of its own.
        let said = text(value)
        result += said.utf8.contains(0x0A) ? said.replacing("\n", with: " ") : said
      }
      rest = rest[rest.utf8.index(after: close)...]
    }
    return result + rest
  }

  /// A message that no language has must still say something: its key and its values.
  private func missing(_ phrase: Phrase) -> String {
    ([phrase.key] + phrase.arguments.map { text($0.value) }).joined(separator: " · ")
  }
}

extension Substring {
  /// What is before the first of an ASCII character, and what is after it; nil where there is none.
  fileprivate func parted(at mark: Unicode.Scalar) -> (before: Substring, after: Substring?) {
    guard let index = utf8.firstIndex(of: UInt8(ascii: mark)) else { return (self, nil) }
    return (self[..<index], self[utf8.index(after: index)...])
  }
}
