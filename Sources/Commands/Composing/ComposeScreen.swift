import Clinic
import Composing
import Desk
import Shell
import TagarelaKit
import Workspace

/// The screen on which somebody makes a sentence: who, what, and what goes with it, with the pictures of what was chosen above
/// and keys for the rest.
struct ComposeScreen {
  private let context: Context
  private let isPatient: Bool
  private var session: ComposeSession
  private let pictures: ComposePictures?
  private let title: String
  private let keepers: [SentenceKeeper]
  private let hasRefusal: Bool
  private let letters: LetterCase
  private var size: GridSize
  private var feedback = ""
  /// What is offered, by the position of its cell.
  private var offered: [Int: Composition.Offered] = [:]
  /// Where categories begin, by the positions of their cells; empty where none are shown.
  private var categories: [Int: Int] = [:]
  private var isAmongCategories = false
  /// Where a category begins that was just chosen.
  private var cursor: Int?

  /// - Parameter isPatient: whether the patient makes the sentences, and they are noted as such.
  init(_ context: Context, _ composition: Composition, asPatient isPatient: Bool) throws {
    self.context = context
    self.isPatient = isPatient
    session = ComposeSession(try context.clinic, composition, asPatient: isPatient)
    pictures = try ComposePictures(context, for: composition.patient?.id)
    title = context.wording.text(Phrase("compose.title"))
    keepers = context.registry.all(.sentenceKeepers)
    hasRefusal = try context.clinic.isOn("adult_no", for: composition.patient)
    letters = try context.clinic.letters(for: composition.patient)
    size = Self.fitting(context.console.width ?? 80, context.console.height ?? 40)
  }

  private static func fitting(_ columns: Int, _ rows: Int) -> GridSize {
    let columns = min(max(columns / cellWidth, 3), mostColumns)
    let rows = min(max((rows - (rows < highScreen ? others : highOthers)) / cellHeight, 1), mostRows)
    return GridSize(columns: columns, rows: rows) ?? .nine
  }

  private static let cellWidth = 16
  /// So few cells on a page are all for choices.
  private static let fewest = 3
  private static let mostColumns = 6
  private static let mostRows = 3
  /// Lines in which a picture with its word can be recognized.
  private static let cellHeight = 6
  /// Lines round the choices, the path, the strip, the sentence, the deeds and the keys: on screens with a low strip and with a high one.
  private static let (others, highOthers) = (11, 16)
  /// Lines of a screen with a high strip.
  private static let highScreen = 26

  /// - Returns: the sentence, where one was finished; one that was begun and left isn't lost without a word.
  mutating func run() throws -> Outcome {
    defer { try? context.clinic.speaker.stop() }
    let wording = ShownBoardWording(context, keys: "compose.keys")
    let lock = try context.screenLock(for: composition.patient)
    try context.console.open(try shown(), wording: wording, lock: lock) { gesture in
      try act(gesture)
      return try shown()
    }
    guard let last = try session.last() else {
      return Outcome(.nothing, said: Phrase("compose.closed"), remarks: try left)
    }
    return Outcome(
      .text(last.sentence.text, json: last.value),
      remarks: try left + context.uncounted(composition, asPatient: isPatient))
  }

  /// What there is of a sentence that wasn't ended.
  private var left: [Phrase] {
    get throws {
      guard !session.isWhole, !composition.sentence.picks.isEmpty, let begun = try composition.text() else { return [] }
      return [Phrase("compose.left", ["sentence": .text(begun.text)])]
    }
  }

  private var composition: Composition { session.composition }

  private mutating func act(_ gesture: BoardGesture) throws {
    feedback = ""
    cursor = nil
    switch gesture {
    case .search(let words): session.look(for: words)
    case .back: try goBack()
    case .home: try beginAgain()
    case .deed(let key): try act(key)
    case .touch(let position): try touch(position)
    case .resize(let columns, let rows): size = Self.fitting(columns, rows)
    case .time, .press, .turn: break
    }
  }

  private mutating func goBack() throws {
    if isAmongCategories {
      isAmongCategories = false
    } else if try !session.goBack() {
      feedback = text(Phrase("compose.nothing_to_drop"))
    }
  }

  private mutating func beginAgain() throws {
    isAmongCategories = false
    try session.beginAgain()
  }

  private mutating func touch(_ position: Int) throws {
    if session.refusal != nil { return try refuse() }
    guard !session.isWhole else {
      if let key = wholeDeeds.indices.contains(position - 1) ? wholeDeeds[position - 1].key : nil { try act(key) }
      return
    }
    if isAmongCategories {
      isAmongCategories = false
      cursor = categories[position]
      return
    }
    guard let choice = offered[position]?.choice else { return try end() }
    try session.choose(choice)
    try voice.say([.init(text: choice.word, voice: composition.choices.symbols[choice.id]?.voice)])
    try finishIfWhole()
  }

  private var voice: CellVoice {
    get throws { CellVoice(try context.clinic, for: composition.patient, language: composition.language) }
  }

