/// Words that no rule divides rightly, and the parts that longer words are made of.
enum DividedWords {
  /// Where each word divides.
  static let breaks: [String: [Int]] = {
    var breaks: [String: [Int]] = [:]
    for word in table.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      var places: [Int] = []
      var letters = ""
      for letter in word {
        if letter == "-" { places.append(letters.utf8.count) } else { letters.append(letter) }
      }
      breaks[letters] = places
    }
    return breaks
  }()

  private static let table = """
    a-dor-a-ble a-gain a-mer-i-can a-rith-me-tic a-sleep aer-o-plane al-bum an-gel an-y an-y-thing anx-ious ar-e-a
    art-ist awe-some ba-con ba-gel ba-nan-a ba-sic ba-sin bal-loon be-lov-ed be-tween bea-ver bi-cy-cle bo-gey bod-y
    brace-let bus-y but-ter-fly ca-nar-y cal-en-dar car-di-gan car-di-nal car-ou-sel cat-e-go-ry cha-me-leon
    char-ac-ter chem-ist chil-dren clo-ver col-or con-di-tion cop-y cous-in crook-ed cush-ion dai-ry dai-sy dar-ling
    de-liv-er de-scribe deb-it des-ert di-a-be-tes di-a-ry di-ar-rhe-a di-ar-rhoe-a di-no-saur dis-cov-er dom-i-no
    drag-on-fly e-lev-en e-ven ear-nest ech-o en-cy-clo-pe-di-a en-er-gy eng-lish eu-ro-pe-an ev-er-y-thing eve-ning
    fa-vor fa-vor-ite fail-ure fas-ten fash-ion fe-ver feb-ru-ar-y fig-ure for-ev-er ge-og-ra-phy george gi-raffe
    gov-ern gov-ern-ment gro-cer gro-cer-y guin-ea ha-zel hab-i-tat ho-tel hol-i-day hon-est hun-dred i-ci-cle
    i-de-a i-gua-na i-mag-ine i-pad i-ron i-vy in-vis-i-ble jag-uar jeal-ous ju-ven-ile ka-ra-te ko-a-la la-bel
    leg-end lem-on-ade leop-ard light-ning liq-uid lit-er-a-ture luke-warm ma-son man-y mead-ow mel-o-dy min-is-ter
    min-ute mir-a-cle mo-bile mo-tel mod-ern mon-u-ment na-ked nau-sea nec-es-sar-y neph-ew nine-ty noth-ing ny-lon
    o-a-sis o-bey o-clock o-ver ol-ive ov-en pa-el-la pa-ja-mas pal-ace par-ent peo-ple per-son-al pho-to
    pho-tog-ra-pher pho-tog-ra-phy phys-i-o phys-i-o-ther-a-py pi-an-o pi-na-ta play-thing pleas-ant po-et-ry
    po-lice poi-son poi-son-ous pom-e-gran-ate pre-school pre-scrip-tion pres-ent prob-a-bly prom-ise prop-er
    prop-er-ty prov-erb pun-ish queue rag-ged rath-er re-al-i-ty re-cov-er re-cy-cle re-mark re-mark-a-ble re-ply
    re-spect re-spon-si-ble re-spond rec-i-pe rec-og-nize rep-re-sent rhi-noc-er-os rug-ged rul-er sa-cred sa-lon
    sail-or sat-el-lite sat-is-fied sat-ur-day sec-re-tar-y sev-en-ty sof-ten sol-dier some-thing spin-ach ster-e-o
    steth-o-scope stom-ach stud-y su-pe-ri-or sug-ar syr-up tal-ent teen-ag-er tel-e ti-dy ti-ny to-geth-er
    tri-cy-cle u-ku-le-le va-gi-na ve-hi-cle vet-er-i-nar-i-an vi-ta-min vis-i-ble vol-ume vol-un-teer wednes-day
    wick-ed win-dow with-in wom-an wom-en wretch-ed yo-del zo-ol-o-gy
    """

  /// Words that -er, -est and -y are put onto, beside the usual verbs.
  static let stems: Set<String> = Set(
    words: """
      announce art aunt bake bald bank bean bike bird bold bone bowl brave breath bright broad brown brush build bump
      calm care catch charge cheap child chill climb close cloud cold comfort compute condition cook cool crisp crumb
      crunch cute damp dark deaf deep defend design dirt dispose drive dry dull ease eat fair farm fast feed fight
      file fill find fine firm fish fluff fool foul free freeze fresh fright frost full garden gentle gold golf grand
      grass gray grease great green grey guilt hang hard health help high hold hood hunt ice interpret invade juggle
      juice kind large late law lead lend light lose loud low luck lump make mark mess might mild near neat new nice
      noise office old own paint pale plant poor print proud puff quick quiet rain rare read report rich ride ripe
      rose rough round rude run rust safe salt sand self sell send sharp sharpen shine shoot short sick simple sing
      skate sleep slow small smart smoke smooth sneak snow soft sour speak speed spend spice stand steep stiff stone
      stop straight strange stream strict stuff surf sweet swim tall tame taste teach thick think thirst throw tight
      tile time toast tough trade train trick wait warm wave weak wealth weird white wide wild win wind wise wood wool
      work wrestle write
      """)

  /// What compounds begin with, by its first letter.
  static let firstParts: [UInt8: [String]] = Dictionary(
    grouping: Set(
      words: """
        after air any apple baby back ball bare base basket bath bed bee beet bird birth black blue board boat book
        brain break butter camp candle card care cheese chick chicken child church class clothes coat cook corn cup
        day dish door dough down dragon ear earth egg every eye face finger fire fish flash flower foot fork friend
        frog ginger goal gold good grand grass green hair half hand head heart hedge high home honey horse hot house
        ice jelly key knee lady lap lawn leap life light lip lunch mail make mean micro milk moon motor mouse multi
        neck news nick night nine nose note old out over paper peanut photo physio pine pink play police post quick
        rail rain rattle roller room sail sales sand sauce school sea seven shoe shop short shot side skate sky
        sledge snow soft some space spoon star step stick stomach stone stop straw string strong suit summer sun
        super sweet table tea tele there time tip tooth touch toy track trans tree trouble turn turtle under up
        volley wall ware wash watch water wave week wheel white wild wind with wood work worm wrist yard
        """
    )
  ) { $0.utf8.first ?? 0 }.mapValues { $0.sorted { $0.count > $1.count } }

  /// What stands after a first part although it begins with a vowel; other vowels there belong to an ending: `ballerina`.
  static let secondPartsWithVowel: Set<String> = ["ache", "apple", "arm", "end", "eye", "one", "out", "over", "owner"]

  /// What compounds end in.
  static let secondParts = [
    "ball", "body", "board", "book", "cake", "day", "house", "land", "mother", "father", "brother", "place", "room",
    "shake", "shine", "ship", "shirt", "side", "stick", "thing", "time", "where", "work",
  ]
}
