import Canvas
import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

/// A drawing comes in: as a picture, and with its strokes where it has the form that can be taken up again.
func takeDrawing(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.albumBook(arguments)
  let named = try arguments.read(AlbumParameter.drawingAlbum) { try context.own(book.album(named: $0), in: book) }
  let path = try arguments[AlbumParameter.drawing]
  let written = try Rules.name(arguments, AlbumParameter.drawingName)
  let bytes = try arguments.at(AlbumParameter.drawing) {
    let bytes = try UserFiles.read(path, limit: StrokeDrawing.largest)
    try SafeSVG.check(bytes, called: path)
    return bytes
  }
  let album = try named ?? book.store.drawings(of: book.patient)
  let strokes = StrokeDrawing(bytes)
  let fileName = ((path as NSString).lastPathComponent as NSString).deletingPathExtension.asName.fittingName
  let name = written ?? (fileName.isEmpty ? book.clinic.wording.word("value.drawing") : fileName)
  let picture = try arguments.at(AlbumParameter.drawing) { try book.clinic.drawn(strokes?.svg ?? bytes, called: path) }
  let (kept, thumbnail) = try book.keep(picture)
  let drawing = try strokes.map {
    try context.workspace.keep(Picture(format: .svg, bytes: $0.svg), width: $0.width, height: $0.height)
  }
  try book.store.add(
    AlbumItem(album: album.id, name: name, picture: kept, thumbnail: thumbnail, drawing: drawing))
  let title = book.title(of: .own(album))
  let said = Phrase(
    "draw.taken", ["name": .text(name), "album": .text(title), "patient": .text(book.patient.name)])
  return Outcome(
    .record(
      Record([
        "name": .text(name), "album": .text(title), "number": .integer(try book.store.count(in: album)),
        "strokes": Value(strokes?.strokes.count),
      ])), said: said, remarks: strokes == nil ? [Phrase("draw.without_strokes")] : [])
}

extension Clinic {
  /// A drawing on white paper, in pixels.
  ///
  /// - Throws: ``Failure`` `picture.…` for what can't be drawn.
  fileprivate func drawn(_ svg: Data, called name: String) throws -> KeepablePicture {
    let facts = try canvas.facts(of: svg, called: name)
    let scale = Double(AlbumBook.longestSide) / max(facts.width, facts.height, 1)
    let (width, height) = (max(1, (facts.width * scale).rounded()), max(1, (facts.height * scale).rounded()))
    let paper = Scene.Frame(x: 0, y: 0, width: width, height: height)
    let scene = Scene(
      width: width, height: height,
      elements: [.box(.init(frame: paper, fill: .white)), .picture(.init(picture: 0, frame: paper))])
    let document = Document(title: "", language: "", created: .now, pages: [scene], pictures: [svg])
    let png = try canvas.render(document, as: .png, scale: 1)
    return KeepablePicture(bytes: png, facts: PictureFacts(format: .png, width: width, height: height))
  }
}
