internal import Sentences

extension SpanishForms {
  func adjective(_ masculine: String, feminine: String?, _ gender: Gender, _ number: Number) -> String {
    guard masculine.utf8.contains(UInt8(ascii: " ")) else {
      return Self.keepingCase(of: masculine) { Self.form($0, feminine: feminine?.lowercased(), gender, number) }
    }
    return Self.phrase(masculine, feminine, gender, number)
  }

  /// An adjective of several words: `seguro de sí mismo`, `no verbal`; nothing of `con hambre` or `azul claro` changes.
  private static func phrase(_ masculine: String, _ feminine: String?, _ gender: Gender, _ number: Number) -> String {
    let words = masculine.split(separator: " ")
    guard let head = words.first, !invariableHeads.contains(String(head)) else { return masculine }
    if gender == .feminine, let feminine, number == .singular { return feminine }
    return words.map { word in
      word.utf8.count < 4 && determiners[String(word)] == nil
        ? String(word) : form(String(word), feminine: nil, gender, number)
    }.joined(separator: " ")
  }

  private static let invariableHeads: Set<String> = [
    "con", "sin", "de", "a", "la", "que", "en", "azul", "verde", "rojo", "gris", "rosa", "marrón", "amarillo",
    "naranja", "tener",
  ]

  /// A form of an adjective of one word in lower case.
  private static func form(_ masculine: String, feminine: String?, _ gender: Gender, _ number: Number) -> String {
    if let forms = determiners[masculine] {
      return forms[(gender == .feminine ? 1 : 0) + (number == .plural ? 2 : 0)]
    }
    if invariable.contains(masculine) { return masculine }
    let singular = gender == .masculine ? masculine : feminine ?? Self.feminine(masculine)
    return number == .singular ? singular : lowerPlural(singular)
  }

  /// The feminine by the ending.
  static func feminine(_ word: String) -> String {
    if word.ends(in: "o") { return word.dropping(1) + "a" }
    if word.ends(in: "or") { return isUnchangedInOr(word) ? word : word + "a" }
    if word.ends(in: "án") || word.ends(in: "ón") || word.ends(in: "és") || word.ends(in: "ín") {
      return unchangedInAccent.contains(word) ? word : withoutLastAccent(word) + "a"
    }
    if word.ends(in: "ete") || word.ends(in: "ote") { return word == "cadete" ? word : word.dropping(1) + "a" }
    if word.ends(in: "español") || changedWithVowel.contains(word) { return word + "a" }
    return changedInE.contains(word) ? word.dropping(1) + "a" : word
  }

  /// Comparatives, places and numbers of colours: `mayor`, `anterior`, `multicolor`.
  private static func isUnchangedInOr(_ word: String) -> Bool {
    word.ends(in: "erior") || word.ends(in: "color") || word.ends(in: "nior") || unchangedInOr.contains(word)
  }

  private static let unchangedInOr: Set<String> = ["mayor", "menor", "mejor", "peor"]
  private static let unchangedInAccent: Set<String> = ["marrón", "cortés", "descortés", "montés", "afín"]
  private static let changedWithVowel: Set<String> = ["mongol", "mogol", "andaluz", "gandul"]
  private static let changedInE: Set<String> = ["jefe", "nene"]

  /// Adjectives and quantities that never change.
  private static let invariable: Set<String> = [
    "cada", "más", "menos", "demás", "beis", "gratis", "súper", "cien", "mil", "tres", "cuatro", "cinco", "seis",
    "siete", "ocho", "nueve", "diez", "dos", "once", "doce", "trece", "catorce", "quince", "dieciséis", "diecisiete",
    "dieciocho", "diecinueve", "veinte", "veintidós", "veintitrés", "veinticuatro", "veinticinco", "veintiséis",
    "veintisiete", "veintiocho", "veintinueve", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta",
    "noventa", "cero", "ciento", "algo", "nada", "qué", "mis", "tus", "sus", "bien", "casi",
  ]

  /// Masculine, feminine, and both in the plural.
  private static let determiners: [String: [String]] = [
    "el": ["el", "la", "los", "las"],
    "un": ["un", "una", "unos", "unas"],
    "uno": ["uno", "una", "unos", "unas"],
    "este": ["este", "esta", "estos", "estas"],
    "ese": ["ese", "esa", "esos", "esas"],
    "aquel": ["aquel", "aquella", "aquellos", "aquellas"],
    "él": ["él", "ella", "ellos", "ellas"],
    "mi": ["mi", "mi", "mis", "mis"],
    "tu": ["tu", "tu", "tus", "tus"],
    "su": ["su", "su", "sus", "sus"],
    "algún": ["algún", "alguna", "algunos", "algunas"],
    "ningún": ["ningún", "ninguna", "ningunos", "ningunas"],
    "alguno": ["alguno", "alguna", "algunos", "algunas"],
    "buen": ["buen", "buena", "buenos", "buenas"],
    "mal": ["mal", "mala", "malos", "malas"],
    "gran": ["gran", "gran", "grandes", "grandes"],
    "primer": ["primer", "primera", "primeros", "primeras"],
    "tercer": ["tercer", "tercera", "terceros", "terceras"],
    "cualquier": ["cualquier", "cualquier", "cualesquier", "cualesquier"],
    "cualquiera": ["cualquiera", "cualquiera", "cualesquiera", "cualesquiera"],
    "veintiún": ["veintiún", "veintiuna", "veintiún", "veintiuna"],
    "ambos": ["ambos", "ambas", "ambos", "ambas"],
    "varios": ["varios", "varias", "varios", "varias"],
    "muchos": ["muchos", "muchas", "muchos", "muchas"],
    "pocos": ["pocos", "pocas", "pocos", "pocas"],
    "todos": ["todos", "todas", "todos", "todas"],
    "algunos": ["algunos", "algunas", "algunos", "algunas"],
    "otros": ["otros", "otras", "otros", "otras"],
    "estos": ["estos", "estas", "estos", "estas"],
    "esos": ["esos", "esas", "esos", "esas"],
    "aquellos": ["aquellos", "aquellas", "aquellos", "aquellas"],
    "unos": ["unos", "unas", "unos", "unas"],
    "los": ["los", "las", "los", "las"],
    "cuántos": ["cuántos", "cuántas", "cuántos", "cuántas"],
    "nosotros": ["nosotros", "nosotras", "nosotros", "nosotras"],
    "vosotros": ["vosotros", "vosotras", "vosotros", "vosotras"],
    "ellos": ["ellos", "ellas", "ellos", "ellas"],
  ]
}
