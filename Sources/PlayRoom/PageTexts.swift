/// What all games say on the patient's page, by language.
public let playPageTexts: [String: String] = [
  "pt": """
  page.play.again = Ouvir de novo
  page.play.best = Recorde: {score?# ponto|# pontos} {name}
  page.play.card = carta {number}
  page.play.cursive = Letra cursiva
  page.play.errors = {count?# erro|# erros}
  page.play.games = Todos os jogos
  page.play.help = Como se joga?
  page.play.help.menu = Escolha um jogo e toque nele.
  page.play.late = O tempo acabou.
  page.play.lives = {count?# vida|# vidas}
  page.play.more = Jogar de novo
  page.play.none = Nenhum jogo foi mandado para cá.
  page.play.points = {count?# ponto|# pontos}
  page.play.record = Recorde novo de {name}: {score?# ponto|# pontos}!
  page.play.right = Certo.
  page.play.round = {round} de {rounds}
  page.play.score = Você fez {score?# ponto|# pontos}.
  page.play.sent.answers = {count?# resposta|# respostas}
  page.play.sent.records = {count?# recorde|# recordes}
  page.play.wrong = Ainda não.
  """,
  "es": """
  page.play.again = Oír otra vez
  page.play.best = Récord: {score?# punto|# puntos} {name}
  page.play.card = carta {number}
  page.play.cursive = Letra cursiva
  page.play.errors = {count?# error|# errores}
  page.play.games = Todos los juegos
  page.play.help = ¿Cómo se juega?
  page.play.help.menu = Elige un juego y tócalo.
  page.play.late = Se acabó el tiempo.
  page.play.lives = {count?# vida|# vidas}
  page.play.more = Jugar otra vez
  page.play.none = No se ha enviado aquí ningún juego.
  page.play.points = {count?# punto|# puntos}
  page.play.record = ¡Récord nuevo de {name}: {score?# punto|# puntos}!
  page.play.right = Correcto.
  page.play.round = {round} de {rounds}
  page.play.score = Has hecho {score?# punto|# puntos}.
  page.play.sent.answers = {count?# respuesta|# respuestas}
  page.play.sent.records = {count?# récord|# récords}
  page.play.wrong = Todavía no.
  """,
  "ca": """
  page.play.again = Sentir-ho un altre cop
  page.play.best = Rècord: {score?# punt|# punts} {name}
  page.play.card = carta {number}
  page.play.cursive = Lletra lligada
  page.play.errors = {count?# error|# errors}
  page.play.games = Tots els jocs
  page.play.help = Com s'hi juga?
  page.play.help.menu = Tria un joc i toca'l.
  page.play.late = S'ha acabat el temps.
  page.play.lives = {count?# vida|# vides}
  page.play.more = Jugar-hi un altre cop
  page.play.none = No s'ha enviat cap joc aquí.
  page.play.points = {count?# punt|# punts}
  page.play.record = Rècord nou de {name}: {score?# punt|# punts}!
  page.play.right = Correcte.
  page.play.round = {round} de {rounds}
  page.play.score = Has fet {score?# punt|# punts}.
  page.play.sent.answers = {count?# resposta|# respostes}
  page.play.sent.records = {count?# rècord|# rècords}
  page.play.wrong = Encara no.
  """,
  "en": """
  page.play.again = Hear it again
  page.play.best = Record: {score?# point|# points} {name}
  page.play.card = card {number}
  page.play.cursive = Joined letters
  page.play.errors = {count?# error|# errors}
  page.play.games = All games
  page.play.help = How do you play?
  page.play.help.menu = Choose a game and touch it.
  page.play.late = Time is over.
  page.play.lives = {count?# life|# lives}
  page.play.more = Play again
  page.play.none = No games were sent here.
  page.play.points = {count?# point|# points}
  page.play.record = A new record by {name}: {score?# point|# points}!
  page.play.right = Right.
  page.play.round = {round} of {rounds}
  page.play.score = You have {score?# point|# points}.
  page.play.sent.answers = {count?# answer|# answers}
  page.play.sent.records = {count?# record|# records}
  page.play.wrong = Not yet.
  """,
]
