import Composing
import TagarelaKit
import Testing

/// What is offered goes with what was chosen, as the relations say.
struct FilteringTests {
  private let start = Words.sentence()

  @Test func `who does something is a person, an animal or a name`() {
    #expect(start.step == .subject)
    #expect(Set(start.offered()) == ["i", "you", "mother", "dog", "=rex"])
  }

  @Test func `verbs go with their subject`() {
    #expect(start.choosing(Words.mother).step == .verb)
    // A verb of which nothing is said goes with all.
    let all: Set = ["want", "be", "eat", "drink", "sleep", "can", "florp"]
    #expect(Set(start.choosing(Words.mother).offered()) == all.union(["give"]))
    #expect(Set(start.choosing(Words.dog).offered()) == all)
    // A name of which nothing is said is a person's.
    #expect(start.choosing(Words.rex).offered().contains("give"))
  }

  @Test func `complements go with their verb, the most usual kinds first`() {
    let sentence = start.choosing(Words.mother, Words.eat)
    #expect(sentence.step == .complement)
    #expect(sentence.offered(for: .object) == ["apple", "leaf"])
    #expect(sentence.offers.map(\.role) == [.object, .companion])
  }

  @Test func `pronouns stand only where they can`() {
    let eat = start.choosing(Words.mother, Words.eat)
    #expect(eat.offered(for: .companion).contains("with-me"))
    #expect(Set(["i", "you", "me"]).isDisjoint(with: eat.offered(for: .companion)))
    let give = start.choosing(Words.mother, Words.give)
    #expect(give.offered(for: .recipient).contains("me"))
    #expect(Set(["i", "you", "with-me"]).isDisjoint(with: give.offered(for: .recipient)))
    let want = start.choosing(Words.mother, Words.want)
    #expect(Set(["i", "you", "with-me"]).isDisjoint(with: want.offered(for: .object)))
  }

  @Test func `what is said of people alone isn't said of a dog`() {
    #expect(Set(start.choosing(Words.mother, Words.be).offered(for: .state)) == ["happy", "pregnant"])
    #expect(start.choosing(Words.dog, Words.be).offered(for: .state) == ["happy"])
    #expect(Set(start.choosing(Words.dog, Words.be).offered(for: .place)) == ["park", "here"])
  }

  @Test func `anything can be wanted that is a thing or a being, but for what was chosen already`() {
    let wanted = start.choosing(Words.mother, Words.want).offered(for: .object)
    #expect(Set(wanted) == ["me", "dog", "=rex", "leaf", "apple", "juice", "park"])
  }

  @Test func `what is wanted may be to do something, with what goes with that`() {
    var sentence = start.choosing(Words.mother, Words.want)
    // Not to want again, nothing that stands beside another verb only, and no weather.
    #expect(Set(sentence.offered(for: .action)) == ["be", "eat", "drink", "give", "sleep"])
    #expect(sentence.choosing(Words.eat, Words.apple).picks.map(\.role) == [nil, nil, .action, .object])
    sentence = sentence.choosing(Words.eat)
    #expect(sentence.offered(for: .object) == ["apple", "leaf"])
    #expect(sentence.offered(for: .action).isEmpty)
    // Of a dog's actions those that dogs do.
    #expect(!start.choosing(Words.dog, Words.want).offered(for: .action).contains("give"))
  }

  @Test func `after a thing that is wanted no action is`() {
    let sentence = start.choosing(Words.mother, Words.want, Words.apple)
    #expect(sentence.picks.count == 3)
    #expect(sentence.offered(for: .action).isEmpty)
    #expect(sentence.step == .whole)
  }

  @Test func `a place that is filled is offered no more, the others are`() {
    let sentence = start.choosing(Words.mother, Words.eat, Words.apple)
    #expect(sentence.offers.map(\.role) == [.companion])
    #expect(!sentence.offered(for: .companion).contains("mother"))
    #expect(sentence.choosing(Words.withMe).step == .whole)
  }

  @Test func `what isn't offered isn't taken, and changes nothing`() {
    var sentence = start
    for strange in [Words.apple, Words.eat, Words.me, Words.rain] {
      #expect(sentence.choose(strange) == false)
      #expect(sentence.look == start.look)
    }
    sentence = start.choosing(Words.mother, Words.sleep)
    #expect(sentence.choose(Words.apple) == false)
    #expect(sentence.picks.count == 2)
  }

  @Test func `a sentence's words are those that were chosen, with what was switched on`() {
    var sentence = start.choosing(Words.mother, Words.want, Words.eat, Words.apple)
    sentence.isNegative = true
    sentence.isQuestion = true
    sentence.tense = .past
    let request = sentence.request
    #expect(request.words.map(\.text) == ["mother", "want", "eat", "apple"])
    #expect(request.isNegative && request.isQuestion && request.tense == .past)
  }
}
