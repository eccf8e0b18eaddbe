let englishWords = """
  noun.copies = copies
  verb.now = now
  option.copies.folder = copies.folder
  option.copies.days = copies.days
  option.copies.sealed = copies.sealed
  option.copies.readers = copies.readers
  """

let englishMessages = """
  about.copies = copies of all data in a folder, one a day
  help.copies = The copies in the folder of copies.folder, with when they were made. A copy comes by itself when the prompt is left and something has changed.
  | The folder may be one that a client of a cloud watches, on a stick, or of the network. If you have keys (key new), copies are sealed for them, and for whoever copies.readers names; else whoever reads the folder reads the data. restore FILE brings one back.
  help.copies.now = Makes today's copy, in place of an earlier one of today; those that are older than copies.days copies go.
  field.copies.folder = folder for daily copies
  field.copies.days = copies that are kept, one a day
  field.copies.sealed = whether copies are sealed
  field.copies.readers = who else can open copies
  field.sealed = sealed
  field.megabytes = MB
  field.removed = removed
  copies.none = there are no copies of this workspace in {path} yet: copies now
  copies.no_folder = no folder for copies is set
  copies.no_folder.hint = settings copies.folder FOLDER
  copies.folder_away = the folder {path} isn't there
  copies.days_range = from {low} to {high} copies
  copies.done = all data is in {path}
  copies.failed = no copy was made: {reason}
  copies.old = the last copy of the data is from {day}: copies now
  copies.removed = {count?# older copy was removed|# older copies were removed}
  copies.unsealed = whoever can read the folder can read the data: key new  makes keys, and copies are sealed for them
  copies.keep_key = sealed for the keys of {name}: keep {path} in another place too, for without it nobody opens the copies

  # words of examples
  example.copies_folder = copies.folder
  """
