/// What can be typed about favourites.
let favouriteWords = """
  noun.favourite = favorito|favoritos|favorita|favoritas
  verb.add.favourite = añadir|agregar
  verb.remove.favourite = quitar|sacar
  verb.choose = elegir|escoger
  """

/// What is said about favourites.
let favouriteMessages = """
  favourite.added = {patient}: {count?# favorito|# favoritos} más, {total} en total: {symbols}
  favourite.removed = {patient}: {count?# favorito|# favoritos} menos, {total} en total: {symbols}
  favourite.already = ya {count?era favorito|eran favoritos}: {symbols}
  favourite.absent = no {count?estaba|estaban} entre los favoritos: {symbols}
  favourite.and_more = {count} más
  favourite.none = {patient} todavía no tiene favoritos: favorito añadir SÍMBOLO
  favourite.none_in = {patient} no tiene favoritos en {name}
  favourite.nothing_named = ¿qué símbolos?
  favourite.nothing_named.hint = escribe sus nombres, o añade  --tablero TABLERO  o  --categoría CATEGORÍA
  favourite.nothing_there = {name} no tiene ningún símbolo
  about.favourite = los símbolos elegidos para un paciente, para que el vocabulario crezca paso a paso
  help.favourite.list = Muestra los favoritos del paciente por categoría.
  help.favourite.add = Añade símbolos a los favoritos del paciente: por su nombre, o todos los de un tablero o una categoría.
  help.favourite.remove = Quita símbolos de los favoritos del paciente: por su nombre, o todos los de un tablero o una categoría.
  field.favourites = favoritos
  favourite.needs_screen = para elegir favoritos en pantalla hace falta un terminal
  favourite.by_name.hint = por su nombre:  favorito añadir SÍMBOLO  y  favorito quitar SÍMBOLO
  favourite.nothing_to_choose = todavía no hay símbolos para {patient}
  favourite.title = Favoritos: {patient}
  favourite.all_categories = todas las categorías
  favourite.standing = {count?# favorito|# favoritos} · entran {added} · salen {removed}
  favourite.in = ★ {name}: entra en los favoritos
  favourite.out = {name}: fuera de los favoritos
  favourite.deed_confirm = confirmar
  favourite.deed_next = categoría siguiente
  favourite.deed_previous = categoría anterior
  favourite.choose_keys = número o flechas e Intro: poner o quitar · /: buscar · < >: página · Esc: dejar como estaba
  favourite.chosen = {patient}: {added} más, {removed} menos, {total?# favorito|# favoritos} en total
  favourite.unchanged = {patient}: los favoritos quedan como estaban
  favourite.dropped = {patient}: {count?# cambio descartado|# cambios descartados}, los favoritos quedan como estaban
  help.favourite.choose = Muestra los símbolos a pantalla completa, categoría por categoría, para ponerlos en los favoritos o quitarlos; solo vale al confirmar.
  """
