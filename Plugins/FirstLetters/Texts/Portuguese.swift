let portugueseWords = """
  noun.lesson = lição|lições|aula-de-letras
  noun.game = jogo|jogo-de-letras
  noun.challenge = desafio
  noun.record = recordes|recorde
  value.letters = primeiras-letras
  value.numbers = números|numeros
  value.vowels = vogais
  value.alphabet = alfabeto|letras
  value.syllables = sílabas|silabas
  value.upper = maiúsculas|maiusculas|maiúscula
  value.cursive = cursiva|letra-de-mão
  option.turn = vez|tempo
  option.lives = vidas
  """

let portugueseMessages = """
  about.lesson = letras, números e sílabas para tocar e ouvir
  about.game = achar a letra ou o número que a voz pede
  about.challenge = o mesmo contra o tempo, com três vidas
  about.record = a maior pontuação de cada tema
  help.lesson = Mostra um tema na tela inteira: ao tocar num item ele é dito. Nas sílabas vem depois a palavra em pedaços e quantos são. Sem tela, uma lista.
  help.game = A voz pede um item e a pessoa acha. Responde-se tocando, com a tecla da letra ou do número, ou com um só acionador (--varredura 2).
  help.challenge = 9 s por vez e 3 vidas; quem erra ou não responde perde uma. Um recorde novo fica com o nome de quem jogou.
  help.record.list = O recorde de cada tema, ou todos os de um tema.
  help.record.clear = Apaga os recordes de um tema.
  help.lesson.letters = maiúsculas ou letra cursiva
  help.game.letters = maiúsculas ou letra cursiva
  help.challenge.letters = maiúsculas ou letra cursiva
  help.challenge.turn = quanto dura cada vez:  9s
  help.challenge.lives = quantas vidas
  help.challenge.name = o nome que fica com o recorde
  help.lesson.lang = língua das letras e da voz
  help.game.lang = língua das letras e da voz
  help.challenge.lang = língua das letras e da voz
  field.topic = tema
  field.sign = letra ou número
  field.spoken = diz-se
  field.syllables = sílabas
  field.syllable_count = quantas
  field.date = data
  field.record = recorde
  field.turn = tempo por vez
  field.lives = vidas
  count.letters = {count?# recorde|# recordes}
  letters.question.numbers = Onde está o {name}?
  letters.question.vowels = Onde está a vogal {name}?
  letters.question.alphabet = Onde está a letra {name}?
  letters.question.syllables = Quantas sílabas tem {name}?
  letters.help.lesson = Toque numa letra ou num número para ouvir como se diz.
  letters.help.lesson.syllables = Toque num desenho: você ouve a palavra, depois a palavra em pedaços, e quantos pedaços são.
  letters.help.game = Eu digo uma letra ou um número. Procure e toque. Se não achar, eu mostro.
  letters.help.game.syllables = Eu digo uma palavra. Conte os pedaços e toque no número, de um a cinco.
  letters.help.challenge = Procure o que eu digo antes que o tempo acabe. Você tem três vidas. Cada acerto vale um ponto.
  letters.help.challenge.syllables = Conte as sílabas antes que o tempo acabe. Você tem três vidas. Cada acerto vale um ponto.
  letters.title.lesson = Lição: {topic}
  letters.title.game = Jogo: {topic}
  letters.title.challenge = Desafio: {topic}
  letters.closed = {topic}: lição terminada
  letters.played = {topic}: {score?# acerto|# acertos}, {errors?# erro|# erros}
  letters.challenged = {topic}: {score?# acerto|# acertos}; o recorde é {record}
  letters.record = {topic}: recorde novo de {name}, {score?# acerto|# acertos}
  letters.name = Nome de quem fez o recorde
  letters.no_record = ainda não há recorde neste tema
  letters.cleared = {topic}: {count?# recorde apagado|# recordes apagados}
  remarks.expected = esperava frases para os jogos, como  {example}
  letters.language = não há letras em “{language}”
  letters.turn = “{text}” não é um tempo de {low} a {high} segundos:  9s
  """

let portuguesePraise = [
  "Muito bem!", "Isso mesmo!", "Acertou!", "Que legal!", "Parabéns!", "Você sabe!", "Ótimo!", "Arrasou!",
]

let portugueseRemarks = [
  "Quase! Tente outra vez.", "Ainda não é. Vá com calma.", "Ainda não. Você consegue.", "Vamos tentar de novo.",
  "Ops! Pense mais um pouco.",
]
