import Canvas
import Foundation
import Scenes
import TagarelaKit

/// A letter or number as a picture, drawn once as outlines, so that it looks the same where its font isn't.
enum LetterPicture {
  private static let side = 100.0

  static func picture(of text: String, _ writing: LetterWriting, by canvas: Canvas) throws -> Picture {
    // A line is higher than its letters, which shall fill the square.
    let frame = Scene.Frame(x: 3, y: -side / 4, width: side - 6, height: side * 1.5)
    let font = Scene.Font(size: writing == .upper ? 105 : 85, bold: writing == .upper, joined: writing == .cursive)
    let scene = Scene(
      width: side, height: side,
      elements: [.text(.init(frame: frame, string: text, font: font, alignment: .center, fits: true))])
    let document = Document(title: text, language: "", created: Moment(seconds: 0), pages: [scene])
    return Picture(format: .svg, bytes: try canvas.render(document, as: .svg, scale: 1))
  }
}
