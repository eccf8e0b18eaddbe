/// What the commands for sentences and syllables are called.
let sentenceWords = """
  noun.sentence = sentence
  noun.syllables = syllables|syllable
  option.negative = negative|negate
  option.question = question|ask
  option.past = past
  option.future = future
  option.now = now
  option.imperative = imperative|order
  option.say = say|speak
  option.speaks-as = speaks-as
  value.feminine = feminine
  value.masculine = masculine
  option.polite = polite
  noun.predict = predict|prediction
  option.beginning = beginning
  option.written = written
  """

/// What is said about sentences and syllables.
let sentenceMessages = """
  about.sentence = makes a sentence of what a patient points at
  about.syllables = divides words into syllables
  help.sentence = Makes a sentence of words or symbols, in the order in which they were pointed at.
  help.syllables = Divides words into syllables and counts them.
  field.negative = what isn't so, or isn't wanted
  field.question = as a question
  field.past = in the past
  field.future = in the future
  field.now = going on just now
  field.imperative = as an order to somebody
  field.say = and says it
  field.speaks-as = speaks of herself or himself in the
  field.speaks_as = speaks of herself or himself in the
  help.option.speaks-as = how the patient speaks of herself or himself, where a language tells them apart
  field.polite = asked for politely
  sentence.unknown = kept as said, for no vocabulary has {count?it|them}: {words}
  sentence.others = or: {sentences}
  sentence.near = near “{word}” there is: {candidates}
  sentence.two_tenses = past or future, not both
  sentence.language = there is no grammar for the language {language}
  about.predict = words that are likely to come next
  help.predict = Shows the symbols that are likely to come after these, learned from what the patient says; with --written, words as they are written in a sentence.
  field.beginning = begins with
  field.word = word
  field.written = words as they are written
  predict.nothing = nothing that is known comes next
  predict.unknown = no vocabulary has {count?this word, so it doesn't|these words, so they don't} help to predict: {words}
  """
