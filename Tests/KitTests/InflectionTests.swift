import TagarelaKit
import Testing

struct InflectionTests {
  private let some = Inflections(endings: ["s": "-", "ies": "y", "ing": "- e"], irregular: ["go": "went goes"])

  @Test(arguments: [
    ("cats", ["cat"]), ("babies", ["baby", "babie"]), ("making", ["mak", "make"]), ("went", ["go"]),
    ("goes", ["go", "goe"]), ("cat", []), ("s", []), ("ing", []), ("", []), ("ños", ["ño"]),
  ]) func `gives what is known by heart, then the longest ending's words`(_ word: String, _ bases: [String]) {
    #expect(some.bases(of: word) == bases)
  }
}
