/// What is said about symbols of the systems, and about boards shown in them.
let symbolMessages = """
  system.none = no hi ha cap sistema de símbols
  system.no_picture = {code} no té dibuix
  system.everybody = tots els pacients
  system.preferred = per a {whom}: {systems}
  system.chosen = {system} per a {whom}: {choices}
  system.usual = {system} per a {whom}: com de costum
  system.no_choices = {system} només té un tipus de dibuixos
  system.complaints = a punt, amb {count?# fila omesa|# files omeses}: sistema veure
  symbol.joined = {name} = {parts}, a {category}
  symbol.joined_in = {name} = {parts}, a {category} ({system})
  symbol.join_count = es poden unir de dos a {most} símbols
  board.restyled = {name} en {system}: {matched} de {count?# casella|# caselles}
  board.own_pictures = {name} amb els dibuixos dels seus símbols
  board.unmatched = {system} no té dibuix per a {cells}: conserven el seu
  category.usual.social = social
  category.usual.people = persones
  category.usual.verbs = verbs
  category.usual.nouns = substantius
  category.usual.descriptors = adjectius i adverbis
  category.usual.miscellaneous = diversos
  about.system = els sistemes de símbols: quins hi ha, en quin ordre es consulten i com són els seus dibuixos
  help.system.list = Llista els sistemes de símbols en l'ordre en què es consulten.
  help.system.show = Mostra un sistema: el que es pot triar i el que no s'ha pogut llegir.
  help.system.prefer = Fixa quins sistemes es consulten primer, per a tots o per a un pacient; - torna a l'ordre de costum.
  help.system.set = Fixa com són els dibuixos d’un sistema, per a tots o per a un pacient; - torna al de costum.
  help.symbol.join = Fa un símbol nou a partir de diversos: amb Bliss, una paraula Bliss; si no, un dibuix amb tots.
  help.board.restyle = Mostra el plafó amb els dibuixos d'un altre sistema; - torna als propis.
  field.labels = on van les paraules
  field.order = ordre
  field.systems = sistemes
  field.choices = opcions
  field.skin = pell
  field.hair = cabells
  field.detail = detall
  field.parts = símbols per unir
  field.note = composició
  field.others = també a
  field.concept = concepte
  field.word_class = classe
  field.source = de
  field.unmatched = sense dibuix
  """

/// What can be typed about them.
let symbolWords = """
  noun.system = sistema|sistemes
  verb.prefer = preferir
  verb.set = ajustar
  verb.join = unir|ajuntar
  verb.restyle = redibuixar
  option.labels = paraules|etiquetes
  value.above = damunt|a-sobre
  value.below = davall|a-sota
  value.noun = substantiu
  value.verb = verb
  value.adjective = adjectiu
  value.adverb = adverbi
  value.pronoun = pronom
  value.determiner = determinant
  value.preposition = preposició
  value.conjunction = conjunció
  value.interjection = interjecció
  value.number = numeral
  value.question = interrogatiu
  value.phrase = expressió
  value.letter = lletra
  value.name = nom propi
  value.light = clara
  value.fair = mitjana-clara
  value.medium = mitjana
  value.brown = morena|mitjana-fosca
  value.dark = fosca
  option.system = sistema
  """
