import Clinic
import Foundation
import HelperProtocols
import TagarelaKit
import Workspace

/// Letters that have come: looked through for what can be received, and taken apart.
struct Inbox {
  private let clinic: Clinic
  private let store: PostStore

  init(_ clinic: Clinic) {
    self.clinic = clinic
    store = PostStore(clinic.workspace)
  }

  func letters() throws -> [ArrivedLetter] { try store.arrivals() }

  /// - Throws: ``Failure`` `inbox.unknown`.
  func letter(numbered word: String) throws -> ArrivedLetter {
    guard let id = Int64(word.hasPrefix("#") ? String(word.dropFirst()) : word), let letter = try store.arrival(id),
      letter.state != .unrelated
    else { throw Failure("inbox.unknown", ["id": .text(word)], candidates: try letters().map { String($0.id) }) }
    return letter
  }

  /// Bytes of a letter that is opened unasked.
  private static let large = 64 << 20

  /// Looks through whatever has come since.
  ///
  /// - Parameter progress: told how far it has come, 0 to 1.
  /// - Returns: how many things came that are for us.
  /// - Throws: ``Failure`` where nothing can be looked into; what was found before is kept.
  func fetch(progress: (Double) -> Void) throws -> Int {
    var found = 0
    for source in try sources() {
      let new = try source.look()
      for (index, letter) in new.enumerated() {
        try clinic.checkInterruption()
        progress(Double(index) / Double(new.count))
        let arrived = try look(at: letter, in: source)
        try store.add(arrived)
        found += arrived.filter { $0.state != .unrelated }.count
      }
      try source.finish()
    }
    return found
  }

  /// What can be received of a letter.
  ///
  /// - Parameter folder: empty, and nobody else's.
  /// - Throws: ``Failure`` `inbox.gone`, `inbox.nothing_carried`, and where the letter can't be read.
  func file(of letter: ArrivedLetter, in folder: PrivateFolder) throws -> OpenedLetter.File {
    guard let source = try sources().first(where: { $0.id == letter.source }) else { throw Failure("inbox.gone") }
    let files = try relevant(opened(letter.place, in: source, folder).files)
    guard files.indices.contains(letter.file - 1) else { throw Failure("inbox.nothing_carried") }
    return files[letter.file - 1]
  }

  /// Remembers that what a letter carries was received. What didn't arrive whole stays so.
  func noteReceived(_ letter: ArrivedLetter) throws {
    if letter.state != .cut { try store.note(letter.id, .received) }
  }

  /// - Throws: ``Failure`` `inbox.none` where none is named.
  private func sources() throws -> [any LetterSource] {
    let settings = MailSettings(clinic)
    var sources: [any LetterSource] = []
    if let path = try settings.inbox() { sources.append(LetterFolder(path: path, store: store)) }
    if try sources.isEmpty || clinic.workspace.setting(MailSettings.Key.imap) != nil {
      sources.append(try ServerMailbox(clinic))
    }
    return sources
  }

  private func opened(
    _ place: String, in source: any LetterSource, _ folder: PrivateFolder
  ) throws -> OpenedLetter {
    let path = try source.fetch(place, to: folder.path + "/letter.eml")
    let parts = folder.path + "/parts"
    guard mkdir(parts, 0o700) == 0 else {
      throw Failure("file.unwritable", ["path": .text(parts), "reason": .systemError])
    }
    return try clinic.postOffice.open(path, into: parts)
  }

  private func relevant(_ files: [OpenedLetter.File]) -> [OpenedLetter.File] {
    let endings = clinic.letterEndings
    return files.filter { file in endings.contains { file.name.lowercased().hasSuffix("." + $0) } }
  }

  private func look(at letter: (place: String, bytes: Int), in source: any LetterSource) throws -> [ArrivedLetter] {
    var arrived = ArrivedLetter(source: source.id, place: letter.place, bytes: letter.bytes, state: .large)
    guard letter.bytes <= Self.large else { return [arrived] }
    let folder = try PrivateFolder()
    defer { withExtendedLifetime(folder) {} }
    let opened: OpenedLetter
    do {
      opened = try self.opened(letter.place, in: source, folder)
    } catch let failure as Failure {
      // Whoever interrupts means all of it.
      try clinic.checkInterruption()
      arrived.state = .refused
      arrived.reply = clinic.wording.text(failure.what)
      return [arrived]
    }
    let files = relevant(opened.files)
    guard !files.isEmpty else {
      arrived.state = .unrelated
      return [arrived]
    }
    arrived.sender = opened.sender.asName
    arrived.address = opened.address.asName
    arrived.subject = opened.subject.asName
    arrived.at = opened.date.map { Moment(seconds: $0 + Moment.minutesAheadOfUTC * 60) }
    return files.enumerated().map { index, file in
      var described = arrived
      described.file = index + 1
      describe(file, in: &described)
      return described
    }
  }

  private func describe(_ file: OpenedLetter.File, in arrived: inout ArrivedLetter) {
    do {
      let input = try UserFiles.received(file.path)
      let opened = clinic.isSealed(input) ? try clinic.open(file.path, keyFile: nil, passphrase: { _ in nil }) : nil
      let reading = try withExtendedLifetime(opened) { try clinic.read(opened?.file ?? input) }
      let parcel = reading.parcel
      arrived.kind = parcel.kind.rawValue
      arrived.patient = parcel.patient?.name
      arrived.content = parcel.plans.first?.name ?? parcel.boards.first?.name
      arrived.state = reading.isPartial ? .cut : .waiting
      if reading.isPartial { arrived.reply = clinic.wording.text(Phrase("inbox.cut")) }
    } catch let failure as Failure where failure.what.key == "seal.needs_passphrase" {
      arrived.state = .waiting
      arrived.reply = clinic.wording.text(Phrase("inbox.sealed"))
    } catch {
      arrived.state = .refused
      arrived.reply = (error as? Failure).map { clinic.wording.text($0.what) }
    }
  }
}
