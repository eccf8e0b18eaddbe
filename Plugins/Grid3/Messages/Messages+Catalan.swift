/// What is said about grid sets, in Catalan.
let messagesCatalan = """
  grid3.protected = aquest conjunt de graelles està protegit: les graelles estan xifrades
  grid3.protected.hint = deseu el conjunt al Grid 3 sense contrasenya, com a fitxer .gridset
  grid3.no_grids = no hi ha cap graella en aquest fitxer
  grid3.unreadable = no es pot llegir cap de les graelles d'aquest fitxer
  grid3.grid_broken = no es pot llegir la graella «{board}» i s'ha omès (línia {line}: {reason})
  grid3.file_broken = no es pot llegir {file} (línia {line}: {reason})
  grid3.grid_missing = la graella «{board}» és part del conjunt, però no és al fitxer
  grid3.start_missing = la graella inicial «{board}» no és al fitxer
  grid3.size = «{board}»: una graella de {detail} és massa gran; el que en sobresurt és on hi havia espai
  grid3.moved = «{board}»: {count?# casella no tenia lloc propi lliure i és|# caselles no tenien lloc propi lliure i són} on hi havia espai: {cells}
  grid3.no_place = «{board}»: ja no queda lloc per a {count?# casella|# caselles}: {cells}
  grid3.span = «{board}»: no hi ha lloc per a tota l'amplada o alçada de {cells}
  grid3.content = «{board}»: «{detail}» no té equivalent aquí
  grid3.disabled = «{board}»: {count?# casella que no es podia triar al Grid 3 es pot|# caselles que no es podien triar al Grid 3 es poden} triar aquí: {cells}
  grid3.command = «{board}»: l'ordre {detail} no té equivalent aquí: {cells}
  grid3.link_broken = «{board}»: {count?# casella porta|# caselles porten} a una graella que no és al conjunt: {cells}
  grid3.words_left = «{board}»: {count?# paraula de la llista no ha trobat|# paraules de la llista no han trobat} casella lliure
  grid3.library = «{board}»: {count?# imatge|# imatges} de la biblioteca «{detail}» no {count?és|són} al fitxer: {cells}
  grid3.picture_missing = «{board}»: {count?# imatge no és|# imatges no són} al fitxer, o {count?ocupa|ocupen} més de 16 MB: {cells}
  grid3.picture_format = «{board}»: {count?# imatge|# imatges} en un format que aquí no es pot mostrar ({detail}): {cells}
  grid3.sound_missing = «{board}»: {count?# gravació no és|# gravacions no són} al fitxer, o {count?ocupa|ocupen} més de 16 MB: {cells}
  grid3.sound_format = «{board}»: {count?# gravació no és WAV o és massa llarga|# gravacions no són WAV o són massa llargues}: {cells}
  grid3.nothing = no hi ha cap plafó per desar
  grid3.more = i {count} més
  """
