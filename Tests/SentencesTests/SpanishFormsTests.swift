import Sentences
import TagarelaTestSupport
import Testing

@testable import Spanish

/// Spanish words against the tables of grammars.
struct SpanishFormsTests {
  private let forms = SpanishForms()

  /// A verb and a row of it: what the table is called, and its forms from `yo` to `ellos`.
  struct Row: CustomTestStringConvertible, Sendable {
    let verb: String
    let tense: @Sendable (Person) -> VerbForm
    let forms: String

    init(_ verb: String, _ tense: @escaping @Sendable (Person) -> VerbForm, _ forms: String) {
      self.verb = verb
      self.tense = tense
      self.forms = forms
    }

    var testDescription: String { "\(verb): \(forms)" }
  }

  private func check(_ row: Row) {
    let expected = row.forms.split(separator: " ").map(String.init)
    #expect(Person.all.map { forms.verb(row.verb, row.tense($0)) } == expected)
  }

  @Test(
    "Regular verbs of each class",
    arguments: [
      Row("hablar", VerbForm.present, "hablo hablas habla hablamos habláis hablan"),
      Row("hablar", VerbForm.past, "hablé hablaste habló hablamos hablasteis hablaron"),
      Row("hablar", VerbForm.imperfect, "hablaba hablabas hablaba hablábamos hablabais hablaban"),
      Row("hablar", VerbForm.future, "hablaré hablarás hablará hablaremos hablaréis hablarán"),
      Row("hablar", VerbForm.conditional, "hablaría hablarías hablaría hablaríamos hablaríais hablarían"),
      Row("hablar", VerbForm.subjunctive, "hable hables hable hablemos habléis hablen"),
      Row("comer", VerbForm.present, "como comes come comemos coméis comen"),
      Row("comer", VerbForm.past, "comí comiste comió comimos comisteis comieron"),
      Row("comer", VerbForm.imperfect, "comía comías comía comíamos comíais comían"),
      Row("comer", VerbForm.future, "comeré comerás comerá comeremos comeréis comerán"),
      Row("comer", VerbForm.conditional, "comería comerías comería comeríamos comeríais comerían"),
      Row("comer", VerbForm.subjunctive, "coma comas coma comamos comáis coman"),
      Row("vivir", VerbForm.present, "vivo vives vive vivimos vivís viven"),
      Row("vivir", VerbForm.past, "viví viviste vivió vivimos vivisteis vivieron"),
      Row("vivir", VerbForm.imperfect, "vivía vivías vivía vivíamos vivíais vivían"),
      Row("vivir", VerbForm.future, "viviré vivirás vivirá viviremos viviréis vivirán"),
      Row("vivir", VerbForm.subjunctive, "viva vivas viva vivamos viváis vivan"),
    ])
  func regular(row: Row) {
    check(row)
  }

