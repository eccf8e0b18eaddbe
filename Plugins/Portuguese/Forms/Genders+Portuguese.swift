import Sentences

/// What a noun probably is, by how it ends.
enum PortugueseGender {
  /// - Parameter noun: lower case.
  static func of(_ noun: String) -> Gender {
    let head = head(of: noun)
    if let gender = listed(noun) ?? listed(head) { return gender }
    let singulars = singulars(of: head)
    return singulars.lazy.compactMap(listed).first ?? byEnding(singulars[singulars.count - 1])
  }

  private static func listed(_ noun: String) -> Gender? {
    feminine.contains(noun) ? .feminine : masculine.contains(noun) ? .masculine : nil
  }

  private static func byEnding(_ noun: String) -> Gender {
    noun.ends(inAnyOf: feminineEndings) && !noun.ends(inAnyOf: masculineEndings) ? .feminine : .masculine
  }

  /// The word that decides: the first of `estrela-do-mar`, the second of `melhor amiga` and `mini-saia`. What a verb begins
  /// is masculine: `o guarda-chuva`.
  private static func head(of noun: String) -> String {
    guard let end = noun.firstIndex(where: { $0 == "-" || $0 == " " }) else { return noun }
    let first = String(noun[..<end])
    if noun[end] == "-", verbs.contains(first) { return "o" }
    return beforeTheHead.contains(first) ? String(noun[noun.index(after: end)...]) : first
  }

  /// What a noun may be the plural of, beside itself.
  private static func singulars(of noun: String) -> [String] {
    guard noun.ends(in: "s"), !noun.ends(in: "ês"), noun.utf8.count > 3 else { return [noun] }
    if noun.ends(in: "ões") { return [noun.replacing(ending: "ões", by: "ão")] }
    if noun.ends(in: "ns") { return [noun.replacing(ending: "ns", by: "m")] }
    // árvores, flores; luzes
    if noun.ends(in: "zes") { return [noun.dropping("s"), noun.dropping("es")] }
    return noun.ends(in: "res") ? [noun.dropping("es"), noun.dropping("s")] : [noun.dropping("s")]
  }
}

private let beforeTheHead = wordSet(
  "anti auto co ex extra extrema hiper melhor mini micro multi pior pré pós primeiro primeira sobre super ultra vice")

private let verbs = wordSet(
  """
  abre arranha bate beija caça cata chupa conta corta finca guarda lava limpa lança mata papa para passa pega pica
  pisca porta pula puxa quebra saca salva tira toca troca vira
  """)

private let feminineEndings = [
  "a", "ã", "gem", "ez", "ção", "são", "gião", "nião", "lião", "xão", "stão", "idão", "azão", "etidão", "ade",
  "tude", "úde", "ie", "ice", "ose", "ese", "ase", "ise", "ólise", "triz", "ite", "ave", "eve", "ede", "orre",
  "osse", "rte", "onte", "vó", "dem", "vem", "ulher",
]

/// Of those that end so: names from the Greek, augmentatives, and what only looks so.
private let masculineEndings = [
  "oma", "ema", "grama", "á", "icida", "eite", "ilão", "leão",
]

private let feminine = wordSet(
  """
  aguardente alface alfazema algema apae avalanche árvore babá bé bike bílis blitz bodas cabine cal caminhonete
  capital carne catástrofe catedral central chaminé charrete claque classe coalizão colher comichão consoante
  constante cor corrente costas couve couve-flor cócegas creche credencial cruz curgete cútis dengue diabete diabetes
  diagonal dor echarpe elipse ema enchente enquete equipe esfinge espiral estante estirpe estrofe face febre fezes fé
  férias fisio flor fome fono foto foz fraude frente gafe gangue garçonete gaze gema gente gestante gilete goma grama
  gripe gtt hidrocor higiene interface internet intranet índole lanchonete lateral lava-louças lápide lebre legging
  lei lente lgp libido luz madame mamãe maquete maré marionete mascote mãe mão mente metrópole moral moto mó mu
  multinacional nascente noz nozes núpcias ocasião omelete oval papas patente paz pá pc pele perdiz performance peste
  pélvis piracema pirâmide plebe ponkan pólis prece prole quermesse raiz ralé raquete redoma revanche ré rês sande
  sandes semente semifinal serpente sé sintaxe sífilis síndrome soma sucursal sweatshirt t-shirt t21 tangente tarde
  tevê torrente traqueo tribo trotinete turnê tv ubs van variante variável vertente verve veste vitrine vogal voz web
  """)

private let masculine = wordSet(
  """
  afã afia amanhã apetite apêndice aporte ataúde atlas avós ápice baluarte bastão bisão blusão boccia brasão cabeção
  cação caixão calção califa cardigã carma cálice cisma clã clima coala cometa conclave convite coração corte códice
  cristão curinga curta-metragem delta dia diapasão divã dogma drama ecrã encarte enigma entrave escanção escorrega
  esporte estandarte estigma êxtase fantasma forte frade galã gás gorila grafite guarda-roupa horizonte iogurte islã
  ímã índice jaez jesuíta karma lápis limite longa-metragem magma mapa mês micro-ondas monarca monte nada norte óculos
  ônibus país palpite panda panorama papa paradigma paraquedas parêntese passaporte patriarca pijama pires pistão
  planeta plasma poeta pontífice porte prisma profeta puma rebite recorte revés rinoceronte salsão satélite são sigma
  site smoothie suporte sutiã talismã tapa tea tênis tição transporte trauma tropeção vértice vírus website xadrez
  """)
