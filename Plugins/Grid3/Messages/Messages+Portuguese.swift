/// What is said about grid sets, in Portuguese.
let messagesPortuguese = """
  grid3.protected = este conjunto de grades está protegido: as grades estão cifradas
  grid3.protected.hint = salve o conjunto no Grid 3 sem senha, como arquivo .gridset
  grid3.no_grids = não há nenhuma grade neste arquivo
  grid3.unreadable = nenhuma das grades deste arquivo pode ser lida
  grid3.grid_broken = a grade “{board}” não pode ser lida e ficou de fora (linha {line}: {reason})
  grid3.file_broken = {file} não pode ser lido (linha {line}: {reason})
  grid3.grid_missing = a grade “{board}” faz parte do conjunto, mas não está no arquivo
  grid3.start_missing = a grade inicial “{board}” não está no arquivo
  grid3.size = “{board}”: uma grade de {detail} é grande demais; o que passa do limite foi para onde havia espaço
  grid3.moved = “{board}”: {count?# célula não tinha um lugar livre só seu e foi|# células não tinham um lugar livre só seu e foram} para onde havia espaço: {cells}
  grid3.no_place = “{board}”: não há mais lugar para {count?# célula|# células}: {cells}
  grid3.span = “{board}”: não há lugar para toda a largura ou altura de {cells}
  grid3.content = “{board}”: “{detail}” não tem equivalente aqui
  grid3.disabled = “{board}”: {count?# célula que não podia ser escolhida no Grid 3 pode ser escolhida|# células que não podiam ser escolhidas no Grid 3 podem ser escolhidas} aqui: {cells}
  grid3.command = “{board}”: o comando {detail} não tem equivalente aqui: {cells}
  grid3.link_broken = “{board}”: {count?# célula leva|# células levam} a uma grade que não está no conjunto: {cells}
  grid3.words_left = “{board}”: {count?# palavra da lista não encontrou|# palavras da lista não encontraram} célula livre
  grid3.library = “{board}”: {count?# figura|# figuras} da biblioteca “{detail}” não {count?está|estão} no arquivo: {cells}
  grid3.picture_missing = “{board}”: {count?# figura não está|# figuras não estão} no arquivo, ou {count?tem|têm} mais de 16 MB: {cells}
  grid3.picture_format = “{board}”: {count?# figura|# figuras} em um formato que não pode ser mostrado aqui ({detail}): {cells}
  grid3.sound_missing = “{board}”: {count?# gravação não está|# gravações não estão} no arquivo, ou {count?tem|têm} mais de 16 MB: {cells}
  grid3.sound_format = “{board}”: {count?# gravação não é WAV ou é longa demais|# gravações não são WAV ou são longas demais}: {cells}
  grid3.nothing = não há prancha para gravar
  grid3.more = e mais {count}
  """
