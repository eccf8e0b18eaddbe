/// What is said about boards of Cboard, in Portuguese.
let messagesPortuguese = """
  cboard.too_large = {file} tem mais de {limit} MB
  cboard.too_large.hint = no Cboard, Configurações, Exportar: exporte todas as pranchas como OpenBoard, ou uma prancha de cada vez
  cboard.damaged = não consigo ler {file} até o fim: {reason}
  cboard.damaged.hint = foi cortado ou mudou no caminho: exporte de novo do Cboard
  cboard.no_boards = não há pranchas do Cboard em {file}
  cboard.no_boards.hint = no Cboard: Configurações, Exportar, formato do próprio Cboard
  cboard.nothing = não há prancha para gravar
  cboard.more = e mais {count?# observação|# observações}
  cboard.english = {count?# palavra está no arquivo só como chave do Cboard e ficou|# palavras estão no arquivo só como chaves do Cboard e ficaram} em inglês: {cells}
  cboard.board_twice = {board} tem o mesmo id que outra prancha: os caminhos para ela levam à outra
  cboard.tile_broken = {board}: {count?# bloco está danificado e ficou|# blocos estão danificados e ficaram} de fora
  cboard.no_place = {board}: não há mais lugar para {count?# bloco|# blocos}
  cboard.link_lost = {board}: {count?# bloco leva|# blocos levam} a uma prancha que não está no arquivo: {cells}
  cboard.action_left = {board}: {count?# bloco faz|# blocos fazem} algo que aqui não se pode fazer ({detail}): {cells}
  cboard.picture_elsewhere = {board}: {count?# figura não está|# figuras não estão} no arquivo: {cells}
  cboard.picture_format = {board}: {count?# figura está danificada ou num formato|# figuras estão danificadas ou num formato} que aqui não se pode mostrar: {cells}
  cboard.sound_elsewhere = {board}: {count?# gravação não está|# gravações não estão} no arquivo: {cells}
  cboard.sound_format = {board}: {count?# gravação não é WAV ou é longa|# gravações não são WAV ou são longas} demais: {cells}
  """
