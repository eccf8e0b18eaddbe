public import TagarelaKit

/// A page of a layout with what a new board begins with.
public struct LayoutPage: Sendable {
  public let layout: BoardLayout
  public let size: GridSize
  /// In reading order.
  public let places: [Place]

  public struct Place: Sendable {
    public let slot: LayoutSlot
    /// `B2`
    public let cell: String
    /// With which the place begins.
    public let word: String?
    /// Whether it begins with one that changes with what is said.
    public let offersWord: Bool
    public let span: Span
  }

  fileprivate init(_ layout: BoardLayout, _ size: GridSize, in language: String) {
    self.layout = layout
    self.size = size
    let beginning = Dictionary(layout.beginning(size, language).map { ($0.position, $0) }) { first, _ in first }
    let spans = beginning.mapValues(\.span).filter { $0.value != .single }
    places = layout.slots(LayoutRequest(size: size, area: Self.paper, spans: spans)).map { slot in
      let begun = beginning[slot.position]
      return Place(
        slot: slot, cell: size.name(ofPosition: slot.position), word: begun?.label,
        offersWord: begun?.actions.contains(.suggestion) ?? false, span: begun?.span ?? .single)
    }
  }

  /// A4 lying on its side, in points.
  fileprivate static let paper = Scene.Frame(x: 0, y: 0, width: 842, height: 595)

  /// For programs, in a language.
  public func record(in language: String) -> Record {
    Record([
      "layout": .text(layout.id), "name": .text(layout.name(in: language)),
      "purpose": .text(layout.purpose(in: language)), "least": .text(layout.sizes.least.description),
      "most": .text(layout.sizes.most.description), "usual": .text(layout.sizes.usual.description),
      "columns": .integer(size.columns), "rows": .integer(size.rows),
      "slots": .list(places.map { .record($0.record) }),
    ])
  }
}

extension LayoutPage.Place {
  /// Measures are shares of the page.
  fileprivate var record: Record {
    func share(_ part: Double, of whole: Double) -> Value { .real((part / whole * 10_000).rounded() / 10_000) }
    let paper = LayoutPage.paper
    return Record([
      "cell": .text(cell), "position": .integer(slot.position), "role": slot.role.map { .word($0.rawValue) } ?? .none,
      "text": Value(word), "x": share(slot.frame.x, of: paper.width), "y": share(slot.frame.y, of: paper.height),
      "width": share(slot.frame.width, of: paper.width), "height": share(slot.frame.height, of: paper.height),
    ])
  }
}

extension Clinic {
  /// The layout that a word means, by its identifier or by its name in any language.
  ///
  /// - Throws: ``Failure`` `layout.unknown` with those that may have been meant, as the user's language calls them.
  public func layout(named word: String) throws -> BoardLayout {
    let languages = registry.all(.languages).map(\.id)
    return try only(meantBy: word, among: registry.all(.layouts), unknown: "layout.unknown") { layout in
      [layout.name(in: wording.language.id), layout.id] + languages.map(layout.name(in:))
    }
  }

  /// A page of a layout as a new board has it.
  ///
  /// - Parameter size: nil for the usual one.
  /// - Throws: ``Failure`` `layout.other_size`, `layout.sizes`.
  public func page(of layout: BoardLayout, _ size: GridSize? = nil) throws -> LayoutPage {
    if let size { try layout.check(size) }
    return LayoutPage(layout, size ?? layout.sizes.usual, in: wording.language.id)
  }
}
