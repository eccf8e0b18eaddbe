/// What is said about boards of Cboard, in Catalan.
let messagesCatalan = """
  cboard.too_large = {file} fa més de {limit} MB
  cboard.too_large.hint = al Cboard, Configuració, Exporta: exporta tots els plafons com a OpenBoard, o els plafons d'un en un
  cboard.damaged = no puc llegir {file} fins al final: {reason}
  cboard.damaged.hint = es va tallar o va canviar pel camí: torna'l a exportar des del Cboard
  cboard.no_boards = no hi ha plafons del Cboard a {file}
  cboard.no_boards.hint = al Cboard: Configuració, Exporta, format propi del Cboard
  cboard.nothing = no hi ha cap plafó per desar
  cboard.more = i {count?# observació més|# observacions més}
  cboard.english = {count?# paraula és al fitxer només com a clau del Cboard i queda|# paraules són al fitxer només com a claus del Cboard i queden} en anglès: {cells}
  cboard.board_twice = {board} té el mateix id que un altre plafó: els camins cap a ell porten a l'altre
  cboard.tile_broken = {board}: {count?# casella està malmesa i s'ha omès|# caselles estan malmeses i s'han omès}
  cboard.no_place = {board}: ja no queda lloc per a {count?# casella|# caselles}
  cboard.link_lost = {board}: {count?# casella porta|# caselles porten} a un plafó que no és al fitxer: {cells}
  cboard.action_left = {board}: {count?# casella fa|# caselles fan} una cosa que aquí no es pot fer ({detail}): {cells}
  cboard.picture_elsewhere = {board}: {count?# imatge no és|# imatges no són} al fitxer: {cells}
  cboard.picture_format = {board}: {count?# imatge està malmesa o en un format|# imatges estan malmeses o en un format} que aquí no es pot mostrar: {cells}
  cboard.sound_elsewhere = {board}: {count?# enregistrament no és|# enregistraments no són} al fitxer: {cells}
  cboard.sound_format = {board}: {count?# enregistrament no és WAV o és massa llarg|# enregistraments no són WAV o són massa llargs}: {cells}
  """
