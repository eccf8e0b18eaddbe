/// What is said by the commands and the shell.
let coreMessages = """
  # people
  patient.saved = {name}
  patient.saved_aged = {name} · {years?# year|# years}
  patient.changed = {name} changed
  patient.removed = {name} removed, with everything of theirs
  patient.none = there are no patients yet: patient new NAME
  patient.exists = there is a patient {name} with this birth date already
  patient.unknown = I know no patient “{name}”
  patient.ambiguous = “{name}” may be one of {count} patients
  patient.none_in_use = for which patient?
  patient.none_in_use.hint = choose one with  use NAME  or give  --patient NAME
  use.somebody = {name}
  use.nobody = no patient in use
  tutor.saved = {name}
  tutor.saved_place = {name}, {place}
  tutor.changed = {name} changed
  tutor.removed = {name} removed
  tutor.retired = {name} is a former tutor now; plans and history stay
  tutor.none = there are no tutors yet: tutor new NAME
  tutor.exists = this patient has a tutor {name} already
  tutor.unknown = I know no tutor “{name}”
  tutor.ambiguous = “{name}” may be one of {count} tutors
  tutor.former = {name} has been a former tutor since {until}
  tutor.former.hint = make them a tutor again with  tutor edit NAME --current
  tutor.which = this patient has several tutors: say which with {option}
  born.in_future = {born} has not come yet
  born.too_old = {born} is more than 130 years ago
  name.number_sign = “{name}” can't be a name: it looks like a number or a sign of the command language
  name.too_long = a name has at most {limit} characters
  name.plan_or_board = “{name}” is a plan and a board
  name.plan_or_board.hint = write  plan:NAME  or  board:NAME  to say which
  name.use_id = choose one by its number, like  #1
  email.no_at = an e-mail address has an @, like mae@exemplo.org
  email.no_domain = the domain is missing, as in mae@exemplo.org
  email.malformed = “{text}” is not an e-mail address

  # symbols
  category.saved = {name}, {color}
  category.removed = {name} removed
  category.none = there are no categories yet: category new NAME --color COLOUR
  category.exists = there is a category {name} already
  category.unknown = I know no category “{name}”
  category.ambiguous = “{name}” may be one of {count} categories
  category.in_use = {name} holds {count?# symbol|# symbols}: move or remove them first
  symbol.saved = {name}, in {category}
  symbol.saved_custom = {name}, in {category}, for {patient} only
  symbol.changed = {name} changed
  symbol.removed = {name} removed
  symbol.played = {name}, {seconds} s
  symbol.none = there are no symbols yet: symbol new NAME --category CATEGORY --picture FILE
  symbol.not_found = no symbol for “{words}”
  symbol.exists = this category has a symbol {name} already
  symbol.unknown = I know no symbol “{name}”
  symbol.ambiguous = “{name}” may be one of {count} symbols
  symbol.of_other = {name} is one patient's own symbol
  symbol.of_other.hint = choose that patient with  use NAME
  symbol.other_patient = {name} is another patient's own symbol
  symbol.in_use = {name} is shown on {users}
  symbol.in_use.hint = clear it there first
  symbol.no_picture = {name} has no picture
  symbol.no_voice = {name} has no voice
  symbol.no_voice.hint = add one with  symbol edit NAME --voice FILE.wav
  picture.unreadable = {path} is not a picture that I can read: PNG, JPEG or SVG
  picture.unsupported = {path} is a picture of another kind: PNG, JPEG and SVG can be used
  picture.damaged = the picture {path} is damaged or cut short
  picture.too_large = the picture {path} has too many pixels: at most 60 million
  voice.not_wav = {path} is not a WAV file
  voice.damaged = the sound {path} is damaged or cut short
  voice.too_long = {path} lasts {seconds} s: a voice is at most {limit} s long
  sound.none = there is no sound on this computer
  sound.failed = the sound could not be played: {reason}
  drawing.none = drawing is not available here
  drawing.failed = the page could not be drawn: {reason}

  # boards and plans
  board.saved = {name}, {size}, {count?# cell filled|# cells filled}
  board.saved_empty = {name}, {size}, empty
  board.filled = {name}: {filled} of {count?# cell|# cells} filled
  board.moved = {name}: {from} and {to} exchanged
  board.removed = {name} removed
  board.none = there are no boards yet: board new NAME
  board.exists = there is a board {name} already
  board.unknown = I know no board “{name}”
  board.ambiguous = “{name}” may be one of {count} boards
  board.in_use = {name} is shown by {plans}
  board.in_use.hint = remove the plan first
  board.not_owner = {symbol} is one patient's own symbol, and {board} is not that patient's board
  board.other_patient = {name} is another patient's board
  board.too_small = {symbol} in {cell} would fall off the board
  board.cells_in_pairs = each cell needs its symbol: CELL SYMBOL CELL SYMBOL …
  cell.unknown = {board} has no cell “{cell}”: cells are 1 to {count}, or A1 to {last}
  cell.empty = cell {cell} of {board} is empty
  layout.unknown = I know no layout “{name}”
  layout.other_size = the layout {layout} is {size}
  plan.saved = {name}, for {tutor}
  plan.changed = {name} changed
  plan.removed = {name} removed; what was used stays in the history
  plan.touched = {symbols}
  plan.closed = {name}: {count?# touch|# touches}
  plan.open_keys = 1–9 or arrows and Enter: touch · Esc: leave
  plan.none = there are no plans yet: plan new NAME --tutor TUTOR --type board …
  plan.exists = this tutor has a plan {name} already
  plan.unknown = I know no plan “{name}”
  plan.ambiguous = “{name}” may be one of {count} plans
  plan.empty = a plan needs at least one symbol, and {board} has none
  plan.empty.hint = put one there with  board put BOARD CELL SYMBOL
  plan.wrong_content = a plan of the type {type} takes {option}
  plan.no_content = a plan of the type {type} needs {option}
  plan.nothing_to_show = {name} shows a board or symbol that is gone

  # history
  observation.saved = noted for {patient}, {at}
  observation.changed = observation {id} changed
  observation.removed = observation {id} removed
  observation.none = there are no observations on {patient}
  observation.unknown = there is no observation {id}
  moment.in_future = {at} has not come yet
  usage.none = {patient} has touched no symbol yet

  # sending and receiving
  sent.letter = {files} → {to}
  sent.files = {files}
  sent.no_address = no address is known: write it into the e-mail
  sent.no_own_address = nobody can answer until you say  settings email ADDRESS
  letter.history = History of the patient {patient}
  letter.observations = Observations on the patient {patient}
  letter.usage = History of symbol use of the patient {patient}
  receive.done = received: {items}
  receive.nothing_new = nothing new in {path}: all of it was here already
  receive.nothing_taken = nothing was taken
  receive.unchanged = {count?# was|# were} here already
  receive.question = receive? [yes/No/choose]
  receive.question_new = take {count?the # new thing|the # new things}? [yes/No]
  receive.question_changed = make {count?the # change|the # changes}? [yes/No]
  receive.question_removed = remove {count?the # thing that is gone|the # things that are gone}? [yes/No]
  receive.needs_yes = this would change or remove {count?# thing|# things} of what is here
  receive.needs_yes.hint = {preview} shows it; {yes} takes all, {only} a part
  receive.picture_unusable = {count?# picture|# pictures} can't be used: {cells}
  receive.no_patient = the file doesn't say which patient it is about
  receive.unknown_format = I can't read {path}
  count.patient = {count?# patient|# patients}
  count.tutor = {count?# tutor|# tutors}
  count.category = {count?# category|# categories}
  count.symbol = {count?# symbol|# symbols}
  count.board = {count?# board|# boards}
  count.cell = {count?# cell|# cells}
  count.plan = {count?# plan|# plans}
  count.observation = {count?# observation|# observations}
  count.touch = {count?# touch|# touches}
  count.setting = {count?# setting|# settings}
  export.unknown_ending = I can't write {path}
  send.no_format = no module writes files for letters
  send.no_format.hint = see  module list
  export.cannot_carry = {format} can't hold: {kind}
  bundle.not_bundle = this is not a Tagarela file
  bundle.truncated = the file ends too soon; {objects?# whole object was|# whole objects were} read
  bundle.object_broken = object {number} of the file is damaged and was left out
  bundle.nothing_to_write = there is nothing here that this format can hold
  bundle.too_many_to_write = at most {limit?# entry goes|# entries go} into one file
  bundle.too_many = only the first {limit?# object was|# objects were} read
  bundle.more_complaints = and {count?# more remark|# more remarks}
  bundle.newer = the file is of a newer form ({version}); what is known of it was read
  bundle.not_utf8 = some characters could not be read and were replaced
  bundle.stray_text = text between the objects was passed over
  bundle.object_unknown = object {number} is nothing that is known here and was left out
  bundle.plan_missing = the file does not name its plan
  bundle.other_people = plan “{plan}” is for other people and was left out
  bundle.other_people_record = object {number} is about other people and was left out
  bundle.type_unknown = plan type “{type}” is unknown; taken as {taken}
  bundle.large_has_many = a large symbol with {symbols?# symbol|# symbols}; taken as a board
  bundle.date_broken = the date “{date}” of object {number} can't be read
  bundle.position = {symbol} had no free place of its own and went to cell {position}
  bundle.board_full = {symbols?# symbol|# symbols} found no place on the largest board
  bundle.symbol_nameless = the symbol in object {number} has no name
  bundle.category_missing = {symbol} has no category
  bundle.category_pictures = pictures of categories are not kept
  bundle.color_broken = the colour of {category} can't be read; it became {color}
  bundle.color_nearest = the colour of {category} ({symbol}) became {color}, the nearest
  bundle.picture_broken = the picture of {symbol} can't be read
  bundle.sound_broken = the sound of {symbol} can't be read
  bundle.sound_format = the sound of {symbol} is not a WAV
  bundle.photo_broken = the photo of {name} can't be read
  bundle.touch_nameless = the touch in object {number} names no symbol and was left out
  bundle.note_empty = the note in object {number} has no text and was left out

  # on paper
  print.patient = Patient: {name}
  print.tutor = Tutor: {name}
  print.start = From {date}
  print.born = born {date}
  print.page = {page} / {pages}
  print.at = {date}, {time}
  print.therapist = Therapist
  print.nobody = (no name)
  print.observations.title = Observations on {patient}
  print.observations.none = There are no observations yet.
  print.usage.title = Symbols used by {patient}
  print.usage.symbol = Symbol
  print.usage.at = Date and time
  print.usage.plan = Plan
  print.usage.none = No symbol has been touched yet.
  print.nothing = there is no plan or board to print
  print.layout = no layout can place this board (it asks for {name})
  print.several = a picture shows one page, and these are {count}
  print.several.hint = use a PDF, or choose one board

  # files
  file.written = {path}
  file.missing = there is no file {path}
  file.not_a_file = {path} is not a file
  file.too_large = {path} has {size} MB: at most {limit} MB can be used
  file.unreadable = {path} can't be read
  file.unwritable = {path} can't be written: {reason}
  output.unwritable = the results can't be written: {reason}
  output.unwritable.hint = what was done until then is kept
  file.exists = {path} is there already
  file.exists.hint = give another name, or {option}

  # the workspace
  workspace.disk = the disk is full or fails: nothing was changed ({reason})
  workspace.lost = what the commands just before it did is lost too; none of it was reported as done
  workspace.busy = another Tagarela is writing to {path}
  workspace.busy.hint = wait until it has finished, and try again
  workspace.waiting = waiting for another Tagarela that is writing …
  workspace.damaged = {path} is damaged
  workspace.damaged.hint = restore a backup with  restore FILE
  workspace.read_only = {path} can't be written
  workspace.unopenable = {path} can't be opened: {reason}
  workspace.foreign = {path} is not a Tagarela workspace
  workspace.foreign.hint = choose another file with  --workspace FILE
  workspace.newer = {path} was made by a later version of Tagarela
  workspace.newer.hint = install that version, or choose another file with  --workspace FILE
  workspace.database = the database says: {reason}
  workspace.too_big = that is too much for the workspace
  workspace.none = there is no workspace
  workspace.opened = {name} · {patients?# patient|# patients}, {symbols?# symbol|# symbols}
  backup.done = all data is in {path}
  backup.unsaved = a script that runs as one (--atomic) can't do this
  script.is_atomic = a script that runs as one (--atomic) can't do this
  restore.done = all data is as in {path}
  restore.before = what was here before is kept in {path}
  check.clean = no problems
  check.failed = {count?# problem|# problems} found
  check.failed.hint = keep a copy of the file, and restore a backup if you have one
  check.progress = checking
  check.integrity = the file is damaged: {detail}
  check.dangling = {table} #{id} points to a missing {target}
  check.cell_outside = {board} has a symbol outside its grid, at position {position}
  check.empty_plan = the plan {plan} shows a board without symbols
  check.search_index = the search index doesn't fit the symbols
  check.media_damaged = a picture or voice is damaged: {users}
  undo.done = undone: {command}
  undo.nothing = there is nothing to undo
  redo.done = done again: {command}
  redo.nothing = there is nothing to do again
  forget.done = forgotten: nothing before this can be undone
  forget.question = forget for good what could be undone, with removed pictures and voices?
  settings.saved = {key}: {value}
  settings.cleared = {key}: as usual again
  settings.emptied = {key}: empty now
  system.missing = there is no such file or folder
  system.denied = you have no permission for that
  system.read_only = it can only be read there
  system.full = the disk is full
  system.too_large = it would become too large
  system.not_folder = a part of the path is not a folder
  system.is_folder = there is a folder of that name
  system.closed = it is closed
  system.name_too_long = the name is too long
  system.other = the computer reports error {number}
  settings.unknown = there is no setting “{key}”
  language.unknown = I don't speak “{text}”

  # modules
  module.unknown = there is no module “{name}”
  module.none = there are no modules
  module.broken = broken: {reason}
  module.failed = {reason}
  module.taken = {point} {id} is already there, from {module}
  module.twice = there is another module {id}
  module.interface = it speaks version {speaks} of the module interface, and this is {offered}
  program.missing = there is no program {name} here; it has to be installed
  program.crashed = {name} has crashed
  program.late = {name} has not answered in time
  program.flood = {name} has answered too much

  # the command language
  command.unknown = I don't know the command “{word}”
  command.unknown.hint = help  shows all commands
  command.verb_unknown = {noun} can't “{verb}”
  command.verb_unknown.hint = help {noun}  shows what it can
  command.verb_missing = {noun} what?
  option.unknown = there is no option {option} here
  option.twice = {option} is there twice
  option.takes_no_value = {option} takes no value
  option.needs_value = {option} needs a value: {value}
  argument.missing = {name} is missing
  argument.no_change = what changes? say it with an option
  argument.option_missing = {option} is missing: {name}
  argument.usage = {usage}
  argument.too_many = “{word}” is one word too many
  argument.quote_names = names of several words go in quotes: {usage}
  value.empty = this must not be empty
  value.too_long = this is too long: at most a million characters
  value.not_integer = “{text}” is not a number from {from} to {to}
  value.not_number = {text} is not a measure: write a number, like 12 or 2.5
  value.not_grid = “{text}” is not a grid of columns and rows, like 4x3: at most {columns}x{rows}
  value.not_choice = “{text}” is none of these
  value.not_day = “{text}” is not a day
  value.not_day.hint = a day is written like 2012-11-05 or 5 Nov 2012
  value.not_moment = “{text}” is not a date and time
  value.not_moment.hint = a moment is written like 2012-11-05 09:15, or 09:15 for today
  line.quote_open = this quote is not closed
  line.backslash_at_end = the line ends in a backslash
  line.control_character = there is a control character here
  script.variable_unknown = there is no value for {name}
  script.variable_unknown.hint = give it after the script's name: {name}=VALUE
  script.variable_open = this variable is not closed with a }
  script.not_text = {path} is not a text in UTF-8
  script.atomic_dropped = all or nothing: nothing of this script was kept
  confirm.needed = this needs an answer: {question}
  confirm.needed.hint = give {option}
  confirm.declined = nothing was done
  confirm.typing = {question} Type {word} to do it, or nothing to leave it:
  confirm.other = “{text}” is not {word}
  answer.unknown = “{text}” is no answer here: {answers}
  interrupted = interrupted
  failed = that failed: {reason}
  failure.near = ; near: {candidates}
  ask.optional = {field} (empty to leave out)
  prompt.greeting = Tagarela · {name} · {patients?# patient|# patients}, {symbols?# symbol|# symbols}, {systems?# symbol system|# symbol systems}   help · Tab shows what fits
  prompt.more = … and {count} more
  prompt.module_broken = ! module {module} is not there: {reason}

  # the process's own flags
  flag.unknown = there is no flag {flag}
  flag.needs_value = {flag} needs a value
  flag.unexpected = I don't know what to do with “{word}”: a command goes after -c
  flag.not_variable = “{word}” is not a variable: NAME=VALUE
  flag.help = tagarela                                   the prompt
  | tagarela run SESSION.tgl [NAME=VALUE …]    a script; its ${NAME} are replaced
  | tagarela -c 'COMMAND' [-c …]               commands, then leave
  |   -w, --workspace FILE    the clinic's file
  |   --modules FOLDER        further packs; may be repeated
  |   --lang pt|es|ca|en      language
  |   --json                  one JSON document a command
  |   --plain                 no colours, no pictures, no boxes
  |   --atomic                of a script: all commands or none
  |   --keep-going            of a script: go on after a failure
  |   --echo                  of a script: print each command before its result
  |   --version, --help

  # vocabulary tables
  vocabulary.columns = the first line must name the columns: key, class, category, core, and one a language
  vocabulary.cells = {text} cells, not as many as the first
  vocabulary.key = “{text}” is not a key: small letters, digits and hyphens
  vocabulary.class = “{text}” is not a word class
  vocabulary.category = there is no category here
  vocabulary.core = “{text}” is not 1, 2 or 3
  vocabulary.word = “{text}” is not a word
  relations.cells = row {row} should have {count} columns
  relations.role = row {row}: the role in “{text}” is unknown
  vocabulary.gender_missing = {text} has no gender
  vocabulary.gender_impossible = {text} can't have a gender
  vocabulary.duplicate = {text} is in row {first} already
  module.files_missing = its files are missing: {path}
  """
