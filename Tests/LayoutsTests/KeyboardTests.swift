import TagarelaKit
import Testing

struct KeyboardTests {
  private func keys(_ id: String, _ language: String) throws -> [Board.Cell] {
    let layout = try Offered.layout(id)
    return layout.beginning(layout.sizes.usual, language)
  }

  /// What a language is written with beyond a to z.
  static let letters = ["pt": "çáàâãéêíóôõú", "es": "ñáéíóúü¿¡", "ca": "çàèéíïòóúü·'", "en": "'"]

  @Test(arguments: ["keyboard", "keyboard-abc"], letters.keys.sorted())
  func `a keyboard has each letter of its language once, and types it`(_ id: String, _ language: String) throws {
    let keys = try keys(id, language)
    let typed = keys.compactMap { $0.actions.first?.typed }
    let wanted = "abcdefghijklmnopqrstuvwxyz0123456789.,?!" + (Self.letters[language] ?? "")
    #expect(Set(wanted.map(String.init)).isSubset(of: typed))
    #expect(Set(typed).count == typed.count)
    for key in keys where key.actions.first?.typed != nil { #expect(key.actions == [.type(key.text)]) }
  }

  @Test func `the letters lie as on the country's machines`() throws {
    let rows = [("pt", "asdfghjklç"), ("ca", "asdfghjklç"), ("es", "asdfghjklñ"), ("en", "asdfghjkl")]
    for (language, row) in rows {
      let letters = try keys("keyboard", language).map(\.text).joined()
      #expect(letters.contains("qwertyuiop") && letters.contains(row) && letters.contains("zxcvbnm"))
    }
  }

  @Test(arguments: [
    ("pt", "abcçdefghijklmnopqrstuvwxyz"), ("es", "abcdefghijklmnñopqrstuvwxyz"),
    ("ca", "abcçdefghijklmnopqrstuvwxyz"), ("en", "abcdefghijklmnopqrstuvwxyz"),
  ]) func `or in the order of the alphabet`(_ language: String, _ alphabet: String) throws {
    #expect(try keys("keyboard-abc", language).map(\.text).joined().contains(alphabet))
  }

  @Test(arguments: ["keyboard", "keyboard-abc"]) func `the first row offers words in wide cells, and may be missing`(
    _ id: String
  ) throws {
    let layout = try Offered.layout(id)
    let keys = layout.beginning(layout.sizes.usual, "pt")
    let first = keys.filter { $0.position <= 11 }
    #expect(first.count == 5 && first.allSatisfy { $0.actions == [.suggestion] && $0.label == nil })
    #expect(first.reduce(0) { $0 + $1.span.columns } == 11 && first.allSatisfy { $0.span.columns >= 2 })
    let below = try layout.beginning(#require(GridSize(columns: 11, rows: 6)), "pt")
    var moved = Array(keys.dropFirst(5))
    for index in moved.indices { moved[index].position -= 11 }
    #expect(below == moved)
  }

  @Test(arguments: ["keyboard", "keyboard-abc"]) func `the last row clears, parts words, takes back and speaks`(
    _ id: String
  ) throws {
    let last = try keys(id, "pt").suffix(4)
    #expect(last.map(\.actions) == [[.clear], [.space], [.backspace], [.speak]])
    #expect(last.map(\.text) == ["apagar tudo", "espaço", "apagar", "falar"])
    #expect(last.reduce(0) { $0 + $1.span.columns } == 11)
  }

  @Test(arguments: ["keyboard", "keyboard-abc"], letters.keys.sorted())
  func `vowels, consonants, digits and what is done differ by colour, accents don't`(_ id: String, _ language: String)
    throws
  {
    let keys = try keys(id, language)
    func colors(_ signs: String) -> Set<Tint?> {
      Set(keys.filter { $0.text.count == 1 && signs.contains($0.text) }.map(\.fill))
    }
    let groups = ["aeiouáàâãéêèíïóôõòúü", "bcçdfghjklmnñpqrstvwxyz", "0123456789", ".,?!"].map(colors)
    #expect(groups.allSatisfy { $0.count == 1 && !$0.contains(nil) })
    let deeds = keys.suffix(4).map(\.fill)
    #expect(deeds[0] == deeds[2] && Set(deeds).count == 3 && !deeds.contains(nil))
    #expect(Set(groups.flatMap { $0 } + [deeds[0], deeds[3]]).count == 6)
  }
}
