/// What is said about layouts of packs, in Spanish.
let messagesSpanish = """
  layouts.object = lo que hay aquí va entre {open} y {close}
  layouts.list = lo que hay en «{key}» va entre {open} y {close}
  layouts.texts = «{key}» lleva un texto, o uno para cada lengua: {example}
  layouts.sizes_missing = falta el tamaño: «columns» y «rows», o bien «least», «most» y «usual»
  layouts.size_twice = «least», «most» y «usual» ya dicen el tamaño
  layouts.size = «{key}» lleva columnas y filas, como "4x3", como mucho {most}
  layouts.sizes_order = el tamaño de costumbre no está entre el menor y el mayor
  layouts.number = «{key}» lleva un número entero de 1 a {most}
  layouts.role_place = «{text}» no es columna, fila ni casilla: A, 1, hasta {last}
  layouts.place = «{text}» no es una casilla: van de A1 a {last}
  layouts.role = no conozco la función «{text}»
  layouts.slots_size = para dar sitio a las casillas hace falta un solo tamaño: «columns» y «rows»
  layouts.share = «{key}» lleva una parte de la página, de 0 a 1, como 0.25
  layouts.outside = {cell} se sale de la página
  layouts.twice = {cell} está dos veces
  layouts.missing = cada casilla necesita su sitio: falta el de {cells}
  layouts.overlap = {cell} queda encima de {other}
  layouts.order = {cell} queda antes de {other}: las casillas van de izquierda a derecha y de arriba abajo
  layouts.span = aquí van columnas y filas, como "2x1"
  layouts.color = aquí va un color, como "yellow" o "#ffc800"
  layouts.action = «{text}» no es nada que pueda hacer un toque; +a escribe una letra

  # words of examples
  example.grid = cuadrícula
  example.sentence = tablero de frases
  """
