import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// The screen on which somebody chooses what to take of a file: item by item, and field by field where something changes.
/// Taking something takes what it rests on; leaving something leaves what rests on it.
struct ReceiveList: ShownList {
  private enum Place {
    case group(Int)
    case item(Int)
    case field(Int, Int)

    var item: Int? {
      switch self {
      case .group: nil
      case .item(let place), .field(let place, _): place
      }
    }
  }

  private let arrival: Arrival
  private let clinic: Clinic
  private let preview: Preview
  private let drawer: PictureDrawer?
  private let rows: [Place]
  private let numbers: [Int: Int]
  private let captions: (here: String, there: String)
  private var taken: Set<Int>
  /// Whose version each field gets; none for what both sides have changed and nobody has chosen.
  private var sides: [Int: [String: Wanted.Side]] = [:]
  let title: String
  private(set) var feedback = ""
  private(set) var isConfirmed = false

  /// - Parameters:
  ///   - selection: what is taken as long as nobody chooses otherwise; its conflicts as well.
  ///   - path: of the file.
  init(_ context: Context, _ arrival: Arrival, _ selection: Selection, path: String) throws {
    self.arrival = arrival
    clinic = try context.clinic
    preview = Preview(arrival: arrival, clinic: clinic)
    drawer = context.pictures(inCells: true)
    title = context.wording.text(Phrase("receive.choosing", ["path": .text(path)]))
    captions = (
      context.wording.text(Phrase("receive.here")), context.wording.text(Phrase("receive.there"))
    )
    let items = arrival.changes.items
    rows = arrival.summary.groups.enumerated().flatMap { number, group in
      [Place.group(number)]
        + group.places.flatMap { place in
          [.item(place)]
            + (items[place].action == .changed ? items[place].differences.indices.map { .field(place, $0) } : [])
        }
    }
    numbers = Dictionary(
      uniqueKeysWithValues: arrival.summary.places.enumerated().map { ($0.element, $0.offset + 1) })
    taken = Set(selection.choice.taken.keys).union(selection.conflicts)
    for (place, item) in items.enumerated() where !item.differences.isEmpty {
      let staying = selection.choice.taken[place]
      let chosen = item.differences.compactMap { difference -> (String, Wanted.Side)? in
        if let staying { return (difference.field, staying.contains(difference.field) ? .ours : .theirs) }
        return difference.standing == .both ? nil : (difference.field, difference.standing == .ours ? .ours : .theirs)
      }
      sides[place] = Dictionary(chosen) { first, _ in first }
    }
  }

  private var items: [ChangeSet.Item] { arrival.changes.items }
  private var wording: Wording { clinic.wording }

  var isOver: Bool { isConfirmed }
  var count: Int { rows.count }

  var standing: String {
    wording.text(
      Phrase(
        "receive.standing",
        [
          "taken": .integer(taken.count), "count": .integer(items.count),
          "open": .integer(taken.count { !open($0).isEmpty }),
        ]))
  }

  /// What is taken, with the fields that stay.
  var choice: ChangeSet.Choice {
    ChangeSet.Choice(
      taken: Dictionary(
        uniqueKeysWithValues: taken.map { place in
          (place, Set(items[place].differences.map(\.field).filter { sides[place]?[$0] == .ours }))
        }))
  }

  /// The fields of an item for which somebody has to choose.
  private func open(_ place: Int) -> [FieldDifference] {
    items[place].differences.filter { sides[place]?[$0.field] == nil }
  }

  func row(_ index: Int) -> ListRow {
    switch rows[index] {
    case .group(let number): return ListRow(preview.heading(arrival.summary.groups[number]), mark: nil)
    case .item(let place):
      let mark: ListRow.Mark = !taken.contains(place) ? .left : open(place).isEmpty ? .taken : .open
      return ListRow(text(ofItem: place), depth: 1, mark: mark)
    case .field(let place, let number):
      let difference = items[place].differences[number]
      let mark: ListRow.Mark =
        switch taken.contains(place) ? sides[place]?[difference.field] : .ours {
        case .ours: .onLeft
        case .theirs: .onRight
        case nil: .open
        }
      let line = try? preview.line(difference, of: items[place])
      return ListRow(line ?? wording.field(difference.field), depth: 3, mark: mark)
    }
  }

  private func text(ofItem place: Int) -> String {
    let item = items[place]
    let name = item.many == nil ? preview.name(of: item) : preview.counted(item.kind, item.count)
    return "#\(numbers[place] ?? 0) \(name)"
  }

