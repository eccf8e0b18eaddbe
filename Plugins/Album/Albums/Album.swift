import TagarelaKit
import Workspace

/// An album that somebody has made for a patient.
struct Album: Equatable {
  /// In this workspace; 0 before it is kept.
  var id: Int64 = 0
  /// In all workspaces.
  var uid = newUID()
  let patient: Int64
  /// Nil for the drawings' own as long as nobody has named it: each user sees it in their language.
  var name: String?

  /// The identity of the album that a patient's drawings come to, the same in all workspaces.
  static func drawings(of patient: PatientRecord) -> String { "drawings-\(patient.uid)" }
}

/// A picture in an album.
struct AlbumItem: Equatable {
  /// In this workspace; 0 before it is kept.
  var id: Int64 = 0
  /// In all workspaces.
  var uid = newUID()
  var album: Int64
  /// Its place among the others, in ascending order; there may be gaps.
  var position = 0
  /// Of a symbol the symbol's.
  var name: String
  /// When it came into the album, or was drawn.
  var at = Moment.now
  /// The number of a medium; of a symbol the symbol's.
  var picture: Int64?
  /// The number of a medium: the picture as small as a page of fifteen shows it. Nil where the picture is small itself.
  var thumbnail: Int64?
  /// The number of a medium: the strokes of a drawing, by which it can be taken up again (``StrokeDrawing``).
  var drawing: Int64?
  /// The symbol that it follows: its name and its picture are that symbol's, as it is changed.
  var symbol: Int64?

  /// What it is.
  var kind: AlbumPicture.Kind { symbol != nil ? .symbol : drawing != nil ? .drawing : .photo }
}

/// A picture as an album shows it, be the album somebody's own or always there.
struct AlbumPicture: Equatable {
  /// What a picture of an album is.
  enum Kind: String {
    case photo, drawing, symbol
  }

  /// Of its item or its symbol, in all workspaces.
  let uid: String
  /// Its place in the album, from 1.
  let number: Int
  let name: String
  let kind: Kind
  /// The numbers of media.
  let picture: Int64?
  let thumbnail: Int64?
  /// Of one in an album of one's own.
  let at: Moment?

  init(_ item: AlbumItem, number: Int) {
    uid = item.uid
    self.number = number
    name = item.name
    kind = item.kind
    picture = item.picture
    thumbnail = item.thumbnail ?? item.picture
    at = item.at
  }

  init(_ symbol: SymbolRecord, number: Int) {
    uid = symbol.uid
    self.number = number
    name = symbol.name
    kind = .symbol
    picture = symbol.picture
    thumbnail = symbol.picture
    at = nil
  }
}
