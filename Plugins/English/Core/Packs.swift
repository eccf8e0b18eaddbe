/// What is said about packs and modules.
let packMessages = """
  # archives
  archive.unreadable = I can't read {path}
  archive.not_zip = {path} is not a zip file
  archive.damaged = the zip file {path} is damaged or cut short
  archive.unsafe = I unpack nothing from {path}: “{entry}” would not stay in its folder, or has a name that could do harm
  archive.duplicate = I unpack nothing from {path}: it has “{entry}” twice
  archive.encrypted = {path} is locked with a password: “{entry}” can't be read
  archive.unsupported = “{entry}” in {path} is packed in a way that I don't know
  archive.too_many = {path} has too many files: at most {limit}
  archive.entry_too_large = “{entry}” in {path} is too large
  archive.too_large = what is packed in {path} is too large
  archive.folder_taken = {path} is there already, and not empty
  archive.unwritable = {path} can't be written: {reason}
  archive.failed = the zip file can't be unpacked: {reason}
  """

/// What can be typed about them.
let packWords = """
  """
