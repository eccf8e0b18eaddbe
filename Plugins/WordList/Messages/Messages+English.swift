/// What is said about lists of words, in English.
let messagesEnglish = """
  word_list.too_large = {file} is larger than {limit} MB
  word_list.not_text = {file} is not a table that I can read
  word_list.not_text.hint = save it in the spreadsheet as CSV, with UTF-8
  word_list.quotes = {file} has too many quotation marks that are not closed
  word_list.empty = there are no words in {file}
  word_list.latin = it was not saved with UTF-8: if accents look wrong, save it so
  word_list.no_titles = the first row has no title like “word”: I took the first column and left the others out
  word_list.columns_left = I left out the columns {columns}
  word_list.open_quote = row {row}: a quotation mark is not closed; the row stayed out
  word_list.no_word = row {row} has no word and stayed out
  word_list.extra_cells = row {row}: {count?# cell|# cells} more than the titles; I left them out
  word_list.line_breaks = row {row}: a text went over several lines; it is on one now
  word_list.long = row {row}: a text has more than {limit} letters; I cut it
  word_list.cell = row {row}: “{cell}” is no cell; the word took the next free one
  word_list.cell_taken = row {row}: {cell} is taken already; {word} took the next free one
  word_list.rows_left = {count?# row was|# rows were} left out: one list may have {limit} words; split it into several files
  word_list.more = and {count?# more remark|# more remarks}
  """
