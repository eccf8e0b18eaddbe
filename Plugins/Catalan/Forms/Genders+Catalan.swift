import Sentences

extension CatalanForms {
  func gender(ofNoun noun: String) -> Gender {
    let word = noun.utf8.contains(UInt8(ascii: " ")) ? String(noun.prefix { $0 != " " }) : noun
    if Self.feminineNouns.contains(word) { return .feminine }
    if Self.masculineNouns.contains(word) { return .masculine }
    if word.ends(in: "a") { return word.endsInAny(of: Self.masculineInA) ? .masculine : .feminine }
    guard word.endsInAny(of: Self.feminineEndings) else { return .masculine }
    return word.endsInAny(of: Self.masculineEndings) ? .masculine : .feminine
  }

  /// Greek words, and people's trades, which serve for both.
  private static let masculineInA = [
    "ema", "grama", "rama", "sma", "gma", "idioma", "toma", "inoma", "arcoma", "ista", "cida", "iatra", "crata",
  ]

  private static let feminineEndings = [
    "ció", "sió", "cions", "sions", "xió", "tió", "gió", "nió", "tat", "dat", "tud", "tut", "triu", "ie", "es", "si",
    "xi", "itis", "sis",
  ]

  private static let masculineEndings = [
    "tractat", "putat", "mtat", "resultat", "andat", "oldat", "didat", "vidat", "cordat", "brodat", "refredat",
    "vedat", "institut", "taxi", "oasi", "èxtasi", "parèntesi", "bastió", "clis",
  ]

  private static let feminineNouns = words(
    """
    flegma asma grip salut higiene col floricol anou crep coral vista revista pista autopista llista entrevista
    conquista crema verema mà mare classe base fase frase febre llebre torre imatge índole nau neu veu creu clau seu
    guineu nou nit mitjanit paret set llet sort mort cort part gent dent ment sement font sal mel pell vall fel
    arrel carn sang fam son pols presó raó cançó lliçó llar flor coliflor por olor calor suor picor remor frescor
    foscor blancor negror fredor tristor claror inflor coïssor grossor llavor amargor xafogor verdor tardor
    esplendor labor lletjor buidor moto foto ràdio internet postal central catedral sucursal diagonal espiral moral
    serp llum fi host post calç falç pau app tele tablet bici pel·li tos diabetis
    """)

  private static let masculineNouns = words(
    """
    pa ca gra pla bes batut paraigua tramvia ioga titella rentavaixella torcaboques tallaungles penja-robes pares
    mobles deures tió capibara problema tema sistema cinema dia migdia mapa planeta poeta atleta cometa pijama panda
    coala puma goril·la papa policia guàrdia dimecres divendres mes gres atles obrellaunes trencaclosques microones
    paracaigudes paraigües parabrises eixugaparabrises monarca patriarca àlies carnestoltes
    """)

  private static func words(_ list: String) -> Set<String> {
    Set(list.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
