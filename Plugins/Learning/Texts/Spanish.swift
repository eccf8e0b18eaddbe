let spanishWords = """
  noun.progress = progreso
  option.repetition = repetición
  value.progress = progreso
  value.topic = tema
  value.item = elemento
  value.right = bien
  value.wrong = mal
  value.late = tarde
  """

let spanishMessages = """
  about.progress = lo que el paciente acertó y falló en los juegos
  help.progress = Muestra, elemento por elemento, lo que salió bien y mal, lo más difícil primero; --por tema o día lo reúne de otro modo. De cada pregunta cuenta la primera respuesta: quien falla y después acierta no la tiene bien.
  help.progress.by = por tema, elemento o día
  field.when = última vez
  field.right = aciertos
  field.wrong = errores
  field.late = sin respuesta
  field.share = % bien
  field.repetition = repetición espaciada en los juegos
  count.progress = {count?# respuesta|# respuestas}
  progress.none = {patient} aún no ha respondido nada
  progress.report = Juegos
  progress.report.told = {right} de {count?# respuesta acertada|# respuestas acertadas}.
  progress.report.before = Antes, {right} de {count}.
  progress.report.right = acertadas
  progress.report.earlier = antes
  progress.report.share = {right} de {count}
  progress.report.hard = Para practicar más: {words}.
  """
