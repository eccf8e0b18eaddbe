import Shell
import TagarelaKit

/// The days that `--from` and `--to` name, both included; nil where it has no end.
struct Period {
  let from: Day?
  let to: Day?

  init(_ arguments: Arguments) {
    from = arguments.day("from")
    to = arguments.day("to")
  }
}
