let catalanWords = """
  noun.diary = diari
  verb.print = imprimir
  option.sentence = frase
  value.diary = diari
  """

let catalanMessages = """
  about.diary = el que s'ha dit i fet, dia a dia, amb imatges; tu decideixes què en veuen els altres
  help.diary = La pàgina d'un dia; sense dir quin, l'última que té alguna cosa.
  help.diary.new = Escriu al diari; amb --frase les paraules es converteixen en una frase.
  help.diary.show = Mostra una anotació amb les seves imatges.
  help.diary.hide = Guarda una anotació només per a tu: ni s'imprimeix ni s'envia. Qui ja la té la conserva.
  help.diary.reveal = Deixa que els altres vegin una anotació amagada.
  help.diary.edit = Canvia una anotació.
  help.diary.remove = Esborra una anotació.
  help.diary.find = Troba anotacions per les seves paraules.
  help.diary.print = Imprimeix en PDF el que els altres poden veure.
  help.option.sentence = fer una frase amb les paraules
  field.day = dia
  field.entry = anotació
  field.hidden = amagada
  field.sentence = frase
  count.diary = {count?# anotació del diari|# anotacions del diari}
  keeper.diary = diari
  diary.saved = al diari de {patient}, {at}
  diary.changed = {entry} canviada
  diary.removed = {entry} esborrada
  diary.hidden = {entry} és només teva: ni s'imprimeix ni s'envia
  diary.revealed = {entry} es pot mostrar als altres
  diary.unknown = no hi ha cap anotació «{entry}» al diari de {patient}
  diary.empty_page = no hi ha res al diari de {patient} el {day}
  diary.not_found = no hi ha res al diari de {patient} amb «{words}»
  diary.before = la pàgina anterior: {day}
  diary.after = la pàgina següent: {day}
  diary.nothing_to_print = al diari de {patient} no hi ha res que els altres puguin veure
  diary.title = Diari de {patient}
  """
