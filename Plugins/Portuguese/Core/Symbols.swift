/// What is said about symbols of the systems, and about boards shown in them.
let symbolMessages = """
  system.none = não há nenhum sistema de símbolos
  system.no_picture = {code} não tem figura
  system.everybody = todos os pacientes
  system.preferred = para {whom}: {systems}
  system.chosen = {system} para {whom}: {choices}
  system.usual = {system} para {whom}: como de costume
  system.no_choices = {system} só tem um tipo de figuras
  system.complaints = pronto, com {count?# linha deixada de fora|# linhas deixadas de fora}: sistema ver
  symbol.joined = {name} = {parts}, em {category}
  symbol.joined_in = {name} = {parts}, em {category} ({system})
  symbol.join_count = podem-se juntar de dois a {most} símbolos
  board.restyled = {name} em {system}: {matched} de {count?# célula|# células}
  board.own_pictures = {name} com as figuras dos próprios símbolos
  board.unmatched = {system} não tem figura para {cells}: ficam com a sua
  category.usual.social = social
  category.usual.people = pessoas
  category.usual.verbs = verbos
  category.usual.nouns = substantivos
  category.usual.descriptors = adjetivos e advérbios
  category.usual.miscellaneous = diversos
  about.system = os sistemas de símbolos: quais há, em que ordem são consultados, como são as figuras
  help.system.list = Lista os sistemas de símbolos na ordem em que são consultados.
  help.system.show = Mostra um sistema: o que se pode escolher e o que não pôde ser lido.
  help.system.prefer = Define quais sistemas são consultados primeiro, para todos ou para um paciente; - volta à ordem de costume.
  help.system.set = Define como são as figuras de um sistema, para todos ou para um paciente; - volta ao de costume.
  help.symbol.join = Faz um símbolo novo a partir de vários: com Bliss, uma palavra Bliss; senão, uma figura com todas.
  help.board.restyle = Mostra a prancha com as figuras de outro sistema; - volta às próprias.
  field.labels = onde ficam as palavras
  field.order = ordem
  field.systems = sistemas
  field.choices = opções
  field.skin = pele
  field.hair = cabelo
  field.detail = detalhe
  field.parts = símbolos a juntar
  field.note = composição
  field.others = também em
  field.concept = conceito
  field.word_class = classe
  field.source = de
  field.unmatched = sem figura
  """

/// What can be typed about them.
let symbolWords = """
  noun.system = sistema|sistemas
  verb.prefer = preferir
  verb.set = ajustar
  verb.join = juntar|unir
  verb.restyle = redesenhar
  option.labels = palavras|rótulos
  value.above = acima
  value.below = abaixo
  value.noun = substantivo
  value.verb = verbo
  value.adjective = adjetivo
  value.adverb = advérbio
  value.pronoun = pronome
  value.determiner = determinante
  value.preposition = preposição
  value.conjunction = conjunção
  value.interjection = interjeição
  value.number = numeral
  value.question = palavra interrogativa
  value.phrase = expressão
  value.letter = letra
  value.name = nome próprio
  value.light = clara
  value.fair = morena-clara
  value.medium = morena
  value.brown = morena-escura
  value.dark = escura
  option.system = sistema
  """
