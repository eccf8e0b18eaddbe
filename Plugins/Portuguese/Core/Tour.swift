/// What is typed on the tour alone, and for it.
let tourWords = """
  noun.skip = pular|adiante|avançar
  noun.back = voltar|atrás
  verb.tour = visita|tour|passeio|conhecer
  """

/// What the tour says.
let tourMessages = """
  about.skip = vai adiante na visita
  about.back = volta um passo na visita
  help.skip = Vai para o próximo passo; o que este deixaria fica feito.
  help.back = Volta um passo; o que foi feito depois dele é desfeito.
  help.help.tour = Mostra o Tagarela em cinco minutos: seis passos, num consultório de teste.
  tour.intro = Cinco minutos, seis passos, num consultório de teste; o seu fica como está.
  tour.ways = Enter digita a linha proposta, → deixa mudá-la; ou digite a sua.
  tour.words = {skip}: adiante · {back}: um passo atrás · {leave}: sai da visita
  tour.page = Uma primeira sessão em seis passos. No terminal,  ajuda visita  passa por eles com você.
  tour.people = Para quem é
  tour.people.new = Tudo é feito para alguém. O que falta na linha é perguntado; Enter pula.
  tour.people.use = Diga quem está em atendimento: o começo do nome basta.
  tour.symbols = Símbolos
  tour.symbols.find = Uma palavra, em qualquer das quatro línguas, acha figuras em todos os sistemas.
  tour.board = A prancha
  tour.board.new = Quatro células lado a lado para a hora do lanche; sem --grade seriam nove.
  tour.board.put = Cada figura vai para uma célula, pelo número ou por coluna e linha (B2). Tab completa o que você começa a digitar.
  tour.board.show = Veja como ficou.
  tour.slip = Errar não faz mal
  tour.slip.clear = Apague uma célula, como quem se engana.
  tour.slip.undo = E traga de volta: tudo o que muda pode ser desfeito, mesmo outro dia.
  tour.voice = A frase
  tour.voice.say = O que o paciente aponta vira uma frase, dita como a gente fala.
  tour.home = Para casa
  tour.home.tutor = Quem cuida do paciente em casa recebe o que você prepara.
  tour.home.plan = Um plano diz que prancha, para quem e com que objetivo.
  tour.home.send = Enviado, ele vira uma página para imprimir, outra para tocar e uma carta; aqui, numa pasta de teste.
  tour.ending = Pronto: do nada a um plano entregue. Fique à vontade para experimentar; {leave} volta ao seu consultório, e este vai embora. Depois, Tab mostra o que cabe e  ajuda  explica cada comando.
  tour.hint = assim dá certo:  {line}   Enter digita; {skip} vai adiante
  tour.skipped = o que este passo deixaria está feito
  tour.back = passo {step} outra vez, como no começo dele
  tour.over = a visita acabou; {name} está como antes
  tour.workspace = na visita não se abre outro consultório; sair volta ao seu
  prompt.tour = primeira vez aqui?  ajuda visita  mostra em cinco minutos
  help.tour = ajuda visita  passa por uma primeira sessão com você, em cinco minutos.
  """
