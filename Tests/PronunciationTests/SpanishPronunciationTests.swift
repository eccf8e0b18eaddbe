import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Spanish

/// How Spanish is divided and said, against tables written by hand.
struct SpanishPronunciationTests {
  private let spanish = Pronunciation.spanish

  @Test("Words are divided as they sound", arguments: try CaseTable("syllables/es").rows)
  func syllables(row: CaseTable.Row) {
    let syllables = spanish.syllables(row.cells[0])
    #expect(syllables.joined() == row.cells[0])
    #expect(syllables.map { $0.filter { $0 != "-" } } == row.cells[1].split(separator: "-").map(String.init))
  }

  @Test(
    "The part of the day is said once",
    arguments: [
      ("Cenamos a las 21:00.", "Cenamos a las nueve de la noche."),
      ("Son las 9:15", "Son las nueve y cuarto de la mañana"),
      ("a las 13:00 de la tarde", "a la una de la tarde"), ("a las 14 h", "a las dos de la tarde"),
      ("Dura 1:30", "Dura una hora y media"),
      ("2012-11-05 09:15", "cinco de noviembre de dos mil doce a las nueve y cuarto de la mañana"),
    ])
  func parts(written: String, words: String) {
    #expect(spanish.spoken(written, clock: "part") == words)
  }

