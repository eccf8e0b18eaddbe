import TagarelaKit

/// A sheet of a spreadsheet, as far as words need it.
struct Sheet {
  let name: String
  var rows: [ListRow] = []
  var merged: [MergedRows] = []
  var pictures: [SheetPicture] = []
  /// Pictures that lie on the sheet and in no cell.
  var picturesApart = 0
  var hiddenRows = 0
  /// Rows beyond what is read of one file.
  var rowsLeft = 0
  /// What can't be read as it stands in its cells.
  var complaints = ListComplaints()

  init(name: String) { self.name = name }
}

/// Cells of one column that are merged: what stands in the first is seen beside all of their rows.
struct MergedRows {
  /// From 0.
  let column: Int
  /// From 1.
  let first: Int
  let last: Int
}

/// A picture that is anchored to a cell.
struct SheetPicture {
  /// From 1.
  let row: Int
  /// From 0.
  let column: Int
  /// In the archive; nil for one that lies elsewhere.
  let path: String?
}
