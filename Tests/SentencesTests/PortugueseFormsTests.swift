import Sentences
import Testing

@testable import Portuguese

/// Expected forms are those of the school grammars of Brazil.
struct PortugueseFormsTests {
  private let forms = PortugueseForms()

  /// The six persons, in the order of a conjugation table.
  private func table(_ verb: String, _ form: (Person) -> VerbForm) -> String {
    Person.all.map { forms.verb(verb, form($0)) }.joined(separator: " ")
  }

  private func present(_ verb: String) -> String { table(verb, VerbForm.present) }
  private func past(_ verb: String) -> String { table(verb, VerbForm.past) }
  private func subjunctive(_ verb: String) -> String { table(verb, VerbForm.subjunctive) }

  // MARK: - Verbs

  @Test(arguments: [
    ("cantar", "canto cantas canta cantamos cantais cantam", "cantei cantaste cantou cantamos cantastes cantaram"),
    ("comer", "como comes come comemos comeis comem", "comi comeste comeu comemos comestes comeram"),
    ("abrir", "abro abres abre abrimos abris abrem", "abri abriste abriu abrimos abristes abriram"),
  ])
  func `The three conjugations have their endings in present and past`(verb: String, present: String, past: String) {
    #expect(self.present(verb) == present)
    #expect(self.past(verb) == past)
  }

  @Test func `A regular verb has all its tenses`() {
    #expect(table("cantar", VerbForm.imperfect) == "cantava cantavas cantava cantávamos cantáveis cantavam")
    #expect(table("comer", VerbForm.imperfect) == "comia comias comia comíamos comíeis comiam")
    #expect(table("abrir", VerbForm.future) == "abrirei abrirás abrirá abriremos abrireis abrirão")
    #expect(table("gostar", VerbForm.conditional) == "gostaria gostarias gostaria gostaríamos gostaríeis gostariam")
    #expect(subjunctive("cantar") == "cante cantes cante cantemos canteis cantem")
    #expect(subjunctive("comer") == "coma comas coma comamos comais comam")
    #expect(forms.verb("cantar", .infinitive) == "cantar")
    #expect(forms.verb("cantar", .gerund) == "cantando")
    #expect(forms.verb("comer", .participle) == "comido")
  }

  @Test(arguments: [
    ("ficar", "fiquei", "fique"), ("chegar", "cheguei", "chegue"), ("começar", "comecei", "comece"),
    ("brincar", "brinquei", "brinque"), ("pegar", "peguei", "pegue"), ("calçar", "calcei", "calce"),
    ("apagar", "apaguei", "apague"), ("coçar", "cocei", "coce"), ("viajar", "viajei", "viaje"),
  ])
  func `Verbs in -ar change their last consonant before e`(verb: String, past: String, subjunctive: String) {
    #expect(forms.verb(verb, .past(.firstSingular)) == past)
    #expect(forms.verb(verb, .subjunctive(.thirdSingular)) == subjunctive)
  }

  @Test(arguments: [
    ("conhecer", "conheço", "conheça"), ("descer", "desço", "desça"), ("dirigir", "dirijo", "dirija"),
    ("proteger", "protejo", "proteja"), ("erguer", "ergo", "erga"), ("fingir", "finjo", "finja"),
    ("nascer", "nasço", "nasça"), ("esquecer", "esqueço", "esqueça"),
  ])
  func `Verbs in -er and -ir change theirs before o and a`(verb: String, present: String, subjunctive: String) {
    #expect(forms.verb(verb, .present(.firstSingular)) == present)
    #expect(forms.verb(verb, .subjunctive(.thirdSingular)) == subjunctive)
  }