  @Test("Numbers, dates and amounts are said as in Spain", arguments: try CaseTable("spoken/es").rows)
  func spoken(row: CaseTable.Row) {
    let (kind, written, words) = (row.cells[0], row.cells[1], row.cells[2])
    switch kind {
    case "letter":
      #expect(SpanishLetters.name(of: written) == words)
      if written.count == 1 { #expect(spanish.letterName(Character(written)) == words) }
    case "time-part": #expect(spanish.spoken(written, clock: "part") == words)
    case "duration": #expect(spanish.spoken("Dura \(written).") == "Dura \(words).")
    case _ where written.hasSuffix(" m"): #expect(spanish.spoken("\(written.dropLast(2)) días") == "\(words) días")
    case _ where written.hasSuffix(" f"): #expect(spanish.spoken("\(written.dropLast(2)) casas") == "\(words) casas")
    default: #expect(spanish.spoken(written) == words)
    }
  }

  @Test(
    "Numbers in a sentence are said as people say them",
    arguments: [
      ("Tengo 3 gatos y 1 tortuga.", "Tengo tres gatos y una tortuga."),
      ("Hay 21 niñas y 31 niños.", "Hay veintiuna niñas y treinta y un niños."),
      (
        "La cita es el 5/11/2012 a las 9:15 h.",
        "La cita es el cinco de noviembre de dos mil doce a las nueve y cuarto."
      ),
      ("Nos vemos a las 13:00.", "Nos vemos a la una."), ("Son las 13:00.", "Es la una."),
      ("a las 9:30h", "a las nueve y media"), ("a las 9:30 hs", "a las nueve y media"),
      ("a las 10h30min.", "a las diez y media."), ("a las 14 hrs", "a las dos"),
      ("dura 1h30min", "dura una hora y media"),
      ("a las 0:00h", "a las doce de la noche"), ("a las 24:00 h", "a las doce de la noche"),
      ("a las 12:00h", "a las doce del mediodía"), ("el 1º/5", "el primero de mayo"),
      ("el 1.º/5/2012", "el primero de mayo de dos mil doce"), ("el 1° de mayo", "el primero de mayo"),
      ("1° de fiebre", "un grado de fiebre"),
      ("A las 3:30 meriendo.", "A las tres y media meriendo."),
      ("A las 03:30 me desperté.", "A las tres y media de la madrugada me desperté."),
      ("a la 1", "a la una"), ("de 10 a 12 h", "de diez a doce horas"),
      ("Llama al 612 345 678.", "Llama al seis uno dos tres cuatro cinco seis siete ocho."),
      ("el código 007", "el código cero cero siete"), ("Pesa 3,5 kg.", "Pesa tres coma cinco kilos."),
      ("Mide 1 m.", "Mide un metro."), ("38,5 °C", "treinta y ocho coma cinco grados"),
      ("1/2 kg de pan", "medio kilo de pan"), ("1/2 hora", "media hora"), ("3/4 de hora", "tres cuartos de hora"),
      ("el 5/11", "el cinco de noviembre"), ("El 1.er día y la 2.ª vez", "El primer día y la segunda vez"),
      ("Cuesta R$ 3,50 o US$ 1.", "Cuesta tres reales con cincuenta centavos o un dólar."),
      ("1 de mayo", "uno de mayo"), ("1 agua", "un agua"),
      ("2.000.000 personas", "dos millones de personas"), ("De 9:00 a 14:00", "De las nueve a las dos"),
      ("B2, mp3 y 3D", "B dos, mp tres y tres D"),
      ("La clase dura 0:45.", "La clase dura tres cuartos de hora."),
      ("2012-11-05 10:00", "cinco de noviembre de dos mil doce a las diez"),
    ])
  func sentences(written: String, said: String) {
    #expect(spanish.spoken(written) == said)
  }

  @Test("Text without digits comes back as it is", arguments: ["", "Hola, ¿qué tal?", "🙂", "½ Ⅻ", "- % €"])
  func unchanged(text: String) {
    #expect(spanish.spoken(text) == text)
  }

  @Test("Capitals stay, and marks stay at the end of their syllable")
  func capitalsAndMarks() {
    #expect(spanish.syllables("MARIPOSA") == ["MA", "RI", "PO", "SA"])
    #expect(spanish.syllables("Águila") == ["Á", "gui", "la"])
    #expect(spanish.syllables("ping-pong") == ["ping-", "pong"])
    #expect(spanish.syllables("por favor") == ["por ", "fa", "vor"])
    #expect(spanish.syllables("¡Hola!") == ["¡Ho", "la!"])
    #expect(spanish.syllables("cami\u{301}on") == ["ca", "mi\u{301}", "on"])
    #expect(spanish.syllables("paranoia") == ["pa", "ra", "no", "ia"])
    #expect(spanish.syllables("subrayar") == ["sub", "ra", "yar"])
    #expect(spanish.syllables("sublime") == ["su", "bli", "me"])
  }

  @Test(
    "Joined, the syllables give the word again, whatever it is",
    arguments: [
      "", "a", "y", "h", "brrr", "psst", "123", "3D", "🙂🙂", "-", "--", "a-", "-a", "e\u{301}", "\u{301}", "ñandú",
      "œuvre", "Ελλάδα", "日本", "niño 🙂 niña", "a1b2c3", "l·l", "’", "aaaa", "iuiuiu", "hhhhh", "quququ", "\n", "ch",
      "ll",
    ])
  func anyWord(word: String) {
    let syllables = spanish.syllables(word)
    #expect(syllables.joined() == word)
    #expect(!syllables.contains(""))
  }

  @Test(
    "A word of ten thousand letters takes no longer than its length",
    arguments: ["a", "tra", "h", "ai", "e\u{301}", "-b"])
  func longWord(piece: String) {
    let word = String(repeating: piece, count: 10_000)
    var syllables: [String] = []
    #expect(work { syllables = spanish.syllables(word) } < 2)
    #expect(syllables.joined() == word)
  }

  @Test("Long rows of digits are said without end but with no harm")
  func longNumbers() {
    #expect(spanish.spoken(String(repeating: "7", count: 10_000)).hasPrefix("siete siete siete"))
    #expect(spanish.spoken("999999999999999").hasPrefix("nueve"))
    #expect(spanish.spoken("999.999.999.999.999").hasPrefix("novecientos noventa y nueve billones"))
  }

  @Test("Only letters have names")
  func letterNames() {
    #expect(spanish.letterName("Ñ") == "eñe")
    #expect(spanish.letterName("É") == "e con tilde")
    #expect(spanish.letterName("3") == nil)
    #expect(spanish.letterName("🙂") == nil)
  }
}
