let spanishWords = """
  noun.diary = diario
  verb.print = imprimir
  option.sentence = frase
  value.diary = diario
  """

let spanishMessages = """
  about.diary = lo que se dijo y se hizo, día a día, con imágenes; tú decides qué ven los demás
  help.diary = La página de un día; sin decir cuál, la última que tiene algo.
  help.diary.new = Escribe en el diario; con --frase las palabras se convierten en una frase.
  help.diary.show = Muestra una anotación con sus imágenes.
  help.diary.hide = Guarda una anotación solo para ti: ni se imprime ni se envía. Quien ya la recibió la conserva.
  help.diary.reveal = Deja que los demás vean una anotación oculta.
  help.diary.edit = Cambia una anotación.
  help.diary.remove = Borra una anotación.
  help.diary.find = Encuentra anotaciones por sus palabras.
  help.diary.print = Imprime en PDF lo que los demás pueden ver.
  help.option.sentence = hacer una frase con las palabras
  field.day = día
  field.entry = anotación
  field.hidden = oculta
  field.sentence = frase
  count.diary = {count?# anotación del diario|# anotaciones del diario}
  keeper.diary = diario
  diary.saved = en el diario de {patient}, {at}
  diary.changed = {entry} cambiada
  diary.removed = {entry} borrada
  diary.hidden = {entry} es solo tuya: ni se imprime ni se envía
  diary.revealed = {entry} se puede mostrar a los demás
  diary.unknown = no hay ninguna anotación «{entry}» en el diario de {patient}
  diary.empty_page = no hay nada en el diario de {patient} el {day}
  diary.not_found = no hay nada en el diario de {patient} con «{words}»
  diary.before = la página anterior: {day}
  diary.after = la página siguiente: {day}
  diary.nothing_to_print = en el diario de {patient} no hay nada que los demás puedan ver
  diary.title = Diario de {patient}
  """
