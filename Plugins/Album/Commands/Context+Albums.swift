import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension Context {
  func albumBook(_ arguments: Arguments) throws -> AlbumBook { try AlbumBook(clinic, patient(arguments)) }

  /// The album that the line names, be it one that is always there.
  ///
  /// - Throws: ``Failure`` `album.unknown`, `album.ambiguous`.
  func album(_ arguments: Arguments, in book: AlbumBook) throws -> AnyAlbum {
    try arguments.read(AlbumParameter.album) { try book.album(named: $0) }
  }

  /// The patient's own album that the line names.
  ///
  /// - Throws: ``Failure`` `album.unknown`, `album.ambiguous`, `album.always`.
  func ownAlbum(_ arguments: Arguments, in book: AlbumBook) throws -> Album {
    try arguments.read(AlbumParameter.own) { try own(book.album(named: $0), in: book) }
  }

  /// - Throws: ``Failure`` `album.always`, with what can be done in its place.
  func own(_ album: AnyAlbum, in book: AlbumBook) throws -> Album {
    let title: Value = .text(book.title(of: album))
    switch album {
    case .own(let album): return album
    case .favourites: throw Failure("album.always", ["name": title], hint: Phrase("album.always_favourites.hint"))
    case .category:
      throw Failure("album.always", ["name": title], hint: Phrase("album.always_category.hint", ["name": title]))
    }
  }

  /// Pictures as the terminal shows them; nil where it can't.
  func gallery(of pictures: [AlbumPicture]) throws -> Gallery? {
    guard let drawer = self.pictures() else { return nil }
    let workspace = try workspace
    return Gallery(
      pictures.map { picture in
        Gallery.Item(
          label: picture.name, note: "\(picture.number)",
          picture: drawer.drawing { try workspace.picture(picture.thumbnail) })
      }, isWhole: true)
  }
}

extension AlbumPicture {
  /// What a list of many says of each.
  static let columns: [Table.Column] = [
    .init("number", .number), .init("name"), .init("kind"), .init("at", .hidden), .init("count", .hidden),
    .init("uid", .hidden),
  ]

  /// - Parameter count: how many the album has.
  func row(of count: Int) -> [Value] {
    [.integer(number), .text(name), .word(kind.rawValue), Value(at), .integer(count), .text(uid)]
  }
}
