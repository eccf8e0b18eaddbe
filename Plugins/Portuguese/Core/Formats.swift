/// What formats are and what they carry.
let formatWords = """
  verb.export = exportar
  option.linked = ligadas
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
  about.format = tipos de arquivo e o que cada um leva
  field.formats = formatos
  help.usage.export = Grava o histórico de uso num só arquivo, para outros programas.
  help.format.list = Lista os tipos de arquivo que dá para ler e gravar, e o que cada um leva.
  help.format.show = Mostra o que um tipo de arquivo leva e o que deixa de fora.
  receive.no_patient.hint = diga de quem é, com usar PACIENTE ou --paciente
  format.none = não há formatos
  format.unknown = não conheço o formato “{name}”
  export.lost = {format} não tem lugar para: {parts}
  export.wordless = {count?# célula não tem palavra e ficou|# células não têm palavra e ficaram} de fora
  receive.cell_out_of_place = {board}: {count?# célula não tem lugar próprio e ficou|# células não têm lugar próprio e ficaram} de fora: {cells}
  receive.link_nowhere = {board} {cells}: leva a “{detail}”, que não veio junto
  receive.more = e mais {count?# aviso|# avisos}
  receive.remarks = {count?# aviso|# avisos} sobre este arquivo; {preview} mostra
  receive.left_out = {count?# item não foi recebido|# itens não foram recebidos}
  archive.none = aqui não dá para ler nem gravar arquivos compactados
  field.scene = figura de fundo
  field.label = palavra
  field.span = tamanho da célula
  field.foreign = dados de outro programa
  field.colors = cores
  field.format = formato
  field.endings = terminações
  field.reads = lê
  field.writes = grava
  field.carries = leva
  field.leaves_out = deixa de fora
  """
