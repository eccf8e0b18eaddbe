/// What is said about programs that modules bring.
let programMessages = """
  program.not_executable = {name} can't be started: {path} may not be executed
  program.not_executable.hint = allow it with  chmod +x {path}
  program.no_first_line = {name} can't be started: {path} doesn't say what it is to be run with
  program.no_first_line.hint = its first line is like  #!/usr/bin/env python3
  program.no_interpreter = {name} can't be started: {interpreter} is not installed, with which {path} is to be run
  program.wrote = {name} wrote: {text}
  program.processes = {name} has started more than {limit} processes and was ended
  program.memory = {name} has taken more than {limit} MB of memory and was ended
  program.processor = {name} has computed for more than {limit} seconds and was ended
  program.file_size = {name} has written a file of more than {limit} MB and was ended
  program.garbage = {name} has answered what is no answer: {text}
  program.garbage.hint = each answer is one line of JSON on standard output; what is for people goes to standard error
  program.not_asked = {name} has answered another question
  program.refused = {name}: {message}
  program.hint = {text}
  program.lacks_format = {name} doesn't know the format {format} that its module.json names
  program.undeclared_format = {name} has a format {format} that its module.json doesn't name
  program.protocol = {name} speaks version {speaks} of the protocol, Tagarela {offered}
  program.file_too_large = {path} is too large for a program: at most {limit} MB
  program.too_many_touches = {name} takes at most {limit} touches at a time: choose a shorter period
  program.complaint = {text}
  program.value_wrong = {name}: {text} can't stand in {place}
  program.value_missing = {name}: {place} is missing
  program.cell_outside = board {board}: cell {cell} lies outside and is left out
  program.cell_taken = board {board}: cell {cell} is taken twice, the second is left out
  program.voice_left = {place}: the recording is no WAV of at most 5 seconds and is left out
  program.none = “program” is missing: which file is to be run
  program.unused = there is a program, but “adds” has no “formats” for it
  program.arguments = arguments are texts in a list, like {example}
  program.no_formats = there is no format here
  program.format_twice = the format {format} is here twice
  program.format_idle = a format reads or writes something: say what in “reads” or “writes”
  program.names = a name goes here, or one for each language, like {example}
  program.endings = endings are in small letters and without dot, like {example}
  program.word_unknown = “{text}” is nothing that can stand in “{key}”
  program.begins_with = the text with which a file begins goes here, or base64: and its bytes
  program.with_hint = {what} ({hint})
  program.trial_beginning = {format}: a file that it wrote doesn't begin as “begins_with” says
  program.trial_words = {format}: it wrote “{old}” and read “{new}”
  program.trial_nonsense = {format}: it falls over a damaged file (“{text}”): {reason}
  program.template.about = a format of your own for Tagarela
  program.template.write = What stands in the file: a line for each cell.
  program.template.read = The text of a file becomes boards again.
  program.template.not_ours = this is not one of our files
  program.template.lines = Each line that comes is a question, and one line answers it.
  program.template.output = Print nothing else: to see what happens, write to sys.stderr.
  program.template.pictures = The file has no pictures: Tagarela looks for those that show its words.
  program.template.error = This is what the user reads.
  module.program_question = {name} has a program, {program}, which may do whatever you may do here. Run and add it?
  count.format = {count?# format|# formats}
  """

/// What can be typed about them.
let programWords = """
  value.program = program
  """
