import Foundation
public import TagarelaKit

extension FileFormat {
  /// Words in rows (RFC 4180), as spreadsheets save and open them. Pictures have no place in it: who receives a list looks
  /// for symbols that show its words.
  public static var wordList: FileFormat {
    FileFormat(
      id: "word-list",
      names: [
        "pt": "lista de palavras", "es": "lista de palabras", "ca": "llista de paraules", "en": "word list",
      ],
      endings: ["csv", "tsv", "txt"], reads: [.board], writes: [.board],
      carries: [.sets, .pages, .spoken, .categories],
      recognises: { DelimitedList.isLikely($0) },
      read: { file, aids in try ListReader.read(file).onPlainLayout(aids) },
      write: { parcel, aids in ListWriter.write(parcel.boards, ending: aids.ending, aids.wording) })
  }
}
