import Clinic
import Files
import Foundation
import HelperProtocols
import TagarelaKit
import Workspace

/// Where letters arrive.
protocol LetterSource {
  /// What it is remembered by.
  var id: String { get }

  /// Those that were never looked at, in the order in which they came.
  ///
  /// - Throws: ``Failure`` where it can't be looked into.
  func look() throws -> [(place: String, bytes: Int)]

  /// Notes that all of a look has been gone through.
  func finish() throws

  /// - Parameter path: where the letter is to be written, unless it is a file already.
  /// - Returns: where it is.
  /// - Throws: ``Failure`` where it is gone.
  func fetch(_ place: String, to path: String) throws -> String
}

/// A mailbox of an IMAP server, which nothing here changes.
final class ServerMailbox: LetterSource {
  let id: String
  private let clinic: Clinic
  private let store: PostStore
  private let account: MailAccount
  private let mailbox: String
  private let office: PostOffice
  private var latest: MailboxLook?

  /// Bytes of the largest letter that is fetched.
  private static let largest = LetterLimits().bytes

  /// - Throws: ``Failure`` as ``MailSettings/account(_:)``.
  init(_ clinic: Clinic) throws {
    self.clinic = clinic
    store = PostStore(clinic.workspace)
    account = try MailSettings(clinic).account(.imap)
    mailbox = try MailSettings(clinic).server(.imap).mailbox ?? "INBOX"
    office = try clinic.postOffice
    id = "\(account.server)/\(mailbox) \(account.user ?? "")"
  }

  // Its line, and the password with it, last as long as this.
  deinit { office.hangUp() }

  func look() throws -> [(place: String, bytes: Int)] {
    let known = try store.lookedAt(id)
    let first = Day(daysSinceEpoch: Moment.now.day.daysSinceEpoch - (try MailSettings(clinic).days())) ?? Moment.now.day
    let request = MailRequest.look(
      mailbox: mailbox, validity: known?.validity, last: known?.last ?? 0, since: Self.text(first),
      endings: clinic.letterEndings, account: account)
    let look: MailboxLook
    switch try office.ask(request, isInterrupted: clinic.isInterrupted) {
    case .looked(let found): look = found
    case .refused(let refusal): throw Failure(refusal)
    case .done, .opened, .unsure: throw PostOffice.misunderstood
    }
    latest = look
    let places = try store.knownPlaces(in: id)
    return look.letters.map { ("\(look.validity) \($0.number)", $0.bytes) }.filter { !places.contains($0.0) }
  }

  func finish() throws {
    if let latest { try store.note(lookedAt: id, validity: latest.validity, last: latest.last) }
  }

  func fetch(_ place: String, to path: String) throws -> String {
    let numbers = place.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 else { throw Failure("inbox.gone") }
    let request = MailRequest.fetch(
      mailbox: mailbox, validity: numbers[0], number: numbers[1], file: path, limit: Self.largest, account: account)
    switch try office.ask(request, isInterrupted: clinic.isInterrupted) {
    case .done: return path
    case .refused(let refusal): throw refusal.reason == .missing ? Failure("inbox.gone") : Failure(refusal)
    case .looked, .opened, .unsure: throw PostOffice.misunderstood
    }
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `1-Feb-2026`, as servers read it.
  private static func text(_ day: Day) -> String {
    "\(day.day)-\(months.dropFirst(day.month - 1).first ?? "Jan")-\(day.year)"
  }
}

/// A Maildir, or a folder of letters.
struct LetterFolder: LetterSource {
  let path: String
  let store: PostStore

  var id: String { path }

  /// A Maildir's letters change their names when they are read, behind this sign.
  private static let flags = ":2,"

  func look() throws -> [(place: String, bytes: Int)] {
    let known = try store.knownPlaces(in: id)
    return files.map { ($0.key, $0.value) }.filter { !known.contains($0.0) }.sorted { $0.0 < $1.0 }
      .map { place, path in (place, Self.bytes(of: path)) }
  }

  func finish() {}

  func fetch(_ place: String, to _: String) throws -> String {
    guard let path = files[place] else { throw Failure("inbox.gone") }
    return path
  }

  /// Paths by what stays of their names.
  private var files: [String: String] {
    func names(_ folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
    }
    let folders = ["cur", "new"].map { "\(path)/\($0)" }.filter { FileManager.default.fileExists(atPath: $0) }
    guard folders.count < 2 else {
      let all = folders.flatMap { folder in
        names(folder).map { name in
          (name.firstRange(of: Self.flags).map { String(name[..<$0.lowerBound]) } ?? name, "\(folder)/\(name)")
        }
      }
      return Dictionary(all) { first, _ in first }
    }
    let letters = names(path).filter { $0.lowercased().hasSuffix(".eml") }
    return Dictionary(letters.map { ($0, "\(path)/\($0)") }) { first, _ in first }
  }

  private static func bytes(of path: String) -> Int {
    ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int) ?? 0
  }
}

extension Clinic {
  /// Endings of the files that letters between us carry.
  var letterEndings: [String] {
    registry.all(.formats).filter { $0.read != nil && !$0.attaches.isEmpty }.flatMap(\.endings)
      // Phones share only endings that they know: `.phist` leaves them as `.phist.txt`.
      .flatMap { [$0, "\($0).txt", "\($0).\(Clinic.sealedEnding)"] }
  }
}
