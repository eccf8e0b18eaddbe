public import Foundation
import Glibc

/// A kind of file that can be read, written, or both.
public struct FileFormat: Identified {
  /// Lower case letters, digits and hyphens; users name it so: `obz`.
  public let id: String
  /// What it is called, by language code or, where it is the same in all, under an empty one.
  public let names: [String: String]
  /// Endings of its files' names, without the dot, the usual one first.
  public let endings: [String]
  /// What may be found in its files; empty for a format that is only written.
  public let reads: Set<Parcel.Kind>
  /// What can be written; empty for a format that is only read.
  public let writes: Set<Parcel.Kind>
  /// What of a board survives in its files.
  public let carries: Set<Carried>
  /// Of that what it says once for all boards, so that it survives where they have it alike.
  public let shares: Set<Carried>
  /// What goes with a letter to a tutor or therapist as a file of this format: because their program reads it, or because
  /// anybody can read it on paper.
  public let attaches: Set<Parcel.Kind>
  /// True for one whose files are used without the program: ``CompanionManner`` is for these. With a letter one goes along as
  /// far as there is room, for all that it says another file says too.
  public let isCompanion: Bool
  /// Of its files, as letters name it (RFC 6838).
  public let mediaType: String
  /// What whoever gets a file of it in a letter does with it; nil where nobody has to be told.
  public let guide: Phrase?
  /// True when a file that begins like this is of this format; the ending alone may lie.
  public let recognises: @Sendable (_ beginning: Data) -> Bool
  /// Reads a file. What isn't whole, or has no place here, is a complaint of the ``Reading``. Nil for a format that is only
  /// written.
  ///
  /// Throws `Failure`s, of files that are of another format or of which nothing can be read.
  public let read: (@Sendable (InputFile, ReadingAids) throws -> Reading)?
  /// Writes a parcel part by part. Nil for a format that is only read.
  ///
  /// Throws `Failure`s, of parcels that the format can't say, and what the sink throws.
  public let write: (@Sendable (Parcel, any ByteSink, WritingAids) throws -> Void)?
  /// For a format whose file shows one page: a file for each page. Nil where one file takes all.
  ///
  /// Throws `Failure`s as ``write`` does.
  public let writePages: (@Sendable (Parcel, WritingAids) throws -> [Data])?
  /// For a format whose files are used without the program: one that asks for a passphrase and opens itself. What it says of the
  /// parcel goes through `seal`, and what `seal` returns is all of it that the file holds. Nil for a format that can't.
  ///
  /// Throws `Failure`s as ``write`` does, and what `seal` throws.
  public let writeSealed: SealedWriter?

  /// Writes a parcel, of which it seals whatever tells anything.
  public typealias SealedWriter =
    @Sendable (Parcel, any ByteSink, WritingAids, _ seal: (Data) throws -> Data) throws -> Void

  public init(
    id: String, names: [String: String] = [:], endings: [String], reads: Set<Parcel.Kind> = [],
    writes: Set<Parcel.Kind> = [], carries: Set<Carried> = [], shares: Set<Carried> = [],
    attaches: Set<Parcel.Kind> = [], isCompanion: Bool = false, mediaType: String = "application/octet-stream",
    guide: Phrase? = nil, recognises: @escaping @Sendable (_ beginning: Data) -> Bool = { _ in false },
    read: (@Sendable (InputFile, ReadingAids) throws -> Reading)? = nil,
    write: (@Sendable (Parcel, any ByteSink, WritingAids) throws -> Void)? = nil,
    writePages: (@Sendable (Parcel, WritingAids) throws -> [Data])? = nil, writeSealed: SealedWriter? = nil
  ) {
    self.id = id
    self.names = names
    self.endings = endings
    self.reads = reads
    self.writes = writes
    self.carries = carries
    self.shares = shares
    self.attaches = attaches
    self.isCompanion = isCompanion
    self.mediaType = mediaType
    self.guide = guide
    self.recognises = recognises
    self.read = read
    self.write = write
    self.writePages = writePages
    self.writeSealed = writeSealed
  }

