import TagarelaKit
import Testing

struct NearestTests {
  private let verbs = ["new", "list", "show", "edit", "remove", "colors"]

  @Test(arguments: [
    ("sho", ["show"]), ("shwo", ["show"]), ("remvoe", ["remove"]), ("rem", ["remove"]), ("lst", ["list"]),
    ("colour", ["colors"]), ("EDIT", ["edit"]), ("édit", ["edit"]),
  ])
  func `a word that was mistyped is found`(_ typed: String, _ meant: [String]) {
    #expect(nearest(to: typed, among: verbs) == meant)
  }

  @Test(arguments: ["", "xyz", "xxxxxxxx", "🙂", "showroomful"])
  func `nothing is suggested where nothing is close`(_ typed: String) {
    #expect(nearest(to: typed, among: verbs) == [])
  }

  @Test(arguments: [("giovana", "Giovanna Reis"), ("ries", "Giovanna Reis"), ("giovana reis", "Giovanna Reis")])
  func `a word of a name is found too`(_ typed: String, _ name: String) {
    #expect(nearest(to: typed, among: ["Ana Lúcia", name]) == [name])
  }

  @Test func `many words are looked for among the same candidates as each by itself`() {
    let names = ["Ana Lúcia", "Giovanna Reis", "querer", "queijo", "quero", "suco", "saco", "soco"]
    let byEar = { (word: String) in word.folded.replacing("k", with: "qu") }
    let candidates =
      NearestCandidates(names.prefix(3), byEar: byEar) + NearestCandidates(names.dropFirst(3), byEar: byEar)
    for word in ["giovana", "kerer", "quei", "suko", "sucu", "", "x", "reis"] {
      #expect(candidates.nearest(to: Misspelling(word, byEar: byEar)) == nearest(to: word, among: names, byEar: byEar))
    }
    #expect(candidates.nearest(to: Misspelling("kerer", byEar: byEar)).first == "querer")
  }

  @Test func `the nearest comes first, and no more than three come`() {
    #expect(nearest(to: "abcdef", among: ["abcxyf", "abcdeg", "abcdef", "abcdfe", "axcdef"]).first == "abcdef")
    #expect(nearest(to: "anna", among: ["anne", "anni", "anno", "annu", "enna"]).count == 3)
  }

  @Test func `a candidate that comes twice is suggested once`() {
    #expect(nearest(to: "shwo", among: ["show", "show"]) == ["show"])
  }

  @Test func `a distance of more than a third of the word is too far`() {
    #expect(nearest(to: "patient", among: ["patxxnt"]) == ["patxxnt"])
    #expect(nearest(to: "patient", among: ["paxxxnt"]) == [])
  }

  @Test func `a word comes before phrases that have it`() {
    let words = ["até mais", "não tem mais", "fala mais devagar", "mais"]
    #expect(nearest(to: "mias", among: words).first == "mais")
  }
}
