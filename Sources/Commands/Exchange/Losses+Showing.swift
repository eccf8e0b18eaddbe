import Clinic
import Shell
import TagarelaKit

extension Losses {
  var value: Value { .list(missing.map(\.value)) }

  var remarks: [Phrase] {
    var remarks: [Phrase] = []
    if leavesPlans { remarks.append(Phrase("export.boards_alone", ["format": .text(format)])) }
    if !missing.isEmpty {
      remarks.append(Phrase("export.lost", ["format": .text(format), "parts": .list(missing.map(\.value))]))
    }
    if astray > 0 { remarks.append(Phrase("export.astray", ["count": .integer(astray)])) }
    if wordless > 0 { remarks.append(Phrase("export.wordless", ["count": .integer(wordless)])) }
    return remarks
  }
}
