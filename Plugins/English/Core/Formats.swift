/// What formats are and what they carry.
let formatWords = """
  verb.export = export
  option.linked = linked
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
  about.format = kinds of files, and what each carries
  field.formats = formats
  help.usage.export = Writes the usage history as one file, for other programs.
  help.format.list = Lists the kinds of files that can be read and written, and what each carries.
  help.format.show = Shows what one kind of file carries and what it leaves out.
  receive.no_patient.hint = say whose it is, with use PATIENT or --patient
  format.none = no formats are there
  format.unknown = there is no format “{name}”
  export.lost = {format} has no place for: {parts}
  export.wordless = {count?# cell has no word and was|# cells have no word and were} left out
  receive.cell_out_of_place = {board}: {count?# cell has|# cells have} no place of {count?its|their} own and {count?was|were} left out: {cells}
  receive.link_nowhere = {board} {cells}: leads to “{detail}”, which did not come along
  receive.more = and {count?# more remark|# more remarks}
  receive.remarks = {count?# remark|# remarks} on this file; {preview} shows them
  receive.left_out = {count?# thing was|# things were} not taken
  archive.none = archives can’t be read or written here
  field.scene = picture behind
  field.label = word
  field.span = size of cell
  field.foreign = data of another program
  field.colors = colours
  field.format = format
  field.endings = endings
  field.reads = reads
  field.writes = writes
  field.carries = carries
  field.leaves_out = leaves out
  """
