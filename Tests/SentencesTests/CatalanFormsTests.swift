import Sentences
import Testing

@testable import Catalan

/// How Catalan words change, against tables of the grammar of the Institut d'Estudis Catalans.
struct CatalanFormsTests {
  private let forms = CatalanForms()

  private func table(_ verb: String, _ form: (Person) -> VerbForm) -> String {
    Person.all.map { forms.verb(verb, form($0)) }.joined(separator: " ")
  }

  /// The person to whom one may give an order, in the order of a table.
  private func orders(_ verb: String) -> String {
    Person.all.dropFirst().map { forms.verb(verb, .imperative($0)) }.joined(separator: " ")
  }

  @Test func regularVerbsOfTheFirstClass() {
    #expect(table("cantar", VerbForm.present) == "canto cantes canta cantem canteu canten")
    #expect(table("cantar", VerbForm.imperfect) == "cantava cantaves cantava cantàvem cantàveu cantaven")
    #expect(table("cantar", VerbForm.future) == "cantaré cantaràs cantarà cantarem cantareu cantaran")
    #expect(table("cantar", VerbForm.conditional) == "cantaria cantaries cantaria cantaríem cantaríeu cantarien")
    #expect(table("cantar", VerbForm.subjunctive) == "canti cantis canti cantem canteu cantin")
    #expect(orders("cantar") == "canta canti cantem canteu cantin")
    #expect(forms.verb("cantar", .gerund) == "cantant")
    #expect(forms.verb("cantar", .participle) == "cantat")
    #expect(forms.verb("cantar", .infinitive) == "cantar")
  }

  @Test func regularVerbsOfTheSecondClass() {
    #expect(table("perdre", VerbForm.present) == "perdo perds perd perdem perdeu perden")
    #expect(table("perdre", VerbForm.imperfect) == "perdia perdies perdia perdíem perdíeu perdien")
    #expect(table("perdre", VerbForm.future) == "perdré perdràs perdrà perdrem perdreu perdran")
    #expect(table("perdre", VerbForm.subjunctive) == "perdi perdis perdi perdem perdeu perdin")
    #expect(forms.verb("perdre", .participle) == "perdut")
    #expect(table("témer", VerbForm.present) == "temo tems tem temem temeu temen")
    #expect(table("prémer", VerbForm.future) == "premeré premeràs premerà premerem premereu premeran")
    #expect(table("rebre", VerbForm.present) == "rebo reps rep rebem rebeu reben")
    #expect(orders("rebre") == "rep rebi rebem rebeu rebin")
  }

  @Test func regularVerbsOfTheThirdClassTakeEix() {
    #expect(table("servir", VerbForm.present) == "serveixo serveixes serveix servim serviu serveixen")
    #expect(table("servir", VerbForm.subjunctive) == "serveixi serveixis serveixi servim serviu serveixin")
    #expect(table("servir", VerbForm.imperfect) == "servia servies servia servíem servíeu servien")
    #expect(orders("servir") == "serveix serveixi servim serviu serveixin")
    #expect(forms.verb("servir", .gerund) == "servint")
    #expect(forms.verb("servir", .participle) == "servit")
  }

  @Test func pureVerbsOfTheThirdClassTakeNone() {
    #expect(table("dormir", VerbForm.present) == "dormo dorms dorm dormim dormiu dormen")
    #expect(table("dormir", VerbForm.subjunctive) == "dormi dormis dormi dormim dormiu dormin")
    #expect(table("obrir", VerbForm.present) == "obro obres obre obrim obriu obren")
    #expect(table("omplir", VerbForm.present) == "omplo omples omple omplim ompliu omplen")
    #expect(table("collir", VerbForm.present) == "cullo culls cull collim colliu cullen")
    #expect(table("recollir", VerbForm.subjunctive) == "reculli recullis reculli recollim recolliu recullin")
    #expect(table("cosir", VerbForm.present) == "cuso cuses cus cosim cosiu cusen")
    #expect(table("sortir", VerbForm.present) == "surto surts surt sortim sortiu surten")
    #expect(table("fugir", VerbForm.present) == "fujo fuges fuig fugim fugiu fugen")
    #expect(table("eixir", VerbForm.present) == "ixo ixes ix eixim eixiu ixen")
    #expect(forms.verb("assortir", .present(.thirdSingular)) == "assorteix")
    #expect(forms.verb("complir", .present(.thirdSingular)) == "compleix")
  }

