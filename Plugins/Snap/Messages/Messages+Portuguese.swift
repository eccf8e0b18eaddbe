/// What is said about page sets, in Portuguese.
let messagesPortuguese = """
  snap.damaged = este conjunto de páginas está danificado: o banco de dados não pode ser lido
  snap.damaged.hint = foi cortado ou mudou no caminho: exporte de novo do Snap
  snap.cut = o arquivo está incompleto: falta o que havia na última parte
  snap.no_pages = não há páginas do Snap neste arquivo
  snap.too_large = este conjunto de páginas é maior do que leio: meio milhão de registros, 64 MB de textos, trinta segundos
  snap.too_large.hint = no Snap, copie o conjunto de páginas, apague páginas da cópia e exporte a cópia; assim, parte por parte
  snap.unreadable = este conjunto de páginas não pode ser lido: {reason}
  snap.table_damaged = a tabela {detail} está danificada; foi aproveitado o que ainda podia ser lido
  snap.bar = partes da janela do Snap ficaram de fora: {cells}
  snap.layouts = {count?# outro leiaute das páginas ficou|# outros leiautes das páginas ficaram} de fora: foi usado o que tem mais botões
  snap.size = “{board}”: uma página de {detail} é grande demais; o que passa do limite foi para onde havia espaço
  snap.moved = “{board}”: {count?# botão não tinha um lugar livre só seu e foi|# botões não tinham um lugar livre só seu e foram} para onde havia espaço: {cells}
  snap.no_place = “{board}”: não há mais lugar para {count?# botão|# botões}: {cells}
  snap.span = “{board}”: não há lugar para toda a largura ou altura de {cells}
  snap.command = “{board}”: um comando do Snap (número {detail}) não tem equivalente aqui: {cells}
  snap.commands_broken = “{board}”: não se consegue ler o que estes botões fazem: {cells}
  snap.link_broken = “{board}”: {count?# botão leva|# botões levam} a uma página que não está no arquivo: {cells}
  snap.library = “{board}”: {count?# figura|# figuras} da biblioteca do Snap não {count?está|estão} no arquivo: {cells}
  snap.picture_missing = “{board}”: {count?# figura não está|# figuras não estão} no arquivo: {cells}
  snap.picture_format = “{board}”: {count?# figura|# figuras} em um formato que não pode ser mostrado aqui: {cells}
  snap.sound_missing = “{board}”: {count?# gravação não está|# gravações não estão} no arquivo: {cells}
  snap.sound_format = “{board}”: {count?# gravação não é WAV ou é longa demais|# gravações não são WAV ou são longas demais}: {cells}
  snap.more = e mais {count}
  """
