import Canvas
import Catalog
import Clinic
import Composing
import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

/// Pictures of what a guided sentence offers and has: the workspace's own, else those of the most wanted system.
struct ComposePictures: Sendable {
  private let drawer: PictureDrawer
  private let workspace: Workspace
  private let catalog: SymbolCatalog
  private let order: [String]
  /// How each system's pictures are wanted.
  private let wanted: [String: [String]]
  private let language: String

  /// - Returns: nil where pictures can't be shown.
  init?(_ context: Context, for patient: Int64?, onScreen: Bool) throws {
    guard let drawer = context.pictures(onScreen: onScreen), let catalog = try? context.clinic.catalog else {
      return nil
    }
    self.drawer = drawer
    self.catalog = catalog
    workspace = try context.workspace
    order = try context.clinic.systemOrder(for: patient)
    wanted = try Dictionary(
      uniqueKeysWithValues: order.map { ($0, try context.clinic.choices(of: $0, for: patient)) })
    language = context.wording.language.id
  }

  /// - Parameters:
  ///   - concept: by key, or another symbol's identifier, for which there is only its own picture.
  ///   - isCrossed: with the cross that says no.
  func drawing(of concept: String, _ symbol: SymbolRecord?, isCrossed: Bool = false) -> TerminalDrawing {
    drawer.drawing {
      guard let picture = try picture(of: concept, symbol) else { return isCrossed ? try cross(over: nil) : nil }
      return isCrossed ? try cross(over: picture) : picture
    }
  }

  private func picture(of concept: String, _ symbol: SymbolRecord?) throws -> Picture? {
    if let symbol { return try workspace.picture(symbol.picture) }
    guard let found = try catalog.symbols(showing: concept, in: order, language: language).first else { return nil }
    return try catalog.picture(of: found, choices: wanted[found.system] ?? [])
  }

  /// The mark of a question.
  func questionMark() -> TerminalDrawing {
    drawer.drawing { try draw([.text(Self.sign("?"))], []) }
  }

  /// A picture, or white paper, struck out.
  private func cross(over picture: Picture?) throws -> Picture {
    let frame = Scene.Frame(x: 0, y: 0, width: Self.side, height: Self.side)
    let (near, far) = (Self.side * 0.06, Self.side * 0.94)
    let below = picture.map { _ in [Scene.Element.picture(Scene.PicturePlace(picture: 0, frame: frame))] } ?? []
    let strokes = [(near, far), (far, near)].map { from, to in
      Scene.Element.line(
        Scene.Line(x1: near, y1: from, x2: far, y2: to, color: Self.red, width: Self.side * 0.08))
    }
    return try draw(below + strokes, picture.map { [$0.bytes] } ?? [])
  }

  private func draw(_ elements: [Scene.Element], _ pictures: [Data]) throws -> Picture {
    let page = Scene(width: Self.side, height: Self.side, elements: elements)
    let document = Document(title: "", language: language, created: .now, pages: [page], pictures: pictures)
    return Picture(format: .png, bytes: try drawer.canvas.render(document, as: .png, scale: 1))
  }

  private static func sign(_ text: String) -> Scene.Text {
    Scene.Text(
      frame: Scene.Frame(x: 0, y: 0, width: side, height: side), string: text,
      font: Scene.Font(size: side * 0.7, bold: true), alignment: .center, fits: true)
  }

  /// Points, and pixels.
  private static let side = 160.0
  private static let red = Scene.Color(red: 0.8, green: 0.05, blue: 0.05)
}