  /// The first person of the present, the participle, the first persons of future, subjunctive and imperfect, and the
  /// order to one.
  @Test(arguments: [
    "ser soc estat seré sigui era sigues", "estar estic estat estaré estigui estava estigues",
    "tenir tinc tingut tindré tingui tenia tingues", "venir vinc vingut vindré vingui venia vine",
    "anar vaig anat aniré vagi anava ves", "fer faig fet faré faci feia fes",
    "dir dic dit diré digui deia digues", "dur duc dut duré dugui duia duu",
    "voler vull volgut voldré vulgui volia vulgues", "poder puc pogut podré pugui podia pugues",
    "saber sé sabut sabré sàpiga sabia sàpigues", "haver he hagut hauré hagi havia hagis",
    "veure veig vist veuré vegi veia veges", "treure trec tret trauré tregui treia treu",
    "caure caic caigut cauré caigui queia cau", "creure crec cregut creuré cregui creia creu",
    "beure bec begut beuré begui bevia beu", "moure moc mogut mouré mogui movia mou",
    "coure coc cuit couré cogui coïa cou", "seure sec segut seuré segui seia seu",
    "asseure assec assegut asseuré assegui asseia asseu", "ajeure ajec ajagut ajauré ajegui ajeia ajeu",
    "riure ric rigut riuré rigui reia riu", "somriure somric somrigut somriuré somrigui somreia somriu",
    "viure visc viscut viuré visqui vivia viu", "escriure escric escrit escriuré escrigui escrivia escriu",
    "descriure descric descrit descriuré descrigui descrivia descriu",
    "prendre prenc pres prendré prengui prenia pren", "aprendre aprenc après aprendré aprengui aprenia aprèn",
    "comprendre comprenc comprès comprendré comprengui comprenia comprèn",
    "entendre entenc entès entendré entengui entenia entén", "estendre estenc estès estendré estengui estenia estén",
    "encendre encenc encès encendré encengui encenia encén", "vendre venc venut vendré vengui venia ven",
    "respondre responc respost respondré respongui responia respon",
    "conèixer conec conegut coneixeré conegui coneixia coneix",
    "aparèixer aparec aparegut apareixeré aparegui apareixia apareix",
    "desaparèixer desaparec desaparegut desapareixeré desaparegui desapareixia desapareix",
    "créixer creixo crescut creixeré creixi creixia creix", "néixer neixo nascut naixeré neixi naixia neix",
    "córrer corro corregut correré corri corria corre", "empènyer empenyo empès empenyeré empenyi empenyia empeny",
    "pertànyer pertanyo pertangut pertanyeré pertanyi pertanyia pertany",
    "prometre prometo promès prometré prometi prometia promet",
    "obtenir obtinc obtingut obtindré obtingui obtenia obtén",
    "prevenir previnc previngut previndré previngui prevenia prevén",
    "desfer desfaig desfet desfaré desfaci desfeia desfés",
    "convèncer convenço convençut convenceré convenci convencia convenç",
    "tossir tusso tossit tossiré tussi tossia tus", "escopir escupo escopit escopiré escupi escopia escup",
    "bullir bullo bullit bulliré bulli bullia bull", "ajupir ajupo ajupit ajupiré ajupi ajupia ajup",
    "sentir sento sentit sentiré senti sentia sent", "morir moro mort moriré mori moria mor",
    "obrir obro obert obriré obri obria obre", "omplir omplo omplert ompliré ompli omplia omple",
    "oferir ofereixo ofert oferiré ofereixi oferia ofereix",
    "imprimir imprimeixo imprès imprimiré imprimeixi imprimia imprimeix",
  ])
  func irregularVerbs(_ row: String) {
    let cells = row.split(separator: " ").map(String.init)
    let verb = cells[0]
    let said = [
      verb, forms.verb(verb, .present(.firstSingular)), forms.verb(verb, .participle),
      forms.verb(verb, .future(.firstSingular)), forms.verb(verb, .subjunctive(.firstSingular)),
      forms.verb(verb, .imperfect(.firstSingular)), forms.verb(verb, .imperative(.secondSingular)),
    ]
    #expect(said == cells)
  }

