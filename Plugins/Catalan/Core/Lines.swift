/// What can be typed about lines and what becomes of what they print.
let lineWords = """
  noun.run = executar
  noun.alias = drecera|dreceres|àlies
  noun.history = historial
  noun.clear = netejar
  option.pager = pàgines
  option.where = on
  option.sort = ordre|ordenar
  option.reverse = invers|al-revés
  option.into = a|en
  option.json = json
  option.plain = senzill
  """

let lineMessages = """
  about.run = executa les ordres d'un fitxer
  about.alias = paraules curtes per a les vostres línies
  about.history = les línies que s'han escrit
  about.clear = neteja la pantalla
  help.run = Executa les ordres d'un fitxer una rere l'altra, com si s'escrivissin, fins a la primera que falli.
  help.alias = Desa una línia amb un nom curt: de $1 a $9 són les paraules que el segueixen, $@ totes. Sense línia, mostra la drecera.
  help.alias.list = Mostra les dreceres.
  help.alias.remove = Treu una drecera.
  help.history = Mostra les línies que s'han escrit, o només les que tenen totes les paraules.
  help.clear = Neteja la pantalla.
  help.undo.list = Mostra el que es pot desfer, primer l'últim.
  help.results = Del que mostra: {options}, | PROGRAMA
  help.lines = LÍNIA ; LÍNIA  fa una després de l'altra.
  field.pager = llistes llargues pàgina a pàgina
  field.script = fitxer amb ordres
  field.variables = nom=valor
  field.alias = drecera
  field.line = línia
  field.number = número
  field.times = passos
  line.pipe_without_command = falta una ordre abans de «|»
  line.pipe_without_program = falta un programa després de «|»
  line.pipe_without_program.hint = per exemple:  símbol llistar | less
  rows.condition = «{text}» no diu quines files: falten un camp, un signe i un valor
  rows.condition.hint = per exemple  {example} ; els signes són = != ~ !~ < <= > >=
  rows.field_unknown = aquesta llista no té la columna «{name}»
  rows.no_table = el que això mostra no és una llista: no hi ha files per triar, ordenar o desar com a taula
  rows.none = res
  rows.ending_unknown = la terminació de {path} no diu com s'ha de desar una llista
  pager.place = línies {first}–{last} de {count}
  pager.place_so_far = línies {first}–{last} …
  pager.keys = q surt|espai avança|b torna|/ cerca|n un altre cop|g inici|G final
  pager.not_found = «{text}» no apareix més endavant
  pager.not_started = el programa {program}, que és a PAGER, no s'ha pogut iniciar: les pàgines es mostren aquí
  pipe.not_started = no s'ha pogut iniciar el programa {program}: {reason}
  pipe.failed = {program} ha acabat amb {status}
  script.too_deep = {path} es crida a si mateix sense parar
  alias.none = encara no hi ha dreceres: drecera NOM 'LÍNIA'
  alias.kept = {name} equival a  {line}
  alias.removed = {name} ja no equival a res
  alias.unknown = no hi ha cap drecera «{name}»
  alias.not_word = «{name}» no pot ser una drecera: només lletres, números, - i _
  alias.is_command = «{name}» ja és una ordre
  alias.word_missing = «{name}» necessita {count?una paraula al darrere|# paraules al darrere}
  alias.word_missing.hint = {name} equival a  {line}
  configuration.none = aquí no es desa res d'una línia a l'altra
  configuration.wrong = {path} no és una configuració: ha de ser un objecte amb «aliases» i «colors»
  configuration.color = a {path} no es coneix el color «{color}» de «{part}»
  configuration.color.hint = parts: {parts}; colors: {colors}
  history.none = encara no s'ha escrit res
  history.none_with = cap línia té aquestes paraules
  undo.done_several = {count} passos desfets, l'últim: {command}
  redo.done_several = {count} passos refets, l'últim: {command}
  undo.no_more = no hi ha més passos
  help.option.where = només les files en què això és cert: CAMP=TEXT, CAMP~TEXT, CAMP>NOMBRE
  help.option.sort = camp pel qual s'ordenen les files
  help.option.reverse = en ordre invers
  help.option.into = en un fitxer: .csv, .tsv, .json o .txt
  help.option.json = com a JSON
  help.option.plain = sense caixes ni colors
  """
