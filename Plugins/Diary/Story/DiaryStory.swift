import TagarelaKit

/// Entries in order of time as one story: first … then … after that … in the end. Those without words tell nothing.
struct DiaryStory {
  private let entries: [DiaryEntry]
  private let joining: JoiningWords
  private let wording: Wording
  /// The languages of sentences that were made of symbols, by their code.
  private let wordings: [String: Wording]

  /// - Parameter wording: in whose language it is told.
  init(_ entries: [DiaryEntry], in wording: Wording, among registry: Registry) {
    self.entries = entries.filter { $0.text.contains { !$0.isWhitespace } }
    self.wording = wording
    joining = JoiningWords(wording)
    let languages = Set(entries.compactMap(\.language))
    wordings = Dictionary(uniqueKeysWithValues: languages.map { ($0, Wording($0, in: registry)) })
  }

  /// What tells of something is joined, and one alone needs nothing; what asks, calls or greets stands for itself.
  var text: String {
    let joined = entries.indices.filter { tellsOfSomething(entries[$0]) }
    guard joined.count > 1 else { return entries.map { Self.closed($0.text) }.joined(separator: " ") }
    var parts = entries.map { Self.closed($0.text) }
    for (place, index) in joined.enumerated() {
      let isLast = place > 1 && index == entries.count - 1
      parts[index] = joining.word(place, isLast: isLast) + told(entries[index])
    }
    return parts.joined(separator: " ")
  }

  /// How an entry goes on after a joining word. A sentence that was made of symbols goes on in small letters, unless it begins
  /// with what is always written large; what somebody wrote, and what stands for itself, stays as it is, behind a colon.
  func told(_ entry: DiaryEntry) -> String {
    let text = Self.closed(entry.text)
    guard let language = entry.language, tellsOfSomething(entry) else { return ": " + text }
    guard let first = text.firstIndex(where: \.isLetter) else { return ", " + text }
    let word = text[first...].prefix { $0.isLetter }
    let large = wordings[language]?.text(Phrase("diary.story.capitals")).split(separator: " ") ?? []
    guard !large.contains(word), !entry.names.contains(String(word)) else { return ", " + text }
    return ", " + text[..<first] + text[first].lowercased() + text[text.index(after: first)...]
  }

  /// Whether it isn't a question, a call or a greeting, before which no joining word stands.
  private func tellsOfSomething(_ entry: DiaryEntry) -> Bool {
    let text = entry.text.asText
    let isCalledOut = text.reversed().first { !$0.isWhitespace && !"\"”»)".contains($0) }.map { "?!".contains($0) }
    guard isCalledOut != true else { return false }
    let greetings = (entry.language.flatMap { wordings[$0] } ?? wording).text(Phrase("diary.story.greetings"))
    return !greetings.split(separator: "|").contains { greeting in
      let begun = text.folded
      let word = String(greeting).folded
      return begun.hasPrefix(word) && begun.dropFirst(word.count).first?.isLetter != true
    }
  }

  /// With a full stop, where nothing ends it.
  private static func closed(_ text: String) -> String {
    let text = text.asText
    guard let last = text.last, last.isLetter || last.isNumber else { return text }
    return text + "."
  }
}

/// The words that join what happened on a day.
struct JoiningWords: Encodable {
  /// Before what came first.
  let first: String
  /// Before what came then, in turn.
  let next: [String]
  /// Before what came last, of three and more.
  let last: String

  init(_ wording: Wording) {
    first = wording.text(Phrase("diary.story.first"))
    next = wording.text(Phrase("diary.story.next")).split(separator: "|").map { String($0) }
    last = wording.text(Phrase("diary.story.last"))
  }

  /// - Parameter place: which of them, from 0.
  fileprivate func word(_ place: Int, isLast: Bool) -> String {
    place == 0 ? first : isLast || next.isEmpty ? last : next[(place - 1) % next.count]
  }
}

extension DiaryEntry {
  /// Words that were pointed at and are always written large: those of people and places, which are no concepts, and of concepts
  /// those that are written large among small ones.
  fileprivate var names: Set<String> {
    let capitals = parts.filter { $0.word.first?.isUppercase == true }
    return Set(
      capitals.filter { $0.concept == nil || capitals.count < parts.count }
        .compactMap { $0.word.split { !$0.isLetter }.first.map(String.init) })
  }
}
