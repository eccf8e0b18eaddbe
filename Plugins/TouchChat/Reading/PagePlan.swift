import TagarelaKit

/// Where the boxes of a page lie on a board, and the cells in them: boxes of one height side by side, others below.
struct PagePlan {
  struct Place {
    let cell: VocabularyTables.Cell
    let column: Int
    let row: Int
  }

  /// As large as the page is; nil where nothing tells it, and cells flow in their order.
  let size: (columns: Int, rows: Int)?
  let places: [Place]

  init(_ page: VocabularyTables.Page, in vocabulary: VocabularyTables) {
    let instances = vocabulary.instances[page.id] ?? []
    var places: [Place] = []
    var isFlowing = false
    var (top, widest) = (0, 0)
    for (_, row) in Dictionary(grouping: instances, by: \.y).sorted(by: { $0.key < $1.key }) {
      var (left, height) = (0, 0)
      for instance in row.sorted(by: { $0.x < $1.x }) {
        let cells = (vocabulary.cells[instance.box] ?? []).sorted { $0.location < $1.location }
        let size = Self.size(vocabulary.boxes[instance.box], instance, cells)
        if size == nil { isFlowing = true }
        let columns = size?.columns ?? 1
        places += cells.map {
          Place(cell: $0, column: left + $0.location % columns, row: top + $0.location / columns)
        }
        left += columns
        height = max(height, size?.rows ?? cells.count)
      }
      (top, widest) = (top + height, max(widest, left))
    }
    size = isFlowing || widest == 0 ? nil : (widest, max(top, 1))
    self.places = places
  }

  /// Of the box, else of its place on the page, where that has room for its cells.
  private static func size(
    _ box: VocabularyTables.Box?, _ instance: VocabularyTables.Instance, _ cells: [VocabularyTables.Cell]
  ) -> (
    columns: Int, rows: Int
  )? {
    let last = cells.last?.location ?? 0
    for (columns, rows) in [(box?.columns, box?.rows), (instance.columns, instance.rows)] {
      guard let columns, let rows, (1...1_000).contains(columns), (1...1_000).contains(rows) else { continue }
      if last < columns * rows { return (columns, rows) }
    }
    return nil
  }
}
