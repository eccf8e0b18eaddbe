import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// Pictures of what a guided sentence offers and has, for the terminal.
struct ComposePictures: Sendable {
  private let drawer: PictureDrawer
  private let pictures: SentencePictures

  /// - Returns: nil where pictures can't be shown.
  init?(_ context: Context, for patient: Int64?) throws {
    guard let drawer = context.pictures(),
      let pictures = try? SentencePictures(context.clinic, for: patient)
    else { return nil }
    self.drawer = drawer
    self.pictures = pictures
  }

  /// As ``SentencePictures/picture(of:_:isCrossed:)``.
  func drawing(of concept: String, _ symbol: SymbolRecord?, isCrossed: Bool = false) -> TerminalDrawing {
    drawer.drawing { try pictures.picture(of: concept, symbol, isCrossed: isCrossed) }
  }

  /// The mark of a question.
  func questionMark() -> TerminalDrawing { drawer.drawing { try pictures.questionMark() } }
}
