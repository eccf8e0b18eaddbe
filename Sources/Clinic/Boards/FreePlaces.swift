import TagarelaKit
import Workspace

/// The places of a board that are free for symbols, and which of them comes next.
struct FreePlaces {
  private let size: GridSize
  /// Those that are filled, from 1.
  private let pages: ClosedRange<Int>
  /// One page's, in the order in which they are filled: reading order, of a schedule of several days time after time, day after
  /// day.
  private let slots: [(position: Int, role: SlotRole?)]
  private var taken: Set<Int>
  /// Of a schedule of one day.
  private let day: DayRows?
  /// Where what was named last has gone.
  private var lastRow = -1

  /// - Parameter page: the only one that is filled.
  init(_ clinic: Clinic, _ board: BoardRecord, only page: Int?) throws {
    size = board.size
    pages = page.map { $0...$0 } ?? 1...max(1, board.pages)
    let request = LayoutRequest(size: size, area: Scene.Frame(x: 0, y: 0, width: 1000, height: 1000))
    let given = (clinic.registry.first(.layouts, id: board.layout)?.slots(request) ?? []).map { ($0.position, $0.role) }
    let cells = try clinic.workspace.cells(of: board)
    day = DayRows(given, cells, size)
    let isOfDays = day == nil && given.contains { $0.1 == .activity }
    let column = { [size] (position: Int) in size.place(ofPosition: position).column }
    let all = given.isEmpty ? (1...size.count).map { ($0, nil) } : given
    slots = (isOfDays ? all.sorted { (column($0.0), $0.0) < (column($1.0), $1.0) } : all)
      .filter { $0.1?.takesSymbols != false }
    taken = Set(cells.flatMap { [size] in size.positions(covered: $0.span, at: $0.position) ?? [$0.position] })
  }

  /// Whether there is any place for symbols, be it free or not.
  var takeSymbols: Bool { !slots.isEmpty }

  /// Whether places are for certain kinds of words.
  var areForWords: Bool { slots.contains { $0.role?.isGrammatical == true } }

  var haveHours: Bool { day != nil }

  /// How many there are.
  var count: Int { free.count }

  /// - Parameters:
  ///   - role: the kind of word; nil, or one that the layout hasn't, for any.
  ///   - hour: when it is done, where rows are hours.
  mutating func take(for role: SlotRole?, hour: Double?) -> Int? {
    let wanted = role.flatMap { role in slots.contains { $0.role == role } ? role : nil }
    guard let day else { return take(free.first { wanted == nil || $0.role == wanted }?.position) }
    let rows = hour.map { day.rows(nearest: $0) } ?? day.rows(after: lastRow)
    let byRow = Dictionary(grouping: free.map(\.position)) { size.place(ofPosition: $0).row }
    guard let row = rows.first(where: { byRow[$0] != nil }) else { return nil }
    lastRow = row
    return take(byRow[row]?.first)
  }

  /// The place whose column is nearest to those of a kind of word.
  mutating func takeNearest(to role: SlotRole?) -> Int? {
    let own = slots.filter { $0.role == role }.map { size.place(ofPosition: $0.position).column }
    func rank(_ position: Int) -> (Int, Int, Int) {
      let place = size.place(ofPosition: position)
      return (place.page, own.map { abs($0 - place.column) }.min() ?? 0, position)
    }
    return take(free.min { rank($0.position) < rank($1.position) }?.position)
  }

  private mutating func take(_ position: Int?) -> Int? {
    if let position { taken.insert(position) }
    return position
  }

  private var free: [(position: Int, role: SlotRole?)] {
    pages.flatMap { page in
      slots.map { (position: (page - 1) * size.count + $0.position, role: $0.role) }
    }.filter { !taken.contains($0.position) }
  }
}

extension SlotRole {
  /// True for the columns of a sentence.
  fileprivate var isGrammatical: Bool {
    switch self {
    case .social, .people, .verbs, .descriptors, .nouns, .little: true
    default: false
    }
  }

  /// False for what is written.
  fileprivate var takesSymbols: Bool { self != .heading && self != .key }
}
