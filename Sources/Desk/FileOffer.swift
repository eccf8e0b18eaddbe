import Clinic
public import Shell
public import TagarelaKit
import Workspace

/// Names that Tab proposes for a file that is to be written: by what it is about, with the endings that it may have.
public enum FileOffer {
  /// What a file is about; nil where that isn't known yet.
  public typealias Stem = @Sendable (Context) throws -> String?

  public static func names(_ stem: @escaping Stem, endings: [String]) -> Parameter.Candidates {
    names(stem) { _ in endings.map { Parameter.Candidate($0) } }
  }

  /// - Parameter formats: in which it may be written; each is noted beside its ending.
  public static func names(
    _ stem: @escaping Stem, as formats: @escaping @Sendable (Context) throws -> [FileFormat]
  ) -> Parameter.Candidates {
    names(stem) { context in
      try formats(context).flatMap { format in
        format.endings.prefix(1).map {
          Parameter.Candidate($0, note: context.wording.choose(among: format.names) ?? format.id)
        }
      }
    }
  }

  /// Formats in which it can be written.
  public static func formats(of kind: Parcel.Kind) -> @Sendable (Context) throws -> [FileFormat] {
    { try $0.clinic.writableFormats.filter { $0.writes.contains(kind) } }
  }

  /// Formats that show pages, which are only written.
  public static func pages(of kind: Parcel.Kind) -> @Sendable (Context) throws -> [FileFormat] {
    { try $0.clinic.writableFormats.filter { $0.read == nil && $0.writes.contains(kind) } }
  }

  /// The board that is named first.
  public static let board: Stem = { context in
    context.operands.first.flatMap { try? context.workspace.board(named: $0, for: context.subject?.id) }?.name
  }

  /// What was typed for whatever is named first.
  public static let named: Stem = { $0.operands.first }

  /// What the line begins with, whose it is, and today.
  public static let patientToday: Stem = { context in
    context.typed.first.map { first in
      [context.subject?.name, first, "\(Moment.now.day)"].compactMap(\.self).joined(separator: " ")
    }
  }

  private static func names(
    _ stem: @escaping Stem, _ endings: @escaping @Sendable (Context) throws -> [Parameter.Candidate]
  ) -> Parameter.Candidates {
    { _, context in
      guard let stem = try stem(context).map({ UserFiles.slug($0) }), !stem.isEmpty else { return [] }
      return try endings(context).map { Parameter.Candidate("\(stem).\($0.text)", note: $0.note) }
    }
  }
}

extension Common {
  /// The file that is written, with what is proposed for it.
  public static func file(_ offer: @escaping Parameter.Candidates) -> Argument<String> {
    .operand("file", .outputFile.offering(offer))
  }
}
