import Desk
import Shell
import TagarelaKit

/// What the commands of layouts take.
enum LayoutParameter {
  static let layout = Argument.operand("layout", .name(BoardParameter.layouts))
  static let grid = Argument.option("grid", .grid)
}

extension Noun {
  static let layout = Noun(
    "layout",
    [
      Command(
        Signature(
          "layout", "list"),
        .reads, run: listLayouts),
      Command(
        Signature(
          "layout", "show", [LayoutParameter.layout, LayoutParameter.grid]),
        .reads, run: showLayout),
    ])
}

private func listLayouts(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let language = context.wording.language.id
  let rows = context.registry.all(.layouts).map { layout -> [Value] in
    [
      .text(layout.id), .text(layout.name(in: language)), .text(text(of: layout.sizes)),
      .text(layout.purpose(in: language)), .text(layout.sizes.least.description),
      .text(layout.sizes.most.description), .text(layout.sizes.usual.description),
    ]
  }
  return .table(
    Table(
      [
        .init("layout"), .init("name"), .init("size"), .init("purpose", .wrapped), .init("least", .hidden),
        .init("most", .hidden), .init("usual", .hidden),
      ], rows: rows, empty: Phrase("layout.none")))
}

/// The usual size, and between which others there may be.
func text(of sizes: BoardLayout.Sizes) -> String {
  func text(_ size: GridSize) -> String { "\(size.columns) × \(size.rows)" }
  return sizes.single.map(text) ?? "\(text(sizes.usual)) (\(text(sizes.least)) – \(text(sizes.most)))"
}

/// One page, with what each place is for or the word that it begins with.
private func showLayout(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let layout = try layout(context, try arguments[LayoutParameter.layout], arguments)
  let size = arguments[LayoutParameter.grid] ?? layout.sizes.usual
  try arguments.at(LayoutParameter.grid) {
    guard layout.sizes.contains(size) else {
      throw Failure("layout.sizes", ["layout": .text(layout.id), "sizes": .text(text(of: layout.sizes))])
    }
  }
  let language = context.wording.language.id
  let page = LayoutPage(layout: layout, size: size, language: language)
  let cells = page.places.compactMap { place -> GridView.Cell? in
    let offer = place.offersWord ? context.wording.text(Phrase("board.way_word")) : nil
    guard let label = place.word ?? offer ?? place.slot.role.map({ context.wording.word("value.\($0.rawValue)") })
    else { return nil }
    return GridView.Cell(
      position: place.slot.position, span: place.span, label: label, border: place.slot.role?.tint)
  }
  let record = Record([
    "layout": .text(layout.id), "name": .text(layout.name(in: language)),
    "purpose": .text(layout.purpose(in: language)), "least": .text(layout.sizes.least.description),
    "most": .text(layout.sizes.most.description), "usual": .text(layout.sizes.usual.description),
    "columns": .integer(size.columns), "rows": .integer(size.rows),
    "slots": .list(page.places.map { .record($0.record) }),
  ])
  return Outcome(.grid(GridView(title: layout.name(in: language), size: size, cells: cells), record: record))
}

/// By its identifier or by its name in the user's language.
private func layout(_ context: Context, _ word: String, _ arguments: Arguments) throws -> BoardLayout {
  try arguments.at(LayoutParameter.layout) {
    let all = context.registry.all(.layouts)
    let language = context.wording.language.id
    if let layout = all.first(where: { $0.id == word.folded || $0.name(in: language).folded == word.folded }) {
      return layout
    }
    throw Failure("layout.unknown", ["name": .text(word)], candidates: nearest(to: word, among: all.map(\.id)))
  }
}

/// A page of a layout with what a new board begins with.
private struct LayoutPage {
  let places: [Place]

  struct Place {
    let slot: LayoutSlot
    let cell: String
    /// With which the place begins.
    let word: String?
    /// Whether it begins with one that changes with what is said.
    let offersWord: Bool
    let span: Span

    /// Measures are shares of an A4 page lying on its side.
    var record: Record {
      func share(_ part: Double, of whole: Double) -> Value { .real((part / whole * 10_000).rounded() / 10_000) }
      return Record([
        "cell": .text(cell), "position": .integer(slot.position), "role": slot.role.map { .word($0.rawValue) } ?? .none,
        "text": Value(word), "x": share(slot.frame.x, of: LayoutPage.paper.width),
        "y": share(slot.frame.y, of: LayoutPage.paper.height),
        "width": share(slot.frame.width, of: LayoutPage.paper.width),
        "height": share(slot.frame.height, of: LayoutPage.paper.height),
      ])
    }
  }

  init(layout: BoardLayout, size: GridSize, language: String) {
    let beginning = Dictionary(layout.beginning(size, language).map { ($0.position, $0) }) { first, _ in first }
    let spans = beginning.mapValues(\.span).filter { $0.value != .single }
    places = layout.slots(LayoutRequest(size: size, area: Self.paper, spans: spans)).map { slot in
      let begun = beginning[slot.position]
      return Place(
        slot: slot, cell: size.name(ofPosition: slot.position), word: begun?.label,
        offersWord: begun?.actions.contains(.suggestion) ?? false, span: begun?.span ?? .single)
    }
  }

  private static let paper = Scene.Frame(x: 0, y: 0, width: 842, height: 595)
}
