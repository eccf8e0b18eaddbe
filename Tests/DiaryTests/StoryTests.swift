import BuiltIns
import TagarelaKit
import Testing

@testable import Diary

/// A day told as one story.
struct StoryTests {
  private static let registry = Registry(builtInModules)

  private func story(_ entries: [DiaryEntry], in language: String) -> String {
    DiaryStory(entries, in: Wording(language, in: Self.registry), among: Self.registry).text
  }

  private func composed(_ text: String, _ words: String..., in language: String) -> DiaryEntry {
    var entry = DiaryEntry(patient: 1, at: Moment(seconds: 0), text: text)
    entry.language = language
    // Words that begin large are no concepts, as names of people are none.
    entry.parts = words.map { .init(word: $0, concept: $0.first?.isUppercase == true ? nil : $0) }
    return entry
  }

  private func written(_ text: String) -> DiaryEntry { DiaryEntry(patient: 1, at: Moment(seconds: 0), text: text) }

  @Test(arguments: [
    ("pt", "Comi uma maçã.", "Primeiro, comi uma maçã. Depois, comi uma maçã. No fim, comi uma maçã."),
    ("es", "Comí una manzana.", "Primero, comí una manzana. Luego, comí una manzana. Al final, comí una manzana."),
    ("ca", "He menjat pa.", "Primer, he menjat pa. Després, he menjat pa. Al final, he menjat pa."),
    ("en", "She ate an apple.", "First, she ate an apple. Then, she ate an apple. In the end, she ate an apple."),
  ])
  func `sentences of symbols go on in small letters`(_ language: String, _ sentence: String, _ told: String) {
    let entry = composed(sentence, "eat", "apple", in: language)
    #expect(story([entry, entry, entry], in: language) == told)
  }

  @Test func `names and the English I stay large, whatever language tells`() {
    let rosa = composed("Rosa comeu pão.", "Rosa", "comer", "pão", in: "pt")
    let mine = composed("I want juice.", "I", "want", "juice", in: "en")
    let water = composed("Quiero agua.", "querer", "agua", in: "es")
    let told = story([rosa, mine, water], in: "pt")
    #expect(told == "Primeiro, Rosa comeu pão. Depois, I want juice. No fim, quiero agua.")
    // Labels that all begin large say nothing of names.
    var labels = composed("Eu quero água.", in: "pt")
    labels.parts = ["Eu", "Querer", "Água"].map { .init(word: $0, concept: "c") }
    #expect(story([labels, labels], in: "pt") == "Primeiro, eu quero água. Depois, eu quero água.")
  }

  @Test func `what somebody wrote keeps its letters behind a colon, and ends`() {
    let one = written("Fomos à praia")
    let two = written("Comemos bem.")
    let three = written("No fim: sono…")
    let told = story([one, two, three], in: "pt")
    #expect(told == "Primeiro: Fomos à praia. Depois: Comemos bem. No fim: No fim: sono…")
    #expect(story([one], in: "pt") == "Fomos à praia.")
    #expect(story([one, two], in: "pt") == "Primeiro: Fomos à praia. Depois: Comemos bem.")
    #expect(story([], in: "pt").isEmpty)
  }

  @Test func `joining words take turns, and pictures without words aren't told`() {
    let entry = composed("She ate.", "eat", in: "en")
    let told = story([entry, entry, written(" "), entry, entry, entry, entry], in: "en")
    #expect(
      told
        == "First, she ate. Then, she ate. After that, she ate. Later, she ate. Then, she ate. In the end, she ate.")
  }

  @Test(arguments: [
    ("pt", "Bom dia, mamãe.", "Posso ir à praia?", "Fui à praia.", "Primeiro, fui à praia.", "No fim, fui à praia."),
    ("es", "Hola", "¿Puedo ir a la playa?", "Fui a la playa.", "Primero, fui a la playa.", "Al final, fui a la playa."),
    ("ca", "Bona nit.", "Puc anar a la platja?", "Hi he anat.", "Primer, hi he anat.", "Al final, hi he anat."),
    (
      "en", "Thank you.", "Can I go to the sea?", "We went there.", "First, we went there.",
      "In the end, we went there."
    ),
  ])
  func `what greets, asks or calls out stands for itself, and joining words go on behind it`(
    _ language: String, _ greeting: String, _ question: String, _ deed: String, _ first: String, _ last: String
  ) {
    let told = composed(deed, "go", in: language)
    let day = [written(greeting), told, composed(question, "can", "go", in: language), told, written("Yes!"), told]
    let text = story(day, in: language)
    #expect(text.hasPrefix(greeting) && text.contains("\(first) \(question) "))
    #expect(text.contains(" Yes! \(last)") && text.hasSuffix(last))
    // With one thing to tell of there is nothing to be joined.
    #expect(story([written(greeting), told], in: language).hasSuffix(" \(deed)"))
    // Two questions between two deeds don't bring a joining word again.
    let parted = story([told, told, composed(question, "can", in: language), told, written("Yes!")], in: language)
    let words = parted.split(separator: " ").filter { $0.hasSuffix(",") }
    #expect(zip(words, words.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func `a word that only begins like a greeting tells of something`() {
    let story = story([written("Oito pães"), written("Obrigações")], in: "pt")
    #expect(story == "Primeiro: Oito pães. Depois: Obrigações.")
  }

  @Test func `a language whose joining words are missing tells nevertheless`() {
    let entry = composed("She ate.", "eat", in: "en")
    let none = Registry([])
    #expect(!DiaryStory([entry, entry, entry, entry], in: Wording("en", in: none), among: none).text.isEmpty)
  }
}
