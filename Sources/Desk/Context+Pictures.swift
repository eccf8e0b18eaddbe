public import Canvas
public import Catalog
import Foundation
import HelperProtocols
import Services
public import Shell
public import TagarelaKit
import Terminal

extension Context {
  /// Draws pictures for the terminal, as well as it can show them; nil where there are no colours for them, as in a file.
  ///
  /// - Parameter inCells: of character cells alone, on which text can be laid, and which are quickly drawn elsewhere.
  public func pictures(inCells: Bool = false) -> PictureDrawer? {
    guard TerminalFacts.isTerminal(STDOUT_FILENO), let canvas = try? services[Canvas.self] else { return nil }
    let facts = TerminalFacts()
    let mode: TerminalPictureMode? =
      switch facts.colors {
      case .none, .sixteen: nil
      case .indexed256: .blocks256
      case .trueColor: .blocksTruecolor
      }
    guard !inCells, facts.colors > .none else { return mode.map { PictureDrawer(canvas: canvas, mode: $0) } }
    switch facts.graphics {
    case .kitty: return PictureDrawer(canvas: canvas, mode: .kitty)
    case .sixel: return PictureDrawer(canvas: canvas, mode: .sixel)
    case .none:
      return (Self.showsSixel ? .sixel : mode).map { PictureDrawer(canvas: canvas, mode: $0) }
    }
  }

  /// Asked once.
  private static let showsSixel = TerminalInquiry.showsSixel()
}

/// Draws pictures in one of the ways that terminals know.
public struct PictureDrawer: Sendable {
  public let canvas: Canvas
  let mode: TerminalPictureMode
  private let cell =
    TerminalFacts.cellSize(of: STDOUT_FILENO).map { CellSize(width: $0.width, height: $0.height) } ?? .usual

  init(canvas: Canvas, mode: TerminalPictureMode) {
    self.canvas = canvas
    self.mode = mode
  }

  /// How many columns a picture is wide for each row that it is high; nil when it can't be read.
  public func shape(of picture: Picture) -> Double? {
    guard let facts = try? canvas.inspect(picture: picture.bytes), facts.width > 0, facts.height > 0 else { return nil }
    return facts.width / facts.height * Double(cell.height) / Double(cell.width)
  }

  /// - Parameters:
  ///   - number: from 1, of a picture that takes the place of what was drawn with the same number before, as one that moves.
  ///   - picture: called when it is drawn; what it throws leaves the place empty.
  public func drawing(number: Int? = nil, of picture: @escaping @Sendable () throws -> Picture?) -> TerminalDrawing {
    { columns, rows in
      guard let picture = try? picture() else { return nil }
      if let number, mode == .kitty { return try? kitty(picture, number, columns, rows) }
      return (try? self.rows(of: picture, columns, rows)).map { placed($0, columns, rows) }
    }
  }

  /// A symbol of a system; in character cells it isn't drawn anew each time.
  public func drawing(of symbol: CatalogSymbol, choices: [String], in catalog: SymbolCatalog) -> TerminalDrawing {
    switch mode {
    case .sixel, .kitty: drawing { try catalog.picture(of: symbol, choices: choices) }
    case .blocks256, .blocksTruecolor:
      { columns, rows in
        let manner = "\(mode.rawValue) \(columns)x\(rows) \(cell.width)x\(cell.height)"
        let shown = try? catalog.rows(of: symbol, choices: choices, manner: manner) {
          try self.rows(of: $0, columns, rows)
        }
        return shown.map { placed($0, columns, rows) }
      }
    }
  }

  private func rows(of picture: Picture, _ columns: Int, _ rows: Int) throws -> [String] {
    try canvas.cells(of: picture.bytes, columns: columns, rows: rows, mode: mode, cell: cell)
  }

  private func placed(_ lines: [String], _ columns: Int, _ rows: Int) -> [String] {
    let shown = lines.map(OwnEscape.picture)
    switch mode {
    case .blocks256, .blocksTruecolor: return shown
    case .sixel, .kitty:
      // The picture is drawn from the place where its first line begins; then the cursor steps over it, for blanks
      // would wipe it out.
      let step = OwnEscape.sequence("[\(columns)C")
      return [OwnEscape.sequence("7") + shown.joined() + OwnEscape.sequence("8") + step]
        + Array(repeating: step, count: rows - 1)
    }
  }
}

extension PictureDrawer {
  /// A picture with a number in the kitty protocol, as a PNG: what moves is sent many times a second. The terminal isn't to answer.
  private func kitty(_ picture: Picture, _ number: Int, _ columns: Int, _ rows: Int) throws -> [String] {
    let frame = Scene.Frame(
      x: 0, y: 0, width: Double(columns * cell.width), height: Double(rows * cell.height))
    let scene = Scene(
      width: frame.width, height: frame.height,
      elements: [.box(.init(frame: frame, fill: .white)), .picture(.init(picture: 0, frame: frame))])
    let png = try canvas.render(
      Document(title: "", language: "", created: .now, pages: [scene], pictures: [picture.bytes]), as: .png, scale: 1)
    var keys = "a=T,f=100,i=\(number),q=2,C=1,c=\(columns),r=\(rows),"
    var rest = png.base64EncodedString()[...]
    var drawn = ""
    repeat {
      let part = rest.prefix(Self.chunk)
      rest = rest.dropFirst(Self.chunk)
      drawn += OwnEscape.sequence("_G\(keys)m=\(rest.isEmpty ? 0 : 1);\(part)") + OwnEscape.sequence("\\")
      keys = ""
    } while !rest.isEmpty
    let step = OwnEscape.sequence("[\(columns)C")
    return [OwnEscape.sequence("7") + drawn + OwnEscape.sequence("8") + step]
      + Array(repeating: step, count: rows - 1)
  }

  /// Bytes that the protocol takes at a time.
  private static let chunk = 4096
}