  /// A format whose writer makes its files whole.
  public init(
    id: String, names: [String: String] = [:], endings: [String], reads: Set<Parcel.Kind> = [],
    writes: Set<Parcel.Kind> = [], carries: Set<Carried> = [], shares: Set<Carried> = [],
    attaches: Set<Parcel.Kind> = [], isCompanion: Bool = false, mediaType: String = "application/octet-stream",
    guide: Phrase? = nil, recognises: @escaping @Sendable (_ beginning: Data) -> Bool = { _ in false },
    read: (@Sendable (InputFile, ReadingAids) throws -> Reading)? = nil,
    write: @escaping @Sendable (Parcel, WritingAids) throws -> Data,
    writePages: (@Sendable (Parcel, WritingAids) throws -> [Data])? = nil, writeSealed: SealedWriter? = nil
  ) {
    self.init(
      id: id, names: names, endings: endings, reads: reads, writes: writes, carries: carries, shares: shares,
      attaches: attaches,
      isCompanion: isCompanion, mediaType: mediaType, guide: guide, recognises: recognises, read: read,
      write: { parcel, sink, aids in try sink.write(write(parcel, aids)) }, writePages: writePages,
      writeSealed: writeSealed)
  }

  /// A file of this format held whole, for one that is small or looked at.
  ///
  /// - Returns: nil for a format that is only read.
  /// - Throws: what ``write`` throws.
  public func file(of parcel: Parcel, with aids: WritingAids) throws -> Data? {
    guard let write else { return nil }
    let sink = CollectingSink()
    try write(parcel, sink, aids)
    return sink.bytes
  }

  /// How many bytes ``recognises`` is given at most.
  public static let beginning = 4096

  /// A part of a board that some formats have a place for and others not.
  public enum Carried: String, Sendable, CaseIterable {
    case pictures, voices, videos
    /// Several boards in one file.
    case sets
    case links, actions
    /// Of cells: background and frame.
    case colors
    case spans
    /// Cells that lie anywhere on the page.
    case areas
    case hidden
    /// Several pages of one board, which elsewhere lie one below the other.
    case pages
    /// Colours behind the cells of a board.
    case backgrounds
    /// Pictures behind the cells of a board.
    case scenes
    /// In which letters the words of a board are shown, and whether above or below their pictures.
    case lettering
    /// Words step by step, and symbols that the patient may move.
    case levels
    /// What a cell says, other than what it shows.
    case spoken
    /// Categories and meanings of symbols.
    case categories
    /// What modules send along.
    case items
    /// Fields that only this format knows come back as they were.
    case foreign
  }
}

/// A file that somebody gave us.
public struct InputFile: Sendable {
  /// Where it lies.
  public let path: String
  /// Of the file, without its folder.
  public let fileName: String
  /// The same without the ending; for things that have no name of their own.
  public let name: String
  /// Mapped, not copied, where it is large.
  public let bytes: Data
  private let isMapped: Bool

  /// - Parameter isMapped: whether the bytes lie in a file that is mapped and never written to, so that what was read can
  ///   be let go of.
  public init(path: String, bytes: Data, isMapped: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isMapped = isMapped
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
    let file = String(path[start...])
    fileName = file
    name = file.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(file[..<$0]) } ?? file
  }

  /// What tells of which format it is: ``FileFormat/beginning`` bytes at most.
  public var beginning: Data { bytes.prefix(FileFormat.beginning) }

  /// A copy of `count` bytes from `start`, or of those that there are. The file itself needs no memory for it afterwards:
  /// so one goes through a file of any size.
  public func part(from start: Int, count: Int) -> [UInt8] {
    bytes.withUnsafeBytes { all in
      guard start < all.count, count > 0, let base = all.baseAddress else { return [] }
      let part = Array(all[start..<min(all.count, start + count)])
      if isMapped {
        // Whole pages, by the address: what lies beside them is read again when it is wanted.
        let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
        let first = UInt(bitPattern: base + start) / page * page
        let end = (UInt(bitPattern: base + start + part.count) + page - 1) / page * page
        if let address = UnsafeMutableRawPointer(bitPattern: first) {
          madvise(address, Int(end - first), MADV_DONTNEED)
        }
      }
      return part
    }
  }

  /// A copy of all bytes, to be worked on; a mapped file isn't in memory twice for it.
  public func contents() -> [UInt8] {
    var all: [UInt8] = []
    all.reserveCapacity(bytes.count)
    while all.count < bytes.count { all += part(from: all.count, count: 1 << 20) }
    return all
  }
}

