/// What is said about voices, speaking and recording.
let speechMessages = """
  field.lang = language
  field.rate = rate
  field.pitch = pitch
  field.volume = volume
  field.stop = stop speaking
  field.seconds = seconds
  field.works = works
  about.say = says a text aloud, or writes it as a WAV file
  about.voice = the voices that can speak
  help.say = Says a text aloud while you type on; ^C stops it. --to writes it as a WAV file.
  help.voice.list = Lists the voices, and tries each.
  help.symbol.record = Records a symbol's voice, at most five seconds, and plays it before it is kept.
  say.nothing = there is nothing to say
  say.nothing.hint = type the words after the command, or --stop to make it silent
  say.too_long = this is too long to be said: at most {limit} letters
  say.said = said, {seconds} s
  say.saved = {path}, {seconds} s
  say.stopped = silent
  voice.none = there are no voices
  voice.unknown = there is no voice “{name}”
  voice.unknown.hint = voice list shows them all
  voice.none_for_language = no voice speaks {language}
  voice.none_for_language.hint = voice list shows the voices that there are
  voice.failed = the voice could not speak: {reason}
  speech.out_of_range = {what} goes from {from} to {to}; 1 is usual
  sound.no_microphone = there is no microphone on this computer
  record.left = {seconds} s
  record.stop_key = Enter stops
  record.skip_key = Enter goes on
  record.question = What shall become of it: {choices}?
  record.silent = hardly anything was heard: is the microphone on?
  record.kept = the voice of {name} is kept, {seconds} s
  record.dropped = {name} stays as it was
  record.seconds_needed = nobody can press Enter here: say how long the recording is to be
  record.seconds_needed.hint = add  {option} 2
  record.seconds_range = a recording takes {from} to {limit} seconds
  """

/// What can be typed about them.
let speechWords = """
  noun.say = say|speak
  noun.voice = voice|voices
  verb.record = record
  option.lang = lang
  option.rate = rate|speed
  option.pitch = pitch
  option.volume = volume
  option.stop = stop
  option.seconds = seconds
  value.keep = keep
  value.again = again
  value.drop = drop
  """
