import Composing
import TagarelaKit
import Testing

/// "I want", "I am": who speaks needs no choosing.
struct FirstPersonTests {
  @Test func `one begins with what one says of oneself`() {
    let sentence = Words.sentence(inFirstPerson: true)
    #expect(sentence.isInFirstPerson)
    #expect(sentence.step == .verb)
    #expect(sentence.picks.map(\.choice.id) == ["i"])
    #expect(Set(sentence.offered()) == ["want", "be"])
    #expect(
      sentence.choosing(Words.want, Words.apple).request.words == [
        PointedWord("i", concept: "i"), PointedWord("want", concept: "want"),
        PointedWord("apple", concept: "apple", role: .object),
      ])
  }

  @Test func `after the first verb all that goes with it is offered`() {
    let sentence = Words.sentence(inFirstPerson: true).choosing(Words.want)
    #expect(Set(sentence.offered(for: .action)) == ["be", "eat", "drink", "give", "sleep"])
    #expect(sentence.choosing(Words.drink).offered(for: .object) == ["juice"])
  }

  @Test func `back never drops who speaks`() {
    let start = Words.sentence(inFirstPerson: true)
    var sentence = start.choosing(Words.want, Words.eat, Words.apple)
    for _ in 0..<3 { #expect(sentence.goBack() == true) }
    #expect(sentence.look == start.look)
    #expect(sentence.goBack() == false)
    #expect(sentence.look == start.look)
  }

  @Test func `of several words for who speaks one is chosen, and can be taken back`() {
    let me = Choice(
      id: "boku", word: "boku", wordClass: .pronoun,
      nature: ConceptNature(kinds: ["person"], marks: [.init("subject"), .init("speaker")]))
    var sentence = Words.sentence(of: Words.all + [me], inFirstPerson: true)
    #expect(sentence.step == .subject)
    #expect(sentence.offered() == ["i", "boku"])
    #expect(sentence.choose(me) == true)
    #expect(Set(sentence.offered()) == ["want", "be"])
    #expect(sentence.goBack() == true)
    #expect(sentence.step == .subject)
    #expect(sentence.goBack() == false)
  }

  @Test func `where no word for who speaks is there one begins with the verb`() {
    let sentence = Words.sentence(of: [Words.mother, Words.want, Words.eat, Words.apple], inFirstPerson: true)
    #expect(sentence.step == .verb)
    #expect(sentence.offered() == ["want"])
    #expect(sentence.choosing(Words.want, Words.apple).request.words.map(\.text) == ["want", "apple"])
  }

  @Test func `where nothing is said of oneself there is nothing to choose`() {
    let sentence = Words.sentence(of: [Words.i, Words.eat, Words.apple], inFirstPerson: true)
    #expect(sentence.step == .whole)
    #expect(sentence.offers.isEmpty)
  }
}