  @Test(
    "The present of irregular verbs and of those whose stem changes",
    arguments: [
      Row("ser", VerbForm.present, "soy eres es somos sois son"),
      Row("estar", VerbForm.present, "estoy estás está estamos estáis están"),
      Row("ir", VerbForm.present, "voy vas va vamos vais van"),
      Row("haber", VerbForm.present, "he has ha hemos habéis han"),
      Row("dar", VerbForm.present, "doy das da damos dais dan"),
      Row("ver", VerbForm.present, "veo ves ve vemos veis ven"),
      Row("tener", VerbForm.present, "tengo tienes tiene tenemos tenéis tienen"),
      Row("detener", VerbForm.present, "detengo detienes detiene detenemos detenéis detienen"),
      Row("venir", VerbForm.present, "vengo vienes viene venimos venís vienen"),
      Row("decir", VerbForm.present, "digo dices dice decimos decís dicen"),
      Row("hacer", VerbForm.present, "hago haces hace hacemos hacéis hacen"),
      Row("poner", VerbForm.present, "pongo pones pone ponemos ponéis ponen"),
      Row("salir", VerbForm.present, "salgo sales sale salimos salís salen"),
      Row("traer", VerbForm.present, "traigo traes trae traemos traéis traen"),
      Row("caer", VerbForm.present, "caigo caes cae caemos caéis caen"),
      Row("oír", VerbForm.present, "oigo oyes oye oímos oís oyen"),
      Row("saber", VerbForm.present, "sé sabes sabe sabemos sabéis saben"),
      Row("querer", VerbForm.present, "quiero quieres quiere queremos queréis quieren"),
      Row("poder", VerbForm.present, "puedo puedes puede podemos podéis pueden"),
      Row("pensar", VerbForm.present, "pienso piensas piensa pensamos pensáis piensan"),
      Row("encender", VerbForm.present, "enciendo enciendes enciende encendemos encendéis encienden"),
      Row("preferir", VerbForm.present, "prefiero prefieres prefiere preferimos preferís prefieren"),
      Row("contar", VerbForm.present, "cuento cuentas cuenta contamos contáis cuentan"),
      Row("volver", VerbForm.present, "vuelvo vuelves vuelve volvemos volvéis vuelven"),
      Row("dormir", VerbForm.present, "duermo duermes duerme dormimos dormís duermen"),
      Row("jugar", VerbForm.present, "juego juegas juega jugamos jugáis juegan"),
      Row("oler", VerbForm.present, "huelo hueles huele olemos oléis huelen"),
      Row("pedir", VerbForm.present, "pido pides pide pedimos pedís piden"),
      Row("reír", VerbForm.present, "río ríes ríe reímos reís ríen"),
      Row("seguir", VerbForm.present, "sigo sigues sigue seguimos seguís siguen"),
      Row("construir", VerbForm.present, "construyo construyes construye construimos construís construyen"),
      Row("huir", VerbForm.present, "huyo huyes huye huimos huis huyen"),
      Row("conducir", VerbForm.present, "conduzco conduces conduce conducimos conducís conducen"),
      Row("esquiar", VerbForm.present, "esquío esquías esquía esquiamos esquiáis esquían"),
      Row("vaciar", VerbForm.present, "vacío vacías vacía vaciamos vaciáis vacían"),
      Row("limpiar", VerbForm.present, "limpio limpias limpia limpiamos limpiáis limpian"),
    ])
  func present(row: Row) {
    check(row)
  }

  @Test(
    "The past of irregular verbs",
    arguments: [
      Row("ser", VerbForm.past, "fui fuiste fue fuimos fuisteis fueron"),
      Row("ir", VerbForm.past, "fui fuiste fue fuimos fuisteis fueron"),
      Row("dar", VerbForm.past, "di diste dio dimos disteis dieron"),
      Row("ver", VerbForm.past, "vi viste vio vimos visteis vieron"),
      Row("estar", VerbForm.past, "estuve estuviste estuvo estuvimos estuvisteis estuvieron"),
      Row("tener", VerbForm.past, "tuve tuviste tuvo tuvimos tuvisteis tuvieron"),
      Row("poder", VerbForm.past, "pude pudiste pudo pudimos pudisteis pudieron"),
      Row("poner", VerbForm.past, "puse pusiste puso pusimos pusisteis pusieron"),
      Row("saber", VerbForm.past, "supe supiste supo supimos supisteis supieron"),
      Row("querer", VerbForm.past, "quise quisiste quiso quisimos quisisteis quisieron"),
      Row("hacer", VerbForm.past, "hice hiciste hizo hicimos hicisteis hicieron"),
      Row("venir", VerbForm.past, "vine viniste vino vinimos vinisteis vinieron"),
      Row("decir", VerbForm.past, "dije dijiste dijo dijimos dijisteis dijeron"),
      Row("traer", VerbForm.past, "traje trajiste trajo trajimos trajisteis trajeron"),
      Row("conducir", VerbForm.past, "conduje condujiste condujo condujimos condujisteis condujeron"),
      Row("andar", VerbForm.past, "anduve anduviste anduvo anduvimos anduvisteis anduvieron"),
      Row("pedir", VerbForm.past, "pedí pediste pidió pedimos pedisteis pidieron"),
      Row("dormir", VerbForm.past, "dormí dormiste durmió dormimos dormisteis durmieron"),
      Row("mentir", VerbForm.past, "mentí mentiste mintió mentimos mentisteis mintieron"),
      Row("leer", VerbForm.past, "leí leíste leyó leímos leísteis leyeron"),
      Row("caer", VerbForm.past, "caí caíste cayó caímos caísteis cayeron"),
      Row("oír", VerbForm.past, "oí oíste oyó oímos oísteis oyeron"),
      Row("reír", VerbForm.past, "reí reíste rio reímos reísteis rieron"),
      Row("sonreír", VerbForm.past, "sonreí sonreíste sonrió sonreímos sonreísteis sonrieron"),
      Row("construir", VerbForm.past, "construí construiste construyó construimos construisteis construyeron"),
      Row("reñir", VerbForm.past, "reñí reñiste riñó reñimos reñisteis riñeron"),
      Row("tocar", VerbForm.past, "toqué tocaste tocó tocamos tocasteis tocaron"),
      Row("jugar", VerbForm.past, "jugué jugaste jugó jugamos jugasteis jugaron"),
      Row("empezar", VerbForm.past, "empecé empezaste empezó empezamos empezasteis empezaron"),
    ])
  func past(row: Row) {
    check(row)
  }

