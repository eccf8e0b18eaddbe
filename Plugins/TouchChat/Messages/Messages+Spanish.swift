/// What is said about vocabularies of TouchChat, in Spanish.
let messagesSpanish = """
  touchchat.no_vocabulary = no hay ningún vocabulario de TouchChat en este archivo
  touchchat.no_pages = no hay páginas en este vocabulario
  touchchat.damaged = este vocabulario está dañado: no se puede leer su base de datos
  touchchat.damaged.hint = se cortó o cambió por el camino: expórtalo otra vez desde TouchChat
  touchchat.too_large = este vocabulario es mayor de lo que leo: medio millón de registros, 64 MB de textos, treinta segundos
  touchchat.too_large.hint = en TouchChat, copia el vocabulario, borra páginas de la copia y expórtala; así, parte por parte
  touchchat.unreadable = no se puede leer este vocabulario: {reason}
  touchchat.table_damaged = la tabla {detail} está dañada; se ha aprovechado lo que aún se podía leer
  touchchat.size = «{board}»: una página de {detail} es demasiado grande; lo que sobresale está donde había espacio
  touchchat.moved = «{board}»: {count?# botón no tenía sitio propio libre y está|# botones no tenían sitio propio libre y están} donde había espacio: {cells}
  touchchat.no_place = «{board}»: ya no queda sitio para {count?# botón|# botones}: {cells}
  touchchat.span = «{board}»: no hay sitio para todo el ancho o alto de {cells}
  touchchat.command = «{board}»: una acción de TouchChat (número {detail}) no tiene equivalente aquí: {cells}
  touchchat.link_broken = «{board}»: {count?# botón lleva|# botones llevan} a una página que no está en el archivo: {cells}
  touchchat.library = «{board}»: {count?# imagen|# imágenes} del propio TouchChat no {count?está|están} en el archivo: {cells}
  touchchat.picture_format = «{board}»: {count?# imagen|# imágenes} en un formato que aquí no se puede mostrar: {cells}
  touchchat.sound_format = «{board}»: {count?# grabación no es WAV o es demasiado larga|# grabaciones no son WAV o son demasiado largas}: {cells}
  touchchat.more = y {count} más
  """
