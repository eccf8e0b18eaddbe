public import Foundation
public import TagarelaKit

/// What a game says to whoever plays, in one language: praise and remarks, of which chance takes one.
public struct PlayRemarks: Identified {
  /// Unique: the module, and the language.
  public let id: String
  /// ISO 639-1.
  public let language: String
  public let praise: [Remark]
  /// After a wrong answer, or none in time: they encourage.
  public let remarks: [Remark]

  /// A text with its recording, where somebody has said it.
  public struct Remark: Sendable {
    public let text: String
    /// WAV. Throws ``Failure`` where it can't be read.
    public let recording: (@Sendable () throws -> Data)?

    public init(_ text: String, recording: (@Sendable () throws -> Data)? = nil) {
      self.text = text
      self.recording = recording
    }
  }

  public init(module: String, language: String, praise: [Remark], remarks: [Remark]) {
    id = "\(module).\(language)"
    self.language = language
    self.praise = praise
    self.remarks = remarks
  }
}

extension ExtensionPoint<PlayRemarks> {
  /// What games say to players.
  public static var playRemarks: Self { Self("playRemarks") }
}
