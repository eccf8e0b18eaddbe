import Foundation
import TagarelaKit
import Workspace

extension ParcelPart {
  /// The albums that somebody has made for a patient go to the tutor with a plan, and back to the therapist with the observations,
  /// with what was drawn on a page: the latest pictures, as many as leave room in a letter for the rest. Nothing that comes takes a
  /// picture away.
  static let album = ParcelPart(
    id: AlbumStore.module, travelsWith: [.plan, .observations],
    gather: { workspace, patient, _ in
      let store = AlbumStore(workspace)
      let latest = try store.latest(of: patient.id, within: mostBytes)
      return try store.albums(of: patient.id).flatMap { album in
        let own = ParcelItem(album).map { [$0] } ?? []
        let sent = try store.items(in: album).filter { latest.contains($0.id) }
        return try own + sent.map { try ParcelItem($0, of: album, in: workspace) }
      }
    },
    compare: { workspace, patient, item in
      if let sent = SentAlbum(item) { return try sent.arrival(for: patient, in: AlbumStore(workspace)) }
      guard let sent = SentPicture(item) else { return .unreadable }
      return try sent.arrival(for: patient, in: AlbumStore(workspace))
    },
    take: { workspace, patient, item in
      let store = AlbumStore(workspace)
      if let sent = SentAlbum(item) { return try sent.taken(for: patient, in: store) }
      try SentPicture(item)?.taken(for: patient, in: store)
    },
    here: { workspace, patient, uid in
      let store = AlbumStore(workspace)
      if let album = try store.album(uid: uid), album.patient == patient.id { return ParcelItem(album) }
      guard let item = try store.item(uid: uid), let album = try store.album(item.album), album.patient == patient.id
      else { return nil }
      return try ParcelItem(item, of: album, in: workspace)
    },
    companions: ["picture": ["drawing", "thumbnail", "symbol"]])

  /// Of pictures that go along; an album may have thousands, and a letter has 20 MB.
  private static let mostBytes = 6_000_000
}

/// An album without its pictures: its identity and its name.
private struct SentAlbum {
  let uid: String
  let name: String

  /// Nil for what isn't one: what has a picture or an album is a picture.
  init?(_ item: ParcelItem) {
    guard item.media.isEmpty, item.fields["album"] == nil, item.fields["source"] == nil,
      let name = item.fields["name"]?.asName.fittingName, !name.isEmpty
    else { return nil }
    uid = item.uid
    self.name = name
  }

  func arrival(for patient: PatientRecord?, in store: AlbumStore) throws -> ParcelPart.Arrival {
    guard let known = try store.album(uid: uid) else {
      // An identity that a picture has here is a slip or a trick.
      return try store.item(uid: uid) == nil ? .new(name: name, at: nil) : .unreadable
    }
    guard known.patient == patient?.id else { return .unreadable }
    return known.name == name ? .same : .changed(name: name, fields: ["name"])
  }

  func taken(for patient: PatientRecord, in store: AlbumStore) throws {
    guard var known = try store.album(uid: uid) else {
      _ = try store.add(Album(uid: uid, patient: patient.id, name: name))
      return
    }
    guard known.patient == patient.id else { return }
    known.name = name
    try store.save(known)
  }
}

/// A picture of an album: `album` (whose identity; without one, or with one that isn't here, it goes to the drawings' own), `name`,
/// `at`, `position`, and the identity of its `symbol`; with it `picture`, `thumbnail`, and the strokes of its `drawing`.
private struct SentPicture {
  let uid: String
  private let album: String?
  /// Nil where it doesn't say, as the page does of a drawing that came with the plan: it keeps the name that it has.
  private let name: String?
  private let at: Moment?
  private let position: Int?
  private let symbol: String?
  private let picture: Picture?
  private let thumbnail: Picture?
  private let drawing: StrokeDrawing?

