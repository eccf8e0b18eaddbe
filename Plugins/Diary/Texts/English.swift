let englishWords = """
  noun.diary = diary
  verb.print = print
  option.sentence = sentence
  value.diary = diary
  """

let englishMessages = """
  about.diary = what was said and done, by days, with pictures; you decide what others see
  help.diary = The page of a day; without one the last that has something.
  help.diary.new = Writes in the diary; with --sentence the words become a sentence.
  help.diary.show = Shows an entry with its pictures.
  help.diary.hide = Keeps an entry to yourself: it is neither printed nor sent. Who has it already keeps it.
  help.diary.reveal = Lets others see an entry that was hidden.
  help.diary.edit = Changes an entry.
  help.diary.remove = Removes an entry.
  help.diary.find = Finds entries by their words.
  help.diary.print = Prints what others may see, as PDF.
  help.option.sentence = make a sentence of the words
  field.day = day
  field.entry = entry
  field.hidden = hidden
  field.sentence = sentence
  count.diary = {count?# diary entry|# diary entries}
  keeper.diary = diary
  diary.saved = in the diary of {patient}, {at}
  diary.changed = {entry} changed
  diary.removed = {entry} removed
  diary.hidden = {entry} is yours alone: it isn't printed or sent
  diary.revealed = {entry} can be shown to others
  diary.unknown = there is no entry “{entry}” in the diary of {patient}
  diary.empty_page = nothing in the diary of {patient} on {day}
  diary.not_found = nothing in the diary of {patient} with “{words}”
  diary.before = the page before: {day}
  diary.after = the next page: {day}
  diary.nothing_to_print = there is nothing in the diary of {patient} that others may see
  diary.title = Diary of {patient}
  """
