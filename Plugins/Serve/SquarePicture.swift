import Shell
import TagarelaKit

/// A picture of squares for a camera, two rows of squares a line: light squares are written, as terminals are dark.
struct SquarePicture {
  let lines: [String]

  var text: String { lines.joined(separator: "\n") }

  /// Squares of the light margin around it. Readers ask for four, and all that we know take one between it and a dark screen.
  private static let margin = 1

  /// - Parameter rows: of squares, dark where true.
  init(_ rows: [[Bool]]) {
    let width = (rows.first?.count ?? 0) + 2 * Self.margin
    let empty = [[Bool]](repeating: [Bool](repeating: false, count: width), count: Self.margin)
    let side = [Bool](repeating: false, count: Self.margin)
    let all = empty + rows.map { side + $0 + side } + empty
    lines = stride(from: 0, to: all.count, by: 2).map { top in
      (0..<width).map { column in
        let isUpperLight = !all[top][column]
        let isLowerLight = top + 1 < all.count && !all[top + 1][column]
        return switch (isUpperLight, isLowerLight) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }.joined()
    }
  }

  /// Whether it is seen whole, with the code and the address under it and the prompt.
  func fits(_ console: any Console) -> Bool {
    let width = lines.first?.count ?? 0
    return (console.width ?? .max) >= width && (console.height ?? .max) >= lines.count + Self.linesBelow
  }

  /// The code and the address, each perhaps on two lines; the rows above the prompt; the prompt.
  private static let linesBelow = 6
}

extension Context {
  func squares(_ text: String) throws -> SquarePicture {
    SquarePicture(try serverProgram.code(text, isInterrupted: session.isInterrupted))
  }
}
