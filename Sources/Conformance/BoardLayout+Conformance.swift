public import TagarelaKit

/// Asks a layout for boards of every size that it takes, on a wide, a tall and a tiny page, with and without cells that
/// take several places, and for what a new board begins with.
///
/// - Parameter languages: those in which its texts must be; a layout that a pack brings may speak fewer.
/// - Returns: what it breaks of ``BoardLayout``'s promises. Empty when it keeps them.
public func checkConformance(of layout: BoardLayout, in languages: [String] = []) -> [String] {
  var found = complaints(aboutIdentifier: layout.id, of: "layout")
  found += textComplaints(layout, languages).map { "layout \(layout.id): \($0)" }
  guard layout.sizes.isOrdered else {
    return found + [
      "layout \(layout.id): its least, usual and largest sizes are in no order, or the usual size lies outside"
    ]
  }
  let pages = [
    Scene.Frame(x: 0, y: 0, width: 842, height: 595), Scene.Frame(x: 36, y: 72.5, width: 523, height: 700),
    Scene.Frame(x: -5, y: -5, width: 10, height: 1),
  ]
  var chance = Chance()
  for (index, size) in sizes(of: layout).enumerated() {
    let page = pages[index % pages.count]
    for spans in [[:], chance.spans(on: size)] {
      let request = LayoutRequest(size: size, area: page, spans: spans)
      let check = SlotCheck(slots: layout.slots(request), request: request)
      found += check.complaints.map { "layout \(layout.id), \(size)\(spans.isEmpty ? "" : " with spans"): \($0)" }
    }
    for language in languages.isEmpty ? layout.names.keys.sorted() : languages {
      let check = BeginningCheck(cells: layout.beginning(size, language), size: size)
      found += check.complaints.map { "layout \(layout.id), \(size) in “\(language)”: \($0)" }
    }
    // A layout that fails at one size fails at hundreds.
    if found.count >= 10 { break }
  }
  return found
}

private func textComplaints(_ layout: BoardLayout, _ languages: [String]) -> [String] {
  guard !layout.names.isEmpty else { return ["it has no name"] }
  let isBlank = { (text: String?) in text?.allSatisfy(\.isWhitespace) ?? true }
  var found = languages.filter { isBlank(layout.names[$0]) }.map { "it has no name in \($0)" }
  found += languages.filter { isBlank(layout.purposes[$0]) }.map { "nothing says in \($0) what it is good for" }
  if layout.names.values.contains(where: { isBlank($0) }) { found.append("a name has no letters") }
  return found
}

private func sizes(of layout: BoardLayout) -> [GridSize] {
  // A layout with a size of its own is asked for that one on all pages.
  if let size = layout.sizes.single { return [size, size, size] }
  let (least, most) = (layout.sizes.least, layout.sizes.most)
  return (least.rows...most.rows).flatMap { rows in
    (least.columns...most.columns).compactMap { GridSize(columns: $0, rows: rows) }
  }
}

/// The same numbers each time, that nobody foresaw.
private struct Chance {
  private var state: UInt64 = 1

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  /// Cells of up to three places by three, each on the page and none over another.
  mutating func spans(on size: GridSize) -> [Int: Span] {
    var spans: [Int: Span] = [:]
    var taken: Set<Int> = []
    for _ in 0..<max(6, size.count / 6) {
      let position = 1 + below(size.count)
      guard let span = Span(columns: 1 + below(3), rows: 1 + below(3)),
        let covered = size.positions(covered: span, at: position), taken.isDisjoint(with: covered)
      else { continue }
      taken.formUnion(covered)
      spans[position] = span
    }
    return spans
  }
}
