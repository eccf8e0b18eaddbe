let englishWords = """
  noun.lesson = lesson|lessons
  noun.game = game
  noun.challenge = challenge
  noun.record = record|records
  value.letters = letters
  value.numbers = numbers
  value.vowels = vowels
  value.alphabet = alphabet
  value.syllables = syllables
  value.upper = upper|capitals
  value.cursive = cursive|joined
  option.turn = turn
  option.lives = lives
  """

let englishMessages = """
  about.lesson = letters, numbers and syllables to touch and hear
  about.game = find the letter or number that the voice asks for
  about.challenge = the same against the clock, with three lives
  about.record = the best score of each topic
  help.lesson = Shows a topic on the full screen: touch an item and hear it. With syllables the word follows in parts, and how many there are. Without a screen, a list.
  help.game = The voice asks for an item, and one finds it. Answer by touch, with the key of the letter or number, or with one switch (--scan 2).
  help.challenge = 9 s a turn and 3 lives; a wrong answer or none costs one. A new record is kept with the player's name.
  help.record.list = The record of each topic, or all of one topic.
  help.record.clear = Removes the records of a topic.
  help.lesson.letters = capitals or joined letters
  help.game.letters = capitals or joined letters
  help.challenge.letters = capitals or joined letters
  help.challenge.turn = how long each turn is:  9s
  help.challenge.lives = how many lives
  help.challenge.name = the name that is kept with a record
  help.lesson.lang = language of the letters and the voice
  help.game.lang = language of the letters and the voice
  help.challenge.lang = language of the letters and the voice
  field.topic = topic
  field.sign = letter or number
  field.spoken = is said
  field.syllables = syllables
  field.syllable_count = how many
  field.date = date
  field.record = record
  field.turn = time a turn
  field.lives = lives
  count.letters = {count?# record|# records}
  letters.question.numbers = Where is {name}?
  letters.question.vowels = Where is the vowel {name}?
  letters.question.alphabet = Where is the letter {name}?
  letters.question.syllables = How many syllables has {name}?
  letters.help.lesson = Touch a letter or a number and hear what it is called.
  letters.help.lesson.syllables = Touch a picture: you hear the word, then the word in parts, and how many parts there are.
  letters.help.game = I say a letter or a number. Look for it and touch it. If you can't find it, I show you.
  letters.help.game.syllables = I say a word. Count its parts and touch the number, from one to five.
  letters.help.challenge = Find what I say before the time is over. You have three lives. Each right answer is a point.
  letters.help.challenge.syllables = Count the syllables before the time is over. You have three lives. Each right answer is a point.
  letters.title.lesson = Lesson: {topic}
  letters.title.game = Game: {topic}
  letters.title.challenge = Challenge: {topic}
  letters.closed = {topic}: the lesson is over
  letters.played = {topic}: {score} right, {errors} wrong
  letters.challenged = {topic}: {score} right, record {record}
  letters.record = {topic}: a new record by {name}, {score} right
  letters.name = Name of who made the record
  letters.no_record = there is no record of this topic yet
  letters.cleared = {topic}: {count?# record removed|# records removed}
  remarks.expected = expected phrases for games, like  {example}
  letters.language = there are no letters in “{language}”
  letters.turn = “{text}” is not a time of {low} to {high} seconds:  9s
  """

let englishPraise = [
  "Very good!", "That's it!", "You found it!", "Well done!", "Great!", "You know this!", "Wonderful!", "Brilliant!",
]

let englishRemarks = [
  "Nearly! Try again.", "Not that one. Take your time.", "Not yet. You can do it.", "Let's try again.",
  "Oops! Think a little longer.",
]