  @Test(arguments: [
    ("sentir", "sinto", "sente", "sinta"), ("vestir", "visto", "veste", "vista"), ("servir", "sirvo", "serve", "sirva"),
    ("mentir", "minto", "mente", "minta"), ("seguir", "sigo", "segue", "siga"),
    ("repetir", "repito", "repete", "repita"),
    ("preferir", "prefiro", "prefere", "prefira"), ("divertir", "divirto", "diverte", "divirta"),
    ("conseguir", "consigo", "consegue", "consiga"), ("despir", "dispo", "despe", "dispa"),
    ("perseguir", "persigo", "persegue", "persiga"), ("dormir", "durmo", "dorme", "durma"),
    ("tossir", "tusso", "tosse", "tussa"), ("engolir", "engulo", "engole", "engula"),
    ("cobrir", "cubro", "cobre", "cubra"), ("prevenir", "previno", "previne", "previna"),
    ("subir", "subo", "sobe", "suba"), ("fugir", "fujo", "foge", "fuja"), ("sacudir", "sacudo", "sacode", "sacuda"),
    ("cuspir", "cuspo", "cospe", "cuspa"), ("sumir", "sumo", "some", "suma"),
    ("discutir", "discuto", "discute", "discuta"),
    ("assumir", "assumo", "assume", "assuma"),
  ])
  func `Verbs in -ir change their stem's vowel by classes`(
    verb: String, first: String, third: String, subjunctive: String
  ) {
    #expect(forms.verb(verb, .present(.firstSingular)) == first)
    #expect(forms.verb(verb, .present(.thirdSingular)) == third)
    #expect(forms.verb(verb, .subjunctive(.thirdSingular)) == subjunctive)
  }

  @Test func `The vowel that the subjunctive raises stays so for all persons`() {
    #expect(subjunctive("sentir") == "sinta sintas sinta sintamos sintais sintam")
    #expect(present("subir") == "subo sobes sobe subimos subis sobem")
  }

  @Test(arguments: [
    ("passear", "passeio passeias passeia passeamos passeais passeiam"),
    ("pentear", "penteio penteias penteia penteamos penteais penteiam"),
    ("odiar", "odeio odeias odeia odiamos odiais odeiam"),
    ("copiar", "copio copias copia copiamos copiais copiam"),
    ("voar", "voo voas voa voamos voais voam"),
    ("proibir", "proíbo proíbes proíbe proibimos proibis proíbem"),
    ("reunir", "reúno reúnes reúne reunimos reunis reúnem"),
    ("saudar", "saúdo saúdas saúda saudamos saudais saúdam"),
    ("enxaguar", "enxáguo enxáguas enxágua enxaguamos enxaguais enxáguam"),
    ("doer", "doo dóis dói doemos doeis doem"),
    ("sair", "saio sais sai saímos saís saem"),
    ("diminuir", "diminuo diminuis diminui diminuímos diminuís diminuem"),
    ("construir", "construo constróis constrói construímos construís constroem"),
    ("conduzir", "conduzo conduzes conduz conduzimos conduzis conduzem"),
  ])
  func `Stems that end in a vowel have a present of their own`(verb: String, expected: String) {
    #expect(present(verb) == expected)
  }

  @Test func `An i that stands alone takes an accent`() {
    #expect(past("cair") == "caí caíste caiu caímos caístes caíram")
    #expect(table("sair", VerbForm.imperfect) == "saía saías saía saíamos saíeis saíam")
    #expect(past("doer") == "doí doeste doeu doemos doestes doeram")
    #expect(past("construir") == "construí construíste construiu construímos construístes construíram")
    #expect(forms.verb("cair", .participle) == "caído")
    #expect(forms.verb("cair", .gerund) == "caindo")
    #expect(subjunctive("sair") == "saia saias saia saiamos saiais saiam")
    #expect(subjunctive("passear") == "passeie passeies passeie passeemos passeeis passeiem")
  }

