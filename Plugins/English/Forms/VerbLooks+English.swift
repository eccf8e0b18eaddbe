extension EnglishForms {
  /// Whether a word is probably a verb: English infinitives have no ending of their own, so few endings tell, and a list of
  /// words that are said oftener as a verb than as a noun.
  static func looksLikeVerb(_ word: String) -> Bool {
    let word = firstWord(of: word.lowercased()).first
    guard word.utf8.count > 1 else { return false }
    if commonVerbs.contains(word) || word == "be" || isIrregular(word) { return true }
    if word.utf8.count > 5, verbEndings.contains(where: { word.hasSuffix($0) }) {
      return !endingsOfOthers.contains { word.hasSuffix($0) }
    }
    for prefix in ["re", "un", "dis", "mis", "over"] where word.hasPrefix(prefix) {
      let rest = String(word.dropFirst(prefix.count))
      if rest.utf8.count > 2, commonVerbs.contains(rest) || isIrregular(rest) { return true }
    }
    return false
  }

  /// Whether a word is one of the usual verbs.
  static func isCommonVerb(_ word: String) -> Bool {
    commonVerbs.contains(word)
  }

  static func isIrregular(_ word: String) -> Bool {
    !nounsToo.contains(word) && irregular(word) != nil
  }

  private static let verbEndings = ["ize", "ise", "ify", "ate", "yze"]

  /// Words that end like those: nouns and adjectives.
  private static let endingsOfOthers = [
    "promise", "exercise", "surprise", "noise", "bruise", "cruise", "tortoise", "porpoise", "raise", "praise",
    "franchise",
    "precise", "concise", "otherwise", "paradise", "sunrise", "merchandise", "expertise", "likewise", "disguise",
    "chocolate", "climate", "private", "ultimate", "delicate", "passionate", "fortunate", "accurate", "adequate",
    "plate", "skate", "crate", "slate", "state", "pirate", "candidate", "roommate", "classmate", "teammate", "playmate",
    "senate", "certificate", "appropriate", "immediate", "intermediate", "consulate", "carbonate", "palate",
    "prize", "maize", "size", "unfortunate", "literate", "desperate", "pomegranate", "corporate",
  ]

  /// Irregular verbs that are oftener nouns: a bear, a string.
  private static let nounsToo: Set<String> = [
    "bear", "spring", "string", "ring", "light", "saw", "wind", "bet", "shed", "lead", "overcast", "forecast", "input",
    "output", "outset", "cast", "cost", "rid", "offset", "bind", "inset", "set", "outlet", "inlay", "subset",
  ]

  private static let commonVerbs: Set<String> = Set(
    words: """
      accept ache act add admire adopt advise afford agree aim allow announce annoy apologize appear applaud approve
      argue arrange arrest arrive ask attach attack attend avoid bake balance bark beg behave believe belong blame
      bless blink boast boil borrow bother bounce bow breathe brush bully bump buzz calculate call carry carve change
      chase chat cheat cheer chew choke chop clap clean clear climb close coach collect color compare compete complain
      concentrate confuse connect consider contain continue cook copy cough count crack crash crawl croak cross
      crumble crunch cry cuddle curl dance dangle dare decide decorate delay delete deliver depend describe deserve
      destroy dial die dip disagree disappear discover dislike dive doodle doze drag dream dress dribble drip drool
      drop drown dry dunk earn empty encourage enjoy enter erase escape exercise exist expect explain explode explore
      fail faint fasten fetch fiddle fidget fill finish fix flap flip float flush fold follow forgive frown fry gallop
      gargle gasp gather gaze giggle glow gobble grab grate greet grin groan growl grumble grunt guess guide gulp
      hammer handle happen harvest hatch hate heal heat help hiccup hide hike hiss hobble hop hope howl hug hum hunt
      hurry imagine improve include inform insist inspect invent invite irritate itch jiggle jog join joke juggle jump
      kick kidnap kill kiss kneel knit knock land laugh launch leak lean leap learn lick lie lift limp listen live
      load lock loosen love manage march marry match melt mend meow mess miss mix moan moo move mow multiply munch
      mutter nag need neigh nibble nod notice obey observe offer open order owe own pack paddle panic park pass paste
      pat peck pedal pee peek peel peep perform pick pinch plan play plead point poke polish poop pop pour practice
      practise pray preach prefer prepare press pretend prevent prick promise protect provide pull punch push quack
      quarrel rain raise rake reach realize receive recharge recognize record refuse relax release rely remain
      remember remind remove repair repeat reply rescue rest return rhyme rinse roar rock roll rub ruin rush sail save
      scare scold scoot scrape scratch scream scribble scrub seem serve settle share shave shiver shout shove shrug
      sigh sign sip skate sketch ski skip slam slap slurp smash smell smile smoke snap snatch sneeze sniff sniffle
      snore snort snow snuggle soak soar sob solve spill splash sprinkle squash squat squeak squeal squeeze squirt
      stack stagger stamp stare start stay steer stir stomp stop stretch stroke stroll study stumble stutter subtract
      suck suffer suggest suppose surf surround swallow swap sway sweat switch tackle talk tap taste tease thank throb
      tickle tie tiptoe toss touch tow trace trade trap travel tremble trick trim trip trot try tuck tug tumble turn
      twirl twist type undress unpack untie unzip use vanish visit vomit vote wag wail wait walk wander want warn wash
      waste watch wave weigh whack wheeze whimper whine whisper whistle wiggle wink wipe wish wobble wonder worry wrap
      wreck wrestle wriggle yawn yell yelp zip zoom
      """)
}
