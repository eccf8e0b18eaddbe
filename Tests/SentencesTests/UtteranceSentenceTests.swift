import CoreVocabulary
import TagarelaKit
import TagarelaTestSupport
import Testing

/// The utterances of the vocabulary are sentences in every language: so the prediction of words reads them.
struct UtteranceSentenceTests {
  @Test(arguments: ["pt", "es", "ca", "en"]) func `every utterance is a sentence of known words`(_ language: String)
    throws
  {
    let vocabulary = try #require(Registry([.coreVocabulary]).first(.vocabularies, id: "core"))
    let concepts = try vocabulary.tables().flatMap(\.concepts)
    let words = Dictionary(
      concepts.compactMap { concept in concept.words[language]?.first.map { (concept.key, $0.text) } },
      uniquingKeysWith: { first, _ in first })
    let maker = try SentenceDesk.shared.maker(language)
    var wrong: [String] = []
    for utterance in try vocabulary.utterances() {
      let request = utterance.request(words)
      let sentence = maker(request)
      let isWhole = sentence.text.contains(where: \.isLetter) || sentence.text.contains(where: \.isNumber)
      let isMarked = !utterance.isQuestion || sentence.text.hasSuffix("?")
      guard request.words.count == utterance.concepts.count, sentence.unknown.isEmpty, isWhole, isMarked else {
        wrong.append("\(utterance.concepts.joined(separator: " ")): \(sentence.text) \(sentence.unknown)")
        continue
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20).joined(separator: "\n"))")
  }

  @Test(arguments: [("pt", "eu querer m"), ("es", "yo querer ñ"), ("ca", "jo voler ç"), ("en", "i want m")])
  func `a letter is no unknown word`(_ language: String, _ words: String) throws {
    let maker = try SentenceDesk.shared.maker(language)
    #expect(maker(try SentenceRequest(words: words, options: "")).unknown.isEmpty)
    #expect(maker(try SentenceRequest(words: words + " qqq", options: "")).unknown == ["qqq"])
  }

  @Test(arguments: [
    ("pt", "Eu quero Rex."), ("es", "Yo quiero a Rex."), ("ca", "Jo vull el Rex."), ("en", "I want Rex."),
  ])
  func `a pet's name is no kind of thing, whatever category it has`(_ language: String, _ sentence: String) throws {
    let maker = try SentenceDesk.shared.maker(language)
    let begin = ["pt": ["eu", "querer"], "es": ["yo", "querer"], "ca": ["jo", "voler"], "en": ["I", "want"]][language]
    func said(_ word: String) throws -> String {
      let words = try #require(begin).map { PointedWord($0) } + [PointedWord(word, wordClass: .noun)]
      return maker(SentenceRequest(words)).text
    }
    #expect(try said("Rex") == sentence)
    #expect(try said("Tia da Bia").contains("Tia da Bia"))
    // What isn't written like a name is a thing: labels in capitals, and of several words.
    for thing in ["playmobil", "PLAYMOBIL", "Playmobil azul"] { #expect(try said(thing) != said("Rex")) }
    let article = try said("playmobil").split(separator: " ").dropLast().last
    #expect(["um", "un", "a"].contains(article))
    #expect(try said("PLAYMOBIL").split(separator: " ").dropLast().last == article)
  }

  @Test func `a Catalan name that begins with an article takes no second one`() throws {
    let maker = try SentenceDesk.shared.maker("ca")
    #expect(maker(try SentenceRequest(words: "el_meu_nom ser bonic", options: "")).text == "El meu nom és bonic.")
    #expect(maker(try SentenceRequest(words: "Anna ser bonica", options: "")).text.hasPrefix("L'Anna "))
  }
}
