/// What is said about configurations of LifeCompanion, in Catalan.
let messagesCatalan = """
  lifecompanion.no_configuration = no hi ha cap configuració del LifeCompanion en aquest fitxer
  lifecompanion.damaged = no puc llegir aquesta configuració fins al final: {reason}
  lifecompanion.damaged.hint = es va tallar o va canviar pel camí: torna-la a exportar des del LifeCompanion
  lifecompanion.no_grids = no hi ha graelles en aquesta configuració
  lifecompanion.left = s'ha omès una part de la finestra: {detail}
  lifecompanion.part = «{board}»: s'ha omès una part d'un tipus que els plafons d'aquí no tenen: {detail}
  lifecompanion.size = «{board}»: una graella de {detail} és massa gran; el que en sobresurt és on hi havia espai
  lifecompanion.moved = «{board}»: {count?# tecla no tenia lloc propi lliure i és|# tecles no tenien lloc propi lliure i són} on hi havia espai: {cells}
  lifecompanion.no_place = «{board}»: ja no queda lloc per a {count?# tecla|# tecles}: {cells}
  lifecompanion.span = «{board}»: no hi ha lloc per a tota l'amplada o alçada de {cells}
  lifecompanion.action = «{board}»: «{detail}» no té equivalent aquí: {cells}
  lifecompanion.link_broken = «{board}»: {count?# tecla porta|# tecles porten} a una graella que no és al fitxer: {cells}
  lifecompanion.picture_elsewhere = «{board}»: {count?# imatge és|# imatges són} de la biblioteca del LifeCompanion i no {count?és|són} al fitxer: {cells}
  lifecompanion.picture_format = «{board}»: {count?# imatge|# imatges} en un format que aquí no es pot mostrar: {cells}
  lifecompanion.sound = «{board}»: {count?# enregistrament falta, no és WAV o és massa llarg|# enregistraments falten, no són WAV o són massa llargs}: {cells}
  lifecompanion.more = i {count} més
  """
