/// What all games say.
let playMessages = """
  play.late = O tempo acabou.
  play.count = {count?# sílaba|# sílabas}
  play.score = Você fez {score?# ponto|# pontos}.
  play.record = Recorde novo! {score?# ponto|# pontos}!
  play.again = de novo
  play.help_me = ajuda
  play.keys = setas e Enter, clique ou a tecla da resposta · . de novo · ? ajuda · Esc: sair
  play.needs_screen = um jogo precisa da tela inteira
  play.needs_screen.hint = abra o Tagarela num terminal, sem redirecionar a saída
  """
