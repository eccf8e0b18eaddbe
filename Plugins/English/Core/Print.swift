/// What is said about printing.
let printMessages = """
  # printing
  print.written = {count?# file|# files}: {files}
  print.margin = margins on this paper are from 0 to {limit} mm
  print.font = letters here are from {from} to {limit} points high
  print.frame = frames here are from 0 to {limit} mm wide
  print.card_size = on this page a card is from {least} mm a side to {width} x {height} mm
  print.not_size = {text} is not a size: write width and height in millimetres, like 50x60
  print.empty_category = there is no symbol in {name} yet
  about.print = prints boards, cards to cut out and categories
  help.print.board = Writes boards as pages to print; each page of a board is a page on paper.
  help.print.cards = Writes the symbols of boards as cards to be cut out, each symbol once.
  help.print.category = Writes a category's symbols, fifteen a page, to choose from.
  field.paper = paper
  field.orientation = how the paper lies
  field.margin = margin in millimetres
  field.no-title = without title
  field.no-numbers = without page numbers
  field.font = height of the letters in points
  field.frame = width of the frames in millimetres
  field.crop-marks = with marks to cut along
  field.cards = as cards to cut out
  field.linked = with the boards that it leads to
  field.only-board = without the boards that it leads to
  """

/// What can be typed about it.
let printWords = """
  noun.print = print
  verb.board = board|boards
  verb.cards = cards|card
  verb.category = category
  option.paper = paper
  option.orientation = orientation
  option.margin = margin
  option.no-title = no-title
  option.no-numbers = no-numbers
  option.font = font
  option.frame = frame
  option.hidden = hidden
  option.crop-marks = crop-marks
  option.cards = cards
  value.a3 = A3
  value.a4 = A4
  value.a5 = A5
  value.us-letter = letter
  value.portrait = portrait|upright
  value.landscape = landscape
  """
