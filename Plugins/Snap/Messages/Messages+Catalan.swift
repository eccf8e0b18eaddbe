/// What is said about page sets, in Catalan.
let messagesCatalan = """
  snap.damaged = aquest conjunt de pàgines està malmès: no se'n pot llegir la base de dades
  snap.damaged.hint = es va tallar o va canviar pel camí: torna'l a exportar des de Snap
  snap.cut = el fitxer està tallat: hi falta el que hi havia a l'última part
  snap.no_pages = no hi ha pàgines de Snap en aquest fitxer
  snap.too_large = aquest conjunt de pàgines és més gran del que llegeixo: mig milió de registres, 64 MB de textos, trenta segons
  snap.too_large.hint = al Snap, copia el conjunt de pàgines, esborra pàgines de la còpia i exporta-la; així, part per part
  snap.unreadable = no es pot llegir aquest conjunt de pàgines: {reason}
  snap.table_damaged = la taula {detail} està malmesa; se n'ha aprofitat el que encara es podia llegir
  snap.bar = s'han omès parts de la finestra del Snap: {cells}
  snap.layouts = {count?s'ha omès # disposició més|s'han omès # disposicions més} de les pàgines: s'ha pres la que té més botons
  snap.size = «{board}»: una pàgina de {detail} és massa gran; el que en sobresurt és on hi havia espai
  snap.moved = «{board}»: {count?# botó no tenia lloc propi lliure i és|# botons no tenien lloc propi lliure i són} on hi havia espai: {cells}
  snap.no_place = «{board}»: ja no queda lloc per a {count?# botó|# botons}: {cells}
  snap.span = «{board}»: no hi ha lloc per a tota l'amplada o alçada de {cells}
  snap.command = «{board}»: una ordre del Snap (número {detail}) no té equivalent aquí: {cells}
  snap.commands_broken = «{board}»: no es pot llegir què fan aquests botons: {cells}
  snap.link_broken = «{board}»: {count?# botó porta|# botons porten} a una pàgina que no és al fitxer: {cells}
  snap.library = «{board}»: {count?# imatge|# imatges} de la biblioteca del Snap no {count?és|són} al fitxer: {cells}
  snap.picture_missing = «{board}»: {count?# imatge no és|# imatges no són} al fitxer: {cells}
  snap.picture_format = «{board}»: {count?# imatge|# imatges} en un format que aquí no es pot mostrar: {cells}
  snap.sound_missing = «{board}»: {count?# gravació no és|# gravacions no són} al fitxer: {cells}
  snap.sound_format = «{board}»: {count?# gravació no és WAV o és massa llarga|# gravacions no són WAV o són massa llargues}: {cells}
  snap.more = i {count} més
  """
