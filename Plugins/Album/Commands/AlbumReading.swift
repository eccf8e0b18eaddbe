import Desk
import Shell
import TagarelaKit
import Workspace

func listAlbums(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.albumBook(arguments)
  let rows = try book.albums().map { album -> [Value] in
    let kind: Value =
      switch album {
      case .own: .word("album")
      case .favourites: .word("favourites")
      case .category: .word("category")
      }
    return [
      .text(book.title(of: album)), kind, .integer(try book.count(of: album)), Value(album.own.map { Int($0.id) }),
      Value(album.own?.uid),
    ]
  }
  return .table(
    Table(
      [.init("album"), .init("kind"), .init("pictures", .number), .init("id", .hidden), .init("uid", .hidden)],
      rows: rows, empty: Phrase("album.none", ["patient": .text(book.patient.name)])))
}

/// A page of fifteen, or one picture with its position.
func showAlbum(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.albumBook(arguments)
  let album = try context.album(arguments, in: book)
  if let number = arguments[AlbumParameter.shownNumber] {
    return try show(context, arguments, number, of: album, in: book)
  }
  return try page(context, arguments, of: album, in: book)
}

func findPictures(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.albumBook(arguments)
  let words = try arguments[AlbumParameter.words]
  let titles = Dictionary(
    try book.store.albums(of: book.patient.id).map { ($0.id, book.title(of: .own($0))) }, uniquingKeysWith: { $1 })
  let found = try book.store.found(words, of: book.patient.id)
  let table = Table(
    [.init("album"), .init("number", .number), .init("name"), .init("kind"), .init("uid", .hidden)],
    rows: found.map { album, picture in
      [
        Value(titles[album]), .integer(picture.number), .text(picture.name), .word(picture.kind.rawValue),
        .text(picture.uid),
      ]
    }, empty: Phrase("album.not_found", ["patient": .text(book.patient.name), "words": .text(words)]))
  return Outcome(.table(table))
}

/// The page that the line names, with what comes before and after it.
///
/// - Throws: ``Failure`` `album.no_page`.
func page(
  _ context: Context, _ arguments: Arguments, of album: AnyAlbum, in book: AlbumBook
) throws -> Outcome {
  let count = try book.count(of: album)
  let pages = max(1, (count + AlbumBook.perPage - 1) / AlbumBook.perPage)
  let page = arguments[AlbumParameter.page] ?? 1
  guard page <= pages else {
    return try arguments.at(AlbumParameter.page) { throw Failure("album.no_page", ["pages": .integer(pages)]) }
  }
  let first = (page - 1) * AlbumBook.perPage
  let pictures = try book.pictures(of: album, from: first, limit: AlbumBook.perPage)
  let table = Table(AlbumPicture.columns, rows: pictures.map { $0.row(of: count) }, empty: book.emptyPhrase(album))
  var outcome = Outcome(.table(table), gallery: pictures.isEmpty ? nil : try context.gallery(of: pictures))
  guard pages > 1 else { return outcome }
  outcome.remarks.append(
    Phrase(
      "album.page",
      [
        "first": .integer(first + 1), "last": .integer(first + pictures.count), "count": .integer(count),
        "page": .integer(page), "pages": .integer(pages),
      ]))
  let name = book.title(of: album).asArgument
  if page > 1 { outcome.remarks.append(Phrase("album.before", ["album": .text(name), "page": .integer(page - 1)])) }
  if page < pages { outcome.remarks.append(Phrase("album.after", ["album": .text(name), "page": .integer(page + 1)])) }
  return outcome
}

/// - Throws: ``Failure`` `album.no_number`.
private func show(
  _ context: Context, _ arguments: Arguments, _ number: Int, of album: AnyAlbum, in book: AlbumBook
) throws -> Outcome {
  let count = try book.count(of: album)
  guard let picture = try book.pictures(of: album, from: number - 1, limit: 1).first else {
    return try arguments.at(AlbumParameter.shownNumber) { throw book.noNumber(number, of: count) }
  }
  let facts = try picture.picture.flatMap { try context.workspace.pictureFacts($0) }
  let record = Record([
    "number": .integer(number), "name": .text(picture.name), "kind": .word(picture.kind.rawValue),
    "at": Value(picture.at), "size": facts.map { .text("\(Int($0.width)) × \(Int($0.height))") } ?? .none,
    "count": .integer(count),
  ])
  let workspace = try context.workspace
  let gallery = context.pictures().map { drawer in
    Gallery([
      Gallery.Item(
        label: picture.name, note: "\(number) / \(count)",
        picture: drawer.drawing { try workspace.picture(picture.picture) })
    ])
  }
  let name = book.title(of: album).asArgument
  var outcome = Outcome(.record(record), gallery: gallery)
  outcome.remarks.append(Phrase("album.position", ["number": .integer(number), "count": .integer(count)]))
  if number > 1 {
    outcome.remarks.append(Phrase("album.one_before", ["album": .text(name), "number": .integer(number - 1)]))
  }
  if number < count {
    outcome.remarks.append(Phrase("album.one_after", ["album": .text(name), "number": .integer(number + 1)]))
  }
  return outcome
}

extension AlbumBook {
  /// What an empty album says, and what can be put into it.
  func emptyPhrase(_ album: AnyAlbum) -> Phrase {
    let values: KeyValuePairs<String, Value> = [
      "album": .text(title(of: album)), "name": .text(title(of: album).asArgument), "patient": .text(patient.name),
    ]
    return switch album {
    case .own(let own) where own.uid == Album.drawings(of: patient): Phrase("album.empty_drawings", values)
    case .own, .category: Phrase("album.empty", values)
    case .favourites: Phrase("album.empty_favourites", values)
    }
  }

  func noNumber(_ number: Int, of count: Int) -> Failure {
    Failure("album.no_number", ["number": .integer(number), "count": .integer(count)])
  }
}

extension String {
  /// As it is typed for a name of several words.
  fileprivate var asArgument: String { contains { $0.isWhitespace } ? "\"\(self)\"" : self }
}
