import Canvas
import Clinic
import TagarelaKit
import Workspace

extension CompanionPart {
  /// Albums to be paged through: the patient's own, favourites and categories.
  static let album = CompanionPart(
    id: AlbumStore.module,
    choices: { clinic, patient in
      let book = AlbumBook(clinic, patient)
      return try book.albums().filter { try book.count(of: $0) > 0 }.map(book.choice)
    },
    activity: { clinic, patient, names in
      let book = AlbumBook(clinic, patient)
      let known = Dictionary(try book.albums().map { (book.choice($0), $0) }) { first, _ in first }
      let albums = names.compactMap { known[$0] }
      guard !albums.isEmpty else { return nil }
      return try CompanionActivity(
        id: AlbumStore.module, filesOf: "Album", texts: albumPageKeys, in: clinic.wording,
        data: PageAlbums(albums, in: book))
    })

  /// The whiteboard, on white paper or over what a board shows.
  static let draw = CompanionPart(
    id: "draw", choices: { _, _ in PageDrawing.papers },
    activity: { clinic, _, names in
      let papers = PageDrawing.papers.filter(names.contains)
      guard !papers.isEmpty else { return nil }
      return try CompanionActivity(
        id: "draw", filesOf: "Album", texts: albumPageKeys, in: clinic.wording, data: PageDrawing(papers))
    })
}

private let albumPageKeys = MessageTable(albumPageTexts["en"] ?? "").texts.keys.sorted()

extension AlbumBook {
  /// What people type for an album that goes along; of those that nobody has named the languages have a word.
  fileprivate func choice(_ album: AnyAlbum) -> String {
    switch album {
    case .favourites: "favourites"
    case .own(let own) where own.name == nil: "drawings"
    case .own, .category: title(of: album)
    }
  }
}

/// As `Browser/Script/album.d.ts` describes it.
private struct PageAlbums: Encodable {
  let albums: [PageAlbum]

  struct PageAlbum: Encodable {
    let uid: String
    let name: String
    let items: [PageItem]
  }

  struct PageItem: Encodable {
    let uid: String
    let name: String
    /// A `data:` address.
    let picture: String
  }

  /// Of an album: more would make a page that no letter carries.
  private static let mostPictures = 300
  /// Pixels of the longer side.
  private static let side = 800

  init(_ albums: [AnyAlbum], in book: AlbumBook) throws {
    self.albums = try albums.map { album in
      PageAlbum(
        uid: album.uid, name: book.title(of: album),
        items: try book.pictures(of: album, limit: Self.mostPictures).compactMap { picture in
          try Self.address(of: picture, in: book).map {
            PageItem(uid: picture.uid, name: picture.name, picture: $0)
          }
        })
    }
  }

  private static func address(of shown: AlbumPicture, in book: AlbumBook) throws -> String? {
    guard let picture = try book.clinic.workspace.picture(shown.picture) else { return nil }
    guard picture.format != .svg else {
      return DataAddress.text(type: picture.format.mediaType, bytes: picture.bytes)
    }
    let scaled = try book.clinic.canvas.scaled(picture: picture.bytes, within: side)
    return DataAddress.text(type: scaled.facts.format.mediaType, bytes: scaled.bytes)
  }
}

extension AnyAlbum {
  /// On the page.
  fileprivate var uid: String {
    switch self {
    case .own(let album): album.uid
    case .favourites: "favourites"
    case .category(_, let name): "category \(name.folded)"
    }
  }
}

/// What can be drawn on.
private struct PageDrawing: Encodable {
  let blank: Bool
  let board: Bool

  static let papers = ["blank", "board"]

  init(_ papers: [String]) {
    blank = papers.contains("blank")
    board = papers.contains("board")
  }
}
