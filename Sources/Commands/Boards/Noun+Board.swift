import Shell
import TagarelaKit

extension Noun {
  static let board = Noun(
    "board",
    BoardCommands.whole + BoardCommands.contents + [BoardCommands.illustrating, BoardCommands.replacing]
      + BoardCommands.places + BoardCommands.looks + BoardCommands.ways
      + BoardCommands.reading)
}

/// The commands of boards, in the order in which help lists them.
enum BoardCommands {}
