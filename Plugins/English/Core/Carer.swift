/// What can be typed about what a carer sets.
let carerWords = """
  verb.pin = pin|number
  option.pin-file = pin-file
  option.seen_activities = activities
  option.own_pictures = own-pictures
  option.favourites_only = favourites-only
  option.adult_no = adult-no
  option.none = none
  value.settings = settings
  value.everybody = everybody
  value.off = off
  value.press = press
  value.release = release
  value.row-column = row-column
  value.column-row = column-row
  value.each = each
  value.whole = whole
  value.readable = readable
  """

/// What is said about what a carer sets.
let carerMessages = """
  help.settings.show = Shows what is set for a patient, and whether it is theirs alone, everybody's or just usual.
  help.settings.pin = Sets the carer's number, 4 to 8 digits, which full screens and the page ask for; for the patient in use, else for everybody. Only a slow hash of it is kept.
  field.pin-file = file with the number in its first line
  field.none = ask for no number
  field.own_pictures = own pictures in place of drawn ones
  field.favourites_only = favourites only
  field.seen_activities = activities that the patient sees
  field.setting = setting
  field.owner = whose
  field.pin = carer's number
  count.settings = {count?# patient's settings|# patients' settings}
  settings.saved_for = {key}, for {patient}: {value}
  settings.cleared_for = {key}, for {patient}: as for everybody again
  settings.not_by_patient = {key} is set for everybody, not for one patient
  settings.pin_none = no number is asked for
  settings.pin_set = the carer's number is asked for
  settings.pin_saved = the carer's number is set
  settings.pin_saved_for = the carer's number is set for {patient}
  pin.question = The carer's number (4 to 8 digits):
  pin.again = Once more:
  pin.form = four to eight digits, please
  pin.other = that was another one; from the beginning
  pin.needed = the number is asked for at a terminal
  pin.needed.hint = from a file:  settings pin --pin-file FILE
  lock.question = The carer's number, to leave:
  lock.wrong = That isn't the number.
  lock.wait = Too often wrong: wait {seconds} s.
  lock.keys = Enter: leave · Esc: go on here
  """
