import Foundation
import TagarelaKit

/// Turns a parcel into pages.
struct Printout {
  private let parcel: Parcel
  private let aids: WritingAids

  init(_ parcel: Parcel, _ aids: WritingAids) {
    self.parcel = parcel
    self.aids = aids
  }

  /// All pages.
  ///
  /// - Throws: ``Failure`` `print.nothing` when the parcel brings nothing to print, those of a page setup that can't be
  ///   (`print.margin`, `print.font`, `print.frame`, `print.card_size`), and what the renderer throws.
  func document() throws -> Document {
    switch parcel.kind {
    case .plan, .board, .symbols: return try document(ofPages: true)
    case .observations:
      let notes = ObservationPages(parcel, aids)
      return document(title: notes.heading.title, pages: try notes.pages())
    case .usage:
      let usage = UsagePages(parcel, aids)
      return document(title: usage.heading.title, pages: try usage.pages())
    default: throw Failure("print.nothing")
    }
  }

  /// Each page on white paper as a document of its own: a board's page whole, as tall as it needs; cards as on paper.
  ///
  /// - Throws: as ``document()``.
  func pictures() throws -> [Document] {
    let whole = try document(ofPages: false)
    return whole.pages.indices.map { whole.page($0) }
  }

  private func document(ofPages isPaged: Bool) throws -> Document {
    let measures = try PageMeasures(aids.page)
    let sheets = sheets
    var shelf = PictureShelf()
    var parts: [(heading: Heading, uid: String, leaves: [Leaf])] = []
    let isCollected = parcel.kind == .symbols || aids.page.form != .boards
    if isCollected {
      let (heading, looks) = try collection(sheets)
      let leaves = try collected(heading, looks, measures, &shelf)
      parts = [(heading, "", leaves)]
    } else {
      guard !sheets.isEmpty else { throw Failure("print.nothing") }
      let isSet = sheets.count > 1 || sheets.contains { $0.board.pages > 1 }
      for sheet in sheets {
        let board = try BoardPages(sheet, measures, aids)
        let leaves = isPaged ? try board.paged(isOfSeveral: isSet, &shelf) : try board.whole(&shelf)
        parts.append((sheet.heading, sheet.board.uid, leaves))
      }
    }
    let isNumbered = measures.setup.hasPageNumbers && (isPaged || isCollected)
    let bound = Binding(parts, foot: isNumbered ? Foot(wording: aids.wording) : nil, hasTitle: measures.setup.hasTitle)
    return document(
      title: parts.map(\.heading.title).joined(separator: ", "), pages: bound.pages, pictures: shelf.pictures,
      outline: bound.outline)
  }

  private var sheets: [BoardSheet] {
    switch parcel.kind {
    case .plan: parcel.plans.map { BoardSheet($0, of: parcel, aids) } + boardSheets
    default: boardSheets
    }
  }

  private var boardSheets: [BoardSheet] { parcel.boards.map { BoardSheet($0, of: parcel, aids) } }

  /// The symbols that are printed each for itself, with what stands above them.
  private func collection(_ sheets: [BoardSheet]) throws -> (Heading, [CellLook]) {
    let collection = SymbolCollection(sheets.map(\.board), parcel.symbols, layouts: aids.layouts, aids.page)
    guard !collection.looks.isEmpty else { throw Failure("print.nothing") }
    let title = parcel.title ?? (sheets.map(\.heading.title) + parcel.symbols.map(\.category.name)).first ?? ""
    return (Heading(title, of: parcel, aids), collection.looks)
  }

  private func collected(
    _ heading: Heading, _ looks: [CellLook], _ measures: PageMeasures, _ shelf: inout PictureShelf
  ) throws -> [Leaf] {
    let labels = aids.page.labels ?? .below
    if aids.page.form == .cards {
      return try CardPages(heading: heading, cards: looks, measures: measures, labels: labels, aids: aids).pages(&shelf)
    }
    return try ContactPages(heading: heading, contacts: looks, measures: measures, labels: labels, aids: aids)
      .pages(&shelf)
  }

  private func document(
    title: String, pages: [Scene], pictures: [Data] = [], outline: [Document.OutlineEntry] = []
  ) -> Document {
    Document(
      title: title, language: aids.wording.language.id, created: aids.now, pages: pages, pictures: pictures,
      outline: outline)
  }
}

extension Document {
  /// One of its pages on white paper, with the pictures that it shows.
  fileprivate func page(_ index: Int) -> Document {
    var page = pages[index]
    var places: [Int: Int] = [:]
    var shown: [Data] = []
    for element in page.elements.indices {
      guard case .picture(var picture) = page.elements[element] else { continue }
      if places[picture.picture] == nil {
        places[picture.picture] = shown.count
        shown.append(pictures[picture.picture])
      }
      picture.picture = places[picture.picture] ?? 0
      page.elements[element] = .picture(picture)
    }
    page.links = []
    let paper = Scene.Frame(x: 0, y: 0, width: page.width, height: page.height)
    page.elements.insert(.box(.init(frame: paper, fill: .white)), at: 0)
    return Document(
      title: title, author: author, language: language, created: created, pages: [page], pictures: shown)
  }
}
