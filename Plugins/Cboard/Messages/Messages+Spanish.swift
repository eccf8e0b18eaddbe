/// What is said about boards of Cboard, in Spanish.
let messagesSpanish = """
  cboard.too_large = {file} ocupa más de {limit} MB
  cboard.too_large.hint = en Cboard, Ajustes, Exportar: exporta todos los tableros como OpenBoard, o los tableros de uno en uno
  cboard.damaged = no puedo leer {file} hasta el final: {reason}
  cboard.damaged.hint = se cortó o cambió por el camino: expórtalo otra vez desde Cboard
  cboard.no_boards = no hay tableros de Cboard en {file}
  cboard.no_boards.hint = en Cboard: Configuración, Exportar, formato propio de Cboard
  cboard.nothing = no hay tablero que guardar
  cboard.more = y {count?# observación más|# observaciones más}
  cboard.english = {count?# palabra está en el archivo solo como clave de Cboard y se queda|# palabras están en el archivo solo como claves de Cboard y se quedan} en inglés: {cells}
  cboard.board_twice = {board} tiene el mismo id que otro tablero: los caminos hacia él llevan al otro
  cboard.tile_broken = {board}: {count?# casilla está dañada y se ha omitido|# casillas están dañadas y se han omitido}
  cboard.no_place = {board}: ya no queda sitio para {count?# casilla|# casillas}
  cboard.link_lost = {board}: {count?# casilla lleva|# casillas llevan} a un tablero que no está en el archivo: {cells}
  cboard.action_left = {board}: {count?# casilla hace|# casillas hacen} algo que aquí no se puede hacer ({detail}): {cells}
  cboard.picture_elsewhere = {board}: {count?# imagen no está|# imágenes no están} en el archivo: {cells}
  cboard.picture_format = {board}: {count?# imagen está dañada o en un formato|# imágenes están dañadas o en un formato} que aquí no se puede mostrar: {cells}
  cboard.sound_elsewhere = {board}: {count?# grabación no está|# grabaciones no están} en el archivo: {cells}
  cboard.sound_format = {board}: {count?# grabación no es WAV o es demasiado larga|# grabaciones no son WAV o son demasiado largas}: {cells}
  """
