import Clinic
import Foundation
import TagarelaKit
import Workspace

/// The folder into which copies of all data go: one for each day, of each workspace that is kept there.
struct CopyFolder {
  let path: String
  private let clinic: Clinic

  /// Nil where none is set.
  ///
  /// - Throws: ``Failure`` `settings.set_elsewhere`.
  init?(_ clinic: Clinic) throws {
    guard let path = try CopySettings(clinic).folder else { return nil }
    self.path = path
    self.clinic = clinic
  }

  /// A file that was written by ``write(_:)``.
  struct Copy {
    let name: String
    let day: Day
    let isSealed: Bool
    /// To one place behind the point.
    let megabytes: Double
    let written: Date
  }

  /// Those of this workspace, the newest first.
  ///
  /// - Throws: ``Failure`` `copies.folder_away`.
  func copies() throws -> [Copy] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { throw away }
    let beginning = try beginning
    return names.compactMap { copy($0, beginning) }.sorted { ($0.day, $0.written) > ($1.day, $1.written) }
  }

  private func copy(_ name: String, _ beginning: String) -> Copy? {
    guard name.hasPrefix(beginning) else { return nil }
    let rest = name.dropFirst(beginning.count)
    guard let day = Day(String(rest.prefix(10))),
      let ending = Self.endings.first(where: { $0 == rest.dropFirst(10) }),
      let facts = try? FileManager.default.attributesOfItem(atPath: path + "/" + name),
      facts[.type] as? FileAttributeType == .typeRegular, let written = facts[.modificationDate] as? Date
    else { return nil }
    return Copy(
      name: name, day: day, isSealed: ending == Self.endings[1],
      megabytes: ((facts[.size] as? Double ?? 0) / 100_000).rounded() / 10, written: written)
  }

  private static let endings = [".bak", ".bak." + Clinic.sealedEnding]

  /// What the names of this workspace's copies begin with: its own name may be another's as well, its mark is not.
  private var beginning: String {
    get throws {
      let file = URL(fileURLWithPath: clinic.workspace.path).deletingPathExtension().lastPathComponent
      return "\(UserFiles.slug(file)) \(clinic.workspace.mark) "
    }
  }

  private var away: Failure { Failure("copies.folder_away", ["path": .text(path)]) }

  /// What was written, and what was removed for it.
  struct Written {
    let path: String
    let isSealed: Bool
    let removed: [String]
  }

  /// Writes the copy of a day, in the place of an earlier one of that day; then those beyond the newest go.
  ///
  /// - Throws: ``Failure`` as ``copies()``, ``CopySettings/seal`` and ``Clinic/backUp(to:_:replacing:)``.
  func write(_ day: Day) throws -> Written {
    let settings = CopySettings(clinic)
    let seal = try settings.seal
    let before = try copies()
    let name = try beginning + day.description + Self.endings[seal == nil ? 0 : 1]
    try clinic.backUp(to: path + "/" + name, seal, replacing: true)
    try clinic.note(.saved, "workspace", to: path + "/" + name)
    let days = Set(before.map(\.day) + [day]).sorted(by: >).prefix(try settings.days)
    let removed = before.map { copy in (name: copy.name, day: copy.day) }
      .filter { $0.name != name && ($0.day == day || !days.contains($0.day)) }.map(\.name)
      .filter { unlink(path + "/" + $0) == 0 }
    return Written(path: path + "/" + name, isSealed: seal != nil, removed: removed)
  }

  /// Whether something has changed since the newest copy, or there is none of this day.
  private func isDue(_ day: Day) throws -> Bool {
    guard let newest = try copies().first, newest.day == day else { return true }
    // The logical time of a change begins with the milliseconds of the clock (``LogicalTime``).
    return try Double(clinic.workspace.latestChange() >> 16) / 1000 > newest.written.timeIntervalSince1970
  }

  // MARK: at the prompt

  /// Days after which one is told that there is no newer copy.
  private static let tooOld = 7

  @Sendable static func reminders(_ clinic: Clinic) throws -> [Phrase] {
    do {
      guard let newest = try CopyFolder(clinic)?.copies().first else { return [] }
      let today = Moment.now.day
      let isOld = today.daysSinceEpoch - newest.day.daysSinceEpoch > tooOld
      return isOld ? [Phrase("copies.old", ["day": .day(newest.day)])] : []
    } catch let failure as Failure {
      return [failure.what]
    }
  }

  /// Whoever leaves the prompt leaves a copy behind.
  @Sendable static func leaving(_ clinic: Clinic) throws -> [Phrase] {
    guard !clinic.workspace.isReadOnly else { return [] }
    do {
      let today = Moment.now.day
      guard let folder = try CopyFolder(clinic), try folder.isDue(today) else { return [] }
      return [Phrase("copies.done", ["path": .text(try folder.write(today).path)])]
    } catch let failure as Failure {
      return [Phrase("copies.failed", ["reason": .phrase(failure.what)])]
    }
  }
}
