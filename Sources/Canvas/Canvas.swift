public import Foundation
public import HelperProtocols
public import Programs
import StructuredText
public import TagarelaKit

/// Draws, measures and reads pictures through the drawing tool, a process of its own: hostile pictures stay outside and
/// the libraries cost nothing until something is drawn.
public struct Canvas: Renderer {
  private let program: LineProgram

  /// - Parameter program: the executable `tagarela-canvas`.
  public init(program: LineProgram) {
    self.program = program
  }

  /// - Throws: ``Failure`` `drawing.failed`, the `picture.…` failures of ``inspect(picture:)`` for a picture of the
  ///   document, and those of the program.
  public func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data {
    guard case .rendered(let bytes) = try ask(.render(document: document, output: output, scale: scale)) else {
      throw Self.misunderstood
    }
    return bytes
  }

  /// The lines of a text join to the text: each starts where the one before it ends, line ends included.
  ///
  /// - Throws: ``Failure`` `drawing.failed` and those of the program.
  public func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]] {
    guard case .lines(let lines) = try ask(.lines(texts: texts, width: width)) else { throw Self.misunderstood }
    return lines
  }

  /// - Throws: ``Failure`` `picture.unreadable`, `picture.damaged`, `picture.too_large` (more than 60 megapixels),
  ///   `picture.unsupported` (GIF, WebP …), and those of the program.
  public func inspect(picture: Data) throws -> PictureFacts {
    guard case .inspected(let facts) = try ask(.inspect(picture: picture)) else { throw Self.misunderstood }
    return facts
  }

  /// Beside PNG, JPEG and SVG it takes WebP, HEIC and GIF. Of an SVG is kept what runs nothing and asks for nothing.
  ///
  /// - Throws: the failures of ``inspect(picture:)``, and `picture.needs_package`.
  public func keepable(picture: Data) throws -> KeepablePicture {
    guard case .keepable(let kept) = try ask(.keepable(picture: inert(picture))) else { throw Self.misunderstood }
    return kept
  }

  private func inert(_ picture: Data) throws -> Data {
    guard Picture(ofAnyFormat: picture)?.format == .svg else { return picture }
    do {
      return try InertSVG.content(of: picture)
    } catch is Failure {
      throw Failure("picture.damaged")
    }
  }

  /// A picture whose longer side has no more than so many pixels, upright, in its own format; a smaller one and a drawing as they are.
  ///
  /// - Parameter side: pixels, 1 at least.
  /// - Throws: the failures of ``inspect(picture:)``.
  public func scaled(picture: Data, within side: Int) throws -> KeepablePicture {
    guard case .keepable(let picture) = try ask(.scaled(picture: picture, side: side)) else { throw Self.misunderstood }
    return picture
  }

  /// How a picture looks from afar: the colours (red, green, blue) of eight rows of eight dots, on white paper. Pictures that look alike
  /// have dots alike.
  ///
  /// - Throws: the failures of ``inspect(picture:)``.
  public func look(of picture: Data) throws -> [UInt8] {
    guard case .look(let dots) = try ask(.look(picture: picture)) else { throw Self.misunderstood }
    return dots
  }

  /// A picture as text for a terminal, as large as it goes into `columns` by `rows` character cells. It lies in the middle
  /// of white paper that takes all of them.
  ///
  /// - Parameter cell: the size of a cell, by which sixel graphics are measured.
  /// - Returns: a string for each row of block characters; for sixel and kitty one string with the whole picture.
  /// - Throws: the failures of ``inspect(picture:)``.
  public func cells(
    of picture: Data, columns: Int, rows: Int, mode: TerminalPictureMode, cell: CellSize = .usual
  ) throws -> [String] {
    let request = CanvasRequest.cells(picture: picture, columns: columns, rows: rows, mode: mode, cell: cell)
    guard case .cells(let lines) = try ask(request) else { throw Self.misunderstood }
    return lines
  }
}

extension Canvas {
  private static let misunderstood = Failure("drawing.failed", ["reason": .text("answer to another question")])

  private func ask(_ request: CanvasRequest) throws -> CanvasAnswer {
    let line = try program.ask(Self.encode(request), isLast: Self.isLast)
    let answer = try Self.decode(line)
    if case .error(let reason, let detail) = answer { throw Failure(CanvasFault(reason, detail)) }
    return answer
  }

  /// A drawing that took too much work ends the tool.
  private static func isLast(_ line: Data) -> Bool {
    guard line.count < 1_000, case .error(.tooMuchWork, _) = try? decode(line) else { return false }
    return true
  }

  private static func encode(_ request: CanvasRequest) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let line: Data
    do {
      line = try encoder.encode(request)
    } catch {
      throw Failure("drawing.failed", ["reason": .text("a number that is not finite")])
    }
    guard line.count <= CanvasRequest.largest else {
      throw Failure("drawing.failed", ["reason": .text("more than \(CanvasRequest.largest >> 20) MB of pictures")])
    }
    return line
  }

  private static func decode(_ line: Data) throws -> CanvasAnswer {
    do {
      return try JSONDecoder().decode(CanvasAnswer.self, from: line)
    } catch {
      throw Failure("drawing.failed", ["reason": .text("an answer that is no answer")])
    }
  }
}
