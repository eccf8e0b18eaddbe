/// What a verb has that no rule gives.
struct IrregularVerb {
  var present: [String] = []
  var past: [String] = []
  var imperfect: [String] = []
  var subjunctive: [String] = []
  var imperative: [String] = []
  var future: String?
  var gerund: String?
  var participle: String?

  /// By infinitive.
  static let all = read(table)
}

/// One verb a line, in brackets what may stand before it (`desfazer`), then what it has of its own:
/// - the present, six forms;
/// - `past`: I, he, and what the other persons are built on;
/// - `imperfect`: I, and what we and you are built on;
/// - `subjunctive`: I, or six forms; without it, it is built on the present's first person;
/// - `future`: what it is built on; `imperative`: to one, to several; `gerund`; `participle`.
private let table = """
  ser: sou és é somos sois são; past fui foi fo; imperfect era ér; subjunctive seja; imperative sê sede
  estar: estou estás está estamos estais estão; past estive esteve estive; subjunctive esteja
  ter: tenho tens tem temos tendes têm; past tive teve tive; imperfect tinha tính
  -ter (abs a con de entre man ob re sus): tenho téns tém temos tendes têm; past tive teve tive; imperfect tinha tính
  haver: hei hás há havemos haveis hão; past houve houve houve; subjunctive haja
  ir: vou vais vai vamos ides vão; past fui foi fo; imperfect ia í; subjunctive vá vás vá vamos vades vão
  vir: venho vens vem vimos vindes vêm; past vim veio vie; imperfect vinha vính; participle vindo
  -vir (a ad ante con contra de desa descon entre inter ob pro recon sobre sub): venho véns vém vimos vindes vêm; \
    past vim veio vie; imperfect vinha vính; participle vindo
  ver (ante entre pre re): vejo vês vê vemos vedes veem; past vi viu vi; participle visto
  prover (des): provejo provês provê provemos provedes proveem
  dar: dou dás dá damos dais dão; past dei deu de; subjunctive dê dês dê demos deis deem
  fazer (contra des lique per re satis): faço fazes faz fazemos fazeis fazem; past fiz fez fize; future far; \
    participle feito
  dizer (ben con contra des inter mal pre re): digo dizes diz dizemos dizeis dizem; past disse disse disse; future \
    dir; participle dito
  trazer (re): trago trazes traz trazemos trazeis trazem; past trouxe trouxe trouxe; future trar
  jazer (sub): jazo jazes jaz jazemos jazeis jazem
  pôr (ante com contra de decom des descom desim dis entre ex im indis inter jus justa o pos pre predis pressu pro \
    re recom sobre sobrex su sub superim super trans): ponho pões põe pomos pondes põem; past pus pôs puse; \
    imperfect punha púnh; future por; gerund pondo; participle posto
  poder: posso podes pode podemos podeis podem; past pude pôde pude
  querer (des): quero queres quer queremos quereis querem; past quis quis quise; subjunctive queira
  requerer: requeiro requeres requer requeremos requereis requerem
  saber (des): sei sabes sabe sabemos sabeis sabem; past soube soube soube; subjunctive saiba
  caber (des): caibo cabes cabe cabemos cabeis cabem; past coube coube coube
  valer (des equi pre): valho vales vale valemos valeis valem
  perder: perco perdes perde perdemos perdeis perdem
  ler (re tres): leio lês lê lemos ledes leem
  crer (des): creio crês crê cremos credes creem
  rir (sor): rio ris ri rimos rides riem
  ouvir (entre): ouço ouves ouve ouvimos ouvis ouvem
  pedir (des desim ex im reex): peço pedes pede pedimos pedis pedem
  medir (com des re): meço medes mede medimos medis medem
  parir: pairo pares pare parimos paris parem
  """

private func read(_ table: String) -> [String: IrregularVerb] {
  var verbs: [String: IrregularVerb] = [:]
  for line in table.split(separator: "\n") {
    let (head, forms) = halves(of: line, at: ":")
    let (verb, prefixes) = halves(of: head, at: "(")
    let infinitive = verb.trimmed
    let end = infinitive.hasPrefix("-") ? String(infinitive.dropFirst()) : infinitive
    if end == infinitive { verbs[infinitive] = irregularVerb(prefix: "", forms) }
    for prefix in prefixes.dropLast(1).split(separator: " ") {
      // Of these only `pôr` has an accent, because of `por`.
      verbs[prefix + (end == "pôr" ? "por" : end)] = irregularVerb(prefix: String(prefix), forms)
    }
  }
  return verbs
}

private func irregularVerb(prefix: String, _ forms: Substring) -> IrregularVerb {
  var verb = IrregularVerb()
  for (index, part) in forms.split(separator: ";").enumerated() {
    let words = part.split(separator: " ")
    let values = words.dropFirst(index == 0 ? 0 : 1).map { prefix + $0 }
    guard let label = words.first, let first = values.first else { continue }
    switch index == 0 ? "present" : label {
    case "present": verb.present = values
    case "past":
      let theme = values[values.count - 1]
      verb.past = [first, theme + "ste", values[values.count / 2], theme + "mos", theme + "stes", theme + "ram"]
    case "imperfect":
      let accented = values[values.count - 1]
      verb.imperfect = [first, first + "s", first, accented + "amos", accented + "eis", first + "m"]
    case "subjunctive": verb.subjunctive = values.count == 6 ? values : subjunctive(first)
    case "imperative": verb.imperative = values
    case "future": verb.future = first
    case "gerund": verb.gerund = first
    default: verb.participle = first
    }
  }
  if verb.subjunctive.isEmpty, let first = verb.present.first { verb.subjunctive = subjunctive(first.dropLast() + "a") }
  return verb
}

private func subjunctive(_ first: some StringProtocol) -> [String] {
  let stem = first.dropLast()
  return ["a", "as", "a", "amos", "ais", "am"].map { stem + $0 }
}

private func halves(of text: some StringProtocol, at mark: Character) -> (Substring, Substring) {
  let text = Substring(text)
  guard let place = text.firstIndex(of: mark) else { return (text, "") }
  return (text[..<place], text[text.index(after: place)...])
}

extension Substring {
  fileprivate var trimmed: String {
    split(separator: " ").joined()
  }
}
