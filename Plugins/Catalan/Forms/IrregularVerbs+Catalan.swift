import Sentences

/// The forms from which all others of an irregular verb follow.
struct IrregularVerb: Sendable {
  let present: [String]
  let subjunctive, subjunctivePlural, imperfect, future: String
  let gerund, participle: String
  let imperative, imperativePlural: String

  /// - Parameter cells: a line of ``table`` after the infinitive.
  init(_ cells: [Substring]) {
    let cells = cells.map(String.init)
    present = Array(cells[0..<6])
    (subjunctive, subjunctivePlural, imperfect, future) = (cells[6], cells[7], cells[8], cells[9])
    (gerund, participle, imperative) = (cells[10], cells[11], cells[12])
    imperativePlural = cells.count > 13 ? cells[13] : cells[4]
  }
}

/// A line of the table, and what stands before its forms in a verb that is made of it: `pre` of `predir`.
struct IrregularEntry: Sendable {
  let prefix: String
  let verb: IrregularVerb
}

extension IrregularVerb {
  /// What is irregular about a verb: a line of its own, or that of the verb in which it ends.
  static func entry(for infinitive: String) -> IrregularEntry? {
    if let entry = tables.whole[infinitive[...]] { return entry }
    // No verb of the first class ends in another that is irregular.
    guard !infinitive.ends(in: "ar") else { return nil }
    var start = infinitive.startIndex
    while start < infinitive.endIndex {
      start = infinitive.unicodeScalars.index(after: start)
      let rest = infinitive[start...]
      if rest.utf8.count < 5 { return nil }
      if let verb = tables.endings[rest] {
        return IrregularEntry(prefix: String(infinitive[..<start]), verb: verb)
      }
    }
    return nil
  }

  private static let tables = read(table)

