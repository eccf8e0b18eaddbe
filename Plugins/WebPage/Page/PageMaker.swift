import Foundation
import TagarelaKit

/// Makes of a parcel what the page's script is given: pictures, sounds and words once each, whatever shows and says them.
struct PageMaker {
  private let parcel: Parcel
  private let aids: WritingAids
  private var pictures = Shelf()
  private var sounds = Shelf()
  private var videos = Shelf()
  private var words: [PointedWord] = []
  private var wordPlaces: [String: Int] = [:]

  init(_ parcel: Parcel, _ aids: WritingAids) {
    self.parcel = parcel
    self.aids = aids
  }

  /// - Throws: ``Failure`` `page.nothing` for a parcel without a board, and what makes sounds and sentences throws.
  mutating func contents() throws -> (first: PageContents, later: PageSupply) {
    let boards = parcel.allBoards
    guard let first = boards.first else { throw Failure("page.nothing") }
    var made = [try page(first, among: boards)]
    let shownFirst = pictures.addresses.count
    made += try boards.dropFirst().map { try page($0, among: boards) }
    let plan = parcel.plans.first
    let supply = PageSupply(
      pictures: try packed(pictures.contents.dropFirst(shownFirst)), sounds: sounds.addresses, videos: videos.addresses,
      sentences: try sentences().map { [$0] } ?? [])
    let contents = PageContents(
      language: aids.wording.language.id, direction: "ltr", uid: plan?.uid ?? first.uid, made: aids.now.iso,
      texts: PageTexts.all(aids.wording), plan: plan.map { .init(uid: $0.uid, name: $0.name) },
      patient: parcel.patient.map { .init(uid: $0.uid, name: $0.name) },
      tutor: parcel.tutor.map { .init(uid: $0.uid, name: $0.name, email: $0.email ?? "", place: $0.place ?? "") },
      therapist: parcel.therapistEmail.map { .init(email: $0) }, home: 0, boards: made,
      words: words.map { PageWord(text: $0.text, class: $0.wordClass?.rawValue, concept: $0.concept) },
      pictures: pictures.contents.prefix(shownFirst).map(\.address), hasSentences: !supply.sentences.isEmpty,
      next: try next(), settings: settings(first, boards),
      settingKeys: Dictionary(
        uniqueKeysWithValues: (PageSetting.all + [.letters]).map { ($0.name, $0.key) }))
    return (contents, supply)
  }

