import Canvas
import Foundation
import TagarelaKit

extension Scene.Color {
  static let pureRed = Scene.Color(red: 1, green: 0, blue: 0)
  static let pureGreen = Scene.Color(red: 0, green: 1, blue: 0)
  static let pureBlue = Scene.Color(red: 0, green: 0, blue: 1)
  static let pureYellow = Scene.Color(red: 1, green: 1, blue: 0)
}

extension Scene {
  static func a4(_ elements: [Element]) -> Scene { Scene(width: 595.276, height: 841.89, elements: elements) }

  static func square(_ side: Double, _ elements: [Element]) -> Scene {
    Scene(width: side, height: side, elements: elements)
  }
}

extension Scene.Frame {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension Document {
  init(_ pages: [Scene], pictures: [Data] = []) {
    self.init(
      title: "Prancha da manhã", author: "Clínica São João", language: "pt-BR",
      created: Moment("2012-11-05 09:15") ?? Moment(seconds: 0), pages: pages, pictures: pictures)
  }
}

/// Pictures made by the tool itself.
enum Samples {
  static let svg = Data(
    #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">
      <rect width="200" height="100" fill="#f00"/>
      <g opacity="0.5"><circle cx="90" cy="50" r="30"/><circle cx="110" cy="50" r="30"/></g>
    </svg>
    """#.utf8)

  /// Red over the whole size.
  static func png(width: Double, height: Double) throws -> Data {
    let fill = Scene.Box(frame: .init(0, 0, width, height), fill: .pureRed)
    let scene = Scene(width: width, height: height, elements: [.box(fill)])
    return try DrawingTool.canvas.render(Document([scene]), as: .png, scale: 1)
  }

  /// 160 x 80: red, green in the upper half, blue, yellow in the lower.
  static func jpeg() throws -> Data {
    let colors: [(Double, Double, Scene.Color)] = [
      (0, 0, .pureRed), (80, 0, .pureGreen), (0, 40, .pureBlue), (80, 40, .pureYellow),
    ]
    let boxes = colors.map { Scene.Element.box(.init(frame: .init($0, $1, 80, 40), fill: $2)) }
    let page = Scene(width: 160, height: 80, elements: boxes)
    let pdf = try DrawingTool.canvas.render(Document([page]), as: .pdf, scale: 1)
    return try Poppler.run("pdftoppm", ["-r", "72", "-jpeg", "-singlefile"], on: pdf)
  }

  /// ``jpeg()`` with the mark that a camera makes when it is held in another way.
  static func jpeg(orientation: UInt8) throws -> Data {
    let exif: [UInt8] =
      Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let segment = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    let upright = try jpeg()
    return upright.prefix(2) + segment + upright.dropFirst(2)
  }
}
