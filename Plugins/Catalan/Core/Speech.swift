/// What is said about voices, speaking and recording.
let speechMessages = """
  field.lang = idioma
  field.rate = velocitat
  field.pitch = to
  field.volume = volum
  field.stop = deixar de parlar
  field.seconds = segons
  field.works = funciona
  about.say = diu un text en veu alta, o l'escriu en un fitxer WAV
  about.voice = les veus que poden parlar
  help.say = Diu un text en veu alta mentre continues escrivint; ^C l'atura. Amb --a l'escriu en un fitxer WAV.
  help.voice.list = Enumera les veus i les prova totes.
  help.symbol.record = Enregistra la veu d'un símbol, cinc segons com a màxim, i la reprodueix abans de desar-la.
  say.nothing = no hi ha res a dir
  say.nothing.hint = escriu les paraules després de l'ordre, o --aturar perquè calli
  say.too_long = el text és massa llarg per dir-lo: {limit} lletres com a màxim
  say.said = dit, {seconds} s
  say.saved = {path}, {seconds} s
  say.stopped = silenci
  voice.none = no hi ha veus
  voice.unknown = no hi ha cap veu “{name}”
  voice.unknown.hint = veu llistar les mostra totes
  voice.none_for_language = cap veu no parla {language}
  voice.none_for_language.hint = veu llistar mostra les veus que hi ha
  voice.failed = la veu no ha pogut parlar: {reason}
  speech.out_of_range = {what} va de {from} a {to}; el normal és 1
  sound.no_microphone = aquest ordinador no té micròfon
  record.left = {seconds} s
  record.stop_key = Retorn acaba
  record.skip_key = Retorn continua
  record.question = Què en faig, de l'enregistrament: {choices}?
  record.silent = gairebé no s'ha sentit res: és engegat el micròfon?
  record.kept = la veu de {name} queda desada, {seconds} s
  record.dropped = {name} queda com era
  record.seconds_needed = aquí ningú no pot prémer Retorn: digues quant dura l'enregistrament
  record.seconds_needed.hint = afegeix-hi  {option} 2
  record.seconds_range = un enregistrament dura de {from} a {limit} segons
  """

/// What can be typed about them.
let speechWords = """
  noun.say = dir|digues
  noun.voice = veu|veus
  verb.record = enregistrar|gravar
  option.lang = llengua|idioma
  option.rate = velocitat
  option.pitch = altura
  option.volume = volum
  option.stop = aturar|parar
  option.seconds = segons
  value.keep = desar
  value.again = repetir
  value.drop = llençar
  """
