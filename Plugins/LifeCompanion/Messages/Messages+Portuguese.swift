/// What is said about configurations of LifeCompanion, in Portuguese.
let messagesPortuguese = """
  lifecompanion.no_configuration = não há configuração do LifeCompanion neste arquivo
  lifecompanion.damaged = não consigo ler esta configuração até o fim: {reason}
  lifecompanion.damaged.hint = foi cortada ou mudou no caminho: exporte de novo do LifeCompanion
  lifecompanion.no_grids = não há grades nesta configuração
  lifecompanion.left = uma parte da janela ficou de fora: {detail}
  lifecompanion.part = “{board}”: ficou de fora uma parte de um tipo que as pranchas daqui não têm: {detail}
  lifecompanion.size = “{board}”: uma grade de {detail} é grande demais; o que passa do limite foi para onde havia espaço
  lifecompanion.moved = “{board}”: {count?# tecla não tinha um lugar livre só seu e foi|# teclas não tinham um lugar livre só seu e foram} para onde havia espaço: {cells}
  lifecompanion.no_place = “{board}”: não há mais lugar para {count?# tecla|# teclas}: {cells}
  lifecompanion.span = “{board}”: não há lugar para toda a largura ou altura de {cells}
  lifecompanion.action = “{board}”: “{detail}” não tem equivalente aqui: {cells}
  lifecompanion.link_broken = “{board}”: {count?# tecla leva|# teclas levam} a uma grade que não está no arquivo: {cells}
  lifecompanion.picture_elsewhere = “{board}”: {count?# figura é|# figuras são} da biblioteca do LifeCompanion e não {count?está|estão} no arquivo: {cells}
  lifecompanion.picture_format = “{board}”: {count?# figura|# figuras} em um formato que não pode ser mostrado aqui: {cells}
  lifecompanion.sound = “{board}”: {count?# gravação falta, não é WAV ou é longa|# gravações faltam, não são WAV ou são longas} demais: {cells}
  lifecompanion.more = e mais {count}
  """
