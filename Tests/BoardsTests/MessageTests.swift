import TagarelaKit
import Testing

@testable import Clinic

/// What is gathered by touching cells, as far as words may be offered for what comes next.
struct MessageTests {
  /// Types signs, each with a touch; a bar stands for the key that ends a word.
  private func typed(_ text: String) -> BoardMessage {
    var message = BoardMessage()
    for sign in text {
      if sign == "|" { message.end() } else { message.type(String(sign)) }
    }
    return message
  }

  @Test(
    arguments: [
      ("", [], ""), ("qu", [], "qu"), ("quero|", ["quero"], ""), ("quero|á", ["quero"], "á"),
      ("Eu|quero|SU", ["Eu", "quero"], "SU"), ("quero,|s", ["quero"], "s"), ("quero,", ["quero"], ""),
      ("l'ai", [], "l'ai"), ("col·le", [], "col·le"), ("guarda-ch", [], "guarda-ch"), ("¿que", [], "que"),
      ("«|a", [], "a"), ("'", [], ""), ("-|a", [], "a"), ("10|da", ["10"], "da"),
    ] as [(String, [String], String)]) func `whole words are told from the letters of one`(
      _ text: String, _ words: [String], _ letters: String
    )
  {
    let message = typed(text)
    #expect(message.words.map(\.text) == words)
    #expect(message.letters == letters)
  }

  @Test(arguments: ["Bom|dia.|vo", "Bom|dia.vo", "Bom|dia|?|vo", "Vem!|vo", "E…|vo"])
  func `what was said before the end of a sentence doesn't count`(_ text: String) {
    #expect(typed(text).words.isEmpty)
    #expect(typed(text).letters == "vo")
  }

  @Test func `a word that is a symbol's stands for its concept, one of several words or in letters for none`() {
    var message = BoardMessage()
    message.add("manga", concept: "sleeve", voice: nil)
    message.add("suco de manga", concept: "juice", voice: nil)
    message.type("manga")
    message.end()
    #expect(
      message.words == [
        PointedWord("manga", concept: "sleeve"), PointedWord("suco"), PointedWord("de"), PointedWord("manga"),
        PointedWord("manga"),
      ])
  }

  @Test func `words that cells say count, each of their own`() {
    var message = BoardMessage()
    message.add("Bom dia!", voice: nil)
    message.add("eu quero", voice: nil)
    message.add("mais", voice: nil)
    #expect(message.words.map(\.text) == ["eu", "quero", "mais"])
    #expect(message.letters.isEmpty)
  }

  @Test(arguments: [
    ("", "quero"), ("qu", "quero"), ("eu|", "eu quero"), ("eu|qu", "eu quero"), ("¿qu", "¿quero"), ("¿", "¿quero"),
    ("sim,", "sim, quero"), ("sim.", "sim. quero"), ("(", "(quero"), ("eu|xyz", "eu quero"), ("-", "- quero"),
  ]) func `a word takes the place of its letters, not of the signs before them`(_ text: String, _ whole: String) {
    var message = typed(text)
    message.complete(with: "quero")
    #expect(message.text == whole)
    message.type("á")
    #expect(message.text == whole + " á")
  }

  @Test func `a word that was chosen is taken back whole`() {
    var message = typed("eu|qu")
    message.complete(with: "quero")
    message.removeLast()
    #expect(message.text == "eu")
  }

  @Test(arguments: [
    ("", "quero"), ("qu", "quero"), ("Qu", "Quero"), ("QU", "QUERO"), ("Q", "Quero"), ("EU|Q", "QUERO"),
    ("Eu|Q", "Quero"), ("Á", "Quero"), ("EU|", "quero"), ("¿Q", "Quero"), ("D'A", "QUERO"),
  ]) func `a word comes in the capitals of its letters`(_ text: String, _ word: String) {
    #expect(typed(text).inItsLetters("quero") == word)
  }
}