  @Test func irregularTables() {
    #expect(table("ser", VerbForm.present) == "soc ets és som sou són")
    #expect(table("ser", VerbForm.imperfect) == "era eres era érem éreu eren")
    #expect(table("ser", VerbForm.conditional) == "seria series seria seríem seríeu serien")
    #expect(table("estar", VerbForm.present) == "estic estàs està estem esteu estan")
    #expect(table("haver", VerbForm.present) == "he has ha hem heu han")
    #expect(table("tenir", VerbForm.present) == "tinc tens té tenim teniu tenen")
    #expect(table("mantenir", VerbForm.present) == "mantinc mantens manté mantenim manteniu mantenen")
    #expect(table("venir", VerbForm.present) == "vinc vens ve venim veniu venen")
    #expect(table("anar", VerbForm.present) == "vaig vas va anem aneu van")
    #expect(table("anar", VerbForm.subjunctive) == "vagi vagis vagi anem aneu vagin")
    #expect(table("fer", VerbForm.present) == "faig fas fa fem feu fan")
    #expect(table("fer", VerbForm.imperfect) == "feia feies feia fèiem fèieu feien")
    #expect(table("saber", VerbForm.subjunctive) == "sàpiga sàpigues sàpiga sapiguem sapigueu sàpiguen")
    #expect(table("voler", VerbForm.present) == "vull vols vol volem voleu volen")
    #expect(table("poder", VerbForm.subjunctive) == "pugui puguis pugui puguem pugueu puguin")
    #expect(table("veure", VerbForm.present) == "veig veus veu veiem veieu veuen")
    #expect(table("caure", VerbForm.imperfect) == "queia queies queia quèiem quèieu queien")
    #expect(table("treure", VerbForm.present) == "trec treus treu traiem traieu treuen")
    #expect(table("dur", VerbForm.imperfect) == "duia duies duia dúiem dúieu duien")
    #expect(table("viure", VerbForm.subjunctive) == "visqui visquis visqui visquem visqueu visquin")
    #expect(orders("venir") == "vine vingui vinguem veniu vinguin")
    #expect(orders("dir") == "digues digui diguem digueu diguin")
    #expect(forms.verb("caldre", .present(.thirdSingular)) == "cal")
    #expect(forms.verb("ploure", .gerund) == "plovent")
    #expect(forms.verb("veure", .gerund) == "veient")
  }

  @Test func spellingKeepsTheSoundBeforeEAndI() {
    #expect(table("tocar", VerbForm.present) == "toco toques toca toquem toqueu toquen")
    #expect(table("pagar", VerbForm.subjunctive) == "pagui paguis pagui paguem pagueu paguin")
    #expect(table("començar", VerbForm.present) == "començo comences comença comencem comenceu comencen")
    #expect(table("menjar", VerbForm.subjunctive) == "mengi mengis mengi mengem mengeu mengin")
    #expect(table("viatjar", VerbForm.present) == "viatjo viatges viatja viatgem viatgeu viatgen")
    #expect(table("adequar", VerbForm.subjunctive) == "adeqüi adeqüis adeqüi adeqüem adeqüeu adeqüin")
  }

