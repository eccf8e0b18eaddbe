/// What is said about configurations of LifeCompanion, in English.
let messagesEnglish = """
  lifecompanion.no_configuration = there is no configuration of LifeCompanion in this file
  lifecompanion.damaged = I can't read this configuration to its end: {reason}
  lifecompanion.damaged.hint = it was cut short or changed on the way: export it once more from LifeCompanion
  lifecompanion.no_grids = there are no grids in this configuration
  lifecompanion.left = a part of the window was left out: {detail}
  lifecompanion.part = “{board}”: a part of a kind that boards here don't have was left out: {detail}
  lifecompanion.size = “{board}”: a grid of {detail} is too large; what lies beyond went where there was room
  lifecompanion.moved = “{board}”: {count?# key|# keys} without a free place of {count?its|their} own {count?lies|lie} where there was room: {cells}
  lifecompanion.no_place = “{board}”: there is no place left for {count?# key|# keys}: {cells}
  lifecompanion.span = “{board}”: there is no room for the whole width or height of {cells}
  lifecompanion.action = “{board}”: “{detail}” has no counterpart here: {cells}
  lifecompanion.link_broken = “{board}”: {count?# key leads|# keys lead} to a grid that is not in the file: {cells}
  lifecompanion.picture_elsewhere = “{board}”: {count?# picture is|# pictures are} of LifeCompanion's library and not in the file: {cells}
  lifecompanion.picture_format = “{board}”: {count?# picture|# pictures} in a form that can't be shown here: {cells}
  lifecompanion.sound = “{board}”: {count?# recording is|# recordings are} missing, not WAV or too long: {cells}
  lifecompanion.more = and {count} more
  """