  @Test(
    "Other rows of irregular verbs",
    arguments: [
      Row("ser", VerbForm.imperfect, "era eras era éramos erais eran"),
      Row("ir", VerbForm.imperfect, "iba ibas iba íbamos ibais iban"),
      Row("ver", VerbForm.imperfect, "veía veías veía veíamos veíais veían"),
      Row("tener", VerbForm.future, "tendré tendrás tendrá tendremos tendréis tendrán"),
      Row("oír", VerbForm.future, "oiré oirás oirá oiremos oiréis oirán"),
      Row("poder", VerbForm.conditional, "podría podrías podría podríamos podríais podrían"),
      Row("ser", VerbForm.subjunctive, "sea seas sea seamos seáis sean"),
      Row("ir", VerbForm.subjunctive, "vaya vayas vaya vayamos vayáis vayan"),
      Row("dar", VerbForm.subjunctive, "dé des dé demos deis den"),
      Row("estar", VerbForm.subjunctive, "esté estés esté estemos estéis estén"),
      Row("saber", VerbForm.subjunctive, "sepa sepas sepa sepamos sepáis sepan"),
      Row("tener", VerbForm.subjunctive, "tenga tengas tenga tengamos tengáis tengan"),
      Row("pensar", VerbForm.subjunctive, "piense pienses piense pensemos penséis piensen"),
      Row("sentir", VerbForm.subjunctive, "sienta sientas sienta sintamos sintáis sientan"),
      Row("dormir", VerbForm.subjunctive, "duerma duermas duerma durmamos durmáis duerman"),
      Row("pedir", VerbForm.subjunctive, "pida pidas pida pidamos pidáis pidan"),
      Row("jugar", VerbForm.subjunctive, "juegue juegues juegue juguemos juguéis jueguen"),
      Row("coger", VerbForm.subjunctive, "coja cojas coja cojamos cojáis cojan"),
      Row("conocer", VerbForm.subjunctive, "conozca conozcas conozca conozcamos conozcáis conozcan"),
    ])
  func otherRows(row: Row) {
    check(row)
  }

