import ForeignTables
import TagarelaKit

extension ForeignDatabase.Refusals {
  static let touchChat = ForeignDatabase.Refusals(
    damaged: Failure("touchchat.damaged", hint: Phrase("touchchat.damaged.hint")),
    tooLarge: Failure("touchchat.too_large", hint: Phrase("touchchat.too_large.hint")),
    unreadable: { Failure("touchchat.unreadable", ["reason": .text($0)]) })
}
