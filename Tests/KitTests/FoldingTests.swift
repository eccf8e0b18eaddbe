import TagarelaKit
import Testing

struct FoldingTests {
  @Test(arguments: [
    ("Água", "agua"), ("A\u{301}gua", "agua"), ("Ñandú", "nandu"), ("Françoise", "francoise"),
    ("FRANÇOISE", "francoise"),
    ("col·lecció", "colleccio"), ("co\u{140}lecció", "colleccio"), ("CO\u{13F}LECCIÓ", "colleccio"),
    ("İstanbul", "istanbul"), ("pingüim", "pinguim"), ("é\u{301}\u{308}", "e"), ("日本語", "日本語"), ("ＡＢＣ", "abc"),
    ("", ""), (" ", ""), ("  Ana   Lúcia ", "ana lucia"), ("Ana\tLúcia", "ana lucia"), ("ana\u{A0}lúcia", "ana lucia"),
    ("Ana  Lucia", "ana lucia"), ("ﬁm", "fim"), ("naïve", "naive"), ("à l'école", "a l'ecole"), ("ß", "ß"),
  ])
  func `names are compared without case, accents, middle dots and spare blanks`(_ text: String, _ folded: String) {
    #expect(text.folded == folded)
  }

  @Test(arguments: ["Água", "co\u{140}lecció", "İ", "ﬁm", "  a  é  ", "👩‍👩‍👧", "ΑΣ", "Ǆ"])
  func `what is folded stays as it is when folded again`(_ text: String) {
    #expect(text.folded.folded == text.folded)
  }

  @Test func `every accented Latin letter is folded as its base and its accents apart are`() {
    for scalar in (0xC0...0x17F).compactMap(Unicode.Scalar.init) {
      let letter = String(scalar)
      // A letter of another script beside it has both looked at in the general way.
      #expect(
        "\(letter)a\(letter) \(letter)".folded == String("日\(letter)a\(letter) \(letter)".folded.dropFirst()),
        "\(letter)")
    }
  }

  @Test(arguments: [
    ("é\n\rà", "e a"), ("\u{A0}é\u{A0}", "e"), ("é · à", "e a"), ("ªº", "ao"), ("1º", "1o"), ("é\u{B7}", "e"),
  ])
  func `blanks and signs beside accented letters fold as everywhere`(_ text: String, _ folded: String) {
    #expect(text.folded == folded)
  }

  @Test func `the two spellings of one name are the same`() {
    #expect("col·legi".folded == "co\u{140}legi".folded)
    #expect("Jose\u{301}".folded == "José".folded)
    #expect("colegi".folded != "col·legi".folded)
  }
}