  @Test("Spelling keeps the sound before every vowel")
  func spelling() {
    #expect(forms.verb("coger", .present(.firstSingular)) == "cojo")
    #expect(forms.verb("elegir", .present(.firstSingular)) == "elijo")
    #expect(forms.verb("perseguir", .present(.firstSingular)) == "persigo")
    #expect(forms.verb("crecer", .present(.firstSingular)) == "crezco")
    #expect(forms.verb("vencer", .present(.firstSingular)) == "venzo")
    #expect(forms.verb("mecer", .present(.firstSingular)) == "mezo")
    #expect(forms.verb("cocer", .present(.firstSingular)) == "cuezo")
    #expect(forms.verb("delinquir", .present(.firstSingular)) == "delinco")
    #expect(forms.verb("averiguar", .past(.firstSingular)) == "averigüé")
    #expect(forms.verb("avergonzar", .subjunctive(.firstSingular)) == "avergüence")
    #expect(forms.verb("regar", .subjunctive(.thirdPlural)) == "rieguen")
    #expect(forms.verb("colgar", .past(.firstSingular)) == "colgué")
    #expect(forms.verb("errar", .present(.firstSingular)) == "yerro")
    #expect(forms.verb("prohibir", .present(.thirdSingular)) == "prohíbe")
    #expect(forms.verb("actuar", .present(.firstSingular)) == "actúo")
    #expect(forms.verb("guiar", .past(.thirdSingular)) == "guio")
  }

  @Test(
    "Participles and gerunds",
    arguments: [
      ("hacer", "hecho", "haciendo"), ("decir", "dicho", "diciendo"), ("poner", "puesto", "poniendo"),
      ("ver", "visto", "viendo"), ("romper", "roto", "rompiendo"), ("abrir", "abierto", "abriendo"),
      ("escribir", "escrito", "escribiendo"), ("describir", "descrito", "describiendo"),
      ("volver", "vuelto", "volviendo"), ("devolver", "devuelto", "devolviendo"),
      ("envolver", "envuelto", "envolviendo"),
      ("morir", "muerto", "muriendo"), ("leer", "leído", "leyendo"), ("oír", "oído", "oyendo"),
      ("caer", "caído", "cayendo"), ("traer", "traído", "trayendo"), ("reír", "reído", "riendo"),
      ("construir", "construido", "construyendo"), ("ir", "ido", "yendo"), ("ser", "sido", "siendo"),
      ("poder", "podido", "pudiendo"), ("venir", "venido", "viniendo"), ("dormir", "dormido", "durmiendo"),
      ("pedir", "pedido", "pidiendo"), ("vestirse", "vestido", "vistiendo"), ("hervir", "hervido", "hirviendo"),
      ("freír", "frito", "friendo"), ("cubrir", "cubierto", "cubriendo"), ("imprimir", "impreso", "imprimiendo"),
      ("comer", "comido", "comiendo"), ("llegar", "llegado", "llegando"),
    ])
  func participles(verb: String, participle: String, gerund: String) {
    #expect(forms.verb(verb, .participle) == participle)
    #expect(forms.verb(verb, .gerund) == gerund)
  }

  @Test(
    "Orders to one and to several",
    arguments: [
      ("hablar", "habla", "hablad"), ("comer", "come", "comed"), ("abrir", "abre", "abrid"), ("decir", "di", "decid"),
      ("hacer", "haz", "haced"), ("poner", "pon", "poned"), ("salir", "sal", "salid"), ("tener", "ten", "tened"),
      ("venir", "ven", "venid"), ("ir", "ve", "id"), ("ser", "sé", "sed"), ("dar", "da", "dad"),
      ("detener", "detén", "detened"), ("cerrar", "cierra", "cerrad"), ("oír", "oye", "oíd"),
      ("seguir", "sigue", "seguid"),
      ("sentarse", "sienta", "sentad"), ("irse", "ve", "id"),
    ])
  func orders(verb: String, one: String, several: String) {
    #expect(forms.verb(verb, .imperative(.secondSingular)) == one)
    #expect(forms.verb(verb, .imperative(.secondPlural)) == several)
  }

  @Test("Orders to others are wishes, and we go with vamos")
  func otherOrders() {
    #expect(forms.verb("sentar", .imperative(.thirdSingular)) == "siente")
    #expect(forms.verb("venir", .imperative(.thirdPlural)) == "vengan")
    #expect(forms.verb("comer", .imperative(.firstPlural)) == "comamos")
    #expect(forms.verb("ir", .imperative(.firstPlural)) == "vamos")
  }

