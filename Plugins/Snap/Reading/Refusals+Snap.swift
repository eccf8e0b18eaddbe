import ForeignTables
import TagarelaKit

extension ForeignDatabase.Refusals {
  static let snap = ForeignDatabase.Refusals(
    damaged: Failure("snap.damaged", hint: Phrase("snap.damaged.hint")),
    tooLarge: Failure("snap.too_large", hint: Phrase("snap.too_large.hint")),
    unreadable: { Failure("snap.unreadable", ["reason": .text($0)]) })
}
