import Clinic
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
      .text(layout.id), .text(layout.name(in: language)), .text(layout.sizes.text),
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

/// One page, with what each place is for or the word that it begins with.
private func showLayout(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let layout = try arguments.read(LayoutParameter.layout) { try context.clinic.layout(named: $0) }
  let page = try arguments.at(LayoutParameter.grid) {
    try context.clinic.page(of: layout, arguments[LayoutParameter.grid])
  }
  let cells = page.places.compactMap { place -> GridView.Cell? in
    let offer = place.offersWord ? context.wording.text(Phrase("board.way_word")) : nil
    guard let label = place.word ?? offer ?? place.slot.role.map({ context.wording.word("value.\($0.rawValue)") })
    else { return nil }
    return GridView.Cell(
      position: place.slot.position, span: place.span, label: label, border: place.slot.role?.tint)
  }
  let language = context.wording.language.id
  return Outcome(
    .grid(
      GridView(title: layout.name(in: language), size: page.size, cells: cells), record: page.record(in: language)))
}
