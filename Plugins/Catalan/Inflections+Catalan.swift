import TagarelaKit

extension Inflections {
  static let catalan = Inflections(
    endings: [
      // plurals, feminines, diminutives
      "s": "-", "es": "a e -", "os": "- o", "ns": "-", "ques": "ca", "gues": "ga", "ces": "ca", "ges": "ja",
      "sos": "s", "ssos": "s", "xos": "ix x", "a": "- o e", "ada": "at", "ida": "it", "et": "- a",
      "eta": "a", "ets": "-", "etes": "a", "ina": "i", "ona": "o", "ana": "a",
      // verbs
      "o": "ar er re ir", "e": "er re", "en": "ar er re ir", "em": "er re ar", "im": "ir", "eix": "ir", "eixo": "ir",
      "ant": "ar", "ent": "er re", "int": "ir", "at": "ar", "ats": "ar", "ades": "ar", "it": "ir", "ut": "er re",
      "ava": "ar", "aven": "ar", "ia": "er re ir", "ien": "er re ir", "ar": "ar-se", "ir": "ir-se", "re": "re's",
      "am": "ar", "isc": "ir", "ixo": "ir", "c": "-",
    ],
    irregular: [
      "ser": "soc ets es som son era sigui", "estar": "estic esta estas estem estan estava",
      "tenir": "tinc te tens tenim tenen tenia", "anar": "vaig vas va anem van anava vagi",
      "fer": "faig fa fas fem fan feia fet", "poder": "puc pot pots podem poden podia",
      "voler": "vull vol vols volem volen volia",
      "saber": "se sap saps sabia", "donar": "dono dona dona'm", "venir": "vinc ve vens venia vine",
      "veure": "veig veu veus vist veia", "dir": "dic diu dius deia dit", "posar": "poso posa", "dur": "duc du",
      "sentir": "sento sent sents", "dormir": "dormo dorm dorms", "llegir": "llegeixo llegeix", "sortir": "surto surt",
      "caure": "caic cau caient", "beure": "bec beu beus bevem beveu beuen bevia bevent begut", "viure": "visc viu",
      "jugar": "jugo juga jugues",
      "escriure": "escric escriu escrivint", "riure": "ric riu rient", "plorar": "ploro plora",
      "seure": "sec seu seient",
      "entendre": "entenc enten entens", "aprendre": "aprenc apren", "prendre": "prenc pren", "obrir": "obro obre",
      "coneixer": "conec coneix", "correr": "corro corre corrent", "ploure": "plou plovent", "creure": "crec creu",
      "moure": "moc mou", "perdre": "perdo perd", "agradar": "agrada agraden", "gos": "gossos gossa", "peix": "peixos",
      "bo": "bon bona bones bons", "meu": "meva meves meus mon ma", "bonic": "bonica boniques bonics", "mare": "mares",
      "ajudar": "ajuda ajudo ajudam", "amic": "amiga amigues", "boig": "boja boges", "lleig": "lletja lletges",
      "nou": "nova noves", "blau": "blava blaves",
    ])
}
