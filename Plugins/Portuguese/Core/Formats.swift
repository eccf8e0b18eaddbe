/// What formats are and what they carry.
let formatWords = """
  noun.format = formato|formatos
  value.pictures = figuras
  value.voices = vozes
  value.sets = várias pranchas
  value.links = ligações
  value.actions = ações das células
  value.colors = cores das células
  value.spans = células que ocupam vários lugares
  value.areas = células em qualquer lugar
  value.spoken = palavras para falar
  value.categories = categorias e significados
  value.foreign = campos de outros programas
  value.symbols = símbolos
  """

let formatMessages = """
  format.none = não há formatos
  format.unknown = não conheço o formato “{name}”
  export.lost = {format} não tem lugar para: {parts}
  receive.link_nowhere = {board} {cell}: leva a “{target}”, que não veio junto
  cell.covered = {cell} de {board} está coberta pela célula em {other}
  cell.leaves_page = uma célula de {span} em {cell} sairia da página de {size}
  archive.none = aqui não dá para ler nem gravar arquivos compactados
  field.pages = páginas
  field.letters = letras
  field.background = fundo
  field.scene = figura de fundo
  field.label = palavra
  field.spoken = fala
  field.span = tamanho da célula
  field.area = lugar
  field.colors = cores
  field.hidden = oculta
  field.link = ligação
  field.actions = ações
  field.format = formato
  field.endings = terminações
  field.reads = lê
  field.writes = grava
  field.carries = leva
  field.leaves_out = deixa de fora
  """
