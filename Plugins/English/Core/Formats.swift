/// What formats are and what they carry.
let formatWords = """
  noun.format = format|formats
  value.pictures = pictures
  value.voices = voices
  value.sets = several boards
  value.links = links
  value.actions = actions of cells
  value.colors = cells' colours
  value.spans = cells over several places
  value.areas = cells anywhere
  value.spoken = words to be spoken
  value.categories = categories and meanings
  value.foreign = fields of others
  value.symbols = symbols
  """

let formatMessages = """
  format.none = no formats are there
  format.unknown = there is no format “{name}”
  export.lost = {format} has no place for: {parts}
  receive.link_nowhere = {board} {cell}: leads to “{target}”, which did not come along
  cell.covered = {cell} on {board} is covered by the cell at {other}
  cell.leaves_page = a cell of {span} at {cell} would leave the page of {size}
  archive.none = archives can’t be read or written here
  field.pages = pages
  field.letters = letters
  field.background = background
  field.scene = picture behind
  field.label = word
  field.spoken = spoken
  field.span = size of cell
  field.area = place
  field.colors = colours
  field.hidden = hidden
  field.link = link
  field.actions = actions
  field.format = format
  field.endings = endings
  field.reads = reads
  field.writes = writes
  field.carries = carries
  field.leaves_out = leaves out
  """