  /// What the keys do.
  enum Deed: String, CaseIterable {
    case not = "n"
    case ask = "?"
    case tense = "t"
    case categories = "c"
    case end = "e"
    case speak = "s"
    case delete = "d"
    case again = "a"
    case refuse = "x"

    var key: Character { Character(rawValue) }
  }

  private mutating func act(_ key: Character) throws {
    if let keeper = keeper(key) { return try keep(keeper) }
    switch Deed.allCases.first(where: { $0.key == key }) {
    case .not: session.turnNegation()
    case .ask: session.turnQuestion()
    case .tense: session.turnTense()
    case .categories: isAmongCategories.toggle()
    case .end: try end()
    case .speak: try speak()
    case .delete: try goBack()
    case .again: try beginAgain()
    case .refuse: try refuse()
    case nil: break
    }
  }

  private mutating func end() throws {
    if session.end() {
      try finishIfWhole()
    } else {
      feedback = text(Phrase("compose.unfinished", ["step": .phrase(composition.stepName)]))
    }
  }

  /// A sentence that is whole is said, and noted once.
  private mutating func finishIfWhole() throws {
    guard session.isWhole else { return }
    if session.isToBeNoted {
      _ = try context.change(command) {
        try session.note()
        return Outcome()
      }
    }
    try speak()
  }

  /// Undoing what was noted reads as if it had been typed.
  private var command: String {
    ([context.wording.word("noun.compose")] + composition.sentence.picks.map(\.choice.word.asWord)
      + (isPatient ? ["--" + context.wording.word("option.as-patient")] : []))
      .joined(separator: " ")
  }

  private func speak() throws {
    if let spoken = try session.spoken() { try voice.say([.init(text: spoken, voice: nil)]) }
  }

  private mutating func refuse() throws {
    try session.turnRefusal()
    if let refusal = session.refusal { try voice.say([.init(text: refusal, voice: nil)]) }
  }

  private mutating func keep(_ keeper: SentenceKeeper) throws {
    guard let sentence = try composition.text() else { return }
    let composed = composition.composed(sentence.text)
    do {
      let kept = try context.change(command) { Outcome(said: try keeper.keep(context.clinic, composed)) }
      feedback = kept.said.map(text) ?? ""
    } catch let failure as Failure {
      // The sentence stays on the screen.
      feedback = text(failure.what)
    }
  }

  private func keeper(_ key: Character) -> SentenceKeeper? {
    guard let digit = key.wholeNumberValue.map({ $0 - 1 }), session.isWhole else { return nil }
    return keepers.indices.contains(digit) ? keepers[digit] : nil
  }

  private func text(_ phrase: Phrase) -> String { context.wording.text(phrase) }

  // MARK: what is shown

  private mutating func shown() throws -> ShownBoard {
    let grid = try grid()
    var path = [title, text(session.refusal == nil ? composition.stepName : Phrase("compose.refusal"))]
    if isAmongCategories { path.append(text(Phrase("compose.deed.categories"))) }
    var board = ShownBoard(
      grid: grid, path: path, message: letters.applied(to: try session.text()),
      feedback: try context.feedback(feedback, voice))
    board.strip = composition.strip(pictures).map { cell in
      GridView.Cell(
        position: cell.position, label: letters.applied(to: cell.label), border: cell.border, picture: cell.picture)
    }
    board.deeds = session.isWhole ? wholeDeeds : choosingDeeds
    board.search = session.isWhole || isAmongCategories ? nil : session.search
    board.escapesBack = isAmongCategories
    board.cursor = cursor
    return board
  }

  private mutating func grid() throws -> GridView {
    offered = [:]
    categories = [:]
    if let refusal = session.refusal { return poster(refusal) }
    guard !session.isWhole else { return whole() }
    let found = try session.offered()
    guard !found.isEmpty else { return nothingFound }
    let hasEnd = composition.sentence.canEnd && session.search.isEmpty && self.size.count > Self.fewest
    let size = fitting(found.count + (hasEnd ? 1 : 0))
    // The last cell of each page ends the sentence.
    let perPage = max(1, size.count - (hasEnd ? 1 : 0))
    let pages = ComposePages(found, perPage: perPage, isSearch: !session.search.isEmpty, context.wording)
    for (index, category) in pages.categories.enumerated() { categories[index + 1] = category.page * size.count + 1 }
    // What was chosen may have left nothing to be parted.
    isAmongCategories = isAmongCategories && !pages.categories.isEmpty
    if isAmongCategories { return overview(pages.categories) }
    for (index, page) in pages.pages.enumerated() {
      for (place, one) in page.offered.enumerated() { offered[index * size.count + place + 1] = one }
    }
    var cells = composition.cells(offered, letters, pictures)
    if hasEnd {
      cells += pages.pages.enumerated().map { index, page in
        cell(deed(.end), at: index * size.count + page.offered.count + 1, Concepts.ready)
      }
    }
    return GridView(title: "", size: size, pages: pages.pages.count, pageNames: pages.names, cells: cells)
  }