  @Test func diaeresisPartsAnIFromTheVowelBefore() {
    #expect(table("canviar", VerbForm.subjunctive) == "canviï canviïs canviï canviem canvieu canviïn")
    #expect(forms.verb("crear", .subjunctive(.firstSingular)) == "creï")
    #expect(forms.verb("suar", .subjunctive(.firstSingular)) == "suï")
    #expect(forms.verb("creuar", .subjunctive(.firstSingular)) == "creui")
    #expect(forms.verb("esquiar", .subjunctive(.firstSingular)) == "esquiï")
    #expect(forms.verb("desmaiar", .subjunctive(.firstSingular)) == "desmaï")
    #expect(table("conduir", VerbForm.present) == "condueixo condueixes condueix conduïm conduïu condueixen")
    #expect(table("conduir", VerbForm.imperfect) == "conduïa conduïes conduïa conduíem conduíeu conduïen")
    #expect(forms.verb("conduir", .participle) == "conduït")
    #expect(forms.verb("conduir", .gerund) == "conduint")
    #expect(forms.verb("conduir", .future(.firstSingular)) == "conduiré")
    #expect(table("seguir", VerbForm.imperfect) == "seguia seguies seguia seguíem seguíeu seguien")
    #expect(forms.verb("seguir", .present(.firstSingular)) == "segueixo")
  }

