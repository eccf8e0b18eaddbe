/// What can be typed about what is held on a person, and about who did what with it.
let privacyWords = """
  noun.audit = audit|audits
  verb.erase = erase
  value.sending = sent
  value.exporting = exported
  value.showing = shown
  value.erasing = erased
  value.saving = saved
  value.restoring = restored
  value.handing-out = handed out
  value.synchronising = synchronised
  value.pairing = paired
  value.renaming = renamed
  value.revoking = revoked
  value.key-making = keys made
  value.trusting = trusted
  """

/// What is said about it.
let privacyMessages = """
  about.audit = who sent, exported, showed or erased what, and when
  help.audit.list = Lists who sent, exported, showed and erased what, and when; never what it held.
  help.patient.export = Writes all that is held on a patient into a folder, to be given to them.
  help.patient.erase = Erases a patient for good, with all that is held on them; nothing before can be undone.
  field.hand = by
  field.action = deed
  field.thing = what
  field.way = how
  field.whom = whom
  field.addressee = to
  audit.none = nothing was sent, exported, shown or erased
  check.audit = the audit list is not whole: entry {number} is missing, or isn't as it was written
  folder.taken = {path} is there and isn't empty; name a new folder
  person.exported = all that is held on {name} is in {folder}
  person.private = it is health data: give it to nobody else, and remove it where it isn't needed any more
  person.undrawn = {name} can't be drawn, its data is in the tables: {why}
  person.erase_question = erase {name} for good, with boards, plans, observations, use, diary, letters and all else? Nothing before can be undone, of anybody, and what was typed is emptied.
  person.left_also = {line}  removes it too
  person.erased = {name} erased: nothing before this can be undone
  person.backups = these backups may still have it: {files}
  person.shared = whoever has it must be told: {deed} {at}, {to}
  person.shared_more = and {count?once more|# times more}
  person.readme = All that is held on {name}, as of {day}.
  person.readme_pages = boards, plans, observations: to read and to print.
  person.readme_tables = tables: each kind of data as a sheet. media: pictures and sounds.
  person.readme_rows = rows.json: all of it for programs, each row as it is kept; own says whether it is the person's alone, or something general that theirs leads to.
  """
