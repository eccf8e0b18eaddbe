public import Foundation
public import Mail
import Sealing
import Synchronization
public import TagarelaKit
public import Workspace

/// Files for a tutor or a therapist, and the e-mail that carries them: all about one patient.
public struct Outgoing {
  public let clinic: Clinic
  let name: LetterName
  let parcel: Parcel
  /// Nil where no address is known.
  public let to: Mailbox?
  public let subject: String
  public let body: String
  /// The identity of the plan that it carries; nil for a letter of another kind.
  public let about: String?
  private let request: CompanionRequest
  private let seal: Seal?
  private let isWordsAlone: Bool
  private let remembered = LeftOut()

  /// - Parameters:
  ///   - to: nil where no address is known.
  ///   - about: the identity of the plan that it carries.
  ///   - request: for what goes along to be used without the program.
  ///   - seal: for whom its files are sealed; then neither its subject nor its text says anything. Nil for no seal.
  ///   - isWordsAlone: whether it may leave without any file, for what it says is all.
  public init(
    _ clinic: Clinic, name: LetterName, parcel: Parcel, to: Mailbox?, subject: String, body: String,
    about: String? = nil, _ request: CompanionRequest = CompanionRequest(), seal: Seal? = nil,
    isWordsAlone: Bool = false
  ) {
    self.clinic = clinic
    self.name = name
    self.parcel = parcel
    self.to = to
    self.subject = seal == nil ? subject : clinic.wording.text(Phrase("letter.sealed"))
    self.body = seal == nil ? body : clinic.wording.text(Phrase("letter.sealed_body"))
    self.seal = seal
    self.about = about
    self.request = request
    self.isWordsAlone = isWordsAlone
  }

  /// The identity of the patient whom it is about.
  public var patient: String? { parcel.patient?.uid }

  /// How much modules send along, by the part's identifier, in their order.
  public func itemCounts() throws -> [(part: String, count: Int)] {
    let counts = Dictionary(grouping: try clinic.withItems(parcel).items, by: \.part).mapValues(\.count)
    return counts.sorted { $0.key < $1.key }.map { (part: $0.key, count: $0.value) }
  }

  /// What its letter had no room for when its files were made.
  public var leftOut: [FileFormat] { remembered.formats.withLock { $0 } }

  /// Makes its files: one in each format that letters carry, and the letter.
  ///
  /// - Parameter folder: where they lie until they are published, or gone.
  /// - Throws: ``Failure`` `send.no_format` where no module brings one, `send.too_large` for a letter that mail doesn't take,
  ///   `file.unwritable`.
  public func staged(in folder: String) throws -> StagedLetter {
    let parcel = try clinic.withItems(parcel)
    let aids = try clinic.writingAids(for: parcel, reader: nil, PageSetup(), request)
    let limit = try clinic.largestLetter
    let takesCompanions = try clinic.workspace.setting(Clinic.companionSetting) != "no"
    let files = try StagedFiles(in: folder)
    var attachments: [Letter.Attachment] = []
    var guides: [String] = []
    var leftOut: [FileFormat] = []
    let formats = clinic.registry.all(.formats).filter { $0.attaches.contains(parcel.kind) }
    func attach(_ format: FileFormat, where fits: (_ size: Int) throws -> Bool) throws {
      guard let write = format.write else { return }
      let (file, attachment) = try self.attachment(in: format, write, parcel, aids, files)
      if try fits((attachments + [attachment]).reduce(0) { $0 + Letter.length(encoding: $1.bytes.count) }) {
        attachments.append(attachment)
        if let guide = seal == nil ? format.guide : seal(of: format)?.guide {
          guides.append("\(attachment.name): \(clinic.wording.text(guide))")
        }
      } else {
        files.remove(file)
        leftOut.append(format)
      }
    }
    for format in formats where !format.isCompanion {
      try attach(format) { size in
        try check(size, limit)
        return true
      }
    }
    guard isWordsAlone || !attachments.isEmpty else {
      throw Failure("send.no_format", hint: Phrase("send.no_format.hint"))
    }
    for format in formats where format.isCompanion && takesCompanions {
      try attach(format) { $0 + Self.roomForText <= limit }
    }
    remembered.formats.withLock { $0 = leftOut }
    let file = try files.add(ending: "eml")
    let letter = try letter(attachments, guides)
    try letter.write(to: file)
    let message = try file.finished()
    try check(message.count, limit)
    return StagedLetter(
      attachments: attachments, message: message, messageID: letter.messageID, files: files, now: aids.now)
  }

  /// A file in a format, sealed where the letter is.
  private func attachment(
    in format: FileFormat, _ write: (Parcel, any ByteSink, WritingAids) throws -> Void, _ parcel: Parcel,
    _ aids: WritingAids, _ files: StagedFiles
  ) throws -> (StagedFile, Letter.Attachment) {
    let ending = format.endings.first ?? format.id
    let file = try files.add(ending: ending)
    if let (writeSealed, seal, _) = seal(of: format) {
      try writeSealed(parcel, file, aids) { try clinic.sealed($0, ending: ending, seal) }
      return (
        file, Letter.Attachment(name: "tagarela.\(ending)", mediaType: format.mediaType, bytes: try file.finished())
      )
    }
    try write(parcel, file, aids)
    let bytes = try file.finished()
    guard let seal else {
      return (file, Letter.Attachment(name: "\(name.plain).\(ending)", mediaType: format.mediaType, bytes: bytes))
    }
    let sealed = try files.add(ending: "\(ending).\(Sealer.ending)")
    try sealed.write(clinic.sealed(bytes, ending: ending, seal))
    files.remove(file)
    // What a file is called is read on the way as well.
    return (
      sealed,
      Letter.Attachment(
        name: "tagarela.\(ending).\(Sealer.ending)", mediaType: "application/octet-stream", bytes: try sealed.finished()
      )
    )
  }

