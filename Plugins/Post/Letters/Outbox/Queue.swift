import Clinic
import Files
import Foundation
import HelperProtocols
import Mail
import Services
import TagarelaKit
import Workspace

/// Letters on their way out: each is kept whole before anybody else gets it, and until somebody certainly has it.
struct Queue {
  let clinic: Clinic
  private let store: PostStore

  init(_ clinic: Clinic) {
    self.clinic = clinic
    store = PostStore(clinic.workspace)
  }

  /// The Message-IDs of letters that have left, from whatever workspace.
  private static let left = StateLines("sent-letters")

  /// What becomes of a letter that is handed over.
  enum Fate: Equatable {
    case sent
    case waiting(Phrase)
    case unsure(Phrase)
  }

  func letters() throws -> [QueuedLetter] { try store.letters() }

  /// The letter of a number, with or without its sign: `#3`.
  ///
  /// - Throws: ``Failure`` `post.unknown`.
  func letter(numbered word: String) throws -> QueuedLetter {
    guard let id = Int64(word.hasPrefix("#") ? String(word.dropFirst()) : word), let letter = try store.letter(id)
    else {
      throw Failure(
        "post.unknown", ["id": .text(word)], candidates: try letters().map { String($0.id) })
    }
    return letter
  }

  func remove(_ letter: QueuedLetter) throws { try store.removeLetter(letter.id) }

  /// Keeps a letter in the step that notes it, and hands it over after that.
  ///
  /// - Throws: ``Failure`` `post.no_receiver`, `post.no_sender`, and what making its files throws.
  func take(_ letter: Outgoing, by way: String) throws -> Transport.Delivery {
    guard let to = letter.to else { throw Failure("post.no_receiver", hint: Phrase("post.no_receiver.hint")) }
    guard let from = try letter.from else { throw Failure("post.no_sender", hint: Phrase("post.no_sender.hint")) }
    let staged = try letter.staged(in: FileManager.default.temporaryDirectory.path)
    let id = try store.add(
      staged.message, messageID: staged.messageID, subject: letter.subject, from: from.address.transport,
      to: to.address.transport, by: way, about: letter.about, patient: letter.patient)
    return Transport.Delivery(.waiting, receipt: Phrase("post.waits")) {
      guard let kept = try store.letter(id) else { return Transport.Delivery(receipt: Phrase("post.sent")) }
      return Transport.Delivery(try handOver(kept))
    }
  }

  /// Has somebody else take a letter, once: that it is handed over is on the disk before it is.
  ///
  /// - Parameter again: whether one is handed over once more that may have left.
  /// - Throws: what the workspace throws.
  func handOver(_ letter: QueuedLetter, again: Bool = false) throws -> Fate {
    // What isn't kept yet could be taken back after the letter has left.
    guard !clinic.workspace.isUnsaved else { return .waiting(Obstacle(.script).phrase(to: letter.receiver)) }
    // A copy of the workspace may bring one back that has left since.
    if !again, Self.left.has(letter.messageID) {
      try store.removeLetter(letter.id)
      return .sent
    }
    let folder: PrivateFolder
    let request: MailRequest
    do {
      folder = try PrivateFolder()
      let path = folder.path + "/letter.eml"
      let sink = try FileSink(path, replacing: false)
      try store.forEachPiece(of: letter.id) { try sink.write($0) }
      try sink.finish()
      request = try self.request(for: letter, in: path)
    } catch let failure as Failure {
      return try waits(letter, Obstacle(.here, clinic.wording.text(failure.what)))
    }
    defer { withExtendedLifetime(folder) {} }
    guard try store.claim(letter, unsure: again) else { return .waiting(Phrase("post.leaving")) }
    return try handOver(letter, request)
  }

  private func handOver(_ letter: QueuedLetter, _ request: MailRequest) throws -> Fate {
    let answer: MailAnswer
    do {
      let office = try clinic.postOffice
      defer { office.hangUp() }
      answer = try office.ask(request, isInterrupted: clinic.isInterrupted)
    } catch let failure as Failure {
      return try isUnsure(letter, clinic.wording.text(failure.what))
    }
    switch answer {
    case .done:
      // Where that can't be noted, the workspace still does.
      try? Self.left.add(letter.messageID)
      try store.removeLetter(letter.id)
      return .sent
    case .refused(let refusal): return try waits(letter, Obstacle(refusal))
    case .unsure(let reply): return try isUnsure(letter, reply)
    case .looked, .opened: return try isUnsure(letter, "")
    }
  }

  private func waits(_ letter: QueuedLetter, _ obstacle: Obstacle) throws -> Fate {
    try store.note(letter.id, .waiting, obstacle)
    return .waiting(obstacle.phrase(to: letter.receiver))
  }

  private func isUnsure(_ letter: QueuedLetter, _ reply: String) throws -> Fate {
    try store.note(letter.id, .unsure, Obstacle(.refused(.broken), reply))
    return .unsure(Phrase("post.unsure", ["id": .integer(Int(letter.id)), "reply": .text(reply)]))
  }

  private func request(for letter: QueuedLetter, in path: String) throws -> MailRequest {
    guard letter.way != Transport.sendmail.id else {
      return .pipe(letter: path, program: try MailSettings(clinic).sendmail(), arguments: ["-t", "-i"])
    }
    return .submit(
      letter: path, from: letter.sender, to: [letter.receiver], account: try MailSettings(clinic).account(.smtp))
  }
}

extension Queue {
  /// Why the last letter about something is still here; nil where none is.
  @Sendable static func waiting(_ clinic: Clinic, _ about: String) throws -> Phrase? {
    guard let letter = try PostStore(clinic.workspace).letter(about: about) else { return nil }
    return letter.why ?? Phrase("post.waits", ["name": .text(letter.subject), "to": .text(letter.receiver)])
  }

  /// What is said at the start of a prompt.
  @Sendable static func reminders(_ clinic: Clinic) throws -> [Phrase] {
    let count = try PostStore(clinic.workspace).letterCount()
    return count > 0 ? [Phrase("post.reminder", ["count": .integer(count)])] : []
  }

  /// Letters that haven't left, and what is known of those that came, hold what may be forgotten here.
  @Sendable static func remains(_ clinic: Clinic) throws -> [Remains] {
    let store = PostStore(clinic.workspace)
    let letters = try store.letters()
    let arrived = try store.arrivals()
    guard !letters.isEmpty || !arrived.isEmpty else { return [] }
    return [
      Remains(.outbox, letters.map { "#\($0.id) \($0.subject)" } + arrived.map(\.subject)) {
        for letter in letters { try store.removeLetter(letter.id) }
        try store.forgetArrivals()
      }
    ]
  }
}

extension Transport.Delivery {
  init(_ fate: Queue.Fate) {
    switch fate {
    case .sent: self.init(.sent, receipt: Phrase("post.sent"))
    case .waiting(let why): self.init(.waiting, receipt: Phrase("post.waits"), why: why)
    case .unsure(let why): self.init(.unsure, receipt: Phrase("post.maybe"), why: why)
    }
  }
}

extension Clinic {
  /// - Throws: ``Failure`` `post.none` where nothing can be sent or fetched.
  var postOffice: PostOffice {
    get throws {
      guard let office = try services[PostOffice.self] else { throw Failure("post.none") }
      return office
    }
  }
}