  func detail(_ index: Int) -> ListDetail {
    let text = row(index).text
    switch rows[index] {
    case .group: return ListDetail(text)
    case .item(let place):
      let item = items[place]
      let difference = item.differences.first { $0.hasPicture }
      return ListDetail(text, pictures: difference.map(pictures) ?? picture(item.picture, captions.there))
    case .field(let place, let number): return ListDetail(text, pictures: pictures(items[place].differences[number]))
    }
  }

  private func pictures(_ difference: FieldDifference) -> [(caption: String, drawing: TerminalDrawing)] {
    picture(try? clinic.picture(of: difference.here), captions.here)
      + picture(try? clinic.picture(of: difference.there), captions.there)
  }

  private func picture(_ picture: Picture?, _ caption: String) -> [(caption: String, drawing: TerminalDrawing)] {
    guard let picture, let drawer else { return [] }
    return [(caption, drawer.drawing { picture })]
  }

  mutating func perform(_ gesture: ListGesture, at index: Int) throws -> Int {
    feedback = ""
    switch (gesture, rows[index]) {
    case (.confirm, _): return confirm(index)
    case (.turn, .group(let number)), (.letter(Self.allOfKind), .group(let number)): turn(group: number)
    case (.letter(Self.allOfKind), let row):
      let number = arrival.summary.groups.firstIndex { $0.places.contains(row.item ?? -1) }
      number.map { turn(group: $0) }
    case (.turn, .item(let place)): turn(place)
    case (.turn, .field(let place, let number)):
      let field = items[place].differences[number].field
      choose(sides[place]?[field] == .theirs && taken.contains(place) ? .ours : .theirs, place, [field])
    case (.left, .field(let place, let number)): choose(.ours, place, [items[place].differences[number].field])
    case (.right, .field(let place, let number)): choose(.theirs, place, [items[place].differences[number].field])
    case (.left, .item(let place)): choose(.ours, place, items[place].differences.map(\.field))
    case (.right, .item(let place)): choose(.theirs, place, items[place].differences.map(\.field))
    case (.left, .group), (.right, .group), (.letter, _): break
    }
    return index
  }

  private static let allOfKind: Character = "a"

  /// All that is wanted is clear, or it goes to what isn't.
  private mutating func confirm(_ index: Int) -> Int {
    let unclear = rows.firstIndex { row in
      guard case .field(let place, let number) = row, taken.contains(place) else { return false }
      return sides[place]?[items[place].differences[number].field] == nil
    }
    guard let unclear else {
      isConfirmed = true
      return index
    }
    feedback = wording.text(Phrase("receive.choose_first"))
    return unclear
  }

  private mutating func turn(_ place: Int) {
    if taken.contains(place) { leave([place]) } else { take([place]) }
  }

  private mutating func turn(group number: Int) {
    let places = Set(arrival.summary.groups[number].places)
    if taken.isSuperset(of: places) { leave(places) } else { take(places.subtracting(taken)) }
  }

  private mutating func take(_ places: Set<Int>) {
    let grounds = arrival.changes.grounds(of: places).subtracting(taken)
    taken.formUnion(places.union(grounds))
    for place in places where items[place].isOurs { choose(.theirs, place, items[place].differences.map(\.field)) }
    feedback = along(grounds) { Phrase("receive.taken_along", $0) }
  }

  private mutating func leave(_ places: Set<Int>) {
    let resting = arrival.changes.resting(on: places).intersection(taken)
    taken.subtract(places.union(resting))
    feedback = along(resting) { Phrase("receive.left_along", $0) }
  }

  private func along(_ places: Set<Int>, _ phrase: (KeyValuePairs<String, Value>) -> Phrase) -> String {
    guard !places.isEmpty else { return "" }
    let names = places.sorted().prefix(3).map { Value.text(text(ofItem: $0)) }
    return wording.text(phrase(["names": .list(names), "count": .integer(places.count)]))
  }

  private mutating func choose(_ side: Wanted.Side, _ place: Int, _ fields: [String]) {
    for field in fields { sides[place, default: [:]][field] = side }
    if !fields.isEmpty { taken.insert(place) }
  }
}

extension FieldDifference {
  fileprivate var hasPicture: Bool {
    for version in [here, there] {
      switch version {
      case .picture, .keptPicture: return true
      default: continue
      }
    }
    return false
  }
}
