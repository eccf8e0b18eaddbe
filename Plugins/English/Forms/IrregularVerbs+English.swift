extension EnglishForms {
  struct IrregularVerb {
    let past: String
    let participle: String
  }

  /// The past and the participle of a verb that doesn't take -ed, with or without a prefix: `understand`, `remake`.
  static func irregular(_ verb: String) -> IrregularVerb? {
    if let found = irregularVerbs[verb] { return found }
    guard let first = verb.utf8.first, let prefixes = verbPrefixes[first], verb.utf8.count < 20,
      !regularInSpiteOfPrefix.contains(verb)
    else { return nil }
    for prefix in prefixes where verb.hasPrefix(prefix) {
      let rest = String(verb.dropFirst(prefix.count))
      guard let found = irregularVerbs[rest] ?? (prefix == "mis" ? irregular(rest) : nil) else { continue }
      return IrregularVerb(past: prefix + found.past, participle: prefix + found.participle)
    }
    return nil
  }

  private static let irregularVerbs: [String: IrregularVerb] = {
    var verbs: [String: IrregularVerb] = [:]
    for line in irregularVerbTable.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      verbs[words[0]] = IrregularVerb(past: words.count > 1 ? words[1] : words[0], participle: words.last ?? words[0])
    }
    return verbs
  }()

  /// By their first letter.
  private static let verbPrefixes: [UInt8: [String]] = Dictionary(
    grouping: Set(
      words: """
        baby be breast broad counter cross down for force fore ghost hand house in inter mis off out over pre proof re
        sight spoon sub tele test type un under up way with
        """)
  ) { $0.utf8.first ?? 0 }

  /// They only seem to have a prefix: behaved, relayed.
  private static let regularInSpiteOfPrefix: Set<String> = ["behave", "belay", "relay", "reprove"]

  /// Infinitive, past, participle; a missing one is like the one before it.
  private static let irregularVerbTable = """
    arise arose arisen
    awake awoke awoken
    bear bore borne
    beat beat beaten
    become became become
    befall befell befallen
    beget begot begotten
    begin began begun
    bend bent
    bereave bereft
    beseech besought
    bet
    bid
    bind bound
    bite bit bitten
    bleed bled
    blow blew blown
    break broke broken
    breed bred
    bring brought
    build built
    burst
    buy bought
    cast
    catch caught
    choose chose chosen
    cling clung
    come came come
    cost
    creep crept
    cut
    deal dealt
    dig dug
    do did done
    draw drew drawn
    drink drank drunk
    drive drove driven
    dwell dwelt
    eat ate eaten
    fall fell fallen
    feed fed
    feel felt
    fight fought
    find found
    flee fled
    fling flung
    fly flew flown
    forbid forbade forbidden
    forsake forsook forsaken
    freeze froze frozen
    get got gotten
    give gave given
    go went gone
    grind ground
    grow grew grown
    hang hung
    hamstring hamstrung
    have had
    hear heard
    hide hid hidden
    hit
    hold held
    hurt
    keep kept
    kneel knelt
    know knew known
    lay laid
    lead led
    leave left
    lend lent
    let
    light lit
    lose lost
    make made
    mean meant
    meet met
    mow mowed mown
    partake partook partaken
    pay paid
    prove proved proven
    put
    quit
    read
    rend rent
    rid
    ride rode ridden
    ring rang rung
    rise rose risen
    run ran run
    say said
    see saw seen
    seek sought
    sell sold
    send sent
    set
    sew sewed sewn
    shake shook shaken
    shed
    shine shone
    shoe shod
    shoot shot
    show showed shown
    shrink shrank shrunk
    shut
    sing sang sung
    sink sank sunk
    sit sat
    slay slew slain
    sleep slept
    slide slid
    sling slung
    slink slunk
    slit
    smite smote smitten
    sow sowed sown
    speak spoke spoken
    speed sped
    spend spent
    spin spun
    spit spat
    split
    spread
    spring sprang sprung
    stand stood
    steal stole stolen
    stick stuck
    sting stung
    stink stank stunk
    strew strewed strewn
    stride strode stridden
    strike struck
    string strung
    strive strove striven
    swear swore sworn
    sweep swept
    swell swelled swollen
    swim swam swum
    swing swung
    take took taken
    teach taught
    tear tore torn
    tell told
    think thought
    throw threw thrown
    thrust
    tread trod trodden
    wake woke woken
    wear wore worn
    weave wove woven
    wed
    weep wept
    wet
    win won
    wind wound
    wring wrung
    write wrote written
    """
}
