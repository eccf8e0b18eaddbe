/// What happens to the last vowel of a verb's stem when the stress falls on it, and in the weak forms of verbs in -ir.
enum StemChange: String {
  /// pensar, pienso; sentir, siento, sintió.
  case ie
  /// discernir, discierno, discernió.
  case onlyIe
  /// contar, cuento; dormir, duermo, durmió.
  case ue
  /// pedir, pido, pidió.
  case i
  /// enviar, envío; reunir, reúno.
  case accent

  /// What a verb's stem does; nil where it stays.
  static func of(_ infinitive: String) -> StemChange? {
    if let change = changes[infinitive] { return change }
    if infinitive.ends(in: "uar") { return infinitive.ends(in: "cuar") || infinitive.ends(in: "guar") ? nil : .accent }
    if infinitive.ends(in: "grafiar") { return .accent }
    guard infinitive.ends(in: "ir") || infinitive.ends(in: "ír") else { return nil }
    return endings.first { infinitive.ends(in: $0.ending) }?.change
  }

  private static let endings: [(ending: String, change: StemChange)] = [
    ("sentir", .ie), ("mentir", .ie), ("pentir", .ie), ("ertir", .ie), ("erir", .ie),
    ("quirir", .onlyIe), ("cernir", .onlyIe),
    ("pedir", .i), ("medir", .i), ("petir", .i), ("retir", .i), ("servir", .i), ("estir", .i), ("eguir", .i),
    ("egir", .i), ("cebir", .i), ("eñir", .i), ("eír", .i), ("rendir", .i), ("gemir", .i), ("enchir", .i),
  ]

  private static let changes: [String: StemChange] = {
    var changes: [String: StemChange] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let change = StemChange(rawValue: String(words[0])) else { continue }
      for word in words.dropFirst() { changes[String(word)] = change }
    }
    return changes
  }()

  private static let table = """
    ie abnegar acertar acrecentar alebrar alentar apacentar apretar aquebrar arrendar arrepentir ascender asentar
    ie aserrar atender atravesar aventar calentar cegar cerner cerrar coarrendar coextender comenzar concertar
    ie condescender confesar contender defender denegar dentar derrengar desacertar desalentar desaplegar desapretar
    ie desarrendar desasosegar desatender descender desconcertar desempedrar desencerrar desentender desenterrar
    ie desgobernar deshelar desherrar desmembrar desnegar despernar despertar desplegar desterrar distender empedrar
    ie empezar encender encerrar encomendar enmendar ensangrentar entender enterrar entrecerrar errar escarmentar
    ie estregar extender fregar gobernar hacendar heder helar hender herrar hervir incensar malentender malherir
    ie manifestar mentar merendar negar nevar pensar perder plegar quebrar reapretar recalentar recomendar recomenzar
    ie refregar regar regimentar rehervir remendar renegar repensar replegar requebrar resquebrar restregar retemblar
    ie reventar reverter salpimentar sarmentar segar sembrar sentar serrar sobreentender sobrentender sosegar
    ie subarrendar subtender temblar tender tentar transcender trascender tropezar verter
    onlyIe hendir
    ue absolver aclocar acordar acornar acostar adormir agorar almorzar amolar apostar aprobar asonar atronar
    ue avergonzar clocar cocer colar colgar comprobar concordar condoler conmover consolar consonar contar contorcer
    ue costar degollar demoler demostrar denostar desacordar desaprobar descolgar descollar desconsolar descontar
    ue descornar desenvolver desmajolar desoldar desollar despoblar destorcer desvergonzar devolver discordar disolver
    ue disonar doler dormir emporcar encontrar encorar encordar enrodar ensoñar envolver escocer esforzar forzar
    ue holgar hollar jugar llover moler morder morir mostrar mover oler poblar poder probar promover recocer recolar
    ue recontar recordar recostar reencontrar reforzar regolar regoldar remoler remorder remover renovar repoblar
    ue reprobar resollar resolver resonar retorcer retostar retronar revolar revolcar revolver rodar rogar sobrevolar
    ue soldar soler soltar sonar soñar superpoblar torcer tostar trascolar trastrocar trasvolar trocar tronar volar
    ue volcar volver
    accent ahijar ahilar ahincar ahitar ahumar ahusar airar aislar aliar amnistiar amohinar ampliar ansiar arcaizar
    accent arriar ataviar aullar aunar aupar averiar aviar cafeinar cariar chirriar ciar cohibir confiar contrariar
    accent criar desafiar desahumar descafeinar descarriar desconfiar desenraizar desliar desvariar desviar embaular
    accent enfriar enraizar enviar escalofriar espiar esquiar estriar europeizar expiar extasiar extraviar fiar
    accent gloriar guiar hastiar hebraizar inventariar judaizar liar malcriar maullar piar porfiar prohibir prohijar
    accent recriar reenviar rehilar rehuir rehundir rehusar repatriar resfriar reunir rociar sahumar sobrehilar vaciar
    accent variar
    """
}
