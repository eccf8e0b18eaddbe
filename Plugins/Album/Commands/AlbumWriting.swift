import Canvas
import Clinic
import Desk
import Shell
import TagarelaKit

/// An album as PDF, whole or a page of it.
func printAlbum(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.albumBook(arguments)
  let album = try context.album(arguments, in: book)
  let path = try arguments[Common.file]
  let count = try book.count(of: album)
  guard count > 0 else { throw Failure(book.emptyPhrase(album)) }
  let pages = (count + AlbumBook.perPage - 1) / AlbumBook.perPage
  let page = arguments[AlbumParameter.page]
  try arguments.at(AlbumParameter.page) {
    if let page, page > pages { throw Failure("album.no_page", ["pages": .integer(pages)]) }
  }
  guard page != nil || pages <= AlbumSheet.mostPages else {
    throw Failure(
      "album.too_long", ["pages": .integer(pages), "most": .integer(AlbumSheet.mostPages)],
      hint: Phrase("album.too_long.hint"))
  }
  let pictures = try book.pictures(
    of: album, from: ((page ?? 1) - 1) * AlbumBook.perPage, limit: page == nil ? nil : AlbumBook.perPage)
  let replaces = try arguments.at(Common.file) { try context.mayReplace([path], arguments) }
  let document = try AlbumSheet(book: book, album: album, pictures: pictures).document()
  let data = try book.clinic.canvas.render(document, as: .pdf, scale: 1)
  try arguments.at(Common.file) {
    try context.noting(book.patient, to: path) { try UserFiles.write([(path, data)], replacing: replaces) }
  }
  return .record(
    Record(["file": .text(path), "pictures": .integer(pictures.count)]),
    said: Phrase("file.written", ["path": .text(path)]))
}
