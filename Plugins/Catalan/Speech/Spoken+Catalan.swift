import Sentences

/// Says what a text has in digits.
enum CatalanSpoken {
  static func spoken(_ text: String, _ clock: CatalanClock) -> String {
    scanner.spoken(text) { written, speech in
      switch written {
      case .number(let numeral): say(numeral, &speech)
      case .quantity(let numeral, let unit): say(numeral, unit, clock, &speech)
      case .ordinal(let number, let mark):
        if 1...31 ~= number, let (month, year) = speech.takeMonth() {
          sayDay(year, month, number, &speech)
        } else {
          speech.said += ordinal(number, mark)
        }
      case .date(let year, let month, let day): sayDay(year, month, day, &speech)
      case .time(let hour, let minute): say(hour: hour, minute: minute, clock, &speech)
      case .slashed(let first, let second): say(first, slash: second, &speech)
      case .digits(let digits): speech.said += CatalanNumbers.digits(digits)
      }
    }
  }

  private static let scanner = NumberScanner(
    decimal: ",", group: ".",
    ordinalMarks: ["r", "er", "n", "t", "è", "é", "a", "º", "ª", "ra", "na", "ta", ".º", ".ª"],
    unitsBefore: ["€", "R$", "US$", "$", "£"], unitsAfter: Array(CatalanUnit.all.keys))

  // MARK: - Numbers

  private static func say(_ numeral: Numeral, _ speech: inout Verbalisation) {
    if isTelephone(numeral) {
      speech.said += CatalanNumbers.digits(numeral.written)
      return
    }
    if 1...31 ~= numeral.whole, numeral.mark == nil, !numeral.isNegative, CatalanMoments.isMonth(speech.rest) {
      speech.said += CatalanMoments.day(numeral.whole, isAfterElision: isAfterElision(speech))
      return
    }
    let last = speech.lastWord.map(String.init)
    let isHour = last == "les" || last == "la"
    let isNamed = last.map { namedBefore.contains($0.lowercased()) } ?? hasElidedArticle(speech)
    let isYear = last == "el" || last == "El"
    let isFeminine =
      isHour || !isNamed && !isYear && varies(numeral.whole) && countsFeminines(numeral.whole, speech.nextWord)
    speech.said += numeral.spoken(isFeminine ? .feminine : .masculine, asName: isNamed)
    // A number of millions is a noun: dos milions de persones.
    if numeral.whole >= 1_000_000, numeral.whole % 1_000_000 == 0, numeral.fraction.isEmpty, let word = speech.nextWord,
      word != "de"
    {
      let elides = word.unicodeScalars.first?.isCatalanVowel == true || word.hasPrefix("h")
      speech.said += elides ? " d'" : " de"
      if elides { speech.rest.removeFirst() }
    }
  }

  /// A telephone number of the country: nine digits, together or in groups of three with spaces.
  private static func isTelephone(_ numeral: Numeral) -> Bool {
    600_000_000..<1_000_000_000 ~= numeral.whole && numeral.whole % 1000 > 0 && numeral.fraction.isEmpty
      && !numeral.written.contains(".")
  }

  private static func say(_ numeral: Numeral, _ unit: String, _ clock: CatalanClock, _ speech: inout Verbalisation) {
    if CatalanUnit.hours.contains(unit), numeral.whole <= 24, !numeral.isNegative {
      // A les 9 h, a les 9.15 h are times of day, and `hores` isn't said.
      let last = speech.lastWord.map(String.init)
      let minute = numeral.fraction.isEmpty ? 0 : numeral.fraction.utf8.count == 2 ? Int(numeral.fraction) ?? 60 : 60
      if minute < 60, numeral.mark == "." || numeral.mark == nil && (last == "les" || last == "la") {
        say(hour: numeral.whole, minute: minute, clock, &speech)
        return
      }
      if numeral.fraction == "5", numeral.whole > 0 {
        speech.said += CatalanMoments.duration(hours: numeral.whole, minutes: 30)
        return
      }
    }
    speech.said += CatalanUnit.all[unit]?.spoken(numeral) ?? numeral.spoken(.masculine)
  }

  private static func ordinal(_ number: Int, _ mark: String) -> String {
    let isFeminine = mark.hasSuffix("a") || mark.hasSuffix("ª")
    let own = ["r", "n", "r", "t"]
    let fits =
      isFeminine || mark.hasSuffix("º")
      || (1...4 ~= number ? mark.hasSuffix(own[number - 1]) : mark == "è" || mark == "é" || mark == "t")
    guard fits, number > 0 else { return "\(CatalanNumbers.cardinal(number)) \(mark)" }
    return CatalanNumbers.ordinal(number, isFeminine ? .feminine : .masculine)
  }

