import Canvas
import Catalog
import Foundation
public import TagarelaKit
public import Workspace

/// Pictures of what a guided sentence offers and has: the workspace's own, else those of the most wanted system.
public struct SentencePictures: Sendable {
  private let clinic: Clinic
  private let canvas: Canvas
  private let catalog: SymbolCatalog
  private let order: [String]
  /// How each system's pictures are wanted.
  private let wanted: [String: [String]]
  /// Whether a symbol's own picture stands in place of a drawn one.
  private let prefersOwn: Bool

  /// - Parameter patient: as whose pictures are wanted; nil for everybody's.
  /// - Throws: ``Failure`` `drawing.none`, `system.none`.
  public init(_ clinic: Clinic, for patient: Int64?) throws {
    self.clinic = clinic
    canvas = try clinic.canvas
    catalog = try clinic.catalog
    order = try clinic.systemOrder(for: patient)
    prefersOwn = try clinic.isOn("own_pictures", for: patient.flatMap { try clinic.workspace.patient(id: $0) })
    wanted = try Dictionary(uniqueKeysWithValues: order.map { ($0, try clinic.choices(of: $0, for: patient)) })
  }

  /// - Parameters:
  ///   - concept: by key, or another symbol's identifier, for which there is only its own picture.
  ///   - isCrossed: with the cross that says no, which is there without a picture too.
  public func picture(of concept: String, _ symbol: SymbolRecord?, isCrossed: Bool = false) throws -> Picture? {
    let picture = try picture(of: concept, symbol)
    return isCrossed ? try cross(over: picture) : picture
  }

  private func picture(of concept: String, _ symbol: SymbolRecord?) throws -> Picture? {
    let own = symbol.map { symbol in { try clinic.workspace.picture(symbol.picture) } }
    if prefersOwn, let own { return try own() }
    let language = clinic.wording.language.id
    guard let found = try catalog.symbols(showing: concept, in: order, language: language).first else {
      return try own?()
    }
    return try catalog.picture(of: found, choices: wanted[found.system] ?? [])
  }

  /// The mark of a question.
  public func questionMark() throws -> Picture { try draw([.text(Self.sign("?"))], []) }

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
    let document = Document(
      title: "", language: clinic.wording.language.id, created: .now, pages: [page], pictures: pictures)
    return Picture(format: .png, bytes: try canvas.render(document, as: .png, scale: 1))
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
