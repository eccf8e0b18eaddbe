/// What is said about symbols of the systems, and about boards shown in them.
let symbolMessages = """
  system.none = no hay ningún sistema de símbolos
  system.no_picture = {code} no tiene dibujo
  system.everybody = todos los pacientes
  system.preferred = para {whom}: {systems}
  system.chosen = {system} para {whom}: {choices}
  system.usual = {system} para {whom}: como de costumbre
  system.no_choices = {system} solo tiene un tipo de dibujos
  system.complaints = listo, con {count?# fila omitida|# filas omitidas}: sistema ver
  symbol.joined = {name} = {parts}, en {category}
  symbol.joined_in = {name} = {parts}, en {category} ({system})
  symbol.join_count = se pueden unir de dos a {most} símbolos
  board.restyled = {name} en {system}: {matched} de {count?# casilla|# casillas}
  board.own_pictures = {name} con los dibujos de sus símbolos
  board.unmatched = {system} no tiene dibujo para {cells}: se quedan con el suyo
  category.usual.social = social
  category.usual.people = personas
  category.usual.verbs = verbos
  category.usual.nouns = sustantivos
  category.usual.descriptors = adjetivos y adverbios
  category.usual.miscellaneous = varios
  about.system = los sistemas de símbolos: cuáles hay, en qué orden se consultan y cómo son sus dibujos
  help.system.list = Muestra los sistemas de símbolos en el orden en que se consultan.
  help.system.show = Muestra un sistema: lo que se puede elegir y lo que no se ha podido leer.
  help.system.prefer = Fija qué sistemas se consultan primero, para todos o para un paciente; - vuelve al orden de costumbre.
  help.system.set = Fija cómo son los dibujos de un sistema, para todos o para un paciente; - vuelve a lo de costumbre.
  help.symbol.join = Hace un símbolo nuevo a partir de varios: con Bliss, una palabra Bliss; si no, un dibujo con todos.
  help.board.restyle = Muestra el tablero con los dibujos de otro sistema; - vuelve a los propios.
  field.labels = dónde van las palabras
  field.order = orden
  field.systems = sistemas
  field.choices = opciones
  field.skin = piel
  field.hair = pelo
  field.detail = detalle
  field.parts = símbolos que unir
  field.note = composición
  field.others = también en
  field.concept = concepto
  field.word_class = clase
  field.source = de
  field.unmatched = sin dibujo
  """

/// What can be typed about them.
let symbolWords = """
  noun.system = sistema|sistemas
  verb.prefer = preferir
  verb.set = ajustar
  verb.join = unir|juntar
  verb.restyle = redibujar
  option.labels = palabras|rótulos
  value.above = encima|arriba
  value.below = debajo|abajo
  value.noun = sustantivo
  value.verb = verbo
  value.adjective = adjetivo
  value.adverb = adverbio
  value.pronoun = pronombre
  value.determiner = determinante
  value.preposition = preposición
  value.conjunction = conjunción
  value.interjection = interjección
  value.number = numeral
  value.question = interrogativo
  value.phrase = expresión
  value.letter = letra
  value.name = nombre propio
  value.light = clara
  value.fair = media-clara
  value.medium = media
  value.brown = morena|media-oscura
  value.dark = oscura
  option.system = sistema
  """
