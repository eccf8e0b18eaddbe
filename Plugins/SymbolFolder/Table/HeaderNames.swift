import TagarelaKit

/// The titles that people give to columns, in Portuguese, Spanish, Catalan and English.
enum HeaderNames {
  /// What a title stands for; nil when it is none of these.
  static func role(_ title: String) -> ColumnRole? {
    let words = words(of: title)
    let plain = words.joined(separator: " ")
    if let role = roles[plain] { return role }
    if let language = languages[plain] { return .name(language: language) }
    // nome_pt, name (en), tags_es
    let codes = words.filter(known.contains)
    if let code = codes.first, codes.count == 1, words.count > 1 {
      let rest = words.filter { !known.contains($0) }.joined(separator: " ")
      if languages[rest] != nil { return .name(language: code) }
      guard let role = roles[rest] else { return LanguageCode.base(title.folded).map { .name(language: $0) } }
      if case .name = role { return .name(language: code) }
      return role
    }
    guard known.contains(plain) || words.count > 1 else { return nil }
    return LanguageCode.base(title.folded).map { .name(language: $0) }
  }

  private static func words(of title: String) -> [String] {
    title.folded.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// Codes that count without a region; others, like `no`, are words too.
  private static let known: Set = ["pt", "es", "ca", "en", "gl", "eu", "oc", "fr", "it", "de", "nl", "ro", "pl", "uk"]

  private static let languages: [String: String] = table([
    (
      "pt",
      "portugues|portuguese|portugues brasil|portugues do brasil|brazilian portuguese|nome|palavra|nome em portugues"
    ),
    ("es", "espanol|espanhol|spanish|castellano|castella|nombre|palabra|nombre en espanol"),
    ("ca", "catala|catalao|catalan|nom|paraula|nom en catala"),
    ("en", "ingles|english|angles"),
  ])

  private static let roles: [String: ColumnRole] = table([
    (.id, "id|symbol id|code|codigo|codi|identifier|identificador|pictogram id|id pictogram|idpictogram|id pictograma"),
    (
      .picture,
      "picture|file|filename|file name|image|image file|photo|figura|foto|imagem|imagen|imatge|arquivo|archivo|fitxer"
        + "|ficheiro|fichero|nome do arquivo|nombre del archivo|nom del fitxer|path|caminho|ruta|pictogram|pictograma"
    ),
    (.symbol, "symbol|simbolo|simbol"),
    (
      .name(language: nil),
      "name|word|label|title|gloss|keyword|meaning|rotulo"
        + "|texto|text|termo|termino|terme|significado|significat|etiqueta"
    ),
    (.concept, "concept|conceito|concepto|concepte"),
    (.category, "category|categoria|categories|categorias|group|grupo|grup|topic|tema"),
    (
      .tags,
      "tags|keywords|etiquetas|etiquetes|palavras chave|palabras clave|paraules clau|marcadores|synonyms|sinonimos"
        + "|sinonims"
    ),
    (
      .grammar,
      "grammar|word class|class|part of speech|pos|type|classe|clase|tipo|tipus|gramatica|classe gramatical"
        + "|clase gramatical|clase de palabra|classe de palavra|classe de paraula|categoria gramatical"
    ),
  ])

  private static func table<Meaning>(_ rows: [(Meaning, String)]) -> [String: Meaning] {
    var result: [String: Meaning] = [:]
    for (meaning, titles) in rows {
      for title in titles.split(separator: "|") { result[String(title)] = meaning }
    }
    return result
  }
}
