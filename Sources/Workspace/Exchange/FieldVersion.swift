import Foundation
public import TagarelaKit

/// What a field holds on one of two sides that are compared: here, or in a file.
public enum FieldVersion: Sendable {
  case nothing
  /// What stands in the record itself.
  case content(FieldContent, FieldForm)
  /// Something that is a record of its own (a symbol, a category, a board), told apart by its identity.
  case named(String, identity: String)
  /// A picture that the workspace keeps, by its number.
  case keptPicture(Int64)
  /// A voice that the workspace keeps, by its number.
  case keptVoice(Int64)
  /// A film that the workspace keeps, by its number.
  case keptVideo(Int64)
  case picture(Picture)
  case voice(Voice)
  case video(Video)

  static func text(_ text: String?) -> FieldVersion { text.map { .content(.text($0), .text) } ?? .nothing }

  static func activities(_ activities: [PlanActivity]) -> FieldVersion {
    activities.isEmpty ? .nothing : .text(activities.map(\.rawValue).joined(separator: ", "))
  }

  static func color(_ color: CategoryColor) -> FieldVersion { .content(.text(color.rawValue), .word) }

  static func keptPicture(orNone number: Int64?) -> FieldVersion { number.map { .keptPicture($0) } ?? .nothing }

  static func keptVoice(orNone number: Int64?) -> FieldVersion { number.map { .keptVoice($0) } ?? .nothing }

  static func keptVideo(orNone number: Int64?) -> FieldVersion { number.map { .keptVideo($0) } ?? .nothing }

  static func picture(orNone picture: Picture?) -> FieldVersion { picture.map { .picture($0) } ?? .nothing }

  static func voice(orNone voice: Voice?) -> FieldVersion { voice.map { .voice($0) } ?? .nothing }

  static func named(_ thing: (some NamedRecord & IdentifiedRecord)?) -> FieldVersion {
    thing.map { .named($0.name, identity: $0.uid) } ?? .nothing
  }

  /// What only formats know, as one text that is the same for the same fields.
  static func foreign(_ fields: [String: String]) -> FieldVersion {
    guard !fields.isEmpty else { return .nothing }
    return .content(
      .text(fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "\n")), .code)
  }
}

/// A record of which `uid` says who it is.
protocol IdentifiedRecord {
  var uid: String { get }
}

extension SymbolRecord: IdentifiedRecord {}
extension BoardRecord: IdentifiedRecord {}

extension RecordField {
  /// What a record has there, as a side of a comparison.
  func version(of record: Record) -> FieldVersion { content(of: record).map { .content($0, form) } ?? .nothing }
}

extension FieldVersion {
  /// A short sum by which two versions are told apart; nil for nothing.
  func sum(in workspace: Workspace) throws -> String? {
    switch self {
    case .nothing: nil
    case .content(let content, _): Self.sum(Data(content.written.utf8))
    case .named(_, let identity): Self.sum(Data(identity.utf8))
    case .keptPicture(let number), .keptVoice(let number), .keptVideo(let number):
      try workspace.mediaChecksum(number).map(Self.short)
    case .picture(let picture): Self.sum(picture.bytes)
    case .voice(let voice): Self.sum(voice.bytes)
    case .video(let video): Self.sum(video.bytes)
    }
  }

  private static func sum(_ bytes: Data) -> String { short(Media.checksum(bytes)) }

  /// 48 bits are enough to tell versions of one field apart.
  private static func short(_ checksum: Int64) -> String {
    String(UInt64(bitPattern: checksum) & 0xFFFF_FFFF_FFFF, radix: 36)
  }
}

extension FieldContent {
  /// One text for each content, so that sums of it can be compared.
  fileprivate var written: String {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .texts(let texts): texts.joined(separator: "\n")
    case .span(let span): "\(span.columns)x\(span.rows)"
    }
  }
}
