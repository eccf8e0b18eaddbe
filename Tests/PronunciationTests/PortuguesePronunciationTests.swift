import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Portuguese

struct PortuguesePronunciationTests {
  private let portuguese = Pronunciation.portuguese

  // MARK: - Syllables

  @Test(arguments: try CaseTable("syllables/pt").rows)
  func `Words are divided as dictionaries divide them`(row: CaseTable.Row) {
    let syllables = portuguese.syllables(row.cells[0])
    #expect(syllables.joined() == row.cells[0])
    #expect(syllables.map { $0.filter { $0 != "-" } }.joined(separator: "-") == row.cells[1])
  }

  @Test func `Capitals stay, and a hyphen ends its syllable`() {
    #expect(portuguese.syllables("Guarda-Chuva") == ["Guar", "da-", "Chu", "va"])
    #expect(portuguese.syllables("ÁGUA") == ["Á", "GUA"])
    #expect(portuguese.syllables("-a") == ["-a"])
  }

  @Test(arguments: [
    ("sairei", "sa i rei"), ("cairiam", "ca i ri am"), ("construirá", "cons tru i rá"), ("construiu", "cons tru iu"),
    ("ensaiaram", "en sai a ram"), ("d'água", "d'á gua"), ("põem", "põ em"), ("caos", "ca os"), ("aos", "aos"),
    ("reunião", "re u ni ão"), ("proibido", "pro i bi do"), ("ioiô", "io iô"), ("E-mail", "E- mail"),
    ("sublime", "su bli me"),
  ])
  func `Vowels part where the word is made so`(word: String, expected: String) {
    #expect(portuguese.syllables(word).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    "", "-", "--", "a--b", "123", "😀", "TV", "e\u{301}gua", "a\u{303}\u{301}\u{330}o", "¿?", "x y", "ß", "日本",
    String(repeating: "a", count: 10_000), String(repeating: "b", count: 10_000), String(repeating: "a-", count: 5000),
    String(repeating: "qu", count: 5000), "a" + String(repeating: "\u{301}", count: 10_000),
  ])
  func `Whatever comes, the syllables are the word and none is empty`(word: String) {
    let syllables = portuguese.syllables(word)
    #expect(syllables.joined() == word)
    #expect(!syllables.contains(""))
  }

  // MARK: - Texts

  @Test(arguments: try CaseTable("spoken/pt").rows)
  func `What is written in signs is said in words`(row: CaseTable.Row) throws {
    let (kind, written, expected) = (row.cells[0], row.cells[1], row.cells[2])
    switch kind {
    case "letter":
      #expect(portuguese.letterName(try #require(written.first)) == expected)
    case "duration":
      #expect(portuguese.spoken("Dura \(written)") == "Dura \(expected)")
    case "number" where written.hasSuffix(" f"):
      // Million is a noun, which its own noun follows with "de".
      let joint = expected.hasSuffix("milhões") ? " de" : ""
      let noun = written == "1 f" ? "menina" : "meninas"
      #expect(portuguese.spoken("\(written.dropLast(2)) \(noun)") == "\(expected)\(joint) \(noun)")
    case "time-part":
      #expect(portuguese.spoken(written, clock: "part") == expected)
    default:
      #expect(portuguese.spoken(written) == expected)
    }
  }

  @Test(arguments: [
    ("Tenho 2 meninas e 1 menino.", "Tenho duas meninas e um menino."),
    ("Ela comeu 1 maçã.", "Ela comeu uma maçã."),
    ("Quero 2 flores e 41 pães", "Quero duas flores e quarenta e um pães"),
    ("2 mil pessoas", "duas mil pessoas"), ("2 para você", "dois para você"), ("2 vezes", "duas vezes"),
    ("das 2 às 4", "das duas às quatro"), ("1 da tarde", "uma da tarde"),
  ])
  func `A number agrees with what it counts`(written: String, expected: String) {
    #expect(portuguese.spoken(written) == expected)
  }

  @Test(arguments: [
    (
      "A consulta é em 5/11/2012 às 9:15.",
      "A consulta é em cinco de novembro de dois mil e doze às nove e quinze da manhã."
    ),
    ("às 9h15 da manhã", "às nove e quinze da manhã"), ("às 12:00", "ao meio-dia"), ("às 0:00", "à meia-noite"),
    ("às 10h30min", "às dez e meia da manhã"), ("às 10h30m.", "às dez e meia da manhã."),
    ("às 14:30h", "às duas e meia da tarde"), ("às 14:30 hs da tarde", "às duas e meia da tarde"),
    ("às 24:00", "à meia-noite"), ("às 14hs", "às catorze horas"), ("dura 1h30min", "dura uma hora e meia"),
    ("1º/5", "primeiro de maio"), ("dia 1º/05/2012", "dia primeiro de maio de dois mil e doze"),
    ("1°/5", "primeiro de maio"), ("1º de maio", "primeiro de maio"), ("1º.", "primeiro."),
    ("das 12:00 às 14:30", "do meio-dia às duas e meia da tarde"), ("às 9h", "às nove horas"),
    ("Dia 5/11", "Dia cinco de novembro"), ("1 de maio", "primeiro de maio"), ("dia 1/3", "dia primeiro de março"),
    ("1/2 xícara", "meia xícara"), ("1/2 litro", "meio litro"), ("3/4 de hora", "três quartos de hora"),
  ])
  func `Days, times and parts are read as people read them`(written: String, expected: String) {
    #expect(portuguese.spoken(written) == expected)
  }

  @Test(arguments: [
    ("200 g", "duzentos gramas"), ("1 kg", "um quilo"), ("2 km", "dois quilômetros"),
    ("1,75 m", "um metro e setenta e cinco"),
    ("36,5 °C", "trinta e seis vírgula cinco graus Celsius"), ("36ºC", "trinta e seis graus Celsius"),
    ("21 h", "vinte e uma horas"), ("2x por dia", "duas vezes por dia"), ("R$ 2 milhões", "dois milhões de reais"),
    ("5-7 anos", "cinco a sete anos"), ("2ª feira", "segunda feira"), ("-5 °C", "menos cinco graus Celsius"),
  ])
  func `Units are said in full`(written: String, expected: String) {
    #expect(portuguese.spoken(written) == expected)
  }

  @Test(arguments: [
    ("91234-5678", "nove um dois três quatro, cinco seis sete oito"),
    ("01310-100", "zero um três um zero, um zero zero"),
    ("1234567890", "um dois três quatro cinco seis sete oito nove zero"),
    ("2019-2020", "dois mil e dezenove a dois mil e vinte"),
  ])
  func `Digits that count nothing are said one by one`(written: String, expected: String) {
    #expect(portuguese.spoken(written) == expected)
  }

  @Test(arguments: ["", "O menino corre.", "😀", "guarda-chuva", "-", "R$", "% º ª"])
  func `A text without digits comes back`(text: String) {
    #expect(portuguese.spoken(text) == text)
  }

  @Test(arguments: [
    String(repeating: "9", count: 10_000), String(repeating: "1,2:3/4-5 ", count: 500), "1.2.3", "99/99/9999", "25:61",
    "5\u{301}", "1e9", "٣", "²", "0,", "R$ ,5", "1º2ª", "1-2-3-4",
  ])
  func `Signs without sense leave no digit`(text: String) {
    #expect(!portuguese.spoken(text).contains { $0.isASCII && $0.isNumber })
  }

  // MARK: - Letters

  @Test func `Capitals are called like small letters, and signs aren't letters`() {
    #expect(portuguese.letterName("B") == "bê")
    #expect(portuguese.letterName("É") == "é com acento agudo")
    #expect(portuguese.letterName("ü") == "u com trema")
    for sign in "1 -.😀ß" { #expect(portuguese.letterName(sign) == nil) }
  }
}
