/// What is said about grid sets, in Spanish.
let messagesSpanish = """
  grid3.protected = este conjunto de rejillas está protegido: sus rejillas están cifradas
  grid3.protected.hint = guarda el conjunto en Grid 3 sin contraseña, como archivo .gridset
  grid3.no_grids = no hay ninguna rejilla en este archivo
  grid3.unreadable = no se puede leer ninguna de las rejillas de este archivo
  grid3.grid_broken = no se puede leer la rejilla «{board}» y se ha omitido (línea {line}: {reason})
  grid3.file_broken = no se puede leer {file} (línea {line}: {reason})
  grid3.grid_missing = la rejilla «{board}» es parte del conjunto, pero no está en el archivo
  grid3.start_missing = la rejilla inicial «{board}» no está en el archivo
  grid3.size = «{board}»: una rejilla de {detail} es demasiado grande; lo que sobresale está donde había espacio
  grid3.moved = «{board}»: {count?# casilla no tenía sitio propio libre y está|# casillas no tenían sitio propio libre y están} donde había espacio: {cells}
  grid3.no_place = «{board}»: ya no queda sitio para {count?# casilla|# casillas}: {cells}
  grid3.span = «{board}»: no hay sitio para todo el ancho o alto de {cells}
  grid3.content = «{board}»: «{detail}» no tiene equivalente aquí
  grid3.disabled = «{board}»: {count?# casilla que no se podía elegir en Grid 3 se puede|# casillas que no se podían elegir en Grid 3 se pueden} elegir aquí: {cells}
  grid3.command = «{board}»: la orden {detail} no tiene equivalente aquí: {cells}
  grid3.link_broken = «{board}»: {count?# casilla lleva|# casillas llevan} a una rejilla que no está en el conjunto: {cells}
  grid3.words_left = «{board}»: {count?# palabra de la lista no ha encontrado|# palabras de la lista no han encontrado} casilla libre
  grid3.library = «{board}»: {count?# imagen|# imágenes} de la biblioteca «{detail}» no {count?está|están} en el archivo: {cells}
  grid3.picture_missing = «{board}»: {count?# imagen no está|# imágenes no están} en el archivo, o {count?ocupa|ocupan} más de 16 MB: {cells}
  grid3.picture_format = «{board}»: {count?# imagen|# imágenes} en un formato que aquí no se puede mostrar ({detail}): {cells}
  grid3.sound_missing = «{board}»: {count?# grabación no está|# grabaciones no están} en el archivo, o {count?ocupa|ocupan} más de 16 MB: {cells}
  grid3.sound_format = «{board}»: {count?# grabación no es WAV o es demasiado larga|# grabaciones no son WAV o son demasiado largas}: {cells}
  grid3.nothing = no hay tablero que guardar
  grid3.more = y {count} más
  """
