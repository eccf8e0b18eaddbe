import TagarelaKit
import Testing

struct NameFitTests {
  @Test(arguments: [
    ("água", NameFit.exact), ("agua", .exact), ("AGUA FRIA", nil), ("ag", .beginning), ("gua", .inside), ("x", nil),
    ("", nil),
  ])
  func `a name of one word fits whole, at its beginning or inside`(_ typed: String, _ fit: NameFit?) {
    #expect(NameFit(of: "Água", typed: typed) == fit)
  }

  @Test(arguments: [
    ("copo de", NameFit.firstWords), ("copo d", .beginning), ("de água", .words), ("agua", .words), ("opo", .inside),
  ])
  func `whole words of a longer one fit better than letters`(_ typed: String, _ fit: NameFit) {
    #expect(NameFit(of: "Copo de água", typed: typed) == fit)
  }

  private struct Model: Equatable {
    let id: String
    let shown: String
  }

  private let models = [
    Model(id: "nine", shown: "Nove"), Model(id: "keyboard", shown: "Teclado"), Model(id: "sentence", shown: "Frase"),
    Model(id: "keys", shown: "Teclas"),
  ]

  private func named(_ word: String) throws -> Model {
    try only(meantBy: word, among: models, unknown: "layout.unknown") { [$0.id, $0.shown] }
  }

  @Test(arguments: [
    ("frase", "sentence"), ("fra", "sentence"), ("sent", "sentence"), ("clado", "keyboard"), ("keys", "keys"),
  ])
  func `a thing is found by all that it is called`(_ word: String, _ id: String) throws {
    #expect(try named(word).id == id)
  }

  @Test(arguments: [("tec", ["keyboard", "keys"]), ("frsae", ["Frase"]), ("kkkkkkkk", ["nine", "keys", "keyboard"])])
  func `a word that none or several fit is told with what may have been meant, three at most`(
    _ word: String, _ candidates: [String]
  ) throws {
    let failure = try #require(throws: Failure.self) { try named(word) }
    #expect(failure.what == Phrase("layout.unknown", ["name": .text(word)]))
    #expect(Set(failure.candidates) == Set(candidates))
  }

  @Test func `of sixteen words that are all unlike only three are named`() {
    let colors = CategoryColor.allCases.map(\.rawValue)
    #expect(nearestOf(colors, to: "xyzxyz").count == 3)
    #expect(nearestOf(colors, to: "gren") == nearest(to: "gren", among: colors))
    #expect(nearestOf(["board", "large"], to: "xyzxyz") == ["board", "large"])
  }

  @Test(arguments: [
    ("giovana", "Giovanna Reis", true), ("giovana reis", "Giovanna Reis", true), ("reia", "Giovanna Reis", true),
    ("gio", "Giovanna Reis", true), ("giavana", "Giovanna Reis", false), ("lsit", "list", true), ("xx", "pt", false),
    ("kerer", "querer", true), ("", "list", false),
  ])
  func `one mistake, in letters or by ear, is a slip`(_ word: String, _ name: String, _ isOne: Bool) {
    #expect(isSlip(word, for: name) { $0.folded.replacing("k", with: "qu") } == isOne)
  }
}