  /// Days and months; but a half and its like are fractions, where no article makes a day of them.
  private static func say(_ first: Int, slash second: Int, _ speech: inout Verbalisation) {
    let last = speech.lastWord.map(String.init)
    let isDay = last == "el" || last == "dia" || last == "del" || last == "al" || hasElidedArticle(speech)
    if !isDay, first == 1, second == 2, let word = speech.nextWord, word != "de" {
      speech.said += isFeminine(word) ? "mitja" : "mig"
    } else if !isDay, first < second, let part = parts[second], 1...3 ~= first {
      speech.said +=
        first == 1 ? "un \(part)" : "\(CatalanNumbers.cardinal(first)) \(part == "mig" ? "mitjos" : part + "s")"
    } else if 1...31 ~= first, 1...12 ~= second {
      sayDay(nil, second, first, &speech)
    } else {
      speech.said += "\(CatalanNumbers.cardinal(first)) barra \(CatalanNumbers.cardinal(second))"
    }
  }

  private static func sayDay(_ year: Int?, _ month: Int, _ day: Int, _ speech: inout Verbalisation) {
    speech.said += CatalanMoments.date(year: year, month: month, day: day, isAfterElision: isAfterElision(speech))
  }

  /// l'1, d'1
  private static func isAfterElision(_ speech: Verbalisation) -> Bool {
    speech.said.last == "'" || speech.said.last == "’"
  }

  private static func hasElidedArticle(_ speech: Verbalisation) -> Bool {
    isAfterElision(speech) && speech.said.dropLast().last?.lowercased() == "l"
  }

  private static let parts = [2: "mig", 3: "terç", 4: "quart"]

  // MARK: - Times

  private static func say(hour: Int, minute: Int, _ clock: CatalanClock, _ speech: inout Verbalisation) {
    let last = speech.lastWord.map(String.init)
    speech.skipUnit(["h", "hs", "hr", "hrs", "hora", "hores", "min", "minut", "minuts"])
    if let last, durations.contains(last.lowercased()) {
      speech.said += CatalanMoments.duration(hours: hour, minutes: minute)
      return
    }
    let isNamed = partsOfDay.contains { speech.rest.hasPrefix($0) }
    let time = clock.time(hour: hour, minute: minute, namesPart: !isNamed)
    // The article comes with the hour: a les 13:00, a la una.
    if last == "les" || last == "la" { speech.dropLastWord() }
    if time.hasPrefix("un "), speech.lastWord == "de" {
      speech.dropLastWord()
      speech.said += "d'"
    }
    if !time.hasPrefix("les "), !time.hasPrefix("dos "), !time.hasPrefix("tres "), let verb = speech.lastWord,
      let one = ["són": "és ", "Són": "És "][verb]
    {
      speech.dropLastWord()
      speech.said += one
    }
    speech.said += time
  }

  private static let partsOfDay = [
    " del matí", " del migdia", " de la tarda", " del vespre", " de la nit", " de la matinada",
  ]

  private static let durations: Set<String> = [
    "dura", "duren", "durà", "durarà", "durava", "durada", "durant", "trigo", "triga", "triguem", "trigarà", "falta",
    "falten",
  ]

  // MARK: - Gender

  /// Whether a number sounds otherwise before a feminine noun.
  private static func varies(_ number: Int) -> Bool {
    let end = number % 100
    return number % 10 == 1 && end != 11 || number % 10 == 2 && end != 12 || number % 1000 >= 200
      || number / 1000 % 1000 >= 200
      || 1...2 ~= number / 1000 % 10
  }

  /// Words that a number follows as a name: pàgina u.
  private static let namedBefore: Set<String> = [
    "pàgina", "número", "capítol", "línia", "habitació", "planta", "canal", "tema", "exercici", "lliçó", "porta",
    "aula", "dia",
    "nivell", "botó", "casella",
  ]

  private static func countsFeminines(_ number: Int, _ word: Substring?) -> Bool {
    guard let word, number == 1 || word.utf8.last == UInt8(ascii: "s") else { return false }
    return isFeminine(word)
  }

  private static func isFeminine(_ word: Substring) -> Bool {
    let word = word.lowercased()
    let forms = CatalanForms()
    guard word.ends(in: "s") else { return forms.gender(ofNoun: word) == .feminine }
    if word.ends(in: "es") {
      let stem = String(word.dropLast(2))
      return !masculineStems.contains(stem) && !stem.endsInAny(of: ["atg", "etg", "metr", "litr", "ism"])
        && forms.gender(ofNoun: stem + "a") == .feminine
    }
    if word.ends(in: "ons") { return forms.gender(ofNoun: word.dropLast(3) + "ó") == .feminine }
    return word == "mans" || forms.gender(ofNoun: String(word.dropLast(1))) == .feminine
  }

  /// What is before -es in masculine plurals whose singular ends in -e.
  private static let masculineStems: Set<String> = [
    "hom", "par", "mestr", "llibr", "arbr", "nombr", "cotx", "cont", "oncl", "alumn", "jov", "sobr", "timbr", "quadr",
    "monstr",
    "tigr", "pobl", "sostr", "ventr", "lladr", "semestr", "trimestr", "membr", "cabl", "mobl", "gofr", "rav", "colz",
    "polz",
    "muscl", "miracl", "cercl", "puzl", "regl", "exempl", "templ", "diumeng", "dissabt", "vespr", "sogr", "dinosaur",
    "mascl",
  ]
}