  @Test(arguments: [
    ("ser", "sou és é somos sois são", "fui foste foi fomos fostes foram", "seja"),
    (
      "estar", "estou estás está estamos estais estão", "estive estiveste esteve estivemos estivestes estiveram",
      "esteja"
    ),
    ("ter", "tenho tens tem temos tendes têm", "tive tiveste teve tivemos tivestes tiveram", "tenha"),
    (
      "obter", "obtenho obténs obtém obtemos obtendes obtêm", "obtive obtiveste obteve obtivemos obtivestes obtiveram",
      "obtenha"
    ),
    ("haver", "hei hás há havemos haveis hão", "houve houveste houve houvemos houvestes houveram", "haja"),
    ("ir", "vou vais vai vamos ides vão", "fui foste foi fomos fostes foram", "vá"),
    ("vir", "venho vens vem vimos vindes vêm", "vim vieste veio viemos viestes vieram", "venha"),
    ("ver", "vejo vês vê vemos vedes veem", "vi viste viu vimos vistes viram", "veja"),
    ("dar", "dou dás dá damos dais dão", "dei deste deu demos destes deram", "dê"),
    ("fazer", "faço fazes faz fazemos fazeis fazem", "fiz fizeste fez fizemos fizestes fizeram", "faça"),
    ("dizer", "digo dizes diz dizemos dizeis dizem", "disse disseste disse dissemos dissestes disseram", "diga"),
    (
      "trazer", "trago trazes traz trazemos trazeis trazem", "trouxe trouxeste trouxe trouxemos trouxestes trouxeram",
      "traga"
    ),
    ("pôr", "ponho pões põe pomos pondes põem", "pus puseste pôs pusemos pusestes puseram", "ponha"),
    ("poder", "posso podes pode podemos podeis podem", "pude pudeste pôde pudemos pudestes puderam", "possa"),
    ("querer", "quero queres quer queremos quereis querem", "quis quiseste quis quisemos quisestes quiseram", "queira"),
    ("saber", "sei sabes sabe sabemos sabeis sabem", "soube soubeste soube soubemos soubestes souberam", "saiba"),
    (
      "perder", "perco perdes perde perdemos perdeis perdem", "perdi perdeste perdeu perdemos perdestes perderam",
      "perca"
    ),
    ("ler", "leio lês lê lemos ledes leem", "li leste leu lemos lestes leram", "leia"),
    ("crer", "creio crês crê cremos credes creem", "cri creste creu cremos crestes creram", "creia"),
    ("rir", "rio ris ri rimos rides riem", "ri riste riu rimos ristes riram", "ria"),
    (
      "sorrir", "sorrio sorris sorri sorrimos sorrides sorriem", "sorri sorriste sorriu sorrimos sorristes sorriram",
      "sorria"
    ),
    ("ouvir", "ouço ouves ouve ouvimos ouvis ouvem", "ouvi ouviste ouviu ouvimos ouvistes ouviram", "ouça"),
    ("pedir", "peço pedes pede pedimos pedis pedem", "pedi pediste pediu pedimos pedistes pediram", "peça"),
    (
      "despedir", "despeço despedes despede despedimos despedis despedem",
      "despedi despediste despediu despedimos despedistes despediram", "despeça"
    ),
    ("medir", "meço medes mede medimos medis medem", "medi mediste mediu medimos medistes mediram", "meça"),
    ("caber", "caibo cabes cabe cabemos cabeis cabem", "coube coubeste coube coubemos coubestes couberam", "caiba"),
    ("valer", "valho vales vale valemos valeis valem", "vali valeste valeu valemos valestes valeram", "valha"),
  ])
  func `Irregular verbs are known`(verb: String, present: String, past: String, subjunctive: String) {
    #expect(self.present(verb) == present)
    #expect(self.past(verb) == past)
    #expect(forms.verb(verb, .subjunctive(.firstSingular)) == subjunctive)
  }

  @Test func `What else irregular verbs have of their own`() {
    #expect(table("ser", VerbForm.imperfect) == "era eras era éramos éreis eram")
    #expect(table("ir", VerbForm.imperfect) == "ia ias ia íamos íeis iam")
    #expect(table("ter", VerbForm.imperfect) == "tinha tinhas tinha tínhamos tínheis tinham")
    #expect(table("pôr", VerbForm.imperfect) == "punha punhas punha púnhamos púnheis punham")
    #expect(subjunctive("ir") == "vá vás vá vamos vades vão")
    #expect(subjunctive("dar") == "dê dês dê demos deis deem")
    #expect(forms.verb("fazer", .future(.firstSingular)) == "farei")
    #expect(forms.verb("dizer", .conditional(.firstPlural)) == "diríamos")
    #expect(forms.verb("trazer", .future(.thirdPlural)) == "trarão")
    #expect(forms.verb("pôr", .future(.thirdSingular)) == "porá")
    #expect(forms.verb("pôr", .gerund) == "pondo")
    #expect(forms.verb("supor", .past(.thirdSingular)) == "supôs")
  }

  @Test(arguments: [
    ("abrir", "aberto"), ("cobrir", "coberto"), ("escrever", "escrito"), ("descrever", "descrito"), ("ver", "visto"),
    ("vir", "vindo"), ("fazer", "feito"), ("dizer", "dito"), ("pôr", "posto"), ("ganhar", "ganho"), ("pagar", "pago"),
    ("ser", "sido"), ("ir", "ido"), ("ler", "lido"), ("sair", "saído"), ("construir", "construído"),
    ("seguir", "seguido"),
  ])
  func `Participles are known`(verb: String, participle: String) {
    #expect(forms.verb(verb, .participle) == participle)
  }