  /// A name in the first column is an infinitive; with a hyphen before it, it is how infinitives end; with a plus inside,
  /// what is before that is put before every form.
  private static func read(
    _ table: String
  ) -> (whole: [Substring: IrregularEntry], endings: [Substring: IrregularVerb]) {
    var whole: [Substring: IrregularEntry] = [:]
    var endings: [Substring: IrregularVerb] = [:]
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: " ")
      let verb = IrregularVerb(Array(cells.dropFirst()))
      for name in cells[0].split(separator: ",") {
        let parts = name.split(separator: "+")
        if name.hasPrefix("-") {
          endings[name.dropFirst()] = verb
        } else if parts.count == 2 {
          whole[Substring(parts[0] + parts[1])] = IrregularEntry(prefix: String(parts[0]), verb: verb)
        } else {
          whole[name] = IrregularEntry(prefix: "", verb: verb)
        }
      }
    }
    return (whole, endings)
  }

  /// Participles that the rules don't give, of verbs that are otherwise regular.
  static let participles: [String: String] = [
    "acomplir": "acomplert", "cobrir": "cobert", "complir": "complert", "descobrir": "descobert",
    "encobrir": "encobert", "establir": "establert", "imprimir": "imprès", "oferir": "ofert",
    "preestablir": "preestablert", "reblir": "reblert", "recobrir": "recobert", "redescobrir": "redescobert",
    "reestablir": "reestablert", "reimprimir": "reimprès", "restablir": "restablert", "sofrir": "sofert",
    "suplir": "suplert",
  ]

  /// Infinitives; present; first persons of the subjunctive, of the imperfect and of the future; gerund; participle; order to
  /// one and, where it isn't the present's, to several. A verb of which only the third person is said has the others as they
  /// would be.
  private static let table = """
    ser,ésser soc ets és som sou són sigui siguem era seré sent estat sigues sigueu
    estar estic estàs està estem esteu estan estigui estiguem estava estaré estant estat estigues estigueu
    haver he has ha hem heu han hagi hàgim havia hauré havent hagut hagis hàgiu
    anar vaig vas va anem aneu van vagi anem anava aniré anant anat ves
    tenir,tindre tinc tens té tenim teniu tenen tingui tinguem tenia tindré tenint tingut tingues tingueu
    -tenir,-tindre tinc tens té tenim teniu tenen tingui tinguem tenia tindré tenint tingut tén
    venir,vindre vinc vens ve venim veniu venen vingui vinguem venia vindré venint vingut vine
    a+venir,ad+venir,con+venir,contra+venir,desa+venir,des+venir,esde+venir,inter+venir,pre+venir,pro+venir,re+venir,sobre+venir,sub+venir vinc vens vé venim veniu venen vingui vinguem venia vindré venint vingut vén
    fer faig fas fa fem feu fan faci fem feia faré fent fet fes
    des+fer,estra+fer,re+fer,satis+fer faig fàs fà fem feu fan faci fem feia faré fent fet fés
    dir,contra+dir,des+dir,pre+dir dic dius diu diem dieu diuen digui diguem deia diré dient dit digues digueu
    dur duc duus duu duem dueu duen dugui duguem duia duré duent dut duu
    endur enduc enduus enduu enduem endueu enduen endugui enduguem enduia enduré enduent endut enduu
    voler vull vols vol volem voleu volen vulgui vulguem volia voldré volent volgut vulgues vulgueu
    poder puc pots pot podem podeu poden pugui puguem podia podré podent pogut pugues pugueu
    saber sé saps sap sabem sabeu saben sàpiga sapiguem sabia sabré sabent sabut sàpigues sapigueu
    cabre,caber cabo caps cap cabem cabeu caben càpiga capiguem cabia cabré cabent cabut cap
    soler,soldre solc sols sol solem soleu solen solgui solguem solia soldré solent solgut sol
    -valer,valer,valdre,-valdre valc vals val valem valeu valen valgui valguem valia valdré valent valgut val
    caldre,caler calc cals cal calem caleu calen calgui calguem calia caldré calent calgut cal
    -doldre,doldre,doler dolc dols dol dolem doleu dolen dolgui dolguem dolia doldré dolent dolgut dol
    -moldre,moldre molc mols mol molem moleu molen molgui molguem molia moldré molent mòlt mol
    -soldre solc sols sol solem soleu solen solgui solguem solia soldré solent solt sol
    oldre olc ols ol olem oleu olen olgui olguem olia oldré olent olgut ol
    prendre prenc prens pren prenem preneu prenen prengui prenguem prenia prendré prenent pres pren
    -prendre prenc prens prèn prenem preneu prenen prengui prenguem prenia prendré prenent près prèn
    -tendre tenc tens tén tenem teneu tenen tengui tenguem tenia tendré tenent tès tén
    -hendre henc hens hèn henem heneu henen hengui henguem henia hendré henent hès hèn
    vendre venc vens ven venem veneu venen vengui venguem venia vendré venent venut ven
    -vendre venc vens vén venem veneu venen vengui venguem venia vendré venent venut vén
    -cendre cenc cens cén cenem ceneu cenen cengui cenguem cenia cendré cenent cès cén
    fendre fenc fens fen fenem feneu fenen fengui fenguem fenia fendré fenent fes fen
    -fendre fenc fens fèn fenem feneu fenen fengui fenguem fenia fendré fenent fès fèn
    -pendre penc pens pèn penem peneu penen pengui penguem penia pendré penent pès pèn
    fondre fonc fons fon fonem foneu fonen fongui fonguem fonia fondré fonent fos fon
    -fondre fonc fons fon fonem foneu fonen fongui fonguem fonia fondré fonent fós fon
    pondre,-pondre ponc pons pon ponem poneu ponen pongui ponguem ponia pondré ponent post pon
    tondre tonc tons ton tonem toneu tonen tongui tonguem tonia tondré tonent tos ton
    romandre romanc romans roman romanem romaneu romanen romangui romanguem romania romandré romanent romàs roman
    beure,-beure bec beus beu bevem beveu beuen begui beguem bevia beuré bevent begut beu
    deure dec deus deu devem deveu deuen degui deguem devia deuré devent degut deu
    moure,-moure moc mous mou movem moveu mouen mogui moguem movia mouré movent mogut mou
    ploure ploc plous plou plovem ploveu plouen plogui ploguem plovia plouré plovent plogut plou
    coure,-coure coc cous cou coem coeu couen cogui coguem coïa couré coent cuit cou
    cloure cloc clous clou cloem cloeu clouen clogui cloguem cloïa clouré cloent clos clou
    -cloure cloc clous clou cloem cloeu clouen clogui cloguem cloïa clouré cloent clòs clou
    creure,-creure crec creus creu creiem creieu creuen cregui creguem creia creuré creient cregut creu
    seure,-seure sec seus seu seiem seieu seuen segui seguem seia seuré seient segut seu
    treure,-treure trec treus treu traiem traieu treuen tregui traguem treia trauré traient tret treu
    jeure,-jeure,jaure jec jeus jeu jaiem jaieu jeuen jegui jaguem jeia jauré jaient jagut jeu
    caure,-caure caic caus cau caiem caieu cauen caigui caiguem queia cauré caient caigut cau
    plaure,-plaure plac plaus plau plaem plaeu plauen plagui plaguem plaïa plauré plaent plagut plau
    raure rac raus rau raem raeu rauen ragui raguem raïa rauré raent ras rau
    riure,-riure ric rius riu riem rieu riuen rigui riguem reia riuré rient rigut riu
    viure,-viure visc vius viu vivim viviu viuen visqui visquem vivia viuré vivint viscut viu
    escriure,-escriure escric escrius escriu escrivim escriviu escriuen escrigui escriguem escrivia escriuré escrivint escrit escriu
    -scriure scric scrius scriu scrivim scriviu scriuen scrigui scriguem scrivia scriuré scrivint scrit scriu
    veure,vore veig veus veu veiem veieu veuen vegi vegem veia veuré veient vist veges vegeu
    -veure veig veus veu veiem veieu veuen vegi vegem veia veuré veient vist veu
    córrer,-córrer corro corres corre correm correu corren corri correm corria correré corrent corregut corre
    -metre meto mets met metem meteu meten meti metem metia metré metent mès met
    metre meto mets met metem meteu meten meti metem metia metré metent mes met
    rompre,-rompre rompo romps romp rompem rompeu rompen rompi rompem rompia rompré rompent romput romp
    conèixer,conéixer,-conèixer,-conéixer conec coneixes coneix coneixem coneixeu coneixen conegui coneguem coneixia coneixeré coneixent conegut coneix
    parèixer,-parèixer,paréixer,-paréixer parec pareixes pareix pareixem pareixeu pareixen paregui pareguem pareixia pareixeré pareixent paregut pareix
    créixer,-créixer creixo creixes creix creixem creixeu creixen creixi creixem creixia creixeré creixent crescut creix
    néixer,-néixer neixo neixes neix naixem naixeu neixen neixi naixem naixia naixeré naixent nascut neix
    nàixer naixo naixes naix naixem naixeu naixen naixi naixem naixia naixeré naixent nascut naix
    merèixer,meréixer,-merèixer mereixo mereixes mereix mereixem mereixeu mereixen mereixi mereixem mereixia mereixeré mereixent merescut mereix
    vèncer,véncer,-vèncer,-véncer venço vences venç vencem venceu vencen venci vencem vencia venceré vencent vençut venç
    tórcer,-tórcer torço torces torç torcem torceu torcen torci torcem torcia torceré torcent torçut torç
    empènyer,empényer empenyo empenys empeny empenyem empenyeu empenyen empenyi empenyem empenyia empenyeré empenyent empès empeny
    atènyer,atényer atenyo atenys ateny atenyem atenyeu atenyen atenyi atenyem atenyia atenyeré atenyent atès ateny
    -strènyer,-strényer strenyo strenys streny strenyem strenyeu strenyen strenyi strenyem strenyia strenyeré strenyent stret streny
    pertànyer pertanyo pertanys pertany pertanyem pertanyeu pertanyen pertanyi pertanyem pertanyia pertanyeré pertanyent pertangut pertany
    plànyer,-plànyer planyo planys plany planyem planyeu planyen planyi planyem planyia planyeré planyent plangut plany
    dormir,-dormir dormo dorms dorm dormim dormiu dormen dormi dormim dormia dormiré dormint dormit dorm
    sentir,con+sentir,descon+sentir,pres+sentir,res+sentir sento sents sent sentim sentiu senten senti sentim sentia sentiré sentint sentit sent
    sortir,res+sortir,sobre+sortir surto surts surt sortim sortiu surten surti sortim sortia sortiré sortint sortit surt
    collir,-collir cullo culls cull collim colliu cullen culli collim collia colliré collint collit cull
    cosir,-cosir cuso cuses cus cosim cosiu cusen cusi cosim cosia cosiré cosint cosit cus
    tossir tusso tusses tus tossim tossiu tussen tussi tossim tossia tossiré tossint tossit tus
    escopir escupo escups escup escopim escopiu escupen escupi escopim escopia escopiré escopint escopit escup
    fugir,-fugir fujo fuges fuig fugim fugiu fugen fugi fugim fugia fugiré fugint fugit fuig
    bullir,-bullir bullo bulls bull bullim bulliu bullen bulli bullim bullia bulliré bullint bullit bull
    obrir,entre+obrir,re+obrir obro obres obre obrim obriu obren obri obrim obria obriré obrint obert obre
    omplir,re+omplir omplo omples omple omplim ompliu omplen ompli omplim omplia ompliré omplint omplert omple
    morir moro mors mor morim moriu moren mori morim moria moriré morint mort mor
    ajupir ajupo ajups ajup ajupim ajupiu ajupen ajupi ajupim ajupia ajupiré ajupint ajupit ajup
    arrupir arrupo arrups arrup arrupim arrupiu arrupen arrupi arrupim arrupia arrupiré arrupint arrupit arrup
    cruixir cruixo cruixes cruix cruixim cruixiu cruixen cruixi cruixim cruixia cruixiré cruixint cruixit cruix
    munyir munyo munys muny munyim munyiu munyen munyi munyim munyia munyiré munyint munyit muny
    grunyir grunyo grunys gruny grunyim grunyiu grunyen grunyi grunyim grunyia grunyiré grunyint grunyit gruny
    pudir pudo puts put pudim pudiu puden pudi pudim pudia pudiré pudint pudit put
    eixir ixo ixes ix eixim eixiu ixen ixi eixim eixia eixiré eixint eixit ix
    reeixir reïxo reïxes reïx reeixim reeixiu reïxen reïxi reeixim reeixia reeixiré reeixint reeixit reïx
    sobreeixir sobreïxo sobreïxes sobreïx sobreeixim sobreeixiu sobreïxen sobreïxi sobreeixim sobreeixia sobreeixiré sobreeixint sobreeixit sobreïx
    argüir argüeixo argüeixes argüeix arguïm arguïu argüeixen argüeixi arguïm arguïa argüiré argüint arguït argüeix
    """
}
