let portugueseWords = """
  noun.diary = diário
  verb.print = imprimir
  option.sentence = frase
  value.diary = diário
  """

let portugueseMessages = """
  about.diary = o que foi dito e feito, dia a dia, com figuras; você decide o que os outros veem
  help.diary = A página de um dia; sem dizer qual, a última que tem algo.
  help.diary.new = Escreve no diário; com --frase as palavras viram uma frase.
  help.diary.show = Mostra uma anotação com suas figuras.
  help.diary.hide = Guarda uma anotação só para você: não é impressa nem enviada. Quem já a recebeu fica com ela.
  help.diary.reveal = Deixa os outros verem uma anotação escondida.
  help.diary.edit = Muda uma anotação.
  help.diary.remove = Apaga uma anotação.
  help.diary.find = Encontra anotações pelas palavras.
  help.diary.print = Imprime em PDF o que os outros podem ver.
  help.option.sentence = fazer uma frase com as palavras
  field.day = dia
  field.entry = anotação
  field.hidden = escondida
  field.sentence = frase
  count.diary = {count?# anotação do diário|# anotações do diário}
  keeper.diary = diário
  diary.saved = no diário de {patient}, {at}
  diary.changed = {entry} mudada
  diary.removed = {entry} apagada
  diary.hidden = {entry} é só sua: não é impressa nem enviada
  diary.revealed = {entry} pode ser mostrada aos outros
  diary.unknown = não há a anotação “{entry}” no diário de {patient}
  diary.empty_page = nada no diário de {patient} em {day}
  diary.not_found = nada no diário de {patient} com “{words}”
  diary.before = a página anterior: {day}
  diary.after = a página seguinte: {day}
  diary.nothing_to_print = não há nada no diário de {patient} que os outros possam ver
  diary.title = Diário de {patient}
  """
