/// What can be typed about lines and what becomes of what they print.
let lineWords = """
  noun.run = run|script
  noun.alias = alias|aliases
  noun.history = history
  noun.clear = clear
  option.pager = pages
  option.where = where
  option.sort = sort
  option.reverse = reverse
  option.into = to|into
  option.json = json
  option.plain = plain
  """

let lineMessages = """
  about.run = runs the commands of a file
  about.alias = short words for lines of your own
  about.history = the lines that were typed
  about.clear = clears the screen
  help.run = Runs the commands of a file one after another, as if they were typed, up to the first that fails.
  help.alias = Keeps a line under a short word: $1 to $9 are the words behind it, $@ all of them. Without a line, shows it.
  help.alias.list = Lists the short words.
  help.alias.remove = Removes a short word.
  help.history = Lists the lines that were typed, those alone that have all of the words.
  help.clear = Clears the screen.
  help.undo.list = Lists what can be undone, the last first.
  help.results = Of what it prints: {options}, | PROGRAM
  help.lines = LINE ; LINE  does one after the other.
  field.pager = long lists page by page
  field.script = file with commands
  field.variables = name=value
  field.alias = short word
  field.line = line
  field.number = number
  field.times = steps
  line.pipe_without_command = there is no command before the “|”
  line.pipe_without_program = there is no program after the “|”
  line.pipe_without_program.hint = for example:  symbol list | less
  rows.condition = “{text}” doesn't say which rows: a field, a sign and a value are missing
  rows.condition.hint = for example  {example} ; the signs are = != ~ !~ < <= > >=
  rows.field_unknown = there is no column “{name}” in this list
  rows.no_table = what this prints is no list: its rows can't be chosen, put in order or written as a table
  rows.none = nothing
  rows.ending_unknown = the ending of {path} doesn't say how to write a list
  pager.place = lines {first}–{last} of {count}
  pager.place_so_far = lines {first}–{last} …
  pager.keys = q leaves|space goes on|b goes back|/ searches|n once more|g beginning|G end
  pager.not_found = “{text}” is nowhere below
  pager.not_started = the program {program} in PAGER could not be started: the pages are shown here
  pipe.not_started = the program {program} couldn't be started: {reason}
  pipe.failed = {program} ended with {status}
  script.too_deep = {path} calls itself again and again
  alias.none = no short words yet: alias NAME 'LINE'
  alias.kept = {name} stands for  {line}
  alias.removed = {name} stands for nothing any more
  alias.unknown = there is no short word “{name}”
  alias.not_word = “{name}” can't be a short word: letters, digits, - and _ only
  alias.is_command = “{name}” is a command already
  alias.word_missing = “{name}” needs {count?one word behind it|# words behind it}
  alias.word_missing.hint = {name} stands for  {line}
  configuration.none = nothing is kept here from one line to the next
  configuration.wrong = {path} is no configuration: it must be an object with “aliases” and “colors”
  configuration.color = in {path} the color “{color}” of “{part}” isn't known
  configuration.color.hint = parts: {parts}; colors: {colors}
  history.none = nothing has been typed yet
  history.none_with = no line has these words
  undo.done_several = {count} steps undone, the last of them: {command}
  redo.done_several = {count} steps done again, the last of them: {command}
  undo.no_more = there are no more steps
  help.option.where = only rows of which this is true: FIELD=TEXT, FIELD~TEXT, FIELD>NUMBER
  help.option.sort = field that the rows are put in order by
  help.option.reverse = the other way round
  help.option.into = into a file: .csv, .tsv, .json or .txt
  help.option.json = as JSON
  help.option.plain = without boxes and colors
  """