  @Test(arguments: [
    ("comer", "come", "coma", "comamos", "comei", "comam"), ("ir", "vai", "vá", "vamos", "ide", "vão"),
    ("ser", "sê", "seja", "sejamos", "sede", "sejam"), ("pôr", "põe", "ponha", "ponhamos", "ponde", "ponham"),
    ("pegar", "pega", "pegue", "peguemos", "pegai", "peguem"), ("dar", "dá", "dê", "demos", "dai", "deem"),
    ("ouvir", "ouve", "ouça", "ouçamos", "ouvi", "ouçam"), ("sair", "sai", "saia", "saiamos", "saí", "saiam"),
  ])
  func `Orders are given`(verb: String, tu: String, voce: String, nos: String, vos: String, voces: String) {
    #expect(
      [Person.secondSingular, .thirdSingular, .firstPlural, .secondPlural, .thirdPlural].map {
        forms.verb(verb, .imperative($0))
      } == [tu, voce, nos, vos, voces])
  }

  @Test(arguments: ["", "r", "ar", "zorbax", "😀", "o", "123", "-"])
  func `What is no verb comes back`(word: String) {
    #expect(forms.verb(word, .present(.firstSingular)) == word)
  }

  @Test func `An infinitive is told from a noun`() {
    for verb in ["cantar", "tuitar", "levantar-se", "pôr", "ir", "colher", "acreditar", "compor"] {
      #expect(forms.looksLikeVerb(verb), "\(verb)")
    }
    for word in ["", "mar", "lugar", "mulher", "açúcar", "hambúrguer", "cor", "trator", "zorbax", "ar", "celular"] {
      #expect(!forms.looksLikeVerb(word), "\(word)")
    }
  }

  // MARK: - Nouns

  @Test(arguments: [
    ("bola", "bolas"), ("irmã", "irmãs"), ("avó", "avós"), ("pai", "pais"), ("pão", "pães"), ("cão", "cães"),
    ("mão", "mãos"), ("irmão", "irmãos"), ("balão", "balões"), ("limão", "limões"), ("órgão", "órgãos"),
    ("animal", "animais"), ("papel", "papéis"), ("automóvel", "automóveis"), ("sol", "sóis"), ("lençol", "lençóis"),
    ("barril", "barris"), ("réptil", "répteis"), ("gol", "gols"), ("homem", "homens"), ("jardim", "jardins"),
    ("som", "sons"), ("flor", "flores"), ("colher", "colheres"), ("luz", "luzes"), ("raiz", "raízes"),
    ("juiz", "juízes"), ("mês", "meses"), ("gás", "gases"), ("país", "países"), ("português", "portugueses"),
    ("lápis", "lápis"), ("ônibus", "ônibus"), ("tórax", "tórax"), ("hífen", "hifens"), ("tablet", "tablets"),
    ("pãozinho", "pãezinhos"), ("animalzinho", "animaizinhos"), ("gatinho", "gatinhos"), ("caráter", "caracteres"),
  ])
  func `Nouns have their plural`(noun: String, plural: String) {
    #expect(forms.plural(ofNoun: noun) == plural)
  }

  @Test(arguments: [
    ("guarda-chuva", "guarda-chuvas"), ("beija-flor", "beija-flores"), ("super-herói", "super-heróis"),
    ("segunda-feira", "segundas-feiras"), ("quinta-feira", "quintas-feiras"), ("cachorro-quente", "cachorros-quentes"),
    ("couve-flor", "couves-flores"), ("estrela-do-mar", "estrelas-do-mar"), ("arco-íris", "arco-íris"),
    ("bicho-preguiça", "bichos-preguiça"), ("salva-vidas", "salva-vidas"), ("dor de cabeça", "dores de cabeça"),
    ("batata frita", "batatas fritas"), ("cadeira de rodas", "cadeiras de rodas"),
  ])
  func `Compounds change where they should`(noun: String, plural: String) {
    #expect(forms.plural(ofNoun: noun) == plural)
  }

  @Test(arguments: [
    ("Pão", "Pães"), ("PÃO", "PÃES"), ("TV", "TVs"), ("iPad", "iPads"), ("Ana", "Anas"), ("", ""), ("😀", "😀"),
  ])
  func `A plural keeps the letters' case`(noun: String, plural: String) {
    #expect(forms.plural(ofNoun: noun) == plural)
  }

  @Test(arguments: [
    ("menino", Gender.masculine), ("menina", .feminine), ("coração", .masculine), ("canção", .feminine),
    ("televisão", .feminine), ("pulmão", .masculine), ("mão", .feminine), ("cidade", .feminine), ("viagem", .feminine),
    ("problema", .masculine), ("dia", .masculine), ("mapa", .masculine), ("sofá", .masculine), ("foto", .feminine),
    ("dente", .masculine), ("noite", .feminine), ("árvore", .feminine), ("flor", .feminine), ("computador", .masculine),
    ("luz", .feminine), ("nariz", .masculine), ("guarda-chuva", .masculine), ("estrela-do-mar", .feminine),
    ("atriz", .feminine), ("maçã", .feminine), ("café", .masculine), ("flores", .feminine), ("limões", .masculine),
    ("lições", .feminine), ("vezes", .feminine), ("árvores", .feminine),
  ])
  func `A noun's gender is told from its ending`(noun: String, gender: Gender) {
    #expect(forms.gender(ofNoun: noun) == gender)
  }

  // MARK: - What agrees

  @Test(arguments: [
    ("bonito", "bonito bonita bonitos bonitas"), ("grande", "grande grande grandes grandes"),
    ("azul", "azul azul azuis azuis"), ("fácil", "fácil fácil fáceis fáceis"),
    ("marrom", "marrom marrom marrons marrons"),
    ("bom", "bom boa bons boas"), ("mau", "mau má maus más"), ("cru", "cru crua crus cruas"),
    ("são", "são sã sãos sãs"),
    ("chorão", "chorão chorona chorões choronas"), ("alemão", "alemão alemã alemães alemãs"),
    ("espanhol", "espanhol espanhola espanhóis espanholas"), ("inglês", "inglês inglesa ingleses inglesas"),
    ("europeu", "europeu europeia europeus europeias"), ("feliz", "feliz feliz felizes felizes"),
    ("trabalhador", "trabalhador trabalhadora trabalhadores trabalhadoras"),
    ("melhor", "melhor melhor melhores melhores"),
    ("superior", "superior superior superiores superiores"), ("laranja", "laranja laranja laranja laranja"),
    ("simples", "simples simples simples simples"), ("lilás", "lilás lilás lilases lilases"),
    ("azul-marinho", "azul-marinho azul-marinho azul-marinho azul-marinho"),
    ("azul-claro", "azul-claro azul-clara azul-claros azul-claras"),
    ("mal-educado", "mal-educado mal-educada mal-educados mal-educadas"),
    ("meu", "meu minha meus minhas"), ("este", "este esta estes estas"), ("um", "um uma uns umas"),
    ("dois", "dois duas dois duas"), ("qualquer", "qualquer qualquer quaisquer quaisquer"),
    ("com fome", "com fome com fome com fome com fome"),
    ("cor de laranja", "cor de laranja cor de laranja cor de laranja cor de laranja"),
    ("não verbal", "não verbal não verbal não verbais não verbais"), ("egoísta", "egoísta egoísta egoístas egoístas"),
  ])
  func `Adjectives and determiners have four forms`(masculine: String, expected: String) {
    let four = [
      forms.adjective(masculine, feminine: nil, .masculine, .singular),
      forms.adjective(masculine, feminine: nil, .feminine, .singular),
      forms.adjective(masculine, feminine: nil, .masculine, .plural),
      forms.adjective(masculine, feminine: nil, .feminine, .plural),
    ]
    #expect(four.joined(separator: " ") == expected)
  }

  @Test func `A dictionary's feminine comes before the rules`() {
    #expect(forms.adjective("ator", feminine: "atriz", .feminine, .singular) == "atriz")
    #expect(forms.adjective("ator", feminine: "atriz", .feminine, .plural) == "atrizes")
    #expect(forms.adjective("bonzinho", feminine: "boazinha", .feminine, .plural) == "boazinhas")
  }
}
