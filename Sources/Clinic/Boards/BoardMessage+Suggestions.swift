import TagarelaKit

extension BoardMessage {
  /// The whole words of the sentence that is being made: what came before a full stop, a question mark or an exclamation
  /// mark is another one. A word that is all that a symbol says stands for the symbol's concept.
  var words: [PointedWord] {
    var words: [PointedWord] = []
    for (index, part) in parts.enumerated() {
      let text = index == parts.count - 1 ? String(part.text.dropLast(letters.count)) : part.text
      var own = [""]
      for character in text {
        if character.isOfWord {
          own[own.count - 1].append(character)
        } else if Self.ends.contains(character) {
          words = []
          own = [""]
        } else {
          own.append("")
        }
      }
      own = own.filter(\.hasLetters)
      words += own.count == 1 ? [PointedWord(own[0], concept: part.concept)] : own.map { PointedWord($0) }
    }
    return words
  }

  /// What is written of the word that comes next; empty before its first letter.
  var letters: String {
    guard let last = parts.last, last.isOpen else { return "" }
    let letters = String(last.text.reversed().prefix(while: \.isOfWord).reversed())
    return letters.hasLetters ? letters : ""
  }

  /// Puts a word in the place of the letters that are written of it, and ends it.
  mutating func complete(with word: String) {
    let letters = letters
    guard let last = parts.last, last.isOpen, !letters.isEmpty || last.text.isOpening else {
      return add(word, voice: nil)
    }
    retype(last.text.dropLast(letters.count) + word)
    end()
  }

  /// A word with the capitals in which its letters are written.
  func inItsLetters(_ word: String) -> String {
    let letters = letters
    guard letters.first?.isUppercase == true else { return word }
    // One capital letter begins a name or a sentence, unless all is written in capitals.
    let isInCapitals = letters.isInCapitals || letters.count == 1 && words.map(\.text).joined().isInCapitals
    return isInCapitals ? word.uppercased() : word.prefix(1).uppercased() + word.dropFirst()
  }

  private static let ends: Set<Character> = [".", "?", "!", "…"]
}

extension Character {
  /// Letters and digits, and what stands between them: l'aigua, col·legi, guarda-chuva.
  fileprivate var isOfWord: Bool { isLetter || isNumber || "'’·-".contains(self) }
}

extension String {
  fileprivate var hasLetters: Bool { contains { $0.isLetter || $0.isNumber } }

  /// At least two letters, and no small one.
  fileprivate var isInCapitals: Bool {
    let letters = filter(\.isLetter)
    return letters.count > 1 && letters.allSatisfy(\.isUppercase)
  }

  /// Signs after which a word follows without a space: ¿ ¡ ( "
  fileprivate var isOpening: Bool { allSatisfy { "¿¡(«“\"".contains($0) } }
}
