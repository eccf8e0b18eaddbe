/// What all games say.
let playMessages = """
  play.late = Se acabó el tiempo.
  play.count = {count?# sílaba|# sílabas}
  play.score = Has hecho {score?# punto|# puntos}.
  play.record = ¡Récord nuevo! ¡{score?# punto|# puntos}!
  play.again = otra vez
  play.help_me = ayuda
  play.keys = flechas e Intro, clic o la tecla de la respuesta · . otra vez · ? ayuda · Esc: salir
  play.needs_screen = un juego necesita toda la pantalla
  play.needs_screen.hint = abre Tagarela en un terminal, sin redirigir la salida
  """
