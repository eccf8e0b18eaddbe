extension EnglishForms {
  /// Singular and plural.
  static let irregularPlurals: [String: String] = {
    var plurals: [String: String] = [:]
    for line in pluralTable.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for index in stride(from: 0, to: words.count - 1, by: 2) { plurals[words[index]] = words[index + 1] }
    }
    return plurals
  }()

  private static let pluralTable = """
    man men woman women ox oxen die dice axis axes testis testes roof roofs
    cactus cacti stimulus stimuli nucleus nuclei fungus fungi alumnus alumni radius radii bacillus bacilli
    locus loci syllabus syllabi
    bacterium bacteria medium media datum data stratum strata curriculum curricula memorandum memoranda
    ovum ova addendum addenda erratum errata millennium millennia symposium symposia
    mitochondrion mitochondria criterion criteria phenomenon phenomena
    larva larvae alga algae vertebra vertebrae pupa pupae nebula nebulae antenna antennae alumna alumnae
    matrix matrices appendix appendices vertex vertices vortex vortices codex codices
    index indexes bureau bureaus tableau tableaux château châteaux gateau gateaux
    bus buses gas gases yes yeses plus pluses quiz quizzes
    passer-by passers-by runner-up runners-up hanger-on hangers-on penny pennies demo demos
    """

  /// Last parts of words by their last letter, the longer before what they end in.
  static let changingParts: [UInt8: [(part: String, plural: String)]] = Dictionary(
    grouping: parts, by: { $0.part.utf8.last ?? 0 })

  private static let parts: [(part: String, plural: String)] = [
    ("woman", "women"), ("child", "children"), ("foot", "feet"), ("tooth", "teeth"), ("goose", "geese"),
    ("mouse", "mice"), ("louse", "lice"), ("person", "people"), ("fish", "fish"), ("deer", "deer"), ("sheep", "sheep"),
    ("craft", "craft"), ("self", "selves"), ("shelf", "shelves"), ("elf", "elves"), ("calf", "calves"),
    ("half", "halves"), ("leaf", "leaves"), ("loaf", "loaves"), ("sheaf", "sheaves"), ("thief", "thieves"),
    ("wolf", "wolves"), ("scarf", "scarves"), ("hoof", "hooves"), ("wharf", "wharves"), ("knife", "knives"),
    ("wife", "wives"), ("life", "lives"),
  ]

  static let regularInSpiteOfPart: Set<String> = [
    "mongoose", "blouse", "delouse", "craft", "behalf", "handicraft", "witchcraft",
  ]

  static let regularInMan: Set<String> = [
    "human", "superhuman", "german", "roman", "norman", "shaman", "talisman", "ottoman", "caiman", "cayman", "brahman",
    "turkoman", "desman",
  ]

  /// The same in the plural; or only used in one number.
  static let invariable: Set<String> = Set(
    words: """
      moose swine bison elk salmon trout cod shrimp squid tuna plankton krill series species means crossroads headquarters
      offspring aircraft police people cattle children men women feet teeth mice geese lice dice cacti media data
      chinese japanese portuguese vietnamese lebanese maltese siamese swiss bellows gallows barracks biceps triceps forceps
      corps chassis pants scissors glasses clothes
      """)

  /// Peoples, which in lower case may be other words: polish.
  static let peoples: Set<String> = [
    "British", "English", "Irish", "Scottish", "Turkish", "Spanish", "Polish", "Swedish", "Danish", "Finnish", "French",
    "Dutch", "Welsh",
  ]

  /// Singular although they end in -s.
  static let singularsInS: Set<String> = Set(
    words: """
      gas atlas canvas alias bias pancreas christmas xmas arkansas texas lens rhinoceros thermos cosmos albatros asbestos
      bus plus yes
      """)

  /// With -es after -o.
  static let nounsWithOES: Set<String> = Set(
    words: """
      potato tomato hero superhero antihero echo veto torpedo embargo mosquito tornado volcano mango buffalo domino cargo
      go no innuendo negro desperado
      """)
}
