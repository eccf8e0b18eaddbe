import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// The screen on which somebody chooses what to take of a file.
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
  private var choosing: ArrivalChoosing
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
    numbers = arrival.summary.numbers
    choosing = ArrivalChoosing(arrival, beginningWith: selection)
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
          "taken": .integer(choosing.taken.count), "count": .integer(items.count),
          "open": .integer(choosing.taken.count { !choosing.open($0).isEmpty }),
        ]))
  }

  var choice: ChangeSet.Choice { choosing.choice }

  func row(_ index: Int) -> ListRow {
    switch rows[index] {
    case .group(let number): return ListRow(preview.heading(arrival.summary.groups[number]), mark: nil)
    case .item(let place):
      let mark: ListRow.Mark = !choosing.taken.contains(place) ? .left : choosing.open(place).isEmpty ? .taken : .open
      return ListRow(text(ofItem: place), depth: 1, mark: mark)
    case .field(let place, let number):
      let difference = items[place].differences[number]
      let mark: ListRow.Mark =
        switch choosing.taken.contains(place) ? choosing.side(of: difference.field, at: place) : .ours {
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
    case (.turn, .item(let place)):
      if choosing.taken.contains(place) { leave([place]) } else { take([place]) }
    case (.turn, .field(let place, let number)):
      let isTheirs = choosing.taken.contains(place) && choosing.side(of: field(place, number), at: place) == .theirs
      choosing.choose(isTheirs ? .ours : .theirs, field(place, number), at: place)
    case (.left, .field(let place, let number)): choosing.choose(.ours, field(place, number), at: place)
    case (.right, .field(let place, let number)): choosing.choose(.theirs, field(place, number), at: place)
    case (.left, .item(let place)): choosing.choose(.ours, at: place)
    case (.right, .item(let place)): choosing.choose(.theirs, at: place)
    case (.left, .group), (.right, .group), (.letter, _): break
    }
    return index
  }

  private static let allOfKind: Character = "a"

  private func field(_ place: Int, _ number: Int) -> String { items[place].differences[number].field }

  /// All that is wanted is clear, or it goes to what isn't.
  private mutating func confirm(_ index: Int) -> Int {
    let unclear = rows.firstIndex { row in
      guard case .field(let place, let number) = row, choosing.taken.contains(place) else { return false }
      return choosing.side(of: field(place, number), at: place) == nil
    }
    guard let unclear else {
      isConfirmed = true
      return index
    }
    feedback = wording.text(Phrase("receive.choose_first"))
    return unclear
  }

  private mutating func turn(group number: Int) {
    let places = Set(arrival.summary.groups[number].places)
    if choosing.taken.isSuperset(of: places) { leave(places) } else { take(places.subtracting(choosing.taken)) }
  }

  private mutating func take(_ places: Set<Int>) {
    feedback = along(choosing.take(places)) { Phrase("receive.taken_along", $0) }
  }

  private mutating func leave(_ places: Set<Int>) {
    feedback = along(choosing.leave(places)) { Phrase("receive.left_along", $0) }
  }

  private func along(_ places: Set<Int>, _ phrase: (KeyValuePairs<String, Value>) -> Phrase) -> String {
    guard !places.isEmpty else { return "" }
    let names = places.sorted().prefix(3).map { Value.text(text(ofItem: $0)) }
    return wording.text(phrase(["names": .list(names), "count": .integer(places.count)]))
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
