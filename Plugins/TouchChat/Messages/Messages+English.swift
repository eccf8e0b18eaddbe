/// What is said about vocabularies of TouchChat, in English.
let messagesEnglish = """
  touchchat.no_vocabulary = there is no vocabulary of TouchChat in this file
  touchchat.no_pages = there are no pages in this vocabulary
  touchchat.damaged = this vocabulary is damaged: its database can't be read
  touchchat.damaged.hint = it was cut short or changed on the way: export it once more from TouchChat
  touchchat.too_large = this vocabulary is larger than what I read: half a million entries, 64 MB of texts, thirty seconds
  touchchat.too_large.hint = copy the vocabulary in TouchChat, delete pages of the copy, and export that; so part by part
  touchchat.unreadable = this vocabulary can't be read: {reason}
  touchchat.table_damaged = the table {detail} is damaged; what could still be read of it was taken
  touchchat.size = “{board}”: a page of {detail} is too large; what lies beyond went where there was room
  touchchat.moved = “{board}”: {count?# button|# buttons} without a free place of {count?its|their} own {count?lies|lie} where there was room: {cells}
  touchchat.no_place = “{board}”: there is no place left for {count?# button|# buttons}: {cells}
  touchchat.span = “{board}”: there is no room for the whole width or height of {cells}
  touchchat.command = “{board}”: an action of TouchChat (number {detail}) has no counterpart here: {cells}
  touchchat.link_broken = “{board}”: {count?# button leads|# buttons lead} to a page that is not in the file: {cells}
  touchchat.library = “{board}”: {count?# picture|# pictures} of TouchChat's own {count?is|are} not in the file: {cells}
  touchchat.picture_format = “{board}”: {count?# picture|# pictures} in a form that can't be shown here: {cells}
  touchchat.sound_format = “{board}”: {count?# recording is|# recordings are} not WAV or too long: {cells}
  touchchat.more = and {count} more
  """
