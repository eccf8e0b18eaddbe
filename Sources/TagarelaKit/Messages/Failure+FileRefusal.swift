public import Files
import Glibc

extension Failure {
  /// Why a file that the user named can't be read: `file.missing`, `file.not_a_file`, `file.too_large`,
  /// `file.open_database`, `file.unreadable`.
  ///
  /// - Parameters:
  ///   - limit: the bytes that may be read.
  ///   - smaller: what one does about a file that is too large.
  public init(reading path: String, _ refusal: FileRefusal, limit: Int = 0, smaller: Phrase? = nil) {
    let named = Value.text(path)
    switch refusal {
    case .missing: self.init("file.missing", ["path": named])
    case .notAFile: self.init("file.not_a_file", ["path": named])
    case .tooLarge(let size):
      self.init(
        "file.too_large",
        ["path": named, "size": .real(Double(size) / 1e6), "limit": .real(Double(limit) / 1e6)], hint: smaller)
    case .openDatabase: self.init("file.open_database", ["path": named])
    case .exists: self.init("file.exists", ["path": named])
    case .system(let number): self.init("file.unreadable", ["path": named, "reason": .systemError(number)])
    }
  }

  /// Why a file that the user named can't be written: `file.exists`, `file.not_a_file`, `file.open_database`,
  /// `file.unwritable`.
  public init(writing path: String, _ refusal: FileRefusal) {
    switch refusal {
    case .missing, .tooLarge: self.init("file.unwritable", ["path": .text(path), "reason": .systemError(ENOENT)])
    case .system(let number): self.init("file.unwritable", ["path": .text(path), "reason": .systemError(number)])
    case .notAFile, .openDatabase, .exists: self.init(reading: path, refusal)
    }
  }
}
