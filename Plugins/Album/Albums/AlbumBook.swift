import Clinic
import TagarelaKit
import Workspace

/// An album that a patient has: one of their own, or one that is always there.
enum AnyAlbum: Equatable {
  case own(Album)
  /// The patient's favourites.
  case favourites
  /// The patient's pictograms of a category.
  case category(Int64, name: String)
}

/// A patient's albums as a clinic has them.
struct AlbumBook {
  let clinic: Clinic
  let patient: PatientRecord
  let store: AlbumStore

  /// Pictures of a page.
  static let perPage = 15

  init(_ clinic: Clinic, _ patient: PatientRecord) {
    self.clinic = clinic
    self.patient = patient
    store = AlbumStore(clinic.workspace)
  }

  /// The patient's own by name, the favourites, and the categories that have pictograms.
  func albums() throws -> [AnyAlbum] {
    let own = try store.albums(of: patient.id).map(AnyAlbum.own)
    let categories = try clinic.workspace.categories().filter {
      try clinic.workspace.symbolCount(for: patient.id, category: $0.id) > 0
    }
    return own.sorted { title(of: $0).folded < title(of: $1).folded } + [.favourites]
      + categories.map { .category($0.id, name: $0.name) }
  }

  func title(of album: AnyAlbum) -> String {
    switch album {
    case .own(let album): album.name ?? clinic.wording.word(Self.drawings)
    case .favourites: clinic.wording.word(Self.favourites)
    case .category(_, let name): name
    }
  }

  /// How many pictures it has.
  func count(of album: AnyAlbum) throws -> Int {
    switch album {
    case .own(let album): try store.count(in: album)
    case .favourites: try clinic.workspace.favouriteCount(of: patient.id)
    case .category(let id, _): try clinic.workspace.symbolCount(for: patient.id, category: id)
    }
  }

  /// Its pictures in their order.
  ///
  /// - Parameters:
  ///   - first: how many come before those that are wanted.
  ///   - limit: nil for all that follow.
  func pictures(of album: AnyAlbum, from first: Int = 0, limit: Int? = nil) throws -> [AlbumPicture] {
    let symbols: [SymbolRecord]
    switch album {
    case .own(let album):
      return try store.items(in: album, from: first, limit: limit).enumerated().map { index, item in
        AlbumPicture(item, number: first + index + 1)
      }
    case .favourites: symbols = try clinic.workspace.favourites(of: patient.id)
    case .category(let id, _): symbols = try clinic.workspace.symbols(for: patient.id, category: id)
    }
    return symbols.enumerated().dropFirst(first).prefix(limit ?? .max).map { index, symbol in
      AlbumPicture(symbol, number: index + 1)
    }
  }

  /// The album that a name means: of a patient's own by `#id`, else as its name fits best.
  ///
  /// - Throws: ``Failure`` `album.unknown`, `album.ambiguous`.
  func album(named name: String) throws -> AnyAlbum {
    let albums = try albums()
    if name.hasPrefix("#"), let id = Int64(name.dropFirst()) {
      if let own = albums.first(where: { $0.own?.id == id }) { return own }
    } else {
      for found in [albums.filter(isCalled(name)), meant(by: name, among: albums) { [title(of: $0)] }] {
        // One's own comes before what is always there.
        let own = found.filter { $0.own != nil }
        guard own.count < 2 else { throw ambiguous(name, own) }
        if let one = own.first ?? (found.count == 1 ? found.first : nil) { return one }
        if !found.isEmpty { throw ambiguous(name, found) }
      }
    }
    throw Failure(
      "album.unknown", ["name": .text(name), "patient": .text(patient.name)], hint: Phrase("album.unknown.hint"),
      candidates: nearest(to: name.folded, among: albums.map(title)))
  }

  /// A name as one of a new album, or of one that is called otherwise from now on.
  ///
  /// - Throws: ``Failure`` `album.exists`, `album.exists_always`.
  func freeName(_ name: String, besides album: Album? = nil) throws -> String {
    let others = try albums().filter { $0.own == nil || $0.own != album }
    guard let taken = others.first(where: isCalled(name)) else { return name }
    throw Failure(taken.own == nil ? "album.exists_always" : "album.exists", ["name": .text(title(of: taken))])
  }

  private static let drawings = "value.drawings"
  private static let favourites = "value.favourites"

  /// Whether it is just the album's name, which of those that nobody has named is a word of any language.
  private func isCalled(_ name: String) -> (AnyAlbum) -> Bool {
    { album in
      let key: String
      switch album {
      case .own(let own) where own.name == nil: key = Self.drawings
      case .favourites: key = Self.favourites
      case .own, .category: return title(of: album).folded == name.folded
      }
      return clinic.registry.all(.languages).contains {
        Wording($0.id, in: clinic.registry).word(key).folded == name.folded
      } || "value.\(name.folded)" == key
    }
  }

  private func ambiguous(_ name: String, _ albums: [AnyAlbum]) -> Failure {
    Failure(
      "album.ambiguous", ["name": .text(name), "count": .integer(albums.count)],
      candidates: albums.map { album in title(of: album) + (album.own.map { " #\($0.id)" } ?? "") })
  }
}

extension AnyAlbum {
  /// Nil for one that is always there.
  var own: Album? { if case .own(let album) = self { album } else { nil } }
}
