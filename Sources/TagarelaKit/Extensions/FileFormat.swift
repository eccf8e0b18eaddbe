public import Foundation

/// A kind of file that can be read, written, or both.
public struct FileFormat: Identified {
  public let id: String
  /// Endings of its files' names, without the dot, the usual one first.
  public let endings: [String]
  /// What can be written; empty for a format that is only read.
  public let writes: Set<Parcel.Kind>
  /// True when bytes that begin like this are of this format; the ending alone may lie.
  public let recognises: @Sendable (_ beginning: Data) -> Bool
  /// Nil for a format that is only written.
  public let read: (@Sendable (Data) throws -> Reading)?
  /// Nil for a format that is only read.
  public let write: (@Sendable (Parcel, WritingAids) throws -> Data)?

  public init(
    id: String, endings: [String], writes: Set<Parcel.Kind> = [],
    recognises: @escaping @Sendable (_ beginning: Data) -> Bool = { _ in false },
    read: (@Sendable (Data) throws -> Reading)? = nil,
    write: (@Sendable (Parcel, WritingAids) throws -> Data)? = nil
  ) {
    self.id = id
    self.endings = endings
    self.writes = writes
    self.recognises = recognises
    self.read = read
    self.write = write
  }

  /// How many bytes ``recognises`` is given at most.
  public static let beginning = 4096
}

/// What a reader found in a file: all that is whole, and what is not, named.
public struct Reading: Sendable, Equatable {
  public var parcel: Parcel
  public var complaints: [Phrase]
  /// True when the file is cut short or damaged: then what is missing from it was not taken out by its sender.
  public var isPartial: Bool

  public init(parcel: Parcel, complaints: [Phrase] = [], isPartial: Bool = false) {
    self.parcel = parcel
    self.complaints = complaints
    self.isPartial = isPartial
  }
}

/// What a writer may use.
public struct WritingAids: Sendable {
  public let renderer: any Renderer
  public let layouts: [BoardLayout]
  /// The language in which the file addresses its reader.
  public let wording: Wording
  public let now: Moment

  public init(renderer: any Renderer, layouts: [BoardLayout], wording: Wording, now: Moment) {
    self.renderer = renderer
    self.layouts = layouts
    self.wording = wording
    self.now = now
  }
}
