/// What is said about vocabularies of TouchChat, in Catalan.
let messagesCatalan = """
  touchchat.no_vocabulary = no hi ha cap vocabulari del TouchChat en aquest fitxer
  touchchat.no_pages = no hi ha pàgines en aquest vocabulari
  touchchat.damaged = aquest vocabulari està malmès: no se'n pot llegir la base de dades
  touchchat.damaged.hint = es va tallar o va canviar pel camí: torna'l a exportar des del TouchChat
  touchchat.too_large = aquest vocabulari és més gran del que llegeixo: mig milió de registres, 64 MB de textos, trenta segons
  touchchat.too_large.hint = al TouchChat, copia el vocabulari, esborra pàgines de la còpia i exporta-la; així, part per part
  touchchat.unreadable = no es pot llegir aquest vocabulari: {reason}
  touchchat.table_damaged = la taula {detail} està malmesa; se n'ha aprofitat el que encara es podia llegir
  touchchat.size = «{board}»: una pàgina de {detail} és massa gran; el que en sobresurt és on hi havia espai
  touchchat.moved = «{board}»: {count?# botó no tenia lloc propi lliure i és|# botons no tenien lloc propi lliure i són} on hi havia espai: {cells}
  touchchat.no_place = «{board}»: ja no queda lloc per a {count?# botó|# botons}: {cells}
  touchchat.span = «{board}»: no hi ha lloc per a tota l'amplada o alçada de {cells}
  touchchat.command = «{board}»: una acció del TouchChat (número {detail}) no té equivalent aquí: {cells}
  touchchat.link_broken = «{board}»: {count?# botó porta|# botons porten} a una pàgina que no és al fitxer: {cells}
  touchchat.library = «{board}»: {count?# imatge|# imatges} del mateix TouchChat no {count?és|són} al fitxer: {cells}
  touchchat.picture_format = «{board}»: {count?# imatge|# imatges} en un format que aquí no es pot mostrar: {cells}
  touchchat.sound_format = «{board}»: {count?# enregistrament no és WAV o és massa llarg|# enregistraments no són WAV o són massa llargs}: {cells}
  touchchat.more = i {count} més
  """
