import FoundationEssentials
import HelperProtocols
import Scenes

/// Answers a request. Whatever goes wrong is an answer too.
struct Answering {
  private let typesetter = Typesetter()

  func answer(_ line: Data) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(answerValue(line))) ?? Self.unsayable
  }

  private static let unsayable = Data(#"{"error":{"reason":"drawingFailed","detail":""}}"#.utf8)

  private func answerValue(_ line: Data) -> CanvasAnswer {
    do {
      return try carryOut(request(from: line))
    } catch let fault as CanvasFault {
      return .error(reason: fault.reason, detail: fault.detail)
    } catch {
      return .error(reason: .drawingFailed, detail: "\(error)")
    }
  }

  private func request(from line: Data) throws -> CanvasRequest {
    do {
      return try JSONDecoder().decode(CanvasRequest.self, from: line)
    } catch {
      throw CanvasFault(.badRequest, "\(error)")
    }
  }

  private func carryOut(_ request: CanvasRequest) throws -> CanvasAnswer {
    switch request {
    case .render(let document, let output, let scale):
      let rendering = try Rendering(document, as: output, scale: scale, typesetter: typesetter)
      return .rendered(bytes: try rendering.bytes())
    case .lines(let texts, let width):
      return .lines(texts: texts.map { typesetter.lines(of: $0, width: width) })
    case .inspect(let picture):
      return .inspected(facts: try PictureInspection.facts(of: picture))
    case .keepable(let picture):
      return .keepable(picture: try PictureKeeping.keepable(picture))
    case .scaled(let picture, let side):
      return .keepable(picture: try PictureScaling.scaled(picture, within: side))
    case .look(let picture):
      return .look(dots: try PictureLook.dots(of: picture))
    case .cells(let picture, let columns, let rows, let mode, let cell):
      return .cells(lines: try TerminalPicture(picture, columns: columns, rows: rows, cell: cell).lines(mode))
    }
  }
}
