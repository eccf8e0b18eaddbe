import Shell
import TagarelaKit

/// Nobody to ask; keeps what was shown.
final class RecordingConsole: Console {
  let isInteractive = false
  let hasScreen = false
  let width: Int? = nil
  private(set) var messages: [String] = []

  func ask(_ question: String, complete: ((String) -> [String])?) throws -> String {
    throw Failure("confirm.needed", ["question": .text(question)])
  }

  func result(_ text: String) {}
  func message(_ text: String) { messages.append(text) }
  func progress(_ label: String, _ fraction: Double?) {}
  func open(
    _ board: ShownBoard, wording: ShownBoardWording, lock: ScreenLock?, act: (BoardGesture) throws -> ShownBoard
  ) throws {}
}
