/// What is said about printing.
let printMessages = """
  # impressão
  print.written = {count?# arquivo|# arquivos}: {files}
  print.margin = neste papel as margens vão de 0 a {limit} mm
  print.font = aqui as letras podem ter de {from} a {limit} pontos
  print.frame = aqui as molduras podem ter de 0 a {limit} mm
  print.card_size = nesta página um cartão vai de {least} mm de lado até {width} x {height} mm
  print.not_size = {text} não é um tamanho: escreva largura e altura em milímetros, como 50x60
  print.empty_category = ainda não há símbolos em {name}
  about.print = imprime pranchas, cartões para recortar e categorias
  help.print.board = Grava pranchas como páginas para imprimir; cada página da prancha é uma página no papel.
  help.print.cards = Grava os símbolos das pranchas como cartões para recortar, cada símbolo uma vez.
  help.print.category = Grava os símbolos de uma categoria, quinze por página, para escolher.
  field.paper = papel
  field.orientation = posição do papel
  field.margin = margem em milímetros
  field.no-title = sem título
  field.no-numbers = sem números de página
  field.font = altura das letras em pontos
  field.frame = largura das molduras em milímetros
  field.crop-marks = com marcas de corte
  field.cards = como cartões para recortar
  field.linked = com as pranchas a que ela leva
  field.only-board = sem as pranchas a que ela leva
  """

/// What can be typed about it.
let printWords = """
  noun.print = imprimir|impressão
  verb.board = prancha|pranchas
  verb.cards = cartões|cartão
  verb.category = categoria
  option.paper = papel
  option.orientation = orientação
  option.margin = margem
  option.no-title = sem-título
  option.no-numbers = sem-números
  option.font = letra|fonte
  option.frame = moldura
  option.hidden = escondidas|ocultas
  option.crop-marks = marcas-de-corte
  option.cards = cartões
  value.a3 = A3
  value.a4 = A4
  value.a5 = A5
  value.us-letter = carta
  value.portrait = retrato|em-pé
  value.landscape = paisagem|deitado
  """