  /// How a file of a format is sealed so that it opens itself, and what is said of that; nil where it can't.
  private func seal(of format: FileFormat) -> (write: FileFormat.SealedWriter, seal: Seal, guide: Phrase)? {
    guard let write = format.writeSealed, let seal = seal?.selfOpening else { return nil }
    return (write, seal, Phrase("letter.sealed_page"))
  }

  /// Writes all files or none, under names that no file had.
  ///
  /// - Returns: their paths.
  /// - Throws: as ``staged(in:)``.
  func write(to outbox: Outbox) throws -> [String] {
    let staged = try staged(in: outbox.folder)
    return try staged.files.publish(as: outbox.isNamed ? name.candidates : name.candidates(at: staged.now))
  }

  private func check(_ bytes: Int, _ limit: Int) throws {
    guard bytes > limit else { return }
    throw Failure(
      "send.too_large", ["size": .real(Double(bytes) / 1e6), "limit": .real(Double(limit) / 1e6)],
      hint: Phrase("send.too_large.hint"))
  }

  /// Who sends it; nil where no address of theirs is known.
  public var from: Mailbox? {
    get throws {
      // Of what a tutor sends the plan that brought the tutor says who that is.
      let sender = try clinic.isTutors ? parcel.tutor : nil
      let name = try clinic.workspace.setting("name") ?? sender?.name ?? Self.noName
      return try clinic.mailbox(name, clinic.workspace.setting("email") ?? sender?.email)
    }
  }

  /// - Parameter guides: for each file what it is for.
  private func letter(_ attachments: [Letter.Attachment], _ guides: [String]) throws -> Letter {
    let nobody = Mailbox(name: Self.noName, address: try EmailAddress(validating: Self.noAddress))
    return Letter(
      from: try from ?? nobody, to: to.map { [$0] } ?? [], subject: subject,
      body: ([body] + (guides.isEmpty ? [] : [guides.reversed().joined(separator: "\n")])).joined(separator: "\n\n"),
      attachments: attachments,
      date: .now, minutesAheadOfUTC: Moment.minutesAheadOfUTC, messageID: "\(UUID().uuidString.lowercased())@tagarela")
  }

  /// Bytes that a letter has beside its attachments, generously.
  private static let roomForText = 20_000

  private static let noName = "Tagarela"

  /// Every letter comes from somebody; where no address has been set, from a domain that can't exist (RFC 2606).
  private static let noAddress = "tagarela@tagarela.invalid"
}

/// Formats whose files would have made a letter larger than mail takes.
private final class LeftOut: Sendable {
  let formats = Mutex<[FileFormat]>([])
}

/// A letter whose files are on the disk and have no names yet. They are gone when this is.
public struct StagedLetter {
  /// One in each format that letters carry.
  public let attachments: [Letter.Attachment]
  /// The e-mail with them, as it is sent.
  public let message: Data
  /// The message's own, by which whoever gets it twice knows it again.
  public let messageID: String
  let files: StagedFiles
  let now: Moment
}

/// Where letters are laid.
public struct Outbox: Sendable {
  let folder: String
  /// Whether the user named the folder for this letter.
  let isNamed: Bool

  public init(folder: String, isNamed: Bool) {
    self.folder = folder
    self.isNamed = isNamed
  }
}

extension Clinic {
  /// The outbox that the settings name, else one in the user's data folder.
  public var outbox: Outbox {
    get throws { Outbox(folder: try workspace.setting("outbox") ?? usualOutbox, isNamed: false) }
  }

  /// In the user's data folder.
  public var usualOutbox: String { userFolder + "/outbox" }

  /// Where the user's data lies, also what belongs to no workspace.
  var userFolder: String {
    let environment = ProcessInfo.processInfo.environment
    // An empty one is as none (XDG Base Directory Specification): it would lead to the root of the disk.
    let named = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let data = named ?? (environment["HOME"] ?? ".") + "/.local/share"
    return data + "/tagarela"
  }

  /// Bytes of the largest letter that mail takes.
  var largestLetter: Int {
    get throws { try LetterSize.bytes(workspace.setting(LetterSize.setting)) }
  }

  /// The setting that says whether letters take along what is used without the program.
  static let companionSetting = "patient_page"

  /// True in a tutor's workspace.
  public var isTutors: Bool {
    get throws { try workspace.setting("role") == "tutor" }
  }

  /// Where a tutor's letters go, else the patient's address.
  public func addressee(_ patient: PatientRecord) throws -> Mailbox? {
    if try isTutors { return try workspace.setting("therapist_email").flatMap { mailbox(nil, $0) } }
    return mailbox(patient.name, patient.email)
  }

  /// Nil without an address.
  public func mailbox(_ name: String?, _ address: String?) -> Mailbox? {
    address.flatMap { EmailAddress($0) }.map { Mailbox(name: name, address: $0) }
  }
}
