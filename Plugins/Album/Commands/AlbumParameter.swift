import Desk
import Shell
import TagarelaKit
import Workspace

/// What the commands of albums take.
enum AlbumParameter {
  static let newName = Argument.operand("name", .text)
  static let album = Argument.operand("album", .name(albums))
  static let own = Argument.operand("album", .name(ownAlbums))
  static let page = Argument.option("page", .integer(1...1_000_000))
  /// One picture of an album, by its place.
  static let number = Argument.operand("number", .integer(1...1_000_000))
  static let shownNumber = Argument.optionalOperand("number", .integer(1...1_000_000))
  static let numbers = Argument.operands("numbers", .integer(1...1_000_000))
  static let file = Common.file(FileOffer.names(FileOffer.named, as: FileOffer.pages(of: .board)))
  static let pictures = Argument.operands("pictures", .inputFileOr(Names.symbolsAnywhere))
  static let rename = Argument.requiredOption("rename", .text)
  static let words = Argument.operand("words", .sentence)
  static let symbolName = Argument.optionalOperand("symbol", .text)
  static let category = Argument.option("category", .name(Names.ownCategories))

  static let drawing = Argument.operand("file", .inputFile)
  static let drawingAlbum = Argument.option("album", .name(ownAlbums))
  static let drawingName = Argument.option("name", .text)

  private static let albums: Parameter.Names = { text, context in try titles(text, context) { _ in true } }

  private static let ownAlbums: Parameter.Names = { text, context in try titles(text, context) { $0.own != nil } }

  private static func titles(
    _ text: String, _ context: Context, where isWanted: (AnyAlbum) -> Bool
  ) throws -> [String] {
    guard let subject = context.subject, let patient = try context.workspace.patient(id: subject.id) else { return [] }
    let book = AlbumBook(try context.clinic, patient)
    return try book.albums().filter(isWanted).map(book.title).filter { $0.folded.hasPrefix(text.folded) }
  }
}
