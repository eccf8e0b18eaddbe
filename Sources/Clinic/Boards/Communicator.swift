import Catalog
public import TagarelaKit
public import Workspace

extension Clinic {
  /// Where people are, of all vocabularies.
  public func places() throws -> [VocabularyPlace] {
    try registry.all(.vocabularies).flatMap { try $0.places() }
  }

  /// Makes a communicator of the vocabularies' places (row D1 of the mission): a board with the places, which leads to one for each
  /// place with its parts, people, verbs and complements, and that to one for each part. Words are those of ``wording``, pictures
  /// those of the most wanted system.
  ///
  /// - Parameters:
  ///   - name: of the first board; the others are called after it and their place.
  ///   - size: of all boards; those with more words have several pages.
  ///   - isOfFavourites: keeps only words that are favourites of the patient's, and places that have some.
  ///   - progress: how far it has come, 0 to 1.
  /// - Returns: the boards, the first one first.
  /// - Throws: ``Failure`` `communicator.nothing` where no place has a word, `board.exists`, and those of the libraries.
  public func makeCommunicator(
    _ name: String, _ size: GridSize, for patient: PatientRecord?, isOfFavourites: Bool = false,
    progress: (Double) -> Void = { _ in }
  ) throws -> [BoardRecord] {
    var places = try places()
    if isOfFavourites, let patient {
      let favourites = Set(try workspace.favourites(of: patient.id).compactMap(\.concept))
      places = places.map { $0.keeping(favourites) }
    }
    let kept = Set(places.filter { !$0.words.isEmpty }.map(\.place))
    places = places.filter { kept.contains($0.place) && ($0.part == nil || !$0.words.isEmpty) }
    let whole = places.filter { $0.part == nil }
    guard !whole.isEmpty else { throw Failure("communicator.nothing") }
    var maker = CommunicatorMaker(self, size, patient)
    let home = try maker.board(name, of: whole.count)
    var boards = [home]
    for (number, place) in whole.enumerated() {
      try checkInterruption()
      progress(Double(number) / Double(whole.count))
      let parts = places.filter { $0.place == place.place && $0.part != nil }
      let board = try maker.board("\(name) · \(maker.word(for: place.place))", of: parts.count + place.words.count)
      try maker.put(place.place, leadingTo: board, on: home)
      for part in parts {
        guard let key = part.part else { continue }
        let inner = try maker.board("\(board.name) · \(maker.word(for: key))", of: part.words.count)
        try maker.put(key, leadingTo: inner, on: board)
        for word in part.words { try maker.put(word, on: inner) }
        boards.append(inner)
      }
      for word in place.words { try maker.put(word, on: board) }
      boards.append(board)
    }
    return boards
  }
}

extension VocabularyPlace {
  /// The place with no other words than these.
  fileprivate func keeping(_ words: Set<String>) -> VocabularyPlace {
    var place = self
    place.people.removeAll { !words.contains($0) }
    place.actions.removeAll { !words.contains($0) }
    place.complements.removeAll { !words.contains($0) }
    return place
  }
}

/// Fills boards cell after cell; each concept becomes a symbol once.
private struct CommunicatorMaker {
  private let clinic: Clinic
  private let size: GridSize
  private let patient: PatientRecord?
  private var symbols: [String: SymbolRecord?] = [:]
  /// Cells that a board has so far, by its number.
  private var filled: [Int64: Int] = [:]

  init(_ clinic: Clinic, _ size: GridSize, _ patient: PatientRecord?) {
    self.clinic = clinic
    self.size = size
    self.patient = patient
  }

  /// A new board with room for so many cells.
  func board(_ name: String, of cells: Int) throws -> BoardRecord {
    let pages = min(max(1, (cells + size.count - 1) / size.count), Board.mostPages)
    return try clinic.workspace.add(
      Board(name: name.fittingName, size: size, pages: pages, layout: ""), patient: patient?.id)
  }

  /// What a concept is called in the clinic's language.
  func word(for concept: String) throws -> String {
    try clinic.catalog.concept(concept)?.words[clinic.wording.language.id]?.first?.text ?? concept
  }

  /// Puts a word into the next free cell; what neither draws nor has a word in this language is left out.
  mutating func put(_ concept: String, leadingTo target: BoardRecord? = nil, on board: BoardRecord) throws {
    let position = filled[board.id, default: 0] + 1
    guard position <= size.count * board.pages else { return }
    var cell = CellRecord(position: position)
    if let symbol = try symbol(for: concept) {
      cell.symbol = symbol
      // A second symbol of a word has more to its name; patients read the word.
      if symbol.name != symbol.meaning { cell.label = symbol.meaning }
    } else {
      cell.label = try word(for: concept)
    }
    cell.link = target?.id
    try clinic.workspace.save(cell, on: board)
    filled[board.id] = position
  }

  private mutating func symbol(for concept: String) throws -> SymbolRecord? {
    if let known = symbols[concept] { return known }
    let owned = try clinic.workspace.symbols(showing: concept, for: patient?.id).first
    let found =
      try owned
      ?? clinic.librarySymbol(showing: concept, for: patient?.id).map {
        try clinic.adopt($0, for: patient?.id)
      }
    symbols[concept] = .some(found)
    return found
  }
}
