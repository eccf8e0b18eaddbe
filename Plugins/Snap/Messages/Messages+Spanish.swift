/// What is said about page sets, in Spanish.
let messagesSpanish = """
  snap.damaged = este conjunto de páginas está dañado: no se puede leer su base de datos
  snap.damaged.hint = se cortó o cambió por el camino: expórtalo otra vez desde Snap
  snap.cut = el archivo está cortado: falta lo que había en la última parte
  snap.no_pages = no hay páginas de Snap en este archivo
  snap.too_large = este conjunto de páginas es mayor de lo que leo: medio millón de registros, 64 MB de textos, treinta segundos
  snap.too_large.hint = en Snap, copia el conjunto de páginas, borra páginas de la copia y expórtala; así, parte por parte
  snap.unreadable = no se puede leer este conjunto de páginas: {reason}
  snap.table_damaged = la tabla {detail} está dañada; se ha aprovechado lo que aún se podía leer
  snap.bar = se han omitido partes de la ventana de Snap: {cells}
  snap.layouts = se {count?ha omitido # disposición más|han omitido # disposiciones más} de las páginas: se ha tomado la que tiene más botones
  snap.size = «{board}»: una página de {detail} es demasiado grande; lo que sobresale está donde había espacio
  snap.moved = «{board}»: {count?# botón no tenía sitio propio libre y está|# botones no tenían sitio propio libre y están} donde había espacio: {cells}
  snap.no_place = «{board}»: ya no queda sitio para {count?# botón|# botones}: {cells}
  snap.span = «{board}»: no hay sitio para todo el ancho o alto de {cells}
  snap.command = «{board}»: una orden de Snap (número {detail}) no tiene equivalente aquí: {cells}
  snap.commands_broken = «{board}»: no se puede leer lo que hacen estos botones: {cells}
  snap.link_broken = «{board}»: {count?# botón lleva|# botones llevan} a una página que no está en el archivo: {cells}
  snap.library = «{board}»: {count?# imagen|# imágenes} de la biblioteca de Snap no {count?está|están} en el archivo: {cells}
  snap.picture_missing = «{board}»: {count?# imagen no está|# imágenes no están} en el archivo: {cells}
  snap.picture_format = «{board}»: {count?# imagen|# imágenes} en un formato que aquí no se puede mostrar: {cells}
  snap.sound_missing = «{board}»: {count?# grabación no está|# grabaciones no están} en el archivo: {cells}
  snap.sound_format = «{board}»: {count?# grabación no es WAV o es demasiado larga|# grabaciones no son WAV o son demasiado largas}: {cells}
  snap.more = y {count} más
  """
