internal import Sentences

/// What is irregular in a verb; everything else follows from its infinitive.
struct IrregularVerb {
  /// `tengo`; the subjunctive is made of it.
  var yo: String?
  /// What the future and the conditional begin with: `tendr`.
  var future: String?
  /// What a past without stressed endings begins with: `tuv`.
  var strong: String?
  var participle: String?
  var gerund: String?
  /// The order to one: `ten`.
  var order: String?
  var change: StemChange?
  /// Whole rows of six persons.
  var present: [String]?
  var past: [String]?
  var imperfect: [String]?
  var subjunctive: [String]?

  /// The irregular verb that a verb is or ends in, and what stands before it: `mantener` is `man` and `tener`.
  static func of(_ infinitive: String) -> (prefix: String, verb: IrregularVerb)? {
    if let verb = verbs[infinitive] { return ("", verb) }
    guard let (prefix, base) = derived[infinitive], let verb = verbs[base] else { return nil }
    return (prefix, verb)
  }

  private static let verbs = parsed.verbs
  private static let derived = parsed.derived

  private static let parsed: (verbs: [String: IrregularVerb], derived: [String: (String, String)]) = {
    var verbs: [String: IrregularVerb] = [:]
    var derived: [String: (String, String)] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      let base = fields[0]
      var verb = IrregularVerb()
      for field in fields.dropFirst() {
        let parts = field.split(separator: "=").map(String.init)
        if parts[0] == "with" {
          for prefix in parts[1].split(separator: ",").map(String.init) { derived[prefix + base] = (prefix, base) }
        } else {
          verb.set(parts[0], parts[1])
        }
      }
      verbs[base] = verb
    }
    return (verbs, derived)
  }()

  private mutating func set(_ name: String, _ value: String) {
    switch name {
    case "yo": yo = value
    case "future": future = value
    case "strong": strong = value
    case "participle": participle = value
    case "gerund": gerund = value
    case "order": order = value
    case "change": change = StemChange(rawValue: value)
    case "present": present = Self.row(value)
    case "past": past = Self.row(value)
    case "imperfect": imperfect = Self.row(value)
    default: subjunctive = Self.row(value)
    }
  }

  private static func row(_ value: String) -> [String] {
    value.split(separator: ",").map(String.init)
  }

  /// A verb, its prefixes and its irregular forms on each line.
  private static let table = """
    ser present=soy,eres,es,somos,sois,son past=fui,fuiste,fue,fuimos,fuisteis,fueron \
    imperfect=era,eras,era,éramos,erais,eran subjunctive=sea,seas,sea,seamos,seáis,sean order=sé
    estar present=estoy,estás,está,estamos,estáis,están strong=estuv subjunctive=esté,estés,esté,estemos,estéis,estén
    ir present=voy,vas,va,vamos,vais,van past=fui,fuiste,fue,fuimos,fuisteis,fueron \
    imperfect=iba,ibas,iba,íbamos,ibais,iban subjunctive=vaya,vayas,vaya,vayamos,vayáis,vayan gerund=yendo order=ve
    haber present=he,has,ha,hemos,habéis,han strong=hub future=habr subjunctive=haya,hayas,haya,hayamos,hayáis,hayan
    dar present=doy,das,da,damos,dais,dan past=di,diste,dio,dimos,disteis,dieron subjunctive=dé,des,dé,demos,deis,den
    ver present=veo,ves,ve,vemos,veis,ven past=vi,viste,vio,vimos,visteis,vieron participle=visto \
    imperfect=veía,veías,veía,veíamos,veíais,veían subjunctive=vea,veas,vea,veamos,veáis,vean
    prever present=preveo,prevés,prevé,prevemos,prevéis,prevén past=preví,previste,previó,previmos,previsteis,previeron \
    imperfect=preveía,preveías,preveía,preveíamos,preveíais,preveían participle=previsto yo=preveo
    entrever present=entreveo,entrevés,entrevé,entrevemos,entrevéis,entrevén \
    past=entreví,entreviste,entrevió,entrevimos,entrevisteis,entrevieron participle=entrevisto yo=entreveo \
    imperfect=entreveía,entreveías,entreveía,entreveíamos,entreveíais,entreveían
    tener with=abs,a,autosos,con,de,entre,man,ob,re,sos yo=tengo change=ie strong=tuv future=tendr order=ten
    venir with=a,ante,desa,con,recon,contra,de,des,inter,pre,pro,re,sobre,sub,ad yo=vengo change=ie strong=vin future=vendr order=ven \
    gerund=viniendo
    poner with=ante,autoim,com,contra,des,de,descom,dis,ex,im,indis,inter,o,pos,pre,predis,presu,pro,re,recom,sobre,su,super,\
    tras,trans,yuxta,apos yo=pongo strong=pus future=pondr order=pon participle=puesto
    hacer with=des,contra yo=hago strong=hic future=har order=haz participle=hecho
    rehacer yo=rehago past=rehíce,rehiciste,rehízo,rehicimos,rehicisteis,rehicieron future=rehar order=rehaz \
    participle=rehecho
    satisfacer with=in yo=satisfago strong=satisfic future=satisfar order=satisfaz participle=satisfecho
    licuefacer yo=licuefago strong=licuefic future=licuefar order=licuefaz participle=licuefecho
    decir yo=digo change=i strong=dij future=dir order=di participle=dicho gerund=diciendo
    predecir with=des yo=predigo change=i strong=predij participle=predicho gerund=prediciendo
    contradecir yo=contradigo change=i strong=contradij future=contradir participle=contradicho gerund=contradiciendo
    desdecir yo=desdigo change=i strong=desdij future=desdir participle=desdicho gerund=desdiciendo
    bendecir yo=bendigo change=i strong=bendij gerund=bendiciendo
    maldecir yo=maldigo change=i strong=maldij gerund=maldiciendo
    querer with=mal,bien change=ie strong=quis future=querr
    poder strong=pud future=podr gerund=pudiendo
    saber with=re yo=sé strong=sup future=sabr subjunctive=sepa,sepas,sepa,sepamos,sepáis,sepan
    caber yo=quepo strong=cup future=cabr
    salir with=sobre yo=salgo future=saldr order=sal
    valer with=equi,pre yo=valgo future=valdr
    traer with=a,abs,con,de,dis,ex,mal,re,retro,sus,subs yo=traigo strong=traj
    caer with=de,re yo=caigo
    raer yo=raigo
    oír with=des,entre yo=oigo present=oigo,oyes,oye,oímos,oís,oyen
    asir with=des yo=asgo
    andar with=des strong=anduv
    conducir with=re,salvo strong=conduj
    abducir strong=abduj
    aducir strong=aduj
    deducir strong=deduj
    inducir strong=induj
    introducir with=re strong=introduj
    producir with=re,co,sobre strong=produj
    reducir strong=reduj
    seducir strong=seduj
    traducir with=re strong=traduj
    erguir present=yergo,yergues,yergue,erguimos,erguís,yerguen subjunctive=yerga,yergas,yerga,irgamos,irgáis,yergan \
    past=erguí,erguiste,irguió,erguimos,erguisteis,irguieron gerund=irguiendo
    abrir with=entre,re participle=abierto
    cubrir with=des,en,re,redes participle=cubierto
    escribir with=re,sobr participle=escrito
    adscribir participle=adscrito
    circunscribir participle=circunscrito
    describir participle=descrito
    inscribir with=re,pre participle=inscrito
    prescribir participle=prescrito
    proscribir participle=proscrito
    suscribir participle=suscrito
    subscribir participle=subscrito
    trascribir participle=trascrito
    transcribir participle=transcrito
    romper participle=roto
    morir with=pre participle=muerto
    imprimir with=re,sobre participle=impreso
    freír with=re,so participle=frito
    proveer with=des participle=provisto
    pudrir participle=podrido
    volver with=de,en,re,desen participle=vuelto
    absolver participle=absuelto
    disolver participle=disuelto
    resolver participle=resuelto
    """
}
