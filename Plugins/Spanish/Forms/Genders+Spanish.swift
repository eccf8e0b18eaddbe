internal import Sentences

extension SpanishForms {
  func gender(ofNoun noun: String) -> Gender {
    Self.gender(noun.lowercased())
  }

  /// The gender of a noun in lower case: of those listed, else by its ending.
  private static func gender(_ noun: String) -> Gender {
    if feminine.contains(noun) { return .feminine }
    if masculine.contains(noun) || isCompound(noun) { return .masculine }
    if let singular = singular(noun) { return gender(singular) }
    if masculineEndings.contains(where: noun.ends) { return .masculine }
    return feminineEndings.contains(where: noun.ends) ? .feminine : .masculine
  }

  /// A verb with a noun in the plural: `abrelatas`.
  private static func isCompound(_ noun: String) -> Bool {
    (noun.ends(in: "as") || noun.ends(in: "os") || noun.ends(in: "es"))
      && compounding.contains { noun.hasPrefix($0) && noun.utf8.count > $0.utf8.count + 4 }
  }

  /// A singular that a plural may come from; nil for what has no plural's ending.
  private static func singular(_ noun: String) -> String? {
    guard noun.utf8.count > 3, noun.ends(in: "s") else { return nil }
    if noun.ends(in: "ces") { return noun.dropping(3) + "z" }
    if noun.ends(in: "ones") { return noun.dropping(4) + "ón" }
    if noun.ends(in: "as") || noun.ends(in: "os") { return noun.dropping(1) }
    guard noun.ends(in: "es") else { return nil }
    let shorter = noun.dropping(2)
    guard let last = shorter.unicodeScalars.last, "ldrnsyj".unicodeScalars.contains(last),
      !feminine.contains(noun.dropping(1))
    else { return noun.dropping(1) }
    return shorter
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let masculineEndings = [
    "grama", "drama", "orama", "plasma", "ema", "oma", "igma", "agma", "isma", "ista", "nauta", "iatra", "icida",
    "aje", "análisis",
  ]

  private static let feminineEndings = [
    "a", "ión", "dad", "tad", "tud", "umbre", "ez", "triz", "sis", "xis", "itis", "ie",
  ]

  private static let compounding = [
    "abre", "apoya", "aguanta", "busca", "caza", "corta", "cubre", "cuenta", "cumple", "escurre", "guarda", "lanza",
    "lava", "limpia", "mata", "monta", "para", "pasa", "pela", "pinta", "pisa", "porta", "posa", "quita", "rasca",
    "recoge", "reposa", "rompe", "saca", "salva", "tapa", "tira", "toca", "traba", "vierte",
  ]

  /// Feminine against their endings.
  private static let feminine = words(
    """
    acrópolis aeronave afueras agave agravante aguamiel aguanieve alhucema amatista anafase antiimagen apocope
    apotema app arista atenuante autoclave autopista ave bacanal bacante bajamar base be bechamel bici bicúspide
    bilis birome bocacalle boutique broma cal calle capital carcoma caries carne catedral catástrofe central cerrazón
    cerviz chinche chuche ciencias circular claque clase clavazón clave codorniz cohorte col coliflor comadre comezón
    concatedral concoide condiloma conquista consonante constante contracorriente contrapared contraparte
    contrarreloj corriente coz credencial crema crepe crin cruz cárcel cúspide debacle demo dermis desazón diabetes
    diadema diagonal dinamo dipirámide doma duramadre dínamo editorial efe efeméride efélide ele elipse elite elle
    eme ene entente entrevista epicicloide epidermis equis erre ese esfinge espiral esposas estirpe estratagema
    extranet eñe falange faringe fase faz fe fiebre filial flema flor fondue foto frase frente fuente gema gente
    gestante goma grey gripe guaraná guarde hache hambre hecatombe hemorroide hiel higiene hinchazón hipérbole
    horizontal hoz hueste hélice imagen ingle inicial integral interfase interfaz intranet labor laptop laringe leche
    lente ley libido lid liebre ligazón lista llave loma lombriz lse luz madame madre mami mamá mano mantis marisma
    masacre matazón mates medianoche megalópolis meninge mente merced metafase metrópoli mezzosoprano miel mies mili
    miss mole moral moto mu muerte mugre mujer multinacional ménade nanay nao nariz naturales nave necrópolis nené
    nieve noche notebook nube once onces orden ortofoto paloma paratiroides pared parte patente patronal pax paz peg
    peli pelvis perdiz perpendicular peste picazón piel pirámide pista play pleamar plebe podre polio polipiel polis
    popó pose postal profase prole psique pyme quema quemazón quiche radio raigambre rapaz ratio razón raíz
    reconquista red res retoma revista sal salazón salud sangre sartén sazón sed sede segur serpiente señal seño sien
    simiente sinrazón sinécdoque sirte soprano sor subbase subclase subordinante subred subsede sucursal suerte suite
    sífilis sílfide sístole tablet tangente tarde tele telofase terminal tilde toma torre tortícolis tos trabazón
    transversal traqueo tribu trocoide troj troje troupe ubre urbe urdimbre uve vacante variable variante variz
    vertical vertiente vid virgen vista visual vocal vorágine voz web webcam yema yihad yugular élite índole
    """)

  /// Masculine against their endings.
  private static let masculine = words(
    """
    abrelatas ajedrez alias almez almirez alumbre aluvión amonedación anacoreta anión antifricción antipapa
    apocalipsis apotegma apoyacabezas armazón atlas autómata avestruz avión baratija barión bastión biocida
    blastoderma bocata borgoña buda buscapersonas cabecilla califa camión capibara carbanión carbocatión cascanueces
    catión cava centroderecha centroizquierda centurión chasis clarión clima clorénquima colodión colénquima
    cortaplumas cortaúñas crepe cubrecama cuentagotas cumpleaños cura dinasta doblez dogma día ectoderma ectropión
    elevalunas embrión endoderma endosperma enquiridión esclerénquima escorpión escriba esperma esturión etcétera
    fantasma fermión fez galimatías glutatión gorila gorrión guardaespaldas guardaguas guardapesca guardia hidroavión
    hosanna ión jerez jesuita juez karma koala lanzagranadas lanzallamas lavaplatos lavavajillas lentes
    limpiaparabrisas limpión magenta mantra mapa mediodía mesoderma mesénquima mesías miasma microclima microondas
    monarca monoplaza montacargas oasis panda parabrisas paracaídas paraguas parénquima paréntesis pasamanos
    pasamontañas patriarca pederasta pelma pez pie pijama pilla-pilla pillapilla pintalabios pintauñas pión planeta
    poeta portaaviones portabrocas portaequipajes portafirmas portaherramientas portaminas portamonedas prión profeta
    psoas puma páncreas quiasma quitamanchas quitanieves rapsoda rascacielos recluta recogepelotas reposacabezas
    reposamuñecas reúma rompecabezas rompeolas sacapuntas salvavidas sarampión sida subibaja síncope taca-taca talión
    tapajuntas telesilla tequila tirachinas tiralíneas trabalenguas tranvía trauma turbión turión vierteaguas vigía
    virión vodka yoga ánfora ébola énfasis éxtasis
    """)
}
