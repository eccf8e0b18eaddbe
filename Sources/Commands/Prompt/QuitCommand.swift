import Shell
import TagarelaKit

extension Noun {
  static let quit = Noun(
    "quit",
    [
      Command(Signature("quit", nil, examples: [Example("quit", prints: "")]), .acts) { context, _ in
        context.session.isOver = true
        return Outcome()
      }
    ])
}
