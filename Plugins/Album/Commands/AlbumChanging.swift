import Canvas
import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

func newAlbum(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.albumBook(arguments)
  let name = try Rules.name(arguments, AlbumParameter.newName)
  let album = try arguments.at(AlbumParameter.newName) {
    try book.store.add(Album(patient: book.patient.id, name: book.freeName(name)))
  }
  return .record(
    try book.record(of: album), said: Phrase("album.made", ["name": .text(name), "patient": .text(book.patient.name)]))
}

/// Photos from files, and symbols by their names, in the order of the line.
func putPictures(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.albumBook(arguments)
  let album = try context.ownAlbum(arguments, in: book)
  let words = arguments[AlbumParameter.pictures]
  let before = try book.store.count(in: album)
  let title = book.title(of: .own(album))
  defer { context.console.progress(title, nil) }
  for (index, word) in words.enumerated() {
    try context.checkInterruption()
    if words.count > fewPictures { context.console.progress(title, Double(index) / Double(words.count)) }
    let item = try context.item(word, index, for: album, in: book, arguments)
    guard try !book.store.has(picture: item.symbol == nil ? item.picture : nil, symbol: item.symbol, in: album) else {
      continue
    }
    try book.store.add(item)
  }
  let total = try book.store.count(in: album)
  let known = words.count - (total - before)
  let said = Phrase("album.put", ["name": .text(title), "count": .integer(total - before), "total": .integer(total)])
  return Outcome(
    .record(try book.record(of: album)), said: said,
    remarks: known > 0 ? [Phrase("album.already", ["count": .integer(known)])] : [])
}

func takePictures(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.albumBook(arguments)
  let album = try context.ownAlbum(arguments, in: book)
  let items = try book.store.items(in: album)
  let taken = try arguments.read(AlbumParameter.numbers) { number in
    guard items.indices.contains(number - 1) else { throw book.noNumber(number, of: items.count) }
    return number - 1
  }
  let gone = Set(taken).sorted().map { items[$0] }
  try book.store.remove(gone)
  return .record(
    try book.record(of: album),
    said: Phrase(
      "album.taken",
      [
        "name": .text(book.title(of: .own(album))), "count": .integer(gone.count),
        "total": .integer(items.count - gone.count),
      ]))
}

func editAlbum(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.albumBook(arguments)
  var album = try context.ownAlbum(arguments, in: book)
  let name = try Rules.name(arguments, AlbumParameter.rename)
  album.name = try arguments.at(AlbumParameter.rename) { try book.freeName(name, besides: album) }
  try book.store.save(album)
  return .record(try book.record(of: album), said: Phrase("album.changed", ["name": .text(name)]))
}

func removeAlbum(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.albumBook(arguments)
  let album = try context.ownAlbum(arguments, in: book)
  try arguments.requireWords(of: book.title(of: .own(album)), in: AlbumParameter.own)
  let record = try book.record(of: album)
  try book.store.remove(album)
  return .record(record, said: Phrase("album.removed", ["name": .text(book.title(of: .own(album)))]))
}

/// A photo or a drawing becomes a symbol of the patient.
func makeSymbol(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.albumBook(arguments)
  let album = try context.ownAlbum(arguments, in: book)
  let number = try arguments[AlbumParameter.number]
  guard let item = try book.store.items(in: album, from: number - 1, limit: 1).first else {
    let count = try book.store.count(in: album)
    return try arguments.at(AlbumParameter.number) { throw book.noNumber(number, of: count) }
  }
  guard item.symbol == nil, let picture = item.picture else {
    return try arguments.at(AlbumParameter.number) { throw Failure("album.is_symbol", ["name": .text(item.name)]) }
  }
  let name = try Rules.name(arguments, AlbumParameter.symbolName) ?? item.name
  let category = try context.category(arguments, AlbumParameter.category) ?? book.clinic.usualCategory
  let symbol = try arguments.at(AlbumParameter.symbolName) {
    try book.clinic.makeSymbol(
      name, meaning: nil, category: category, image: SymbolImage(picture: picture), voice: nil, for: book.patient)
  }
  return .record(
    try book.clinic.record(of: symbol),
    said: Phrase(
      "album.symbol_made",
      ["name": .text(symbol.name), "patient": .text(book.patient.name), "category": .text(category.name)]))
}

extension Clinic {
  /// Where a symbol goes of which nobody says where.
  fileprivate var usualCategory: CategoryRecord {
    get throws {
      let usual = try named(.nouns)
      return try workspace.category(called: usual.name) ?? workspace.add(usual)
    }
  }
}

extension AlbumBook {
  func record(of album: Album) throws -> Record {
    Record([
      "album": .text(title(of: .own(album))), "pictures": .integer(try store.count(in: album)),
      "id": .integer(Int(album.id)), "uid": .text(album.uid),
    ])
  }
}

extension Context {
  /// What a word of the line puts into an album: a file's picture, or a symbol.
  fileprivate func item(
    _ word: String, _ index: Int, for album: Album, in book: AlbumBook, _ arguments: Arguments
  ) throws -> AlbumItem {
    // A word that names no system may be that of a file.
    guard try libraryReference(word) == nil, isFile(word) else {
      let symbol = try symbolOrLibrary(
        arguments, AlbumParameter.pictures, index, word, for: book.patient.id, owner: book.patient.id)
      return AlbumItem(album: album.id, name: symbol.name, symbol: symbol.id)
    }
    return try arguments.at(AlbumParameter.pictures, index) {
      let bytes = try UserFiles.read(word, limit: Picture.largest)
      return try book.photo(bytes, from: word, for: album)
    }
  }

  /// Whether it is a file, or can't be meant otherwise.
  private func isFile(_ word: String) -> Bool {
    let ending = (word as NSString).pathExtension.lowercased()
    return word.contains("/") || Self.endings.contains(ending) || FileManager.default.fileExists(atPath: word)
  }

  private static let endings: Set = ["jpg", "jpeg", "png", "svg", "webp", "heic", "heif", "gif"]
}

extension AlbumBook {
  /// Pixels of the longer side of what is kept: more than paper and screens show of it.
  static let longestSide = 1200
  /// Of what a page of fifteen shows.
  static let thumbnailSide = 256

  /// A photo as it is kept.
  fileprivate func photo(_ bytes: Data, from path: String, for album: Album) throws -> AlbumItem {
    let picture = try clinic.keepable(bytes, called: path, within: Self.longestSide)
    let (kept, thumbnail) = try keep(picture)
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension.asName.fittingName
    return AlbumItem(
      album: album.id, name: name.isEmpty ? clinic.wording.word("value.photo") : name, picture: kept,
      thumbnail: thumbnail)
  }

  /// - Returns: the numbers of the picture and, where it isn't small itself, of its thumbnail.
  func keep(_ picture: KeepablePicture) throws -> (picture: Int64, thumbnail: Int64?) {
    let facts = picture.facts
    let kept = try clinic.workspace.keep(
      Picture(format: facts.format, bytes: picture.bytes), width: facts.width, height: facts.height)
    guard facts.format != .svg, max(facts.width, facts.height) > Double(Self.thumbnailSide) else { return (kept, nil) }
    let small = try clinic.canvas.scaled(picture: picture.bytes, within: Self.thumbnailSide)
    return (
      kept,
      try clinic.workspace.keep(
        Picture(format: small.facts.format, bytes: small.bytes), width: small.facts.width, height: small.facts.height)
    )
  }
}

/// So few are put in before anybody wonders how far it is.
private let fewPictures = 5
