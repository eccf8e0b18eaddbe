/// What can be typed about what a carer sets.
let carerWords = """
  verb.pin = número|pin|senha
  option.pin-file = arquivo-do-número
  option.seen_activities = atividades
  option.own_pictures = figuras-próprias
  option.favourites_only = só-favoritos
  option.adult_no = não-do-adulto
  option.none = nenhum
  value.settings = ajustes
  value.everybody = todos
  value.off = desligado|não
  value.press = ao-tocar
  value.release = ao-soltar
  value.row-column = linha-coluna
  value.column-row = coluna-linha
  value.each = um-a-um
  value.whole = inteira
  value.readable = legível
  """

/// What is said about what a carer sets.
let carerMessages = """
  help.settings.show = Mostra o que está ajustado para um paciente e de quem é: dele, de todos ou o de sempre.
  help.settings.pin = Define o número do cuidador, de 4 a 8 algarismos, que as telas cheias e a página pedem; para o paciente em uso, senão para todos. Só se guarda um resumo lento dele.
  field.pin-file = arquivo com o número na primeira linha
  field.none = não pedir número
  field.own_pictures = figuras próprias no lugar das desenhadas
  field.favourites_only = só favoritos
  field.seen_activities = atividades que o paciente vê
  field.setting = ajuste
  field.owner = de quem
  field.pin = número do cuidador
  count.settings = {count?ajustes de # paciente|ajustes de # pacientes}
  settings.saved_for = {key}, para {patient}: {value}
  settings.cleared_for = {key}, para {patient}: de novo como para todos
  settings.not_by_patient = {key} vale para todos, não para um paciente só
  settings.pin_none = não se pede número
  settings.pin_set = pede-se o número do cuidador
  settings.pin_saved = o número do cuidador está definido
  settings.pin_saved_for = o número do cuidador está definido para {patient}
  pin.question = O número do cuidador (4 a 8 algarismos):
  pin.again = Mais uma vez:
  pin.form = de quatro a oito algarismos, por favor
  pin.other = este foi outro; do começo
  pin.needed = o número se pede num terminal
  pin.needed.hint = de um arquivo:  ajustes número --arquivo-do-número ARQUIVO
  lock.question = O número do cuidador, para sair:
  lock.wrong = O número não é este.
  lock.wait = Errado demais: espere {seconds} s.
  lock.keys = Enter: sair · Esc: continuar aqui
  """
