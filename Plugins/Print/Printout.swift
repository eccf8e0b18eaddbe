import Foundation
import TagarelaKit

/// Turns a parcel into pages.
struct Printout {
  let aids: WritingAids

  init(_ aids: WritingAids) {
    self.aids = aids
  }

  /// - Throws: ``Failure`` `print.nothing` when the parcel brings no plan or board, and what the renderer throws.
  func document(of parcel: Parcel) throws -> Document {
    switch parcel.kind {
    case .plan, .board, .symbols:
      let sheets = try sheets(of: parcel)
      var shelf = PictureShelf()
      let pages = try sheets.flatMap { try BoardPages($0, aids).paged(&shelf) }
      let title = sheets.map(\.heading.title).joined(separator: ", ")
      return document(title: title, pages: pages, pictures: shelf.pictures)
    case .observations:
      let notes = ObservationPages(parcel, aids)
      return document(title: notes.heading.title, pages: try notes.pages())
    case .usage:
      let usage = UsagePages(parcel, aids)
      return document(title: usage.heading.title, pages: try usage.pages())
    }
  }

  /// The parcel's one plan or board on a single page, as tall as it needs.
  ///
  /// - Throws: ``Failure`` `print.several` when the parcel brings more than one, since a picture shows one page.
  func picture(of parcel: Parcel) throws -> Document {
    let sheets = try sheets(of: parcel)
    guard let sheet = sheets.first, sheets.count == 1 else {
      throw Failure("print.several", ["count": .integer(sheets.count)], hint: Phrase("print.several.hint"))
    }
    var shelf = PictureShelf()
    let page = try BoardPages(sheet, aids).whole(&shelf)
    return document(title: sheet.heading.title, pages: [page], pictures: shelf.pictures)
  }

  private func sheets(of parcel: Parcel) throws -> [BoardSheet] {
    let sheets =
      parcel.kind == .plan
      ? parcel.plans.map { BoardSheet($0, of: parcel, aids) }
      : parcel.boards.map { BoardSheet($0, of: parcel, aids) }
    guard !sheets.isEmpty else { throw Failure("print.nothing") }
    return sheets
  }

  private func document(title: String, pages: [Scene], pictures: [Data] = []) -> Document {
    Document(
      title: title, language: aids.wording.language.id, created: aids.now, pages: pages, pictures: pictures)
  }
}