  /// What comes from a file may be anything: nil for what is no picture with a name.
  init?(_ item: ParcelItem) {
    func picture(_ name: String) -> Picture? { item.media[name].flatMap { Picture(ofAnyFormat: $0) } }
    name = item.fields["name"].map(\.asName.fittingName)
    guard name?.isEmpty != true else { return nil }
    uid = item.uid
    album = item.fields["album"]
    at = item.fields["at"].flatMap { Moment($0) }
    position = item.fields["position"].flatMap { Int($0) }.flatMap { Self.positions.contains($0) ? $0 : nil }
    symbol = item.fields["symbol"]
    self.picture = picture("picture")
    thumbnail = picture("thumbnail")
    drawing = item.media["drawing"].flatMap { StrokeDrawing($0) }
    guard self.picture != nil || symbol != nil else { return nil }
  }

  private static let positions = 1...1_000_000_000

  func arrival(for patient: PatientRecord?, in store: AlbumStore) throws -> ParcelPart.Arrival {
    let album = try album.flatMap { try store.album(uid: $0) }
    // Another patient's album, or one that has this identity, is a slip or a trick.
    guard album == nil || album?.patient == patient?.id, try store.album(uid: uid) == nil else { return .unreadable }
    let symbol = try patient.flatMap { try self.symbol(for: $0, in: store) }
    guard symbol != nil || picture != nil else { return .unreadable }
    guard let patient, let known = try store.item(uid: uid), let home = try store.album(known.album) else {
      return name.map { .new(name: $0, at: at) } ?? .unreadable
    }
    guard home.patient == patient.id else { return .unreadable }
    let differs: KeyValuePairs<String, Bool> = [
      "album": home.uid != (album?.uid ?? (self.album == nil ? home.uid : Album.drawings(of: patient))),
      "at": at != nil && at != known.at,
      "drawing": drawing?.svg != (try store.workspace.picture(known.drawing)?.bytes),
      "name": symbol == nil && name != nil && name != known.name,
      "picture": symbol != nil ? symbol?.id != known.symbol : try picture != store.workspace.picture(known.picture),
      "position": position != nil && position != known.position,
    ]
    let fields = differs.filter(\.value).map(\.key)
    return fields.isEmpty ? .same : .changed(name: name ?? known.name, fields: fields)
  }

  func taken(for patient: PatientRecord, in store: AlbumStore) throws {
    let known = try store.item(uid: uid)
    let sent = try album.flatMap { try store.album(uid: $0) }
    let home = try known.flatMap { try store.album($0.album) }
    let album = try sent ?? (self.album == nil ? home : nil) ?? store.drawings(of: patient)
    guard album.patient == patient.id, home == nil || home?.patient == patient.id, let name = name ?? known?.name
    else { return }
    func keep(_ picture: Picture?) throws -> Int64? {
      try picture.map { try store.workspace.keep($0, width: nil, height: nil) }
    }
    var item = known ?? AlbumItem(uid: uid, album: album.id, name: name)
    item.album = album.id
    item.name = name
    if let at { item.at = at }
    if let position { item.position = position }
    item.symbol = try symbol(for: patient, in: store)?.id
    item.picture = try keep(picture)
    item.thumbnail = try keep(thumbnail)
    item.drawing = try keep(drawing.map { Picture(format: .svg, bytes: $0.svg) })
    if known == nil { try store.add(item) } else { try store.save(item) }
  }

  private func symbol(for patient: PatientRecord, in store: AlbumStore) throws -> SymbolRecord? {
    try symbol.flatMap { try store.symbol(uid: $0, for: patient.id) }
  }

}

extension ParcelItem {
  /// Nil for the drawings' own as long as nobody has named it: it is known without being told.
  fileprivate init?(_ album: Album) {
    guard let name = album.name else { return nil }
    self.init(part: AlbumStore.module, uid: album.uid, fields: ["name": name])
  }

  fileprivate init(_ item: AlbumItem, of album: Album, in workspace: Workspace) throws {
    var fields = [
      "album": album.uid, "name": item.name, "at": item.at.iso, "position": String(item.position),
    ]
    fields["symbol"] = try item.symbol.flatMap { try workspace.symbol(id: $0)?.uid }
    var media: [String: Data] = [:]
    media["picture"] = try workspace.picture(item.picture)?.bytes
    media["thumbnail"] = try workspace.picture(item.thumbnail)?.bytes
    media["drawing"] = try workspace.picture(item.drawing)?.bytes
    self.init(part: AlbumStore.module, uid: item.uid, fields: fields, media: media)
  }
}