  @Test("Polite wishes")
  func politeWishes() {
    #expect(forms.pastSubjunctive("querer", .firstSingular) == "quisiera")
    #expect(forms.pastSubjunctive("querer", .firstPlural) == "quisiéramos")
    #expect(forms.pastSubjunctive("hablar", .firstPlural) == "habláramos")
    #expect(forms.pastSubjunctive("ir", .thirdPlural) == "fueran")
    #expect(forms.pastSubjunctive("decir", .secondPlural) == "dijerais")
  }

  @Test("Every form is made of some letters, also of what is no verb")
  func anyWord() {
    for word in ["", "a", "ar", "se", "rse", "zorbax", "🙂", "ir", "ñir", String(repeating: "ar", count: 500)] {
      for person in Person.all {
        _ = forms.verb(word, .present(person))
        _ = forms.verb(word, .past(person))
        _ = forms.verb(word, .subjunctive(person))
        _ = forms.verb(word, .imperative(person))
        _ = forms.pastSubjunctive(word, person)
      }
      _ = forms.verb(word, .gerund)
      _ = forms.plural(ofNoun: word)
      _ = forms.gender(ofNoun: word)
      _ = forms.adjective(word, feminine: nil, .feminine, .plural)
    }
    #expect(forms.plural(ofNoun: "") == "")
  }

  @Test(
    "Plurals of nouns",
    arguments: [
      ("casa", "casas"), ("coche", "coches"), ("sofá", "sofás"), ("bebé", "bebés"), ("papá", "papás"),
      ("jabalí", "jabalíes"), ("colibrí", "colibríes"), ("champú", "champús"), ("esquí", "esquís"), ("kiwi", "kiwis"),
      ("flor", "flores"), ("árbol", "árboles"), ("papel", "papeles"), ("ciudad", "ciudades"), ("reloj", "relojes"),
      ("lápiz", "lápices"), ("pez", "peces"), ("luz", "luces"), ("nariz", "narices"), ("raíz", "raíces"),
      ("camión", "camiones"), ("jamón", "jamones"), ("calcetín", "calcetines"), ("tren", "trenes"), ("león", "leones"),
      ("examen", "exámenes"), ("joven", "jóvenes"), ("imagen", "imágenes"), ("orden", "órdenes"),
      ("autobús", "autobuses"), ("mes", "meses"), ("país", "países"), ("lunes", "lunes"), ("crisis", "crisis"),
      ("paraguas", "paraguas"), ("cumpleaños", "cumpleaños"), ("cactus", "cactus"), ("rey", "reyes"),
      ("jersey", "jerséis"), ("club", "clubes"), ("yogur", "yogures"), ("robot", "robots"), ("sándwich", "sándwiches"),
      ("carácter", "caracteres"), ("baúl", "baúles"), ("azúcar", "azúcares"), ("guau-guau", "guau-guaus"),
      ("Navidad", "Navidades"), ("GATO", "GATOS"), ("DVD", "DVD"),
    ])
  func plurals(singular: String, plural: String) {
    #expect(forms.plural(ofNoun: singular) == plural)
  }

  @Test(
    "Adjectives by rule in their four forms",
    arguments: [
      "rojo roja rojos rojas", "feliz feliz felices felices", "azul azul azules azules", "gris gris grises grises",
      "marrón marrón marrones marrones", "joven joven jóvenes jóvenes", "grande grande grandes grandes",
      "hablador habladora habladores habladoras", "mejor mejor mejores mejores", "mayor mayor mayores mayores",
      "inglés inglesa ingleses inglesas", "cortés cortés corteses corteses", "alemán alemana alemanes alemanas",
      "español española españoles españolas", "andaluz andaluza andaluces andaluzas",
      "dormilón dormilona dormilones dormilonas", "pequeñín pequeñina pequeñines pequeñinas",
      "egoísta egoísta egoístas egoístas", "fácil fácil fáciles fáciles", "beis beis beis beis",
      "regordete regordeta regordetes regordetas", "multicolor multicolor multicolores multicolores",
      "anterior anterior anteriores anteriores", "roto rota rotos rotas",
    ])
  func adjectives(row: String) {
    let words = row.split(separator: " ").map(String.init)
    #expect(forms.adjective(words[0], feminine: nil, .masculine, .singular) == words[0])
    #expect(forms.adjective(words[0], feminine: nil, .feminine, .singular) == words[1])
    #expect(forms.adjective(words[0], feminine: nil, .masculine, .plural) == words[2])
    #expect(forms.adjective(words[0], feminine: nil, .feminine, .plural) == words[3])
  }

