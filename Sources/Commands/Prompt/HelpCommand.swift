import Shell
import TagarelaKit

/// What `help` takes.
enum HelpParameter {
  static let command = Argument.optionalOperands(
    "command",
    .noted { text, context in
      Completer(session: context.session).commandWords(after: Array(context.typed.dropFirst()), beginning: text)
    })
}

extension Noun {
  static let help = Noun(
    "help",
    [
      Command(
        Signature(
          "help", nil,
          [HelpParameter.command],
          examples: [
            Example("help clear", prints: "clear\n  Clears the screen.\n\nExamples\n  clear")
          ]),
        .reads
      ) { context, arguments in
        let page = HelpPage(session: context.session)
        let text = try page.text(about: arguments[HelpParameter.command])
        return Outcome(.text(text, json: .text(text)))
      },
      .reference, .tour,
    ])
}
