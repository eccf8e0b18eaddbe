/// What is said about layouts.
let layoutMessages = """
  field.purpose = para que serve
  field.least = menor
  field.most = maior
  field.usual = tamanho de costume
  about.layout = como as células de uma prancha ficam na página, e para que servem
  help.layout.list = Lista os modelos, com os tamanhos e para que servem.
  help.layout.show = Mostra um modelo: para que serve cada célula, e as palavras com que uma prancha nova começa.
  layout.none = não há nenhum modelo
  layout.sizes = tamanhos do modelo {layout}: {sizes}
  count.layout = {count?# modelo|# modelos}
  """

/// What can be typed about them, and what places are for.
let layoutWords = """
  noun.layout = modelo|modelos|layout|layouts
  value.social = social
  value.people = pessoas
  value.verbs = verbos
  value.descriptors = descrições
  value.nouns = substantivos
  value.little = palavrinhas
  value.first = primeiro
  value.then = depois
  value.choice = escolha
  value.heading = título
  value.activity = atividade
  value.key = tecla
  value.area = área
  """