  @Test(
    "Determiners agree too",
    arguments: [
      "el la los las", "un una unos unas", "este esta estos estas", "ese esa esos esas",
      "aquel aquella aquellos aquellas", "mi mi mis mis", "nuestro nuestra nuestros nuestras",
      "algún alguna algunos algunas", "ningún ninguna ningunos ningunas", "otro otra otros otras",
      "todo toda todos todas", "mucho mucha muchos muchas", "cada cada cada cada", "primer primera primeros primeras",
      "gran gran grandes grandes", "tres tres tres tres",
    ])
  func determiners(row: String) {
    let words = row.split(separator: " ").map(String.init)
    #expect(forms.adjective(words[0], feminine: nil, .feminine, .singular) == words[1])
    #expect(forms.adjective(words[0], feminine: nil, .masculine, .plural) == words[2])
    #expect(forms.adjective(words[0], feminine: nil, .feminine, .plural) == words[3])
  }

  @Test("Adjectives of several words, and a feminine that a dictionary gives")
  func phrases() {
    #expect(
      forms.adjective("seguro de sí mismo", feminine: "segura de sí misma", .feminine, .singular)
        == "segura de sí misma")
    #expect(forms.adjective("seguro de sí mismo", feminine: nil, .masculine, .plural) == "seguros de sí mismos")
    #expect(forms.adjective("no verbal", feminine: nil, .feminine, .plural) == "no verbales")
    #expect(forms.adjective("con hambre", feminine: nil, .feminine, .plural) == "con hambre")
    #expect(forms.adjective("azul claro", feminine: nil, .feminine, .plural) == "azul claro")
    #expect(forms.adjective("actor", feminine: "actriz", .feminine, .plural) == "actrices")
  }

  @Test(
    "Masculine nouns",
    arguments: [
      "mapa", "día", "planeta", "problema", "idioma", "tema", "pijama", "clima", "sofá", "programa", "poema",
      "fantasma",
      "coche", "avión", "camión", "papel", "análisis", "calor", "color", "árbol", "paraguas", "lunes", "pez", "lápiz",
      "libro", "tren", "traje", "autobús", "abrelatas", "zorbax",
    ])
  func masculine(noun: String) {
    #expect(forms.gender(ofNoun: noun) == .masculine)
  }

  @Test(
    "Feminine nouns",
    arguments: [
      "mano", "foto", "moto", "radio", "flor", "sal", "leche", "miel", "nariz", "piel", "sangre", "luz", "nieve",
      "nube",
      "crisis", "sartén", "casa", "canción", "televisión", "ciudad", "amistad", "salud", "costumbre", "tos", "noche",
      "agua", "manos", "flores", "canciones", "luces",
    ])
  func feminine(noun: String) {
    #expect(forms.gender(ofNoun: noun) == .feminine)
  }

  @Test("What looks like an infinitive")
  func infinitives() {
    for verb in ["plimar", "zorber", "trapir", "lavarse", "reír", "ir", "dar", "comer"] {
      #expect(forms.looksLikeVerb(verb), "\(verb)")
    }
    for word in ["mujer", "azúcar", "collar", "ayer", "mar", "bar", "zorbax", "líder", "popular", "", "é"] {
      #expect(!forms.looksLikeVerb(word), "\(word)")
    }
  }
}
