import Prediction
import Testing

struct WordPredictorTests {
  private let words = WordPredictor(
    Predictor(
      general: [["quero", "pão"], ["quero", "pão"], ["quero", "água"], ["a", "padaria"], ["Paris"]],
      known: ["país", "pá", "zorbax"]))

  @Test func `letters are completed to words that begin so, whatever their accents and capitals`() {
    for letters in ["pa", "PA", "pá", "Pã"] {
      let found = words.words(after: [], beginning: letters, count: 9)
      #expect(Set(found) == ["pão", "padaria", "Paris", "país", "pá"], "\(letters)")
    }
    #expect(words.words(after: [], beginning: "agu", count: 9) == ["água"])
    #expect(words.words(after: [], beginning: "ÁGUA", count: 9) == ["água"])
  }

  @Test func `the likeliest after the words before come first`() {
    #expect(words.words(after: ["quero"], beginning: "", count: 2) == ["pão", "água"])
    #expect(words.words(after: ["quero"], beginning: "p", count: 1) == ["pão"])
    #expect(words.words(after: ["a"], beginning: "p", count: 1) == ["padaria"])
  }

  @Test func `what was written lately comes earlier`() {
    let recent = words.words(after: ["quero"], beginning: "", recent: [["zorbax"]], count: 3)
    #expect(recent.contains("zorbax"))
    #expect(!words.words(after: ["quero"], beginning: "", count: 3).contains("zorbax"))
  }

  @Test func `a person's words are learned, also by their letters`() {
    let person = words.adapted(to: [["quero", "Danoninho"], ["quero", "Danoninho"], ["quero", "Danoninho"]])
    #expect(person.words(after: ["quero"], beginning: "", count: 1) == ["Danoninho"])
    #expect(person.words(after: [], beginning: "dan", count: 3) == ["Danoninho"])
    #expect(words.words(after: [], beginning: "dan", count: 3).isEmpty)
    // And what was known before is known still, once.
    #expect(person.words(after: [], beginning: "zor", count: 3) == ["zorbax"])
  }

  @Test func `no more are named than were asked for, and none that begin otherwise`() {
    #expect(words.words(after: [], beginning: "", count: 3).count == 3)
    #expect(words.words(after: [], beginning: "pa", count: 0).isEmpty)
    #expect(words.words(after: [], beginning: "paq", count: 9).isEmpty)
    #expect(words.words(after: [], beginning: "zorbaxx", count: 9).isEmpty)
  }

  @Test(arguments: [
    ("\u{0}", 1), (" ", 1), ("\u{301}", 1), ("\u{1B}[31m", 1), ("👩‍👩‍👧", 1), ("%", 1), ("pa", 50_000), ("\u{202E}ap", 1),
    ("ﬁ", 1), ("İ", 1), ("'", 1),
  ])
  func `strange letters find nothing and do no harm`(_ part: String, _ times: Int) {
    let letters = String(repeating: part, count: times)
    for predictor in [words, words.adapted(to: [[letters], [letters, "pão"], [letters, letters]])] {
      let found = predictor.words(after: [letters], beginning: letters + "pq", count: 5)
      #expect(found.isEmpty)
      #expect(predictor.words(after: [letters], beginning: "zor", count: 5) == ["zorbax"])
    }
  }

  @Test func `a whole word is known, its beginning isn't`() {
    #expect(words.knows("pão") && words.knows("PAO") && words.knows("zorbax"))
    #expect(!words.knows("zorb") && !words.knows("zorbaxx") && !words.knows(""))
  }

  @Test func `without words there are none`() {
    let empty = WordPredictor(Predictor(general: []))
    #expect(empty.words(after: [], beginning: "", count: 5).isEmpty)
    #expect(empty.words(after: ["a"], beginning: "a", count: 5).isEmpty)
    #expect(empty.adapted(to: [["olá"]]).words(after: [], beginning: "ol", count: 5) == ["olá"])
  }
}

struct WrittenWordsTests {
  @Test(arguments: [
    ("Quero suco de laranja.", ["quero", "suco", "de", "laranja"]), ("¿Quieres agua?", ["quieres", "agua"]),
    ("L'aigua és freda!", ["l'aigua", "és", "freda"]), ("I'm here, with Mom.", ["I'm", "here", "with", "Mom"]),
    ("I want TV", ["I", "want", "TV"]), ("TV please", ["TV", "please"]), ("O menino come.", ["o", "menino", "come"]),
    ("«Sí», dijo ella…", ["sí", "dijo", "ella"]), ("Às 3 horas", ["às", "3", "horas"]), ("Élan", ["élan"]),
    ("ice-cream (cold)", ["ice-cream", "cold"]), ("a\tb\nc\u{A0}d", ["a", "b", "c", "d"]), ("", []), (" \n ", []),
    ("… — !?", []), ("👍", []), ("\u{301}", []),
  ])
  func `a sentence is divided into its words as they are written inside one`(_ sentence: String, _ words: [String]) {
    #expect(WrittenWords.of(sentence) == words)
  }

  @Test func `a text without end is divided as well`() {
    #expect(WrittenWords.of(String(repeating: "sim, ", count: 20_000)).count == 20_000)
    #expect(WrittenWords.of(String(repeating: "!", count: 200_000)).isEmpty)
  }
}
