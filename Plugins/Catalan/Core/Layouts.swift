/// What is said about layouts.
let layoutMessages = """
  field.purpose = per a què serveix
  field.least = la més petita
  field.most = la més gran
  field.usual = mida de costum
  about.layout = com queden les caselles d'un plafó a la pàgina, i per a què serveixen
  help.layout.list = Llista les disposicions, amb les mides i per a què serveixen.
  help.layout.show = Mostra una disposició: per a què és cada casella, i les paraules amb què comença un plafó nou.
  layout.none = no hi ha cap disposició
  layout.sizes = mides de la disposició {layout}: {sizes}
  count.layout = {count?# disposició|# disposicions}
  """

/// What can be typed about them, and what places are for.
let layoutWords = """
  noun.layout = disposició|disposicions|plantilla|plantilles
  value.social = social
  value.people = persones
  value.verbs = verbs
  value.descriptors = descripcions
  value.nouns = substantius
  value.little = paraules petites
  value.first = primer
  value.then = després
  value.choice = tria
  value.heading = títol
  value.activity = activitat
  value.key = tecla
  value.area = zona
  """
