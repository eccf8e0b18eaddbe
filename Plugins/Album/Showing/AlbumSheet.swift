import Canvas
import Clinic
import Foundation
import TagarelaKit
import Workspace

/// An album on paper (A4, points): fifteen pictures a page, their names below them.
struct AlbumSheet {
  let book: AlbumBook
  let album: AnyAlbum
  /// Those that are printed, in their order.
  let pictures: [AlbumPicture]

  /// Pages that are printed at once: what pictures they show has to be in memory.
  static let mostPages = 40

  private static let paper = (width: 595.0, height: 842.0)
  private static let margin = 36.0
  private static let columns = 3
  private static let rows = 5
  private static let headHeight = 44.0
  private static let footHeight = 20.0
  private static let gap = 10.0
  private static let nameHeight = 20.0
  /// Pixels of a picture's longer side, as many as the printer shows of it.
  private static let printedSide = 700

  /// - Throws: what the renderer throws.
  func document() throws -> Document {
    let wording = book.clinic.wording
    let title = wording.text(
      Phrase("album.title", ["name": .text(book.title(of: album)), "patient": .text(book.patient.name)]))
    var shelf: [Data] = []
    var places: [Int64: Int] = [:]
    let starts = Array(stride(from: 0, to: pictures.count, by: AlbumBook.perPage))
    let pages = try starts.enumerated().map { index, start in
      var elements = [text(title, .init(size: 22, bold: true), head)]
      for (place, picture) in pictures[start...].prefix(AlbumBook.perPage).enumerated() {
        let frame = frame(place)
        if let number = picture.picture {
          if places[number] == nil, let file = try file(number) {
            places[number] = shelf.count
            shelf.append(file)
          }
          if let shelved = places[number] { elements.append(.picture(.init(picture: shelved, frame: frame))) }
        }
        elements.append(text(picture.name, .init(size: 12), below(frame), .center))
      }
      if starts.count > 1 {
        elements.append(text("\(index + 1) / \(starts.count)", .init(size: 10), foot, .center))
      }
      return Scene(width: Self.paper.width, height: Self.paper.height, elements: elements)
    }
    return Document(
      title: title, language: wording.language.id, created: .now, pages: pages, pictures: shelf)
  }

  private func file(_ number: Int64) throws -> Data? {
    guard let picture = try book.clinic.workspace.picture(number) else { return nil }
    guard picture.format != .svg else { return picture.bytes }
    return try book.clinic.canvas.scaled(picture: picture.bytes, within: Self.printedSide).bytes
  }

  private var width: Double { Self.paper.width - 2 * Self.margin }

  private var head: Scene.Frame { .init(x: Self.margin, y: Self.margin, width: width, height: 30) }

  private var foot: Scene.Frame {
    .init(x: Self.margin, y: Self.paper.height - Self.margin - 14, width: width, height: 14)
  }

  private func frame(_ place: Int) -> Scene.Frame {
    let height = Self.paper.height - 2 * Self.margin - Self.headHeight - Self.footHeight
    let cell = (width: width / Double(Self.columns), height: height / Double(Self.rows))
    return .init(
      x: Self.margin + Double(place % Self.columns) * cell.width + Self.gap / 2,
      y: Self.margin + Self.headHeight + Double(place / Self.columns) * cell.height,
      width: cell.width - Self.gap, height: cell.height - Self.nameHeight - Self.gap)
  }

  private func below(_ frame: Scene.Frame) -> Scene.Frame {
    .init(x: frame.x, y: frame.y + frame.height + 2, width: frame.width, height: Self.nameHeight - 4)
  }

  private func text(
    _ string: String, _ font: Scene.Font, _ frame: Scene.Frame, _ alignment: Scene.Alignment = .leading
  ) -> Scene.Element {
    .text(.init(frame: frame, string: string, font: font, alignment: alignment, fits: true))
  }
}
