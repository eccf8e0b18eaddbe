import TagarelaKit
import Testing

struct UtteranceTableTests {
  @Test func `a line is what is pointed at, in that order`() {
    let table = UtteranceTable("i want juice\ngood-morning\n  i   go  park ")
    #expect(table.utterances.map(\.concepts) == [["i", "want", "juice"], ["good-morning"], ["i", "go", "park"]])
    #expect(table.complaints.isEmpty)
    #expect(table.utterances.allSatisfy { $0 == ConceptUtterance($0.concepts) })
  }

  @Test func `signs say what kind of sentence it is, wherever they stand`() {
    let lines = ["i go ?", "go !", "i go <", "i go >", "i go ~", "~ i < go ?"]
    let all = UtteranceTable(lines.joined(separator: "\n")).utterances
    #expect(all.map(\.isQuestion) == [true, false, false, false, false, true])
    #expect(all.map(\.isImperative) == [false, true, false, false, false, false])
    #expect(all.map(\.tense) == [nil, nil, .past, .future, nil, .past])
    #expect(all.map(\.isProgressive) == [false, false, false, false, true, true])
    #expect(all.map(\.concepts.count) == [2, 1, 2, 2, 2, 2])
  }

  @Test func `what is said oftener says how much so`() {
    let table = UtteranceTable("help *5\nwhat ? *12\ni go")
    #expect(table.utterances.map(\.times) == [5, 12, 1])
    #expect(table.utterances.map(\.concepts) == [["help"], ["what"], ["i", "go"]])
  }

  @Test(arguments: ["*", "*0", "*-1", "*100", "*x", "*2*", "**", "*99999999999999999999"])
  func `how often is a number that one can mean`(_ word: String) {
    let table = UtteranceTable("i go \(word)") { ["i", "go"].contains($0) }
    #expect(table.utterances.isEmpty)
    #expect(table.complaints == [Phrase("utterances.unknown", ["row": 1, "key": .text(word)])])
  }

  @Test func `an utterance becomes a sentence of its kind`() {
    var utterance = ConceptUtterance(["i", "go"])
    (utterance.tense, utterance.isProgressive, utterance.isQuestion) = (.past, true, true)
    #expect(
      utterance.request(["i": "eu", "go": "ir"])
        == SentenceRequest(
          [PointedWord("eu", concept: "i"), PointedWord("ir", concept: "go")], tense: .past, isProgressive: true,
          isQuestion: true))
  }

  @Test func `remarks, blank lines and signs alone are no utterances`() {
    let table = UtteranceTable("# breakfast\n\n   \n?\n! ~\n#\n")
    #expect(table.utterances.isEmpty)
    #expect(table.complaints.isEmpty)
    #expect(UtteranceTable("").utterances.isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func `an unknown key is told with its row, and its line left out`(
    _ end: String
  ) {
    let lines = ["# rows count from 1", "", "i want juice", "i wnt juice ?", "qq qqq", "i juice"]
    let table = UtteranceTable(lines.joined(separator: end)) { ["i", "want", "juice"].contains($0) }
    #expect(table.utterances.map(\.concepts) == [["i", "want", "juice"], ["i", "juice"]])
    #expect(
      table.complaints == [
        Phrase("utterances.unknown", ["row": 4, "key": "wnt"]), Phrase("utterances.unknown", ["row": 5, "key": "qq"]),
      ])
  }

  @Test(arguments: [
    ("\u{0}", 1), ("\u{FEFF}", 1), ("\u{301}", 1), ("\t", 2), ("?", 2), ("i?", 1), ("x", 1_000_000),
    ("i want\n", 50_000), ("i ", 200_000), ("\u{2028}\u{2029}\u{85}", 1),
  ])
  func `strange texts are read or complained of, and do no harm`(_ part: String, _ times: Int) {
    let text = String(repeating: part, count: times)
    let known: Set = ["i", "want"]
    let table = UtteranceTable(text) { known.contains($0) }
    #expect(table.utterances.allSatisfy { $0.concepts.allSatisfy(known.contains) && !$0.concepts.isEmpty })
    #expect(UtteranceTable(text).complaints.isEmpty)
  }
}
