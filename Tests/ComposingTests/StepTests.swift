import Composing
import TagarelaKit
import Testing

/// Steps follow each other, are passed over where there is nothing to choose, and are taken back.
struct StepTests {
  // MARK: passed over

  @Test func `without anybody who does something one begins with what people do`() {
    let sentence = Words.sentence(of: [Words.apple, Words.eat, Words.give, Words.rain])
    #expect(sentence.step == .verb)
    #expect(Set(sentence.offered()) == ["eat", "give"])
    #expect(sentence.choosing(Words.eat, Words.apple).step == .whole)
  }

  @Test func `without verbs a thing stands alone, and only one`() {
    let sentence = Words.sentence(of: [Words.apple, Words.happy, Words.here, Words.hello])
    #expect(sentence.step == .complement)
    #expect(Set(sentence.offered()) == ["apple", "happy"])
    #expect(!sentence.canEnd)
    #expect(sentence.choosing(Words.apple).step == .whole)
    #expect(sentence.choosing(Words.apple).canEnd)
  }

  @Test func `somebody who can do nothing is a whole sentence`() {
    #expect(Words.sentence(of: [Words.dog, Words.give]).choosing(Words.dog).step == .whole)
    #expect(Words.sentence(of: [Words.dog]).choosing(Words.dog).canEnd)
  }

  @Test func `a verb with which nothing goes ends the sentence`() {
    #expect(Words.sentence().choosing(Words.mother, Words.sleep).step == .whole)
    #expect(Words.sentence(of: [Words.mother, Words.eat]).choosing(Words.mother, Words.eat).step == .whole)
  }

  @Test func `of several complements those without choices are passed over`() {
    let sentence = Words.sentence(of: [Words.mother, Words.withMe, Words.eat]).choosing(Words.mother, Words.eat)
    #expect(sentence.offers.map(\.role) == [.companion])
  }

  @Test func `with nothing to choose from there is nothing to choose`() {
    var sentence = Words.sentence(of: [])
    #expect(sentence.step == .whole && sentence.offers.isEmpty)
    #expect(sentence.end() == false)
    #expect(sentence.goBack() == false)
    #expect(sentence.request.words.isEmpty)
  }

  @Test func `a verb of which nothing is said stands without complements`() {
    #expect(Words.sentence().choosing(Words.mother, Words.florp).step == .whole)
  }

  // MARK: the end

  @Test func `a sentence ends where nothing is missing`() {
    let start = Words.sentence()
    #expect(!start.canEnd)
    #expect(start.choosing(Words.mother).canEnd)
    #expect(start.choosing(Words.mother, Words.eat).canEnd)
    for incomplete in [
      start.choosing(Words.mother, Words.drink), start.choosing(Words.mother, Words.give),
      start.choosing(Words.mother, Words.give, Words.me), start.choosing(Words.mother, Words.can),
      start.choosing(Words.mother, Words.want, Words.drink),
    ] {
      var sentence = incomplete
      #expect(!sentence.canEnd, "\(sentence.look)")
      #expect(sentence.end() == false)
      #expect(sentence.look == incomplete.look)
    }
    #expect(start.choosing(Words.mother, Words.drink, Words.juice).canEnd)
    #expect(start.choosing(Words.mother, Words.give, Words.me, Words.apple).step == .whole)
    #expect(start.choosing(Words.mother, Words.can, Words.sleep).canEnd)
  }

  @Test func `what a verb can't do without isn't missed where nobody could choose it`() {
    let sentence = Words.sentence(of: [Words.mother, Words.drink, Words.apple]).choosing(Words.mother, Words.drink)
    #expect(sentence.step == .whole)
    #expect(sentence.canEnd)
  }

  @Test func `an ended sentence offers nothing and takes nothing`() {
    var sentence = Words.sentence().choosing(Words.mother, Words.eat)
    #expect(sentence.end() == true)
    #expect(sentence.step == .whole && sentence.offers.isEmpty)
    #expect(sentence.choose(Words.apple) == false)
    #expect(sentence.request.words.map(\.text) == ["mother", "eat"])
  }

  // MARK: back

  @Test func `back drops the last choice, from the end to the beginning`() {
    let start = Words.sentence()
    let steps = [
      start, start.choosing(Words.mother), start.choosing(Words.mother, Words.want),
      start.choosing(Words.mother, Words.want, Words.eat),
      start.choosing(Words.mother, Words.want, Words.eat, Words.apple),
    ]
    var sentence = steps[4]
    for earlier in steps.dropLast().reversed() {
      #expect(sentence.goBack() == true)
      #expect(sentence.look == earlier.look)
    }
    #expect(sentence.goBack() == false)
    #expect(sentence.look == start.look)
  }

  @Test func `back after an early end goes on where one was`() {
    let before = Words.sentence().choosing(Words.mother, Words.eat)
    var sentence = before
    sentence.end()
    #expect(sentence.goBack() == true)
    #expect(sentence.look == before.look)
  }

  @Test func `back after the end of what was whole anyway drops the last choice at once`() {
    var sentence = Words.sentence().choosing(Words.mother, Words.sleep)
    #expect(sentence.end() == true)
    #expect(sentence.goBack() == true)
    #expect(sentence.look == Words.sentence().choosing(Words.mother).look)
  }

  @Test func `back doesn't change what was switched on`() {
    var sentence = Words.sentence().choosing(Words.mother, Words.eat)
    (sentence.isNegative, sentence.isQuestion, sentence.tense) = (true, true, .future)
    sentence.goBack()
    #expect(sentence.isNegative && sentence.isQuestion && sentence.tense == .future)
  }
}
