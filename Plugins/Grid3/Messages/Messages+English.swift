/// What is said about grid sets, in English.
let messagesEnglish = """
  grid3.protected = this grid set is protected: its grids are encrypted
  grid3.protected.hint = save it in Grid 3 without a password, as a .gridset file
  grid3.no_grids = there is no grid in this file
  grid3.unreadable = none of the grids in this file can be read
  grid3.grid_broken = the grid “{board}” can't be read and was left out (line {line}: {reason})
  grid3.file_broken = {file} can't be read (line {line}: {reason})
  grid3.grid_missing = the grid “{board}” belongs to the set, but is not in the file
  grid3.start_missing = the start grid “{board}” is not in the file
  grid3.size = “{board}”: a grid of {detail} is too large; what lies beyond went where there was room
  grid3.moved = “{board}”: {count?# cell|# cells} without a free place of {count?its|their} own {count?lies|lie} where there was room: {cells}
  grid3.no_place = “{board}”: there is no place left for {count?# cell|# cells}: {cells}
  grid3.span = “{board}”: there is no room for the whole width or height of {cells}
  grid3.content = “{board}”: “{detail}” has no counterpart here
  grid3.disabled = “{board}”: {count?# cell|# cells} that could not be chosen in Grid 3 can be chosen here: {cells}
  grid3.command = “{board}”: the command {detail} has no counterpart here: {cells}
  grid3.link_broken = “{board}”: {count?# cell leads|# cells lead} to a grid that is not in the set: {cells}
  grid3.words_left = “{board}”: {count?# word of the list found|# words of the list found} no free cell
  grid3.library = “{board}”: {count?# picture|# pictures} of the library “{detail}” {count?is|are} not in the file: {cells}
  grid3.picture_missing = “{board}”: {count?# picture is|# pictures are} not in the file, or larger than 16 MB: {cells}
  grid3.picture_format = “{board}”: {count?# picture|# pictures} in a form that can't be shown here ({detail}): {cells}
  grid3.sound_missing = “{board}”: {count?# recording is|# recordings are} not in the file, or larger than 16 MB: {cells}
  grid3.sound_format = “{board}”: {count?# recording is|# recordings are} not WAV or too long: {cells}
  grid3.nothing = there is no board to write
  grid3.more = and {count} more
  """