/// What a reader found in a file: all that is whole, and what is not, named.
public struct Reading: Sendable, Equatable {
  /// All that could be read.
  public var parcel: Parcel
  /// What was repaired, and what could not be carried over, each with its place in the file.
  public var complaints: [Phrase]
  /// True when the file is cut short or damaged: then what is missing from it was not taken out by its sender.
  public var isPartial: Bool
  /// True for words without pictures: the receiver looks for symbols that show them.
  public var isWordList: Bool
  /// The language of most words, where the file says which; nil for the user's. Words are looked up in it: an English *pie* is no
  /// Spanish foot.
  public var language: String?
  /// Addresses of pictures that aren't in the file and weren't fetched; who calls the reader fills it in.
  public var missingPictures: [String] = []

  public init(
    parcel: Parcel, complaints: [Phrase] = [], isPartial: Bool = false, isWordList: Bool = false,
    language: String? = nil
  ) {
    self.parcel = parcel
    self.complaints = complaints
    self.isPartial = isPartial
    self.isWordList = isWordList
    self.language = language
  }
}

extension Reading {
  /// With the plain layout for boards of which the file names none.
  public func onPlainLayout(_ aids: ReadingAids) -> Reading {
    let layout = aids.layouts.plain(for: nil)?.id ?? ""
    var reading = self
    for index in reading.parcel.boards.indices where reading.parcel.boards[index].layout.isEmpty {
      reading.parcel.boards[index].layout = layout
    }
    return reading
  }
}

/// What a reader may use.
public struct ReadingAids: Sendable {
  /// For formats that are zip archives.
  public let archiver: any Archiver
  /// Those that there are, for boards whose file names none.
  public let layouts: [BoardLayout]
  /// The user's language, for what a file has in several.
  public let language: String
  /// For what a file has of pictures.
  public let pictures: FilePictures
  /// Whether the user wants no more of it: asked by what takes long, which then throws ``Failure`` `interrupted`.
  public let isInterrupted: @Sendable () -> Bool

  public init(
    archiver: any Archiver, layouts: [BoardLayout] = [], language: String, pictures: FilePictures = FilePictures(),
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.archiver = archiver
    self.layouts = layouts
    self.language = language
    self.pictures = pictures
    self.isInterrupted = isInterrupted
  }
}

/// What a writer may use.
public struct WritingAids: Sendable {
  /// For formats that have pages, or want a picture in another format than it has.
  public let renderer: any Renderer
  /// For formats that are zip archives.
  public var archiver: any Archiver
  /// All that modules brought; a board names its own by identifier.
  public let layouts: [BoardLayout]
  /// The language in which the file addresses its reader.
  public let wording: Wording
  /// The language of the words on its boards (BCP 47), for formats that say it: the reader's, unless they are known to be in another.
  public var wordsLanguage: String
  /// When the file is written; all that it says of its making is of this moment.
  public let now: Moment
  /// For formats that have pages.
  public var page: PageSetup
  /// Of the file's name, in small letters and without dot, for formats whose files differ by it; empty where the file has
  /// no name yet.
  public var ending = ""
  /// Told how far writing has come, 0 to 1, by formats that take long.
  public var progress: @Sendable (Double) -> Void = { _ in }
  /// For files that are used without the program; nil where only a form is tried.
  public var companion: CompanionAids?
  /// As ``ReadingAids/isInterrupted``.
  public let isInterrupted: @Sendable () -> Bool

  /// For words in the language of `wording`.
  public init(
    renderer: any Renderer, archiver: any Archiver, layouts: [BoardLayout], wording: Wording, now: Moment,
    page: PageSetup = PageSetup(), isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.renderer = renderer
    self.archiver = archiver
    self.layouts = layouts
    self.wording = wording
    wordsLanguage = wording.language.id
    self.now = now
    self.page = page
    self.isInterrupted = isInterrupted
  }
}
