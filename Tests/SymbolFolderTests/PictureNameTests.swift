import Testing

@testable import SymbolFolder

struct PictureNameTests {
  @Test(arguments: [
    ("banana", ["banana"]), ("back_garden", ["back garden"]), ("battery_1a", ["battery", "battery 1a"]),
    ("hearing_aid_2", ["hearing aid", "hearing aid 2"]), ("água (2)", ["água", "água 2"]),
    ("copo de leite", ["copo de leite"]),
    ("guarda-chuva", ["guarda chuva", "guarda-chuva"]), ("pão-de-ló_2", ["pão-de-ló", "pão-de-ló 2"]), ("2", ["2"]),
    ("fotos_2024", ["fotos 2024"]), ("__x__y_", ["x y"]), ("", []), ("_", []), ("talk_2_,_to", ["talk", "talk 2"]),
    ("blow_kiss_,_to", ["blow kiss"]),
  ])
  func `a file's name tells the symbol's`(_ base: String, _ words: [String]) {
    #expect(PictureName(base).words == words)
  }

  @Test func `the ending of English infinitives makes a verb`() {
    #expect(PictureName("fry_,_to").isVerb)
    #expect(!PictureName("go_to").isVerb)
    #expect(!PictureName(",_to").isVerb)
  }

  @Test(arguments: [
    ("a/b/c.svg", "c"), ("c.PNG", "c"), ("x.y.jpeg", "x.y"), ("noending", "noending"), (".svg", ".svg"),
    ("a/b.txt", "b.txt"),
  ])
  func `a path's base is its name without folder and a picture's ending`(_ path: String, _ base: String) {
    #expect(baseName(path) == base)
  }
}
