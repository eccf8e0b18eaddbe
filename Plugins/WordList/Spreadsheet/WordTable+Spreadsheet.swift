import TagarelaKit

extension WordTable {
  /// A category or board whose cell is merged over several rows is that of all of them.
  mutating func spread(_ merged: [MergedRows]) {
    for column in [WordColumn.category, .board].compactMap({ columns[$0] }) {
      let own = Dictionary(merged.filter { $0.column == column }.map { ($0.first, $0.last) }) { first, _ in first }
      var seen: (text: String, last: Int) = ("", 0)
      for index in rows.indices {
        let row = rows[index]
        if let last = own[row.number] { seen = (row.text(column), last) }
        guard row.number <= seen.last, row.text(column).isEmpty else { continue }
        while rows[index].cells.count <= column { rows[index].cells.append("") }
        rows[index].cells[column] = seen.text
      }
    }
  }

  /// The one picture in a word's row is the word's.
  mutating func place(
    _ pictures: [SheetPicture], of sheet: String, _ parts: SpreadsheetParts, _ complaints: inout ListComplaints
  ) {
    let places = Dictionary(rows.indices.map { (rows[$0].number, $0) }) { first, _ in first }
    for picture in pictures {
      let place = ListRow(number: picture.row, sheet: sheet, cells: []).place(picture.column)
      guard let index = places[picture.row], rows[index].picture == nil,
        columns[.word].map({ !rows[index].text($0).isEmpty }) == true
      else {
        complaints.add("word_list.picture_left", ["place": place])
        continue
      }
      rows[index].picture = picture.path.flatMap(parts.picture)
      if rows[index].picture == nil { complaints.add("word_list.picture_format", ["place": place]) }
    }
  }
}
