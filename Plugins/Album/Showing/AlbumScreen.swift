import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// An album as large as the screen; where there is none, a page of it as text.
func openAlbum(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.albumBook(arguments)
  let album = try context.album(arguments, in: book)
  let count = try book.count(of: album)
  // An empty one says what can be put into it.
  guard context.console.hasScreen, count > 0 else { return try page(context, arguments, of: album, in: book) }
  let first = ((arguments[AlbumParameter.page] ?? 1) - 1) * AlbumBook.perPage
  guard first < count else { return try page(context, arguments, of: album, in: book) }
  var screen = AlbumScreen(context: context, book: book, album: album, count: count, first: first)
  let keys = context.wording.text(Phrase("album.keys"))
  let words = ShownBoardWording(keys: keys, moreKeys: context.wording.text(Phrase("album.large_keys"))) { _, _ in "" }
  let lock = try context.screenLock(for: book.patient)
  try context.console.open(try screen.shown(), wording: words, lock: lock) { try screen.perform($0) }
  return Outcome(.nothing, said: Phrase("album.closed", ["name": .text(book.title(of: album))]))
}

/// Fifteen pictures, of which one becomes large; from there to the one before and after it, and back.
struct AlbumScreen {
  private let book: AlbumBook
  private let album: AnyAlbum
  private let count: Int
  private let drawer: PictureDrawer?
  /// The number of the picture that the cursor is on, or that is large, from 1.
  private var number: Int
  private var isLarge = false
  private var columns = Self.wideColumns

  /// - Parameter first: how many pictures come before the page that is shown first.
  init(context: Context, book: AlbumBook, album: AnyAlbum, count: Int, first: Int) {
    self.book = book
    self.album = album
    self.count = count
    drawer = context.pictures()
    number = first + 1
  }

  mutating func perform(_ gesture: BoardGesture) throws -> ShownBoard {
    switch gesture {
    case .touch(let position):
      if !isLarge { number = min(first + position, count) }
      isLarge.toggle()
    case .back: isLarge = false
    case .home: (number, isLarge) = (1, false)
    case .turn(let direction, let cursor): turn(direction, cursor)
    case .resize(let columns, let rows): self.columns = isNarrow(columns, rows) ? Self.narrowColumns : Self.wideColumns
    case .deed, .search, .time, .press: break
    }
    return try shown()
  }

  func shown() throws -> ShownBoard { isLarge ? try large() : try page() }

  /// How many pictures come before the page that has the chosen one.
  private var first: Int { (number - 1) / AlbumBook.perPage * AlbumBook.perPage }

  /// One further where one is large; else a page, to the nearest place that has a picture.
  private mutating func turn(_ direction: Int, _ cursor: Int?) {
    let next = isLarge ? number + direction : turned(direction, cursor)
    if (1...count).contains(next) { number = next }
  }

  private func turned(_ direction: Int, _ cursor: Int?) -> Int {
    guard let cursor else {
      let next = first + direction * AlbumBook.perPage + 1
      return next > count || next < 1 ? number : next
    }
    // Beyond the last picture there is none, though there may be a place.
    let here = first + cursor
    let isStep = cursor == 1 && direction < 0 || cursor == AlbumBook.perPage && direction > 0
    let next = here + direction * (isStep ? 1 : columns)
    return next > count && first + AlbumBook.perPage < count ? count : next
  }

  private func page() throws -> ShownBoard {
    let pictures = try book.pictures(of: album, from: first, limit: AlbumBook.perPage)
    let cells = pictures.map { picture in
      GridView.Cell(
        position: picture.number - first, label: picture.name, picture: drawing(of: picture.thumbnail))
    }
    let size = GridSize(columns: columns, rows: AlbumBook.perPage / columns) ?? .one
    let title = "\(book.title(of: album))  \(first + 1)–\(first + pictures.count) / \(count)"
    var board = ShownBoard(grid: GridView(title: title, size: size, cells: cells), path: [title])
    board.hasNeighbours = true
    board.cursor = number - first
    return board
  }

  private func large() throws -> ShownBoard {
    let picture = try book.pictures(of: album, from: number - 1, limit: 1).first
    let name = picture?.name ?? ""
    let cell = GridView.Cell(position: 1, label: name, picture: drawing(of: picture?.picture))
    var board = ShownBoard(
      grid: GridView(title: name, size: .one, cells: [cell]), path: [book.title(of: album), "\(number) / \(count)"],
      feedback: name)
    board.hasNeighbours = true
    board.escapesBack = true
    return board
  }

  private func drawing(of picture: Int64?) -> TerminalDrawing? {
    guard let drawer, let picture else { return nil }
    let workspace = book.clinic.workspace
    return drawer.drawing { try workspace.picture(picture) }
  }

  /// Whether three stand side by side rather than five: where names have too little room, and pictures, if there are any, enough.
  private func isNarrow(_ columns: Int, _ rows: Int) -> Bool {
    columns < Self.wide && (drawer == nil || rows >= Self.high)
  }

  /// Columns and rows of the terminal.
  private static let wide = 80
  private static let high = 45
  private static let wideColumns = 5
  private static let narrowColumns = 3
}
