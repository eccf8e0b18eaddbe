/// Which words do what their kind alone doesn't tell.
enum PortugueseLists {
  /// Words within a noun of several behind which nothing has a plural.
  static let nounEnds: Set = [
    "a", "ao", "com", "contra", "da", "das", "de", "do", "dos", "e", "em", "na", "nas", "no", "nos", "o", "para", "por",
    "que", "sem",
  ]

  /// Second nouns that tell what sort the first is of.
  static let constantNouns: Set = ["guia", "panda", "surpresa", "chips", "menos", "igual"]

  static let beforeNouns: Set = [
    "bom", "mau", "melhor", "pior", "mesmo", "próximo", "último", "outro", "meio", "primeiro",
  ]

  static let positions: Set = [
    "dentro", "fora", "em cima", "embaixo", "na frente", "em frente", "atrás", "em volta", "ao redor", "perto", "longe",
    "acima", "abaixo",
  ]

  static let bareNouns: Set = ["todo mundo", "alguém", "tudo"]

  static let kin: Set = ["mãe", "pai", "irmão", "irmã", "amigo", "amiga", "avó", "avô"]
  /// Of whom there is one for who speaks.
  static let family: Set = [
    "mother", "father", "grandmother", "grandfather", "uncle", "aunt", "cousin", "brother", "sister", "godmother",
    "godfather", "grandparents", "parents", "teacher",
  ]
  static let people: Set = ["menino", "menina", "pessoa", "criança", "homem", "mulher", "bebê"]

  /// What one does to both or all of them.
  static let pairs: [String: Set<String>] = {
    let body: Set = ["mão", "pé", "olho", "orelha", "dente", "unha"]
    let shoes: Set = ["sapato", "bota", "sandália", "meia", "chinelo", "luva"]
    return [
      "calçar": shoes,
      "lavar": body, "secar": body, "escovar": body, "fechar": ["olho"], "abrir": ["olho"], "cortar": ["unha"],
      "lavar-se": body,
    ]
  }()

  /// What these are done to is there already.
  static let definiteObjects: Set = [
    "abrir", "fechar", "ligar", "desligar", "acender", "apagar", "lavar", "limpar", "arrumar", "guardar", "consertar",
    "quebrar", "perder", "achar", "procurar", "esperar", "chutar", "empurrar", "morder", "chamar", "esquecer", "amar",
    "abraçar", "beijar", "pôr", "tirar", "vestir", "calçar", "dirigir", "cortar", "pegar", "saber", "dizer", "conhecer",
    "tocar", "molhar", "puxar", "dobrar", "pendurar", "sujar", "terminar",
  ]

  static let bare: [String: Set<String>] = [
    "jogar": ["bola", "futebol", "videogame", "basquete", "vôlei", "xadrez", "dominó"],
    "tocar": ["violão", "piano", "bateria", "flauta", "guitarra", "tambor"],
    "fazer": ["barulho", "silêncio", "xixi", "cocô", "bolo", "frio", "calor", "sol"],
    "ter": ["aula", "terapia", "festa", "febre", "medo", "vontade"], "tomar": ["remédio", "banho", "sopa"],
    "querer": ["colo"], "ver": ["desenho"], "soltar": ["pipa"],
    "pular": ["corda"],
  ]

  /// The preposition that a verb wants before what it is about.
  static let governed: [String: String] = [
    "gostar": "de", "precisar": "de", "lembrar": "de", "lembrar-se": "de", "cuidar": "de", "rir": "de", "trocar": "de",
    "sentir saudade": "de", "ter saudade": "de",
    "despedir-se": "de", "cansar-se": "de", "desistir": "de", "pensar": "em", "acreditar": "em", "bater": "em",
    "mexer": "em", "encostar": "em", "votar": "em", "falar": "com", "conversar": "com", "brigar": "com",
    "sonhar": "com", "concordar": "com", "casar": "com", "preocupar-se": "com", "olhar": "para", "telefonar": "para",
    "obedecer": "a", "responder": "a", "agradecer": "a", "fazer carinho": "em", "fazer cócegas": "em",
    "dar bronca": "em", "passar um pano": "em", "passar manteiga": "em", "dar de comer": "para", "zombar": "de",
    "confiar": "em", "apaixonar-se": "por", "reclamar": "de", "queixar-se": "de", "tirar foto": "de",
    "levar um susto": "com", "tomar café da manhã": "com",
    "trocar a fralda": "de",
  ]

  /// Verbs whose own object gives way to the one that is said, or that are others with one.
  static let beforeObject = [
    "passar roupa": "passar", "tocar um instrumento": "tocar", "perder o jogo": "perder", "contar números": "contar",
    "usar roupa": "usar", "fazer a barba": "raspar", "passar maquiagem": "maquiar", "pegar do chão": "pegar",
    "dar um presente": "dar", "passar algo": "passar", "bater o carro": "bater", "aspirar a secreção": "aspirar",
    "pesquisar na internet": "pesquisar", "molhar-se": "molhar", "sujar-se": "sujar", "ter esperança": "esperar",
    "tentar": "experimentar", "ligar na tomada": "plugar",
    "apagar com borracha": "apagar",
  ]

  /// Said of oneself with a pronoun, where no object is said.
  static let doneToOneself: Set = ["esconder", "acalmar"]

  /// Where a motion leads or comes from.
  static let ways: [String: String] = [
    "entrar": "em", "subir": "em", "escalar": "", "chegar": "em", "descer": "de", "sair": "de", "cair": "em",
    "voltar": "para", "viajar": "para", "convidar": "para",
  ]

  /// What is made or fetched for somebody, not given.
  static let forSomebody: Set = ["comprar", "fazer", "cantar", "desenhar", "preparar", "ler"]

  /// Before a time; the article is in it.
  static let times: [String: String] = [
    "manhã": "de", "tarde": "à", "noite": "à", "madrugada": "de", "meio-dia": "ao",
    "meia-noite": "à", "semana passada": "", "semana que vem": "",
  ]

  /// Between a verb and an infinitive.
  static let particles: [String: String] = [
    "gostar": "de", "parar": "de", "esquecer": "de", "esquecer-se": "de", "lembrar": "de", "lembrar-se": "de",
    "acabar": "de", "terminar": "de", "deixar": "", "começar": "a", "aprender": "a", "ensinar": "a", "ajudar": "a",
    "voltar": "a", "ter": "que", "cansar-se": "de", "desistir": "de", "apressar-se": "para",
  ]

  /// Concepts whose past is that of a state.
  static let states: Set = ["be", "be-state", "have", "want", "know", "need", "hurt", "exist"]
}
