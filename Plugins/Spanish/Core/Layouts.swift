/// What is said about layouts.
let layoutMessages = """
  field.purpose = para qué sirve
  field.least = la menor
  field.most = la mayor
  field.usual = tamaño de costumbre
  about.layout = cómo quedan las casillas de un tablero en la página, y para qué sirven
  help.layout.list = Muestra las disposiciones, con sus tamaños y para qué sirven.
  help.layout.show = Muestra una disposición: para qué es cada casilla, y las palabras con que empieza un tablero nuevo.
  layout.none = no hay ninguna disposición
  layout.sizes = tamaños de la disposición {layout}: {sizes}
  count.layout = {count?# disposición|# disposiciones}
  """

/// What can be typed about them, and what places are for.
let layoutWords = """
  noun.layout = disposición|disposiciones|plantilla|plantillas
  value.social = social
  value.people = personas
  value.verbs = verbos
  value.descriptors = descripciones
  value.nouns = sustantivos
  value.little = palabritas
  value.first = primero
  value.then = después
  value.choice = elección
  value.heading = título
  value.activity = actividad
  value.key = tecla
  value.area = zona
  """
