import StructuredText
import TagarelaKit

/// What all sheets of a file may hold together.
struct SheetRoom {
  let file: String
  var rows = WordTable.mostWords + 1
  /// With the empty ones before the last of a row.
  var cells = 2_000_000
  /// Of the cells' texts.
  var bytes = DelimitedList.largest

  init(file: String) { self.file = file }
}

/// Collects the rows of a sheet. Numbers that would lead beyond all sheets are taken for the last one.
struct SheetRows {
  private(set) var sheet: Sheet
  private(set) var room: SheetRoom
  private(set) var number = 1
  private var cells: [String] = []
  private var isHidden = false

  /// Of a sheet, counted from 1.
  static let last = 1_048_576

  init(_ name: String, in room: SheetRoom) {
    sheet = Sheet(name: name)
    self.room = room
  }

  /// Of a cell in the row that is being read, as messages name it.
  func place(_ column: Int) -> Value { ListRow(number: number, sheet: sheet.name, cells: []).place(column) }

  mutating func begin(_ number: Int, isHidden: Bool) {
    self.number = min(max(number, 1), Self.last)
    self.isHidden = isHidden
    cells.removeAll(keepingCapacity: true)
  }

  /// - Parameter columns: that hold it, from 0; what lies beyond the widest table stays out.
  mutating func put(_ text: String, _ columns: Range<Int>) {
    guard !text.isEmpty, columns.lowerBound < DelimitedText.mostCells else { return }
    while cells.count < columns.lowerBound { cells.append("") }
    for column in columns.clamped(to: 0..<DelimitedText.mostCells) {
      if column < cells.count { cells[column] = text } else { cells.append(text) }
    }
  }

  /// Keeps the row if it holds something, as often as it is repeated.
  ///
  /// - Throws: ``Failure`` `word_list.sheet.large`.
  mutating func end(repeated count: Int = 1) throws {
    let count = min(max(count, 1), Self.last - number + 1)
    defer { number = min(number + count, Self.last) }
    guard cells.contains(where: { !$0.trimmingBlanks.isEmpty }) else { return }
    if isHidden { sheet.hiddenRows += count }
    let kept = min(count, room.rows)
    sheet.rowsLeft += count - kept
    room.rows -= kept
    room.cells -= kept * cells.count
    room.bytes -= kept * cells.reduce(0) { $0 + $1.utf8.count }
    guard room.cells >= 0, room.bytes >= 0 else { throw Failure("word_list.sheet.large", ["file": .text(room.file)]) }
    for offset in 0..<kept { sheet.rows.append(ListRow(number: number + offset, sheet: sheet.name, cells: cells)) }
  }

  mutating func complain(_ key: String, _ column: Int) {
    sheet.complaints.add(key, ["place": place(column)])
  }

  /// What a cell shows in place of a result.
  mutating func complain(ofError text: String, _ column: Int) {
    sheet.complaints.add("word_list.cell_error", ["place": place(column), "text": .text(String(text.prefix(40)))])
  }

  mutating func merge(_ column: Int, _ first: Int, _ last: Int) {
    guard last > first, column < DelimitedText.mostCells else { return }
    sheet.merged.append(MergedRows(column: column, first: first, last: min(last, Self.last)))
  }

  mutating func add(_ picture: SheetPicture) { sheet.pictures.append(picture) }
  mutating func addPictureApart() { sheet.picturesApart += 1 }
}
