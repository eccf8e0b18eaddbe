import Sentences

/// What a noun probably is, by how it ends.
enum PortugueseGender {
  /// - Parameter noun: lower case.
  static func of(_ noun: String) -> Gender {
    let head = head(of: noun)
    return listed(noun) ?? listed(head) ?? listed(singular(of: head)) ?? byEnding(singular(of: head))
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

  private static func singular(of noun: String) -> String {
    if noun.ends(in: "ões") { return noun.replacing(ending: "ões", by: "ão") }
    if noun.ends(in: "ns") { return noun.replacing(ending: "ns", by: "m") }
    return noun.ends(in: "s") && !noun.ends(in: "ês") && noun.utf8.count > 3 ? noun.dropping("s") : noun
  }
}

private let beforeTheHead = wordSet(
  "anti auto co ex extra extrema hiper melhor mini micro multi pior pré pós primeiro primeira sobre super ultra vice")

private let verbs = wordSet(
  """
  abre arranha bate beija caça cata chupa conta corta finca guarda lava limpa lança mata papa para passa pega pica pisca porta pula puxa
  quebra saca salva tira toca troca vira
  """)

private let feminineEndings = [
  "a", "ã", "gem", "ez", "ção", "são", "gião", "nião", "lião", "xão", "stão", "idão", "azão", "etidão",
  "ade", "tude", "úde", "ie", "ice", "ose", "ese", "ase", "ise", "ólise", "triz", "ite", "ave", "eve", "ede", "orre", "osse",
  "rte", "onte", "vó", "dem", "vem", "eve", "ulher",
]

/// Of those that end so: names from the Greek, augmentatives, and what only looks so.
private let masculineEndings = [
  "oma", "ema", "grama", "á", "icida", "eite", "ilão", "leão",
]

private let feminine = wordSet(
  """
  lava-louças hidrocor sande sandes papas babá comichão diabetes diabete gaze fono fisio traqueo lgp apae ubs pc t21 curgete ponkan t-shirt sweatshirt
  legging creche lanchonete mu bé oval coalizão ocasião estrofe fraude interface consoante constante variante gestante
  tangente turnê sintaxe sé claque mó torcida intranet criança
  foto moto tribo mão libido
  alface análise árvore avalanche base cabine caminhonete carne catástrofe chaminé chave couve crase dengue elipse
  enchente enquete equipe esfinge espécie estante estirpe face febre fome fonte frente fé gangue garçonete gente gilete
  gripe greve hélice hipótese higiene índole internet lebre lente lápide lei maionese maquete maré marionete mente
  metrópole mãe mamãe nascente nave neve omelete patente parede pele performance pirâmide plebe ponte prece prole quermesse
  raquete ré ralé rede semente sede serpente saúde síndrome tarde tese torre torrente tosse trotinete vertente veste vitrine
  corrente crise frase fase classe posse dose ênfase base bike lingerie revanche gafe echarpe elite dinamite 
  bronquite tevê van web tv alexa charrete madame majestade mascote peste sorte morte arte parte noite ave 
  aguardente blitz cal catedral capital central credencial diagonal espiral moral lateral vogal semifinal sucursal variável
  multinacional colher mulher cor dor flor couve-flor cruz luz noz paz perdiz raiz voz foz tez atriz cicatriz
  ordem desordem nuvem origem margem viagem virgem vertigem ferrugem penugem
  hortelã lã maçã manhã rã irmã avelã romã pá rês bílis cútis pélvis sífilis costas férias fezes nozes bodas núpcias
  pólis tv gtt avó vovó vó tataravó bisavó razão mão opinião união reunião região religião legião solidão multidão
  gema alfazema algema ema piracema goma soma redoma grama cama lama dama fama rama mama trama chama escama asma
  cólera cócegas verve tez vez gravidez fome hélice superfície soja
  """)

private let masculine = wordSet(
  """
  avós micro-ondas smoothie iogurte salsão cardigã blusão toalete rinoceronte ecrã site website boccia tea escorrega afia caixão cabeção ataúde
  avestruz baluarte estandarte encarte jesuíta parêntese pontífice sermão tropeção tição êxtase paraquedas curinga califa
  curta-metragem longa-metragem atlas pires lápis tênis ônibus vírus gás país mês
  dia mapa planeta cometa cinema clima sofá chá panda gorila coala drama pijama fantasma prisma enigma estigma carma karma
  trauma dogma plasma magma delta cisma sigma nada papa poeta monarca patriarca profeta paradigma morfema puma tapa
  guarda-roupa panorama telegrama programa quilograma diagrama tema lema dilema
  ímã galã talismã sutiã divã clã afã amanhã islã rapaz xadrez jaez revés coração calção cação embrião avião alçapão feijão
  pimentão algodão cordão escorpião campeão cidadão dedão pavão escanção bastão cristão pistão bisão brasão diapasão
  armazém homem item jardim frade índice vértice apêndice códice ápice cálice artifício limite convite palpite apetite
  leite azeite enfeite satélite rebite biscoito conclave entrave interesse passe estresse teste transporte esporte suporte
  recorte corte norte porte forte passaporte horizonte monte bonde acorde monge parágrafo pote conde alarde alarme xerife
  gesso pão são chão capitão papai pai boi rei óculos sacerdote grafite sul mar ar bar lar celular lugar
  aporte mestre golfe decote sorvete trem bem vaivém vintém
  """)
