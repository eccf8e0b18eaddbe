import TagarelaKit
import Testing

@testable import Clinic

struct PassageTests {
  private func pieces(_ text: String) -> [String] {
    let passage = Passage(text)
    return passage.pieces.map(passage.text)
  }

  @Test func `a text is said sentence by sentence`() {
    #expect(pieces("Bom dia! Tudo bem?  Vamos\nlanchar.") == ["Bom dia!", "Tudo bem?", "Vamos", "lanchar."])
  }

  @Test func `a point within a number or a word ends no sentence`() {
    #expect(pieces("São 3.5 metros em exemplo.org hoje") == ["São 3.5 metros em exemplo.org hoje"])
  }

  @Test func `an ellipsis ends a sentence`() {
    #expect(pieces("Olha… que bonito") == ["Olha…", "que bonito"])
  }

  @Test func `a sentence that has no end is cut at a comma, then at a blank`() {
    let word = "palavra "
    let long = String(repeating: word, count: 20) + "fim, e mais"
    #expect(pieces(long).count == 2)
    #expect(pieces(long)[1] == "e mais")
    #expect(pieces(String(repeating: word, count: 100)).allSatisfy { $0.utf8.count <= 250 })
  }

  @Test(arguments: ["", "   ", "\n \t"])
  func `nothing has no pieces`(_ text: String) { #expect(pieces(text).isEmpty) }

  @Test func `nothing of a text is lost`() {
    let text = "Um, dois; três: quatro. Cinco? Seis! " + String(repeating: "sete ", count: 200)
    #expect(pieces(text).joined(separator: " ").split(separator: " ") == text.split(separator: " "))
  }
}

struct SpokenTextTests {
  /// Says 3 as two words, 12:30 as four, and leaves out brackets.
  private static let pronunciation = Pronunciation(
    id: "xx", syllables: { [$0] },
    spoken: { text, _ in
      text.replacing("3 €", with: "três euros").replacing("12:30", with: "doze e meia").replacing("(x) ", with: "")
    }, letterName: { _ in nil })

  /// What of a written text each spoken word stands for.
  private func stands(_ text: String) -> [String] {
    let spoken = SpokenText(text, Self.pronunciation)
    let written = Array(text.utf8)
    return spoken.text.split(separator: " ").map { word in
      let start = spoken.text.utf8.distance(from: spoken.text.startIndex, to: word.startIndex)
      guard let range = spoken.written(start..<start + word.utf8.count) else { return "?" }
      return String(decoding: written[range], as: UTF8.self)
    }
  }

  @Test func `words that are said as they are written stand for themselves`() {
    #expect(stands("bom dia") == ["bom", "dia"])
  }

  @Test func `words that a number becomes all stand for it`() {
    #expect(stands("às 12:30 em casa") == ["às", "12:30", "12:30", "12:30", "em", "casa"])
    #expect(stands("custa 3 € hoje") == ["custa", "3 €", "3 €", "hoje"])
    #expect(stands("12:30") == ["12:30", "12:30", "12:30"])
  }

  @Test func `what is left out shifts nothing`() {
    #expect(stands("um (x) dois") == ["um", "dois"])
  }

  @Test func `without a pronunciation the text is said as it is`() {
    let spoken = SpokenText("às 12:30", nil)
    #expect(spoken.text == "às 12:30")
    #expect(spoken.written(4..<9) == 4..<9)
  }
}
