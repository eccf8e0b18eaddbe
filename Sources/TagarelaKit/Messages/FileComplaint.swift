/// What is wrong in a file that somebody made, and where: what the readers of packs, symbol sets, drawings and formats tell.
/// Thrown, it is what keeps one thing in the file from being used.
public struct FileComplaint: Error, Sendable, Equatable {
  /// Path inside the folder that was looked at; empty for what lies in no file.
  public var file: String
  /// Counted from 1; nil when it is about the file as a whole.
  public var row: Int?
  /// Counted from 1 in user-perceived characters; nil when it is about the whole row.
  public var column: Int?
  /// Said without the place, which goes before it.
  public var what: Phrase
  /// The nearest things that would have been right.
  public var candidates: [String]

  public init(file: String, row: Int? = nil, column: Int? = nil, what: Phrase, candidates: [String] = []) {
    self.file = file
    self.row = row
    self.column = column
    self.what = what
    self.candidates = candidates
  }

  /// - Parameter file: where it is when the failure doesn't say; nil for no file at all.
  public init(_ failure: Failure, in file: String?) {
    let place = failure.place?.file == nil && file == nil ? nil : failure.place
    self.init(
      file: place?.file ?? file ?? "", row: place?.line, column: place?.column, what: failure.what,
      candidates: failure.candidates)
  }
}
