/// What is said about vocabularies of TouchChat, in Portuguese.
let messagesPortuguese = """
  touchchat.no_vocabulary = não há vocabulário do TouchChat neste arquivo
  touchchat.no_pages = não há páginas neste vocabulário
  touchchat.damaged = este vocabulário está danificado: o banco de dados não pode ser lido
  touchchat.damaged.hint = foi cortado ou mudou no caminho: exporte de novo do TouchChat
  touchchat.too_large = este vocabulário é maior do que leio: meio milhão de registros, 64 MB de textos, trinta segundos
  touchchat.too_large.hint = no TouchChat, copie o vocabulário, apague páginas da cópia e exporte a cópia; assim, parte por parte
  touchchat.unreadable = este vocabulário não pode ser lido: {reason}
  touchchat.table_damaged = a tabela {detail} está danificada; foi aproveitado o que ainda podia ser lido
  touchchat.size = “{board}”: uma página de {detail} é grande demais; o que passa do limite foi para onde havia espaço
  touchchat.moved = “{board}”: {count?# botão não tinha um lugar livre só seu e foi|# botões não tinham um lugar livre só seu e foram} para onde havia espaço: {cells}
  touchchat.no_place = “{board}”: não há mais lugar para {count?# botão|# botões}: {cells}
  touchchat.span = “{board}”: não há lugar para toda a largura ou altura de {cells}
  touchchat.command = “{board}”: uma ação do TouchChat (número {detail}) não tem equivalente aqui: {cells}
  touchchat.link_broken = “{board}”: {count?# botão leva|# botões levam} a uma página que não está no arquivo: {cells}
  touchchat.library = “{board}”: {count?# figura|# figuras} do próprio TouchChat não {count?está|estão} no arquivo: {cells}
  touchchat.picture_format = “{board}”: {count?# figura|# figuras} em um formato que não pode ser mostrado aqui: {cells}
  touchchat.sound_format = “{board}”: {count?# gravação não é WAV ou é longa demais|# gravações não são WAV ou são longas demais}: {cells}
  touchchat.more = e mais {count}
  """
