/// What can be typed about favourites.
let favouriteWords = """
  noun.favourite = preferit|preferits|favorit|favorits
  verb.add.favourite = afegir
  verb.remove.favourite = treure|llevar
  verb.choose = triar|escollir
  """

/// What is said about favourites.
let favouriteMessages = """
  favourite.added = {patient}: {count?# preferit|# preferits} més, {total} en total: {symbols}
  favourite.removed = {patient}: {count?# preferit|# preferits} menys, {total} en total: {symbols}
  favourite.already = ja {count?era preferit|eren preferits}: {symbols}
  favourite.absent = no {count?era|eren} entre els preferits: {symbols}
  favourite.and_more = {count} més
  favourite.none = {patient} encara no té preferits: preferit afegir SÍMBOL
  favourite.none_in = {patient} no té preferits a {name}
  favourite.nothing_named = quins símbols?
  favourite.nothing_named.hint = escriu-ne els noms, o afegeix-hi  --plafó PLAFÓ  o  --categoria CATEGORIA
  favourite.nothing_there = {name} no té cap símbol
  about.favourite = els símbols triats per a un pacient, perquè el vocabulari creixi pas a pas
  help.favourite.list = Llista els preferits del pacient per categoria.
  help.favourite.add = Afegeix símbols als preferits del pacient: pel nom, o tots els d’un plafó o una categoria.
  help.favourite.remove = Treu símbols dels preferits del pacient: pel nom, o tots els d’un plafó o una categoria.
  field.favourites = preferits
  favourite.needs_screen = per triar preferits en pantalla cal un terminal
  favourite.by_name.hint = pel nom:  preferit afegir SÍMBOL  i  preferit treure SÍMBOL
  favourite.nothing_to_choose = encara no hi ha símbols per a {patient}
  favourite.title = Preferits: {patient}
  favourite.all_categories = totes les categories
  favourite.standing = {count?# preferit|# preferits} · hi entren {added} · en surten {removed}
  favourite.in = ★ {name}: entra als preferits
  favourite.out = {name}: fora dels preferits
  favourite.deed_confirm = confirmar
  favourite.deed_next = categoria següent
  favourite.deed_previous = categoria anterior
  favourite.choose_keys = número o fletxes i Retorn: posar o treure · /: cercar · < >: pàgina · Esc: deixar com estava
  favourite.chosen = {patient}: {added} més, {removed} menys, {total?# preferit|# preferits} en total
  favourite.unchanged = {patient}: els preferits queden com estaven
  favourite.dropped = {patient}: {count?# canvi descartat|# canvis descartats}, els preferits queden com estaven
  help.favourite.choose = Mostra els símbols a tota la pantalla, categoria per categoria, per posar-los als preferits o treure’ls; només val en confirmar.
  """
