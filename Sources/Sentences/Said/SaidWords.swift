import TagarelaKit

/// What was pointed at without what belongs to no word: marks, capitals, words of one symbol that are several.
struct SaidWords {
  private(set) var request: SentenceRequest
  /// A comma stood behind these words.
  private(set) var commas: Set<Int> = []
  private(set) var isExclaimed = false

  private let book: WordBook
  private let language: SaidLanguage

  init(_ request: SentenceRequest, _ book: WordBook, _ language: SaidLanguage) {
    self.book = book
    self.language = language
    self.request = request
    self.request.words = []
    for word in request.words {
      if word.isOnlySpelt { take(word.text.replacing("_", with: " ")) } else { self.request.words.append(word) }
    }
    mergePlease()
    if self.request.words.isEmpty { self.request.words = request.words }
    // Commas between all words part symbols, not clauses.
    if commas.count >= self.request.words.count - 1 { commas = [] }
    lowerCapitals()
    raiseNames()
    makeSingular()
  }

  private mutating func take(_ word: String) {
    guard book.known(word).isEmpty else { return request.words.append(PointedWord(word)) }
    let marks = word.suffix(while: Self.isMark)
    let bare = String(word.drop(while: Self.isMark).dropLast(marks.count))
    if marks.contains("?") { request.isQuestion = true }
    if marks.contains("!") { isExclaimed = true }
    if !bare.isEmpty {
      let parts = bare.split(separator: " ").map(String.init)
      let isPhrase = parts.count > 1 && book.known(bare).isEmpty && parts.allSatisfy { !book.entries(for: $0).isEmpty }
      request.words += (isPhrase ? parts : [bare]).map { PointedWord($0) }
    }
    if marks.contains(","), !request.words.isEmpty { commas.insert(request.words.count - 1) }
  }

  private static func isMark(_ character: Character) -> Bool { "¿¡?!.,;:…\"“”«»()–—-".contains(character) }

  /// Por favor, though it was said in several words.
  private mutating func mergePlease() {
    for index in request.words.indices.reversed() {
      for count in 2...3 where index + count <= request.words.count {
        let parts = request.words[index..<index + count]
        let whole = parts.map(\.text).joined(separator: " ")
        guard parts.allSatisfy(\.isOnlySpelt), book.known(whole).first?.role == .please else { continue }
        request.words.replaceSubrange(index..<index + count, with: [PointedWord(whole)])
        commas = Set(commas.map { $0 < index ? $0 : max(index, $0 - count + 1) })
        break
      }
    }
  }

  // MARK: - Capitals

  /// I WANT JUICE: what is written in capitals throughout.
  private mutating func lowerCapitals() {
    let written = request.words.map(\.text).filter { $0.contains(where: \.isLetter) }
    let isShouted = written.allSatisfy { $0 == $0.uppercased() } && written.contains { $0.count > 1 }
    if !isShouted, written.count > 1, written.allSatisfy({ $0.first?.isUppercase == true }) { return lowerTitles() }
    for (index, pointed) in request.words.enumerated() where pointed.isOnlySpelt {
      let word = pointed.text
      guard word == word.uppercased(), word.contains(where: \.isLetter), word.count > 1 || isShouted else { continue }
      let lower = word.lowercased()
      if let entry = book.known(lower).first {
        request.words[index].text = entry.text.lowercased() == lower ? entry.text : lower
      } else if !book.entries(for: lower).isEmpty {
        request.words[index].text = lower
      } else if isShouted {
        // Whoever does something is somebody, and has a name.
        let isSubject = index == 0 && request.words.count > 1
        request.words[index].text =
          isSubject && !lower.contains("'") ? lower.prefix(1).uppercased() + lower.dropFirst() : lower
      }
    }
  }

  /// Yo Querer Agua: labels that begin with a capital each.
  private mutating func lowerTitles() {
    for (index, pointed) in request.words.enumerated() where pointed.isOnlySpelt {
      let word = pointed.text
      let entries = book.known(word.lowercased())
      let isName =
        entries.isEmpty && book.entries(for: word).first?.role == .name || entries.contains { $0.role == .name }
      if isName || book.entries(for: word.lowercased()).isEmpty { continue }
      request.words[index].text = word.prefix(1).lowercased() + word.dropFirst()
    }
  }

  // MARK: - Names

  /// Ana, though ana was typed; behind nothing but a greeting also Rosa.
  private mutating func raiseNames() {
    for (index, word) in request.words.enumerated() where word.isOnlySpelt {
      let isGreeted =
        index > 0 && index == request.words.count - 1
        && request.words[..<index].allSatisfy { [.exclamation, .saying].contains(book.entries(for: $0).first?.role) }
      let role = book.entries(for: word.text).first?.role
      guard let name = book.name(word.text), role == .name || isGreeted && [.noun, .adjective].contains(role) else {
        continue
      }
      request.words[index].text = name.text
    }
  }

  // MARK: - One

  /// One *apples*: a label in the plural behind a word that wants one of it.
  private mutating func makeSingular() {
    for (index, word) in request.words.enumerated().dropFirst() where word.isOnlySpelt {
      guard isOne(book.known(request.words[index - 1].text).first), let singular = book.singular(of: word.text) else {
        continue
      }
      request.words[index].text = singular
    }
  }

  private func isOne(_ entry: Entry?) -> Bool {
    switch entry?.role {
    case .quantity(.one), .quantity(.each): true
    case .article(let isDefinite):
      !isDefinite && entry?.isPlural == false && entry.map { language.singularArticles.contains($0.text) } == true
    default: false
    }
  }
}

extension String {
  fileprivate func suffix(while isMeant: (Character) -> Bool) -> Substring {
    self[(lastIndex { !isMeant($0) }.map { index(after: $0) } ?? startIndex)...]
  }
}