  @Test func thePastIsSaidWithAnAuxiliary() {
    #expect(
      table("menjar", VerbForm.past)
        == "vaig menjar vas menjar va menjar vam menjar vau menjar van menjar")
  }

  @Test func otherWordsThanVerbsStay() {
    #expect(forms.verb("zorbax", .present(.firstSingular)) == "zorbax")
    #expect(forms.verb("", .gerund) == "")
  }

  @Test(arguments: [
    "poma pomes", "vaca vaques", "formiga formigues", "taronja taronges", "plaça places", "llengua llengües",
    "pasqua pasqües",
    "pare pares", "gat gats", "animal animals", "mà mans", "germà germans", "pa pans", "camió camions", "coixí coixins",
    "veí veïns", "pingüí pingüins", "cafè cafès", "sofà sofàs", "menú menús", "esquí esquís", "gos gossos", "os ossos",
    "nas nassos", "pis pisos", "gas gasos", "mes mesos", "autobús autobusos", "país països", "pastís pastissos",
    "arròs arrossos",
    "matalàs matalassos", "accés accessos", "francès francesos", "llapis llapis", "globus globus", "dilluns dilluns",
    "rentaplats rentaplats", "dijous dijous", "peix peixos", "calaix calaixos", "braç braços", "bosc boscos",
    "gust gustos",
    "text textos", "despatx despatxos", "índex índexs", "examen exàmens", "origen orígens", "tren trens",
    "jersei jerseis",
    "estoig estoigs", "passeig passejos", "any anys", "fill fills", "penja-robes penja-robes",
  ])
  func pluralsOfNouns(_ row: String) {
    let cells = row.split(separator: " ").map(String.init)
    #expect(forms.plural(ofNoun: cells[0]) == cells[1])
  }

  @Test func pluralsOfSeveralWordsChangeUntilThePreposition() {
    #expect(forms.plural(ofNoun: "os de peluix") == "ossos de peluix")
    #expect(forms.plural(ofNoun: "treballadora social") == "treballadores socials")
    #expect(forms.plural(ofNoun: "got d'aigua") == "gots d'aigua")
  }

  /// Masculine, feminine, and their plurals.
  @Test(arguments: [
    "petit petita petits petites", "content contenta contents contentes", "important important importants importants",
    "feliç feliç feliços felices", "dolç dolça dolços dolces", "cansat cansada cansats cansades",
    "agraït agraïda agraïts agraïdes",
    "perdut perduda perduts perdudes", "brut bruta bruts brutes", "nerviós nerviosa nerviosos nervioses",
    "gros grossa grossos grosses", "gris grisa grisos grises", "francès francesa francesos franceses",
    "suís suïssa suïssos suïsses",
    "blau blava blaus blaves", "nou nova nous noves", "viu viva vius vives", "tou tova tous toves",
    "europeu europea europeus europees",
    "groc groga grocs grogues", "blanc blanca blancs blanques", "antic antiga antics antigues",
    "feixuc feixuga feixucs feixugues",
    "llarg llarga llargs llargues", "boig boja bojos boges", "lleig lletja lletjos lletges", "roig roja rojos roges",
    "fosc fosca foscos fosques", "trist trista tristos tristes", "baix baixa baixos baixes", "bo bona bons bones",
    "ple plena plens plenes", "rodó rodona rodons rodones", "marró marró marrons marrons", "morè morena morens morenes",
    "cru crua crus crues", "negre negra negres negres", "alegre alegre alegres alegres", "pobre pobre pobres pobres",
    "amable amable amables amables", "correcte correcta correctes correctes", "còmode còmoda còmodes còmodes",
    "tebi tèbia tebis tèbies", "propi pròpia propis pròpies", "fàcil fàcil fàcils fàcils",
    "normal normal normals normals",
    "tranquil tranquil·la tranquils tranquil·les", "millor millor millors millors",
    "treballador treballadora treballadors treballadores",
    "clar clara clars clares", "egoista egoista egoistes egoistes", "lila lila lila lila", "beix beix beix beix",
    "aquest aquesta aquests aquestes", "meu meva meus meves", "un una uns unes", "el la els les", "tot tota tots totes",
    "cada cada cada cada", "escrit escrita escrits escrites", "obert oberta oberts obertes", "fet feta fets fetes",
  ])
  func adjectivesAgree(_ row: String) {
    let cells = row.split(separator: " ").map(String.init)
    let said = [
      forms.adjective(cells[0], feminine: nil, .masculine, .singular),
      forms.adjective(cells[0], feminine: nil, .feminine, .singular),
      forms.adjective(cells[0], feminine: nil, .masculine, .plural),
      forms.adjective(cells[0], feminine: nil, .feminine, .plural),
    ]
    #expect(said == cells)
  }

  @Test func theDictionarysFeminineComesFirst() {
    #expect(forms.adjective("seu", feminine: "seua", .feminine, .singular) == "seua")
    #expect(forms.adjective("seu", feminine: "seua", .feminine, .plural) == "seues")
    #expect(forms.adjective("seu", feminine: "seua", .masculine, .plural) == "seus")
  }

  @Test func adjectivesOfSeveralWords() {
    #expect(forms.adjective("tot sol", feminine: "tota sola", .feminine, .plural) == "totes soles")
    #expect(forms.adjective("segur de si mateix", feminine: nil, .feminine, .singular) == "segura de si mateixa")
    #expect(forms.adjective("blau cel", feminine: nil, .feminine, .plural) == "blau cel")
    #expect(forms.adjective("dos", feminine: nil, .feminine, .plural) == "dues")
    #expect(forms.adjective("tots", feminine: nil, .feminine, .plural) == "totes")
  }

  @Test func gendersByEnding() {
    for noun in [
      "poma", "cançó", "televisió", "ciutat", "virtut", "actriu", "sèrie", "mà", "nit", "flor", "imatge", "sang",
      "calor",
    ] {
      #expect(forms.gender(ofNoun: noun) == .feminine, "\(noun)")
    }
    for noun in [
      "gat", "llibre", "dia", "problema", "mapa", "camió", "formatge", "dentista", "pa", "color", "soldat", "taxi",
    ] {
      #expect(forms.gender(ofNoun: noun) == .masculine, "\(noun)")
    }
  }

  @Test func unknownVerbsAreKnownByTheirEndings() {
    for word in ["xatejar", "dormir", "asseure's", "rentar-se", "córrer", "témer", "reprendre"] {
      #expect(forms.looksLikeVerb(word), "\(word)")
    }
    for word in ["carrer", "llibre", "mare", "sucre", "gat", "", "mà", "quatre"] {
      #expect(!forms.looksLikeVerb(word), "\(word)")
    }
  }

  @Test(arguments: ["", "😀", "123", "a", "s", "ç", "·", "-", " ", "l'", String(repeating: "a", count: 10_000)])
  func anyTextHasForms(_ word: String) {
    for person in Person.all {
      for form in [VerbForm.present(person), .imperfect(person), .subjunctive(person), .imperative(person)] {
        _ = forms.verb(word, form)
        _ = forms.verb(word + "re", form)
        _ = forms.verb(word + "ar", form)
      }
    }
    for gender in Gender.allCases {
      for number in Number.allCases { _ = forms.adjective(word, feminine: nil, gender, number) }
    }
    #expect(forms.plural(ofNoun: word).utf8.count >= word.utf8.count)
    _ = forms.gender(ofNoun: word)
    _ = forms.looksLikeVerb(word)
  }
}
