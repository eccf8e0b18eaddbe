/// What all games say.
let playMessages = """
  play.late = S'ha acabat el temps.
  play.count = {count?# síl·laba|# síl·labes}
  play.score = Has fet {score?# punt|# punts}.
  play.record = Rècord nou! {score?# punt|# punts}!
  play.again = un altre cop
  play.help_me = ajuda
  play.keys = fletxes i Retorn, clic o la tecla de la resposta · . un altre cop · ? ajuda · Esc: sortir
  play.needs_screen = un joc necessita tota la pantalla
  play.needs_screen.hint = obre Tagarela en un terminal, sense redirigir la sortida
  """