  /// Categories to be touched, each with the picture of its likeliest choice where there is room for more than one row of them.
  private func overview(_ categories: [ComposePages.Category]) -> GridView {
    let isLow = self.size.rows == 1
    let size = isLow ? GridSize(columns: self.size.columns, rows: Self.mostRows) ?? .nine : fitting(categories.count)
    let cells = categories.enumerated().map { index, category in
      let choice = category.likeliest.choice
      return GridView.Cell(
        position: index + 1, label: letters.applied(to: category.name), border: choice.tint, leadsTo: category.name,
        picture: isLow ? nil : pictures?.drawing(of: choice.id, composition.choices.symbols[choice.id]))
    }
    return GridView(title: "", size: size, pages: (categories.count - 1) / size.count + 1, cells: cells)
  }

  /// Fewer choices have more room.
  private func fitting(_ count: Int) -> GridSize {
    let columns = max(1, min(count, size.columns))
    return GridSize(columns: columns, rows: max(1, min((count - 1) / columns + 1, size.rows))) ?? size
  }

  private var nothingFound: GridView {
    let words = text(Phrase("symbol.not_found", ["words": .text(session.search)]))
    return GridView(title: "", size: .one, cells: [GridView.Cell(position: 1, label: words, isTouchable: false)])
  }

  /// The adult's NO, as large as the screen.
  private func poster(_ refusal: String) -> GridView {
    let cell = GridView.Cell(
      position: 1, label: letters.applied(to: refusal), border: Tint(.red),
      picture: pictures?.drawing(of: "", nil, isCrossed: true))
    return GridView(title: "", size: .one, cells: [cell])
  }

  /// What can be done with a finished sentence, to be touched.
  private func whole() -> GridView {
    let cells = wholeDeeds.enumerated().map { index, deed in
      cell(deed, at: index + 1, Deed(rawValue: String(deed.key)).flatMap(concept(of:)))
    }
    return GridView(title: "", size: fitting(cells.count), cells: cells)
  }

  /// A deed to be touched, with the picture of a concept.
  private func cell(_ deed: ShownBoard.Deed, at position: Int, _ concept: String?) -> GridView.Cell {
    let kind = Deed(rawValue: String(deed.key))
    let picture: TerminalDrawing? =
      switch kind {
      case .not, .refuse: pictures?.drawing(of: "", nil, isCrossed: true)
      case .ask: pictures?.questionMark()
      default: concept.flatMap { pictures?.drawing(of: $0, composition.choices.symbols[$0]) }
      }
    return GridView.Cell(
      position: position, label: letters.applied(to: deed.name), border: deed.isOn ? Tint(.blue) : nil, picture: picture
    )
  }

  /// What shows a deed.
  private enum Concepts {
    static let ready = "ready"
    static let speak = "talk"
    static let again = "again"
    static let past = "yesterday"
    static let present = "now"
    static let future = "tomorrow"
  }

  private func concept(of deed: Deed) -> String? {
    switch deed {
    case .speak: Concepts.speak
    case .again: Concepts.again
    case .end: Concepts.ready
    case .tense:
      switch composition.sentence.tense {
      case .past: Concepts.past
      case .future: Concepts.future
      case nil: Concepts.present
      }
    case .not, .ask, .refuse, .categories, .delete: nil
    }
  }

  private func deed(_ deed: Deed) -> ShownBoard.Deed {
    ShownBoard.Deed(key: deed.key, name: text(Phrase("compose.deed.\(deed)")))
  }

  private func deed(_ deed: Deed, switchedOn isOn: Bool) -> ShownBoard.Deed {
    ShownBoard.Deed(key: deed.key, name: text(Phrase("compose.deed.\(deed)")), isOn: isOn, isSwitch: true)
  }

  private var toggles: [ShownBoard.Deed] {
    let tense = Phrase("compose.tense.\(composition.sentence.tense?.rawValue ?? "present")")
    return [
      deed(.not, switchedOn: composition.sentence.isNegative), deed(.ask, switchedOn: composition.sentence.isQuestion),
      ShownBoard.Deed(key: Deed.tense.key, name: text(tense), isOn: composition.sentence.tense != nil),
    ]
  }

  private var choosingDeeds: [ShownBoard.Deed] {
    let hasPicks = !composition.sentence.picks.isEmpty
    return toggles + (categories.isEmpty ? [] : [deed(.categories)]) + (composition.sentence.canEnd ? [deed(.end)] : [])
      + (hasPicks
        ? [
          deed(.speak), deed(.delete),
          ShownBoard.Deed(key: Deed.again.key, name: text(Phrase("compose.deed.clear"))),
        ] : [])
  }

  private var wholeDeeds: [ShownBoard.Deed] {
    let kept = keepers.prefix(9).enumerated().map { index, keeper in
      ShownBoard.Deed(key: Character("\(index + 1)"), name: text(Phrase("keeper.\(keeper.id)")))
    }
    return [deed(.speak), deed(.again)] + kept + (hasRefusal ? [deed(.refuse, switchedOn: session.refusal != nil)] : [])
      + toggles
  }
}
