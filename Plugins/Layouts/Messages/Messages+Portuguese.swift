/// What is said about layouts of packs, in Portuguese.
let messagesPortuguese = """
  layouts.object = o que está aqui vai entre {open} e {close}
  layouts.list = o que está em “{key}” vai entre {open} e {close}
  layouts.texts = “{key}” leva um texto, ou um para cada língua: {example}
  layouts.sizes_missing = falta o tamanho: “columns” e “rows”, ou “least”, “most” e “usual”
  layouts.size_twice = “least”, “most” e “usual” já dizem o tamanho
  layouts.size = “{key}” leva colunas e linhas, como "4x3", no máximo {most}
  layouts.sizes_order = o tamanho de costume não está entre o menor e o maior
  layouts.number = “{key}” leva um número inteiro de 1 a {most}
  layouts.role_place = “{text}” não é coluna, linha nem célula: A, 1, até {last}
  layouts.place = “{text}” não é uma célula: elas vão de A1 a {last}
  layouts.role = não conheço a função “{text}”
  layouts.slots_size = para dar lugar às células é preciso um tamanho só: “columns” e “rows”
  layouts.share = “{key}” leva uma parte da página, de 0 a 1, como 0.25
  layouts.outside = {cell} sai da página
  layouts.twice = {cell} aparece duas vezes
  layouts.missing = cada célula precisa do seu lugar: falta o de {cells}
  layouts.overlap = {cell} fica por cima de {other}
  layouts.order = {cell} fica antes de {other}: as células vão da esquerda para a direita e de cima para baixo
  layouts.span = aqui vão colunas e linhas, como "2x1"
  layouts.color = aqui vai uma cor, como "yellow" ou "#ffc800"
  layouts.action = “{text}” não é nada que um toque possa fazer; +a escreve uma letra

  # words of examples
  example.grid = grade
  example.sentence = prancha de frases
  """