  /// One text, or none: drawings as they are written pack into a fifth, which as addresses they wouldn't.
  private func packed(_ pictures: some Collection<Shelf.Content>) throws -> [String] {
    guard !pictures.isEmpty else { return [] }
    let texts = pictures.map { content in
      content.mediaType == PictureFormat.svg.mediaType
        ? String(data: content.bytes, encoding: .utf8).flatMap { $0.hasPrefix("<") ? $0 : nil } ?? content.address
        : content.address
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return [try Deflated.base64(of: encoder.encode(texts))]
  }

  /// What is set for the patient; what was chosen for this page comes first.
  private func settings(_ first: Board, _ boards: [Board]) -> [String: PageValue] {
    var settings: [String: PageValue] = [:]
    if first.level != 0 { settings["level"] = .number(Double(first.level)) }
    if boards.contains(where: \.isMovable) { settings["moving"] = .flag(true) }
    guard let companion = aids.companion else { return settings }
    for setting in PageSetting.all {
      if let value = companion.settings[setting.key].flatMap(setting.value(of:)) { settings[setting.name] = value }
    }
    if let dwell = companion.manner.dwell { settings["dwell"] = .number(dwell) }
    if let scan = companion.manner.scan { settings["scan"] = .text(scan.rawValue) }
    return settings
  }

  private mutating func page(_ board: Board, among boards: [Board]) throws -> PageBoard {
    let letters = board.letters == .asWritten ? aids.page.letters : board.letters
    let headings = board.headings(in: aids.layouts)
    return PageBoard(
      uid: board.uid, name: board.name, columns: board.size.columns, rows: board.size.rows, pages: board.pages,
      labels: board.labels.rawValue, letters: letters.rawValue,
      background: board.background?.hex, scene: board.scene.map { place(of: $0) },
      cells: try board.cells.map {
        try page($0, of: board, among: boards, isHeading: headings.contains($0.position))
      })
  }

  private mutating func page(
    _ cell: Board.Cell, of board: Board, among boards: [Board], isHeading: Bool
  ) throws -> PageCell {
    if aids.isInterrupted() { throw Failure("interrupted") }
    let border = cell.border ?? cell.symbol.map { Tint($0.category.color) }
    let spoken = cell.spoken ?? cell.text
    return PageCell(
      uid: cell.uid, position: cell.position, columns: cell.span.columns, rows: cell.span.rows,
      area: cell.area.map { [$0.x, $0.y, $0.width, $0.height] }, label: cell.text, spoken: spoken,
      name: cell.symbol?.name ?? cell.text, picture: cell.shown.map { place(of: $0) },
      sound: isHeading ? nil : try sound(of: cell, saying: spoken),
      video: cell.symbol?.video.map { videos.place(of: $0.bytes, mediaType: $0.format.mediaType) },
      word: isHeading ? nil : try word(of: cell), fill: cell.fill?.hex, border: border?.hex,
      hidden: cell.isHidden, level: cell.level, link: cell.link.flatMap { link in place(of: link, among: boards) },
      actions: cell.actions.map(\.rawValue), heading: isHeading ? true : nil, movable: board.isMovable,
      symbol: cell.symbol?.uid,
      favourite: cell.symbol.flatMap { aids.companion?.favourites.contains($0.uid) == true ? true : nil })
  }

  private func place(of link: BoardLink, among boards: [Board]) -> Int? {
    boards.firstIndex { !link.uid.isEmpty && $0.uid == link.uid } ?? boards.firstIndex { $0.name == link.name }
  }

  private mutating func place(of picture: Picture) -> Int {
    pictures.place(of: picture.bytes, mediaType: picture.format.mediaType)
  }

  /// Its recording, else what the voice says; nothing for a cell that only acts.
  private mutating func sound(of cell: Board.Cell, saying text: String) throws -> Int? {
    guard let companion = aids.companion else { return nil }
    let sounds = companion.manner.sounds
    let recording = cell.voice ?? (cell.spoken == nil ? cell.symbol?.voice : nil)
    if let recording, sounds == .all || sounds == .recordings {
      let packed = try companion.packed(recording)
      return self.sounds.place(of: packed.bytes, mediaType: packed.mediaType)
    }
    guard sounds == .all || sounds == .voice, !text.isEmpty, let said = try companion.speech(text) else { return nil }
    return self.sounds.place(of: said.bytes, mediaType: said.mediaType)
  }

  private mutating func word(of cell: Board.Cell) throws -> Int? {
    guard let pointed = try aids.companion?.pointed(cell) else { return nil }
    let key = "\(pointed.concept ?? "")\u{0}\(pointed.text.folded)"
    if let place = wordPlaces[key] { return place }
    wordPlaces[key] = words.count
    words.append(pointed)
    return words.count - 1
  }

  private func sentences() throws -> String? {
    guard let ready = try aids.companion?.sentences(words), !ready.isEmpty else { return nil }
    return try SentenceText.packed(ready)
  }

  private func next() throws -> [String: [Int]]? {
    try aids.companion.map { companion in
      Dictionary(
        uniqueKeysWithValues: try companion.likely(words).map { said, likely in
          (said.map(String.init).joined(separator: " "), likely)
        })
    }
  }
}

/// Media that are told apart by their contents, each with its place.
private struct Shelf {
  private(set) var contents: [Content] = []
  private var places: [BytesKey: Int] = [:]

  struct Content {
    let bytes: Data
    let mediaType: String

    var address: String { DataAddress.text(type: mediaType, bytes: bytes) }
  }

  var addresses: [String] { contents.map(\.address) }

  mutating func place(of bytes: Data, mediaType: String) -> Int {
    if let known = places[BytesKey(bytes)] { return known }
    contents.append(Content(bytes: bytes, mediaType: mediaType))
    places[BytesKey(bytes)] = contents.count - 1
    return contents.count - 1
  }
}

extension Tint {
  /// As style sheets have it, with how much it covers.
  fileprivate var hex: String {
    let parts = [red, green, blue] + (alpha == 1 ? [] : [UInt8((alpha * 255).rounded())])
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
