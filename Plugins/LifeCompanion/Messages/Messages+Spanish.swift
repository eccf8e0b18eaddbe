/// What is said about configurations of LifeCompanion, in Spanish.
let messagesSpanish = """
  lifecompanion.no_configuration = no hay ninguna configuración de LifeCompanion en este archivo
  lifecompanion.damaged = no puedo leer esta configuración hasta el final: {reason}
  lifecompanion.damaged.hint = se cortó o cambió por el camino: expórtala otra vez desde LifeCompanion
  lifecompanion.no_grids = no hay cuadrículas en esta configuración
  lifecompanion.left = se ha omitido una parte de la ventana: {detail}
  lifecompanion.part = «{board}»: se ha omitido una parte de un tipo que los tableros de aquí no tienen: {detail}
  lifecompanion.size = «{board}»: una cuadrícula de {detail} es demasiado grande; lo que sobresale está donde había espacio
  lifecompanion.moved = «{board}»: {count?# tecla no tenía sitio propio libre y está|# teclas no tenían sitio propio libre y están} donde había espacio: {cells}
  lifecompanion.no_place = «{board}»: ya no queda sitio para {count?# tecla|# teclas}: {cells}
  lifecompanion.span = «{board}»: no hay sitio para todo el ancho o alto de {cells}
  lifecompanion.action = «{board}»: «{detail}» no tiene equivalente aquí: {cells}
  lifecompanion.link_broken = «{board}»: {count?# tecla lleva|# teclas llevan} a una cuadrícula que no está en el archivo: {cells}
  lifecompanion.picture_elsewhere = «{board}»: {count?# imagen es|# imágenes son} de la biblioteca de LifeCompanion y no {count?está|están} en el archivo: {cells}
  lifecompanion.picture_format = «{board}»: {count?# imagen|# imágenes} en un formato que aquí no se puede mostrar: {cells}
  lifecompanion.sound = «{board}»: {count?# grabación falta, no es WAV o es demasiado larga|# grabaciones faltan, no son WAV o son demasiado largas}: {cells}
  lifecompanion.more = y {count} más
  """
