import Foundation
import TagarelaKit

extension ObjectLine {
  static func beginning(_ kind: Parcel.Kind) -> ObjectLine {
    var line = ObjectLine()
    line.add(.format, "1")
    line.add(.kind, kind.rawValue)
    return line
  }

  /// What a plan is and whom it concerns. Of the patient only what the tutor needs goes out: no diagnosis, no birth date.
  static func plan(_ plan: Plan, of parcel: Parcel, with aids: WritingAids) -> ObjectLine {
    var line = beginning(.plan)
    line.add(.planName, plan.name)
    line.add(.planDescription, plan.description)
    line.add(.planStart, plan.start?.description)
    line.add(.planType, plan.kind.bundleText)
    line.add(.tutorName, parcel.tutor?.name)
    line.add(.tutorEmail, parcel.tutor?.email)
    line.add(.tutorPlace, parcel.tutor?.place)
    line.add(.tutorPicture, parcel.tutor?.photo, with: aids)
    line.add(.patientName, parcel.patient?.name)
    line.add(.patientPicture, parcel.patient?.photo, with: aids)
    line.add(.therapistEmail, parcel.therapistEmail)
    line.addUID(.planUID, plan.uid)
    line.addUID(.boardUID, plan.board.uid)
    line.addOwn(.boardName, plan.board.name)
    line.addOwn(.boardLayout, plan.board.layout)
    if plan.board.labels != .below { line.addOwn(.boardLabels, plan.board.labels.rawValue) }
    line.addOwn(.boardColumns, String(plan.board.size.columns))
    line.addOwn(.boardRows, String(plan.board.size.rows))
    line.addUID(.tutorUID, parcel.tutor?.uid ?? "")
    line.addUID(.patientUID, parcel.patient?.uid ?? "")
    line.addOwn(.patientEmail, parcel.patient?.email)
    line.addDrawing(.tutorDrawing, parcel.tutor?.photo)
    line.addDrawing(.patientDrawing, parcel.patient?.photo)
    return line
  }

  static func cell(_ cell: Board.Cell, with aids: WritingAids) -> ObjectLine {
    let symbol = cell.symbol
    var line = ObjectLine()
    line.add(.symbolName, symbol.name)
    line.add(.symbolMeaning, symbol.meaning)
    line.add(.symbolImage, cell.shown, with: aids)
    line.add(.symbolSound, symbol.voice?.bytes.base64EncodedString())
    line.add(.symbolPosition, String(cell.position))
    line.add(.categoryName, symbol.category.name)
    line.add(.categoryColor, ColorText.numbers(symbol.category.color))
    line.add(.categoryColorName, ColorText.name(symbol.category.color))
    line.add(.categoryImage, nil as String?)
    line.addUID(.symbolUID, symbol.uid)
    if symbol.isCustom { line.addOwn(.symbolIsCustom, "true") }
    line.addDrawing(.symbolDrawing, cell.shown)
    if cell.picture != nil { line.addOwn(.symbolOwnImage, symbol.picture?.bytes.base64EncodedString()) }
    line.addOwn(.symbolSource, symbol.source)
    line.addOwn(.symbolConcept, symbol.concept)
    return line
  }
}
