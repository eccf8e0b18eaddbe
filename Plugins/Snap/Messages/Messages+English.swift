/// What is said about page sets, in English.
let messagesEnglish = """
  snap.damaged = this page set is damaged: its database can't be read
  snap.damaged.hint = it was cut short or changed on the way: export it once more from Snap
  snap.cut = the file is cut short: what was in its last part is missing
  snap.no_pages = there are no pages of Snap in this file
  snap.too_large = this page set is larger than what I read: half a million entries, 64 MB of texts, thirty seconds
  snap.too_large.hint = copy the page set in Snap, delete pages of the copy, and export that; so part by part
  snap.unreadable = this page set can't be read: {reason}
  snap.table_damaged = the table {detail} is damaged; what could still be read of it was taken
  snap.bar = parts of Snap's window were left out: {cells}
  snap.layouts = {count?# further layout|# further layouts} of the pages {count?was|were} left out: the one with the most buttons was taken
  snap.size = “{board}”: a page of {detail} is too large; what lies beyond went where there was room
  snap.moved = “{board}”: {count?# button|# buttons} without a free place of {count?its|their} own {count?lies|lie} where there was room: {cells}
  snap.no_place = “{board}”: there is no place left for {count?# button|# buttons}: {cells}
  snap.span = “{board}”: there is no room for the whole width or height of {cells}
  snap.command = “{board}”: a command of Snap (number {detail}) has no counterpart here: {cells}
  snap.commands_broken = “{board}”: what these buttons do can't be read: {cells}
  snap.link_broken = “{board}”: {count?# button leads|# buttons lead} to a page that is not in the file: {cells}
  snap.library = “{board}”: {count?# picture|# pictures} of Snap's library {count?is|are} not in the file: {cells}
  snap.picture_missing = “{board}”: {count?# picture is|# pictures are} not in the file: {cells}
  snap.picture_format = “{board}”: {count?# picture|# pictures} in a form that can't be shown here: {cells}
  snap.sound_missing = “{board}”: {count?# recording is|# recordings are} not in the file: {cells}
  snap.sound_format = “{board}”: {count?# recording is|# recordings are} not WAV or too long: {cells}
  snap.more = and {count} more
  """
