import Desk
import Shell
import TagarelaKit

/// What the commands of the diary take.
enum DiaryParameter {
  static let day = Argument.optionalOperand("day", .day)
  static let text = Argument.operands("text", .noted(Names.symbolsAnywhere))
  static let isSentence = Argument.flag("sentence")
  static let file = Common.file(FileOffer.names(FileOffer.patientToday, as: FileOffer.pages(of: .board)))
  static let picture = Argument.option("picture", .inputFileOr(Names.symbolsAnywhere))
  static let voice = Argument.option("voice", .inputFile)
  static let at = Argument.option("at", .moment)
  static let readers = Argument.option("readers", .choices(DiaryReader.self))
  static let entry = Argument.operand("entry", .text)
  static let seconds = Argument.option("seconds", .number)
  static let words = Argument.operand("words", .sentence)
  static let isBooklet = Argument.flag("booklet")

  static let textChange = Argument.option("text", .text)
  static let pictureChange = Argument.option("picture", .clearable(.inputFileOr(Names.symbolsAnywhere)))
  static let voiceChange = Argument.option("voice", .clearable(.inputFile))
}
